"""Lines of the story: of missions, threats and events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.mandalorian import events as e
from game.mandalorian.cards import models as c
from game.mandalorian.cards.effects import Take
from game.mandalorian.context import Play
from game.table.events import Event


def line(p: Play, event: Event) -> str:
    """Return what the story says of an event, "" for nothing."""
    told = LINES.get(type(event))
    return told(p, event) if told else ""


def _first(p: Play) -> c.Mission:
    """Return the mission of the story on the map of this one, which may be itself."""
    mission = p.mission
    found = (
        each
        for each in p.content.missions.values()
        if each.number == mission.number and each.map == mission.map and not each.mercenary
    )
    return next(found, mission)


def _taken(p: Play, event: e.FeatureTaken) -> str:
    wanted = p.mission.taken if event.threat == p.mission.goal.carries else ""
    return wanted or p.content.threats[event.threat].taken


def _door(p: Play, event: e.DoorUnlocked) -> str:
    door = str(event.door)
    return p.mission.doors.get(door) or _first(p).doors.get(door, "")


def _used(p: Play, event: e.FeatureUsed) -> str:
    """Return the line of a feature, unless it is taken along here instead of used."""
    threat = p.face(event.threat)
    return "" if any(isinstance(each, Take) for each in threat.use) else threat.used


def _gone(p: Play, event: e.TokenGone) -> str:
    """Return the line of a feature that is used up for the work of the mission."""
    return p.face(event.threat).used if event.threat in p.mission.carried_work else ""


def _lost(p: Play, event: e.MissionLost) -> str:
    return p.mission.fallen if event.who else p.mission.lost


def _began(p: Play, event: e.DeedBegan) -> str:
    """Return the line of a part of the crisis box, or of what an event does from 6 on."""
    source, _, part = event.name.partition(".")
    if event.index:
        return ""
    found = p.content.components.get(source)
    if isinstance(found, c.EventCard):
        return found.six_line if part == "six" else ""
    name, _, at = part.partition(".")
    if isinstance(found, c.Mission) and name == "crisis":
        return found.crisis[int(at)].line
    return ""


LINES: dict[type[Event], Callable[[Play, Any], str]] = {
    e.GameBegan: lambda p, each: p.mission.stakes,
    e.FeatureTaken: _taken,
    e.FeatureUsed: _used,
    e.TokenGone: _gone,
    e.EffectBegan: lambda p, each: p.face(each.threat).effect_line if each.threat else "",
    e.TokenBeaten: lambda p, each: p.face(each.threat).defeated if each.threat else "",
    e.DeedBegan: _began,
    e.DoorUnlocked: _door,
    e.ChildRescued: lambda p, each: p.mission.rescued or _first(p).rescued,
    e.ChildFled: lambda p, each: p.mission.fled or _first(p).fled,
    e.MissionWon: lambda p, each: p.mission.won,
    e.MissionLost: _lost,
}
