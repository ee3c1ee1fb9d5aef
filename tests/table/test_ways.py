"""Ways over grids: distances, the next step, moves that something stops."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.table.maps.drawing import Drawing
from game.table.maps.grid import Edge, Grid, Square, reach
from game.table.maps.ways import Ways

SIDE = 40.0


def grid(*rows: str) -> Grid:
    """Return the grid of a plan: letters are squares; between them ``-`` and ``|`` are open, ``:``
    is a ledge, a digit a door of that name, ``#`` a wall."""
    squares: dict[str, Square] = {}
    edges: list[Edge] = []
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            if sign.isalpha():
                squares[sign] = Square(sign, "room", sign, x * SIDE, y * SIDE, SIDE, SIDE)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            kind = {"-": "open", "|": "open", ":": "ledge", "#": "wall"}.get(sign)
            if sign.isdigit():
                kind = "door"
            if kind is not None:
                a, b = (row[x - 1], row[x + 1]) if y % 2 == 0 else (rows[y - 1][x], rows[y + 1][x])
                edges.append(Edge(a, b, kind, sign if kind == "door" else ""))
    near: dict[str, list[tuple[str, Edge]]] = {id: [] for id in squares}
    for edge in edges:
        near[edge.a].append((edge.b, edge))
        near[edge.b].append((edge.a, edge))
    found = {id: tuple(each) for id, each in near.items()}
    drawing = Drawing("plan.tmx", 400, 400, 1, 1, (), frozenset(), {}, {})
    return Grid("plan", 400, 400, squares, tuple(edges), (), found, {}, drawing)


PLAN = grid("a-b-c", "|   |", "d#e-f", ": | 1", "g-h#i")


def open_only(edge: Edge) -> bool:
    return edge.kind == "open"


def ways(*doors: str) -> Ways:
    return Ways(PLAN, lambda edge: edge.kind == "open" or edge.name in doors)


def test_neighbors_are_beyond_passable_edges() -> None:
    assert ways().near["f"] == ("c", "e")
    assert ways("1").near["f"] == ("c", "e", "i")
    assert ways().near["i"] == ()


def test_distances_are_those_of_a_search_from_each_square() -> None:
    made = ways("1")
    for square in PLAN.squares:
        found = reach(PLAN, square, lambda edge: edge.kind == "open" or edge.name == "1")
        assert made.distance[square] == found
        assert list(made.distance[square].values()) == sorted(found.values())
    assert (made.apart("d", "i"), made.apart("i", "d"), made.apart("d", "d")) == (5, 5, 0)


def test_a_square_without_a_way_has_no_distance() -> None:
    assert ways().apart("a", "i") is None
    assert "i" not in ways().distance["a"]
    assert ways().distance["i"] == {"i": 0}


def test_within_has_the_nearest_first_and_everything_at_last() -> None:
    made = ways()
    assert made.within("a", 0) == ("a",)
    assert made.within("a", 1) == ("a", "b", "d")
    assert made.within("a", 3) == ("a", "b", "d", "c", "f")
    assert made.within("a", 99) == tuple(made.distance["a"])
    assert made.within("a", -1) == ()


def test_next_steps_are_all_that_shorten_the_way() -> None:
    made = Ways(PLAN, lambda edge: True)
    assert made.next_steps("d", "f") == ("e",)
    assert set(made.next_steps("a", "f")) == {"b", "d"}
    assert made.next_steps("a", "a") == ()
    assert ways().next_steps("a", "i") == ()


def test_every_next_step_is_one_nearer() -> None:
    made = Ways(PLAN, lambda edge: True)
    for square in PLAN.squares:
        for goal in PLAN.squares:
            steps = made.next_steps(square, goal)
            assert bool(steps) == (square != goal)
            assert all(made.apart(each, goal) == made.distance[square][goal] - 1 for each in steps)


def test_a_neighbor_as_far_from_the_goal_is_no_next_step() -> None:
    """Two squares side by side, both one step from the third."""
    squares = {id: PLAN.squares[id] for id in "abd"}
    edges = (Edge("a", "b", "open"), Edge("a", "d", "open"), Edge("b", "d", "open"))
    near = {
        id: tuple(
            (edge.b if edge.a == id else edge.a, edge) for edge in edges if id in (edge.a, edge.b)
        )
        for id in squares
    }
    made = Ways(replace(PLAN, squares=squares, edges=edges, neighbors=near), open_only)
    assert made.next_steps("a", "d") == ("d",)


def test_the_nearest_goals_are_all_at_the_least_distance() -> None:
    made = ways("1")
    assert made.nearest("c", ("i", "h", "a")) == ("i", "a")
    assert made.nearest("c", ("c", "a")) == ("c",)
    assert ways().nearest("c", ("i",)) == ()
    assert ways().nearest("c", ()) == ()


def test_moves_have_their_paths_nearest_first() -> None:
    assert ways().moves("a", 2) == {"a": (), "b": ("b",), "d": ("d",), "c": ("b", "c")}
    assert ways().moves("a", 0) == {"a": ()}


def test_a_move_ends_where_it_is_stopped() -> None:
    assert ways().moves("a", 9, {"c"}) == {"a": (), "b": ("b",), "d": ("d",), "c": ("b", "c")}


def test_a_move_that_begins_in_a_stop_goes_on() -> None:
    assert "b" in ways().moves("a", 1, {"a"})


def test_a_path_goes_around_stops_or_there_is_none() -> None:
    free = Ways(grid("a-b-c", "|   |", "d-e-f"), open_only)
    assert free.path("a", "f") == ("b", "c", "f")
    assert free.path("a", "f", {"b"}) == ("d", "e", "f")
    assert free.path("a", "f", {"d", "b"}) is None
    assert free.path("a", "d", {"d"}) == ("d",)
    assert free.path("a", "a") == ()


@pytest.mark.parametrize("square", "abcdefghi")
def test_moves_without_stops_go_as_far_as_the_distance(square: str) -> None:
    made = ways("1")
    for steps in range(7):
        found = made.moves(square, steps)
        assert tuple(found) == made.within(square, steps)
        assert all(len(path) == made.distance[square][end] for end, path in found.items())
