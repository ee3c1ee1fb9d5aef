"""Tile layers: neighbors on a sheet are painted together, others show just their tile."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.draw import images
from game.client.draw.scenery import map_cells
from game.client.draw.scenery.map_cells import Sheets, blocks
from game.table.maps.drawing import Art, Picture

SIDE, COLUMNS, ROWS = 8, 4, 2
SIZE = (SIDE * COLUMNS, SIDE * ROWS)


@pytest.fixture
def sheet(tmp_path: Path) -> str:
    """Return a picture that turns from black to white once across, and from green to blue down."""
    images.forget()
    made = pygame.Surface(SIZE, depth=24)
    for x in range(SIZE[0]):
        for y in range(SIZE[1]):
            made.set_at((x, y), (x * 8, 255 - y * 15, y * 15))
    pygame.image.save(made, tmp_path / "sheet.png")
    return str(tmp_path / "sheet.png")


def tile(sheet: str, column: int, row: int, **fields: tuple[bool, bool, bool]) -> Picture:
    return Picture(sheet, (column * SIDE, row * SIDE, SIDE, SIDE), **fields)


def floor(sheet: str, wide: int, high: int, right: int = 0) -> list[list[Picture | None]]:
    """Return cells that show the sheet whole, moved to the right by some cells."""
    return [
        [tile(sheet, (x - right) % COLUMNS, y % ROWS) for x in range(wide)] for y in range(high)
    ]


def rectangles(art: list[list[Picture | None]]) -> list[tuple[int, int, int, int]]:
    found = blocks(tuple(map(tuple, art)), Sheets())
    return [(each.column, each.row, each.columns, each.rows) for each in found]


def painted(art: list[list[Picture | None]], scale: float) -> pygame.Surface:
    """Return a layer on red, with `scale` pixels for each of the sheet."""
    whole: Art = tuple(map(tuple, art))
    size = (round(len(art[0]) * SIDE * scale), round(len(art) * SIDE * scale))
    surface = pygame.Surface(size, depth=32)
    surface.fill((255, 0, 0))
    map_cells.paint(surface, whole, lambda x, y: (x * SIDE * scale, y * SIDE * scale), Sheets())
    return surface


def test_a_floor_is_one_block_wherever_it_begins(sheet: str) -> None:
    assert rectangles(floor(sheet, 9, 5)) == [(0, 0, 9, 5)]
    assert rectangles(floor(sheet, 9, 5, right=3)) == [(0, 0, 9, 5)]


def test_cells_that_break_a_floor_stand_alone(sheet: str) -> None:
    art = floor(sheet, 4, 3)
    art[1][2] = None
    assert rectangles(art) == [(0, 0, 4, 1), (0, 1, 2, 2), (3, 1, 1, 2), (2, 2, 1, 1)]
    art[1][2] = tile(sheet, 0, 0)
    assert (2, 1, 1, 1) in rectangles(art)


def test_flipped_tiles_and_uneven_sheets_are_painted_one_by_one(sheet: str) -> None:
    flipped = tile(sheet, 0, 0, flipped=(True, False, False))
    assert rectangles([[flipped, flipped]]) == [(0, 0, 1, 1), (1, 0, 1, 1)]
    uneven = Picture(sheet, (0, 0, 12, 8))
    assert len(rectangles([[uneven, uneven]])) == 2


@pytest.mark.parametrize("scale", [0.8, 1.37, 2.6])
def test_a_floor_has_no_seams(sheet: str, scale: float) -> None:
    """Only where the sheet begins anew do neighbors differ by more than its slope."""
    surface = painted(floor(sheet, 8, 2), scale)
    y = surface.get_height() // 3
    reds = [surface.get_at((x, y))[0] for x in range(surface.get_width())]
    jumps = [
        x for x, (one, two) in enumerate(zip(reds, reds[1:])) if abs(two - one) > 12 / scale + 8
    ]
    assert jumps and all(abs((x + 1) / scale - SIZE[0]) < 3 for x in jumps), jumps


def test_a_lone_cell_shows_just_its_tile(sheet: str) -> None:
    """Nothing comes in from the tiles beside it on the sheet."""
    surface = painted([[None, tile(sheet, 1, 0), None]], 3)
    assert surface.get_at((0, 0))[:3] == (255, 0, 0)
    shown = surface.subsurface((SIDE * 3, 0, SIDE * 3, SIDE * 3))
    reds = {shown.get_at((x, 5))[0] for x in range(SIDE * 3)}
    assert SIDE * 8 <= min(reds) and max(reds) <= 15 * 8


def test_every_pixel_of_painted_cells_is_covered(sheet: str) -> None:
    for scale in (0.731, 1.113, 1.9):
        surface = painted(floor(sheet, 9, 5, right=1), scale)
        for x in range(surface.get_width()):
            for y in range(surface.get_height()):
                assert surface.get_at((x, y))[:3] != (255, 0, 0), (x, y, scale)


def test_a_flipped_cell_is_mirrored(sheet: str) -> None:
    surface = painted([[tile(sheet, 1, 0, flipped=(True, False, False))]], 1)
    assert surface.get_at((0, 0))[0] > surface.get_at((SIDE - 1, 0))[0]
