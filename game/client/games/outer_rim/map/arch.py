"""The row of map pieces bent into an arch: positions of every space, lane, token and label.

Plain geometry in pixels of the view, without pygame. A row of any length and order is bent along a
circle that fills the view. Bending alone would let neighbors touch, so the spaces then push one
another apart, and each label takes the nearest free area, until nothing overlaps.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.client.games.outer_rim.map.fans import (
    Box,
    Stand,
    around,
    contact_points,
    fans,
    free_direction,
    overlap,
)
from game.client.games.outer_rim.map.sizes import Sizes, radius_of
from game.outer_rim.maps.galaxy import Galaxy
from game.table.maps.drawing import Point
from game.table.maps.graph import Lane

END_CELLS = 66.0  # map units kept beyond the outermost spaces
STEPS = 240
FLATTEST, ROUNDEST = math.radians(48), math.radians(86)
AIR = 0.14  # the part of a label's height that is free above its letters
THICKEST = 0.73  # minimum inner radius of the arch, as a fraction of the outer one


@dataclass(frozen=True)
class Places:
    """The positions of everything at zoom 1, in pixels from the view's top left corner."""

    sizes: Sizes
    spaces: dict[str, Point]
    plates: dict[str, Box]
    contacts: dict[str, Point]  # by place, "naboo.1"
    thirds: dict[str, float]  # direction of a planet's third contact, in radians
    lanes: tuple[tuple[str, str, tuple[Point, ...]], ...]
    fans: dict[str, Stand]
    bend: Bend


@dataclass(frozen=True)
class Bend:
    """Maps the flat row onto the arch: a ring segment of ``spread`` radians to either side of
    upright, between ``outer`` and ``inner`` radius around ``center``."""

    left: float
    right: float
    top: float
    low: float
    center: Point
    outer: float
    inner: float
    spread: float

    def at(self, point: Point) -> Point:
        """Return a point of the row in pixels of the view."""
        along = (point[0] - self.left) / (self.right - self.left)
        down = (point[1] - self.top) / (self.low - self.top)
        angle = (2 * along - 1) * self.spread
        radius = self.outer + (self.inner - self.outer) * down
        return (
            self.center[0] + radius * math.sin(angle),
            self.center[1] - radius * math.cos(angle),
        )


def bend_for(galaxy: Galaxy, width: float, height: float, sizes: Sizes) -> Bend:
    """Return the largest arch whose outermost spaces still fit the view with everything around
    them."""
    xs = [space.x for space in galaxy.spaces.values()]
    ys = [space.y for space in galaxy.spaces.values()]
    side = sizes.planet / 2 + sizes.contact * 0.9
    above = sizes.planet / 2 + sizes.ship * 0.25
    below = sizes.planet / 2 + sizes.plate * 0.4
    half, room = width / 2 - side * 0.72, height - above - below
    spread, part = _proportions(room / half)
    outer = half / math.sin(spread)
    return Bend(
        left=min(xs) - END_CELLS,
        right=max(xs) + END_CELLS,
        top=min(ys),
        low=max(ys),
        center=(width / 2, above + outer),
        outer=outer,
        inner=outer * part,
        spread=spread,
    )


def _proportions(tall: float) -> tuple[float, float]:
    """Return the spread of an arch whose height is ``tall`` times half its width, and its inner
    radius as a fraction of the outer one.

    A low view gets a flat, thin arch; a high one bends further instead of growing thicker, so that
    the inner row keeps its length.
    """

    def reach(spread: float) -> float:
        return (1 - THICKEST * math.cos(spread)) / math.sin(spread)

    if tall <= reach(FLATTEST):
        return FLATTEST, (1 - tall * math.sin(FLATTEST)) / math.cos(FLATTEST)
    low, high = FLATTEST, ROUNDEST
    for _ in range(24):
        middle = (low + high) / 2
        low, high = (middle, high) if reach(middle) < tall else (low, middle)
    return low, THICKEST


# --- giving way -----------------------------------------------------------------------------


@dataclass
class _Body:
    """A space with everything that belongs to it, as a box around its center."""

    id: str
    x: float
    y: float
    home: Point
    box: Box
    weight: float

    def place(self) -> Box:
        return (
            self.x + self.box[0],
            self.y + self.box[1],
            self.x + self.box[2],
            self.y + self.box[3],
        )


def _push(one: _Body, other: _Body, gap: float) -> bool:
    """Move two bodies apart by a fraction of their overlap; return True if they were too close."""
    # Written out: a layout asks for this thousands of times.
    a, b = one.box, other.box
    wide = min(one.x + a[2], other.x + b[2]) - max(one.x + a[0], other.x + b[0]) + gap
    if wide <= 0:
        return False
    high = min(one.y + a[3], other.y + b[3]) - max(one.y + a[1], other.y + b[1]) + gap
    if high <= 0:
        return False
    share = other.weight / (one.weight + other.weight)
    # Along the shorter way out; the row's own order decides the side.
    if wide < high * 0.9:
        side = 1.0 if (one.x, one.home[0]) > (other.x, other.home[0]) else -1.0
        one.x += side * wide * share * 0.6
        other.x -= side * wide * (1 - share) * 0.6
    else:
        side = 1.0 if (one.y, one.home[1]) > (other.y, other.home[1]) else -1.0
        one.y += side * high * share * 0.6
        other.y -= side * high * (1 - share) * 0.6
    return True


def _range(one: Box, other: Box, gap: float) -> Box:
    """Return how far left, right, above and below the center of the one that of the other may lie
    for the two to be too close, a little more at each side for rounding."""
    return (
        one[0] - other[2] - gap - 1,
        one[2] - other[0] + gap + 1,
        one[1] - other[3] - gap - 1,
        one[3] - other[1] + gap + 1,
    )


def _keep_inside(body: _Body, width: float, height: float, margin: float) -> None:
    left, top, right, low = body.box
    if body.x < margin - left:
        body.x = margin - left
    if body.x > width - margin - right:
        body.x = width - margin - right
    if body.y < margin - top:
        body.y = margin - top
    if body.y > height - margin - low:
        body.y = height - margin - low


def _keep_out(body: _Body, corner: Box, gap: float) -> None:
    """Move a body out of a corner of the view that something else covers: sideways or down,
    whichever is shorter."""
    left, top, right, low = body.place()
    if left - gap > corner[2] or right + gap < corner[0] or top - gap > corner[3]:
        return  # as nearly all of them do
    wide, high = overlap((left, top, right, low), corner)
    if wide + gap <= 0 or high + gap <= 0:
        return
    if wide < high:
        body.x += wide + gap if corner[0] < corner[2] - corner[0] else -wide - gap
    else:
        body.y += high + gap


def _settle(
    bodies: Sequence[_Body], width: float, height: float, gap: float, corners: Sequence[Box] = ()
) -> None:
    """Let the bodies push one another apart while springs hold them near home."""
    pairs = [
        (one, [(other, *_range(one.box, other.box, gap)) for other in bodies[number + 1 :]])
        for number, one in enumerate(bodies)
    ]
    for step in range(STEPS):
        pull = 0.06 * max(0.0, 1.0 - step / (STEPS * 0.7))
        for body in bodies:
            body.x += (body.home[0] - body.x) * pull
            body.y += (body.home[1] - body.y) * pull
        moved = False
        for one, others in pairs:
            x, y = one.x, one.y
            for other, left, right, above, below in others:
                # Most pairs are far apart: a layout asks this a hundred thousand times.
                if left < other.x - x < right and above < other.y - y < below:
                    moved = _push(one, other, gap) or moved
                    x, y = one.x, one.y
        for body in bodies:
            _keep_inside(body, width, height, gap + 2)
            for corner in corners:
                _keep_out(body, corner, gap)
        if not moved and pull == 0.0:
            return


def _bodies(galaxy: Galaxy, bend: Bend, sizes: Sizes, plates: Mapping[str, float]) -> list[_Body]:
    made = []
    for space in galaxy.spaces.values():
        home = bend.at((space.x, space.y))
        if space.kind == "navpoint":
            half = sizes.navpoint / 2 + sizes.gap
            box, weight = (-half, -half, half, half), 1.0
        else:
            radius = radius_of(space, sizes)
            side = max(
                plates[space.id] / 2,
                radius * 0.87 + sizes.contact * 0.95 if space.contacts else radius * 0.9,
            )
            box = (-side, -radius - sizes.gap, side, radius - sizes.tuck + sizes.plate)
            weight = 2.5
        made.append(_Body(space.id, *home, home, box, weight))
    return made


# --- lanes ----------------------------------------------------------------------------------


def smooth(points: Sequence[Point], parts: int = 6) -> list[Point]:
    """Return a soft curve through all points (Catmull-Rom)."""
    if len(points) < 3:
        return list(points)
    ends = [points[0], *points, points[-1]]
    made: list[Point] = []
    for place in range(1, len(ends) - 2):
        a, b, c, d = ends[place - 1 : place + 3]
        for part in range(parts):
            t = part / parts
            made.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    return [*made, points[-1]]


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b
        + (c - a) * t
        + (2 * a - 5 * b + 4 * c - d) * t * t
        + (3 * b - a - 3 * c + d) * t * t * t
    )


def _bend_lane(lane: Lane, bend: Bend, spaces: Mapping[str, Point]) -> list[Point]:
    """Return the points of a lane on the arch, moved along with its two ends."""
    bent = [bend.at(point) for point in smooth(lane.points)]
    first = (spaces[lane.a][0] - bent[0][0], spaces[lane.a][1] - bent[0][1])
    last = (spaces[lane.b][0] - bent[-1][0], spaces[lane.b][1] - bent[-1][1])
    made = []
    for place, (x, y) in enumerate(bent):
        part = place / (len(bent) - 1)
        made.append(
            (
                x + first[0] * (1 - part) + last[0] * part,
                y + first[1] * (1 - part) + last[1] * part,
            )
        )
    return made


def _bow_lane(points: Sequence[Point], a: Point, b: Point, bow: float) -> list[Point]:
    """Return a lane from ``a`` to ``b`` bowed sideways by ``bow`` of its length."""
    across = (-(b[1] - a[1]), b[0] - a[0])
    made = []
    for place, (x, y) in enumerate(points):
        lift = bow * math.sin(math.pi * (place / (len(points) - 1)))
        made.append((x + across[0] * lift, y + across[1] * lift))
    return made


def _clash(points: Iterable[Point], blocks: Iterable[Box], gap: float) -> int:
    """Return the number of points inside one of the boxes."""
    points = list(points)
    ends = [(f(x for x, _ in points), f(y for _, y in points)) for f in (min, max)]
    (low_x, low_y), (high_x, high_y) = ends
    boxes = [
        each for each in blocks
        if each[0] - gap < high_x and low_x < each[2] + gap
        and each[1] - gap < high_y and low_y < each[3] + gap
    ]  # fmt: skip
    return sum(
        left - gap < x < right + gap and top - gap < y < low + gap
        for x, y in points
        for left, top, right, low in boxes
    )


def _outside(points: Iterable[Point], view: Box, margin: float) -> int:
    """Return the number of points outside the view."""
    left, top, right, low = view
    return sum(
        not (left + margin <= x <= right - margin and top + margin <= y <= low - margin)
        for x, y in points
    )


def _lanes(
    galaxy: Galaxy,
    bend: Bend,
    spaces: Mapping[str, Point],
    blocks: Mapping[str, Box],
    gap: float,
    view: Box,
) -> tuple[tuple[str, str, tuple[Point, ...]], ...]:
    """Return every lane, each with the gentlest bow that avoids other spaces and labels."""
    made = []
    for lane in galaxy.lanes:
        others = [box for id, box in blocks.items() if id not in (lane.a, lane.b)]
        best: list[Point] = []
        least = math.inf
        bent = _bend_lane(lane, bend, spaces)
        for bow in (0.0, 0.1, -0.1, 0.2, -0.2, 0.32, -0.32, 0.45, -0.45):
            if abs(bow) * 4 >= least:
                break  # a rounder one costs more than that, however free
            points = _bow_lane(bent, spaces[lane.a], spaces[lane.b], bow)
            cost = _clash(points, others, gap) + 3 * _outside(points, view, 4.0) + abs(bow) * 4
            if cost < least:
                best, least = points, cost
        made.append((lane.a, lane.b, tuple(best)))
    return tuple(made)


# --- all of it ------------------------------------------------------------------------------


def plate_box(center: Point, radius: float, width: float, sizes: Sizes) -> Box:
    """Return the box of a label: under its planet, and under the contacts of a small one but for
    the air above its letters."""
    contacts = contact_points((0.0, 0.0), 1, radius, sizes.contact)[0][1] + sizes.contact / 2
    top = center[1] + max(radius - sizes.tuck, contacts - sizes.plate * AIR)
    return (center[0] - width / 2, top, center[0] + width / 2, top + sizes.plate)


class _Key:
    """A galaxy with the widths of its labels, compared by everything that affects the layout."""

    def __init__(self, galaxy: Galaxy, plates: Mapping[str, float]) -> None:
        self.galaxy, self.plates = galaxy, dict(plates)
        self.same = (galaxy.order, galaxy.lanes, tuple(sorted(plates.items())))

    def __hash__(self) -> int:
        return hash(self.same)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.same == other.same


def place(
    galaxy: Galaxy,
    width: float,
    height: float,
    sizes: Sizes,
    plates: Mapping[str, float],
    corners: tuple[Box, ...] = (),
) -> Places:
    """Return the whole map laid out in a view of ``width`` x ``height`` pixels.

    ``plates`` gives the width of the label of each planet and of the Maelstrom; ``corners`` are
    areas of the view that something else covers. Worked out once for each row and size.
    """
    return _place(_Key(galaxy, plates), width, height, sizes, corners)


def _thirds(
    galaxy: Galaxy,
    spaces: Mapping[str, Point],
    taken: dict[str, list[Box]],
    sizes: Sizes,
    corners: tuple[Box, ...],
) -> dict[str, float]:
    """Return the direction of the third contact of each planet that has one, and add its box to
    what is taken."""
    made: dict[str, float] = {}
    for space in galaxy.spaces.values():
        if len(space.places) > 2:
            others = [box for id, row in taken.items() if id != space.id for box in row]
            others += corners
            radius, center = radius_of(space, sizes), spaces[space.id]
            angle = free_direction(center, radius, sizes.contact, others)
            spot = contact_points(center, 3, radius, sizes.contact, angle)[2]
            made[space.id] = angle
            taken[space.id].append(around(spot, sizes.contact))
    return made


@lru_cache(maxsize=64)
def _place(
    key: _Key, width: float, height: float, sizes: Sizes, corners: tuple[Box, ...]
) -> Places:
    galaxy = key.galaxy
    bend = bend_for(galaxy, width, height, sizes)
    bodies = _bodies(galaxy, bend, sizes, key.plates)
    _settle(bodies, width, height, sizes.gap, corners)
    spaces = {body.id: (body.x, body.y) for body in bodies}
    labels: dict[str, Box] = {}
    contacts: dict[str, Point] = {}
    taken: dict[str, list[Box]] = {}
    for space in galaxy.spaces.values():
        center = spaces[space.id]
        if space.kind == "navpoint":
            taken[space.id] = [around(center, sizes.navpoint)]
            continue
        radius = radius_of(space, sizes)
        labels[space.id] = plate_box(center, radius, key.plates[space.id], sizes)
        spots = contact_points(center, len(space.places[:2]), radius, sizes.contact)
        contacts.update(zip(space.places, spots))
        taken[space.id] = [
            labels[space.id],
            around(center, radius * 1.2),
            *(around(spot, sizes.contact) for spot in spots),
        ]
    thirds = _thirds(galaxy, spaces, taken, sizes, corners)
    for id, angle in thirds.items():
        space = galaxy.spaces[id]
        spot = contact_points(spaces[id], 3, radius_of(space, sizes), sizes.contact, angle)[2]
        contacts[space.places[2]] = spot
    blocks = {body.id: body.place() for body in bodies}
    view = (0.0, 0.0, width, height)
    return Places(
        sizes=sizes,
        spaces=spaces,
        plates=labels,
        contacts=contacts,
        thirds=thirds,
        lanes=_lanes(galaxy, bend, spaces, blocks, sizes.gap * 0.5, view),
        fans=fans(galaxy, spaces, taken, labels.values(), sizes, view),
        bend=bend,
    )
