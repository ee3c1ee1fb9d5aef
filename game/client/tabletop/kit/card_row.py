"""A row of cards of one size in an area: side by side, or over one another where room is short."""

from __future__ import annotations

import pygame


def fan(
    area: pygame.Rect, count: int, aspect: float, gap: int, align: str = "left"
) -> list[pygame.Rect]:
    """Return the places of ``count`` cards, ``aspect`` times as wide as high, as high as the area.

    ``align`` is "left" or "center". Cards that would not fit overlap.
    """
    if count <= 0:
        return []
    high = area.height
    wide = min(area.width, round(high * aspect))
    pitch = float(wide + gap)
    if count > 1:
        pitch = min(pitch, (area.width - wide) / (count - 1))
    whole = round(pitch * (count - 1)) + wide
    left = area.left if align == "left" else area.centerx - whole // 2
    return [
        pygame.Rect(left + round(number * pitch), area.top, wide, high) for number in range(count)
    ]
