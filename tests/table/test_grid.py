"""Grids: squares, edges, marks and paths over them, and the errors of invalid drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.table.maps.drawing import Drawing, MapError, Picture, Shape, Value
from game.table.maps.grid import Edge, Grid, GridForm, reach, read_grid

FORM = GridForm(
    spaces=("room",), edges=("open", "wall", "door"), passable=frozenset(("open", "door")),
    marks=("chest",), terrain=("stone", "sand"),
)  # fmt: skip


def room(id: int, name: str, x: float, y: float, **properties: Value) -> Shape:
    return Shape(id, name, "room", x, y, 80, 80, properties=properties)


def border(id: int, kind: str, one: str, two: str, name: str = "") -> Shape:
    properties: Mapping[str, Value] = {"from": one, "to": two}
    return Shape(id, name, kind, 0, 0, points=((0, 0), (10, 0)), properties=properties)


ROOMS = (
    room(1, "hall", 10, 10, number=1, label="Hall"),
    room(2, "store", 110, 10),
    room(3, "vault", 10, 110, number=2),
    room(4, "yard", 110, 110),
)
EDGES = (
    border(5, "open", "hall", "store"), border(6, "door", "vault", "hall", "1"),
    border(7, "wall", "store", "yard"), border(8, "open", "vault", "yard"),
)  # fmt: skip
CHEST = Shape(9, "silver", "chest", 150, 150)
STONE = {"terrain": "stone"}
PLAN = Drawing(
    file="cellar.tmx", width=200, height=200, columns=2, rows=2,
    layers=("terrain", "spaces", "edges", "marks"), shifted=frozenset(),
    tiles={"terrain": ((STONE, STONE), (STONE, {"terrain": "sand"}))},
    shapes={"spaces": ROOMS, "edges": EDGES, "marks": (CHEST,)},
)  # fmt: skip


def drawn(**layers: tuple[Shape, ...]) -> Drawing:
    """Return the plan with some layers changed."""
    return replace(PLAN, shapes={**PLAN.shapes, **layers})


def grid() -> Grid:
    return read_grid(PLAN, FORM)


def refusal(drawing: Drawing) -> list[str]:
    with pytest.raises(MapError) as caught:
        read_grid(drawing, FORM)
    return caught.value.problems


def test_a_square_has_the_terrain_under_its_center_its_number_and_its_label() -> None:
    squares = grid().squares
    assert [each.terrain for each in squares.values()] == ["stone", "stone", "stone", "sand"]
    assert [each.number for each in squares.values()] == [1, 0, 2, 0]
    assert (squares["hall"].label, squares["yard"].label) == ("Hall", "yard")
    assert squares["yard"].center == (150, 150)
    numbered = grid().numbered(2)
    assert numbered is not None and numbered.id == "vault"
    assert grid().numbered(7) is None


def test_edges_are_the_same_from_both_sides() -> None:
    plan = grid()
    found = plan.edge("hall", "vault")
    assert found == Edge("hall", "vault", "door", "1")
    assert found.shape is EDGES[1]
    assert plan.edge("vault", "hall") is found
    assert grid().edge("hall", "yard") is None


def test_marks_belong_to_the_square_they_lie_in() -> None:
    (mark,) = grid().marks
    assert (mark.kind, mark.name, mark.square) == ("chest", "silver", "yard")


def test_reach_counts_steps_over_edges_that_pass() -> None:
    assert reach(grid(), "hall", lambda edge: edge.kind == "open") == {"hall": 0, "store": 1}
    opened = reach(grid(), "hall", lambda edge: edge.kind != "wall")
    assert opened == {"hall": 0, "store": 1, "vault": 1, "yard": 2}
    assert reach(grid(), "hall", lambda edge: edge.kind != "wall", 1) == {
        "hall": 0, "store": 1, "vault": 1,
    }  # fmt: skip


def test_counts_are_by_kind() -> None:
    assert grid().counts() == {
        "spaces": {"room": 4},
        "edges": {"door": 1, "open": 2, "wall": 1},
        "marks": {"chest": 1},
    }


def test_a_grid_is_measured_in_units_of_a_cell() -> None:
    plan = read_grid(PLAN, replace(FORM, cell=32))
    assert (plan.width, plan.height) == (64, 64)
    assert plan.squares["yard"].center == (48, 48)
    assert (plan.marks[0].x, plan.marks[0].y) == (48, 48)
    assert plan.counts() == grid().counts()


def test_the_middle_of_a_border_is_between_the_squares() -> None:
    squares = grid().squares
    assert squares["hall"].middle(squares["store"]) == (100, 50)
    assert squares["yard"].middle(squares["store"]) == (150, 100)


def layered(**layers: tuple[Shape, ...]) -> Drawing:
    """Return the plan with more layers at its end."""
    return replace(drawn(**layers), layers=(*PLAN.layers, *layers))


TILE = Shape(20, "", "", 20, 20, 30, 30, picture=Picture("crate.png"))


def test_a_grid_keeps_its_scenery() -> None:
    plan = read_grid(layered(details=(TILE,)), FORM)
    assert plan.drawing.tile_objects("details") == [(TILE, TILE.picture)]


BROKEN: dict[str, tuple[Drawing, str]] = {
    "overlapping": (
        drawn(spaces=(*ROOMS[:3], room(4, "yard", 60, 110))),
        "cellar.tmx: the spaces vault and yard overlap; move them apart",
    ),
    "number twice": (
        drawn(spaces=(*ROOMS[:3], room(4, "yard", 110, 110, number=2))),
        "cellar.tmx: the number 2 is used twice; use each once",
    ),
    "no number": (
        drawn(spaces=(*ROOMS[:3], room(4, "yard", 110, 110, number="two"))),
        "cellar.tmx: object 4 yard has the number 'two'; use a whole number up to 999",
    ),
    "no rectangle": (
        drawn(spaces=(*ROOMS[:3], Shape(4, "yard", "room", 150, 150))),
        "cellar.tmx: object 4 yard must be a rectangle",
    ),
    "unknown end": (
        drawn(edges=(*EDGES, border(10, "open", "hall", "attic"))),
        "cellar.tmx: object 10 open has the to 'attic'; use one of hall, store, vault, yard",
    ),
    "not side by side": (
        drawn(edges=(*EDGES, border(10, "open", "hall", "yard"))),
        "cellar.tmx: object 10 open joins hall and yard, which are not adjacent",
    ),
    "edge twice": (
        drawn(edges=(*EDGES, border(10, "wall", "store", "hall"))),
        "cellar.tmx: the edge between hall and store is used twice; use each once",
    ),
    "mark outside": (
        drawn(marks=(Shape(9, "silver", "chest", 100, 100),)),
        "cellar.tmx: object 9 silver in the layer marks is in no space; move it into one",
    ),
    "walled off": (
        drawn(edges=(EDGES[0], EDGES[2], EDGES[3])),
        "cellar.tmx: no route leads from hall to the space vault; "
        "add an edge that lets people pass",
    ),
    "terrain unknown": (
        replace(PLAN, tiles={"terrain": ((STONE, STONE), (STONE, {"terrain": "lava"}))}),
        "cellar.tmx: the space yard is on the terrain 'lava'; use one of stone, sand",
    ),
    "terrain missing": (
        replace(PLAN, tiles={"terrain": ((STONE, STONE), (STONE, {}))}),
        "cellar.tmx: the layer terrain has 1 cells without a tile of a terrain; paint them all",
    ),
    "an outline among the scenery": (
        layered(details=(replace(TILE, picture=None),)),
        "cellar.tmx: object 20 in the layer details shows no tile; insert one with Insert Tile, or "
        "move it to spaces or edges or marks",
    ),
    "an image": (
        replace(layered(), layers=(*PLAN.layers, "sky"), pictures={"sky": Picture("sky.png")}),
        "cellar.tmx: the layer sky is an image; show it as a tile object instead",
    ),
    "tiles over objects": (
        replace(
            drawn(details=(TILE,)),
            layers=(*PLAN.layers, "details", "ground"),
            tiles={**PLAN.tiles, "ground": (({}, {}), ({}, {}))},
        ),
        "cellar.tmx: the layer ground is above the objects of details; move it below",
    ),
    "larger than the map": (
        layered(details=(replace(TILE, width=900.0),)),
        "cellar.tmx: object 20 in the layer details is larger than the map",
    ),
    "stretched by a word": (
        layered(details=(replace(TILE, properties={"stretch": "far"}),)),
        "cellar.tmx: object 20 has the stretch 'far'; use one of across, down, both",
    ),
    "no spaces": (
        drawn(spaces=(), edges=(), marks=()),
        "cellar.tmx: the layer spaces is empty; draw a rectangle for each space",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_plan_is_refused_in_words(case: str) -> None:
    drawing, problem = BROKEN[case]
    assert refusal(drawing)[0] == problem


def test_an_edge_that_nobody_would_see_is_refused() -> None:
    form = replace(FORM, drawn=frozenset(("wall",)))
    with pytest.raises(MapError) as caught:
        read_grid(PLAN, form)
    assert caught.value.problems == [
        "cellar.tmx: object 7 wall between store and yard shows no tile, so no one sees it; "
        "insert one with the same properties"
    ]
    wall = replace(EDGES[2], points=(), picture=TILE.picture)
    edge = read_grid(drawn(edges=(*EDGES[:2], wall, EDGES[3])), form).edge("store", "yard")
    assert edge is not None and edge.shape is wall


def test_a_room_outside_is_told_once() -> None:
    """Its edges and what is in it are no further mistakes."""
    yard = replace(ROOMS[3], x=900)
    assert refusal(drawn(spaces=(*ROOMS[:3], yard))) == [
        "cellar.tmx: object 4 yard in the layer spaces is at 940, 150, outside the map of 200 x 200"
    ]


def test_an_object_outside_is_told_in_the_pixels_of_the_file() -> None:
    far = replace(CHEST, x=900)
    with pytest.raises(MapError, match="silver in the layer marks is at 900, 150, outside the map"):
        read_grid(drawn(marks=(far,)), replace(FORM, cell=32))
