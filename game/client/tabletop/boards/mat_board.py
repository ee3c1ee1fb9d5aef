"""The places of a mat in window pixels: for a table whose board is not a map."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.table.maps.mat import Mat

AIR = 320
"""the width of a mat in margins around the places of some of its layers"""


class MatBoard:
    """A mat stretched over ``area``. With ``layers`` only their places, which then take the whole
    area, for a table whose parts take turns."""

    def __init__(self, mat: Mat, area: pygame.Rect, layers: Collection[str] = ()) -> None:
        self.mat, self.area = mat, area
        shown = [each for each in mat.spaces if not layers or each.kind in layers]
        self.left = self.top = 0.0
        wide, high = float(mat.width), float(mat.height)
        if layers:
            edge = min(
                min(each.x for each in shown), min(each.y for each in shown), mat.width / AIR
            )
            self.left = min(each.x for each in shown) - edge
            self.top = min(each.y for each in shown) - edge
            wide = max(each.x + each.width for each in shown) + edge - self.left
            high = max(each.y + each.height for each in shown) + edge - self.top
        self.across, self.down = area.width / wide, area.height / high
        self.rects = {each.id: self._rect(each.x, each.y, each.width, each.height)
                      for each in shown}  # fmt: skip

    def _rect(self, x: float, y: float, wide: float, high: float) -> pygame.Rect:
        left, top = round((x - self.left) * self.across), round((y - self.top) * self.down)
        right = round((x + wide - self.left) * self.across)
        foot = round((y + high - self.top) * self.down)
        return pygame.Rect(self.area.left + left, self.area.top + top, right - left, foot - top)

    def shows(self, id: str) -> bool:
        """Return True if a place is among those on view."""
        return id in self.rects

    def rect(self, id: str) -> pygame.Rect:
        """Return the rectangle of a place on view. Raise ``KeyError`` for others."""
        return self.rects[id].copy()

    def ground(self) -> pygame.Rect:
        """Return the area of the whole picture of the mat, including any part out of view."""
        return self._rect(0, 0, self.mat.width, self.mat.height)
