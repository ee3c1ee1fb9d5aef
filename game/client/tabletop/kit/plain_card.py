"""A card with words only, for games and cards without a face of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics

Line = tuple[str, str, theme.Color]
"""a text style, markup, and its color"""


def draw(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, lines: Sequence[Line]) -> None:
    """Draw a card with these lines, the first at the top."""
    images.draw_panel(surface, rect, "raised", m.unit)
    room = Room(rect).inset(*(min(m.du(20), side // 8) for side in rect.size))
    for style, markup, color in lines:
        laid = richtext.layout(m, style, markup, room.width, color)
        if laid.height > room.height:
            break
        laid.draw(surface, room.north(laid.height, m.du(10)), "card")
