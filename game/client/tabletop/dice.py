"""Dice on the table: their owner, purpose, faces and total.

New dice tumble before they land: decoration, since the result is already decided. A click or Space
lands them at once.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.marks import draw_mark
from game.client.widgets.base import Widget
from game.table.events import Event

TUMBLE_SECONDS = 0.8
FIRST_DOWN = 0.5  # part of the time after which the first die lands; the last one lands at the end
DIE_DU = 44
SHRINK, HOP = 0.28, 0.14  # in parts of its size: the starting size of a die, the height of its hops
TURNS = 1.25  # turns of a die before it lands
FACES_SEEN = 11  # faces shown while a die tumbles


@dataclass(frozen=True)
class Die:
    """The look of a kind of dice: ``draw(face, px)`` paints one, and ``tumbling`` are the faces
    shown while it rolls."""

    draw: Callable[[str, int], pygame.Surface]
    tumbling: tuple[str, ...]


@dataclass
class Roll(ABC):
    """Dice on the table: owner, purpose, and current faces.

    ``note`` is the result of a test: "passed", "failed" or "". ``fresh`` is the number of dice at
    the end that the last answer rolled. A game's own rolls provide the look of their dice
    (``die``), and purpose and total in words.
    """

    seat: int
    who: str
    purpose: str
    faces: tuple[str, ...]
    note: str = ""
    fresh: int = 0

    @property
    def words(self) -> str:
        """The purpose of the roll."""
        return self.purpose

    @property
    def total(self) -> str:
        """The total of the dice."""
        return self.note

    @abstractmethod
    def die(self, number: int) -> Die:
        """Return the look of one of the dice."""


@dataclass
class Tumble:
    """The progress of the last answer's dice (0 to 1), and that answer's events."""

    part: float = 1.0
    events: Sequence[Event] = ()

    @property
    def rolling(self) -> bool:
        """True while the dice have not landed."""
        return self.part < 1.0


class DiceRow(Widget):
    """A roll: owner, purpose, faces and total."""

    def __init__(
        self, id: str, rect: pygame.Rect, roll: Roll, most: int, tumble: Tumble | None = None
    ) -> None:
        super().__init__(id, rect)
        self.roll, self.most = roll, max(1, most)  # dice of both sides are equally large
        self.tumble = tumble or Tumble()

    @property
    def rolling(self) -> bool:
        """True while some of the dice have not landed."""
        return self.roll.fresh > 0 and self.tumble.part < 1.0

    def draw(self, surface: pygame.Surface) -> None:
        m, roll = self.m, self.roll
        images.draw_panel(surface, self.rect, "sunken", m.unit)
        inner = self.rect.inflate(-2 * m.du(14), -2 * m.du(4))
        draw_mark(surface, m, roll.seat, (inner.left + m.du(8), inner.centery), m.du(8))
        words = pygame.Rect(inner.left + m.du(26), inner.top, 0, inner.height)
        total = roll.total
        wide = fonts.measure(m, "heading", total)[0] + m.du(8) if total else 0
        words.width = max(m.du(96), min(self._words_need(), inner.width - wide - self._dice_need()))
        self._who(surface, words)
        end = words.right
        room = inner.right - wide - end - m.du(16)
        count = max(1, len(roll.faces))
        px = min(inner.height, self._largest(), max(m.du(20), room // count - m.du(6)))
        x = end + m.du(8)
        for number in range(len(roll.faces)):
            self._die(surface, number, (x + px // 2, inner.centery), px)
            x += px + m.du(6)
        if total and not self.rolling:
            spot = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
            ink = {"passed": theme.GOOD, "failed": theme.DANGER}.get(roll.note, theme.INK)
            fonts.draw_line(surface, m, "heading", total, ink, spot, "right", self.id)

    def _die(self, surface: pygame.Surface, number: int, center: tuple[int, int], px: int) -> None:
        """Draw one die: landed, or in motion."""
        roll, count = self.roll, len(self.roll.faces)
        left = self._way_left(number - (count - roll.fresh))
        if left <= 0:
            drawn = roll.die(number).draw(roll.faces[number], px)
            surface.blit(drawn, drawn.get_rect(center=center))
            return
        die = roll.die(number)
        face = die.tumbling[(int((1 - left) * FACES_SEEN) + 3 * number) % len(die.tumbling)]
        turned = 360 * TURNS * left * (1 if number % 2 else -1)
        drawn = pygame.transform.rotozoom(die.draw(face, px), turned, 1 - SHRINK * left)
        hop = abs(math.sin(left * math.pi * 2.5)) * left * px * HOP
        spot = (round(center[0] - left * px * 0.5), round(center[1] - hop))
        surface.blit(drawn, drawn.get_rect(center=spot))

    def _way_left(self, number: int) -> float:
        """Return the part of its way that a new die has left, 0 once landed; negative numbers are
        older dice."""
        if number < 0 or not self.rolling:
            return 0.0
        down = FIRST_DOWN + (1 - FIRST_DOWN) * (number + 1) / self.roll.fresh
        return max(0.0, 1 - self.tumble.part / down)

    def _words_need(self) -> int:
        """Return the width in pixels of the longer line."""
        m = self.m
        return 4 + max(
            fonts.measure(m, "tile_bold", self.roll.who)[0],
            fonts.measure(m, "tile", self.roll.words)[0],
        )

    def _dice_need(self) -> int:
        """Return the width in pixels of dice of a good size, with their gaps."""
        m = self.m
        px = min(self.rect.height - 2 * m.du(4), m.du(DIE_DU))
        return max(1, len(self.roll.faces)) * (px + m.du(6)) + m.du(50)

    def _largest(self) -> int:
        """Return the maximum size of the dice: smaller if either side has many, so that both look
        alike."""
        return self.m.du(56 if self.most < 4 else DIE_DU)

    def _who(self, surface: pygame.Surface, words: pygame.Rect) -> None:
        m = self.m
        purpose = self.roll.words
        high = m.pitch("tile_bold")
        if words.height >= 2 * high:
            upper = pygame.Rect(words.left, words.centery - high, words.width, high)
            lower = upper.move(0, high)
            _fit_line(surface, m, "tile_bold", self.roll.who, theme.INK, upper, self.id)
            _fit_line(surface, m, "tile", purpose, theme.MUTED, lower, self.id)
        else:
            _fit_line(surface, m, "tile_bold", self.roll.who, theme.INK, words, self.id)


def _fit_line(
    surface: pygame.Surface, m: Metrics, style: str, text: str, ink: theme.Color,
    rect: pygame.Rect, where: str,
) -> None:  # fmt: skip
    shown = fonts.shorter(m, style, text, rect.width)
    fonts.draw_line(surface, m, style, shown, ink, rect, "left", where)
