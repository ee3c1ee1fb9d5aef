"""Games of players who bargain: whatever they agree on, the rules carry it out or refuse it."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.unfinished import bargainers
from tests.outer_rim.unfinished.bargainers import TABLES

FEW = 1
"""games at each table; a long run has more (``tests.attack.long_run``)"""
BUSY = frozenset(("accept", "deal", "favor", "grant", "propose", "token"))


@pytest.mark.rule("UB-R89", "OR-R26")
def test_bargains_end_in_a_deal_or_a_refusal(game: OuterRim) -> None:
    verbs = bargainers.play(game, 3, FEW)
    assert verbs.total() > FEW * len(TABLES) * 300
    assert BUSY <= verbs.keys() and verbs["accept"] > 80
