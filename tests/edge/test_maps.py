"""The maps of encounters: zones, links, cover and features are those designed."""

from __future__ import annotations

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.edge import maps
from game.edge.maps import covered, load_maps
from game.table.maps.drawing import MapError

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


def test_the_pad_is_as_designed() -> None:
    assert list(PAD.zones) == ["stairs", "crates", "apron", "ramp", "fuel_cart", "crane"]
    assert PAD.distances("stairs")["ramp"] == 3
    assert {mark.id: mark.zone for mark in PAD.marks if mark.kind == "feature"} == {
        "fuel_cart": "fuel_cart",
        "crane": "crane",
        "counterweight": "apron",
    }


@pytest.mark.parametrize("id", MAPS)
def test_a_map_is_twenty_by_twelve_tiles_and_says_where_heroes_start(id: str) -> None:
    found = MAPS[id]
    assert (found.width, found.height) == (20 * 64, 12 * 64)
    assert [mark.id for mark in found.marks if mark.kind == "start"] == ["heroes"]
    assert found.properties["title"]


@pytest.fixture
def nest(tmp_path: Path) -> Path:
    """Return the file of one map in a copy of their folder."""
    return shutil.copytree(maps.MAPS, tmp_path / "maps" / "edge") / "nest.tmx"


def test_what_the_table_cannot_show_is_refused(nest: Path) -> None:
    told = {
        ('name="walls"', 'name="walls" opacity="0.5"'): "the layer walls is tinted or see-through",
        ('name="trim"', 'name="trim" tintcolor="#ff0000"'): "the layer trim is tinted",
        ('"#090a0d"', '"#nine"'): "its background #nine must be a color",
    }
    for old, new in told:
        text = nest.read_text("utf-8")
        assert old in text
        nest.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(MapError) as caught:
        maps.load_folder(nest.parent)
    found = caught.value.problems
    assert all(any(f"nest.tmx: {each}" in said for said in found) for each in told.values()), found


@pytest.mark.parametrize("file", sorted(maps.MAPS.glob("*.tmx")), ids=lambda file: file.stem)
def test_objects_lie_over_one_another_as_listed(file: Path) -> None:
    """Tiled would else paint those further down later: walls over gates."""
    layers = ElementTree.parse(file).getroot().iter("objectgroup")
    orders = {each.get("name"): each.get("draworder") for each in layers}
    assert {orders[name] for name in ("ways", "details", "walls")} == {"index"}


@pytest.mark.parametrize("id", MAPS)
def test_zones_do_not_overlap(id: str) -> None:
    for zone in MAPS[id].spaces:
        others = [each for each in MAPS[id].spaces if each is not zone]
        assert zone.holds(zone.center)
        assert not any(other.holds(corner) for corner in zone.outline for other in others)
