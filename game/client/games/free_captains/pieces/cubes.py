"""Wooden cubes: painted wood with its grain, a sign on the upper face, a soft shadow below."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.games.free_captains.pieces import inks
from game.client.tabletop.pages import solids

COLORS = ("red", "blue", "orange", "yellow", "black", "white")
SOLID = "block"
SIGN = 0.72  # of the upper face that the sign takes
_DARK, _PALE = inks.NIGHT, inks.CREAM


def cube(color: str, px: int) -> pygame.Surface:
    """Return a cube in a square of ``px`` pixels, its shadow included; cached."""
    return images.cached(("wooden cube", color, px, theme.palette), lambda: _paint(color, px))


def _paint(color: str, px: int) -> pygame.Surface:
    sheet = images.whole(solids.FOLDER, SOLID)
    made = pygame.transform.smoothscale(sheet, (px, px))
    paint = inks.cube(color)
    tint = tuple(min(255, round(1.22 * part + 8)) for part in paint)
    made.fill((*tint, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(*_sign(color, px))
    return images.ready(made)


def sign_ink(color: str) -> theme.Color:
    """Return the color of the sign on a cube: pale on dark paint, dark on light paint."""
    return _PALE if theme.luminance(inks.cube(color)) < 0.25 else _DARK


def _sign(color: str, px: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the sign in the slant of the upper face, and its place."""
    seen = solids.faces_of(SOLID)[0][0]
    across = [2 * px * part * SIGN for part in seen.right]
    down = [-2 * px * part * SIGN for part in seen.up]
    plain = images.svg("icons", inks.CUBE_SIGNS[color], (max(16, px),) * 2, keep=False)
    laid = solids.skew(images.recolor(plain, (*sign_ink(color), 235)), across, down)
    middle = (px * (0.5 + seen.at[0]), px * (0.5 + seen.at[1]))
    return laid, laid.get_rect(center=(round(middle[0]), round(middle[1]))).topleft
