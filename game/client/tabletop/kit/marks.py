"""The marks of players: a shape and a color for each seat, at any size."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from game.client.draw import images, theme
from game.client.draw.marks import shape_points
from game.client.draw.theme import Metrics

FINE = 4


def fine(
    key: Hashable, size: tuple[int, int], paint: Callable[[pygame.Surface, int], None]
) -> pygame.Surface:
    """Return a picture painted at ``FINE`` times its size by ``paint(surface, FINE)``, then
    smoothed."""
    whole = ("fine", key, size)
    if (known := images.lookup(whole)) is not None:
        return known
    big = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    paint(big, FINE)
    return images.keep(whole, images.ready(pygame.transform.smoothscale(big, size)))


def mark(seat: int, px: int) -> pygame.Surface:
    """Return a player's shape in the player's color, with a dark rim that shows on any
    background."""
    look = theme.player(seat)

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side / 2, side / 2)
        pygame.draw.polygon(big, theme.DEEP, shape_points(look.shape, middle, side * 0.42))
        pygame.draw.polygon(big, look.color, shape_points(look.shape, middle, side * 0.31))

    return fine(("mark", seat), (px, px), paint)


def draw_mark(
    surface: pygame.Surface, m: Metrics, seat: int, center: tuple[int, int], radius: int
) -> None:
    """Draw a seat's shape in its color; a small dot for nobody's."""
    if seat >= 0:
        drawn = mark(seat, max(8, round(2.8 * radius)))
        surface.blit(drawn, drawn.get_rect(center=center))
    else:
        pygame.draw.circle(surface, theme.EDGE_HOT, center, max(2, radius // 2))
