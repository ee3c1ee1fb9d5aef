"""Threats turned up at the end of a move, and what happens then (MA-R21, MA-R73)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import rest

HOUSE, SQUARE = "a_promise_broken", "town_square"


@pytest.mark.rule("MA-R54", "MA-R73")
def test_the_order_in_the_start_space_is_chosen_too() -> None:
    """A token that turns up where the game begins has its effect before the first turn."""
    sim = Sim(HOUSE, (MANDO, KUIIL), down=(("tracker", "s16"), ("child_token", "s16")))
    assert sim.step == "effects" and sim.state.turn == 0
    rest(sim)
    assert sim.state.turn == 1 and sim.state.child == "s16"
