"""A card with words only, for games and cards without a face of their own."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import images, richtext, theme
from game.client.draw.theme import Metrics

Line = tuple[str, str, theme.Color]
"""a text style, markup, and its color"""


def draw(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, lines: Sequence[Line]) -> None:
    """Draw a card with these lines, the first at the top."""
    images.draw_panel(surface, rect, "raised", m.unit)
    inner = rect.inflate(-2 * min(m.du(20), rect.width // 8), -2 * min(m.du(20), rect.height // 8))
    y = inner.top
    for style, markup, color in lines:
        laid = richtext.layout(m, style, markup, inner.width, color)
        if y + laid.height > inner.bottom:
            break
        laid.draw(surface, pygame.Rect(inner.left, y, laid.width, laid.height), "card")
        y += laid.height + m.du(10)
