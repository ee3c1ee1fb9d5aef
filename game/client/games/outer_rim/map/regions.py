"""Clouds of light over the regions of the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color
from game.client.games.outer_rim.map import marks
from game.client.games.outer_rim.map.places import Spot
from game.outer_rim.maps.galaxy import Galaxy

LIGHT: dict[str, Color] = {
    "hutt_space": theme.rgb("35461C"),
    "imperial_reach": theme.rgb("2A3B55"),
    "rebel_haven": theme.rgb("4E2424"),
    "syndicate_ways": theme.rgb("4A3A16"),
    "free_worlds": theme.rgb("12414A"),
    "storm": theme.rgb("33205A"),
}
STEP = 16
"""pixels of the map for each pixel of the picture that is painted small"""
Pixels = Callable[[Spot], tuple[int, int]]
"""Return the pixel of a spot of the galaxy."""


def light(galaxy: Galaxy, whole: tuple[int, int], zoom: float, pixels: Pixels) -> pygame.Surface:
    """Return faint light of the regions, painted small and scaled up softly."""
    size = (max(2, whole[0] // STEP), max(2, whole[1] // STEP))
    small = pygame.Surface(size)
    for piece, grid in galaxy.regions.items():
        _light_piece(small, galaxy, galaxy.lefts[piece], grid, zoom, pixels)
    soft = pygame.transform.smoothscale(small, (max(1, size[0] // 4), max(1, size[1] // 4)))
    warped = marks.clouds(pygame.transform.smoothscale(soft, size))
    return images.ready(pygame.transform.smoothscale(warped, whole))


def _light_piece(
    small: pygame.Surface,
    galaxy: Galaxy,
    left: float,
    grid: Sequence[Sequence[str]],
    zoom: float,
    pixels: Pixels,
) -> None:
    cell = galaxy.height / len(grid)
    radius = max(1, round(cell * zoom * 0.42 / STEP * 1.2))
    for down, line in enumerate(grid):
        for along, region in enumerate(line):
            color = LIGHT.get(region)
            if color is not None:
                x, y = pixels((left + (along + 0.5) * cell, (down + 0.5) * cell))
                pygame.draw.circle(small, color, (x // STEP, y // STEP), radius)
