"""The ring around a thing that a coach points at."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics

BEATS, BEAT = 3, 0.9  # pulses of the ring before it stays lit, and seconds per pulse


def paint_ring(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, part: float) -> None:
    """Paint a soft line around a rectangle; ``part`` is its brightness, from 0 to 1."""
    small = rect.width <= m.du(90) and rect.height <= m.du(90)
    small = small or abs(rect.width - rect.height) <= 2 and rect.width <= m.du(150)
    around = rect.inflate(m.du(10), m.du(10)) if small else rect.inflate(m.du(4), m.du(4))
    reach = m.du(9)
    glow = pygame.Surface(around.inflate(2 * reach, 2 * reach).size, pygame.SRCALPHA)
    radius = min(around.width, around.height) // 2 if small else m.du(10)
    for step in range(3, 0, -1):
        grown = pygame.Rect((0, 0), around.size).inflate(2 * step * m.du(2), 2 * step * m.du(2))
        grown.center = glow.get_rect().center
        tint = (*theme.TEAL, round((30 + 50 * part) / step))
        pygame.draw.rect(glow, tint, grown, m.du(3), border_radius=radius + step * m.du(2))
    surface.blit(glow, glow.get_rect(center=around.center))
    line = theme.mix(theme.TEAL, theme.INK, 0.35 * part)
    pygame.draw.rect(surface, line, around, max(2, m.du(3)), border_radius=radius)
