"""Pictures of Tiled maps: tiles at any size, turned tiles, and whole maps as Tiled draws them."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.client.draw import images
from game.client.draw.scenery import map_pictures
from game.resources import ROOT
from game.table.maps.drawing import Picture
from game.tiled import load_drawing
from tests.breadth import LONG
from tests.client.flat_map import paint_flat

MAPS = sorted((ROOT / "maps").glob("*/*.tmx"))
SMALL = {"pad_12", "endcap_core_spinward"}
"""maps that Tiled draws in an ordinary run"""
BLOCK = 8
"""pixels of a side over which colors are compared: both smooth edges in their own way"""
MEAN, MOST = 2.5, 40

needs_tiled = pytest.mark.skipif(
    not shutil.which("tmxrasterizer"), reason="needs tmxrasterizer from the package tiled"
)


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    images.forget()
    pygame.display.quit()


RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)


@pytest.fixture
def sheet(tmp_path: Path) -> Path:
    """Return a picture with two tiles of four colors each, the second without red."""
    drawn = pygame.Surface((8, 4))
    for x, y, color in ((0, 0, RED), (2, 0, GREEN), (0, 2, BLUE), (2, 2, WHITE)):
        drawn.fill(color, (x, y, 2, 2))
        drawn.fill((0, *color[1:]), (4 + x, y, 2, 2))
    pygame.image.save(drawn, tmp_path / "sheet.png")
    return tmp_path / "sheet.png"


def corners(drawn: pygame.Surface) -> list[tuple[int, ...]]:
    """Return the colors of the corners: upper left and right, lower left and right."""
    right, low = drawn.get_width() - 1, drawn.get_height() - 1
    return [tuple(drawn.get_at(at))[:3] for at in ((0, 0), (right, 0), (0, low), (right, low))]


@pytest.mark.parametrize(
    ("flipped", "wanted"),
    [
        ((False, False, False), [RED, GREEN, BLUE, WHITE]),
        ((True, False, False), [GREEN, RED, WHITE, BLUE]),
        ((False, True, False), [BLUE, WHITE, RED, GREEN]),
        ((False, False, True), [RED, BLUE, GREEN, WHITE]),
        ((True, False, True), [BLUE, RED, WHITE, GREEN]),
    ],
)
def test_a_tile_is_cut_and_turned(
    sheet: Path, flipped: tuple[bool, bool, bool], wanted: list[tuple[int, ...]]
) -> None:
    made = map_pictures.at_size(Picture(str(sheet), (0, 0, 4, 4), flipped), (40, 40))
    assert made.get_size() == (40, 40)
    assert corners(made) == wanted


def test_a_tile_gives_the_light_of_its_colors_where_it_is_painted(sheet: Path) -> None:
    assert map_pictures.light(Picture(str(sheet), (0, 0, 4, 4))) == (127, 127, 127)
    assert map_pictures.light(Picture(str(sheet), (4, 0, 4, 4))) == (0, 127, 127)


def as_tiled(file: Path, tmp_path: Path) -> pygame.Surface:
    """Return a map drawn by Tiled, over its background: what has no picture is taken out first,
    since Tiled draws its outline."""
    root = ElementTree.parse(file)
    for group in root.getroot().iter("objectgroup"):
        for one in list(group):
            if one.tag == "object" and one.get("gid") is None:
                group.remove(one)
    folder = tmp_path / "maps" / file.parent.name
    folder.mkdir(parents=True)
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    for tileset in file.parent.glob("*.tsx"):
        shutil.copy(tileset, folder)
    root.write(folder / file.name, encoding="UTF-8", xml_declaration=True)
    env = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "XDG_RUNTIME_DIR": str(tmp_path),
        "HOME": str(tmp_path),
    }
    command = ["tmxrasterizer", str(folder / file.name), str(tmp_path / "map.png")]
    tmp_path.chmod(0o700)
    subprocess.run(command, env=env, check=True, capture_output=True, timeout=60)
    return pygame.image.load(tmp_path / "map.png")


def blocks(drawn: pygame.Surface) -> pygame.Surface:
    """Return a picture with the mean color of each block."""
    size = (max(1, drawn.get_width() // BLOCK), max(1, drawn.get_height() // BLOCK))
    return pygame.transform.smoothscale(drawn, size)


@needs_tiled
@pytest.mark.parametrize(
    "file",
    [pytest.param(x, marks=() if x.stem in SMALL else LONG) for x in MAPS],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_a_map_looks_as_tiled_draws_it(file: Path, tmp_path: Path) -> None:
    drawing = load_drawing(file.parent, file)
    flat = paint_flat(drawing, 1.0)
    told = as_tiled(file, tmp_path)
    seen = pygame.Surface(flat.get_size(), depth=32)
    seen.fill(drawing.background or "#000000")
    # An image layer that reaches beyond the map makes Tiled's picture larger to the left and above.
    seen.blit(told, (flat.get_width() - told.get_width(), flat.get_height() - told.get_height()))
    one, two = blocks(flat), blocks(seen)
    unlike = [
        max(abs(a - b) for a, b in zip(one.get_at((x, y))[:3], two.get_at((x, y))[:3], strict=True))
        for x in range(one.get_width())
        for y in range(one.get_height())
    ]
    assert sum(unlike) / len(unlike) <= MEAN
    assert max(unlike) <= MOST
    assert max(pygame.transform.average_color(flat)[:3]) > 8
