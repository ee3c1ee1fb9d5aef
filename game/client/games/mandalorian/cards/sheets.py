"""Sheets: a title, a picture and lines on a plate, in letters small enough for all of them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import fonts, richtext
from game.client.draw.theme import Color, Metrics
from game.client.games.mandalorian.cards.plates import INK, ground, lettering
from game.client.games.mandalorian.identity.identity import HEAD, NAME, TITLE

Line = tuple[str, str, Color]
SMALLER: tuple[dict[str, str], ...] = (
    {},
    {"body": "caption", "flavour": "caption"},
    {"body": "tile", "caption": "tile", "flavour": "tile", "body_bold": "tile_bold"},
)
"""the styles that take the place of others where lines would not fit"""


def sheet(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, head: str, color: Color,
    lines: Sequence[Line], picture: pygame.Surface | None = None,
) -> None:  # fmt: skip
    """Draw a title, a picture and lines on a plate, in letters small enough for all of them."""
    surface.blit(ground(rect.size, color, m.du(12)), rect)
    pad = m.du(18)
    inner = rect.inflate(-2 * pad, -2 * pad)
    style = lettering(m, head, inner.width, TITLE, HEAD, NAME)
    line = pygame.Rect(inner.left, inner.top, inner.width, m.pitch(style))
    told = fonts.fit(m, style, head, inner.width).text
    fonts.draw_line(surface, m, style, told, INK, line, "left", "large")
    top = line.bottom + m.du(8)
    if picture is not None:
        surface.blit(picture, picture.get_rect(midtop=(inner.centerx, top)))
        top += picture.get_height() + m.du(12)
    words(surface, pygame.Rect(inner.left, top, inner.width, inner.bottom - top), m, lines)


def words(surface: pygame.Surface, area: pygame.Rect, m: Metrics, lines: Sequence[Line]) -> None:
    """Draw lines into an area, in smaller letters if they need that."""
    for each in SMALLER:
        laid = [richtext.layout(m, each.get(style, style), text, area.width, ink)
                for style, text, ink in lines]  # fmt: skip
        if sum(one.height + m.du(8) for one in laid) <= area.height + m.du(8):
            break
    y = area.top
    for one in laid:
        if y + one.height > area.bottom + 2:
            break
        one.draw(surface, pygame.Rect(area.left, y, one.width, one.height), "large")
        y += one.height + m.du(8)
