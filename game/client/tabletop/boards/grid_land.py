"""The land of a grid, for any size: what is painted on each cell, and rectangles of the same.

A floor is a seamless sheet cut into tiles. Cells whose tiles are neighbors on their sheet as well
are covered by the sheet as a whole, so that no joint can be seen at any scale; a cell with any
other tile shows just that tile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import ceil, floor
from pathlib import Path

import pygame

from game.client.draw import images
from game.client.draw.cache import SurfaceCache
from game.client.draw.scenery.map_pictures import at_size
from game.client.draw.theme import Color
from game.client.tabletop.boards.grid_look import Frame, GridLook, color, number
from game.table.maps.drawing import Art, Picture, Properties
from game.table.maps.grid import Grid
from game.tiled_pictures import picture_size

MOST_TILES = 32
"""tiles across or down a sheet that is painted as a whole"""
LARGE, STEP = 1280, 192
"""pixels of a side up to which a sheet is enlarged as a whole; pixels of a part of a larger one"""
WHITE: Color = (255, 255, 255)

Cell = tuple[int, int]
Box = tuple[int, int, int, int]
"""columns and rows: left, top, right, foot, the last two not included"""


@dataclass(frozen=True)
class Texture:
    """The paint of cells: a sheet of ``columns`` by ``rows`` tiles, of which the first
    cell of the map shows that in the column ``left`` and the row ``top``, or a single tile."""

    picture: Picture
    columns: int = 1
    rows: int = 1
    left: int = 0
    top: int = 0


def textures(art: Art) -> tuple[tuple[Texture | None, ...], ...]:
    """Return what each cell of a layer is painted with, None for nothing."""
    sheets = [
        [_sheet(picture, column, row) for column, picture in enumerate(line)]
        for row, line in enumerate(art)
    ]

    def made(column: int, row: int, picture: Picture | None) -> Texture | None:
        sheet = sheets[row][column]
        near = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
        if sheet is not None and any(
            0 <= y < len(art) and 0 <= x < len(art[y]) and sheets[y][x] == sheet for x, y in near
        ):
            return sheet
        return Texture(picture) if picture is not None else None

    return tuple(
        tuple(made(column, row, picture) for column, picture in enumerate(line))
        for row, line in enumerate(art)
    )


def _sheet(picture: Picture | None, column: int, row: int) -> Texture | None:
    """Return the sheet that a tile on a cell is a part of, None for any other tile."""
    if picture is None or picture.area is None or any(picture.flipped):
        return None
    left, top, wide, high = picture.area
    size = picture_size(Path(picture.file))
    if size is None or left % wide or top % high or size[0] % wide or size[1] % high:
        return None
    columns, rows = size[0] // wide, size[1] // high
    if max(columns, rows) > MOST_TILES:
        return None
    begin = (left // wide - column) % columns, (top // high - row) % rows
    return Texture(Picture(picture.file), columns, rows, *begin)


@dataclass(frozen=True, eq=False)
class Floor:
    """The ground of one or more cells: their texture, their height, whether they run into their
    neighbors, and the color in which they glow, if any, once in ``breath`` seconds. Equal floors
    are one and the same."""

    texture: Texture | None
    tall: float
    soft: bool
    glow: Color | None
    breath: float


class Land:
    """The cells of a grid, also beyond the map, where its edge continues."""

    def __init__(self, grid: Grid, look: GridLook) -> None:
        self.grid, self.look = grid, look
        drawing = grid.drawing
        self.rows, self.columns = drawing.rows, drawing.columns
        self.cell = (grid.width / self.columns, grid.height / self.rows)
        known: dict[tuple[object, ...], Floor] = {}
        self._floors = [
            [_floor(known, *each) for each in zip(*line, strict=True)]
            for line in zip(textures(drawing.art["terrain"]), drawing.tiles["terrain"], strict=True)
        ]
        self.floors = tuple(known.values())
        self.overlays = [
            _cells(textures(drawing.art[layer]))
            for layer in drawing.seen
            if layer in drawing.art and layer != "terrain"
        ]

    @cached_property
    def common(self) -> Floor | None:
        """The soft floor that covers most of the map, None if there is none."""
        count = Counter(each for line in self._floors for each in line if each.soft)
        return max(count, key=count.__getitem__, default=None)

    def floor(self, column: int, row: int) -> Floor:
        """Return the floor of a cell; beyond the map that of the nearest one on it."""
        within = self._floors[min(max(row, 0), self.rows - 1)]
        return within[min(max(column, 0), self.columns - 1)]

    def height(self, column: int, row: int) -> float:
        """Return the height of a cell."""
        return self.floor(column, row).tall

    def height_at(self, x: float, y: float) -> float:
        """Return the height at a point of the map."""
        return self.height(int(x // self.cell[0]), int(y // self.cell[1]))

    def box(self, frame: Frame, size: tuple[int, int]) -> Box:
        """Return the cells that a canvas shows, with one more on each side."""
        left, top = frame.back(0, 0)
        right, foot = frame.back(*size)
        wide, high = self.cell
        return (
            int(left // wide) - 1,
            int(top // high) - 1,
            int(right // wide) + 2,
            int(foot // high) + 2,
        )

    def rect(self, frame: Frame, left: int, top: int, right: int, foot: int) -> pygame.Rect:
        """Return the canvas pixels of a box of cells."""
        wide, high = self.cell
        return frame.rect(left * wide, top * high, (right - left) * wide, (foot - top) * high)

    def blocks(self, box: Box, same: Callable[[int, int], object]) -> Iterator[tuple[object, Box]]:
        """Return rectangles of cells with the same value, except None."""
        left, top, right, foot = box
        open: dict[tuple[int, int], tuple[object, int]] = {}
        for row in range(top, foot + 1):
            runs: dict[tuple[int, int], object] = {}
            if row < foot:
                start = left
                for column in range(left, right):
                    value = same(column, row)
                    if column + 1 == right or same(column + 1, row) != value:
                        if value is not None:
                            runs[start, column + 1] = value
                        start = column + 1
            for run, (value, first) in list(open.items()):
                if runs.get(run) != value:
                    yield value, (run[0], first, run[1], row)
                    del open[run]
            for run, value in runs.items():
                open.setdefault(run, (value, row))

    def spread(
        self, sheet: pygame.Surface, frame: Frame, texture: Texture | None, area: pygame.Rect,
        shade: Color = WHITE,
    ) -> None:  # fmt: skip
        """Cover an area of a canvas with a texture, multiplied by ``shade``."""
        before = sheet.get_clip()
        inside = area.clip(before)
        if texture is None or min(inside.size) <= 0:
            return
        sheet.set_clip(inside)
        wide, high = texture.columns * self.cell[0], texture.rows * self.cell[1]
        size = ceil(wide * frame.across - 1e-6), ceil(high * frame.down - 1e-6)
        x, y = -texture.left * self.cell[0], -texture.top * self.cell[1]
        first, last = frame.back(*inside.topleft), frame.back(*inside.bottomright)
        for row in range(floor((first[1] - y) / high), floor((last[1] - y) / high) + 1):
            for column in range(floor((first[0] - x) / wide), floor((last[0] - x) / wide) + 1):
                place = frame.at(x + column * wide, y + row * high)
                _blit(sheet, texture.picture, pygame.Rect(place, size), inside)
        sheet.set_clip(before)
        if shade != WHITE:
            sheet.fill(shade, inside, special_flags=pygame.BLEND_RGB_MULT)


def _floor(
    known: dict[tuple[object, ...], Floor], texture: Texture | None, tile: Properties
) -> Floor:
    glow = color(tile, "glow", WHITE) if "glow" in tile else None
    key = (texture, number(tile, "tall", 0.0), bool(tile.get("soft", False)), glow,
           number(tile, "breath", 0.0))  # fmt: skip
    return known.setdefault(key, Floor(*key))


def _cells(layer: tuple[tuple[Texture | None, ...], ...]) -> Mapping[Texture, frozenset[Cell]]:
    """Return the cells of each texture of a layer."""
    found: dict[Texture, set[Cell]] = {}
    for row, line in enumerate(layer):
        for column, texture in enumerate(line):
            if texture is not None:
                found.setdefault(texture, set()).add((column, row))
    return {texture: frozenset(cells) for texture, cells in found.items()}


_enlarged = SurfaceCache(40 * 1024 * 1024)


def _blit(sheet: pygame.Surface, picture: Picture, rect: pygame.Rect, seen: pygame.Rect) -> None:
    """Draw a picture, of which ``seen`` is in view."""
    part = rect.clip(seen)
    if min(part.size) <= 0:
        return
    if max(rect.size) <= LARGE or picture.area is not None:
        key: Hashable = (picture, rect.size)
        whole = _enlarged.find(key) or _enlarged.keep(key, at_size(picture, rect.size, keep=False))
        sheet.blit(whole, rect)
        return
    source = images.source(Path(picture.file))
    wide, high = (ceil(side / STEP) for side in source.get_size())
    for place in product(range(wide), range(high)):
        area = _part(source, rect.size, place)
        if area.move(rect.topleft).colliderect(seen):
            key = (picture, rect.size, place)
            made = _enlarged.find(key) or _enlarged.keep(key, _enlarge(source, rect.size, place))
            sheet.blit(made, area.move(rect.topleft))


def _part(source: pygame.Surface, size: tuple[int, int], place: Cell) -> pygame.Rect:
    """Return the pixels of one part of a picture enlarged to ``size``."""
    ends = [
        [round(min(side, STEP * each) * long / side) for each in (at, at + 1)]
        for at, side, long in zip(place, source.get_size(), size, strict=True)
    ]
    (left, right), (top, foot) = ends
    return pygame.Rect(left, top, right - left, foot - top)


def _enlarge(source: pygame.Surface, size: tuple[int, int], place: Cell) -> pygame.Surface:
    """Return one part of a picture enlarged to ``size``, mixed with the pixels around it."""
    cut = pygame.Rect(place[0] * STEP, place[1] * STEP, STEP, STEP).inflate(8, 8)
    cut = cut.clip(source.get_rect())
    across, down = (long / side for side, long in zip(source.get_size(), size, strict=True))
    grown = ceil(cut.width * across), ceil(cut.height * down)
    large = pygame.transform.smoothscale(source.subsurface(cut), grown)
    part = _part(source, size, place).move(-round(cut.left * across), -round(cut.top * down))
    return large.subsurface(part.clip(large.get_rect())).copy()
