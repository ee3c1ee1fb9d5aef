"""The player that chooses at random, for tests, measurements and filling a seat."""

from __future__ import annotations

from typing import Any

from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.streams import number

SHY = frozenset(("deal", "trade"))
"""verbs that open talks: offered all the time, and by chance they go on and on"""
RARELY = 512
"""one of so many chances to talk is taken"""


class RandomPlayer:
    """Chooses evenly among the options, and looks at nothing; talks are begun rarely.

    Its numbers come from a stream of its own with the decision's ``seq`` as position. So it
    never disturbs the dice of the game, and answers alike after an undo or a reload.
    """

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed
        self._stream = f"player.random.{seat}"

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """The key of one of the options."""
        options = decision.options
        chosen = options[number(self._seed, self._stream, decision.seq, len(options))]
        if chosen.verb not in SHY:
            return chosen.key
        others = tuple(each for each in options if each.verb not in SHY) or options
        drawn = number(self._seed, self._stream, -1 - decision.seq, RARELY * len(others))
        return others[drawn // RARELY].key if drawn % RARELY else chosen.key
