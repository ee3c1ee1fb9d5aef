"""The shapes that accompany the colors of players and of the games' marks."""

from __future__ import annotations

import math

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color

SIDES = {"triangle": 3, "square": 4, "diamond": 4, "hexagon": 6, "circle": 0}
_FINE = 4


def shape_points(shape: str, center: tuple[float, float], radius: float) -> list[tuple[int, int]]:
    """Return the corners of a mark's shape; a circle has many."""
    count = SIDES[shape] or 48
    turn = {"square": math.pi / 4, "hexagon": 0.0}.get(shape, -math.pi / 2)
    grow = {"triangle": 1.18, "square": 1.12, "diamond": 1.12}.get(shape, 1.0)
    drop = radius * 0.14 if shape == "triangle" else 0.0
    return [
        (
            round(center[0] + radius * grow * math.cos(turn + step * math.tau / count)),
            round(center[1] + drop + radius * grow * math.sin(turn + step * math.tau / count)),
        )
        for step in range(count)
    ]


def draw(
    surface: pygame.Surface, shape: str, center: tuple[int, int], radius: int, color: Color
) -> None:
    """Draw a shape of ``radius`` pixels with clean edges and a dark rim; cached."""
    side = 2 * round(radius * 1.4)

    def make() -> pygame.Surface:
        fine = side * _FINE
        big = pygame.Surface((fine, fine), pygame.SRCALPHA)
        middle = (fine / 2, fine / 2)
        pygame.draw.polygon(big, theme.DEEP, shape_points(shape, middle, radius * _FINE * 1.16))
        pygame.draw.polygon(big, color, shape_points(shape, middle, radius * _FINE * 0.92))
        return images.ready(pygame.transform.smoothscale(big, (side, side)))

    made = images.cached(("shape", shape, radius, color), make)
    surface.blit(made, made.get_rect(center=center))
