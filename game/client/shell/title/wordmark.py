"""The name of the game as lit metal."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics

NAME = "RIMWARD"


def _tracking(m: Metrics, style: str) -> int:
    return m.px(style) * 9 // 100


def wordmark_rect(m: Metrics, rect: pygame.Rect, style: str) -> pygame.Rect:
    """Return the rectangle of the letters' ink, at the foot of ``rect``."""
    used = fonts.face(m, style)
    bearing = used.metrics(NAME[0])[0]  # empty pixels before the first letter's ink
    left = rect.left - (bearing[0] if bearing else 0)
    caps = fonts.cap_height(used)
    return pygame.Rect(
        left, rect.bottom - caps, fonts.measure(m, style, NAME, _tracking(m, style))[0], caps
    )


def draw_wordmark(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, style: str) -> None:
    """Draw the name: its shadow, a dark side, a face from ivory to steel, and a bright upper
    edge."""
    used, tracking = fonts.face(m, style), _tracking(m, style)
    ink = wordmark_rect(m, rect, style)
    top = ink.bottom - used.get_ascent()
    white = fonts.render(used, NAME, (255, 255, 255), tracking)
    depth = max(2, m.px(style) // 36)
    _wordmark_shadow(surface, white, (ink.left, top), depth)
    side = _shade(white, theme.rgb("4A3A22"), theme.rgb("1C1710"), ink, top)
    for step in range(depth, 0, -1):
        surface.blit(side, (ink.left, top + step))
    edge = _shade(white, theme.rgb("FFFFFF"), theme.rgb("E8C98A"), ink, top)
    surface.blit(edge, (ink.left, top))
    face = _shade(white, theme.rgb("F6F1E6"), theme.rgb("B9AE9A"), ink, top)
    _inside(face, white, max(1, m.px(style) // 90))
    surface.blit(face, (ink.left, top))


def _shade(
    white: pygame.Surface, high: theme.Color, low: theme.Color, ink: pygame.Rect, top: int
) -> pygame.Surface:
    """Return the letters with a gradient down their capitals."""
    made = white.copy()
    above = ink.top - top
    column = pygame.Surface(white.get_size())
    column.fill(low)
    column.fill(high, (0, 0, white.get_width(), above))
    column.blit(images.gradient((white.get_width(), ink.height), high, low), (0, above))
    made.blit(column, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def _inside(face: pygame.Surface, white: pygame.Surface, step: int) -> None:
    """Remove the upper rim of the letters, so that the bright edge under it shows."""
    lowered = pygame.Surface(white.get_size(), pygame.SRCALPHA)
    lowered.blit(white, (0, step))
    face.blit(lowered, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _wordmark_shadow(
    surface: pygame.Surface, white: pygame.Surface, spot: tuple[int, int], depth: int
) -> None:
    reach = depth * 4
    size = (white.get_width() + 2 * reach, white.get_height() + 2 * reach)
    dark = pygame.Surface(size, pygame.SRCALPHA)
    dark.blit(white, (reach, reach))
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    small = pygame.transform.smoothscale(dark, (size[0] // 8, size[1] // 8))
    soft = pygame.transform.smoothscale(small, size)
    surface.blit(soft, (spot[0] - reach, spot[1] - reach + depth * 3))
