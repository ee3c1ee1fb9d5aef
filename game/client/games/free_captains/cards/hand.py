"""The hand: Code and Key cards as a fan, the one under the pointer lifted."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards.faces import draw as draw_card

RATIO = 100 / 140
LEAN = 3.0  # degrees between two cards


def places(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the places of cards, each over the one before it where room is short."""
    if not count:
        return []
    high = rect.height
    wide = min(rect.width, round(high * RATIO))
    step = min(wide + 6, (rect.width - wide) // max(1, count - 1))
    left = rect.centerx - (wide + step * (count - 1)) // 2
    return [pygame.Rect(left + step * number, rect.top, wide, high) for number in range(count)]


def draw(
    surface: pygame.Surface, rect: pygame.Rect, m: Metrics, ids: Sequence[str], chosen: str = ""
) -> None:
    """Draw the cards of the hand."""
    for id, place in zip(ids, places(rect, len(ids)), strict=True):
        draw_card(surface, place, m, id, state="chosen" if id == chosen else "")
