"""Small pictures of the map: rings, steps, plates, halos, the dark edge."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color
from game.client.games.outer_rim.cards import tokens

Spot = tuple[float, float]
LANE = theme.rgb("7FA8C9")


def ring(px: int, color: Color, width: int) -> pygame.Surface:
    """Return a fine ring with a dark edge inside and outside."""

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side // 2, side // 2)
        pygame.draw.circle(big, (*theme.DEEP, 150), middle, side // 2, (width + 2) * scale)
        pygame.draw.circle(big, color, middle, side // 2 - scale, width * scale)

    return tokens.fine(("ring", color, width), (px, px), paint)


def step(px: int) -> pygame.Surface:
    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        pygame.draw.circle(big, theme.DEEP, (side // 2, side // 2), side // 2)
        pygame.draw.circle(big, theme.AMBER, (side // 2, side // 2), side // 2 - 2 * scale)

    return tokens.fine("step", (px, px), paint)


def plate(size: tuple[int, int], edge: Color) -> pygame.Surface:
    """Return the background of a label: dark glass with a hairline."""

    def paint(big: pygame.Surface, scale: int) -> None:
        radius = big.get_height() // 3
        pygame.draw.rect(big, (*edge, 235), big.get_rect(), border_radius=radius)
        inner = big.get_rect().inflate(-2 * scale, -2 * scale)
        pygame.draw.rect(big, (10, 15, 23, 236), inner, border_radius=radius - scale)

    return tokens.fine(("plate", edge), size, paint)


def vignette(size: tuple[int, int]) -> pygame.Surface:
    """Return a shade that darkens toward the corners, for multiplication."""

    def make() -> pygame.Surface:
        small = pygame.Surface((48, 24))
        for y in range(24):
            for x in range(48):
                far = math.hypot((x - 23.5) / 24, (y - 11.5) / 12)
                light = 255 - round(120 * max(0.0, far - 0.55) ** 1.4)
                small.set_at((x, y), (light, light, light))
        return images.ready(pygame.transform.smoothscale(small, size))

    return images.kept(("vignette", size), make)


def core(made: pygame.Surface, points: Sequence[Spot], unit: float) -> None:
    """Draw the core of a lane: a fine bright line."""
    width = max(1, round(1.5 * unit))
    for a, b in zip(points, points[1:], strict=False):
        pygame.draw.aaline(made, LANE, a, b, width)


@lru_cache(maxsize=1)
def _halo_light() -> pygame.Surface:
    """Return a white ring of light; every halo is made of it."""
    made = pygame.Surface((72, 72), pygame.SRCALPHA)
    for y in range(72):
        for x in range(72):
            far = math.hypot(x - 35.5, y - 35.5) / 36 * 1.5
            light = max(0.0, 1 - abs(far - 1.0) / (0.5 if far > 1 else 0.22))
            made.set_at((x, y), (255, 255, 255, round(150 * light * light)))
    return made


def halo(px: int, color: Color) -> pygame.Surface:
    """Return a soft light just outside a ring of ``px``; the picture is half as large again."""

    def make() -> pygame.Surface:
        side = round(px * 1.5)
        made = pygame.transform.smoothscale(_halo_light(), (side, side))
        made.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return images.ready(made)

    return images.kept(("halo", px, color), make)
