"""Rooms are cut without a pixel lost or used twice."""

from __future__ import annotations

import pygame
import pytest

from game.client.draw.rooms import Anchor, Room, window
from game.client.draw.theme import Metrics


def test_each_cut_returns_its_piece_and_leaves_the_rest() -> None:
    room = Room(10, 20, 100, 80)
    assert room.north(30, 5) == Room(10, 20, 100, 30)
    assert room == Room(10, 55, 100, 45)
    assert room.south(10, 2) == Room(10, 90, 100, 10)
    assert room == Room(10, 55, 100, 33)
    assert room.west(20, 3) == Room(10, 55, 20, 33)
    assert room == Room(33, 55, 77, 33)
    assert room.east(7) == Room(103, 55, 7, 33)
    assert room == Room(33, 55, 70, 33)


def test_a_room_is_a_copy_of_its_rectangle() -> None:
    rect = pygame.Rect(1, 2, 30, 40)
    room = Room(rect)
    room.north(10)
    assert rect == Room(1, 2, 30, 40)
    assert room.copy() == room and type(room.copy()) is Room
    room.inset(3).west(4)
    assert room == Room(1, 12, 30, 30)


def test_margins_are_the_same_on_opposite_sides() -> None:
    room = Room(10, 20, 101, 81)
    assert room.inset(4) == Room(14, 24, 93, 73)
    assert room.inset(4, 1) == Room(14, 21, 93, 79)
    assert room.inset(-4, 0) == Room(6, 20, 109, 81)


@pytest.mark.parametrize(
    "at, left, top",
    [("center", 45, 53), ("midleft", 10, 53), ("bottomright", 79, 85), ("midtop", 45, 20)],
)
def test_a_piece_is_where_its_anchor_is(at: Anchor, left: int, top: int) -> None:
    room = Room(10, 20, 100, 80)
    assert room.piece(31, 15, at) == Room(left, top, 31, 15)
    assert room == Room(10, 20, 100, 80)


@pytest.mark.parametrize("count", [1, 2, 3, 7])
@pytest.mark.parametrize("gap", [0, 4])
def test_rows_and_columns_fill_the_room(count: int, gap: int) -> None:
    room = Room(5, 6, 103, 67)
    columns, rows = room.columns(count, gap), room.rows(count, gap)
    assert (columns[0].left, columns[-1].right) == (room.left, room.right)
    assert (rows[0].top, rows[-1].bottom) == (room.top, room.bottom)
    assert all(b.left - a.right == gap for a, b in zip(columns, columns[1:]))
    assert all(b.top - a.bottom == gap for a, b in zip(rows, rows[1:]))
    assert max(c.width for c in columns) - min(c.width for c in columns) <= 1
    assert max(r.height for r in rows) - min(r.height for r in rows) <= 1


def test_no_rows_or_columns_are_an_empty_list() -> None:
    assert Room(0, 0, 10, 10).columns(0, 3) == [] == Room(0, 0, 10, 10).rows(0)


def test_a_grid_begins_at_the_top_left_corner() -> None:
    cells = Room(10, 20, 100, 80).grid(3, 2, (30, 20), 5, 1)
    assert cells == [Room(10, 20, 30, 20), Room(45, 20, 30, 20), Room(10, 41, 30, 20)]
    assert Room(10, 20, 100, 80).grid(3, 1, (30, 20), 5)[2] == Room(10, 70, 30, 20)


def test_the_window_is_a_room_of_its_size() -> None:
    m = Metrics((1280, 720))
    assert window(m) == Room(0, 0, 1280, 720)
    assert window(m).piece(101, 51).center == (640, 360)
