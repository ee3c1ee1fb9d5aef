"""The two ends of the map that the expansion brings: the Core Worlds."""

from __future__ import annotations

from functools import cache

import pytest

from game.outer_rim.cards import box
from game.outer_rim.maps.galaxy import Galaxy, assemble
from game.table.maps.graph import distances
from game.tiled import load_world

BOX = "unfinished_business"
CORES = ("spinward_core", "trailing_core")


@cache
def galaxy() -> Galaxy:
    """Return the standard row between the Core Worlds."""
    pieces, (left, right) = box.ends(BOX)
    return assemble({**box.pieces(), **pieces}, (left, *load_world(box.MAPS)[1:-1], right))


def far(start: str) -> dict[str, int]:
    """Return the distances of the planets from a space."""
    spaces = galaxy().spaces
    found = distances(galaxy().neighbors, start)
    return {space: n for space, n in found.items() if spaces[space].kind == "planet"}


@pytest.mark.rule("UB-010", "UB-050")
def test_each_end_has_a_core_space() -> None:
    pieces, ends = box.ends(BOX)
    assert sorted(pieces) == sorted(ends)
    found = [space.id for end in ends for space in pieces[end].spaces if space.kind == "planet"]
    assert found == list(CORES)


@pytest.mark.rule("UB-052", "UB-054")
def test_core_spaces_are_planets_of_one_deck_without_contact_spaces() -> None:
    for core in CORES:
        space = galaxy().spaces[core]
        assert (space.kind, space.encounter, space.places) == ("planet", "core_worlds", ())
        assert space.faction is None


@pytest.mark.rule("UB-026", "UB-027", "UB-028")
def test_two_factions_share_a_starting_navpoint_at_each_end() -> None:
    spawn = galaxy().spawn
    assert spawn["rebel"] == spawn["syndicate"] != spawn["hutt"] == spawn["imperial"]
    pieces = {faction: galaxy().spaces[space].piece for faction, space in spawn.items()}
    assert pieces["rebel"] == galaxy().spaces["spinward_core"].piece
    assert pieces["hutt"] == galaxy().spaces["trailing_core"].piece


@pytest.mark.rule("UB-061", "UB-062")
def test_a_crossing_leads_to_the_opposite_core_space() -> None:
    spaces = galaxy().spaces
    assert [spaces[core].crossing for core in CORES] == list(reversed(CORES))
    assert [space.id for space in spaces.values() if space.crossing] == list(CORES)


@pytest.mark.rule("UB-064")
def test_no_distance_runs_through_the_crossing() -> None:
    assert far("spinward_core")["trailing_core"] == 18
    near = {"ord_mantell": 2, "cantonica": 3, "lothal": 5, "mon_calamari": 5}
    assert {space: n for space, n in far("spinward_core").items() if 0 < n < 9} == near
    near = {"ring_of_kafrene": 2, "takodana": 3, "naboo": 5, "ryloth": 6, "nal_hutta": 8}
    assert {space: n for space, n in far("trailing_core").items() if 0 < n < 9} == near
