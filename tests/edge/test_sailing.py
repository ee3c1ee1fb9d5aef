"""Stations of the ship, as a careful crew takes them."""

from __future__ import annotations

from dataclasses import replace

from game.edge.frames import Plain
from game.edge.players import sailing
from game.edge.rules.stations import CREW
from tests.edge.test_battles import ONE, TWO, Storm


def orders(sim: Storm) -> list[str]:
    """Return the orders that a careful crew of two gives in a round, as if both changed nothing."""
    sim.game.forget()
    decision = sim.game.decision(sim.state)
    frame = sim.state.stack[-1]
    assert decision is not None and isinstance(frame, Plain)
    one = sailing.order(sim.play, frame, decision)
    left = [o for o in decision.options if o.verb == "done" or sailing._apart(one, o)]
    two = sailing.order(sim.play, frame, replace(decision, options=tuple(left)))
    return [one.key, two.key]


def verbs(sim: Storm) -> set[str]:
    """Return the verbs of these orders."""
    return {each.partition(":")[0] for each in orders(sim)}


def test_a_raider_that_is_nearly_down_is_finished_first() -> None:
    for hurt in (ONE, TWO):
        sim = Storm()
        for each in (ONE, TWO):
            sim.battle.vessels[each].step = 1
        sim.battle.vessels[hurt].hull = 6
        first, _ = orders(sim)
        assert first.startswith("shoot:") and first.endswith(f"@{hurt}")


def test_a_ship_that_is_badly_hurt_is_repaired() -> None:
    sim = Storm()
    for each in (ONE, TWO):
        sim.battle.vessels[each].step = 1
    assert "repair" not in verbs(sim)
    sim.battle.vessels[CREW].hull = 12
    assert "repair" in verbs(sim)


def test_nobody_closes_in_on_who_is_near() -> None:
    sim = Storm()
    sim.battle.vessels[ONE].step = 1
    decision = sim.game.decision(sim.state)
    assert decision is not None
    closing = [o for o in decision.options if o.verb == "close"]
    assert closing and all(sailing._worth(sim.play, o) == 0 for o in closing)
    sim.battle.vessels[ONE].step = 2
    assert all(sailing._worth(sim.play, o) > 0 for o in closing)


def test_the_last_mark_of_a_jump_is_worth_the_most() -> None:
    sim = Storm()
    decision = sim.game.decision(sim.state)
    assert decision is not None
    jump = next(o for o in decision.options if o.verb == "jump")
    found = []
    for marks in range(4):
        sim.battle.marks = marks
        found.append(sailing._worth(sim.play, jump))
    assert found == sorted(found) and found[3] > 3 * found[0]
