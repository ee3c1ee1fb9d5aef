"""The inspector without a place of its own: it slides over the board, out of the way.

It comes from the right when something is looked at, and stays as long as something is looked at or
kept in view. It takes the first place, from the right to the left, that covers nothing the player
needs now: the thing pointed at, the lit places, the answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.kit import painting
from game.client.tabletop.kit.spots import Name
from game.client.widgets import placement
from game.client.widgets.placement import Kept, Place, Rank

WIDE_DU = 424
MORE_DU = 332  # by which each further thing kept in view makes it wider
STEPS = 12  # places tried between the right and the left end
LOWER = (1.0, 0.8, 0.66, 0.55)
"""parts of its height that an enlarged thing takes where it would be in the way"""
LEAST_DU = 330  # and its least height


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Slid:
    """The place of the inspector, and what it shows side by side, the front one last; ``second`` is
    shown beside it. Empty rectangles: nothing is shown there."""

    at: pygame.Rect = field(default_factory=_none)
    names: tuple[Name, ...] = ()
    second_at: pygame.Rect = field(default_factory=_none)
    second: Name | None = None

    @property
    def front(self) -> Name | None:
        """The front one of what it shows."""
        return self.names[-1] if self.names else None


def panel_size(m: Metrics, area: pygame.Rect, count: int = 1) -> tuple[int, int]:
    """Return the size of the inspector in its area: as wide as its cards, and its whole height
    unless that is much higher than a card."""
    need = m.du(painting.CARD_DU[1]) + m.du(68)
    high = area.height if area.height < need * 5 // 4 else need
    return min(m.du(WIDE_DU + (count - 1) * MORE_DU), area.width), high


def lower(
    m: Metrics, size: tuple[int, int], area: pygame.Rect, keeps_shape: bool = False
) -> list[tuple[int, int]]:
    """Return the sizes that an enlarged thing may have in an area, the usual one first."""
    wide, high = size[0], min(size[1], area.height)
    found = dict.fromkeys(max(round(high * part), min(high, m.du(LEAST_DU))) for part in LOWER)
    return [(wide * each // size[1] if keeps_shape else wide, each) for each in found]


def best(
    sizes: Sequence[tuple[int, int]], area: pygame.Rect, start: int, things: Sequence[Kept],
    now: pygame.Rect, steps: int = STEPS,
) -> Place:  # fmt: skip
    """Return the place in an area that hides nothing that is read: in the usual size, in which it
    begins at ``start``, or else in a lower one; ``now``, where it is, if that still serves."""
    found = list[Place]()
    if now.size in sizes and area.contains(now):
        found.append(Place(now, placement.cost(now, things)))
        if found[0].spares():
            return found[0]
    for size in sizes:
        tops = dict.fromkeys((area.centery - size[1] // 2, area.top, area.bottom - size[1]))
        made = placement.best(placement.across(size, area, steps, start, list(tops)), things)
        assert made is not None
        found.append(made)
        if made.spares():
            break
    return min(found, key=lambda each: each.cost)


def _beside(
    m: Metrics, area: pygame.Rect, first: Place, things: Sequence[Kept], now: Slid
) -> Place:
    """Return the place of a card that is compared with those at the first place."""
    sizes = lower(m, painting.card_size(m), area)
    taken = [*things, Kept(first.rect, Rank.SUBJECT)]
    return best(sizes, area, area.left, taken, now.second_at)


def slide(
    m: Metrics, area: pygame.Rect, kept_names: Sequence[Name], over: Name | None,
    things: Sequence[Kept], carrying: bool, now: Slid,
) -> Slid:  # fmt: skip
    """Return the place of everything enlarged: ``kept_names`` are kept in view side by side, the
    front one last, ``over`` is pointed at.

    All show if there is room for them without hiding what is read, if need be with the ones kept in
    view at one side; otherwise the one pointed at, as long as it is. It never hides the thing that
    it shows in passing. With something in hand nothing shows that would cover its goals. Nothing
    moves from its place (``now``) without need.
    """
    if area.width < m.du(WIDE_DU) or not (kept_names or over):
        return Slid()
    names = tuple(kept_names) or (over,) if over else tuple(kept_names)
    sizes = lower(m, panel_size(m, area, len(names)), area)
    first = best(sizes, area, area.right - sizes[0][0], things, now.at)
    if carrying and not first.spares(Rank.CONTROL):
        return Slid()
    if not kept_names and not first.spares(Rank.SUBJECT):
        return Slid()
    if over is None or over in names:
        return Slid(first.rect, names)
    second = _beside(m, area, first, things, now)
    if second.spares(Rank.CONTROL if carrying else Rank.GOAL):
        return Slid(first.rect, names, second.rect, over)
    if not carrying:
        for left in (area.right - first.rect.width, area.left):  # make room by going to one side
            rect = pygame.Rect((left, first.rect.top), first.rect.size)
            moved = Place(rect, placement.cost(rect, things))
            second = _beside(m, area, moved, things, now)
            if moved.spares(Rank.SUBJECT) and second.spares(Rank.WORDS):
                return Slid(moved.rect, names, second.rect, over)
    if len(names) > 1:  # the front one alone leaves room for comparing
        return slide(m, area, kept_names[-1:], over, things, carrying, now)
    return Slid(first.rect, (over,))
