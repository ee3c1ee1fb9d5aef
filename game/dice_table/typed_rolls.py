"""Whole rolls typed in at once, as the answers that enter them die by die."""

from __future__ import annotations

from game.edge.dice.pool import Pool
from game.edge.dice.rolling import read_roll


def keys_of(typed: str, pool: Pool) -> list[str]:
    """Return the answers for a roll such as "P:sa A5 D-", in the order of the pool's dice; a number
    is that of a plain die. Raise ``ValueError`` in words for other dice than those of the pool."""
    return [f"face:{die.number}" for die in read_roll(typed, pool).dice]
