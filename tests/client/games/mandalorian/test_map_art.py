"""The mission maps carry their art: a change in Tiled, or of a picture, is seen on the table."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.identity.map_look import LOOK
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_look import Frame, color
from game.mandalorian import maps
from game.mandalorian.maps import MAPS as FOLDER
from game.resources import ROOT
from game.table.maps.grid import Grid
from tests.breadth import ends
from tests.client.flat_map import paint_flat

MAPS = maps.load_maps()
ART = ROOT / "assets" / "mandalorian"
each_map = pytest.mark.parametrize("id", MAPS)


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((64, 64))


def whole(grid: Grid) -> pygame.Surface:
    """Return a map as the board paints it, a pixel for each unit."""
    board = GridBoard(grid, LOOK)
    board.layout(pygame.Rect(0, 0, grid.width, grid.height), Metrics())
    return board.paint((grid.width, grid.height), Frame(1, 1, 0, 0))


# --- pictures and tilesets ------------------------------------------------------------------------


def test_every_picture_is_shown_by_a_tileset() -> None:
    shown = {
        (FOLDER / image.get("source", "")).resolve()
        for file in FOLDER.glob("*.tsx")
        for image in ElementTree.parse(file).getroot().iter("image")
    }
    kept = {path for name in ("terrain", "ground", "details", "walls")
            for path in (ART / name).iterdir()}  # fmt: skip
    assert shown == kept


def test_every_tileset_is_used() -> None:
    used = {
        tileset.get("source")
        for file in FOLDER.glob("*.tmx")
        for tileset in ElementTree.parse(file).getroot().iter("tileset")
    }
    assert used == {file.name for file in FOLDER.glob("*.tsx")}


@each_map
def test_a_terrain_is_named_like_its_picture(id: str) -> None:
    drawing = MAPS[id].grid.drawing
    for tiles, art in zip(drawing.tiles["terrain"], drawing.art["terrain"], strict=True):
        for tile, picture in zip(tiles, art, strict=True):
            assert picture is not None and Path(picture.file).stem == tile["terrain"]


@pytest.mark.parametrize("id", ends(MAPS))
def test_the_table_shows_what_tiled_shows_in_another_light(id: str) -> None:
    """The colors of cells are those of the map; shadows and lamps change them less."""
    grid = MAPS[id].grid
    flat = paint_flat(grid.drawing, 1.0)
    flat.fill(color(grid.properties, "light", (255, 255, 255)), special_flags=pygame.BLEND_RGB_MULT)
    size = grid.drawing.columns, grid.drawing.rows
    own, tiled = (pygame.transform.smoothscale(each, size) for each in (whole(grid), flat))

    def apart(turned: bool) -> list[tuple[float, float]]:
        """Return how far the cells are apart in light, and in hue, from the nearest."""
        found = []
        for x in range(size[0]):
            for y in range(size[1]):
                one = own.get_at((size[0] - 1 - x if turned else x, y))[:3]
                two = tiled.get_at((x, y))[:3]
                light = sum(abs(a - b) for a, b in zip(one, two, strict=True)) / 3
                parts = [[each / max(1, sum(hue)) for each in hue] for hue in (one, two)]
                found.append((light, sum(abs(a - b) for a, b in zip(*parts, strict=True))))
        return [(a, b) for a, b in zip(*(sorted(each) for each in zip(*found, strict=True)),
                                       strict=True)]  # fmt: skip

    near, far = apart(False), apart(True)
    middle, most = len(near) // 2, len(near) * 9 // 10
    assert near[middle][0] < 12 and near[middle][1] < 0.03 and near[most][1] < 0.1
    assert far[middle][0] > 1.2 * near[middle][0]
