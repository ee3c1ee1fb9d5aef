"""Graphs of named places: spaces, the lanes between them, and pieces joined in a row.

A piece is one drawing with the object layers ``spaces`` and ``lanes``; where pieces join, also
``joins``. A game with more data per space derives its own class from ``Space`` and gives
``GraphReader.spaces`` a factory for it.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from game.table.maps.drawing import Art, Drawing, DrawingReader, MapError, Picture, Point, Shape

# Neighboring pieces must bring a lane to the joint at the same height, within this tolerance (px).
HEIGHT_SLACK = 0.5


@dataclass(frozen=True, slots=True)
class Space:
    """One place of a map.

    ``kind`` is a word of the game; ``x``, ``y`` the center, measured in its piece or, in a
    ``Graph``, in the whole row.
    """

    id: str
    kind: str
    label: str
    piece: str
    x: float
    y: float


S = TypeVar("S", bound=Space)


@dataclass(frozen=True, slots=True)
class Lane:
    """A path that makes ``a`` and ``b`` adjacent.

    ``points`` runs from the center of ``a`` to that of ``b``. The points between are for drawing
    only; a lane over a joint has one at the edge.
    """

    a: str
    b: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """A lane's exit from its piece: on ``side`` left or right, named ``lane``, from ``space``."""

    side: str
    lane: str
    space: str
    x: float
    y: float


SIDES = ("left", "right")


@dataclass(frozen=True, slots=True)
class Piece(Generic[S]):
    """One physical part of a map, in its own coordinates.

    ``marks`` are named points that are not spaces, ``roles`` are names for particular spaces.
    ``art`` is the tile layer under the spaces, a picture for each cell, and ``sky`` the picture
    behind it all.
    """

    id: str
    width: int
    height: int
    spaces: tuple[S, ...]
    lanes: tuple[Lane, ...] = ()
    joins: tuple[Join, ...] = ()
    marks: Mapping[str, Point] = field(default_factory=dict)
    roles: Mapping[str, str] = field(default_factory=dict)
    art: Art = ()
    sky: Picture | None = None

    def joins_at(self, side: str) -> dict[str, Join]:
        """Return the joins at one side, by the name of their lane."""
        return {join.lane: join for join in self.joins if join.side == side}

    def counts(self) -> dict[str, dict[str, int]]:
        """Return the number of spaces of each kind and of lanes."""
        kinds = Counter(space.kind for space in self.spaces)
        return {"spaces": dict(sorted(kinds.items())), "lanes": {"lane": len(self.lanes)}}


@dataclass(frozen=True, slots=True)
class Graph(Generic[S]):
    """Pieces joined in one row, in the coordinates of the row.

    ``spaces`` runs by piece from left to right, within a piece as its file lists them, and
    ``neighbors`` follows that order in its keys and in each list. ``lefts`` has the left edge of
    each piece; ``roles``, ``marks`` and ``art`` are those of the pieces, ``sky`` that of the first
    which has one.
    """

    order: tuple[str, ...]
    spaces: dict[str, S]
    lanes: tuple[Lane, ...]
    neighbors: dict[str, tuple[str, ...]]
    roles: dict[str, str]
    marks: dict[str, Point]
    art: dict[str, Art]
    sky: Picture | None
    lefts: dict[str, float]
    width: float
    height: float


def distances(neighbors: Mapping[str, Iterable[str]], start: str) -> dict[str, int]:
    """Return the number of moves from ``start`` to each reachable space, itself included at 0."""
    found = {start: 0}
    for space in (queue := [start]):
        for near in neighbors[space]:
            if near not in found:
                found[near] = found[space] + 1
                queue.append(near)
    return found


def assemble(pieces: Mapping[str, Piece[S]], order: Sequence[str]) -> Graph[S]:
    """Join the named pieces from left to right.

    Raise a ``MapError`` with every problem: an unknown or repeated piece, an open edge, lanes that
    do not meet at a joint, duplicate ids, an unreachable space.
    """
    problems = list(_order_problems(pieces, order))
    if problems:
        raise MapError(problems)
    row = [pieces[name] for name in order]
    lefts = _lefts(row)
    spaces = {
        space.id: replace(space, x=space.x + lefts[piece.id])
        for piece in row
        for space in piece.spaces
    }
    lanes = [_shifted(lane, lefts[piece.id]) for piece in row for lane in piece.lanes]
    for left, right in zip(row, row[1:], strict=False):
        lanes += _joint(left, right, lefts[right.id], spaces)
    neighbors = _neighbors(spaces, lanes)
    problems = [*_edge_problems(row), *_double_problems(row), *_lost_problems(row, neighbors)]
    if problems:
        raise MapError(problems)
    return Graph(
        order=tuple(order),
        spaces=spaces,
        lanes=tuple(lanes),
        neighbors=neighbors,
        roles={role: space for piece in row for role, space in piece.roles.items()},
        marks={
            mark: (x + lefts[piece.id], y) for piece in row for mark, (x, y) in piece.marks.items()
        },
        art={piece.id: piece.art for piece in row},
        sky=next((piece.sky for piece in row if piece.sky), None),
        lefts=lefts,
        width=float(sum(piece.width for piece in row)),
        height=float(max(piece.height for piece in row)),
    )


def _lefts(row: Sequence[Piece[S]]) -> dict[str, float]:
    lefts, left = {}, 0.0
    for piece in row:
        lefts[piece.id] = left
        left += piece.width
    return lefts


def _shifted(lane: Lane, left: float) -> Lane:
    return replace(lane, points=tuple((x + left, y) for x, y in lane.points))


def _joint(left: Piece[S], right: Piece[S], edge: float, spaces: Mapping[str, S]) -> Iterator[Lane]:
    """Return the lanes over the joint of two pieces; names on one side only are reported
    elsewhere."""
    leaving, arriving = left.joins_at("right"), right.joins_at("left")
    for name in leaving:
        if name in arriving:
            a, b = spaces[leaving[name].space], spaces[arriving[name].space]
            yield Lane(a.id, b.id, ((a.x, a.y), (edge, leaving[name].y), (b.x, b.y)))


def _neighbors(spaces: Iterable[str], lanes: Iterable[Lane]) -> dict[str, tuple[str, ...]]:
    rank = {space: place for place, space in enumerate(spaces)}
    found: dict[str, set[str]] = {space: set() for space in rank}
    for lane in lanes:
        found[lane.a].add(lane.b)
        found[lane.b].add(lane.a)
    return {space: tuple(sorted(near, key=rank.__getitem__)) for space, near in found.items()}


def _order_problems(pieces: Mapping[str, Piece[S]], order: Sequence[str]) -> Iterator[str]:
    if not order:
        yield "the row: it has no pieces; name at least one"
    for place, name in enumerate(order):
        if name not in pieces:
            known = ", ".join(sorted(pieces))
            yield f"{name}.tmx: the row names this piece, but the pieces are {known}"
        elif name in order[:place]:
            yield f"{name}.tmx: the row names this piece twice; name it once"


def _edge_problems(row: Sequence[Piece[S]]) -> Iterator[str]:
    for piece, side, where in ((row[0], "left", "first"), (row[-1], "right", "last")):
        if piece.joins_at(side):
            yield (
                f"{piece.id}.tmx: lanes leave its {side} edge, but it is the {where} piece of "
                "the row; put an endcap there"
            )
    for left, right in zip(row, row[1:], strict=False):
        yield from _joint_problems(left, right)


def _joint_problems(left: Piece[S], right: Piece[S]) -> Iterator[str]:
    leaving, arriving = left.joins_at("right"), right.joins_at("left")
    if not leaving and not arriving:
        yield f"{right.id}.tmx: no lane joins it to {left.id}, the piece on its left"
    for name in sorted(leaving.keys() ^ arriving.keys()):
        having, missing = (left, right) if name in leaving else (right, left)
        side = "left" if missing is right else "right"
        yield (
            f"{missing.id}.tmx: its {side} edge needs a join for the lane {name}, "
            f"as {having.id} beside it has one"
        )
    for name in sorted(leaving.keys() & arriving.keys()):
        here, there = leaving[name].y, arriving[name].y
        if abs(here - there) > HEIGHT_SLACK:
            yield (
                f"{right.id}.tmx: the lane {name} enters at height {there:g}, "
                f"but leaves {left.id} at {here:g}; both must be the same"
            )


def _double_problems(row: Sequence[Piece[S]]) -> Iterator[str]:
    """Return problems for spaces, roles and marks named by two pieces of the row."""
    for what, lists in (
        ("space", [[space.id for space in piece.spaces] for piece in row]),
        ("role", [list(piece.roles) for piece in row]),
        ("mark", [list(piece.marks) for piece in row]),
    ):
        owners: dict[str, str] = {}
        for piece, names in zip(row, lists, strict=True):
            for name in names:
                if name in owners:
                    yield f"{piece.id}.tmx: the {what} {name} is also in {owners[name]}.tmx"
                owners[name] = piece.id


def _lost_problems(
    row: Sequence[Piece[S]], neighbors: Mapping[str, tuple[str, ...]]
) -> Iterator[str]:
    """Return problems for spaces unreachable from the first space of the row."""
    if not neighbors:
        yield f"{row[0].id}.tmx: the row has no spaces"
        return
    start = next(iter(neighbors))
    reached = distances(neighbors, start)
    for piece in row:
        for space in piece.spaces:
            if space.id not in reached:
                yield f"{piece.id}.tmx: no route leads from {start} to {space.id}; add a lane"


class GraphReader(DrawingReader):
    """Reads the parts of a piece from a drawing; see ``DrawingReader`` for how problems are
    collected."""

    def spaces(self, make: Callable[[GraphReader, Shape], S]) -> tuple[S, ...]:
        """Return the spaces of the layer ``spaces``, in the order of the file."""
        found = tuple(make(self, shape) for shape in self.shapes("spaces"))
        self.unique("space", (space.id for space in found))
        return found

    def lanes(self, spaces: Mapping[str, Space]) -> tuple[Lane, ...]:
        """Return lanes, from polylines with the properties from and to.

        The ends are snapped to the two spaces, so that a lane follows a space that is moved.
        """
        lanes, known = [], self.named("spaces")
        for shape in self.shapes("lanes"):
            a, b = self.word(shape, "from", known), self.word(shape, "to", known)
            where = f"object {shape.id} lane from {a} to {b}"
            if len(shape.points) < 2 or shape.closed:
                self.wrong(f"{where} must be a polyline")
            elif not all(map(self.inside, shape.points)):
                self.wrong(f"{where} runs outside the map")
            elif a == b:
                self.wrong(f"{where} must join two spaces")
            elif a in spaces and b in spaces:
                lanes.append(_lane(spaces[a], spaces[b], shape.points))
        self.unique("lane between", (" and ".join(sorted((lane.a, lane.b))) for lane in lanes))
        return tuple(lanes)

    def joins(self, spaces: Mapping[str, Space], lanes: Sequence[str]) -> tuple[Join, ...]:
        """Return joins, from points on the left or right edge with the properties side, lane,
        space.

        An edge that any of the named ``lanes`` crosses must be crossed by all of them.
        """
        joins, known = [], self.named("spaces")
        for shape in self.shapes("joins"):
            side, lane = self.word(shape, "side", SIDES), self.word(shape, "lane", lanes)
            space = self.word(shape, "space", known)
            x, y = shape.center
            edge = 0 if side == "left" else self.drawing.width
            if side in SIDES and x != edge:
                self.wrong(
                    f"object {shape.id} join {side} {lane} is at x {x:g}; {edge} is the {side} edge"
                )
            joins.append(Join(side, lane, space, x, y))
        self.unique("join", (f"{join.side} {join.lane}" for join in joins))
        for side in SIDES:
            has = {join.lane for join in joins if join.side == side}
            for lane in lanes:
                if has and lane not in has:
                    self.wrong(f"the {side} edge has no join for the lane {lane}; it needs both")
        if not joins:
            self.wrong("no lane leaves the piece; the layer joins needs points at an edge")
        return tuple(joins)


def plain_space(reader: GraphReader, shape: Shape) -> Space:
    """Return a space without game data: its name is the id, ``label`` its display name."""
    id = reader.id_of(shape, "spaces")
    label = reader.shown(shape, "label", id)
    return Space(id, shape.kind, label, reader.drawing.id, *shape.center)


def plain_piece(drawing: Drawing, kinds: Iterable[str]) -> Piece[Space]:
    """Return a piece of plain spaces of these kinds; raise ``MapError`` with all problems."""
    reader = GraphReader(drawing, (), {"spaces": kinds, "lanes": ("",)})
    reader.check_layers()
    spaces = reader.spaces(plain_space)
    lanes = reader.lanes({each.id: each for each in spaces})
    reader.stop()
    return Piece(drawing.id, drawing.width, drawing.height, spaces, lanes)


def _lane(a: Space, b: Space, points: Sequence[Point]) -> Lane:
    """Return the lane from a to b along points that may be drawn from either end."""
    if math.dist(points[0], (a.x, a.y)) > math.dist(points[-1], (a.x, a.y)):
        points = points[::-1]
    return Lane(a.id, b.id, ((a.x, a.y), *points[1:-1], (b.x, b.y)))
