"""The ring around a thing that a coach, a guided game or a hint points at."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.client.draw import theme
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import SceneHost

BEATS, BEAT = 3, 0.9  # pulses of the ring before it stays lit, and seconds per pulse
LIT = 0.6  # brightness of a ring that does not pulse
ROOM = 48  # pixels around a thing that a ring may need


class Rings:
    """Rings that pulse a few times, then stay lit; with reduced motion they are lit at once."""

    def __init__(self, app: SceneHost) -> None:
        self.app, self.pulse = app, 0.0

    @property
    def _pulsing(self) -> bool:
        return self.pulse < BEATS * BEAT and self.app.settings.lively

    def update(self, dt: float, lit: Sequence[pygame.Rect]) -> None:
        """Pass time; request a redraw of the lit things."""
        if lit and self._pulsing:
            self.pulse += dt
            for rect in lit:
                self.app.dirty.add(rect.inflate(ROOM, ROOM), decoration=True)

    def paint(
        self, surface: pygame.Surface, m: Metrics, lit: Sequence[pygame.Rect],
        names: Sequence[pygame.Rect] = (),
    ) -> None:  # fmt: skip
        """Paint a ring around each thing that is lit, under the ``names`` of things."""
        part = 0.5 - 0.5 * math.cos(2 * math.pi * self.pulse / BEAT) if self._pulsing else LIT
        for rect in lit:
            paint_ring(surface, m, rect, part, names)


def paint_ring(
    surface: pygame.Surface, m: Metrics, rect: pygame.Rect, part: float,
    names: Sequence[pygame.Rect] = (),
) -> None:  # fmt: skip
    """Paint a soft line around a rectangle; ``part`` is its brightness, from 0 to 1. It leaves out
    the places of names, which stay readable."""
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
    at = glow.get_rect(center=around.center)
    line = theme.mix(theme.TEAL, theme.INK, 0.35 * part)
    pygame.draw.rect(glow, line, around.move(-at.left, -at.top), max(2, m.du(3)),
                     border_radius=radius)  # fmt: skip
    for each in names:
        glow.fill((0, 0, 0, 0), each.move(-at.left, -at.top))
    surface.blit(glow, at)
