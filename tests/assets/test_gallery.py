"""The gallery shows every screen there is, in small files that are there."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from game.client.draw.palettes import PALETTES
from game.client.shell.tools import shots

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = {"widgets"}
"""not a screen of the game: all widgets side by side"""


@pytest.fixture(scope="module")
def gallery() -> ModuleType:
    """Return the script that writes the page, which is outside any package."""
    spec = importlib.util.spec_from_file_location("gallery", ROOT / "assets/make/gallery.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["gallery"] = module  # where a dataclass looks for itself
    spec.loader.exec_module(module)
    return module


def test_the_page_is_that_of_the_script(gallery: ModuleType) -> None:
    assert gallery.PAGE.read_text("utf-8") == gallery.page(), "run: python assets/make/gallery.py"


def test_every_screen_is_on_it(gallery: ModuleType) -> None:
    shots.load_game_shots()
    assert {each.shot for each in gallery.pictures()} == set(shots.SHOTS) - LEFT_OUT
    assert {each.palette for each in gallery.pictures()} <= set(PALETTES)


def test_every_picture_is_there_and_small(gallery: ModuleType) -> None:
    """There are no other screens beside them."""
    shown = re.findall(r"\(\.\./pictures/([^)]+)\)", gallery.PAGE.read_text("utf-8"))
    assert len(shown) == len(set(shown)) == len(gallery.pictures())
    sizes = {each.name: each.stat().st_size for each in gallery.FOLDER.glob("*.jpg")}
    assert set(sizes) == set(shown)
    assert all(10_000 < size <= gallery.MOST_BYTES for size in sizes.values()), sizes


def test_captions_are_short(gallery: ModuleType) -> None:
    captions = [each.caption for each in gallery.pictures()]
    assert len(set(captions)) == len(captions)
    assert all(10 <= len(each) <= 90 for each in captions)
