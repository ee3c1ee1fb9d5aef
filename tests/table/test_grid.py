"""Grids: squares, edges, marks and paths over them, and the errors of invalid drawings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from game.table.maps.drawing import Drawing, MapError, Shape, Value
from game.table.maps.grid import Edge, Grid, GridForm, reach, read_grid

FORM = GridForm(
    spaces=("room",),
    edges=("open", "wall", "door"),
    passable=frozenset(("open", "door")),
    marks=("chest",),
    terrain=("stone", "sand"),
)


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
    border(5, "open", "hall", "store"),
    border(6, "door", "vault", "hall", "1"),
    border(7, "wall", "store", "yard"),
    border(8, "open", "vault", "yard"),
)
CHEST = Shape(9, "silver", "chest", 150, 150)
STONE = {"terrain": "stone"}
PLAN = Drawing(
    file="cellar.tmx",
    width=200,
    height=200,
    columns=2,
    rows=2,
    layers=("terrain", "spaces", "edges", "marks"),
    shifted=frozenset(),
    tiles={"terrain": ((STONE, STONE), (STONE, {"terrain": "sand"}))},
    shapes={"spaces": ROOMS, "edges": EDGES, "marks": (CHEST,)},
)


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
    assert found == Edge("hall", "vault", "door", "1", ((0, 0), (10, 0)))
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


BROKEN: dict[str, tuple[Drawing, str]] = {
    "overlapping": (
        drawn(spaces=(*ROOMS[:3], room(4, "yard", 60, 110))),
        "cellar.tmx: the spaces vault and yard overlap; move them apart",
    ),
    "number twice": (
        drawn(spaces=(*ROOMS[:3], room(4, "yard", 110, 110, number=2))),
        "cellar.tmx: the number 2 is used twice; each may be used once",
    ),
    "no number": (
        drawn(spaces=(*ROOMS[:3], room(4, "yard", 110, 110, number="two"))),
        "cellar.tmx: object 4 yard has the number 'two'; a whole number would be right",
    ),
    "no rectangle": (
        drawn(spaces=(*ROOMS[:3], Shape(4, "yard", "room", 150, 150))),
        "cellar.tmx: object 4 yard must be a rectangle",
    ),
    "unknown end": (
        drawn(edges=(*EDGES, border(10, "open", "hall", "attic"))),
        "cellar.tmx: object 10 open has the to 'attic'; known are hall, store, vault, yard",
    ),
    "not side by side": (
        drawn(edges=(*EDGES, border(10, "open", "hall", "yard"))),
        "cellar.tmx: object 10 open joins hall and yard, which are not adjacent",
    ),
    "edge twice": (
        drawn(edges=(*EDGES, border(10, "wall", "store", "hall"))),
        "cellar.tmx: the edge between hall and store is used twice; each may be used once",
    ),
    "mark outside": (
        drawn(marks=(Shape(9, "silver", "chest", 100, 100),)),
        "cellar.tmx: object 9 silver in the layer marks is in no space; move it into one",
    ),
    "walled off": (
        drawn(edges=(EDGES[0], EDGES[2], EDGES[3])),
        "cellar.tmx: no way leads from hall to the space vault; add an edge that can be passed",
    ),
    "terrain unknown": (
        replace(PLAN, tiles={"terrain": ((STONE, STONE), (STONE, {"terrain": "lava"}))}),
        "cellar.tmx: the space yard is on the terrain 'lava'; known are stone, sand",
    ),
    "terrain missing": (
        replace(PLAN, tiles={"terrain": ((STONE, STONE), (STONE, {}))}),
        "cellar.tmx: the layer terrain has 1 cells without a tile of a terrain; paint them all",
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
