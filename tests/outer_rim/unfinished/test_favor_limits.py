"""Favors at the edges: to the die and the credit, with an AI at the table, with several offers."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.combat.frames import SkillTest
from game.outer_rim.favors import rules as favors
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import skills
from tests.outer_rim.conftest import Sim
from tests.outer_rim.unfinished.test_favors import asks, skill_of, table


def under_test(sim: Sim, skill: Any) -> SkillTest:
    """Begin a test of the first player on top of what is pending; it is carried on until it
    asks."""
    play = sim.play()
    skills.test(play, 0, (skill,), (), (), "")
    frame = play.stack[-1]
    assert isinstance(frame, SkillTest)
    sim.game._advance(play)
    sim.edited()
    return frame


# --- until when, and how often --------------------------------------------------------------------


@pytest.mark.rule("UB-123", "UB-R45")
def test_a_test_is_rolled_once_its_dice_have_fallen(game: OuterRim) -> None:
    sim = table(game, step="encounter")
    frame = under_test(sim, skill_of(sim, 1))
    assert not favors.rolled(sim.play()) and "advice" in asks(sim)
    frame.at = 3
    sim.edited()
    assert favors.rolled(sim.play()) and asks(sim) == []


# --- what they do ---------------------------------------------------------------------------------


@pytest.mark.rule("UB-128", "UB-R49")
def test_a_strategy_helps_no_enemy_without_a_seat(game: OuterRim) -> None:
    sim = table(game)
    play = sim.play()
    favors.grant(play, 2, 1, "combat_strategy", "")
    assert [favors.extra_dice(play, seat) for seat in (-1, 0, 1, 2)] == [0, 0, 0, 1]


# --- whom, and for what ---------------------------------------------------------------------------


@pytest.mark.rule("UB-140", "UB-141")
def test_the_price_goes_up_and_down(game: OuterRim) -> None:
    sim = table(game, {"credits": 7_000})
    sim.choose("favor:shortcut", "whom:seat_1")
    assert not any(key.startswith("less:") for key in sim.keys)
    sim.choose("more:5000", "more:1000", "less:1000", "less:1000")
    assert sim.game.view(sim.state, 0)["favor"]["credits"] == 4_000
    sim.choose("propose", "accept")
    assert [each.credits for each in sim.state.players[:2]] == [3_000, 8_000]
