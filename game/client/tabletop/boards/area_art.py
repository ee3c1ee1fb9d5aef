"""The pictures of a map of areas, stretched over a board: cells, images and tile objects.

They are painted as Tiled shows them, in the order of the file. What has the property ``tall``
stands above the light that falls on the rest, and is painted after it. A map may be drawn wider or
higher than it is: cells follow, tile objects keep their proportions, unless their property
``stretch`` says that they follow ``across``, ``down`` or ``both``.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw.scenery import map_cells
from game.client.draw.scenery.map_cells import Sheets
from game.table.maps.areas import TALL
from game.table.maps.drawing import ACROSS, BOTH, DOWN, STRETCH, Drawing, Point, Shape


@dataclass(frozen=True)
class Frame:
    """Where a map is on its picture: its point (``left``, ``top``) is in the corner, and a unit is
    ``across`` by ``down`` pixels."""

    left: float
    top: float
    across: float = 1.0
    down: float = 1.0

    @property
    def unit(self) -> float:
        """The pixels of a unit, the smaller of both directions."""
        return min(self.across, self.down)

    def point(self, x: float, y: float) -> Point:
        """Return a point of the map in pixels of the picture."""
        return (x - self.left) * self.across, (y - self.top) * self.down

    def units(self, x: float, y: float) -> Point:
        """Return a pixel of the picture as a point of the map."""
        return x / self.across + self.left, y / self.down + self.top


def paint(
    sheet: pygame.Surface, drawing: Drawing, frame: Frame, tall: bool, sheets: Sheets
) -> None:
    """Paint the tall things on a map, or all the others, in the order of the file."""
    wide, high = drawing.width / drawing.columns, drawing.height / drawing.rows
    for layer in drawing.seen:
        if not tall and layer in drawing.art:
            map_cells.paint(
                sheet, drawing.art[layer], lambda x, y: frame.point(x * wide, y * high), sheets
            )
        if not tall and layer in drawing.pictures:
            _paint_image(sheet, drawing, layer, frame, sheets)
        for shape, picture in drawing.tile_objects(layer):
            if bool(shape.properties.get(TALL)) == tall:
                rect = place(shape, frame)
                sheet.blit(sheets.tile(picture, rect.size), rect)


def place(shape: Shape, frame: Frame) -> pygame.Rect:
    """Return the pixels that a tile object covers."""
    stretch = shape.properties.get(STRETCH)
    across = frame.across if stretch in (ACROSS, BOTH) else frame.unit
    down = frame.down if stretch in (DOWN, BOTH) else frame.unit
    x, y = frame.point(shape.x + shape.width / 2, shape.y + shape.height / 2)
    left, right = (round(x + side * shape.width * across / 2) for side in (-1, 1))
    top, foot = (round(y + side * shape.height * down / 2) for side in (-1, 1))
    return pygame.Rect(left, top, max(1, right - left), max(1, foot - top))


def _paint_image(
    sheet: pygame.Surface, drawing: Drawing, layer: str, frame: Frame, sheets: Sheets
) -> None:
    """Paint the picture of an image layer."""
    picture = drawing.pictures[layer]
    wide, high = (each * drawing.scale for each in sheets.file(picture.file).get_size())
    x, y = drawing.offsets[layer]
    (left, top), (right, foot) = frame.point(x, y), frame.point(x + wide, y + high)
    rect = pygame.Rect(round(left), round(top), 0, 0)
    rect.size = max(1, round(right) - rect.left), max(1, round(foot) - rect.top)
    sheet.blit(sheets.tile(picture, rect.size), rect)
