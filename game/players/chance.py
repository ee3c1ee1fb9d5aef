"""The player that chooses at random, for tests, measurements and filling a seat."""

from __future__ import annotations

from typing import Any

from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.streams import number


class RandomPlayer:
    """Chooses evenly among the options, and looks at nothing.

    Its numbers come from a stream of its own with the decision's ``seq`` as position. So it
    never disturbs the dice of the game, and answers alike after an undo or a reload.
    """

    def __init__(self, seed: int, seat: int) -> None:
        self._seed = seed
        self._stream = f"player.random.{seat}"

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """The key of one of the options."""
        options = decision.options
        return options[number(self._seed, self._stream, decision.seq, len(options))].key
