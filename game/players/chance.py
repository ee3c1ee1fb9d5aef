"""The random player, for tests, measurements and filling a seat."""

from __future__ import annotations

from typing import Any

from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.streams import number

SHY = frozenset(("deal", "favor", "trade"))
"""verbs that start negotiations: always offered, so uniform choice would never stop"""
RARELY = 512
"""one in this many chances to negotiate is taken"""


class RandomPlayer:
    """Chooses uniformly among the options without looking at the game; rarely negotiates.

    Its numbers come from its own stream with the decision's ``seq`` as position, so it never
    disturbs the dice of the game, and answers alike after an undo or a reload.
    """

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed
        self._stream = f"player.random.{seat}"

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of one of the options."""
        options = decision.options
        chosen = options[number(self._seed, self._stream, decision.seq, len(options))]
        if chosen.verb not in SHY:
            return chosen.key
        others = [each for each in options if each.verb not in SHY] or options
        drawn = number(self._seed, self._stream, -1 - decision.seq, RARELY * len(others))
        return others[drawn // RARELY].key if drawn % RARELY else chosen.key
