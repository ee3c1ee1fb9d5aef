"""The borders of a grid's squares: lines on the map, from which floors and doors are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.maps.grid import Edge, Grid, Square


@dataclass(frozen=True)
class Border:
    """The border of two squares that an edge joins: its line on the map, from the upper left."""

    one: Square
    two: Square
    x: float
    y: float
    length: float
    across: bool
    edge: Edge

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the line."""
        half = self.length / 2
        return (self.x + half, self.y) if self.across else (self.x, self.y + half)

    def box(
        self, thick: float, begin: float = 0.0, end: float = 1.0
    ) -> tuple[float, float, float, float]:
        """Return a rectangle of the map along the line, from one part of it to another."""
        start, long = begin * self.length, (end - begin) * self.length
        if self.across:
            return self.x + start, self.y - thick / 2, long, thick
        return self.x - thick / 2, self.y + start, thick, long


def borders(grid: Grid) -> list[Border]:
    """Return the borders of all squares that an edge joins."""
    return [_border(grid.squares[edge.a], grid.squares[edge.b], edge) for edge in grid.edges]


def _border(one: Square, two: Square, edge: Edge) -> Border:
    across = one.gap(two)[0] < 0
    x, y = one.middle(two)
    if across:
        gap = max(one.y, two.y) - min(one.y + one.height, two.y + two.height)
        left = max(one.x, two.x) - gap / 2
        right = min(one.x + one.width, two.x + two.width) + gap / 2
        return Border(one, two, left, y, right - left, True, edge)
    gap = max(one.x, two.x) - min(one.x + one.width, two.x + two.width)
    top = max(one.y, two.y) - gap / 2
    foot = min(one.y + one.height, two.y + two.height) + gap / 2
    return Border(one, two, x, top, foot - top, False, edge)
