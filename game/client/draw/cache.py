"""A least-recently-used cache of surfaces with a limit in bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def surface_bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class SurfaceCache:
    """``get(key, make)`` returns the cached surface or makes, stores and returns it.

    The oldest are dropped when the total exceeds ``limit`` bytes, or ``LAYERS`` times the largest
    surface held where that is more: a picture as large as a wide window is shown over others, and
    would otherwise drop them, and they it, in every frame. Callers must not paint on the result.
    """

    LAYERS = 3
    """the most pictures of the window's size that a frame shows at once"""
    count = 0
    """number of surfaces that all caches have made, for measuring"""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self.made = 0  # number of surfaces made, for tests
        self._items: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._items)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
            return found
        surface = make()
        self.made += 1
        SurfaceCache.count += 1
        self._items[key] = surface
        self.used += surface_bytes(surface)
        room = max(self.limit, self.LAYERS * max(map(surface_bytes, self._items.values())))
        while self.used > room:
            self.used -= surface_bytes(self._items.popitem(last=False)[1])
        return surface

    def found(self, key: Hashable) -> pygame.Surface | None:
        """Return the cached surface, or None; nothing is made."""
        found = self._items.get(key)
        if found is not None:
            self._items.move_to_end(key)
        return found

    def clear(self) -> None:
        self._items.clear()
        self.used = 0
