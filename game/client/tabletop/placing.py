"""Where words over a board hide the least."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.client.draw.theme import Metrics

CAPTION = 48  # du that a thing on the board is taken to be larger, with its caption
EDGE = 10  # du between the words and the edge of the board


def least_hiding(
    m: Metrics, board: pygame.Rect, size: tuple[int, int], taken: Iterable[pygame.Rect]
) -> pygame.Rect:
    """Return the place over the board, at its edge or in its middle, that hides the least of the
    places ``taken``."""
    room = board.inflate(-2 * m.du(EDGE), -2 * m.du(EDGE))
    wider = [each.inflate(m.du(CAPTION), m.du(CAPTION)) for each in taken]
    wide, high = size
    spots = [
        pygame.Rect(x, y, wide, high)
        for y in (room.bottom - high, room.top, room.centery - high // 2)
        for x in (room.centerx - wide // 2, room.left, room.right - wide)
    ]
    return min(spots, key=lambda at: sum(_area(at.clip(each)) for each in wider))


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
