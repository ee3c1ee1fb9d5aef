"""What the table does as time passes: what is pointed at shows large, the storm turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.draw.richtext import literal
from game.client.games.outer_rim.table.spots import Spot
from game.client.shell.confirm import NoticeScene

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

HOVER_NEXT = 0.10  # seconds on a thing before it is shown large, coming from another one
STORM_STEP, STORM_PACE, STORM_REST = 0.4, 8.0, 12.0
"""the Maelstrom: seconds between two pictures, degrees a second, seconds until it rests"""


def update(table: TableScene, dt: float) -> None:
    """Moves on by ``dt`` seconds."""
    _tell_notes(table)
    table.keeper.update(dt)
    table.warming.update()
    table.clock.tick(dt)
    if table.toast:
        table.toast_left -= dt
        if table.toast_left <= 0:
            table.toast = ""
            table.invalidate()
    _turn_storm(table, dt)
    table.meaning.wait(dt, table.pointer, _tips_wanted(table))
    if table.meaning.shown and table.form.tip:
        table.form.explain(None)  # the icon speaks for itself
    reading = table.reading
    rest = max(0.01, table.app.settings.hover_delay)
    if reading.point(table.pointed(), rest, min(HOVER_NEXT, rest)):
        table.invalidate(table.areas.map)
    elif reading.wait(dt):
        table.invalidate(table.areas.inspector if table.docked and not reading.pins else None)


def _tell_notes(table: TableScene) -> None:
    """What has happened to the game's file while it was played."""
    notes = table.model.session.notes
    if notes:
        words = literal(" ".join(notes))
        notes.clear()
        table.app.stack.push(NoticeScene(table.app, "Your saved game", words))


def _tips_wanted(table: TableScene) -> bool:
    """Whether resting on an icon may tell what it means: nothing else speaks there."""
    if table.keyed or table.controller.carry or not table.app.settings.tips:
        return False
    silent = table.form.tip is None or isinstance(table.form.tip, Spot)
    return silent and table.app.stack.top is table


def _turn_storm(table: TableScene, dt: float) -> None:
    """The Maelstrom turns while somebody plays; a table left alone is still."""
    table.calm, table.swirl = table.calm + dt, table.swirl + dt
    alive = table.app.settings.lively and table.map_shown and table.app.stack.top is table
    if alive and table.calm < STORM_REST and table.swirl >= STORM_STEP:
        table.map.picture.turned = (table.map.picture.turned - STORM_PACE * table.swirl) % 360
        table.swirl = 0.0
        table.app.dirty.add(table.map.picture.storm_rect(), decoration=True)
