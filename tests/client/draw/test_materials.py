"""Materials: seen, seamless, cached, and never in the way of words."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.draw import images, materials, palettes, theme
from game.client.draw.materials import FELT, LAID, LAMP, SHADE, Material
from game.client.draw.palettes import ALL, Palette
from game.client.draw.theme import Color
from game.client.paths import assets_folder

SIZE = (300, 280)
TILES = (
    "steel", "leather", "vellum", "velvet", "enamel", "brass", "halftone", "copper", "ledger",
    "hammered", "adobe", "scratched", "manila", "typed", "wet",
)  # fmt: skip
QUIET = 16  # levels of light that a tile may change at most


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    pygame.display.set_mode((640, 360))
    yield
    palettes.use("standard")
    materials.wear({})
    images.forget()
    pygame.display.quit()


def drawn(use: str) -> pygame.Surface:
    made = pygame.Surface(SIZE)
    materials.draw(made, made.get_rect(), use)
    return made


def pixels(surface: pygame.Surface, inset: int = 20) -> list[tuple[int, ...]]:
    area = surface.get_rect().inflate(-2 * inset, -2 * inset)
    return [
        tuple(surface.get_at((x, y)))[:3]
        for x in range(area.left, area.right, 3)
        for y in range(area.top, area.bottom, 3)
    ]


def middle(surface: pygame.Surface) -> Color:
    red, green, blue, _ = pygame.transform.average_color(surface.subsurface((20, 20, 240, 240)))
    return red, green, blue


@pytest.mark.parametrize("use", LAID)
def test_a_material_shows_and_stays_quiet(use: str) -> None:
    seen, plain = pixels(drawn(use)), middle(drawn(use))
    sums = [sum(each) for each in seen]
    mean = sum(sums) / len(sums)
    spread = (sum((each - mean) ** 2 for each in sums) / len(sums)) ** 0.5 / 3
    assert 0.8 <= spread <= 4.0, spread
    assert all(abs(a - b) <= QUIET for each in seen for a, b in zip(each, plain, strict=True))


@pytest.mark.parametrize("palette", ALL, ids=lambda each: each.name)
@pytest.mark.parametrize("use", LAID)
def test_words_are_read_on_it_under_the_lamp(use: str, palette: Palette) -> None:
    palettes.use(palette.name)
    ground = middle(drawn(use))
    plain = palette.name in materials.PLAIN
    for color in (theme.INK, theme.SOFT, theme.MUTED, theme.GOLD, theme.DANGER, theme.GOOD):
        if plain:
            assert theme.contrast(color, ground) >= 7.0
            continue
        red, green, blue = (min(255, a + b) for a, b in zip(ground, LAMP, strict=True))
        assert theme.contrast(color, (red, green, blue)) >= 4.5
        red, green, blue = (round(each * (1 - SHADE)) for each in color)
        assert theme.contrast((red, green, blue), ground) >= 4.5


@pytest.mark.parametrize("use", LAID)
def test_high_contrast_has_none(use: str) -> None:
    palettes.use("high_contrast")
    bare = pygame.Surface(SIZE)
    images.draw_panel(bare, bare.get_rect(), materials.LOOKS[use])
    assert pygame.image.tobytes(drawn(use), "RGB") == pygame.image.tobytes(bare, "RGB")
    surface = pygame.Surface(SIZE)
    surface.fill((90, 90, 90))
    materials.shine(surface)
    assert surface.get_at((2, 2))[:3] == (90, 90, 90)


def test_no_color_means_no_tint() -> None:
    palettes.use("greyscale")
    red, _, blue = middle(drawn("slot"))
    palettes.use("standard")
    warm = middle(drawn("slot"))
    assert red - blue < warm[0] - warm[2] - 2


def test_a_game_has_its_own() -> None:
    usual = middle(drawn("board"))
    materials.wear({"board": Material(FELT.tile, 34, (70, 20, 20), 0.6)})
    assert middle(drawn("board"))[0] > usual[0] + 15
    materials.wear({})
    assert middle(drawn("board")) == usual
    with pytest.raises(ValueError, match="carpet"):
        materials.wear({"carpet": FELT})


def test_drawing_again_makes_nothing() -> None:
    drawn("board")
    before = images._panels.made
    for _ in range(5):
        drawn("board")
    assert images._panels.made == before


def test_the_lamp_is_at_the_upper_left() -> None:
    surface = pygame.Surface((400, 300))
    surface.fill((100, 100, 100))
    materials.shine(surface)
    assert surface.get_at((1, 1))[:3] == (107, 106, 104)
    assert surface.get_at((398, 298))[0] == pytest.approx(91, abs=1)


@pytest.mark.parametrize("name", TILES)
def test_tiles_are_small_and_have_no_seams(name: str) -> None:
    path = assets_folder() / "materials" / f"{name}.jpg"
    assert path.stat().st_size < 12_000
    tile = pygame.image.load(path)
    assert tile.get_size() == (256, 256)

    def step(one: int, other: int, down: bool) -> float:
        places = [((at, one), (at, other)) if down else ((one, at), (other, at))
                  for at in range(256)]  # fmt: skip
        return sum(abs(tile.get_at(a)[0] - tile.get_at(b)[0]) for a, b in places) / 256

    for down in (True, False):
        usual = max(step(at, at + 1, down) for at in range(0, 255, 5))
        assert step(255, 0, down) <= usual * 1.3, (name, down)
