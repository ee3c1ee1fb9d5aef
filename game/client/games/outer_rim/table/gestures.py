"""What a press, drag, drop or key on a spot of the table does, by way of the controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.games.outer_rim.table import placing
from game.client.games.outer_rim.table.located import Name
from game.client.games.outer_rim.table.spots import Spot
from game.table.decisions import Option
from game.table.refusals import Reason

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene


DRAG_SLACK = 5  # pixels before a press becomes a drag
SNAP_DU = 24


def press(table: TableScene, spot: Spot, pos: tuple[int, int]) -> None:
    """The button goes down on a spot."""
    take(table, table.controller.press(spot.name, pos))
    carried(table)


def drag(table: TableScene, spot: Spot, pos: tuple[int, int]) -> None:
    """The pointer moves with the button down."""
    carry = table.controller.carry
    if carry is None:
        return
    before, was = table.hand.rect(), carry.dragged
    table.controller.drag(pos, DRAG_SLACK)
    if carry.dragged and not was:
        table.app.cue("pick_up")
        table.invalidate()
    if carry.dragged:
        table.invalidate(before.inflate(16, 16))
        table.hand.changed()


def release(table: TableScene, spot: Spot, pos: tuple[int, int]) -> None:
    """The button comes up: a click, or a drop."""
    carry, ghost = table.controller.carry, table.hand.rect()
    dropped = carry is not None and carry.dragged
    if carry is None and not table.was_press:
        return
    outcome = table.controller.release(spot.name, pos, table.m.du(SNAP_DU))
    if not dropped and looked(table, spot.name, outcome):
        return
    if dropped:
        table.app.cue("drop" if isinstance(outcome, Option) else "back")
    if dropped and carry and not isinstance(outcome, Option):
        table.movements.fly_back(carry.source, table.hand.picture(carry.source), ghost)
    take(table, outcome)
    if not isinstance(outcome, Option):
        carried(table)


def enter(table: TableScene, spot: Spot) -> None:
    """Enter or Space on a focused spot: picks up, puts down, or answers."""
    table.was_press = True
    carry = table.controller.carry
    if table.inspecting and not (spot.live or spot.goal):
        table.pin(spot.name)
        return
    if carry is None and table.controller.targets_of(spot.name):
        plain = [p for p in table.controller.options_of(spot.name) if p.target is None]
        if not plain:
            table.controller.pick(spot.name, by_key=True)
            table.app.cue("pick_up")
            carried(table)
            goals = [w for w in table.form.order() if isinstance(w, Spot) and w.goal]
            table.form.set_focus(goals[0] if goals else None)
            return
    name = placing.stands_for(table, spot.name) if carry else spot.name
    name = name if carry and name in carry.targets else spot.name
    outcome = table.controller.click(name)
    if looked(table, name, outcome):
        return
    take(table, outcome)
    if not isinstance(outcome, Option):
        carried(table)


def looked(table: TableScene, name: Name, outcome: Option | Reason | None) -> bool:
    """A click on another player that answers nothing shows that player's board."""
    other = name[0] in ("seat", "ship") and name[1] != str(table.model.seat)
    if other and isinstance(outcome, Reason):
        table.look_at(int(name[1]))
    return other and isinstance(outcome, Reason)


def carried(table: TableScene) -> None:
    """What is in hand has changed: other spots light up."""
    table.was_press = True
    carry = table.controller.carry
    goals = set(carry.targets) if carry else set()
    live = table.controller.sources()
    for widget in table.form.widgets:
        if isinstance(widget, Spot):
            widget.goal = bool(carry) and (
                widget.name in goals or placing.stands_for(table, widget.name) in goals
            )
            widget.live = widget.name in live and not carry
            widget.focusable = widget.goal or widget.live or widget.readable
    table.invalidate()


def take(table: TableScene, outcome: Option | Reason | None) -> None:
    """Acts on what a gesture meant."""
    if isinstance(outcome, Reason):
        table.refuse(outcome)
    elif outcome is not None:
        table.choose(outcome.key)
