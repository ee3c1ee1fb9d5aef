"""A whole map painted flat, as the Tiled editor shows it, to compare the two."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.client.draw import images
from game.client.draw.scenery import map_pictures
from game.table.maps.drawing import Drawing, Picture

BLACK = (0, 0, 0)


def paint_flat(drawing: Drawing, scale: float) -> pygame.Surface:
    """Return a whole map as Tiled shows it, without outlines: image layers, tiles and tile objects
    in the order of the file, ``scale`` pixels for each of its own."""
    size = (round(drawing.width * scale), round(drawing.height * scale))
    sheet = pygame.Surface(size, depth=32)
    sheet.fill(map_pictures.background(drawing) or BLACK)
    for layer in drawing.seen:
        if layer in drawing.pictures:
            _paint_image(sheet, drawing, layer, scale)
        for row, line in enumerate(drawing.art.get(layer, ())):
            for column, tile in enumerate(line):
                if tile is not None:
                    _paint_cell(sheet, drawing, tile, column, row, scale)
        for shape, picture in drawing.tile_objects(layer):
            x, y = round(shape.x * scale), round(shape.y * scale)
            wide = round((shape.x + shape.width) * scale) - x
            high = round((shape.y + shape.height) * scale) - y
            made = map_pictures.at_size(picture, (max(1, wide), max(1, high)), keep=False)
            sheet.blit(made, (x, y))
    return sheet


def _paint_image(sheet: pygame.Surface, drawing: Drawing, layer: str, scale: float) -> None:
    path = Path(drawing.pictures[layer].file)
    wide, high = images.load(path).get_size()
    size = (round(wide * drawing.scale * scale), round(high * drawing.scale * scale))
    x, y = drawing.offsets[layer]
    made = images.painting(path, size, "stretch", keep=False)
    sheet.blit(made, (round(x * scale), round(y * scale)))


def _paint_cell(
    sheet: pygame.Surface, drawing: Drawing, picture: Picture, column: int, row: int, scale: float
) -> None:
    cell = (drawing.width / drawing.columns * scale, drawing.height / drawing.rows * scale)
    x, y = round(column * cell[0]), round(row * cell[1])
    size = (round((column + 1) * cell[0]) - x, round((row + 1) * cell[1]) - y)
    sheet.blit(map_pictures.at_size(picture, size), (x, y))
