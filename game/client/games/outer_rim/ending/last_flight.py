"""The ship of the winner, on its way up into the light."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import covers

TRAIL = ((-6, 58), (6, 44), (20, 33), (35, 21))  # a curve in hundredths, from its far end
FLAME = theme.rgb("BFE6FF")
FEWER = 2  # soft light needs few pixels


def paint(made: pygame.Surface, ship: str) -> None:
    """Draw a ship with its trail at the upper left of a place."""
    wide, high = size = made.get_size()
    light = pygame.Surface((max(1, wide // FEWER), max(1, high // FEWER)))
    steps = 240
    for step in range(steps):
        along = step / steps
        x, y = _curve(along)
        color = theme.mix((0, 0, 0), FLAME, 0.3 * along**1.5)
        radius = max(1, round(wide * (0.002 + 0.003 * along) / FEWER))
        pygame.draw.circle(light, color, (wide * x / 100 / FEWER, high * y / 100 / FEWER), radius)
    soft = pygame.transform.gaussian_blur(light, max(1, wide // 500))
    light.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    made.blit(pygame.transform.smoothscale(light, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    px = high * 24 // 100
    drawn = images.facing_right("ships", ship, (px * 3 // 2, px))
    drawn = pygame.transform.rotozoom(drawn, 14, 1.0)
    end = (wide * TRAIL[-1][0] // 100, high * TRAIL[-1][1] // 100)
    covers.glow(made, end, px * 2 // 3, FLAME, 0.35)
    made.blit(drawn, drawn.get_rect(center=(end[0] + px // 3, end[1] - px // 8)))


def _curve(part: float) -> tuple[float, float]:
    """Return a point of the trail, 0 at its far end and 1 at the ship."""
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    x = sum(w * p[0] for w, p in zip(weights, TRAIL, strict=True))
    y = sum(w * p[1] for w, p in zip(weights, TRAIL, strict=True))
    return x, y
