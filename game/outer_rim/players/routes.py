"""The turns from one space to another, past the Maelstrom and patrols."""

from __future__ import annotations

from functools import lru_cache

from game.outer_rim.maps.routes import Routes

FAR = 9
"""turns to what cannot be reached"""


@lru_cache(maxsize=4_000)
def turns_from(routes: Routes, start: str, points: int, stops: int) -> dict[str, int]:
    """Return the turns of movement to each space from one; the way back takes as many.

    ``stops``: the spaces where a move ends.
    """
    found = {start: 0}
    layer = seen = routes.bit[start]
    for turn in range(1, FAR):
        fresh = _flood(routes, layer, seen, points, stops)
        if not fresh:
            break
        for space in routes.named(fresh):
            found[space] = turn
        seen |= fresh
        layer = fresh
    return found


def _flood(routes: Routes, layer: int, seen: int, points: int, stops: int) -> int:
    """Return the spaces not yet seen that a move from any of a layer can end in."""
    begin = ring = layer
    seen_now = seen
    for _ in range(points):
        ring = _ring(routes, ring & (~stops | begin)) & ~seen_now
        if not ring:
            break
        seen_now |= ring
    return seen_now & ~seen


def _ring(routes: Routes, spaces: int) -> int:
    around = 0
    while spaces:
        low = spaces & -spaces
        around |= routes.next[low.bit_length() - 1]
        spaces ^= low
    return around
