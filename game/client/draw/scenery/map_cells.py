"""Tile layers of Tiled maps, painted without seams.

A floor is a seamless sheet cut into tiles. Where neighbors on a map are neighbors on their sheet
too, they are painted together: the whole sheet is spread over the block, so that no joint between
two tiles can be seen at any scale. A cell with any other tile shows just that tile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil
from pathlib import Path

import pygame

from game.client.draw import images
from game.client.draw.scenery.map_pictures import flip
from game.table.maps.drawing import Art, Picture

Place = Callable[[float, float], tuple[float, float]]
"""the pixel of a corner of cells, by column and row"""


@dataclass(frozen=True)
class Block:
    """A rectangle of cells in which one sheet is spread; ``picture`` is the tile of the first."""

    picture: Picture
    column: int
    row: int
    columns: int = 1
    rows: int = 1


class Sheets:
    """The picture files that a map is painted from, read once and dropped with this."""

    def __init__(self) -> None:
        self._files: dict[str, pygame.Surface] = {}
        self._spread: dict[tuple[str, tuple[int, int]], pygame.Surface] = {}

    def file(self, path: str) -> pygame.Surface:
        """Return a picture file as it is."""
        if path not in self._files:
            self._files[path] = images.load(Path(path))
        return self._files[path]

    def spread(self, path: str, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture file at ``size`` pixels."""
        if (path, size) not in self._spread:
            self._spread[path, size] = pygame.transform.smoothscale(self.file(path), size)
        return self._spread[path, size]

    def tile(self, picture: Picture, size: tuple[int, int]) -> pygame.Surface:
        """Return a picture of a map at ``size`` pixels."""
        if picture.area is None:
            return flip(self.spread(picture.file, size), picture)
        part = self.file(picture.file).subsurface(picture.area)
        return flip(pygame.transform.smoothscale(part, size), picture)

    def place(self, picture: Picture) -> tuple[int, int, int, int] | None:
        """Return column and row of a tile on its sheet, and how many columns and rows that has;
        None for one that is no part of an even sheet, or is flipped."""
        if picture.area is None or any(picture.flipped):
            return None
        left, top, wide, high = picture.area
        sheet = self.file(picture.file).get_size()
        if left % wide or top % high or sheet[0] % wide or sheet[1] % high:
            return None
        return left // wide, top // high, sheet[0] // wide, sheet[1] // high

    def phase(self, picture: Picture, column: int, row: int) -> object:
        """Return a key that cells filled by one spread sheet share; other cells have unique
        keys."""
        place = self.place(picture)
        if place is None or picture.area is None:
            return object()
        x, y, columns, rows = place
        return picture.file, picture.area[2:], (x - column) % columns, (y - row) % rows


def blocks(art: Art, sheets: Sheets) -> Iterator[Block]:
    """Return the painted cells of a layer as rectangles that a sheet fills without a break."""
    phases = [
        [one and sheets.phase(one, column, row) for column, one in enumerate(line)]
        for row, line in enumerate(art)
    ]
    for row, line in enumerate(art):
        for column, picture in enumerate(line):
            phase = phases[row][column]
            if phase is None or picture is None:
                continue
            end = column
            while end < len(line) and phases[row][end] == phase:
                end += 1
            foot = row
            while foot < len(art) and all(each == phase for each in phases[foot][column:end]):
                foot += 1
            for done in phases[row:foot]:
                done[column:end] = [None] * (end - column)
            yield Block(picture, column, row, end - column, foot - row)


def paint(surface: pygame.Surface, art: Art, place: Place, sheets: Sheets) -> None:
    """Paint a tile layer. ``place`` has the pixel of each corner of its cells, which all have one
    size."""
    before = surface.get_clip()
    for block in blocks(art, sheets):
        left, top = place(block.column, block.row)
        right, foot = place(block.column + block.columns, block.row + block.rows)
        rect = pygame.Rect(round(left), round(top), round(right) - round(left), 0)
        rect.height = round(foot) - rect.top
        tile = sheets.place(block.picture)
        if tile is None or (block.columns, block.rows) == (1, 1):
            surface.blit(sheets.tile(block.picture, rect.size), rect)
            continue
        x, y, columns, rows = tile
        size = (ceil((right - left) / block.columns * columns),
                ceil((foot - top) / block.rows * rows))  # fmt: skip
        whole = sheets.spread(block.picture.file, size)
        surface.set_clip(rect.clip(before))
        for row in range(block.row - y, block.row + block.rows, rows):
            for column in range(block.column - x, block.column + block.columns, columns):
                corner = place(column, row)
                surface.blit(whole, (round(corner[0]), round(corner[1])))
        surface.set_clip(before)
