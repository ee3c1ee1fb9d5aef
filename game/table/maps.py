"""Maps as plain data: spaces, the lanes between them, and pieces that join in a row.

Nothing in here reads a file. Positions are in map pixels, x to the right and y down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

Point = tuple[float, float]
Grid = tuple[tuple[str, ...], ...]

# Neighbouring pieces must bring a lane to the joint at the same height, give or take this (px).
HEIGHT_SLACK = 0.5


class MapError(Exception):
    """A map cannot be used; ``problems`` says all that is wrong, each ``file: message``."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = list(problems)
        super().__init__("\n".join(self.problems))


@dataclass(frozen=True, slots=True)
class Space:
    """One place where ships and patrols stand (OR-023).

    ``kind`` is planet, navpoint or maelstrom; ``faction`` the icon on a planet or None;
    ``contacts`` one class per contact space; ``encounter`` the deck met there; ``x``, ``y``
    the centre, measured in its piece or, in a ``Galaxy``, in the whole row.
    """

    id: str
    kind: str
    label: str
    faction: str | None
    contacts: tuple[str, ...]
    encounter: str
    piece: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Lane:
    """A path that makes ``a`` and ``b`` adjacent (OR-024).

    ``points`` runs from the centre of ``a`` to that of ``b``. The points between are for
    drawing only; a lane over a joint has one, where it crosses the edge.
    """

    a: str
    b: str
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """Where a lane leaves its piece: on ``side`` left or right, named ``lane``, from ``space``."""

    side: str
    lane: str
    space: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Piece:
    """One physical part of the map, in its own coordinates.

    ``stacks`` says where each faction's patrol stack lies (no space, OR-R08), ``spawns`` in
    which space its patrols appear. ``regions`` names the region of each cell, row by row; a
    cell is ``width / len(regions[0])`` wide.
    """

    id: str
    width: int
    height: int
    spaces: tuple[Space, ...]
    lanes: tuple[Lane, ...]
    joins: tuple[Join, ...]
    stacks: Mapping[str, Point]
    spawns: Mapping[str, str]
    regions: Grid

    def joins_at(self, side: str) -> dict[str, Join]:
        """The joins at one side, by the name of their lane."""
        return {join.lane: join for join in self.joins if join.side == side}


@dataclass(frozen=True, slots=True)
class Galaxy:
    """Pieces joined in one row (OR-030), in the coordinates of the row.

    ``spaces`` runs by piece from left to right, within a piece as its file lists them, and
    ``neighbours`` follows that order in its keys and in each list. ``lefts`` tells where each
    piece begins; ``spawn``, ``stacks`` and ``regions`` are those of the pieces.
    """

    order: tuple[str, ...]
    spaces: dict[str, Space]
    lanes: tuple[Lane, ...]
    neighbours: dict[str, tuple[str, ...]]
    spawn: dict[str, str]
    stacks: dict[str, Point]
    regions: dict[str, Grid]
    lefts: dict[str, float]
    width: float
    height: float


def distances(neighbours: Mapping[str, Iterable[str]], start: str) -> dict[str, int]:
    """Moves from ``start`` to every space that can be reached, itself included at 0."""
    found = {start: 0}
    for space in (queue := [start]):
        for near in neighbours[space]:
            if near not in found:
                found[near] = found[space] + 1
                queue.append(near)
    return found


def assemble(pieces: Mapping[str, Piece], order: Sequence[str]) -> Galaxy:
    """Join the named pieces from left to right.

    Refuses with a ``MapError`` of every problem: an unknown or repeated piece, an open edge,
    lanes that do not meet at a joint, ids used twice, a space that cannot be reached.
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
    neighbours = _neighbours(spaces, lanes)
    problems = [*_edge_problems(row), *_double_problems(row), *_lost_problems(row, neighbours)]
    if problems:
        raise MapError(problems)
    return Galaxy(
        order=tuple(order),
        spaces=spaces,
        lanes=tuple(lanes),
        neighbours=neighbours,
        spawn={faction: space for piece in row for faction, space in piece.spawns.items()},
        stacks={
            faction: (x + lefts[piece.id], y)
            for piece in row
            for faction, (x, y) in piece.stacks.items()
        },
        regions={piece.id: piece.regions for piece in row},
        lefts=lefts,
        width=float(sum(piece.width for piece in row)),
        height=float(max(piece.height for piece in row)),
    )


def _lefts(row: Sequence[Piece]) -> dict[str, float]:
    lefts, left = {}, 0.0
    for piece in row:
        lefts[piece.id] = left
        left += piece.width
    return lefts


def _shifted(lane: Lane, left: float) -> Lane:
    return replace(lane, points=tuple((x + left, y) for x, y in lane.points))


def _joint(left: Piece, right: Piece, edge: float, spaces: Mapping[str, Space]) -> Iterator[Lane]:
    """The lanes over the joint of two pieces; names met on one side only are told elsewhere."""
    leaving, arriving = left.joins_at("right"), right.joins_at("left")
    for name in leaving:
        if name in arriving:
            a, b = spaces[leaving[name].space], spaces[arriving[name].space]
            yield Lane(a.id, b.id, ((a.x, a.y), (edge, leaving[name].y), (b.x, b.y)))


def _neighbours(spaces: Iterable[str], lanes: Iterable[Lane]) -> dict[str, tuple[str, ...]]:
    rank = {space: place for place, space in enumerate(spaces)}
    found: dict[str, set[str]] = {space: set() for space in rank}
    for lane in lanes:
        found[lane.a].add(lane.b)
        found[lane.b].add(lane.a)
    return {space: tuple(sorted(near, key=rank.__getitem__)) for space, near in found.items()}


def _order_problems(pieces: Mapping[str, Piece], order: Sequence[str]) -> Iterator[str]:
    if not order:
        yield "the row: it has no pieces; name at least one"
    for place, name in enumerate(order):
        if name not in pieces:
            known = ", ".join(sorted(pieces))
            yield f"{name}.tmx: the row names this piece, but the pieces are {known}"
        elif name in order[:place]:
            yield f"{name}.tmx: the row names this piece twice; once would be right"


def _edge_problems(row: Sequence[Piece]) -> Iterator[str]:
    for piece, side, where in ((row[0], "left", "first"), (row[-1], "right", "last")):
        if piece.joins_at(side):
            yield (
                f"{piece.id}.tmx: lanes leave its {side} edge, but it is the {where} piece of "
                "the row; put an endcap there"
            )
    for left, right in zip(row, row[1:], strict=False):
        yield from _joint_problems(left, right)


def _joint_problems(left: Piece, right: Piece) -> Iterator[str]:
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


def _double_problems(row: Sequence[Piece]) -> Iterator[str]:
    """Spaces, spawns and stacks named by two pieces of the row."""
    for what, lists in (
        ("space", [[space.id for space in piece.spaces] for piece in row]),
        ("spawn of", [list(piece.spawns) for piece in row]),
        ("stack of", [list(piece.stacks) for piece in row]),
    ):
        owners: dict[str, str] = {}
        for piece, names in zip(row, lists, strict=True):
            for name in names:
                if name in owners:
                    yield f"{piece.id}.tmx: the {what} {name} is also in {owners[name]}.tmx"
                owners[name] = piece.id


def _lost_problems(
    row: Sequence[Piece], neighbours: Mapping[str, tuple[str, ...]]
) -> Iterator[str]:
    """Spaces to which no way leads from the first space of the row."""
    if not neighbours:
        yield f"{row[0].id}.tmx: the row has no spaces"
        return
    start = next(iter(neighbours))
    reached = distances(neighbours, start)
    for piece in row:
        for space in piece.spaces:
            if space.id not in reached:
                yield f"{piece.id}.tmx: no way leads from {start} to {space.id}; add a lane"
