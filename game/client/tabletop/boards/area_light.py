"""The light on a map of areas: what falls through slats, and the dark toward its edges."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.client.draw import theme
from game.client.draw.scenery import light
from game.client.draw.theme import Color

DARK = (0, 0, 0)


@dataclass(frozen=True)
class AreaLook:
    """The light of a game's maps: the color around those that have no background of their own, and
    that of the light through the slats (None for none)."""

    around: Color = (10, 12, 16)
    slats: Color | None = None


def slats(made: pygame.Surface, color: Color, unit: float) -> None:
    """Let light fall through slats: slanted bands, brighter toward the upper left."""
    size = made.get_size()
    wide, high = size[0] // 2 + 1, size[1] // 2 + 1  # soft light is drawn at half the size
    bands = pygame.Surface((wide, high), depth=32)
    step, lean = max(8.0, 23 * unit), 0.34 * high
    reach = wide * 0.62
    for row in range(-int(lean / step) - 2, int((high + lean) / step) + 2):
        top = row * step
        points = [(0, top + lean), (reach, top), (reach, top + step * 0.4),
                  (0, top + lean + step * 0.4)]  # fmt: skip
        pygame.draw.polygon(bands, theme.mix(DARK, color, 0.2), points)
    bands = pygame.transform.gaussian_blur(bands, max(1, round(1.5 * unit)))
    _keep_left(bands)
    made.blit(pygame.transform.smoothscale(bands, size), (0, 0),
              special_flags=pygame.BLEND_RGB_ADD)  # fmt: skip


def _keep_left(bands: pygame.Surface) -> None:
    """Let the bands fade from left to right."""
    wide, high = bands.get_size()
    row = pygame.Surface((16, 1), depth=32)
    for x in range(16):
        level = round(255 * max(0.0, 1 - x / 11) ** 0.8)
        row.set_at((x, 0), (level, level, level))
    bands.blit(pygame.transform.smoothscale(row, (wide, high)), (0, 0),
               special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip


def vignette(made: pygame.Surface, strength: float = 0.55) -> None:
    """Darken the edges of the map."""
    small = pygame.Surface((24, 16), depth=32)
    for x in range(24):
        for y in range(16):
            far = math.hypot((x - 10.5) / 13, (y - 6.5) / 9)
            level = round(255 * (1 - strength * min(1.0, max(0.0, far - 0.35))))
            small.set_at((x, y), (level, level, level))
    made.blit(pygame.transform.smoothscale(small, made.get_size()), (0, 0),
              special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip
    light.grain(made)
