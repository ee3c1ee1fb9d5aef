"""The game's look: its materials are seen and quiet, and words are read on them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame
import pytest

from game.client.draw import fonts, images, materials, palettes, theme
from game.client.draw.palettes import ALL
from game.client.games.free_captains.shelf import cover
from game.client.games.free_captains.identity.identity import CAPS, FACE, LOOK
from tests.breadth import first
from tests.client.conftest import Size

SIZE = (300, 280)
QUIET = 16  # levels of light that a tile may change at most


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    pygame.display.set_mode((640, 360))
    materials.wear(LOOK.materials)
    yield
    palettes.use("standard")
    materials.wear({})
    images.forget()
    pygame.display.quit()


def drawn(use: str) -> pygame.Surface:
    made = pygame.Surface(SIZE)
    materials.draw(made, made.get_rect(), use)
    return made


@pytest.mark.parametrize("use", LOOK.materials)
def test_a_material_shows_and_stays_quiet(use: str) -> None:
    surface = drawn(use)
    seen = [tuple(surface.get_at((x, y)))[:3] for x in range(20, 280, 3) for y in range(20, 260, 3)]
    sums = [sum(each) for each in seen]
    mean = sum(sums) / len(sums)
    spread = (sum((each - mean) ** 2 for each in sums) / len(sums)) ** 0.5 / 3
    plain = pygame.transform.average_color(surface.subsurface((20, 20, 240, 240)))[:3]
    assert 0.8 <= spread <= 4.0, spread
    assert all(abs(a - b) <= QUIET for each in seen for a, b in zip(each, plain, strict=True))


def test_words_are_read_on_it() -> None:
    for palette, use in product(ALL, LOOK.materials):
        palettes.use(palette.name)
        part = drawn(use).subsurface((20, 20, 240, 240))
        red, green, blue, _ = pygame.transform.average_color(part)
        for color in (theme.INK, theme.SOFT, theme.MUTED, theme.GOLD, theme.DANGER, theme.GOOD):
            assert theme.contrast(color, (red, green, blue)) >= 4.5, (palette, use)


@pytest.mark.parametrize("face", [FACE, CAPS])
def test_its_faces_are_installed(face: str) -> None:
    assert fonts.font(face, "Regular", 40).size("Moonpeeler")[0] > 150


@pytest.mark.parametrize("size", first(1, [(60, 80), (192, 256), (410, 547), (706, 941)]))
def test_the_cover_bears_its_title_at_any_size(size: Size) -> None:
    made = cover.paint(size)
    assert made.get_size() == size
    foot = made.subsurface((size[0] // 10, size[1] * 80 // 100, size[0] * 8 // 10, size[1] // 10))
    bright = [tuple(foot.get_at((x, y)))[:3] for x in range(foot.get_width())
              for y in range(foot.get_height())]  # fmt: skip
    letters = sum(sum(each) > 420 for each in bright) / len(bright)
    assert 0.1 < letters < 0.6
