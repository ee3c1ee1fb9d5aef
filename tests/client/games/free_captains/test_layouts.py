"""The table at every size and scale: nothing is cut, nothing overlaps, every choice is in sight."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.free_captains.table import layout
from game.client.tabletop.kit.layout import folded, table_metrics
from tests.client.games.free_captains.playing import at, open_table
from tests.client.conftest import Size

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
MORE_SIZES = [*SIZES, (3840, 2160), (1600, 900), (1400, 1050), (2560, 1080)]
SCALES = [1.0, 1.5, 2.0]


@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_places_are_inside_and_apart(size: Size, scale: float) -> None:
    m = table_metrics(Metrics(size, scale))
    for tab in layout.HALVES:
        board = layout.board(m, tab)
        rects = list(board.rects.items())
        assert all(board.area.contains(rect) for _, rect in rects)
        assert not [(one, other) for (one, a), (other, b) in combinations(rects, 2)
                    if a.colliderect(b)]  # fmt: skip
        regions = layout.regions(m, board, tab)
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(rect) for _, rect in regions.tiles())
        assert not regions.actions.colliderect(board.area)
        assert not regions.top.colliderect(board.area)


def test_where_halves_take_turns_points_are_beside_the_line() -> None:
    app, scene = open_table(at("step pay"), (1280, 720), 1.5)
    assert folded(scene.m) and ("track", "combat") in scene.view.spots
    assert ("card", scene.model.current) in scene.view.spots
    scene.show_tab("captain")
    assert ("captain", "") in scene.view.spots and ("bag", "") not in scene.view.spots
