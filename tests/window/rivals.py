"""Somebody who plays Outer Rim as well as the strongest computer player: follows the journal of the
game in the window."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from game.client.games.outer_rim.play.model import the_game
from game.outer_rim.players.levels import legend
from game.table.contract import Sight

from . import crew
from .players import Line, choice

SHY = ("deal", "trade", "favor")
"""beginnings of answers that open talks, of which chance never tires"""


class Mind(crew.Mind):
    """Asks a Legend about each question as its seat sees it; one question in ``careless`` is
    answered by chance, so that there is something to be coached about."""

    name = "outer_rim"

    def __init__(self, saves: Path, careless: int = 5) -> None:
        super().__init__(saves)
        self.careless, self.asked = careless, 0

    def played(self) -> Any:
        return the_game()

    def __call__(self, controls: list[Line], stream: random.Random) -> Line:
        """Return the control of the answer that looks best, or any where it has none: a way of a
        patrol is one answer in the window, and several in the journal."""
        self.follow()
        decision = self.decision()
        self.asked += 1
        if self.asked % self.careless == 0:
            rest = [each for each in controls if not each["key"].startswith(SHY)]
            return choice(rest or controls, stream)
        key = legend(7, decision.seat).choose(Sight(self.game, self.state, decision.seat), decision)
        found = [each for each in controls if each["key"] == key and each["enabled"]]
        return found[0] if found else choice(controls, stream)
