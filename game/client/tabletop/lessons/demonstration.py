"""A hand that shows how a step is done: from the thing to its place, or onto a button."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import SceneHost

TRIP, REST, TIMES = 0.9, 0.4, 3
"""seconds of a way, seconds of rest at its end, and the number of ways"""
ARROW = ((0, 0), (0, 17), (4, 13.4), (7, 20), (10, 18.8), (7.2, 12.4), (12.6, 12.4))
"""the outline of the pointer, of 20 units height, its tip at 0, 0"""
SIZE = 40
"""du of the pointer's height"""


class Demonstration:
    """The hand of one table. Without movement it rests at the end of its way, which is drawn."""

    def __init__(self, app: SceneHost) -> None:
        self.app = app
        self.on = False
        self._time = 0.0
        self._at = pygame.Rect(0, 0, 0, 0)

    def begin(self) -> None:
        """Show the way from the start."""
        self.on, self._time = True, 0.0

    def end(self) -> None:
        """Show nothing."""
        self.on = False

    @property
    def moving(self) -> bool:
        """True while the hand is under way."""
        return self.on and self.app.settings.lively and self._time < TIMES * (TRIP + REST)

    def update(self, dt: float) -> None:
        """Pass time; request a redraw of the way."""
        if self.moving:
            self._time += dt
            self.app.dirty.add(self._at, decoration=True)

    def paint(self, surface: pygame.Surface, m: Metrics, way: Sequence[pygame.Rect]) -> None:
        """Paint the way between the first two things, and the hand on it."""
        if not self.on or not way:
            return
        start, end = way[0].center, way[min(1, len(way) - 1)].center
        part = min(1.0, self._time % (TRIP + REST) / TRIP) if self.moving else 1.0
        part = part * part * (3 - 2 * part)
        if start == end:  # one thing: the hand comes from below
            start = start[0] + m.du(60), start[1] + m.du(60)
        else:
            pygame.draw.aaline(surface, theme.TEAL, start, end)
            pygame.draw.aacircle(surface, theme.TEAL, start, m.du(6), m.du(2))
        tip = tuple(round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
        reach = 2 * m.du(SIZE)
        self._at = pygame.Rect(start, (1, 1)).union(pygame.Rect(end, (1, 1))).inflate(reach, reach)
        surface.blit(_pointer(m.du(SIZE)), tip)


def _pointer(px: int) -> pygame.Surface:
    """Return the pointer with a dark edge, its tip at the upper left; cached."""
    key = ("pointer", px)
    if (known := images.lookup(key)) is not None:
        return known
    fine = 4 * px
    unit = fine / 22
    made = pygame.Surface((fine, fine), pygame.SRCALPHA)
    shape = [((x + 1) * unit, (y + 0.6) * unit) for x, y in ARROW]
    pygame.draw.polygon(made, theme.INK, shape)
    pygame.draw.polygon(made, theme.INK_DARK, shape, max(4, round(1.2 * unit)))
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))
