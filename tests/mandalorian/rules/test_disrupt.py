"""Disrupt tokens: the pool, and what stands in for them (section 25)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Choosing, Placing
from tests.mandalorian.bench import MANDO, Sim
from tests.mandalorian.rules.kit import event_step, rest


def disrupt(sim: Sim, slot: str) -> None:
    """Disrupt a slot."""
    sim.push(Placing(0, MANDO, (slot,), step="disrupting"))


@pytest.mark.rule("MA-275")
@pytest.mark.parametrize("pool", [(2, 1), (1, 2)])
def test_the_next_token_of_the_pool_is_put_on_the_slot(pool: tuple[int, ...]) -> None:
    sim = Sim(pool=pool)
    disrupt(sim, "plan")
    assert sim.state.disrupts["plan"] == pool[:1]
    assert tuple(sim.state.pool) == pool[1:]


@pytest.mark.rule("MA-279", "MA-278")
@pytest.mark.parametrize("how", ["event", "calm"])
def test_a_substitute_never_gets_into_the_pool(how: str) -> None:
    sim = Sim(pool=(2,), events=("ev_alarm",))
    for slot in ("move", "move", "plan"):
        disrupt(sim, slot)
    assert sim.state.disrupts["move"] == (2, 1) and sim.state.disrupts["plan"] == (1,)
    assert sim.state.substitutes == 2
    if how == "calm":
        sim.push(Choosing(0, MANDO, 0, ("move",), step="calming"))
    else:
        sim.put("move", "patient_hunter", disrupts=(2, 1))
        event_step(sim)
        rest(sim)
        assert sim.of(e.SlotEmptied)[0].disrupts == (2, 1)
    assert sim.state.spent == [2] and sim.state.substitutes == 1
    disrupt(sim, "intel")
    assert sim.state.disrupts["intel"] == (2,) and not sim.state.pool


@pytest.mark.rule("MA-279")
def test_a_token_worth_more_is_no_substitute() -> None:
    sim = Sim(pool=())
    disrupt(sim, "move")
    sim.state.disrupts["move"] += (2,)
    sim.push(Choosing(0, MANDO, 0, ("move",), step="calming"))
    assert sim.state.spent == [2] and sim.state.substitutes == 0
