"""Grapple, mission effects and sabotage (section 31)."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.frames import Enemies
from tests.mandalorian.bench import KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, due, event_step, rest, total


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


@pytest.mark.rule("MA-351", "MA-352", "MA-R75", "MA-R22")
@pytest.mark.parametrize("n", [1, 2])
def test_leaving_the_space_of_grapple_enemies_costs_one_each(n: int) -> None:
    """Before the character leaves."""
    sim = house(tokens=(("trandoshan_hunter", "s16"),) * n)
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s17")
    kinds = [type(each) for each in sim.events if isinstance(each, e.Hurt | e.Moved)]
    assert kinds == [*[e.Hurt] * n, e.Moved]
    assert sim.state.damage == {MANDO: n}


@pytest.mark.rule("MA-R75", "MA-351")
@pytest.mark.parametrize("up", [True, False])
def test_entering_costs_nothing_and_leaving_does(up: bool) -> None:
    laid = (("trandoshan_hunter", "s17"),)
    sim = house(tokens=laid if up else (), down=() if up else laid)
    sim.free("move", 2)
    sim.do(f"move:{MANDO}@s17")
    assert not sim.state.damage
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s18")
    assert sim.state.damage == {MANDO: 1}


@pytest.mark.rule("MA-R75", "MA-R34")
def test_a_grapple_that_defeats_ends_it() -> None:
    sim = house(tokens=(("trandoshan_hunter", "s16"),), damage={MANDO: 4})
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s17")
    assert sim.state.over and sim.state.at[MANDO] == "s16"


@pytest.mark.rule("MA-352", "MA-344", "MA-343")
def test_a_child_flees_from_the_space_that_is_left() -> None:
    sim = house(tokens=(("trandoshan_hunter", "s16"), ("guild_hunter", "s11")), child=MANDO)
    sim.free("move", 1)
    sim.do(f"move:{MANDO}@s17")
    assert (sim.state.at[MANDO], sim.state.child) == ("s17", "s11")


@pytest.mark.rule("MA-353", "MA-R20")
def test_a_grapple_enemy_that_leaves_hurts_nobody() -> None:
    sim = house(tokens=(("trandoshan_hunter", "s16"),), spaces={KUIIL: "s19"})
    sim.free("intel", 1)
    sim.do(f"push:{sim.token('trandoshan_hunter')}@s17")
    assert not sim.state.damage
    advance(sim, 1)
    assert not sim.state.damage


@pytest.mark.rule("MA-354", "MA-355", "MA-356", "MA-R74")
@pytest.mark.parametrize("threat", ["tracker", "child_token"])
@pytest.mark.parametrize("how", ["move", "attack", "event"])
def test_a_mission_effect_happens_when_its_threat_is_revealed(threat: str, how: str) -> None:
    """However it is revealed, and on enemies as on features."""
    data: dict[str, Any] = {"down": ((threat, "s17"),), "events": ("ev_bad_footing",)}
    if how == "event":
        sim = due(5, mission="a_promise_broken", characters=(MANDO, KUIIL), **data)
    else:
        sim = house(**data)
        sim.free(how, 1)
        sim.do(f"move:{MANDO}@s17" if how == "move" else f"attack@{sim.token(threat)}")
    rest(sim)
    assert len(sim.of(e.TokenEntered)) == 1
    orange = [CONTENT.threats[sim.state.kinds[each]].orange for each in sim.state.spaces]
    assert orange.count(True) == 1


@pytest.mark.rule("MA-R74", "MA-324", "MA-R29")
@pytest.mark.parametrize("card, star", [("old_trade", "s01"), ("long_patience", "s20")])
def test_you_of_a_mission_effect_in_the_event_step(card: str, star: str) -> None:
    """The "you" of the event."""
    sim = house(
        down=(("tracker", "s18"),), spaces={MANDO: "s02", KUIIL: "s20"}, events=("ev_bad_footing",)
    )
    sim.put("move", card, disrupts=(5 - CONTENT.skills[card].strength,))
    event_step(sim)
    rest(sim)
    assert [each.space for each in sim.of(e.TokenEntered)] == [star]


@pytest.mark.rule("MA-357", "MA-R47")
def test_sabotage_disrupts_the_lowest_slot_at_once() -> None:
    """Before the next enemy moves; equally low slots are the player's choice, the one being
    resolved included."""
    sim = house(
        tokens=(("slicer_droid", "s18"),) * 2,
        pool=(1, 2, 1),
        disrupts={"move": (2,), "attack": (1,), "intel": (1,), "plan": (2,)},
    )
    sim.state.resolving = "attack"
    advance(sim, 1)
    assert sim.step == "disrupting"
    assert set(sim.keys()) == {"disrupt@attack", "disrupt@intel"}
    assert sim.refused("disrupt@plan") == "MA-357"
    assert list(sim.state.spaces.values()).count("s17") == 1
    sim.do("disrupt@attack")
    assert sim.state.disrupts["attack"] == (1, 1)
    assert sim.state.disrupts["intel"] == (1, 2)
    assert list(sim.state.spaces.values()).count("s17") == 2


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


@pytest.mark.rule("MA-359", "MA-R20")
def test_a_saboteur_moved_in_the_action_step_disrupts_nothing() -> None:
    sim = house(tokens=(("slicer_droid", "s18"),))
    advance(sim, 1, "action")
    assert sim.of(e.TokenMoved) and not any(sim.state.disrupts.values())


@pytest.mark.rule("MA-357", "MA-366", "MA-276")
def test_sabotage_may_raise_a_slot_to_five() -> None:
    slots = {slot: (2, 2) for slot in ("move", "attack", "intel", "plan")}
    sim = Sim(
        "six_minutes",
        tokens=(("mouse_droid", "s09"),),
        pool=(2,),
        disrupts={**slots, "slice": (2, 1)},
        spaces={MANDO: "s13"},
    )
    advance(sim, 1)
    assert total(sim, "slice") == 5 and sim.state.raised == ["slice"]


@pytest.mark.rule("MA-355", "MA-138")
def test_the_effect_of_an_incinerator_is_a_disrupt() -> None:
    sim = Sim(
        "town_square",
        down=(("incinerator_trooper", "s13"),),
        pool=(2,),
        disrupts={"move": (1,), "attack": (1,), "intel": (), "plan": (1,), "cut": (1,)},
    )
    sim.free("attack", 4)
    sim.do(f"attack@{sim.token('incinerator_trooper')}")
    assert sim.on_map("incinerator_trooper") == 0
    assert sim.state.disrupts["intel"] == (2,) and sim.state.raised == []
