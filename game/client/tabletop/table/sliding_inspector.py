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
STEPS = 12  # places tried between the right and the left end
LOWER = (1.0, 0.8, 0.66, 0.55)
"""parts of its height that an enlarged thing takes where it would be in the way"""
LEAST_DU = 330  # and its least height


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True)
class Slid:
    """The place of the inspector, and what it shows; ``second`` is shown beside it. Empty
    rectangles: nothing is shown there."""

    at: pygame.Rect = field(default_factory=_none)
    shown: Name | None = None
    second_at: pygame.Rect = field(default_factory=_none)
    second: Name | None = None


def panel_size(m: Metrics, area: pygame.Rect) -> tuple[int, int]:
    """Return the size of the inspector in its area: as wide as a card, and its whole height unless
    that is much higher than a card."""
    need = m.du(painting.CARD_DU[1]) + m.du(68)
    high = area.height if area.height < need * 5 // 4 else need
    return min(m.du(WIDE_DU), area.width), high


def lower(m: Metrics, size: tuple[int, int], area: pygame.Rect) -> list[tuple[int, int]]:
    """Return the sizes that an enlarged thing may have in an area, the usual one first."""
    high = min(size[1], area.height)
    found = [max(round(high * part), min(high, m.du(LEAST_DU))) for part in LOWER]
    return [(size[0], each) for each in dict.fromkeys(found)]


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


def slide(
    m: Metrics, area: pygame.Rect, kept_name: Name | None, over: Name | None,
    things: Sequence[Kept], carrying: bool, now: Slid,
) -> Slid:  # fmt: skip
    """Return the place of everything enlarged: ``kept_name`` is the front one of those kept in
    view, ``over`` is pointed at.

    Both show if there is room for both without hiding what is read; otherwise the one pointed at,
    as long as it is. It never hides the thing that it shows in passing. With something in hand
    nothing shows that would cover its goals. Nothing moves from its place (``now``) without need.
    """
    main = kept_name or over
    if main is None or area.width < m.du(WIDE_DU):
        return Slid()
    sizes = lower(m, panel_size(m, area), area)
    first = best(sizes, area, area.right - sizes[0][0], things, now.at)
    if carrying and not first.spares(Rank.CONTROL):
        return Slid()
    if kept_name is None and not first.spares(Rank.SUBJECT):
        return Slid()
    if over is None or over == main:
        return Slid(first.rect, main)
    taken = [*things, Kept(first.rect, Rank.SUBJECT)]
    sizes = lower(m, painting.card_size(m), area)
    second = best(sizes, area, area.left, taken, now.second_at)
    if second.spares(Rank.CONTROL if carrying else Rank.GOAL):
        return Slid(first.rect, main, second.rect, over)
    return Slid(first.rect, over)
