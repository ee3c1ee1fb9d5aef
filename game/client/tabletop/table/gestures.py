"""The effect of a press, drag, drop or key on a spot, by way of the controller."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.client.draw import richtext
from game.client.tabletop.bars.top_bar import Prompt
from game.client.tabletop.kit.spots import Spot, TableForm
from game.client.tabletop.kit.thing import Name, Thing, ThingAt
from game.client.tabletop.play.controller import BaseController, Carry, Outcome
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.play.parts import TableUi, TableView, TableViews
from game.client.tabletop.table.drag_preview import DragPreview
from game.table.decisions import Option
from game.table.refusals import Reason

DRAG_SLACK = 5  # pixels before a press becomes a drag
SNAP_DU = 24


class Gestures:
    """The spots of one table on its form, and the gestures on them.

    ``at`` returns the thing at a spot, ``ask`` gives an answer, ``prompt`` returns the question at
    the top of the table.
    """

    def __init__(
        self,
        form: TableForm,
        controller: BaseController,
        view: TableView,
        ui: TableUi,
        hand: DragPreview,
        movements: Movements,
        views: TableViews,
        at: ThingAt,
        *,
        ask: Callable[[str], None],
        cue: Callable[[str], None],
        prompt: Callable[[], str],
    ) -> None:
        self.form, self.controller, self.view, self.ui = form, controller, view, ui
        self.hand, self.movements, self.views = hand, movements, views
        self.at, self.ask, self.cue, self.prompt = at, ask, cue, prompt

    def add_spots(self, kinds: Collection[str], left_out: Collection[Name] = ()) -> None:
        """Put the spots of these kinds on the form, lit where they can be used."""
        live, carry = self.controller.sources(), self.controller.carry
        goals = set(carry.targets) if carry else self.controller.direct_goals()
        for name, rect in self.view.spots.items():
            if name[0] not in kinds or name in left_out:
                continue
            thing = self.at(name)
            goal = name in goals or (carry is not None and thing.under in goals)
            self.form.add(
                Spot(
                    thing, rect,
                    press=self.press, drag=self.drag, release=self.release, enter=self.enter,
                    live=name in live and not carry, goal=goal and bool(carry),
                    readable=self.ui.inspecting and bool(thing.subject),
                    taken=carry is not None and carry.source == name,
                )
            )  # fmt: skip

    def press(self, spot: Spot, pos: tuple[int, int]) -> None:
        """Handle a press on a spot."""
        self.take(self.controller.press(spot.name, pos))
        carry = self.controller.carry
        spot.taken = carry is not None and carry.source == spot.name
        self.show_carry()

    def drag(self, spot: Spot, pos: tuple[int, int]) -> None:
        """Handle motion with the button down."""
        carry = self.controller.carry
        if carry is None:
            return
        before, was = self.hand.rect(), carry.dragged
        self.controller.drag(pos, DRAG_SLACK)
        if carry.dragged and not was:
            self.cue("pick_up")
            self.views.invalidate()
        if carry.dragged:
            self.views.invalidate(before.inflate(16, 16))
            self.hand.changed()

    def release(self, spot: Spot, pos: tuple[int, int]) -> None:
        """Handle a release: a click, or a drop."""
        carry, ghost = self.controller.carry, self.hand.rect()
        dropped = carry is not None and carry.dragged
        if carry is None and not (self.ui.was_press and spot.rect.collidepoint(pos)):
            return
        outcome = self.controller.release(spot.name, pos, self.view.m.du(SNAP_DU))
        if not dropped and self._opens(outcome, carry, spot.thing):
            return
        if dropped:
            self.cue("drop" if isinstance(outcome, Option) else "back")
        if dropped and carry and not isinstance(outcome, Option):
            self.movements.fly_back(carry.source, self.at(carry.source).picture(), ghost)
        self.take(outcome)
        if not isinstance(outcome, Option):
            self.show_carry()

    def _opens(self, outcome: Outcome, carry: Carry | None, thing: Thing) -> bool:
        """Return True if a click that answers nothing opens what it is on."""
        idle = outcome is None and carry is None and not self.controller.targets_of(thing.name)
        return (idle or isinstance(outcome, Reason)) and thing.on_click()

    def enter(self, spot: Spot) -> None:
        """Handle Enter or Space on a focused spot: pick up, put down, or answer."""
        self.ui.was_press = True
        carry = self.controller.carry
        if self.ui.inspecting and not (spot.live or spot.goal):
            self.views.pin(spot.name)
            return
        if carry is None and (only := self.controller.at_once(spot.name)):
            self.take(only)
            return
        if carry is None and self._pick_by_key(spot.name):
            return
        name = spot.thing.under if carry else spot.name
        name = name if carry and name in carry.targets else spot.name
        outcome = self.controller.click(name)
        if self._opens(outcome, carry, self.at(name)):
            return
        self.take(outcome)
        if not isinstance(outcome, Option):
            self.show_carry()

    def _pick_by_key(self, name: Name) -> bool:
        """Pick up a thing that can only go somewhere, with the focus on its first goal."""
        plain = [each for each in self.controller.options_of(name) if each.target is None]
        if plain or not self.controller.targets_of(name):
            return False
        self.controller.pick(name, by_key=True)
        self.cue("pick_up")
        self.show_carry()
        goals = [each for each in self.form.order() if isinstance(each, Spot) and each.goal]
        self.form.set_focus(goals[0] if goals else None)
        return True

    def drop_lost_drag(self) -> None:
        """Put back what was being dragged if the press on it did not outlive a layout, or went to
        another window."""
        carry = self.controller.carry
        if carry is not None and carry.dragged and self.form.pressed is None:
            self.let_go()

    def let_go(self) -> None:
        """Put back the thing in hand."""
        self.controller.carry = None
        self.show_carry()

    def show_carry(self) -> None:
        """React to a change of the thing in hand: other spots light up, and the question may be
        where it goes."""
        self.ui.was_press = True
        carry = self.controller.carry
        goals = set(carry.targets) if carry else set()
        live = self.controller.sources()
        for widget in self.form.widgets:
            if isinstance(widget, Prompt):
                widget.words = self.prompt()
            if isinstance(widget, Spot):
                widget.goal = widget.name in goals or widget.thing.under in goals
                widget.live = widget.name in live and not carry
                widget.focusable = widget.goal or widget.live or widget.readable
        self.views.invalidate()

    def take(self, outcome: Outcome) -> None:
        """Act on the outcome of a gesture."""
        if isinstance(outcome, Reason):
            rule = f"  {{link:{outcome.clause}|Rule}}" if outcome.clause else ""
            self.views.say(richtext.literal(outcome.text) + rule, "refuse")
        elif outcome is not None:
            self.ask(outcome.key)

    def follow(self, pos: tuple[int, int]) -> None:
        """Move the thing that is carried between two clicks along with the pointer."""
        carry = self.controller.carry
        if carry and not carry.by_key and not self.form.pressed:
            self.hand.changed()
            carry.pos = pos
            self.hand.changed()


def at_least(rect: pygame.Rect, least: int) -> pygame.Rect:
    """Return a rectangle around the same center, large enough to hit."""
    made = pygame.Rect(0, 0, max(rect.width, least), max(rect.height, least))
    made.center = rect.center
    return made
