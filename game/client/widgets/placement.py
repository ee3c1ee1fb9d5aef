"""Where something that comes over the screen is put: a tooltip, an enlarged card, a message.

Whatever is being read is ``Kept``, with a rank. A newcomer has places in an order of preference. It
takes the first one that hides nothing kept; if there is none, the one that hides the least of what
matters most. It stays where it is as long as that is free, so that nothing jumps while it is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

import pygame


class Rank(IntEnum):
    """The ranks of things that are read, the most important first."""

    SUBJECT = 0
    """the thing that the newcomer is about"""
    ASKED = 1
    """the question, and who is asked"""
    WORDS = 2
    """pages, the guide, cards that are read, messages"""
    GOAL = 3
    """the places that a guide or a hint points at"""
    CONTROL = 4
    """buttons, answers and lit places"""
    REST = 5
    """words that are there all the time, such as the log"""


READ = Rank.GOAL
"""the least important rank for whose sake something moves far away from its usual place"""
CLOSE = 12
"""the gaps between an anchor and a tooltip that is still close to it"""
MOST = 12
"""of the things that are in the way, those whose edges are tried"""
WHOLE = 100
"""the cost of a thing that is hidden altogether"""
Cost = tuple[int, ...]


@dataclass(frozen=True)
class Kept:
    """A part of the window that is being read."""

    rect: pygame.Rect
    rank: Rank


@dataclass(frozen=True)
class Place:
    """A place for a newcomer, and how much it hides: percent of each thing, by rank."""

    rect: pygame.Rect
    cost: Cost

    @property
    def free(self) -> bool:
        """True if it hides nothing at all."""
        return not any(self.cost)

    def spares(self, rank: Rank = READ) -> bool:
        """Return True if it hides nothing of this rank or of a more important one."""
        return not any(self.cost[: rank + 1])


def of_rank(rank: Rank, rects: Iterable[pygame.Rect]) -> list[Kept]:
    """Return areas of one rank, without the empty ones."""
    return [Kept(rect, rank) for rect in rects if rect.width > 0 and rect.height > 0]


def cost(rect: pygame.Rect, things: Sequence[Kept]) -> Cost:
    """Return how much a place hides: percent of each thing, added up by rank."""
    return _cost(rect, things, [each.rect for each in things])


def _cost(rect: pygame.Rect, things: Sequence[Kept], rects: list[pygame.Rect]) -> Cost:
    found = [0] * len(Rank)
    for index in rect.collidelistall(rects):
        area = rects[index]
        part = rect.clip(area)
        share = WHOLE * part.width * part.height // max(1, area.width * area.height)
        found[things[index].rank] += max(1, share)
    return tuple(found)


def best(
    places: Iterable[pygame.Rect], things: Sequence[Kept], now: pygame.Rect | None = None
) -> Place | None:
    """Return the first of the places that hides nothing, else the one that hides the least of the
    most important; None without places. One of them, ``now``, is preferred to equals."""
    order = list(places)
    if now is not None and now in order:
        order.insert(0, now)
    rects, least = [each.rect for each in things], None
    for rect in order:
        found = Place(rect, _cost(rect, things, rects))
        if found.free:
            return found
        if least is None or found.cost < least.cost:
            least = found
    return least


def tip(
    sizes: Sequence[tuple[int, int]], anchor: pygame.Rect, room: pygame.Rect, gap: int,
    things: Sequence[Kept], now: pygame.Rect, aside: bool = False,
) -> pygame.Rect:  # fmt: skip
    """Return the place of a tooltip in a room: at a side of its anchor where it hides nothing that
    is read and no control; in one of the narrower ``sizes``, or a little farther away, if there is
    none. Where only controls are in the way it hides some. It stays where it is, ``now``, as long
    as that hides nothing that is read."""
    things = [
        Kept(each.rect.inflate(gap // 2, gap // 2), each.rank)
        for each in things
        if each.rank < Rank.REST
    ]
    sizes = list(dict.fromkeys(sizes))
    if now.size in sizes and _apart(now, anchor) <= CLOSE * gap and not now.colliderect(anchor):
        if Place(now, cost(now, things)).spares():
            return now
    near = [best(beside(size, anchor, room, gap, aside), things) for size in sizes]
    found = [each for each in near if each is not None]
    if rect := _sparing(found, Rank.CONTROL):
        return rect
    in_way = [each for each in things if each.rank <= READ]
    farther = [around(size, anchor, room, gap, in_way) for size in sizes]
    close = [[each for each in rects if _apart(each, anchor) <= CLOSE * gap] for rects in farther]
    beyond = [made for rects in close if (made := best(rects, things)) is not None]
    if rect := _sparing(beyond, Rank.CONTROL) or _sparing(found, READ):
        return rect
    far = [made for rects in farther if (made := best(rects, things)) is not None]
    return min([*found, *far], key=lambda each: each.cost).rect


def _sparing(places: Iterable[Place], rank: Rank) -> pygame.Rect | None:
    """Return the first place that hides nothing of this rank or of a more important one."""
    return next((each.rect for each in places if each.spares(rank)), None)


# -- orders of preference --


def beside(
    size: tuple[int, int], anchor: pygame.Rect, room: pygame.Rect, gap: int, aside: bool = False
) -> list[pygame.Rect]:
    """Return the places of a tooltip next to its anchor and inside a room: above it, below it, at
    its right and at its left, each in the middle first, then flush with its ends. Nothing of the
    anchor is under it, unless the room has no place at all beside it."""
    wide, high = size
    lefts = anchor.centerx - wide // 2, anchor.left, anchor.right - wide
    tops = anchor.centery - high // 2, anchor.top, anchor.bottom - high
    corners = [
        *((left, anchor.top - gap - high) for left in lefts),
        *((left, anchor.bottom + gap) for left in lefts),
        *((anchor.right + gap, top) for top in tops),
        *((anchor.left - gap - wide, top) for top in tops),
    ]
    if aside:
        corners = [*corners[-3:], *corners[:-3]]
    made = [pygame.Rect(corner, size).clamp(room) for corner in corners]
    clear = [each for each in made if not each.colliderect(anchor)]
    return list(_once(clear or made))


def around(
    size: tuple[int, int], anchor: pygame.Rect, room: pygame.Rect, gap: int,
    things: Iterable[Kept],
) -> list[pygame.Rect]:  # fmt: skip
    """Return places in a room farther away from an anchor, the nearest first: in line with it, or
    with the edges of the nearest of the things that are in the way."""
    wide, high = size
    middle = pygame.Vector2(anchor.center)
    order = sorted((each.rect for each in things), key=lambda rect: _apart(rect, anchor))
    near = [anchor, *order[:MOST]]
    lefts = {anchor.centerx - wide // 2, *(each.right + gap for each in near),
             *(each.left - gap - wide for each in near)}  # fmt: skip
    tops = {anchor.centery - high // 2, *(each.bottom + gap for each in near),
            *(each.top - gap - high for each in near)}  # fmt: skip
    made = [pygame.Rect(left, top, wide, high).clamp(room) for left in lefts for top in tops]
    clear = [each for each in _once(made) if not each.colliderect(anchor)]
    return sorted(clear, key=lambda rect: (_apart(rect, anchor), *(middle - rect.center)))


def _apart(one: pygame.Rect, other: pygame.Rect) -> int:
    """Return the distance between two rectangles, across plus down."""
    across = max(other.left - one.right, one.left - other.right, 0)
    return across + max(other.top - one.bottom, one.top - other.bottom, 0)


def across(
    size: tuple[int, int], room: pygame.Rect, steps: int, start: int, tops: Sequence[int]
) -> Iterator[pygame.Rect]:
    """Return the places in a room at each of these heights: first with the left edge at ``start``,
    then at both ends and between them, the nearest to ``start`` first."""
    wide, high = size
    spare = max(0, room.width - wide)
    start = min(max(room.left, start), room.left + spare)
    lefts = sorted(
        {room.left + spare * step // steps for step in range(steps + 1)} | {start},
        key=lambda left: abs(left - start),
    )
    for top in tops:
        for left in lefts:
            yield pygame.Rect(left, top, wide, high)


def over(size: tuple[int, int], room: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Return the places of words over a board: at its foot, its head and in its middle, each in
    the middle first, then at the ends; then those between them."""
    wide, high = size
    inner = room.inflate(-2 * gap, -2 * gap)
    across, down = inner.width - wide, inner.height - high
    main, more = (2, 0, 4), (1, 3)
    steps = [(4, 0, 2), main], [(4, 0, 2), more], [more, (*main, *more)]
    return [
        pygame.Rect(inner.left + across * x // 4, inner.top + down * y // 4, wide, high)
        for rows, columns in steps
        for y in rows
        for x in columns
    ]


def gap(bar: pygame.Rect, taken: Iterable[pygame.Rect]) -> pygame.Rect:
    """Return the widest part of a bar that is free; of equals the first."""
    ends = sorted((each.left, each.right) for each in taken if each.colliderect(bar))
    found, left = pygame.Rect(bar.left, bar.top, 0, bar.height), bar.left
    for start, end in [*ends, (bar.right, bar.right)]:
        if start - left > found.width:
            found.left, found.width = left, start - left
        left = max(left, end)
    return found


def _once(rects: Iterable[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Return each of the rectangles once, in order."""
    seen: set[tuple[int, int, int, int]] = set()
    for rect in rects:
        key = (rect.left, rect.top, rect.width, rect.height)
        if key not in seen:
            seen.add(key)
            yield rect
