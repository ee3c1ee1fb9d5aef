"""Routes through a galaxy. Spaces are bits of an integer, so that a search floods whole rings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from game.table.maps.graph import Graph, distances


class Routes:
    """The spaces of a galaxy as bit masks, the neighbors of each, and the Maelstrom."""

    def __init__(self, galaxy: Graph[Any]) -> None:
        self.ids = tuple(galaxy.spaces)
        self.bit = {space: 1 << place for place, space in enumerate(self.ids)}
        self.next = [
            sum(self.bit[other] for other in galaxy.neighbors[space]) for space in self.ids
        ]
        self.maelstrom = sum(
            self.bit[space.id] for space in galaxy.spaces.values() if space.kind == "maelstrom"
        )
        self._reached = lru_cache(maxsize=8_000)(self._reach)
        self.around = {space: self.named(around) for space, around in zip(self.ids, self.next)}
        """the neighbors of each space, in the galaxy's order"""
        self.away = {space: distances(galaxy.neighbors, space) for space in self.ids}
        self._on_the_way: dict[tuple[str, int], int] = {}
        """by start and points: the spaces at which a move can be stopped before its end"""

    def reach(self, start: str, points: int, stops: int) -> tuple[str, ...]:
        """Return the spaces where a move of up to ``points`` may end, the start first (OR-R15)."""
        way = self._on_the_way.get((start, points))
        if way is None:
            near = [space for space, far in self.away[start].items() if 0 < far < points]
            way = self._on_the_way[start, points] = sum(self.bit[space] for space in near)
        return self._reached(start, points, stops & way)

    def _reach(self, start: str, points: int, stops: int) -> tuple[str, ...]:
        """Work out ``reach`` by rings around the start."""
        begin = self.bit[start]
        seen = ring = begin
        for _ in range(points):
            ring = self._ring(ring & ~(stops & ~begin) | (ring & begin)) & ~seen
            if not ring:
                break
            seen |= ring
        return (start, *self.named(seen & ~begin))

    def _ring(self, spaces: int) -> int:
        """Return all neighbors of a set of spaces."""
        around = 0
        while spaces:
            low = spaces & -spaces
            around |= self.next[low.bit_length() - 1]
            spaces ^= low
        return around

    def named(self, spaces: int) -> tuple[str, ...]:
        """Return the ids of a set of spaces, in the galaxy's order."""
        return tuple(space for place, space in enumerate(self.ids) if spaces >> place & 1)

    def path(self, start: str, goal: str, stops: int) -> tuple[str, ...]:
        """Return a shortest path, the spaces entered in order; ties go by the galaxy's order.

        It passes no space of ``stops``. Empty if there is none.
        """
        if start == goal:
            return ()
        barred = stops & ~self.bit[start]
        came: dict[str, str] = {start: ""}
        ring = [start]
        while ring and goal not in came:
            after: list[str] = []
            for space in ring:
                if self.bit[space] & barred:
                    continue
                for other in self.around[space]:
                    if other not in came:
                        came[other] = space
                        after.append(other)
            ring = after
        if goal not in came:
            return ()
        steps = [goal]
        while came[steps[-1]] != start:
            steps.append(came[steps[-1]])
        return tuple(reversed(steps))
