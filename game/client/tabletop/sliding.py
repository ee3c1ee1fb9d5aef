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
from game.client.tabletop import painting
from game.client.tabletop.spots import Name

WIDE_DU = 424
STEPS = 12  # places tried between the right and the left end


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


@dataclass(frozen=True)
class Needed:
    """The places that the inspector keeps free. ``first`` is never covered by what shows in
    passing; ``lit`` is covered only where there is no other place."""

    first: Sequence[pygame.Rect] = ()
    lit: Sequence[pygame.Rect] = ()


def panel_size(m: Metrics, area: pygame.Rect) -> tuple[int, int]:
    """Return the size of the inspector in its area: as wide as a card, and its whole height unless
    that is much higher than a card."""
    need = m.du(painting.CARD_DU[1]) + m.du(68)
    high = area.height if area.height < need * 5 // 4 else need
    return min(m.du(WIDE_DU), area.width), high


def places(size: tuple[int, int], area: pygame.Rect) -> list[pygame.Rect]:
    """Return the possible places: at the right end, at the left one, then between them."""
    spare = area.width - size[0]
    order = [STEPS, 0, *range(STEPS - 1, 0, -1)]
    return [
        pygame.Rect(area.left + spare * step // STEPS, area.top, *size) for step in order
    ]  # fmt: skip


def cost(place: pygame.Rect, needed: Needed) -> tuple[int, int]:
    """Return how much a place covers: things that it must not, and lit ones."""
    return (
        sum(place.colliderect(each) for each in needed.first),
        sum(place.colliderect(each) for each in needed.lit),
    )


def best(
    size: tuple[int, int], area: pygame.Rect, needed: Needed, now: pygame.Rect,
    besides: pygame.Rect | None = None,
) -> tuple[pygame.Rect, tuple[int, int]]:  # fmt: skip
    """Return the place that covers least, of equals ``now`` or else the first, and what it covers;
    clear of another panel, ``besides``. An empty rectangle: there is no room."""
    order = places(size, area)
    if now in order:
        order.insert(0, now)
    found = [each for each in order if besides is None or not each.colliderect(besides)]
    if not found:
        return _none(), (99, 99)
    place = min(found, key=lambda each: cost(each, needed))
    return place, cost(place, needed)


def slide(
    m: Metrics, area: pygame.Rect, kept: Name | None, over: Name | None, needed: Needed,
    carrying: bool, now: Slid,
) -> Slid:  # fmt: skip
    """Return the place of everything enlarged: ``kept`` is the front one of those kept in view,
    ``over`` is pointed at.

    Both show if there is room for both without covering what is needed; otherwise the one pointed
    at, as long as it is. With something in hand nothing shows that would cover its goals. Nothing
    moves from its place (``now``) without need.
    """
    main = kept or over
    if main is None or area.width < m.du(WIDE_DU):
        return Slid()
    size = panel_size(m, area)
    at, covers = best(size, area, needed, now.at)
    if carrying and covers > (0, 0) or covers[0] and kept is None:
        return Slid()
    if over is None or over == main:
        return Slid(at, main)
    second, hides = best(painting.card_size(m), area, needed, now.second_at, at)
    second.height = min(second.height, area.height)
    if second.width and hides == (0, 0):
        return Slid(at, main, second, over)
    return Slid(at, over)
