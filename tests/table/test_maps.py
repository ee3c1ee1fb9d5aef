"""The map model: distances, joining pieces, and the errors of invalid rows."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

from game.table.maps.drawing import MapError, Picture
from game.table.maps.graph import Graph, Join, Lane, Piece, Space, assemble, distances


def space(name: str, piece: str, x: float = 50, y: float = 50) -> Space:
    return Space(name, "navpoint", name, piece, x, y)


def piece(name: str, sides: str, **changes: object) -> Piece[Space]:
    """Return a piece of two joined spaces, ``name_1`` above ``name_2``, with both lanes at each
    side."""
    one, two = space(f"{name}_1", name, 50, 20), space(f"{name}_2", name, 50, 80)
    joins = [
        Join(side, lane, at.id, 0 if side == "left" else 100, at.y)
        for side in sides.split()
        for lane, at in (("upper", one), ("lower", two))
    ]
    lane = Lane(one.id, two.id, ((one.x, one.y), (60, 50), (two.x, two.y)))
    made = Piece(name, 100, 100, (one, two), (lane,), tuple(joins), {}, {}, (("void",) * 2,) * 2)
    return replace(made, **changes)


def row(*pieces: Piece[Space]) -> Graph[Space]:
    return assemble({one.id: one for one in pieces}, [one.id for one in pieces])


def refusal(*pieces: Piece[Space]) -> list[str]:
    with pytest.raises(MapError) as caught:
        row(*pieces)
    return caught.value.problems


LEFT = piece("a", "right", marks={"stack": (10.0, 20.0)}, roles={"spawn": "a_1"})
MIDDLE = piece("b", "left right")
RIGHT = piece("c", "left")


def test_distances_count_moves_and_leave_out_what_is_cut_off() -> None:
    ring = {"a": "bd", "b": "ac", "c": "bd", "d": "ac", "lost": ""}
    assert distances(ring, "a") == {"a": 0, "b": 1, "d": 1, "c": 2}


def test_a_row_is_measured_from_its_left_end() -> None:
    galaxy = row(LEFT, MIDDLE, RIGHT)
    assert galaxy.order == ("a", "b", "c")
    assert (galaxy.width, galaxy.height) == (300, 100)
    assert galaxy.lefts == {"a": 0, "b": 100, "c": 200}
    assert (galaxy.spaces["b_2"].x, galaxy.spaces["b_2"].y) == (150, 80)
    assert galaxy.lanes[1] == Lane("b_1", "b_2", ((150, 20), (160, 50), (150, 80)))
    assert galaxy.marks == {"stack": (10, 20)}
    assert galaxy.roles == {"spawn": "a_1"}
    assert galaxy.art["c"] == RIGHT.art
    assert galaxy.sky is None


def test_the_first_piece_with_a_sky_has_that_of_the_row() -> None:
    skies = [Picture("/middle.png"), Picture("/right.png")]
    middle, right = (replace(one, sky=sky) for one, sky in zip((MIDDLE, RIGHT), skies, strict=True))
    assert row(LEFT, middle, right).sky == skies[0]
    assert row(LEFT, MIDDLE, right).sky == skies[1]


def test_marks_move_with_their_piece() -> None:
    right = replace(RIGHT, marks={"flag": (90.0, 20.0)})
    assert row(LEFT, MIDDLE, right).marks["flag"] == (290, 20)


def test_a_joint_is_one_adjacency_for_each_lane() -> None:
    galaxy = row(LEFT, RIGHT)
    assert Lane("a_1", "c_1", ((50, 20), (100, 20), (150, 20))) in galaxy.lanes
    assert galaxy.neighbors == {
        "a_1": ("a_2", "c_1"), "a_2": ("a_1", "c_2"), "c_1": ("a_1", "c_2"), "c_2": ("a_2", "c_1"),
    }  # fmt: skip


def test_spaces_and_neighbors_follow_the_row_and_the_files() -> None:
    swapped = replace(MIDDLE, spaces=MIDDLE.spaces[::-1])
    galaxy = row(LEFT, swapped, RIGHT)
    assert list(galaxy.spaces) == ["a_1", "a_2", "b_2", "b_1", "c_1", "c_2"]
    assert list(galaxy.neighbors) == list(galaxy.spaces)
    assert galaxy.neighbors["b_1"] == ("a_1", "b_2", "c_1")


def test_pieces_can_be_used_again_in_another_order() -> None:
    other = piece("d", "left right")
    pieces = {one.id: one for one in (LEFT, MIDDLE, RIGHT, other)}
    assert assemble(pieces, "abdc").neighbors["b_1"] == ("a_1", "b_2", "d_1")
    assert assemble(pieces, "adbc").neighbors["b_1"] == ("d_1", "b_2", "c_1")


def test_an_empty_row_is_refused() -> None:
    assert refusal() == ["the row: it has no pieces; name at least one"]


def test_unknown_and_repeated_pieces_are_refused_together() -> None:
    with pytest.raises(MapError) as caught:
        assemble({"a": LEFT, "c": RIGHT}, ["a", "x", "a", "c"])
    assert caught.value.problems == [
        "x.tmx: the row names this piece, but the pieces are a, c",
        "a.tmx: the row names this piece twice; name it once",
    ]
    assert str(caught.value) == "\n".join(caught.value.problems)


def test_open_ends_are_refused() -> None:
    assert refusal(MIDDLE) == [
        "b.tmx: lanes leave its left edge, but it is the first piece of the row; "
        "put an endcap there",
        "b.tmx: lanes leave its right edge, but it is the last piece of the row; "
        "put an endcap there",
    ]


def test_a_lane_that_ends_at_a_joint_is_refused() -> None:
    short = replace(RIGHT, joins=RIGHT.joins[:1])
    assert refusal(LEFT, short) == [
        "c.tmx: its left edge needs a join for the lane lower, as a beside it has one"
    ]
    short = replace(LEFT, joins=LEFT.joins[1:])
    assert refusal(short, RIGHT) == [
        "a.tmx: its right edge needs a join for the lane upper, as c beside it has one"
    ]


def test_lanes_at_different_heights_are_refused() -> None:
    low = replace(RIGHT, joins=(replace(RIGHT.joins[0], y=24), RIGHT.joins[1]))
    assert refusal(LEFT, low) == [
        "c.tmx: the lane upper enters at height 24, but leaves a at 20; both must be the same"
    ]


def test_pieces_without_a_lane_between_them_are_refused() -> None:
    problems = refusal(piece("a", ""), piece("c", ""))
    assert problems[0] == "c.tmx: no lane joins it to a, the piece on its left"
    assert problems[1] == "c.tmx: no route leads from a_1 to c_1; add a lane"


def test_names_used_by_two_pieces_are_refused() -> None:
    twin = piece("a", "left", id="c", marks={"stack": (1.0, 1.0)}, roles={"spawn": "a_2"})
    assert refusal(LEFT, twin)[:4] == [
        "c.tmx: the space a_1 is also in a.tmx", "c.tmx: the space a_2 is also in a.tmx",
        "c.tmx: the role spawn is also in a.tmx", "c.tmx: the mark stack is also in a.tmx",
    ]  # fmt: skip


def test_a_space_off_the_lanes_is_refused() -> None:
    lonely = replace(RIGHT, spaces=(*RIGHT.spaces, space("rock", "c")))
    assert refusal(LEFT, lonely) == ["c.tmx: no route leads from a_1 to rock; add a lane"]


@pytest.mark.parametrize("module", ["game.table.maps.graph", "game.table.maps.grid", "game.tiled"])
def test_neither_pygame_nor_the_map_library_is_imported(module: str) -> None:
    code = f"import sys, {module}; print([m for m in ('pygame', 'pytmx') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
