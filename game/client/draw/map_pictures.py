"""The pictures of Tiled maps at any size: tiles, tile objects and image layers.

``Picture`` says which file a map names and which part of it a tile is; here it becomes pixels. A
map painted flat is what the Tiled editor shows of it.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path

import pygame

from game.client.draw import images, theme
from game.client.draw.images import How
from game.client.draw.theme import Color
from game.table.maps.drawing import Drawing, Picture


def at_size(
    picture: Picture, size: tuple[int, int], how: How = "stretch", keep: bool = True
) -> pygame.Surface:
    """Return a picture of a map at ``size`` pixels. ``how`` and ``keep`` as for ``images.art``; a
    tile cut from a sheet is always stretched."""
    path, area = Path(picture.file), picture.area
    if area is None:
        return turned(images.painting(path, size, how, keep), picture)
    part = area

    def make() -> pygame.Surface:
        cut = images.source(path).subsurface(part)
        return images.ready(turned(pygame.transform.smoothscale(cut, size), picture))

    return images.kept(("map tile", picture, size), make) if keep else make()


def turned(drawn: pygame.Surface, picture: Picture) -> pygame.Surface:
    """Return a drawn picture flipped as its tile is."""
    across, down, swapped = picture.flipped
    if swapped:
        drawn = pygame.transform.flip(pygame.transform.rotate(drawn, 90), False, True)
    return pygame.transform.flip(drawn, across, down) if across or down else drawn


@lru_cache(maxsize=1024)
def light(picture: Picture) -> Color:
    """Return the mean color of a tile, dark where it is transparent: the light it gives."""
    source = images.source(Path(picture.file))
    part = source.subsurface(picture.area) if picture.area else source
    over = pygame.Surface(part.get_size(), depth=32)
    over.blit(part, (0, 0))
    red, green, blue, _ = pygame.transform.average_color(over)
    return red, green, blue


BLACK = (0, 0, 0)


def background(drawing: Drawing) -> Color | None:
    """Return the color behind a map, None if it has none; Tiled writes #RRGGBB or #AARRGGBB."""
    return theme.rgb(drawing.background[-6:]) if len(drawing.background) >= 7 else None


def paint_flat(drawing: Drawing, scale: float, without: Collection[str] = ()) -> pygame.Surface:
    """Return a whole map as Tiled shows it, without outlines: image layers, tiles and tile objects
    in the order of the file, ``scale`` pixels for each of its own. ``without`` names layers to
    leave out."""
    size = (round(drawing.width * scale), round(drawing.height * scale))
    sheet = pygame.Surface(size, depth=32)
    sheet.fill(background(drawing) or BLACK)
    for layer in drawing.seen:
        if layer in without:
            continue
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
            made = at_size(picture, (max(1, wide), max(1, high)), keep=False)
            sheet.blit(made, (x, y))
    return sheet


def _paint_image(sheet: pygame.Surface, drawing: Drawing, layer: str, scale: float) -> None:
    path = Path(drawing.pictures[layer].file)
    wide, high = images.source(path).get_size()
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
    sheet.blit(at_size(picture, size), (x, y))
