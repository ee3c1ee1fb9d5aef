"""Scenes, portraits, materials and grounds: drawn right, unlike one another, and words are read on
them at any size."""

from __future__ import annotations

import importlib
import itertools
import json
import re
from collections.abc import Iterator
from itertools import combinations, product

import pygame
import pytest

from game.client.draw import fonts, images, materials, palettes, theme
from game.client.draw.palettes import ALL
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.identity.identity import CAPS, FACE, LOOK
from game.client.games.free_captains.pieces import backs, ground, people
from game.client.games.free_captains.shelf import cover
from game.client.paths import assets_folder
from game.free_captains.mat import WIDE, mats
from game.resources import ROOT
from tests.breadth import first
from tests.client.conftest import Size

FOLDER = ROOT / "assets" / "free_captains" / "scenes"
FILES = sorted(FOLDER.glob("*.svg"))
UNLIKE = 20.0
"""minimum distance of two scenes: mean difference of a channel, 0..255"""
TONES = 7  # colors of a scene
MOST, ALL_BYTES = 18_000, 900_000  # bytes of a scene, and of all


def test_every_card_of_the_decks_has_a_scene() -> None:
    decks = ("guardforce", "agents_and_events", "locations", "planets", "weapons")
    cards: list[str] = []
    for deck in decks:
        file = ROOT / "cards" / "free_captains" / f"{deck}.json"
        cards += [card["id"] for card in json.loads(file.read_text("utf-8"))["cards"]]
    assert len(cards) == 66
    assert sorted(cards) == [path.stem for path in FILES]


def test_a_scene_has_few_tones_and_only_forms_that_are_drawn() -> None:
    forms = {"d", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap",
             "stroke-linejoin"}  # fmt: skip
    for path in FILES:
        text = path.read_text("utf-8")
        assert set(re.findall(r"<(\w+)", text)) == {"svg", "path"}, path
        names = set(re.findall(r' ([\w-]+)="', text)) - {"viewBox", "width", "height", "xmlns"}
        assert names <= forms, path
        colors = set(re.findall(r'(?:fill|stroke)="([^"]+)"', text)) - {"none"}
        assert all(re.fullmatch("#[0-9A-F]{6}", each) for each in colors), path
        assert len(colors) <= TONES, path
        assert not re.search("nan|inf|e-", "".join(re.findall(r' d="([^"]*)"', text))), path
        assert path.stat().st_size <= MOST, path
    assert sum(path.stat().st_size for path in FILES) <= ALL_BYTES


@pytest.mark.long
def test_files_are_what_the_scripts_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "assets" / "make"))
    made = importlib.import_module("captains.scenes").SCENES
    assert sorted(made) == [path.stem for path in FILES]
    stale = [path.stem for path in FILES if made[path.stem]().text() != path.read_text("utf-8")]
    assert stale == [], "run: python assets/make/captains"


def seen_small(id: str) -> bytes:
    """Return the scene at 64 x 64 pixels, averaged down to 16 x 16: the impression at a glance."""
    small = pygame.transform.smoothscale(art.scene(id, (64, 64)).convert(24), (16, 16))
    return pygame.image.tobytes(small, "RGB")


def difference(first: bytes, second: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def test_no_two_scenes_look_alike() -> None:
    looks = [(path.stem, seen_small(path.stem)) for path in FILES]
    pairs = (
        (difference(first[1], second[1]), first[0], second[0])
        for first, second in itertools.combinations(looks, 2)
    )
    assert sorted(pair for pair in pairs if pair[0] < UNLIKE) == []


@pytest.mark.parametrize("size", [(90, 60), (200, 200), (301, 199), (120, 300)])
def test_a_scene_fills_any_size(size: Size) -> None:
    made = art.scene("gf_09", size)
    assert made.get_size() == size and not made.get_flags() & pygame.SRCALPHA
    assert made is art.scene("gf_09", size)
    for spot in itertools.product((0, size[0] - 1), (0, size[1] - 1)):
        assert made.get_at(spot)[:3] != (0, 0, 0)


EVERYBODY = [
    *(f"ca_0{number}" for number in range(1, 7)),
    *(f"al_0{number}" for number in range(1, 4)),
    people.STRANGER,
]


def test_everybody_is_drawn_and_small() -> None:
    files = [assets_folder() / people.FOLDER / f"{id}.svg" for id in EVERYBODY]
    assert [each for each in files if each.stat().st_size >= 110_000] == []


def test_no_two_are_alike_at_44_pixels() -> None:
    small = {id: pygame.image.tobytes(people.portrait(id, (44, 44)), "RGB") for id in EVERYBODY}
    for one, other in combinations(EVERYBODY, 2):
        pairs = zip(small[one], small[other], strict=True)
        assert sum(abs(a - b) for a, b in pairs) / len(small[one]) > 20, (one, other)


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
