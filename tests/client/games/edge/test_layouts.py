"""The table at every size and scale: nothing is cut, nothing overlaps, every choice is in sight."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.edge.stage import layout
from game.client.tabletop.kit.layout import table_metrics
from tests.client.conftest import Size

SIZES = [(1280, 720), (1920, 1080), (2560, 1440)]
MORE_SIZES = [*SIZES, (3840, 2160), (1600, 900), (1400, 1050)]
SCALES = [1.0, 1.25, 1.5, 2.0]
TABS = ("scene", "crew", "odds", "log")


@pytest.mark.parametrize("size", MORE_SIZES)
@pytest.mark.parametrize("scale", SCALES)
def test_regions_tile_the_window(size: Size, scale: float) -> None:
    m = table_metrics(Metrics(size, scale))
    window = pygame.Rect((0, 0), size)
    for tab in TABS:
        for checking in (True, False):
            tiles = layout.regions(m, tab, "odds", checking).tiles()
            assert all(window.contains(rect) for _, rect in tiles)
            assert not [(one, other) for (one, a), (other, b) in combinations(tiles, 2)
                        if a.colliderect(b)]  # fmt: skip
