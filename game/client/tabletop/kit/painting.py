"""Drawing over a table: a message, enlarged things, the table before dice roll."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, materials, theme
from game.client.draw.richtext import RichLayout
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


def toast(surface: pygame.Surface, m: Metrics, message: Message) -> None:
    """Draw a message at its place."""
    note(surface, m, message.at, theme.GOLD)
    words = pygame.Rect(message.at.left + m.du(26), 0, message.laid.size[0], message.laid.height)
    words.centery = message.at.centery
    message.laid.draw(surface, words, "toast")


def note(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, color: theme.Color) -> None:
    """Draw the ground of words over a table: a panel with a bar of a color at its left."""
    images.draw_panel(surface, rect, "tip", m.unit)
    bar = pygame.Rect(rect.left, rect.top + m.du(8), m.du(4), rect.height - m.du(16))
    pygame.draw.rect(surface, color, bar, border_radius=m.du(2))


def past(surface: pygame.Surface, before: pygame.Surface, hole: pygame.Rect) -> None:
    """Draw the table as it was before an answer, except for the ``hole`` where its dice roll."""
    window = before.get_rect()
    for part in (
        pygame.Rect(0, 0, window.width, hole.top),
        pygame.Rect(0, hole.bottom, window.width, window.height - hole.bottom),
        pygame.Rect(0, hole.top, hole.left, hole.height),
        pygame.Rect(hole.right, hole.top, window.width - hole.right, hole.height),
    ):
        surface.blit(before, part, part)


def card_size(m: Metrics) -> tuple[int, int]:
    """Return the size of an enlarged card."""
    return m.du(CARD_DU[0]), m.du(CARD_DU[1])


def docked(
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
    inside(surface, m, area, draw, pinned)


def inside(
    surface: pygame.Surface, m: Metrics, area: pygame.Rect, draw: Draw, pinned: bool
) -> None:
    """Draw an enlarged thing inside the inspector, and below it what can be done with it."""
    wide, high = card_size(m)
    high = min(high, area.height - m.du(56))
    wide = min(wide, area.width - m.du(24))
    rect = pygame.Rect(0, 0, wide, high)
    rect.midtop = (area.centerx, area.top + m.du(12))
    draw(surface, rect)
    if pinned:
        return  # the tabs of pinned things are there
    spot = pygame.Rect(area.left + m.du(16), rect.bottom, area.width - m.du(32),
                       area.bottom - rect.bottom)  # fmt: skip
    fonts.draw_line(surface, m, "caption", NOTE, theme.MUTED, spot, "center", "inspector.note")
