"""Clouds of light over the regions of the map, from the tiles of its pieces."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import images
from game.client.draw.scenery import map_pictures
from game.client.games.outer_rim.map import marks
from game.client.games.outer_rim.map.places import Spot
from game.outer_rim.maps.galaxy import Galaxy
from game.table.maps.drawing import Art

DARK = (0, 0, 0)
STEP = 16
"""pixels of the map for each pixel of the picture that is painted small"""
Pixels = Callable[[Spot], tuple[int, int]]
"""Return the pixel of a spot of the galaxy."""


def light(galaxy: Galaxy, whole: tuple[int, int], zoom: float, pixels: Pixels) -> pygame.Surface:
    """Return the light of the tiles on the arch, painted small and scaled up softly."""
    size = (max(2, whole[0] // STEP), max(2, whole[1] // STEP))
    small = pygame.Surface(size)
    for piece, art in galaxy.art.items():
        _light_piece(small, galaxy, galaxy.lefts[piece], art, zoom, pixels)
    soft = pygame.transform.smoothscale(small, (max(1, size[0] // 4), max(1, size[1] // 4)))
    warped = marks.clouds(pygame.transform.smoothscale(soft, size))
    return images.ready(pygame.transform.smoothscale(warped, whole))


def _light_piece(
    small: pygame.Surface, galaxy: Galaxy, left: float, art: Art, zoom: float, pixels: Pixels
) -> None:
    cell = galaxy.height / len(art)
    radius = max(1, round(cell * zoom * 0.42 / STEP * 1.2))
    for down, line in enumerate(art):
        for along, picture in enumerate(line):
            color = map_pictures.light(picture) if picture is not None else DARK
            if color != DARK:
                x, y = pixels((left + (along + 0.5) * cell, (down + 0.5) * cell))
                pygame.draw.circle(small, color, (x // STEP, y // STEP), radius)
