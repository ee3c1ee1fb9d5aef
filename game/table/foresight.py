"""The certain results of an answer, for warnings and previews.

Nothing here looks at the true dice and decks: the answer is tried on a game as the seat may imagine
it, and its result counts only if chance and everything hidden have no say in it.
"""

from __future__ import annotations

from typing import TypeVar

from game.table.contract import Sight

S = TypeVar("S")


def certain(sight: Sight[S], key: str) -> S | None:
    """Return the game after an answer; None if anything is drawn, rolled or revealed by it. What is
    hidden in the game returned is guessed. Raise ``Refused`` for an answer that is not offered."""
    tried = sight.imagine(0)
    events = sight.game.choose(tried, key)
    chance = sight.game.drawn(tried) or any(type(each).reveals for each in events)
    return None if chance else tried
