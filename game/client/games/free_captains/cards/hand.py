"""The hand: Code and Key cards as a fan."""

from __future__ import annotations

import pygame

from game.client.games.free_captains.cards.faces import Now

HELD = Now(hand=True)
"""the face of a card in the hand"""
RATIO = 100 / 140
SMALLER = 0.84  # of the height that a card takes, so that there is room for the bow


def places(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Return the places of cards from the left, in a bow; each covers a part of the one before
    where room is short."""
    if not count:
        return []
    high = round(rect.height * SMALLER)
    wide = min(rect.width, round(high * RATIO))
    spare = rect.height - high
    free = rect.width - wide - spare
    step = min(wide + 6, free // (count - 1)) if count > 1 else 0
    left = rect.centerx - (wide + step * (count - 1)) // 2
    made = []
    for number in range(count):
        part = min(1.0, abs(number - (count - 1) / 2) / 3)
        top = rect.top + spare // 4 + round(spare * 0.5 * part * part)
        made.append(pygame.Rect(left + step * number, top, wide, high))
    return made
