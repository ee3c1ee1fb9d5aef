"""Faults of encounters on their maps: maps and zones that there are not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from game.edge.cards import effects as fx
from game.edge.cards.jobs import JobPlace
from game.edge.cards.scenes import Encounter, Feature
from game.edge.catalog import walk
from game.table.maps.areas import Areas
from game.table.packs.linting import Findings

Named = Iterator[tuple[str, str]]
"""path in a component, zone"""


def findings(parts: Mapping[str, Any], maps: Mapping[str, Areas]) -> Findings:
    """Return every map and zone that is named and does not exist: component, path, sentence."""
    for id, each in parts.items():
        if not isinstance(each, Encounter | JobPlace):
            continue
        if each.map not in maps:
            yield id, "map", f"no map '{each.map}'; the maps are {', '.join(sorted(maps))}"
            continue
        zones = maps[each.map].zones
        for path, zone in _zones(each):
            if zone not in zones:
                known = ", ".join(zones)
                yield id, path, f"the map '{each.map}' has no zone '{zone}', only {known}"


def _zones(part: Encounter | JobPlace) -> Named:
    """Return the zones that an encounter names, each with its path."""
    yield "heroes_at", part.heroes_at
    if isinstance(part, JobPlace):
        yield from ((f"foes_at.{at}", zone) for at, zone in enumerate(part.foes_at))
    else:
        yield from _encounter(part)
    for path, each in walk(part):
        if isinstance(each, Feature):
            yield from ((f"{path}.at.{at}", zone) for at, zone in enumerate(each.at))
        elif getattr(each, "do", "") in ("hazard", "haul", "reach"):
            yield f"{path}.zone", each.zone
        elif isinstance(each, fx.Shut):
            yield from ((f"{path}.one", each.one), (f"{path}.two", each.two))
        elif isinstance(each, fx.Cover):
            yield from ((f"{path}.zones.{at}", zone) for at, zone in enumerate(each.zones))


def _encounter(scene: Encounter) -> Named:
    yield from ((f"foes.{at}.zone", each.zone) for at, each in enumerate(scene.foes))
    yield from ((f"helpers.{at}.zone", each.zone) for at, each in enumerate(scene.helpers))
    for at, goal in enumerate(scene.goals):
        if goal.all_in:
            yield f"goals.{at}.all_in", goal.all_in
        if goal.load_in is not None:
            yield f"goals.{at}.load_in.1", goal.load_in[1]
    if scene.captors_to:
        yield "captors_to", scene.captors_to
    if scene.loads_at:
        yield "loads_at", scene.loads_at
