"""The ground of the mat and its panels: any size, every palette, words stay readable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest

from game.client.draw import images, palettes, theme
from game.client.draw.palettes import ALL
from game.client.games.free_captains.pieces import backs, ground
from game.free_captains.mat import WIDE, mats
from tests.client.conftest import Size


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    pygame.display.set_mode((640, 360))
    yield
    palettes.use("standard")
    images.forget()
    pygame.display.quit()


def panel(kind: ground.Kind, size: Size = (240, 160)) -> pygame.Surface:
    made = pygame.Surface((size[0] + 40, size[1] + 40))
    ground.paint_mat(made, made.get_rect(), mats()[WIDE].picture)
    ground.paint_panel(made, pygame.Rect(20, 20, *size), kind)
    return made


def test_words_are_read_on_every_panel() -> None:
    for palette, kind in product(ALL, ground.PANELS):
        palettes.use(palette.name)
        part = panel(kind).subsurface((60, 60, 160, 80))
        red, green, blue, _ = pygame.transform.average_color(part)
        for color in (theme.INK, theme.SOFT, theme.GOLD, theme.DANGER, theme.GOOD):
            assert theme.contrast(color, (red, green, blue)) >= 4.5, (palette, kind)


@pytest.mark.parametrize("size", [(60, 84), (100, 140), (224, 314), (160, 86)])
def test_no_two_backs_are_alike(size: Size) -> None:
    seen = set()
    for kind in backs.KINDS:
        made = pygame.Surface(size)
        ground.paint_back(made, made.get_rect(), kind)
        seen.add(pygame.transform.average_color(made)[:3])
    assert len(seen) == 3
    for one, other in combinations(seen, 2):
        assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) > 40


@pytest.mark.parametrize("size", [(640, 360), (720, 500), (800, 350)])
def test_a_win_is_bright_where_the_captain_stands_and_a_loss_is_dark(size: Size) -> None:
    light = []
    for won in (True, False):
        made = pygame.Surface(size)
        ground.paint_end(made, made.get_rect(), won)
        part = made.subsurface((size[0] // 8, size[1] // 6, size[0] // 4, size[1] // 2))
        light.append(sum(pygame.transform.average_color(part)[:3]))
    assert light[0] > 2.5 * light[1] > 0
