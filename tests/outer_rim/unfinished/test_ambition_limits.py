"""Ambitions at the edges: what wins nothing, what replaces no patrol, what counts once."""

from __future__ import annotations

import pytest

from game.outer_rim.events import AmbitionAdvanced
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import ambitions
from tests.outer_rim.unfinished.test_ambitions import FAST, HERO, table


@pytest.mark.rule("UB-175")
def test_a_goal_is_completed_once(game: OuterRim) -> None:
    sim = table(game, FAST, HERO, goals=[0])
    play = sim.play()
    ambitions.achieve(play, 0, 0)
    assert not [each for each in play.events if isinstance(each, AmbitionAdvanced)]
    ambitions.achieve(play, 0, 1)
    assert len([each for each in play.events if isinstance(each, AmbitionAdvanced)]) == 1
