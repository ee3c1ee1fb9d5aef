"""The sample beside the settings: text, marks, a card, dice and a moving mark, as they look now."""

from __future__ import annotations

import pygame

from game.client.draw import images, marks, richtext, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
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
        m, gap = self.m, self.m.du(16)
        images.draw_panel(surface, self.rect, "panel", m.unit)
        room = Room(self.rect).inset(m.du(PAD_DU))
        text = _text(m, room.width)
        text.draw(surface, room.north(text.height, gap), self.id)
        names = room.north(m.du(CARD_DU[1]), gap)
        card = names.west(m.du(CARD_DU[0]), gap)
        registry.draw_sample(surface, card, names.north(m.du(56), m.du(12)), m)
        self._states(surface, names)
        self._marks(surface, room.north(4 * _pitch(m), gap))
        self._moving(surface, room.north(_track(m)))

    def _states(self, surface: pygame.Surface, room: Room) -> None:
        """Draw good and bad standing, by sign, color and word."""
        m, px, pen = self.m, self.m.px("caption"), Pen(surface, self.m, self.id)
        for icon, words, color in (
            ("positive", "Good", theme.GOOD),
            ("negative", "Bad", theme.DANGER),
        ):
            line = room.north(_pitch(m))
            pen.icon(icon, px, midleft=line.midleft)
            line.west(px, m.du(8))
            pen.text("caption", words, color, line)

    def _marks(self, surface: pygame.Surface, room: Room) -> None:
        """Draw the players at the left and marks of a game at the right."""
        pitch, px, half = _pitch(self.m), self.m.px("caption"), room.width // 2
        left, right = room.west(half), room.west(half)
        for index, mark in enumerate(theme.PLAYERS):
            line = left.north(pitch)
            spot = (line.left + px // 2, line.centery)
            marks.draw(surface, mark.shape, spot, px // 2, mark.color)
            self._word(surface, line, px, f"Player {index + 1}", mark.color)
        for name, mark in list(theme.MARKS.items())[: len(theme.PLAYERS)]:
            line = right.north(pitch)
            icon = images.icon(name, px)
            surface.blit(icon, icon.get_rect(center=(line.left + px // 2, line.centery)))
            self._word(surface, line, px, mark.word, mark.color)

    def _word(
        self, surface: pygame.Surface, line: Room, px: int, words: str, color: theme.Color
    ) -> None:
        line.west(px, self.m.du(10))
        Pen(surface, self.m, self.id).text("caption", words, color, line)

    def _moving(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m, radius = self.m, self.m.du(11)
        y = rect.centery
        ends = (rect.left + radius, rect.right - radius)
        pygame.draw.line(surface, theme.EDGE_HOT, (ends[0], y), (ends[1], y), max(2, m.du(2)))
        for x in ends:
            pygame.draw.circle(surface, theme.GOLD, (x, y), m.du(5))
        x = round(ends[0] + (ends[1] - ends[0]) * self.part)
        mark = theme.player(1)
        marks.draw(surface, mark.shape, (x, y), radius, mark.color)


def _text(m: Metrics, width: int) -> richtext.RichLayout:
    return richtext.layout(m, "body", WORDS, width, theme.SOFT)


def _pitch(m: Metrics) -> int:
    return round(m.px("caption") * 1.5)


def _track(m: Metrics) -> int:
    return m.du(30)
