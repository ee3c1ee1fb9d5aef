"""Ways over a grid: distances, shortest paths and moves over the edges that can be passed.

A ``Ways`` is made for one set of passable edges and never changes. A game whose doors open keeps
one for each set of open doors.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from game.table.maps.grid import Edge, Grid, reach

NOWHERE: frozenset[str] = frozenset()


class Ways:
    """Tables of all pairs of squares of a grid.

    ``near`` has the neighbors of each square, ``distance[a][b]`` the steps from ``a`` to ``b``,
    nearest first, itself at 0; squares out of reach are missing. Ties go by the order of the edges
    in the file.
    """

    __slots__ = ("near", "distance", "_rings", "_steps")

    def __init__(self, grid: Grid, passes: Callable[[Edge], bool]) -> None:
        self.near: Mapping[str, tuple[str, ...]] = {
            square: tuple(beyond for beyond, edge in grid.neighbors[square] if passes(edge))
            for square in grid.squares
        }
        self.distance: Mapping[str, Mapping[str, int]] = {
            square: reach(grid, square, passes) for square in grid.squares
        }
        self._rings = {square: _rings(self.distance[square]) for square in grid.squares}
        self._steps = {
            (square, goal): tuple(
                beyond
                for beyond in self.near[square]
                if self.distance[beyond][goal] < self.distance[square][goal]
            )
            for square in grid.squares
            for goal in self.distance[square]
        }

    def within(self, square: str, steps: int) -> tuple[str, ...]:
        """Return the squares at most ``steps`` away, itself first, then the nearest."""
        rings = self._rings[square]
        return rings[min(steps, len(rings) - 1)] if steps >= 0 else ()

    def apart(self, one: str, two: str) -> int | None:
        """Return the steps between two squares, or None if no way joins them."""
        return self.distance[one].get(two)

    def next_steps(self, square: str, goal: str) -> tuple[str, ...]:
        """Return the neighbors that are next on a shortest path; empty at the goal itself and if
        no way leads there."""
        return self._steps.get((square, goal), ())

    def nearest(self, square: str, goals: Iterable[str]) -> tuple[str, ...]:
        """Return those of the goals that can be reached in the fewest steps, in their order."""
        far = self.distance[square]
        known = [(far[goal], goal) for goal in dict.fromkeys(goals) if goal in far]
        least = min(known, default=(0, ""))[0]
        return tuple(goal for steps, goal in known if steps == least)

    def moves(
        self, square: str, steps: int, stops: Collection[str] = NOWHERE
    ) -> dict[str, tuple[str, ...]]:
        """Return the squares where a move of up to ``steps`` may end, each with the squares
        entered on a shortest path there, nearest first, itself with none.

        A move ends in the squares of ``stops``, except for the one in which it begins.
        """
        found: dict[str, tuple[str, ...]] = {square: ()}
        for each in (queue := [square]):
            path = found[each]
            if len(path) >= steps:
                break
            if each in stops and path:
                continue
            for beyond in self.near[each]:
                if beyond not in found:
                    found[beyond] = (*path, beyond)
                    queue.append(beyond)
        return found

    def path(
        self, square: str, goal: str, stops: Collection[str] = NOWHERE
    ) -> tuple[str, ...] | None:
        """Return the squares entered on a shortest path that passes none of ``stops`` before the
        goal, or None if there is no such path."""
        return self.moves(square, len(self.near), stops).get(goal)


def _rings(distance: Mapping[str, int]) -> tuple[tuple[str, ...], ...]:
    """Return the squares within 0, 1, 2 ... steps, up to the farthest."""
    order = tuple(distance)
    far = list(distance.values())
    counts = [sum(steps <= most for steps in far) for most in range(far[-1] + 1)]
    return tuple(order[:count] for count in counts)
