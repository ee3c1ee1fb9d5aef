"""Drawing over a table: a message, enlarged things, the table before dice roll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import images, materials, theme
from game.client.draw.pen import Pen
from game.client.draw.richtext import RichLayout
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics

CARD_DU = (400, 560)
WIDE_DU = 600
NOTE = "Right-click to keep this in view."
Draw = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(frozen=True)
class Message:
    """A message at its place: ``in_bar`` beside the answers, else over the board."""

    markup: str
    at: pygame.Rect
    laid: RichLayout
    in_bar: bool

    def words_at(self, m: Metrics) -> pygame.Rect:
        """Return the place of the words, right of the bar of color."""
        room = Room(self.at)
        room.west(m.du(26))
        return room.piece(self.laid.size[0], self.laid.height, "midleft")

    def link_at(self, m: Metrics, pos: tuple[int, int]) -> str:
        """Return the id of the link at a point, "" for none."""
        words = self.words_at(m)
        return self.laid.link_at((pos[0] - words.left, pos[1] - words.top)) or ""


def draw_toast(surface: pygame.Surface, m: Metrics, message: Message) -> None:
    """Draw a message at its place."""
    note(surface, m, message.at, theme.GOLD)
    message.laid.draw(surface, message.words_at(m), "toast")


def note(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, color: theme.Color) -> None:
    """Draw the ground of words over a table: a panel with a bar of a color at its left."""
    images.draw_panel(surface, rect, "tip", m.unit)
    bar = pygame.Rect(rect.left, rect.top + m.du(8), m.du(4), rect.height - m.du(16))
    pygame.draw.rect(surface, color, bar, border_radius=m.du(2))


def draw_past(surface: pygame.Surface, before: pygame.Surface, hole: pygame.Rect) -> None:
    """Draw the table as it was before an answer, except for the ``hole`` where its dice roll."""
    room = Room(before.get_rect())
    parts = [room.north(hole.top), room.south(room.bottom - hole.bottom)]
    parts += [room.west(hole.left), room.east(room.right - hole.right)]
    for part in parts:
        surface.blit(before, part, part)


def card_size(m: Metrics) -> tuple[int, int]:
    """Return the size of an enlarged card."""
    return m.du(CARD_DU[0]), m.du(CARD_DU[1])


def draw_docked(
    surface: pygame.Surface,
    m: Metrics,
    area: pygame.Rect,
    draw: Draw | None,
    idle: Draw,
    pinned: bool,
) -> None:
    """Draw the inspector in its place: the enlarged thing, else its idle content."""
    materials.draw(surface, area, "chart", m.unit)
    if draw is None:
        idle(surface, area)
        return
    inside(surface, m, area, [draw], pinned)


def inside(
    surface: pygame.Surface, m: Metrics, area: pygame.Rect, draws: Sequence[Draw], pinned: bool
) -> None:
    """Draw enlarged things side by side inside the inspector, and below them what can be done."""
    width, height = card_size(m)
    room = Room(area).inset(m.du(12), 0)
    room.north(m.du(12))
    cards = room.north(min(height, area.height - m.du(56)))
    for draw, spot in zip(draws, cards.columns(len(draws), m.du(12)), strict=True):
        draw(surface, spot.piece(min(width, spot.width), spot.height))
    if pinned:
        return  # the tabs of pinned things are there
    Pen(surface, m, "inspector.note").text("caption", NOTE, theme.MUTED, room.inset(m.du(4), 0),
                                           "center")  # fmt: skip
