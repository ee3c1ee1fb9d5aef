"""Scenes on cards: drawn right by SDL's reader, small, unlike one another, and printed at any
size."""

from __future__ import annotations

import importlib
import itertools
import json
import re
from collections.abc import Iterator

import pygame
import pytest

from game.client.draw import images
from game.client.games.free_captains.cards import art
from game.resources import ROOT
from tests.client.conftest import Size

FOLDER = ROOT / "assets" / "free_captains" / "scenes"
FILES = sorted(FOLDER.glob("*.svg"))
UNLIKE = 20.0
"""minimum distance of two scenes: mean difference of a channel, 0..255"""
TONES = 7  # colors of a scene
MOST, ALL = 18_000, 900_000  # bytes of a scene, and of all


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((320, 180))
    images.forget()
    yield
    images.forget()
    pygame.display.quit()


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
    assert sum(path.stat().st_size for path in FILES) <= ALL


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
