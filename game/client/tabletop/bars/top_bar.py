"""The top bar: menu, step of the turn, question, undo, redo, speed, help."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Metrics
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

SPEEDS = ("slow", "normal", "fast", "off")


class StepTracker(Widget):
    """The steps of a turn with the current one lit: done, now, next by shape and words.

    ``steps`` are ids, which name the icons as well, and labels.
    """

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        steps: Sequence[tuple[str, str]],
        step: str,
        mine: bool,
    ) -> None:
        super().__init__(id, rect)
        self.steps, self.step, self.mine = steps, step, mine

    def draw(self, surface: pygame.Surface) -> None:
        m, names = self.m, [name for name, _ in self.steps]
        now = names.index(self.step) if self.step in names else -1
        wide = self.rect.width // len(self.steps)
        for index, (name, label) in enumerate(self.steps):
            part = pygame.Rect(self.rect.left + index * wide, self.rect.top, wide, self.rect.height)
            self._part(surface, m, part, name, label, index - now if now >= 0 else 1)
            if index:
                self._arrow(surface, m, part)

    def _part(
        self,
        surface: pygame.Surface,
        m: Metrics,
        part: pygame.Rect,
        name: str,
        label: str,
        far: int,
    ) -> None:
        inner = part.inflate(-m.du(18), -m.du(8))
        here = far == 0 and self.mine
        if here:
            images.draw_panel(surface, inner, "primary", m.unit)
        ink = theme.INK_DARK if here else theme.MUTED if far < 0 else theme.SOFT
        icon = images.icon("check" if far < 0 else name, m.du(20), theme.INK_DARK if here else None)
        words = fonts.measure(m, "label", label)[0]
        total = icon.get_width() + m.du(8) + words
        left = inner.centerx - total // 2
        surface.blit(icon, icon.get_rect(midleft=(left, inner.centery)))
        spot = pygame.Rect(left + icon.get_width() + m.du(8), inner.top, words + 2, inner.height)
        fonts.draw_line(surface, m, "label", label, ink, spot, "left", self.id)

    def _arrow(self, surface: pygame.Surface, m: Metrics, part: pygame.Rect) -> None:
        x, y, r = part.left, part.centery, m.du(5)
        points = [(x - r // 2, y - r), (x + r // 2, y), (x - r // 2, y + r)]
        pygame.draw.lines(surface, theme.EDGE_HOT, False, points, max(2, m.du(2)))


class Prompt(Widget):
    """The current question, on one line or two."""

    reads = Rank.ASKED

    def __init__(self, id: str, rect: pygame.Rect, text: str, mine: bool) -> None:
        super().__init__(id, rect)
        self.words, self.mine = text, mine

    @property
    def read_rect(self) -> pygame.Rect:
        words = richtext.plain(self.words)
        fitted = fonts.fit(self.m, "body_bold", words, self.rect.width)
        rect = pygame.Rect(0, 0, fitted.width, self.rect.height if words else 0)
        rect.center = self.rect.center
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        color = theme.INK if self.mine else theme.MUTED
        words = richtext.plain(self.words)
        if not fonts.fit(m, "body_bold", words, self.rect.width).overflow:
            fonts.draw_line(surface, m, "body_bold", words, color, self.rect, "center", self.id)
            return
        laid = richtext.layout(m, "tile_bold", self.words, self.rect.width, color, "center")
        spot = pygame.Rect(0, 0, laid.width, laid.height)
        spot.center = self.rect.center
        spot.top = max(spot.top, self.rect.top)
        laid.draw(surface, spot, self.id)
