"""Lines of the story: of captains, Sectors, Planets, Locations and Super Weapons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.free_captains import events as e
from game.free_captains.context import Play
from game.table.events import Event

WARNING = "A crew can fly on with one ability at 0. No Encounter forgives two."


def line(p: Play, event: Event) -> str:
    """Return what the story says of an event, "" for nothing."""
    told = LINES.get(type(event))
    return told(p, event) if told else ""


def aside(p: Play, event: Event) -> str:
    """Return the line of the story below a line of the log, which stands there once: that of an
    event, or the warning for an ability that a payment has spent."""
    return _spent(p, event) if isinstance(event, e.PointsPaid) else line(p, event)


def _spent(p: Play, event: e.AbilityChanged | e.PointsPaid) -> str:
    """Return the warning for an ability that is spent."""
    return WARNING if not event.left and p.content.table.zeros == 2 else ""


def _lost(p: Play, event: e.GameLost) -> str:
    return p.captain.spent if event.why == "abilities" else p.captain.late


LINES: dict[type[Event], Callable[[Play, Any], str]] = {
    e.GameBegan: lambda p, each: p.captain.story,
    e.RoundBegan: lambda p, each: p.content.aliens[each.alien].story,
    e.PlanetChosen: lambda p, each: p.content.planets[each.planet].story,
    e.LocationSet: lambda p, each: p.content.locations[each.location].story,
    e.WeaponFound: lambda p, each: p.content.weapons[each.weapon].story,
    e.AbilityChanged: _spent,
    e.GameWon: lambda p, each: p.captain.won,
    e.GameLost: _lost,
}
