"""The ambition folded to a line above the board: its name, a socket for each goal, and the fame."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, materials, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts
from game.client.games.outer_rim.ambitions.facts import Socket
from game.client.games.outer_rim.play.model import Model
from game.client.widgets import keymap
from game.client.widgets.base import Widget
from game.client.widgets.basic import draw_keycap, keycap_height, keycap_width
from game.outer_rim.ambitions.words import LEGEND

LINE_DU, LOW_DU = 44, 36
"""height of the line; in a compact window"""
SOCKET_DU = 28


def line_high(m: Metrics) -> int:
    """Return the height of the line in pixels."""
    return m.pick(LINE_DU, LOW_DU)


class AmbitionLine(Widget):
    """The line; a press unfolds the sheet."""

    focusable = True
    pointer = True
    solid = False  # the sheet may cover it

    def __init__(self, rect: pygame.Rect, model: Model, seat: int, unfold: Callable[[], None],
                 shown: bool) -> None:  # fmt: skip
        tip = f"{LEGEND}\n{'Folds' if shown else 'Unfolds'} the sheet."
        super().__init__("table.ambition", rect, tip=tip, hotkey=keymap.key("outer_rim.ambition"))
        self.model, self.seat, self.unfold = model, seat, unfold

    def activate(self) -> None:
        self.unfold()

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        materials.draw(surface, rect, "bar", m.unit)
        pygame.draw.rect(surface, theme.RAISED_HOT if self.hot else theme.RAISED, rect,
                         max(1, m.du(1)))  # fmt: skip
        room, px, side = Room(rect), m.du(24), m.du(SOCKET_DU)
        room.west(m.du(14))
        Pen(surface, m).icon("ambition", px, midleft=room.midleft)
        room.west(px, m.du(8))
        name = self.model.content.name(facts.sheet_of(self.model, self.seat))
        width = min(fonts.measure(m, "body_bold", name)[0] + 2, rect.width // 3)
        self._words(surface, "body_bold", name, theme.INK, room.west(width, m.du(14)))
        found = facts.sockets(self.model, self.seat)
        for each in found:
            socket(surface, m, each, (room.left + side // 2, room.centery), side)
            room.west(m.du(SOCKET_DU + 6))
        shown = self.model.view["players"][self.seat]
        fame = f"{shown['fame']} / {shown['fame_goal']}"
        room.west(self._fame(surface, room.left + m.du(8), fame) - room.left, m.du(14))
        room.east(m.du(8))
        cap = room.east(keycap_width(m, self.hotkey), m.du(8))
        cap = cap.piece(cap.width, keycap_height(m))
        draw_keycap(surface, m, cap, self.hotkey, self.id)
        due = next((each for each in found if each.open and not each.done), None)
        if due is not None and room.width > m.du(80):
            self._words(surface, "tile", facts.plain(due.words), theme.SOFT, room)

    def _words(
        self, surface: pygame.Surface, style: str, words: str, ink: theme.Color, rect: pygame.Rect
    ) -> None:
        text = fonts.fit(self.m, style, words, rect.width).text
        fonts.draw_line(surface, self.m, style, text, ink, rect, "left", self.id)

    def _fame(self, surface: pygame.Surface, x: int, words: str) -> int:
        m, px = self.m, self.m.du(22)
        coin = images.icon("fame", px)
        surface.blit(coin, coin.get_rect(midleft=(x, self.rect.centery)))
        wide = fonts.measure(m, "number", words)[0] + 2
        spot = pygame.Rect(x + px + m.du(6), self.rect.top, wide, self.rect.height)
        fonts.draw_line(surface, m, "number", words, theme.GOLD, spot, "left", self.id)
        return spot.right


def socket(
    surface: pygame.Surface, m: Metrics, goal: Socket, center: tuple[int, int], px: int
) -> None:
    """Paint the socket of a goal: an empty ring with its mark, or the token on it."""
    radius = px // 2
    line = max(1, m.du(2))
    pygame.draw.aacircle(surface, theme.SUNKEN, center, radius)
    edge = theme.GOLD if goal.done else theme.SOFT if goal.open else theme.EDGE
    if goal.done:
        pygame.draw.aacircle(surface, theme.GOLD, center, radius - line)
    pygame.draw.aacircle(surface, edge, center, radius, line)
    ink = theme.INK_DARK if goal.done else theme.INK if goal.open else theme.DISABLED
    side = round(px * 0.62)
    sign = images.recolor(images.icon(goal.icon, side), ink)
    surface.blit(sign, sign.get_rect(center=center))


def pips(
    surface: pygame.Surface, m: Metrics, marks: tuple[tuple[str, bool], ...], room: pygame.Rect
) -> None:
    """Paint the goals of another player small, at the foot of a room: full where a goal is
    complete; the last one is square."""
    if not marks:
        return
    side = max(6, m.du(8))
    gap = max(1, (room.width - side * len(marks)) // (len(marks) + 1))
    for number, (mark, done) in enumerate(marks):
        dot = pygame.Rect(
            room.left + gap + number * (side + gap), room.bottom - side - 1, side, side
        )
        round_ = 0 if mark == "final" else side
        pygame.draw.rect(surface, theme.DEEP, dot.inflate(2, 2), border_radius=round_)
        pygame.draw.rect(surface, theme.GOLD if done else theme.MUTED, dot, 0 if done else 2,
                         border_radius=round_)  # fmt: skip
