"""Stations, raiders and spend cards of a battle of ships, figure by figure."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.edge.cards import effects as fx
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome
from game.edge.rules import battles, ship_deeds, stations
from game.edge.rules.deeds import Case
from game.edge.rules.stations import AWAY, CREW
from tests.edge.test_battles import ONE, TWO, Storm
from tests.edge.test_fights import ADA, BO


def told(play: Play) -> list[str]:
    """Return the kinds of what has happened."""
    return [type(each).__name__ for each in play.events]


def ordered(sim: Storm, order: str, target: str = "", **net: Any) -> tuple[Play, Outcome]:
    """Carry out an order that was rolled."""
    play = sim.play
    given: dict[str, Any] = {"seat": 0, "task": "station", "scene": "gap", "who": ADA}
    outcome = Outcome(**given, way=order, target=target, skill="gunnery", step="spend", **net)
    play.stack.append(outcome)
    stations.result(play, outcome)
    return play, outcome


def falls(monkeypatch: pytest.MonkeyPatch, *nets: Net) -> list[Pool]:
    """Let the next rolls come to these, and return the pools that are thrown."""
    pools: list[Pool] = []

    def throw(play: Play, pool: Pool) -> SimpleNamespace:
        pools.append(pool)
        return SimpleNamespace(dice=(), net=nets[len(pools) - 1])

    monkeypatch.setattr(Play, "throw", throw)
    return pools


def at(sim: Storm, one: int, two: int) -> Storm:
    """Put the raiders this many steps away; neither of them is late."""
    sim.battle.vessels[ONE].step, sim.battle.vessels[TWO].step = one, two
    sim.game.forget()
    return sim


# --- stations -------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R95")
def test_a_raider_four_steps_away_is_out_of_it() -> None:
    sim = at(Storm(), AWAY, 3)
    assert stations.raiders(sim.play) == (TWO,)
    assert sim.why(f"shoot:ada@{ONE}") == "EE-R94" and sim.why(f"shoot:ada@{TWO}") == "EE-R95"
    assert f"shoot:ada@{TWO}" in at(sim, AWAY, 2).keys


@pytest.mark.rule("EE-R41", "EE-R98")
def test_what_fails_is_out_of_use_until_it_is_mended_and_never_if_destroyed() -> None:
    sim = Storm()
    sim.battle.vessels[CREW].broken = (("gun", False), ("helm", True), ("repair", False))
    sim.game.forget()
    assert {sim.why(key) for key in (f"shoot:ada@{ONE}", "evade:ada", "close:ada")} == {"EE-R98"}
    assert sim.why("mend:ada@helm") == sim.why("mend:ada@screens") == "EE-R41"
    assert "mend:ada@gun" in sim.keys and "mend:ada@repair" in sim.keys
    ordered(sim, "mend", "gun", success=1)
    assert sim.battle.vessels[CREW].broken == (("helm", True), ("repair", False))
    assert sim.battle.repairs == 1


@pytest.mark.rule("EE-R63", "EE-R96")
def test_a_station_is_for_a_hero_who_is_up_and_free() -> None:
    sim = Storm()
    sim.battle.stations = ((ADA, "helm"),)
    sim.person(BO).wounds = 99
    sim.game.forget()
    assert sim.why("jump:bo") == "EE-R63" and sim.why("jump:ada") == "EE-R96"
    sim.person(BO).wounds = 0
    sim.game.forget()
    assert "jump:bo" in sim.keys and sim.why("evade:bo") == "EE-R96"


# --- rounds and raiders ---------------------------------------------------------------------------


@pytest.mark.rule("EE-R94")
@pytest.mark.parametrize(("round", "over"), [(11, False), (12, True)])
def test_raiders_give_up_after_twelve_rounds(round: int, over: bool) -> None:
    sim = Storm()
    play = sim.play
    del play.stack[-1]
    play.battle.round, play.battle.at = round, 2
    battles.raid(play, play.stack[-1])
    assert (play.state.battle is None) == over
    assert (play.stack[-1].step == "sailing") != over


# --- deeds ----------------------------------------------------------------------------------------


def carried(sim: Storm, deed: Any, target: str = ONE) -> Play:
    """Carry out a deed of a spend card."""
    play = sim.play
    ship_deeds.VERBS[type(deed)].run(play, Case(ADA, target), deed)
    return play


def can(sim: Storm, deed: Any, target: str = ONE) -> bool:
    """Return True if a deed can do anything."""
    return ship_deeds.VERBS[type(deed)].possible(sim.play, Case(ADA, target), deed)


@pytest.mark.rule("EE-R98")
def test_a_station_fails_once_and_repair_never() -> None:
    fails = fx.StationFails(do="station_fails")
    sim = Storm()
    assert not can(sim, fails)
    for order, open in (("evade", True), ("repair", False), ("mend", False)):
        sim = Storm()
        sim.battle.vessels[CREW].hull = 9
        ordered(sim, order)
        assert can(sim, fails) == open
    ordered(sim, "evade")
    play = carried(sim, fails)
    assert sim.battle.vessels[CREW].broken == (("helm", False),) and not can(sim, fails)
    assert told(play) == ["StationFailed"]
