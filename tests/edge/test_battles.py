"""Battles of ships: stations, courses, attacks, and what is bought on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.edge.cards import effects as fx
from game.edge.checks import lines
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome, Plain, Tray
from game.edge.people import rules as people
from game.edge.players import sailing
from game.edge.rules.deeds import Case
from game.edge.ships import battles, stations
from game.edge.ships import deeds as ship_deeds
from game.edge.ships.names import AWAY, CREW
from game.edge.state import Battle, Pending
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.small import STORM
from tests.edge.stories import GAME
from tests.edge.test_combat_spending import ADVANTAGE, THREAT, made
from tests.edge.test_fights import ADA, BO

ONE, TWO = "raider.1", "raider.2"


class Storm(Sim):
    """The battle of the small adventure, at the first stations."""

    def __init__(self) -> None:
        super().__init__(small.game(), small.STORM)

    @property
    def battle(self) -> Battle:
        """The battle."""
        assert self.state.battle is not None
        return self.state.battle


@pytest.mark.rule("EE-R96")
def test_evading_and_screens_add_setback_up_to_three_and_two(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Storm().do("evade:ada").roll(monkeypatch, "ss", "ss", "-", "-", "-")
    assert sim.battle.vessels[CREW].evading == 3
    sim.do("screens:bo").roll(monkeypatch, "ss", "ss", "-", "-", "-", "-")
    assert sim.battle.round == 2 and sim.battle.vessels[CREW].evading == 0


@pytest.mark.rule("EE-R97", "EE-R94")
def test_damage_is_gun_and_net_success_less_armor(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Storm()
    sim.battle.vessels[ONE].step = 1
    sim.game.forget()
    sim.do(f"shoot:ada@{ONE}").roll(monkeypatch, "ss", "s", "-", "-", "-", "-")
    assert sim.battle.vessels[ONE].hull == 6 + 3 - 2


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


SHIP_SKILLS = ("piloting", "gunnery", "computers", "mechanics")


class Gale(Storm):
    """The battle of the small adventure with the cards of the box, a raider one step away."""

    def __init__(self) -> None:
        Sim.__init__(self, made(), small.STORM)
        self.battle.vessels[ONE].step = 1
        self.game.forget()

    def waits(self, who: str) -> list[tuple[str, tuple[str, ...]]]:
        """Return the changes that wait for somebody's next check, with their skills."""
        return [(each.change, each.skills) for each in self.person(who).waiting]


def shot(
    monkeypatch: pytest.MonkeyPatch, mine: str, theirs: str = "", great: int = 0, dire: str = ""
) -> Gale:
    """Return a battle after a shot with these faces; each Triumph upgrades the pool before."""
    sim = Gale()
    if great:
        people.wait(sim.play, "ada", "upgrade", great)
    if dire:
        people.wait(sim.play, "ada", "toughen", 1)
    sim.game.forget()
    sim.do(f"shoot:ada@{ONE}")
    good = (["t"] * great + mine.split() + ["-"] * 3)[:3]
    bad = (([dire] if dire else []) + theirs.split() + ["-"] * 2)[:2]
    sim.roll(monkeypatch, *good, *bad, "-")
    return sim


Then = Callable[[Gale], bool]
BOOST, UPGRADE = ("boost", SHIP_SKILLS), ("upgrade", SHIP_SKILLS)
GAINS: dict[str, tuple[int, Then]] = {
    "call_out": (1, lambda sim: sim.waits("bo") == [BOOST]),
    "line_up_shot@bo": (2, lambda sim: sim.waits("bo") == [BOOST]),
    "line_up_shot@ada": (2, lambda sim: sim.waits("ada") == [BOOST]),
}


@pytest.mark.rule("EE-278", "EE-284", "EE-R98")
@pytest.mark.parametrize("card", GAINS)
def test_advantage_helps_the_crew(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    cost, then = GAINS[card]
    assert f"spend:{card}" not in shot(monkeypatch, ADVANTAGE[cost - 1]).keys
    sim = shot(monkeypatch, ADVANTAGE[cost]).do(f"spend:{card}")
    assert then(sim)
    sim = shot(monkeypatch, "", great=1).do(f"triumph:{card}")
    assert then(sim)


@pytest.mark.rule("EE-292", "EE-R38")
def test_a_triumph_alone_upgrades_a_check_of_an_ally(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "spend:sure_hand@bo" not in shot(monkeypatch, "aa aa").keys
    sim = shot(monkeypatch, "", great=1).do("triumph:sure_hand@bo")
    assert sim.waits("bo") == [UPGRADE]


@pytest.mark.rule("EE-276", "EE-280", "EE-R98", "EE-R40", "EE-296")
def test_a_critical_hit_costs_the_figure_of_the_gun_and_breaks_three_hull_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = shot(monkeypatch, "sa aa")
    hull = sim.battle.vessels[ONE].hull
    assert hull == 6 + 1 - 2
    sim.do("spend:breach")
    assert sim.state.battle is None or sim.state.battle.vessels[ONE].hull == hull + 3
    assert "spend:breach" not in shot(monkeypatch, "sa a").keys
    assert "triumph:breach" in shot(monkeypatch, "", great=1).keys
    assert "spend:breach" not in shot(monkeypatch, "aa a", "f").keys, "the shot failed"


@pytest.mark.rule("EE-285", "EE-287", "EE-R38")
def test_three_advantage_break_a_component_instead_of_the_hull(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert "spend:cripple@defense" not in shot(monkeypatch, "sa a").keys
    sim = shot(monkeypatch, "sa aa").do("spend:cripple@defense")
    vessel = sim.battle.vessels[ONE]
    assert vessel.hull == 0 and vessel.broken == (("defense", False),)
    assert "spend:breach" not in sim.keys
    tray = Tray(0, "station", "gap", BO, "shoot", "gunnery", target=ONE, step="tray")
    assert not lines.build(sim.play, tray).pool.setback, "its defense is 0"


@pytest.mark.rule("EE-294", "EE-R38")
def test_two_triumphs_destroy_a_component(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "triumph:destroy@defense" not in shot(monkeypatch, "", great=1).keys
    sim = shot(monkeypatch, "", great=2).do("triumph:destroy@defense")
    vessel = sim.battle.vessels[ONE]
    assert vessel.hull == 0 and vessel.broken == (("defense", True),)


@pytest.mark.rule("EE-283", "EE-291", "EE-R38")
def test_what_hampers_a_raider_counts_for_its_next_check(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "spend:cross_fire" not in shot(monkeypatch, "a").keys
    sim = shot(monkeypatch, "aa").do("spend:cross_fire")
    assert battles.shot(sim.play, ONE, 1).pool.setback == 2
    assert "spend:scatter_them" not in shot(monkeypatch, "aa aa").keys
    sim = shot(monkeypatch, "", great=1).do("triumph:scatter_them")
    play = sim.play
    assert battles.shot(play, ONE, 1).pool.challenge == 1
    assert battles.closing(play, ONE).pool.challenge == 1
    play.battle.vessels[ONE].step = 4
    battles._act(play, ONE)
    assert not play.battle.vessels[ONE].waiting, "spent on coming closer, without a shot"


@pytest.mark.rule("EE-297")
def test_the_defense_of_the_ship_hinders_raiders() -> None:
    sim = Gale()
    assert battles.shot(sim.play, ONE, 1).pool.setback == 1
    sim.battle.vessels[CREW].broken = (("defense", False),)
    assert battles.shot(sim.play, ONE, 1).pool.setback == 0


# --- the rest of the table ------------------------------------------------------------------------


@pytest.mark.rule("EE-279", "EE-R130")
def test_a_flaw_adds_two_to_the_next_hit_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = shot(monkeypatch, "a").do(f"spend:notice_flaw@{ONE}")
    assert f"spend:notice_flaw@{ONE}" not in shot(monkeypatch, "").keys
    play = sim.play
    assert not can(sim, fx.Flaw(do="flaw")), "it is known"
    assert stations.strike(play, CREW, ONE, 1) == 6 + 1 - 2 + 2
    assert stations.strike(play, CREW, ONE, 1) == 6 + 1 - 2


@pytest.mark.rule("EE-282", "EE-275", "EE-R130")
def test_two_advantage_are_a_maneuver_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"spend:brace", "spend:line_up_gun"}.isdisjoint(shot(monkeypatch, "a").keys)
    sim = shot(monkeypatch, "aa aa a").do("spend:brace", "spend:line_up_gun")
    assert {sim.why("spend:brace"), sim.why("spend:line_up_gun")} == {"EE-R34"}, "no third one"
    play = sim.play
    assert [each.change for each in play.battle.vessels[CREW].waiting] == ["boost"]
    assert stations.strike(play, ONE, CREW, 3) == 5 + 3 - 3 - 2
    assert stations.strike(play, ONE, CREW, 3) == 5 + 3 - 3


PARTS = {"defense": True, "gun": False, "engine": True}
"""the components of a raider, and whether it fires without"""


@pytest.mark.rule("EE-286", "EE-295", "EE-R130", "EE-R41")
@pytest.mark.parametrize("destroyed", [False, True])
@pytest.mark.parametrize("part", PARTS)
def test_the_player_picks_the_component(
    monkeypatch: pytest.MonkeyPatch, part: str, destroyed: bool
) -> None:
    if destroyed:
        sim = shot(monkeypatch, "", great=2).do(f"triumph:destroy@{part}")
    else:
        sim = shot(monkeypatch, "sa aa").do(f"spend:cripple@{part}")
    assert sim.battle.vessels[ONE].broken == ((part, destroyed),)
    play = sim.play
    falls(monkeypatch, *[Net(success=1)] * 2)
    battles._act(play, ONE)
    names = told(play)
    assert ("RaiderShot" in names) == PARTS[part]
    assert ("StationMended" in names) == (not destroyed)
    assert bool(sim.battle.vessels[ONE].broken) == destroyed


@pytest.mark.rule("EE-286", "EE-R130")
@pytest.mark.parametrize(("step", "then"), [(0, 0), (1, 1), (2, 3), (3, 4)])
def test_a_raider_without_an_engine_drifts(
    monkeypatch: pytest.MonkeyPatch, step: int, then: int
) -> None:
    sim = Gale()
    sim.battle.vessels[ONE].step, sim.battle.vessels[ONE].broken = step, (("engine", True),)
    falls(monkeypatch, *[Net(success=3)] * 3)
    battles._act(sim.play, ONE)
    assert sim.battle.vessels[ONE].step == then


def rough(sim: Gale, order: str, who: str = ADA) -> int:
    """Return the Setback dice of an order among wreckage."""
    skill = stations.skill_of(sim.play, who, order)
    tray = Tray(0, "station", "gap", who, order, skill, target=ONE, step="tray")
    return lines.build(sim.play, tray).pool.setback


@pytest.fixture
def wreckage(monkeypatch: pytest.MonkeyPatch) -> Gale:
    """Return a battle in terrain with two Setback dice."""
    sim = Gale()
    scenes = sim.game.content.scenes
    scene = scenes[sim.battle.scene].model_copy(update={"terrain": 2, "ground": "wreckage"})
    monkeypatch.setitem(scenes, sim.battle.scene, scene)
    return sim


@pytest.mark.rule("EE-288", "EE-R130")
def test_terrain_hinders_helm_and_shots_until_somebody_reads_it(wreckage: Gale) -> None:
    sim = wreckage
    found = [rough(sim, order) for order in ("evade", "shoot", "screens", "jump")]
    assert found == [2, 3, 0, 0], "a raider has a defense of 1"
    assert battles.shot(sim.play, ONE, 1).pool.setback == 1 + 2, "all shots"
    deed = fx.Clear(do="clear")
    assert can(sim, deed)
    carried(sim, deed)
    assert not can(sim, deed) and (rough(sim, "evade"), rough(sim, "evade", BO)) == (0, 2)
    sim.battle.round += 1
    assert rough(sim, "shoot") == 1, "to the end of the next turn"
    sim.battle.round += 1
    assert rough(sim, "shoot") == 3
    assert not can(Gale(), deed), "there is no terrain"


@pytest.mark.rule("EE-289", "EE-298", "EE-R130")
@pytest.mark.parametrize(("order", "by"), [("close", -1), ("open", 1), ("evade", 1)])
def test_the_helm_goes_a_step_further_once(order: str, by: int) -> None:
    sim = at(Gale(), 2, 2)
    play, outcome = ordered(sim, order, success=0, advantage=6)
    outcome.skill = "piloting"
    sim.game.forget()
    assert "spend:pilot_only" in sim.keys
    sim.do("spend:pilot_only")
    assert sim.battle.vessels[ONE].step == 2 + by and sim.why("spend:pilot_only") == "EE-R34"
    ordered(sim := Gale(), "shoot", ONE, success=0, advantage=6)
    sim.game.forget()
    assert sim.why("spend:pilot_only") == "EE-R69", "for the helm alone"


@pytest.mark.rule("EE-290", "EE-R130")
def test_a_raider_veers_off_and_loses_its_boosts(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = shot(monkeypatch, "aa a")
    sim.battle.vessels[ONE].waiting = (Pending("boost", 1), Pending("setback", 1))
    sim.do(f"spend:veer_off@{ONE}")
    assert sim.battle.vessels[ONE].step == 2
    assert [each.change for each in sim.battle.vessels[ONE].waiting] == ["setback"]


@pytest.mark.rule("EE-293")
def test_a_triumph_does_what_the_scene_lists() -> None:
    setup = {**STORM, "story": "lantern", "heroes": ("juno", "orrakh"), "scene": "lantern_gap"}
    sim = Sim(GAME, setup)
    assert sim.state.battle is not None
    far = f"raider.{len(sim.state.battle.vessels) - 1}"
    assert sim.state.battle.vessels[far].step == 2, "the last of them"
    outcome = Outcome(0, "station", "lantern_gap", "juno", "shoot", "gunnery", target=ONE,
                      step="spend", triumphs=1)  # fmt: skip
    sim.state.stack.append(outcome)
    sim.game.forget()
    assert "spend:listed_triumph@lantern_stones" not in sim.keys
    sim.do("triumph:listed_triumph@lantern_stones")
    assert sim.state.battle.vessels[far].step == AWAY


# --- Threat and Despair ---------------------------------------------------------------------------

PAYS: dict[str, tuple[int, Then]] = {
    "ship_strain": (1, lambda sim: sim.battle.vessels[CREW].strain == 1),
    "ship_opening": (2, lambda sim: battles.shot(sim.play, ONE, 1).pool.boost == 1),
    "ship_drift": (3, lambda sim: sim.battle.vessels[ONE].step == 0),
}


@pytest.mark.rule("EE-R98", "EE-R40")
@pytest.mark.parametrize("card", PAYS)
def test_threat_costs_the_ship(monkeypatch: pytest.MonkeyPatch, card: str) -> None:
    cost, then = PAYS[card]
    assert f"pay:{card}" not in shot(monkeypatch, "", THREAT[cost - 1]).keys
    sim = shot(monkeypatch, "", THREAT[cost])
    assert not then(sim)
    sim.do(f"pay:{card}")
    assert then(sim)
