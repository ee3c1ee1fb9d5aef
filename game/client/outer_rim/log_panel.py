"""The log: every change with its cause, newest at the bottom, as long as the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client import fonts, images, richtext, theme
from game.client.outer_rim import tokens
from game.client.outer_rim.model import Model
from game.client.theme import Metrics
from game.client.widgets.base import Widget
from game.outer_rim.events import StepBegan, TurnBegan
from game.table.events import Event, visible

STYLE = "caption"


@dataclass(frozen=True)
class Entry:
    """One line: whose it is (-1: nobody's), and whether a turn begins or undo stops here."""

    text: str
    seat: int
    head: bool = False
    border: bool = False


class Log:
    """The lines of a session, told once and cut back on undo."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self._seat = model.seat
        self.entries = self._opening()
        self._ends: list[int] = []  # entries after each answer

    def _opening(self) -> list[Entry]:
        """What happened before the first answer."""
        opening = self.model.session.opening
        return told(self.model, [each for each in opening if visible(each, self._seat)])

    def sync(self) -> None:
        """Takes over what has happened, or been taken back, since."""
        if self._seat != self.model.seat:
            # What another seat may know is told anew.
            self._seat, self._ends = self.model.seat, []
            self.entries = self._opening()
        history = self.model.session.history
        if len(self._ends) > len(history):
            del self._ends[len(history) :]
            del self.entries[self._ends[-1] if self._ends else len(self._opening()) :]
        for turn in history[len(self._ends) :]:
            seen = [each for each in turn.events if visible(each, self._seat)]
            self.entries += told(self.model, seen)
            self._ends.append(len(self.entries))


def told(model: Model, events: Sequence[Event]) -> list[Entry]:
    """Events as lines of the log; those that it leaves out are gone."""
    made: list[Entry] = []
    seat = -1
    for event in events:
        words = model.tell(event)
        if isinstance(event, StepBegan):
            continue
        if not words:
            continue
        seat = int(getattr(event, "seat", seat))
        border = type(event).reveals
        made.append(Entry(words, seat, isinstance(event, TurnBegan), border))
    return made


class LogPanel(Widget):
    """Draws the newest lines that fit; the wheel goes back. ``back`` is pixels from the end."""

    solid = True
    focusable = False

    def __init__(self, id: str, rect: pygame.Rect, log: Log, back: int = 0) -> None:
        super().__init__(id, rect)
        self.log, self.back = log, back

    @property
    def inner(self) -> pygame.Rect:
        m = self.m
        head = m.pitch("label") + m.du(6)
        area = self.rect.inflate(-2 * m.du(16), -2 * m.du(8))
        return pygame.Rect(area.left, area.top + head, area.width, area.height - head)

    def wheel(self, steps: float) -> None:
        """Scrolls by wheel steps, up is back in time."""
        self.back = max(0, min(self.back + round(steps * self.m.du(72)), self._most()))
        self.changed()

    def _layout(self, entry: Entry) -> richtext.RichLayout:
        room = self.inner.width - self.m.du(24)
        color = theme.INK if entry.head else theme.SOFT
        text = f"**{richtext.plain(entry.text)}**" if entry.head else entry.text
        return richtext.layout(self.m, STYLE, text, room, color)

    def _high(self, entry: Entry) -> int:
        return self._layout(entry).height + self.m.du(10 if entry.head else 2)

    def _most(self) -> int:
        total = 0
        for entry in reversed(self.log.entries):
            total += self._high(entry)
            if total > self.m.du(72) * 400:
                break
        return max(0, total - self.inner.height)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        images.draw_panel(surface, self.rect, "flat", m.unit)
        head = self.rect.inflate(-2 * m.du(16), -2 * m.du(8))
        head.height = m.pitch("label")
        icon = images.icon("log", m.du(20))
        surface.blit(icon, icon.get_rect(midleft=head.midleft))
        words = head.move(m.du(28), 0)
        words.width = head.width - m.du(28)
        fonts.draw_line(surface, m, "label", "Log", theme.MUTED, words, "left", self.id)
        if self.back:
            fonts.draw_line(
                surface, m, "label", "scroll down for the newest", theme.AMBER, words, "right",
                self.id,
            )  # fmt: skip
        self._draw_lines(surface)

    def _draw_lines(self, surface: pygame.Surface) -> None:
        inner, before = self.inner, surface.get_clip()
        surface.set_clip(inner.clip(before))
        low = inner.bottom + self.back
        for entry in reversed(self.log.entries):
            high = self._high(entry)
            low -= high
            if low >= inner.bottom:
                continue
            if low + high <= inner.top:
                break
            # A line that would be cut at the top is left out, so that none is half seen.
            if low >= inner.top:
                self._draw_entry(surface, entry, low)
        surface.set_clip(before)

    def _draw_entry(self, surface: pygame.Surface, entry: Entry, top: int) -> None:
        m, inner = self.m, self.inner
        laid = self._layout(entry)
        if entry.head:
            top += m.du(8)
            pygame.draw.line(
                surface, theme.HAIRLINE, (inner.left, top - m.du(4)), (inner.right, top - m.du(4))
            )
        spot = (inner.left + m.du(8), top + m.pitch(STYLE) // 2)
        draw_mark(surface, m, entry.seat, spot, m.du(5))
        laid.draw(
            surface, pygame.Rect(inner.left + m.du(24), top, laid.width, laid.height), self.id
        )


def draw_mark(
    surface: pygame.Surface, m: Metrics, seat: int, centre: tuple[int, int], radius: int
) -> None:
    """A seat's shape in its colour; a small dot where it is nobody's."""
    if 0 <= seat < len(theme.PLAYERS):
        drawn = tokens.mark(seat, max(8, round(2.8 * radius)))
        surface.blit(drawn, drawn.get_rect(center=centre))
    else:
        pygame.draw.circle(surface, theme.EDGE_HOT, centre, max(2, radius // 2))
