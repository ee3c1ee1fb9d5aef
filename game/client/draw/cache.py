"""Caches of surfaces, of which each thread has its own content.

SDL changes a surface while it is copied from: two threads that copy from the same one would write
into each other's pictures. So no cache hands a surface of one thread to another.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

import pygame

P = ParamSpec("P")
T = TypeVar("T")


def surface_bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class _Kept(threading.local):
    """The results of a function that one thread has."""

    def __init__(self, made: Callable[..., Any]) -> None:
        self.call: Callable[..., Any] = lru_cache(maxsize=64)(made)


def for_each_thread(made: Callable[P, T]) -> Callable[P, T]:
    """Keep the results of a function that returns surfaces, in each thread its own."""
    held = _Kept(made)

    @wraps(made)
    def kept(*args: P.args, **more: P.kwargs) -> T:
        found: T = held.call(*args, **more)
        return found

    return kept


class _Held(threading.local):
    """The surfaces of a cache that one thread has, with their bytes: all, and of the largest."""

    def __init__(self) -> None:
        self.items = OrderedDict[Hashable, pygame.Surface]()
        self.used = 0
        self.largest = 0

    def add(self, key: Hashable, surface: pygame.Surface) -> None:
        """Add a surface as the newest."""
        self.items[key] = surface
        self.used += surface_bytes(surface)
        self.largest = max(self.largest, surface_bytes(surface))

    def drop(self) -> None:
        """Drop the oldest surface."""
        gone = surface_bytes(self.items.popitem(last=False)[1])
        self.used -= gone
        if gone == self.largest:
            self.largest = max(map(surface_bytes, self.items.values()), default=0)

    def clear(self) -> None:
        """Drop all surfaces."""
        self.items.clear()
        self.used = self.largest = 0


class SurfaceCache:
    """A least-recently-used cache of surfaces:
    ``cache.find(key) or cache.keep(key, painted(...))``.

    When the total exceeds the room, which is ``limit`` bytes, or ``layers`` times the largest
    surface held where that is more, the oldest of the large surfaces are dropped, or of the small
    ones if the large fill less than half of the room. So a few pictures of the window's size do not
    drop hundreds of marks, which would all be painted again in one frame; and several such pictures
    that are shown over one another do not drop each other. Callers must not paint on the result.
    """

    SMALL = 96 * 1024
    """bytes up to which a surface is small"""
    count = 0
    """number of surfaces that all caches have made, for measuring"""

    def __init__(self, limit: int, layers: int = 4) -> None:
        """Make an empty cache; ``layers`` is the most of its pictures of the window's size that a
        frame shows at once."""
        self.limit, self.layers = limit, layers
        self.made = 0  # number of surfaces made, for tests
        self._small, self._large = _Held(), _Held()

    def __len__(self) -> int:
        return len(self._small.items) + len(self._large.items)

    @property
    def used(self) -> int:
        """The bytes of this thread's surfaces."""
        return self._small.used + self._large.used

    def surfaces(self) -> list[pygame.Surface]:
        """Return this thread's surfaces."""
        return [*self._small.items.values(), *self._large.items.values()]

    def find(self, key: Hashable) -> pygame.Surface | None:
        """Return the cached surface, or None."""
        for held in (self._small, self._large):
            found = held.items.get(key)
            if found is not None:
                held.items.move_to_end(key)
                return found
        return None

    def keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Store and return a surface that the cache does not hold."""
        self.made += 1
        SurfaceCache.count += 1
        held = self._small if surface_bytes(surface) <= self.SMALL else self._large
        held.add(key, surface)
        self._make_room()
        return surface

    def _make_room(self) -> None:
        """Drop the oldest surfaces of either size until the rest has room."""
        while self.used > (room := max(self.limit, self.layers * self._largest)):
            (self._large if self._large.used > room // 2 else self._small).drop()

    @property
    def _largest(self) -> int:
        return max(self._small.largest, self._large.largest)

    def clear(self) -> None:
        """Drop this thread's surfaces."""
        self._small.clear()
        self._large.clear()
