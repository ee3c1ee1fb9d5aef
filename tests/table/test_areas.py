"""Maps of areas: distances over links, shut ones too; broken maps are refused with sentences."""

from __future__ import annotations

from typing import Any

import pytest

from game.table.maps.areas import Areas, pair, read_areas
from game.table.maps.drawing import Drawing, MapError, Picture, Shape


def square(number: int, name: str, left: float, **fields: Any) -> Shape:
    """Return a zone of 100 by 100 pixels."""
    corners = ((left, 0.0), (left + 100, 0.0), (left + 100, 100.0), (left, 100.0))
    values = {"kind": "zone", "points": corners, "closed": True, **fields}
    return Shape(number, name, x=left, y=0, **values)


def line(number: int, *points: tuple[float, float], **fields: Any) -> Shape:
    """Return a link along points."""
    values = {"kind": "link", "points": points, **fields}
    return Shape(number, "", x=points[0][0], y=points[0][1], **values)


CELL = 10  # units and pixels
ONE, TWO, FAR = square(1, "one", 0), square(2, "two", 120), square(3, "far", 240)
NEAR = line(4, (50, 50), (170, 50))
LONG = line(5, (170, 50), (290, 50), properties={"length": 2})
CHEST = Shape(6, "chest", "feature", 20, 20, 10, 10)


def drawing(
    zones: tuple[Shape, ...] = (ONE, TWO, FAR),
    links: tuple[Shape, ...] = (NEAR, LONG),
    marks: tuple[Shape, ...] = (CHEST,),
    **fields: Any,
) -> Drawing:
    """Return a drawing of three zones in a row."""
    values: dict[str, Any] = {
        "file": "row.tmx",
        **{"width": 340, "height": 100, "columns": 34, "rows": 10},
        **{"layers": ("zones", "links", "marks"), "shifted": frozenset(), "tiles": {}},
        "shapes": {"zones": zones, "links": links, "marks": marks},
        **fields,
    }
    return Drawing(**values)


def tile_object(number: int, **properties: str) -> Shape:
    """Return an object of 20 by 20 pixels that shows a picture."""
    return Shape(number, "", "", 10, 10, 20, 20, properties=properties, picture=Picture("wall.png"))


def seen(*shapes: Shape) -> dict[str, Any]:
    """Return the fields of a drawing with a layer of such objects."""
    objects = {"walls": shapes, "zones": (ONE, TWO, FAR), "links": (NEAR, LONG), "marks": (CHEST,)}
    return {"layers": tuple(objects), "shapes": objects}


def read(**fields: Any) -> Areas:
    return read_areas(drawing(**fields), ("feature",), CELL, ("cover",))


def refusal(**fields: Any) -> list[str]:
    with pytest.raises(MapError) as caught:
        read(**fields)
    return caught.value.problems


def test_zones_links_and_marks_are_read() -> None:
    found = read()
    assert (found.id, list(found.zones)) == ("row", ["one", "two", "far"])
    assert {ends: each.length for ends, each in found.links.items()} == {
        ("one", "two"): 1,
        ("far", "two"): 2,
    }
    assert [(mark.id, mark.kind, mark.zone) for mark in found.marks] == [
        ("chest", "feature", "one")
    ]
    assert found.counts() == {
        "zones": {"zone": 3},
        "links": {"length 1": 1, "length 2": 1},
        "marks": {"feature": 1},
    }


def test_a_zone_is_called_what_it_says_or_by_its_id() -> None:
    named = square(1, "one", 0, properties={"label": "The Gate"})
    found = read(zones=(named, TWO, FAR))
    assert [zone.label for zone in found.spaces] == ["The Gate", "Two", "Far"]


def test_a_map_of_any_tiles_is_measured_in_units() -> None:
    found = read_areas(drawing(**seen(tile_object(8))), ("feature",), 5)
    assert (found.width, found.height) == (170, 50)
    assert found.zones["two"].outline[0] == (60, 0) and found.marks[0].box == (10, 10, 5, 5)
    assert found.links["one", "two"].points == ((25, 25), (85, 25))
    assert found.drawing is not None and found.drawing.scale == 0.5
    assert [shape.x for shape in found.drawing.shapes["walls"]] == [5]


def test_other_layers_are_scenery_in_the_order_of_the_file() -> None:
    fields = seen(tile_object(8, stretch="across"), tile_object(9))
    found = read(**fields).drawing
    assert found is not None and found.seen == ("walls", "zones", "links", "marks")
    hidden = read(**fields, hidden=frozenset({"walls", "zones"})).drawing
    assert hidden is not None and hidden.seen == ("links", "marks")


def test_places_in_problems_are_those_of_the_file() -> None:
    with pytest.raises(MapError, match=r"no zone is at 230, 50"):
        astray = line(5, (170, 50), (230, 50))
        read_areas(drawing(links=(NEAR, astray)), ("feature",), 64)


def test_distances_count_the_lengths_of_links() -> None:
    found = read()
    assert found.distances("one") == {"one": 0, "two": 1, "far": 3}
    assert found.neighbors("two") == {"one": 1, "far": 2}


def test_the_shortest_way_counts_even_if_it_has_more_links() -> None:
    around = line(7, (50, 50), (50, 90), (290, 90), properties={"length": 2})
    near = line(5, (170, 50), (290, 50))
    found = read(links=(NEAR, near, around))
    assert found.distances("one")["far"] == 2
    assert found.distances("one", frozenset((pair("two", "far"),)))["far"] == 2
    assert found.distances("two", frozenset((pair("two", "far"),)))["far"] == 3


def test_what_is_cut_off_has_no_distance() -> None:
    shut = frozenset((pair("two", "one"),))
    assert read().distances("one", shut) == {"one": 0}
    assert read().neighbors("one", shut) == {}


def test_a_point_is_inside_or_not() -> None:
    corner = ((0.0, 0.0), (100.0, 0.0), (100.0, 40.0), (40.0, 40.0), (40.0, 100.0), (0.0, 100.0))
    zone = read(zones=(square(1, "one", 0, points=corner), TWO, FAR), links=(
        line(4, (20, 50), (170, 50)), LONG)).zones["one"]  # fmt: skip
    assert zone.holds((20, 80))
    assert zone.holds((80, 20))
    assert not zone.holds((80, 80))


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"zones": (square(1, "one", 0, closed=False), TWO, FAR)},
         "object 1 one must be a polygon"),
        ({"zones": (ONE, TWO, square(3, "far", 300))},
         "object 3 far has a corner at 400, 0, outside the map"),
        ({"zones": (ONE, TWO, square(3, "two", 240))}, "two"),
        ({"links": (NEAR,)}, "no link leads to the zone far; add one"),
        ({"links": (NEAR, LONG, line(7, (10, 10), (90, 90)))},
         "object 7 link begins and ends in the same zone"),
        ({"links": (NEAR, line(5, (170, 50), (230, 50)))}, "object 5 link: no zone is at 230, 50"),
        ({"links": (NEAR, LONG, line(7, (50, 50), (170, 50), (60, 60), closed=True))},
         "object 7 link must be a polyline from one zone to another"),
        ({"marks": (Shape(6, "chest", "feature", 105, 20, 10, 10),)},
         "object 6 chest: no zone is at 110, 25"),
        pytest.param({"marks": (CHEST, CHEST)}, "chest", id="mark twice"),
        pytest.param({"layers": ("ground", "zones", "links")}, "marks", id="layer"),
        ({"zones": (square(1, "one", 0, properties={"cover": "false"}), TWO, FAR)},
         "object 1 one has the cover 'false' as a string; use true or false of the type bool"),
        (seen(Shape(8, "", "", 10, 10, 20, 20)), "object 8 in the layer walls shows no tile"),
        (seen(tile_object(8, stretch="far")),
         "object 8 has the stretch 'far'; use one of across, down, both"),
    ],
)  # fmt: skip
def test_a_broken_map_is_refused_with_a_sentence(fields: dict[str, Any], problem: str) -> None:
    found = refusal(**fields)
    assert all(each.startswith("row.tmx: ") for each in found)
    assert any(problem in each for each in found), found


@pytest.mark.parametrize("length", [3, -1, "far", "", "1,5", "9" * 400])
def test_a_link_has_the_length_1_or_2(length: int | str) -> None:
    told = f"row.tmx: object 5 link has the length '{str(length)[:40]}'; use 1 or 2"
    link = line(5, (170, 50), (290, 50), properties={"length": length})
    assert told in refusal(links=(NEAR, link))


def test_all_faults_are_named_together() -> None:
    loop, long = (
        line(7, (10, 10), (90, 90)),
        line(5, (170, 50), (290, 50), properties={"length": 9}),
    )
    assert len(refusal(links=(NEAR, loop, long))) == 2
