"""Rooms: rectangles that a layout is cut from.

A screen is laid out from the outside in. Each cut (``north``, ``south``, ``west``, ``east``)
returns a piece of a room and leaves the rest in it, so a layout names no edge twice::

    room = Room(self.rect).inset(m.du(16))
    head = room.north(m.pitch("heading"), m.du(8))
    icon = room.west(m.du(40), m.du(12))
    ...  # the room is now below the head, at the right of the icon
"""

from __future__ import annotations

from typing import Literal

import pygame

from game.client.draw.theme import Metrics

Anchor = Literal["topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft",
                 "midbottom", "bottomright"]  # fmt: skip


class Room(pygame.Rect):
    """A rectangle in whole pixels that pieces are cut from.

    ``Room(rect)`` is a copy: to cut from it leaves ``rect`` as it was. All sizes and gaps are
    pixels. A cut larger than the room leaves a negative size, as ``pygame.Rect`` allows.
    """

    def north(self, height: int, gap: int = 0) -> Room:
        """Cut off the top and return it; ``gap`` pixels below it are lost."""
        piece = Room(self.left, self.top, self.width, height)
        self.update(self.left, self.top + height + gap, self.width, self.height - height - gap)
        return piece

    def south(self, height: int, gap: int = 0) -> Room:
        """Cut off the foot and return it; ``gap`` pixels above it are lost."""
        piece = Room(self.left, self.bottom - height, self.width, height)
        self.height -= height + gap
        return piece

    def west(self, width: int, gap: int = 0) -> Room:
        """Cut off the left side and return it; ``gap`` pixels at its right are lost."""
        piece = Room(self.left, self.top, width, self.height)
        self.update(self.left + width + gap, self.top, self.width - width - gap, self.height)
        return piece

    def east(self, width: int, gap: int = 0) -> Room:
        """Cut off the right side and return it; ``gap`` pixels at its left are lost."""
        piece = Room(self.right - width, self.top, width, self.height)
        self.width -= width + gap
        return piece

    def inset(self, x: int, y: int | None = None) -> Room:
        """Return the room inside a margin of ``x`` pixels at the sides and ``y`` at top and foot,
        by default as much."""
        y = x if y is None else y
        return Room(self.left + x, self.top + y, self.width - 2 * x, self.height - 2 * y)

    def piece(self, width: int, height: int, at: Anchor = "center") -> Room:
        """Return a room of that size in the middle, at a side or in a corner of this one, which
        stays whole."""
        piece = Room(0, 0, width, height)
        setattr(piece, at, getattr(self, at))
        return piece

    def at_most(self, width: int, height: int, at: Anchor = "center") -> Room:
        """Return a ``piece`` of that size, or as large as this room where that is smaller."""
        return self.piece(min(width, self.width), min(height, self.height), at)

    def rows(self, count: int, gap: int = 0) -> list[Room]:
        """Return ``count`` rows that fill the room; spare pixels are spread among them."""
        return [Room(self.left, self.top + start, self.width, size)
                for start, size in _shares(self.height, count, gap)]  # fmt: skip

    def columns(self, count: int, gap: int = 0) -> list[Room]:
        """Return ``count`` columns that fill the room; spare pixels are spread among them."""
        return [Room(self.left + start, self.top, size, self.height)
                for start, size in _shares(self.width, count, gap)]  # fmt: skip

    def grid(
        self,
        count: int,
        across: int,
        size: tuple[int, int],
        gap: int = 0,
        gap_below: int | None = None,
    ) -> list[Room]:
        """Return ``count`` cells of one size from the top left corner, ``across`` in a line;
        ``gap_below`` is between two lines, by default as much as between two columns."""
        pitch = size[0] + gap, size[1] + (gap if gap_below is None else gap_below)
        return [
            Room(self.left + n % across * pitch[0], self.top + n // across * pitch[1], *size)
            for n in range(count)
        ]


def _shares(length: int, count: int, gap: int) -> list[tuple[int, int]]:
    """Return start and size of each of ``count`` shares of a length."""
    spare = length - gap * (count - 1)
    edges = [spare * n // count for n in range(count + 1)] if count > 0 else []
    return [(edges[n] + n * gap, edges[n + 1] - edges[n]) for n in range(count)]


def window(m: Metrics) -> Room:
    """Return the whole window."""
    return Room(0, 0, *m.size)
