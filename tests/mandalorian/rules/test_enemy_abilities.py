"""Grapple, mission effects and sabotage (section 31)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian.frames import Enemies
from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, rest, total


def house(**data: Any) -> Sim:
    """Return a game of mission 2 with The Mandalorian and Kuiil."""
    return Sim("a_promise_broken", (MANDO, KUIIL), **data)


def advance(sim: Sim, n: int, step: str = "event", count: int = -1) -> None:
    """Let enemies move."""
    sim.state.step = step  # type: ignore[assignment]
    sim.push(Enemies(0, MANDO, (), n, count, step="advancing"))


@pytest.mark.rule("MA-349", "MA-350")
def test_mission_one_has_sentries_alone() -> None:
    for threat in CONTENT.threats.values():
        if threat.enemy is not None and threat.mission == 1:
            assert set(threat.enemy.abilities) <= {"sentry"}


@pytest.mark.rule("MA-R47", "MA-357")
def test_sabotage_happens_for_every_move() -> None:
    sim = house(tokens=(("slicer_droid", "s14"),), pool=(1, 1, 1), disrupts={"attack": (2,)})
    for _ in range(2):
        advance(sim, 1)
        rest(sim)
        sim.state.step = "event"
    assert sum(len(each) for each in sim.state.disrupts.values()) == 3


@pytest.mark.rule("MA-358", "MA-R25")
def test_a_saboteur_that_does_not_move_disrupts_nothing() -> None:
    sim = house(tokens=(("slicer_droid", "s16"),))
    advance(sim, 2)
    assert not any(sim.state.disrupts.values()) and sim.step == "act"


@pytest.mark.rule("MA-357", "MA-366", "MA-276")
def test_sabotage_may_raise_a_slot_to_five() -> None:
    slots = {slot: (2, 2) for slot in ("move", "attack", "intel", "plan")}
    sim = Sim(
        "six_minutes", tokens=(("mouse_droid", "s09"),), pool=(2,),
        disrupts={**slots, "slice": (2, 1)}, spaces={MANDO: "s13"},
    )  # fmt: skip
    advance(sim, 1)
    assert total(sim, "slice") == 5 and sim.state.raised == ["slice"]
