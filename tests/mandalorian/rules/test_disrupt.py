"""Disrupt tokens: the pool, and what stands in for them (section 25)."""

from __future__ import annotations

import pytest

from game.mandalorian.frames import Choosing, Placing
from tests.mandalorian.bench import MANDO, Sim


def disrupt(sim: Sim, slot: str) -> None:
    """Disrupt a slot."""
    sim.push(Placing(0, MANDO, (slot,), step="disrupting"))


@pytest.mark.rule("MA-279")
def test_a_token_worth_more_is_no_substitute() -> None:
    sim = Sim(pool=())
    disrupt(sim, "move")
    sim.state.disrupts["move"] += (2,)
    sim.push(Choosing(0, MANDO, 0, ("move",), step="calming"))
    assert sim.state.spent == [2] and sim.state.substitutes == 0
