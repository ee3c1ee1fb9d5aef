"""The glow that lives on a grid: in its place, in view, small, and only while something lives."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.client.draw.theme import Metrics
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_glow import MOST, GridLife
from game.table.maps.drawing import Shape
from game.table.maps.grid import Grid
from tests.client.tabletop.test_grid_board import COLUMNS, LOOK, ROWS, house, material

AREA = pygame.Rect(40, 30, 1200, 500)


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.set_mode((64, 64))


def burning(*cells: tuple[int, int]) -> Grid:
    """Return the house with fires in some cells."""
    grid = house()
    wide, high = grid.width / COLUMNS, grid.height / ROWS
    fires = tuple(
        Shape(
            *(100 + number, "", "", column * wide, row * high, wide, high),
            properties={"glow": "#ff8020", "breath": 2.0},
            picture=material("brass"),
        )
        for number, (column, row) in enumerate(cells)
    )
    drawing = grid.drawing
    shapes, layers = {**drawing.shapes, "fires": fires}, (*drawing.layers, "fires")
    return replace(grid, drawing=replace(drawing, shapes=shapes, layers=layers))


def board(grid: Grid, zoom: float = 1.0) -> GridBoard:
    made = GridBoard(grid, LOOK)
    made.layout(AREA, Metrics((1280, 720)), zoom)
    return made


def stirred(life: GridLife, seconds: float = 4.0) -> list[pygame.Rect]:
    found = [life.update(0.1, True) for _ in range(round(seconds * 10))]
    return [rect for rect in found if rect is not None]


def test_a_fire_glows_where_it_is() -> None:
    made = board(burning((3, 4)))
    life = GridLife(made)
    rects = stirred(life, 3.0)
    wide, high = made.land.cell
    spot = made.at(3.5 * wide, 4.5 * high)
    assert rects and all(rect.collidepoint(spot) for rect in rects)
    surface = pygame.Surface((1300, 600))
    life.draw(surface)
    assert surface.get_at(spot)[:3] != (0, 0, 0)
    assert surface.get_at((spot[0] + MOST, spot[1]))[:3] == (0, 0, 0)


@pytest.mark.parametrize("zoom", [1.0, 2.5])
def test_a_light_is_small_at_every_zoom(zoom: float) -> None:
    life = GridLife(board(burning((3, 4), (9, 2)), zoom))
    for rect in stirred(life):
        assert rect.width * rect.height < 0.0125 * 1920 * 1080
        assert AREA.contains(rect)


def test_what_is_out_of_view_stirs_nothing() -> None:
    made = board(burning((13, 9)), 2.5)
    assert stirred(GridLife(made)) == []


def test_without_life_there_is_no_glow() -> None:
    life = GridLife(board(burning((3, 4))))
    stirred(life)
    assert life.update(0.1, False) is not None  # it goes out
    assert life.update(0.1, False) is None
    surface = pygame.Surface((1300, 600))
    life.draw(surface)
    assert pygame.transform.average_color(surface)[:3] == (0, 0, 0)


def test_a_map_without_fires_is_still() -> None:
    life = GridLife(board(house()))
    assert life.update(1.0, True) is None
    life.draw(pygame.Surface((1300, 600)))


def test_a_glowing_ground_has_lights_here_and_there() -> None:
    lava = {"terrain": "floor", "glow": "#ff5020", "breath": 5.0}
    grid = house()
    tiles = {**grid.drawing.tiles, "terrain": ((lava,) * COLUMNS,) * ROWS}
    made = board(replace(grid, drawing=replace(grid.drawing, tiles=tiles)))
    life = GridLife(made)
    assert 8 <= len(life.ambient.groups) <= 16
