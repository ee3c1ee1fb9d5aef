"""Shapes on a map of areas: masks of outlines, and where lines cross them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

from game.table.maps.drawing import Point

WHITE = (255, 255, 255)


def mask(size: tuple[int, int], points: Sequence[Point]) -> pygame.Surface:
    """Return white inside an outline, nothing outside, with smooth edges."""
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    pygame.draw.polygon(big, (*WHITE, 255), [(2 * x, 2 * y) for x, y in points])
    return pygame.transform.smoothscale(big, size)


def upright(points: Sequence[Point]) -> bool:
    """Return True for a rectangle whose sides run across and down."""
    xs, ys = {x for x, _ in points}, {y for _, y in points}
    corners = {(x, y) for x in xs for y in ys}
    return len(points) == 4 == len(corners) and set(points) == corners


def first_crossing(points: Sequence[Point], outline: Sequence[Point]) -> Point | None:
    """Return the first point where a line of points crosses an outline."""
    for one, two in zip(points, points[1:]):
        found = [
            at
            for a, b in zip(outline, (*outline[1:], outline[0]))
            if (at := _intersection(one, two, a, b)) is not None
        ]
        if found:
            return min(found, key=lambda at: math.dist(at, one))
    return None


def _intersection(p: Point, q: Point, a: Point, b: Point) -> Point | None:
    """Return where two lines meet, None if they do not."""
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]
    cross = dx * ey - dy * ex
    if abs(cross) < 1e-9:
        return None
    t = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / cross
    s = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / cross
    return (p[0] + t * dx, p[1] + t * dy) if 0 <= t <= 1 and 0 <= s <= 1 else None


def dashes(points: Sequence[Point], step: float) -> Iterator[tuple[Point, float]]:
    """Return places along a line with the direction there, in radians."""
    for one, two in zip(points, points[1:]):
        length, turn = math.dist(one, two), math.atan2(two[1] - one[1], two[0] - one[0])
        for n in range(1, max(2, round(length / step))):
            part = n * step / length if length else 0.0
            if part < 1:
                yield (one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part), turn
