"""The sample beside the settings: text, marks, a card, dice and a moving mark, as they look now."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, marks, richtext, theme
from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.widgets.base import Widget

WORDS = (
    "**Sell** the {teal|cargo} at the next port for {icon:credits} **4,000** and {icon:fame} 1. "
    "If you {danger|fail}, discard it."
)
CARD_DU = (190, 190)
PAD_DU = 18
SECONDS = 1.2


class Sample(Widget):
    """A live sample of the settings. ``part`` 0..1 is the way that the moving mark has gone."""

    def __init__(self, id: str, rect: pygame.Rect) -> None:
        super().__init__(id, rect)
        self.part = 0.0

    @staticmethod
    def height(m: Metrics, width: int) -> int:
        """Return the height in pixels at that width."""
        text = _text(m, width - 2 * m.du(PAD_DU)).height
        card = m.du(CARD_DU[1])
        marked = 4 * _pitch(m)
        return 2 * m.du(PAD_DU) + text + card + marked + _track(m) + 3 * m.du(16)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "panel", m.unit)
        inner = self.rect.inflate(-2 * m.du(PAD_DU), -2 * m.du(PAD_DU))
        text = _text(m, inner.width)
        text.draw(surface, pygame.Rect(inner.topleft, (text.width, text.height)), self.id)
        top = inner.top + text.height + m.du(16)
        card = pygame.Rect(inner.left, top, *(m.du(side) for side in CARD_DU))
        left = card.right + m.du(16)
        dice = pygame.Rect(left, top, inner.right - left, m.du(56))
        registry.draw_sample(surface, card, dice, m)
        names = pygame.Rect(left, dice.bottom + m.du(12), inner.right - left, 0)
        self._states(surface, names)
        top = card.bottom + m.du(16)
        self._marks(surface, pygame.Rect(inner.left, top, inner.width, 4 * _pitch(m)))
        top += 4 * _pitch(m) + m.du(16)
        self._moving(surface, pygame.Rect(inner.left, top, inner.width, _track(m)))

    def _states(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw good and bad standing, by sign, color and word."""
        m, px = self.m, self.m.px("caption")
        for index, (icon, words, color) in enumerate(
            (("positive", "Good", theme.GOOD), ("negative", "Bad", theme.DANGER))
        ):
            line = pygame.Rect(rect.left, rect.top + index * _pitch(m), rect.width, _pitch(m))
            drawn = images.icon(icon, px)
            surface.blit(drawn, drawn.get_rect(midleft=line.midleft))
            line.left, line.width = line.left + px + m.du(8), line.width - px - m.du(8)
            fonts.draw_line(surface, m, "caption", words, color, line, "left", self.id)

    def _marks(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the players at the left and marks of a game at the right."""
        pitch, px = _pitch(self.m), self.m.px("caption")
        half = rect.width // 2
        for index, mark in enumerate(theme.PLAYERS):
            line = pygame.Rect(rect.left, rect.top + index * pitch, half, pitch)
            spot = (line.left + px // 2, line.centery)
            marks.draw(surface, mark.shape, spot, px // 2, mark.color)
            self._word(surface, line, px, f"Player {index + 1}", mark.color)
        for index, (name, mark) in enumerate(list(theme.MARKS.items())[: len(theme.PLAYERS)]):
            line = pygame.Rect(rect.left + half, rect.top + index * pitch, half, pitch)
            icon = images.icon(name, px)
            surface.blit(icon, icon.get_rect(center=(line.left + px // 2, line.centery)))
            self._word(surface, line, px, mark.word, mark.color)

    def _word(
        self, surface: pygame.Surface, line: pygame.Rect, px: int, words: str, color: theme.Color
    ) -> None:
        left = line.left + px + self.m.du(10)
        rest = pygame.Rect(left, line.top, line.right - left, line.height)
        fonts.draw_line(surface, self.m, "caption", words, color, rest, "left", self.id)

    def _moving(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m, radius = self.m, self.m.du(11)
        y = rect.centery
        ends = (rect.left + radius, rect.right - radius)
        pygame.draw.line(surface, theme.EDGE_HOT, (ends[0], y), (ends[1], y), max(2, m.du(2)))
        for x in ends:
            pygame.draw.circle(surface, theme.GOLD, (x, y), m.du(5))
        x = round(ends[0] + (ends[1] - ends[0]) * self.part)
        mark = theme.PLAYERS[1]
        marks.draw(surface, mark.shape, (x, y), radius, mark.color)


def _text(m: Metrics, width: int) -> richtext.RichLayout:
    return richtext.layout(m, "body", WORDS, width, theme.SOFT)


def _pitch(m: Metrics) -> int:
    return round(m.px("caption") * 1.5)


def _track(m: Metrics) -> int:
    return m.du(30)
