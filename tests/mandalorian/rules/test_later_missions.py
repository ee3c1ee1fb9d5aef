"""The Child, sabotage and green slots at their limits (sections 30 to 32)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Plain
from tests.mandalorian.bench import CARA, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import rest

HOUSE, SHIP, SQUARE = "a_promise_broken", "six_minutes", "town_square"
HAND = ("tracking_fob", "flamethrower", "old_trade", "rising_phoenix")
"""cards of the strengths 1 to 4"""


def house(**data: Any) -> Sim:
    """Return a game in which The Child is in play."""
    return Sim(HOUSE, (MANDO, KUIIL), **data)


@pytest.mark.rule("MA-348")
def test_a_child_carried_by_an_enemy_does_not_flee() -> None:
    sim = house(tokens=(("guild_hunter", "s12"),), events=("ev_bad_footing",))
    sim.state.carrier = token = sim.token("guild_hunter")
    sim.put("move", "old_trade", disrupts=(2,))
    sim.state.step = "event"
    sim.push(Plain(0, step="events"))
    rest(sim)
    assert sim.state.carrier == token


@pytest.mark.rule("MA-340", "MA-341", "MA-342", "MA-335", "MA-R46")
@pytest.mark.parametrize("mission, seed", [(HOUSE, 1), ("town_square", 2), ("town_square", 3)])
def test_a_carrier_loses_it_only_when_it_flees(mission: str, seed: int) -> None:
    """Games of any answers: it is not dropped, not handed over, and not rescued too soon."""
    cast = (MANDO, CARA)
    id = "trandoshan_hunter" if mission == HOUSE else "stormtrooper"
    sim = Sim(mission, cast, seed=seed, child=MANDO, level="novice", tokens=((id, "s12"),))
    for number in range(120):
        if sim.state.over:
            break
        before, fled = sim.state.carrier, sim.state.fled
        keys = sim.keys()
        ways = [each for each in keys if each.startswith(("rescue", "pass"))] or keys
        sim.do(ways[(number * 7 + seed) % len(ways)])
        after = sim.state.carrier
        if before in cast and after != before:
            assert [each.who for each in sim.of(e.ChildFled)] == [before]
        if after in cast and after != before:
            assert not fled and [each.who for each in sim.of(e.ChildRescued)] == [after]
        assert bool(sim.state.child) != bool(after)


def square(**data: Any) -> Sim:
    """Return a game whose green slot cuts a tunnel open, in the space with the number 8."""
    return Sim(SQUARE, (MANDO, CARA), **{"hands": (HAND,), "child": CARA, **data})


@pytest.mark.rule("MA-364", "MA-299")
@pytest.mark.parametrize("space, done", [("s21", True), ("s18", False)])
def test_an_objective_points_to_a_space_by_its_number(space: str, done: bool) -> None:
    sim = square(spaces={MANDO: space, CARA: space})
    assert sim.game.view(sim.state, 0)["goal"]["all_in"] is done
