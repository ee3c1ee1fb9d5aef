"""The pictures of Tiled maps at any size: tiles, tile objects and image layers.

``Picture`` says which file a map names and which part of it a tile is; here it becomes pixels.
"""

from __future__ import annotations

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
        return flip(images.painting(path, size, how, keep), picture)
    part = area

    def make() -> pygame.Surface:
        cut = images.source(path).subsurface(part)
        return images.ready(flip(pygame.transform.smoothscale(cut, size), picture))

    return images.cached(("map tile", picture, size), make) if keep else make()


def flip(drawn: pygame.Surface, picture: Picture) -> pygame.Surface:
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


def background(drawing: Drawing) -> Color | None:
    """Return the color behind a map, None if it has none; Tiled writes #RRGGBB or #AARRGGBB."""
    return theme.rgb(drawing.background[-6:]) if len(drawing.background) >= 7 else None
