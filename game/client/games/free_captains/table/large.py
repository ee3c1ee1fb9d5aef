"""Cards and dice enlarged."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.cards.text_fitting import TITLE
from game.client.games.free_captains.pieces import dice, ground, inks
from game.client.games.free_captains.pieces.dice import VALUES
from game.client.games.free_captains.play.model import Model

RATIO = 1.4


def card(surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics) -> None:
    """Draw a card for reading."""
    place = pygame.Rect((0, 0), size(rect))
    place.midtop = rect.midtop
    faces.draw(surface, place, m, id, now=model.now(id))


def size(rect: pygame.Rect) -> tuple[int, int]:
    """Return the size of a card that is read in a rectangle."""
    wide = min(rect.width, round(rect.height / RATIO))
    return wide, round(wide * RATIO)


def die(surface: pygame.Surface, rect: pygame.Rect, model: Model, id: str, m: Metrics) -> None:
    """Draw each face of a die with its effect; the one that shows is lit."""
    ground.paint_panel(surface, rect, "rail", m.unit)
    inner = rect.inflate(-2 * m.du(18), -2 * m.du(14))
    head = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(TITLE))
    style = TITLE if fonts.measure(m, TITLE, model.content.name(id))[0] <= head.width else "heading"
    fonts.draw_line(surface, m, style, model.content.name(id), inks.CREAM, head, "center", "die")
    foot = inner.bottom - head.bottom - m.du(8)
    high = foot // len(VALUES)
    now = dict(model.dice).get(id, model.rolled[1])
    px = min(high - m.du(4), m.du(64))
    for row, value in enumerate(reversed(range(1, len(VALUES) + 1))):
        line = pygame.Rect(inner.left, head.bottom + m.du(8) + row * high, inner.width, high)
        if value == now:
            ground.paint_panel(surface, line.inflate(m.du(12), -m.du(2)), "plate", m.unit)
        surface.blit(dice.die(id, value, px), (line.left, line.centery - px // 2))
        room = line.width - px - m.du(12)
        ink = theme.INK if value == now else theme.SOFT
        words = richtext.literal(dice.words(id, value))
        laid = richtext.layout(m, fitting_style(m, words, room, high), words, room, ink)
        spot = pygame.Rect(line.right - room, line.centery - laid.height // 2, room, laid.height)
        laid.draw(surface, spot, "die")


def fitting_style(m: Metrics, words: str, wide: int, high: int) -> str:
    """Return the largest style in which words fit."""
    for style in ("body", "caption"):
        if richtext.layout(m, style, words, wide, theme.INK).height <= high:
            return style
    return "tile"
