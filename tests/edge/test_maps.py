"""The maps of encounters: zones, links, cover and features are those designed."""

from __future__ import annotations

import pytest

from game.edge.maps import covered, load_maps
from game.table.maps.areas import pair

MAPS = load_maps()
HALL, PAD = MAPS["sorting_hall"], MAPS["pad_12"]


def test_the_sorting_hall_is_as_designed() -> None:
    assert list(HALL.zones) == ["gate", "belts", "scales", "lift", "office", "cold_room"]
    assert covered(HALL) == ("belts", "scales", "office")
    assert HALL.distances("gate")["lift"] == 3
    for side in ("office", "cold_room"):
        assert HALL.neighbors(side) == {"belts": 1, "scales": 1}
    assert {mark.id: mark.zone for mark in HALL.marks if mark.kind == "feature"} == {
        "belt_console": "office",
        "cold_vent": "cold_room",
        "shutter_lever": "gate",
    }


def test_shutters_send_everybody_around() -> None:
    shut = frozenset((pair("belts", "scales"),))
    assert HALL.distances("gate", shut)["lift"] == 4


def test_the_bay_of_the_lessons_has_four_zones() -> None:
    bay = MAPS["short_shift_bay"]
    assert list(bay.zones) == ["door", "stacks", "truck", "cab"]
    assert bay.neighbors("stacks") == {"door": 1, "truck": 1, "cab": 1}


def test_the_pad_is_as_designed() -> None:
    assert list(PAD.zones) == ["stairs", "crates", "apron", "ramp", "fuel_cart", "crane"]
    assert PAD.distances("stairs")["ramp"] == 3
    assert {mark.id: mark.zone for mark in PAD.marks if mark.kind == "feature"} == {
        "fuel_cart": "fuel_cart",
        "crane": "crane",
    }


@pytest.mark.parametrize("id", MAPS)
def test_a_map_is_twenty_by_twelve_tiles_and_says_where_heroes_start(id: str) -> None:
    found = MAPS[id]
    assert (found.width, found.height) == (20 * 64, 12 * 64)
    assert [mark.id for mark in found.marks if mark.kind == "start"] == ["heroes"]
    assert found.properties["title"]


@pytest.mark.parametrize("id", MAPS)
def test_zones_do_not_overlap(id: str) -> None:
    for zone in MAPS[id].spaces:
        others = [each for each in MAPS[id].spaces if each is not zone]
        assert zone.holds(zone.center)
        assert not any(other.holds(corner) for corner in zone.outline for other in others)
