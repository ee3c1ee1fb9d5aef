"""A button that names the chosen one of several things, and opens a menu of them."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.widgets.base import Widget

PAD_DU, CHEVRON_DU, GAP_DU = 12, 14, 8
FINER = 4
"""how much larger the chevron is drawn before it is scaled down, for smooth edges"""


class Dropdown(Widget):
    """Click, Enter or Space calls ``on_open()``; a chevron at the right says that there is more."""

    focusable = True
    pointer = True

    def __init__(
        self, id: str, rect: pygame.Rect, label: str, on_open: Callable[[], None], *, tip: str = ""
    ) -> None:
        super().__init__(id, rect, tip=tip)
        self.label, self.on_open = label, on_open

    @staticmethod
    def width(m: Metrics, label: str) -> int:
        """Return the width in pixels that a label needs."""
        words = fonts.measure(m, "label", label)[0]
        return words + 2 * m.du(PAD_DU) + m.du(GAP_DU) + m.du(CHEVRON_DU)

    def activate(self) -> None:
        self.on_open()

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        self.draw_ground(surface)
        inner = self.rect.inflate(-2 * m.du(PAD_DU), 0)
        px = m.du(CHEVRON_DU)
        mark = chevron(px)
        surface.blit(mark, mark.get_rect(midright=inner.midright))
        inner.width -= px + m.du(GAP_DU)
        ink = theme.INK if self.enabled else theme.DISABLED
        fonts.draw_line(surface, m, "label", self.label, ink, inner, "left", self.id)


def chevron(px: int) -> pygame.Surface:
    """Return the sign of a menu below, ``px`` pixels wide."""
    key = ("chevron", px, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    wide = px * FINER
    large = pygame.Surface((wide, wide), pygame.SRCALPHA)
    thick = max(1, wide // 7)
    points = [(thick, wide // 3), (wide // 2, wide - wide // 3), (wide - thick, wide // 3)]
    pygame.draw.lines(large, theme.SOFT, False, points, thick)
    for point in points:
        pygame.draw.circle(large, theme.SOFT, point, thick // 2)
    return images.keep(key, pygame.transform.smoothscale(large, (px, px)))
