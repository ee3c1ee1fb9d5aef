"""The maps of encounters: zones, links, cover and features are those designed."""

from __future__ import annotations

import shutil
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.edge import maps
from game.edge.maps import covered, load_maps
from game.table.maps.areas import Zone, pair
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


def test_cover_must_be_true_or_false(tmp_path: Path) -> None:
    folder = shutil.copytree(maps.MAPS, tmp_path / "maps" / "edge")
    nest = folder / "nest.tmx"
    text = nest.read_text("utf-8")
    nest.write_text(text.replace('name="cover" type="bool"', 'name="cover"'), "utf-8")
    with pytest.raises(MapError) as caught:
        maps.load_folder(folder)
    assert "nest.tmx: object 2 slope has the cover 'false' as a string" in str(caught.value)
    assert len(caught.value.problems) == len(MAPS["nest"].zones)


LAYERS = ("ground", "trim", "ways", "details", "walls", "zones", "links", "marks")


@pytest.mark.parametrize("id", MAPS)
def test_every_zone_has_floor_walls_and_gates(id: str) -> None:
    drawing = MAPS[id].drawing
    assert drawing is not None and drawing.layers == drawing.seen == LAYERS
    side = drawing.width / drawing.columns
    for row, line in enumerate(drawing.art["ground"]):
        for column, tile in enumerate(line):
            middle = ((column + 0.5) * side, (row + 0.5) * side)
            assert bool(tile) == any(zone.holds(middle) for zone in MAPS[id].spaces), middle
    walls = [(Path(each.picture.file).stem, each.center) for each in drawing.shapes["walls"]
             if each.picture]  # fmt: skip
    assert all(bool(each.properties["tall"]) for each in drawing.shapes["walls"])
    for zone in MAPS[id].spaces:
        for corner in zone.outline:
            assert ("post", corner) in walls
        assert sum(name.startswith("wall_") and on_edge(zone, at) for name, at in walls) == 4
    gates = sum(name.startswith("gate_") for name, _ in walls)
    assert gates >= len(MAPS[id].links)


def on_edge(zone: Zone, at: tuple[float, float]) -> bool:
    """Return True for the middle of a side of a zone."""
    xs, ys = zip(*zone.outline, strict=True)
    x, y = zone.center
    return at in [(x, min(ys)), (x, max(ys)), (min(xs), y), (max(xs), y)]


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
