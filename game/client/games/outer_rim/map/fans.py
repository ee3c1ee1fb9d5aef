"""The places of tokens around the spaces of the map, so that all can be seen."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.client.games.outer_rim.map.sizes import Sizes, radius_of
from game.outer_rim.maps.galaxy import Galaxy
from game.table.maps.drawing import Point

Box = tuple[float, float, float, float]
"""left, top, right, bottom"""

CONTACT_AT = math.radians(30)  # contacts are at four and eight o'clock, outside the disc
UP = -math.pi / 2
THIRDS = tuple(UP + turn * math.pi / 12 for turn in (0, 2, -2, 3, -3, 4, -4))
EDGE = 4  # pixels between a token and the edge of the view
PIPS = 0.16  # how far the level of a patrol hangs below its token, in tokens
CLEAR = 0.8  # distance between two tokens, in tokens: they overlap by a fifth at most


@dataclass(frozen=True)
class Stand:
    """The arrangement of tokens at a space: their direction (radians), and their distance (1 is at
    the rim, less is further in)."""

    angle: float
    near: float = 1.0


def overlap(one: Box, other: Box) -> tuple[float, float]:
    """Return the overlap of two boxes along x and along y; not positive if they are apart."""
    return (
        min(one[2], other[2]) - max(one[0], other[0]),
        min(one[3], other[3]) - max(one[1], other[1]),
    )


def contact_points(
    center: Point, count: int, radius: float, contact: float, third: float = UP
) -> list[Point]:
    """Return the positions of a planet's contacts: at four and eight o'clock, a third one in the
    direction ``third`` (radians), all outside the disc."""
    reach = radius + contact * 0.52
    x, y = reach * math.cos(CONTACT_AT), reach * math.sin(CONTACT_AT)
    spots = [(-x, y), (x, y), (reach * math.cos(third), reach * math.sin(third))]
    return [(center[0] + x, center[1] + y) for x, y in spots[:count]]


def free_direction(center: Point, radius: float, contact: float, taken: Sequence[Box]) -> float:
    """Return the direction in which a planet's third contact covers the least of these boxes, as
    nearly straight up as possible."""

    def covered(angle: float) -> float:
        box = around(contact_points(center, 3, radius, contact, angle)[2], contact)
        both = (overlap(box, each) for each in taken)
        return round(sum(max(0.0, x) * max(0.0, y) for x, y in both), 3)

    return min(THIRDS, key=covered)


def fan(
    center: Point, count: int, stand: Stand, radius: float, token: float, planet: bool
) -> list[Point]:
    """Return the centers of ``count`` tokens around a space, spread about its direction; more than
    fit side by side stand in a second row behind."""
    near = stand.near if count < 3 else 1.0
    reach = (radius + token * (0.1 if planet else 0.3)) * near
    if count > 2:
        reach += token * 0.2
    middle = UP if planet and count > 2 else stand.angle  # a wide fan keeps off the label
    widest = math.radians(150 if planet else 300)
    made: list[Point] = []
    while len(made) < count:
        step = 2 * math.asin(min(1.0, token * 0.96 / (2 * reach)))
        fits = max(1, 1 + int(widest / step))
        here = min(fits, count - len(made))
        for number in range(here):
            angle = middle + (number - (here - 1) / 2) * step
            made.append((center[0] + reach * math.cos(angle), center[1] + reach * math.sin(angle)))
        reach += token * 0.94
    return made


def part_tokens(spots: list[Point], sizes: Sequence[float], view: Box) -> list[Point]:
    """Return the centers of tokens moved just so far apart that each can be seen, inside the
    view."""
    made = [list(each) for each in spots]
    for _ in range(40):
        moved = False
        for one in range(len(made)):
            for other in range(one + 1, len(made)):
                x, y = made[other][0] - made[one][0], made[other][1] - made[one][1]
                want = CLEAR * (sizes[one] + sizes[other]) / 2
                if max(abs(x), abs(y)) >= want:
                    continue
                far = math.hypot(x, y)
                turn = (x / far, y / far) if far else (1.0, 0.0)
                push = (want - max(abs(x), abs(y))) / 2 + 0.5
                for which, sign in ((one, -1), (other, 1)):
                    made[which][0] += sign * turn[0] * push
                    made[which][1] += sign * turn[1] * push
                moved = True
        for spot, size in zip(made, sizes, strict=True):
            half = size / 2 + EDGE
            spot[0] = min(max(spot[0], view[0] + half), view[2] - half)
            low = view[3] - half - size * PIPS
            spot[1] = min(max(spot[1], view[1] + half), low)
        if not moved:
            break
    return [(x, y) for x, y in made]


def around(point: Point, size: float) -> Box:
    """Return a square box of side ``size`` around a point."""
    return (point[0] - size / 2, point[1] - size / 2, point[0] + size / 2, point[1] + size / 2)


def area_of(one: Box, other: Box) -> float:
    wide, high = overlap(one, other)
    return wide * high if wide > 0 and high > 0 else 0.0


def _covered_area(box: Box, things: Iterable[Box]) -> float:
    """Return the area of the things under a box."""
    left, top, right, low = box
    return sum(
        area_of(box, each)
        for each in things
        if each[0] < right and left < each[2] and each[1] < low and top < each[3]
    )


REACH = 6  # ships: nothing in a fan is as far from its space as half of this
NAVPOINT_STANDS = [Stand(UP + turn * math.pi / 4) for turn in (0, 1, -1, 2, -2, 3, -3, 4)]
PLANET_STANDS = [
    Stand(UP + turn * math.pi / 4, near)
    for near in (1.0, 0.7, 0.4, 0.1)
    for turn in (0, 0.5, -0.5, 1, -1)
]


def fans(
    galaxy: Galaxy,
    spaces: Mapping[str, Point],
    taken: Mapping[str, Sequence[Box]],
    labels: Iterable[Box],
    sizes: Sizes,
    view: Box,
) -> dict[str, Stand]:
    """Return for each space the direction in which tokens cover as little as possible, above all no
    labels."""
    made, plates = {}, list(labels)
    for space in galaxy.spaces.values():
        center, planet = spaces[space.id], space.kind != "navpoint"
        radius = radius_of(space, sizes)
        best, least = Stand(-math.pi / 2), math.inf
        near = around(center, 2 * radius + REACH * sizes.ship)
        things = [each for owned in taken.values() for each in owned if area_of(near, each)]
        words = [each for each in plates if area_of(near, each)]
        for stand in PLANET_STANDS if planet else NAVPOINT_STANDS:
            turn = abs(stand.angle + math.pi / 2) / (math.pi / 4)
            cost = (turn * 0.5 + (1 - stand.near) * 4) * sizes.ship
            for count in (1, 2):
                if cost > least + 1:
                    break  # each token only adds to it, but for rounding
                for spot in fan(center, count, stand, radius, sizes.ship, planet):
                    box = around(spot, sizes.ship)
                    cost += _covered_area(box, things)
                    cost += 24 / count**2 * _covered_area(box, words)
                    cost += 3 * (sizes.ship**2 - area_of(box, view))
            if cost < least:
                best, least = stand, cost
        made[space.id] = best
    return made
