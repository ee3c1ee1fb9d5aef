"""Checks that a mission can be won: its tokens, its marks, its doors and its goal on its map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.mandalorian.cards import effects as x
from game.mandalorian.cards import models as c
from game.mandalorian.cards.words import words
from game.mandalorian.maps import SHAPES, MissionMap
from game.table.packs import linting

Found = Iterator[tuple[str, str]]
Threats = list[c.Threat]


def missions(parts: Mapping[str, Any], maps: Mapping[str, MissionMap]) -> linting.Findings:
    """Yield the faults of missions with their maps and tokens."""
    numbers: dict[int, str] = {}
    threats = [each for each in parts.values() if isinstance(each, c.Threat)]
    for id, part in parts.items():
        if not isinstance(part, c.Mission):
            continue
        yield from ((id, path, told) for path, told in _sheet(parts, part))
        if part.number in numbers and not part.mercenary:
            yield id, "number", f"'{numbers[part.number]}' is mission {part.number} already"
        if not part.mercenary:
            numbers[part.number] = id
        map = maps.get(part.map)
        if map is None:
            yield id, "map", f"no map '{part.map}'; the maps are {', '.join(sorted(maps))}"
            continue
        own = [each for each in threats if each.mission == part.number]
        for path, message in (*_places(part, own, map), *_marks(own, map), *_goal(part, own, map)):
            yield id, path, message


def _sheet(parts: Mapping[str, Any], part: c.Mission) -> Found:
    """Yield the faults of a mercenary mission on another map, and of features taken along."""
    first = parts.get(part.sheet or "")
    if isinstance(first, c.Mission):
        others = [e for e in parts.values() if isinstance(e, c.Mission) and e.sheet == first.id]
        if not (part.mercenary and first.mercenary) or first.sheet is not None:
            yield "sheet", f"'{first.id}' must be a mercenary mission with a sheet of its own"
        elif [each.number for each in (first, *others)].count(part.number) > 1:
            yield "number", f"'{first.id}' is played with the tokens of mission {part.number} twice"
    for at, id in enumerate(part.takes):
        threat = parts.get(id)
        if isinstance(threat, c.Threat) and threat.enemy is not None:
            yield f"takes.{at}", f"'{id}' is an enemy; characters can carry only features"


def _places(part: c.Mission, own: Threats, map: MissionMap) -> Found:
    """Yield numbers of spaces and doors that the map does not have, and what nobody can reach."""
    numbers = {square.number for square in map.spaces if square.number}
    for path, number in _numbers(part):
        if number not in numbers:
            yield path, f"the map {map.id} has no space with the number {number}"
    for path, door in _doors(part, own):
        if door not in map.doors:
            yield path, f"the map {map.id} has no door {door}"
    for path, deed in words(part):
        if isinstance(deed, x.Spawn) and isinstance(deed.at, int) and deed.at not in numbers:
            yield f"{path}.at", f"the map {map.id} has no space with the number {deed.at}"
        if isinstance(deed, x.Enter) and deed.space not in map.grid.squares:
            yield f"{path}.space", f"the map {map.id} has no space '{deed.space}'"
    within = reachable(part, own, map)
    for square in map.spaces:
        if square.id not in within:
            told = f"the space {square.id} of {map.id} cannot be reached"
            yield "map", f"{told}, even with every door open"


def _numbers(part: c.Mission) -> Iterator[tuple[str, int]]:
    for path, place in (("goal.there", part.goal.there), ("goal.all_in", part.goal.all_in)):
        if isinstance(place, int):
            yield path, place
    if part.slot is not None and part.slot.number is not None:
        yield "slot.number", part.slot.number


def _doors(part: c.Mission, own: Threats) -> Iterator[tuple[str, int]]:
    yield from (("work_opens", door) for door in part.work_opens)
    for each in (part, *own):
        for path, deed in words(each):
            if isinstance(deed, x.Unlock) and isinstance(deed.doors, tuple):
                yield from ((path if each is part else "map", door) for door in deed.doors)


def reachable(part: c.Mission, own: Threats, map: MissionMap) -> set[str]:
    """Return the spaces that can be walked to, opening doors as one goes.

    A feature that opens doors counts only when every mark at which it may be is within reach.
    """
    doors: frozenset[int] = frozenset()
    while True:
        within = set(map.walking(doors).distance[map.start])
        opened = doors | set(_opened(part, own, map, within))
        if opened == doors:
            return within
        doors = frozenset(opened)


def _opened(part: c.Mission, own: Threats, map: MissionMap, within: set[str]) -> Iterator[int]:
    """Yield the doors that can be opened from these spaces."""
    slot = part.slot
    by_hand = part.intel_unlocks is not None or slot is not None and slot.borders is not None
    for number, edge in map.doors.items():
        if by_hand and (edge.a in within or edge.b in within):
            yield number
    at_number = _within(slot.number if slot is not None else None, map, within)
    if slot is not None and slot.anywhere is not None and at_number:
        yield from map.doors
    if part.work is not None and at_number:
        yield from part.work_opens
    for threat in own:
        spots = [mark.space for mark in map.marks if mark.shape == threat.shape]
        if threat.id in part.takes:
            continue
        if spots and within.issuperset(spots) and not threat.aside:
            for deed in threat.use:
                if isinstance(deed, x.Unlock) and deed.doors != "nearest":
                    yield from map.doors if deed.doors == "all" else deed.doors


def _within(number: int | None, map: MissionMap, within: set[str]) -> bool:
    return any(square.number == number and square.id in within for square in map.spaces)


def _laid(own: Threats, shape: str) -> Threats:
    """Return the threats that fill the marks of a shape."""
    return [each for each in own if each.shape == shape and not each.orange and not each.aside]


def _marks(own: Threats, map: MissionMap) -> Found:
    """Yield marks that stay empty."""
    for shape in SHAPES:
        tokens = sum(each.count for each in _laid(own, shape))
        marks = sum(mark.shape == shape for mark in map.marks)
        if tokens < marks:
            told = f"the map {map.id} has {marks} marks of shape {shape.upper()}"
            yield "map", f"{told}, but there are {tokens} tokens for them"


def _goal(part: c.Mission, own: Threats, map: MissionMap) -> Found:
    """Yield goals that may be out of the players' reach (MA-R53)."""
    by_id = {each.id: each for each in own}
    wanted: list[tuple[str, c.Threat]] = []
    for path, id in (("goal.carries", part.goal.carries), ("goal.defeated", part.goal.defeated)):
        threat = by_id.get(id or "")
        if threat is not None:
            wanted.append((path, threat))
            carried = threat.id in part.takes or any(isinstance(e, x.Take) for e in threat.use)
            if path == "goal.carries" and not carried:
                yield path, f"characters cannot carry '{threat.id}'"
            if path == "goal.defeated" and threat.enemy is None:
                yield path, f"'{threat.id}' is not an enemy"
            if path == "goal.defeated" and threat.count < part.goal.times:
                told = f"{part.goal.times} of '{threat.id}', but there are {threat.count}"
                yield "goal.times", f"the goal asks for {told}"
    if part.goal.child and not part.child_with_first:
        hidden = [each for each in own if any(isinstance(e, x.PlaceChild) for e in each.effect)]
        wanted += [("goal.child", each) for each in hidden]
        if not hidden:
            yield "goal.child", "nothing brings The Child into the mission"
    if part.goal.child is False and any(isinstance(e, x.Snatch) for _, e in words(part)):
        yield "crisis", "an enemy takes The Child, and the goal does not ask for it"
    entering = {deed.threat for _, deed in words(part) if isinstance(deed, x.Enter)}
    for path, threat in wanted:
        yield from ((path, told) for told in _kept_back(threat, own, map, entering))
    for threat in own:
        if threat.aside and threat.id not in entering and not part.mercenary:
            yield "crisis", f"'{threat.id}' waits beside the map, and nothing lets it enter"


def _kept_back(
    threat: c.Threat, own: Threats, map: MissionMap, entering: set[str]
) -> Iterator[str]:
    """Yield the reason why a token of the goal might never come onto the map."""
    if threat.aside or threat.orange:
        if threat.id not in entering:
            yield f"'{threat.id}' does not start on the map, and nothing lets it enter"
        return
    tokens = sum(each.count for each in _laid(own, threat.shape))
    marks = sum(mark.shape == threat.shape for mark in map.marks)
    if tokens != marks:
        told = f"{tokens} tokens of shape {threat.shape.upper()} for {marks} marks"
        yield f"'{threat.id}' may stay in the box: {told}; use as many of each"
