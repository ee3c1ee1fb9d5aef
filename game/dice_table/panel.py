"""The odds panel: the exact chances of a pool, and what one change more would make of them."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.edge.dice.odds import MOST, Delta, Square, deltas, odds
from game.edge.dice.pool import Pool

MARKS = (1, 2, 3)
"""the chances of this much Advantage or Threat are shown"""


@dataclass(frozen=True, slots=True)
class Panel:
    """The chances of a pool. ``changes`` is empty for a pool that has no room for another die."""

    success: Fraction
    by_success: tuple[tuple[int, Fraction], ...]
    advantage: tuple[Fraction, ...]
    threat: tuple[Fraction, ...]
    mean_advantage: Fraction
    triumph: Fraction
    despair: Fraction
    square: Square
    changes: tuple[Delta, ...]


def panel(pool: Pool) -> Panel:
    """Return the chances of a pool."""
    now = odds(pool)
    return Panel(
        now.success,
        tuple((net, now.part(count)) for net, count in sorted(now.by_success.items())),
        tuple(now.at_least_advantage(least) for least in MARKS),
        tuple(now.at_least_threat(least) for least in MARKS),
        now.mean_advantage,
        now.triumph,
        now.despair,
        now.square,
        deltas(pool) if len(pool) < MOST else (),
    )
