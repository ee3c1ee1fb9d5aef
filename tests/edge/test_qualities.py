"""Active qualities of weapons: their price, what each does, and foes who use them."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.cards.models import Gun, Quality
from game.edge.checks import lines
from game.edge.dice.faces import Kind, Net
from game.edge.dice.odds import odds
from game.edge.fights import foes, qualities, turns
from game.edge.frames import Outcome, Plain, Tray
from game.edge.people import rules as people
from game.edge.ships import battles, stations
from game.edge.ships.names import CREW
from tests.edge import small, stories
from tests.edge.bench import Sim
from tests.edge.test_combat_spending import ADA, BO, THUGS, Duel, foe_outcome, made
from tests.edge.test_fights import CHIEF

PISTOL = {"skill": "ranged_light", "damage": 7, "critical": 3, "range": "medium"}


def armed(name: str, n: int = 2, cost: int = 2) -> dict[str, Any]:
    """Return the pistol with a quality."""
    quality = {"name": name, "n": n, "cost": cost}
    return {"pistol": {"weapon": {**PISTOL, "qualities": (quality,)}}}


def hit(name: str, **left: int) -> Duel:
    """Return a fight after a shot of a pistol with a quality."""
    sim = Duel(**armed(name))
    given: dict[str, int] = {"success": 2, "dealt": 3, **left}
    shot = Outcome(0, "attack", "brawl", ADA, skill="ranged_light", target=THUGS, step="spend",
                   weapon="pistol", **given)  # type: ignore[arg-type]  # fmt: skip
    sim.state.stack.append(shot)
    sim.touch()
    return sim


def key(name: str, verb: str = "spend") -> str:
    return f"{verb}:quality@{name}"


DOES: dict[str, Any] = {
    "disorient": lambda sim: sim.play.marked(THUGS, "disoriented") == 1,
    "ensnare": lambda sim: turns.tangled(sim.play, THUGS),
    "knockdown": lambda sim: sim.play.marked(THUGS, "prone") == 1,
    "blast": lambda sim: sim.person(THUGS).wounds == 2 + 2 - 3,
}


@pytest.mark.rule("EE-084", "EE-266", "EE-267", "EE-268", "EE-R126", "EE-R127")
@pytest.mark.parametrize("name", DOES)
def test_a_quality_costs_two_advantage_or_a_triumph_once_a_check(name: str) -> None:
    assert key(name) not in hit(name, advantage=1).keys, "too dear"
    assert key(name) not in hit("knockdown" if name != "knockdown" else "blast", advantage=2).keys
    for left, way in (({"advantage": 5}, "spend"), ({"triumphs": 1, "advantage": 2}, "triumph")):
        sim = hit(name, **left)
        assert not DOES[name](sim)
        sim.do(key(name, way))
        assert DOES[name](sim) and key(name) not in sim.keys, "once a check"
        used = [each for each in sim.events if isinstance(each, e.QualityUsed)]
        assert [(each.quality, each.target) for each in used] == [(name, THUGS)]
    missed = hit(name, success=0, dealt=0, advantage=2)
    assert key(name) not in missed.keys, "on a hit"
    assert (key(name) in hit(name, success=0, dealt=0, advantage=3).keys) == (name == "blast")


@pytest.mark.rule("EE-R127")
def test_blast_takes_in_all_who_are_engaged_with_the_target() -> None:
    sim = hit("blast", advantage=2)
    sim.person(THUGS).engaged = (BO, CHIEF)
    sim.touch().do(key("blast"))
    assert sim.person(CHIEF).wounds == 0, "its soak is 4"
    assert sim.person(BO).wounds == 4 - sim.play.soak(BO)
    alone = hit("blast", advantage=2)
    alone.person(THUGS).wounds = 9
    assert key("blast") not in alone.touch().keys, "one thug is left, and nobody is near"


@pytest.mark.rule("EE-R127")
def test_disorient_and_ensnare_last_as_many_turns_of_their_own() -> None:
    sim = hit("disorient", advantage=2).do(key("disorient"))
    tray = foes.tray(sim.play, THUGS, "0", ADA)
    for dice in (1, 1, 0):
        assert lines.build(sim.play, tray).pool.count(Kind.SETBACK) == dice
        people.expire(sim.play, THUGS, "turn")
    assert qualities.turns_of(3) == "turn after after"


@pytest.mark.rule("EE-R127")
def test_a_net_takes_the_free_maneuver_and_athletics_frees(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Duel()
    assert sim.why("escape") == "EE-R127"
    people.mark(sim.play, ADA, "ensnared", "turn after")
    sim.touch().do("aim")
    assert sim.person(ADA).strain == 2
    sim.do("escape")
    assert sim.pool["difficulty"] == 3
    sim.roll(monkeypatch, *("ss" for _ in range(sum(sim.pool.values()) - 3)), "-", "-", "-")
    assert not sim.play.marked(ADA, "ensnared") and turns.limit(sim.play, ADA) == 2


@pytest.mark.rule("EE-R126", "EE-269")
def test_a_foe_uses_its_quality_after_a_critical_hit_and_before_a_setback() -> None:
    quality = ({"name": "disorient", "n": 1},)
    weapon = {**PISTOL, "stun": True, "qualities": quality}
    for left, marked, waiting in ((1, 0, 0), (2, 1, 0), (4, 1, 1), (7, 1, 1)):
        sim = Duel(thug={"weapons": (weapon,)})
        foe_outcome(sim, success=1, dealt=1 if left == 7 else 0, advantage=left)
        assert sim.play.marked(ADA, "disoriented") == marked
        assert sim.waits(ADA).count("setback") == waiting
        assert ("toughen" in sim.waits(ADA)) == (left == 7), "a Critical Hit comes first"


@pytest.mark.rule("EE-R127")
def test_foes_strike_with_a_baton_at_arms_length_and_throw_a_net_once() -> None:
    guard = stories.CONTENT.adversaries["dock_guard"].weapons
    arms = tuple(each.model_dump() for each in guard)
    sim = Duel(thug={"weapons": arms})
    assert foes.best_weapon(sim.play, THUGS, ADA) == "0", "from afar it shoots"
    sim.put(THUGS, "gate")
    sim.person(THUGS).engaged, sim.person(ADA).engaged = (ADA,), (THUGS,)
    assert foes.best_weapon(sim.play, THUGS, ADA) == "1"
    slaver = tuple(each.model_dump() for each in stories.CONTENT.adversaries["slaver"].weapons)
    sim = Duel(thug={"weapons": slaver}).put(THUGS, "gate")  # type: ignore[assignment]
    assert foes.best_weapon(sim.play, THUGS, ADA) == "2"
    people.mark(sim.play, THUGS, foes.NETTED)
    assert foes.best_weapon(sim.play, THUGS, ADA) == "0"


# --- ships ----------------------------------------------------------------------------------------


def sea(**fields: Any) -> Sim:
    """Return the battle of the small adventure with an ion gun for the party and raiders."""
    ion = ({"name": "ion", "n": 1},)
    game = made(raider={"on_hard": "tub", "qualities": ion})
    sim = Sim(game, {**small.STORM, **fields})
    gun = stories.CONTENT.gear["ion_gun"]
    game.content.gear = {**game.content.gear, gun.id: gun}
    return sim


@pytest.mark.rule("EE-281", "EE-R126", "EE-R127")
def test_an_ion_gun_turns_hull_damage_into_system_strain() -> None:
    sim = sea()
    raider = next(each for each in sim.play.battle.vessels if each != CREW)
    given = {"target": raider, "step": "spend", "success": 1, "dealt": 3, "advantage": 2}
    for cards, there in (((), False), (("ion_gun",), True)):
        sim.state.stowed = cards
        shot = Outcome(0, "station", "gap", ADA, "shoot", "gunnery", **given)  # type: ignore
        sim.state.stack.append(shot)
        sim.play.battle.vessels[raider].hull = 3
        sim.game.forget()
        assert (key("ion") in sim.keys) == there
    assert stations.ship(sim.play, CREW).damage == 4 and isinstance(gun(sim), Gun)
    sim.do(key("ion"))
    vessel = sim.play.battle.vessels[raider]
    assert (vessel.hull, vessel.strain) == (0, 4)


def gun(sim: Sim) -> object:
    return sim.play.content.gear["ion_gun"].gun


@pytest.mark.rule("EE-R127", "EE-281")
def test_a_raider_uses_ion_for_two_advantage_and_comes_on_hard() -> None:
    for level, first in (("even", "raider.1"), ("hard", "tub.1")):
        assert [*sea(level=level).play.battle.vessels][1:] == [first, "raider.2"]
    for advantage, left in ((1, (5, 0)), (2, (0, 6))):
        sim = sea()
        sim.play.battle.vessels[CREW].hull = 5
        battles._settle(sim.play, "raider.1", Net(success=1, advantage=advantage), 0, 5)
        own = sim.play.battle.vessels[CREW]
        assert (own.hull, own.strain) == left


@pytest.mark.rule("EE-258")
@pytest.mark.parametrize(("held", "order", "fires"), [((), "", False), (("follower",), "", True),
                                                      (("follower",), "gun", False)])  # fmt: skip
def test_a_follower_mans_the_gun_that_no_hero_takes(
    held: tuple[str, ...], order: str, fires: bool
) -> None:
    sim = sea()
    sim.state.held = held
    play = sim.play
    play.battle.vessels["raider.1"].step = 1
    play.battle.stations = ((ADA, order),) if order else ()
    battles.raid(play, Plain(0, step="raiders"))
    shots = [each for each in play.events if isinstance(each, e.Thrown) and each.why == "allies"]
    assert [each.who for each in shots] == ["Follower"] * fires
    if fires:
        kinds = sorted(shots[0].dice)
        assert kinds == ["ability", "difficulty", "difficulty", "proficiency", "setback"]


def test_a_quality_without_its_figure_is_refused() -> None:
    with pytest.raises(ValueError, match="blast needs its figure"):
        Quality(name="blast")
    assert Quality(name="knockdown").cost == 2


def test_the_chance_of_an_escape_is_shown_before_the_roll() -> None:
    sim = Duel()
    people.mark(sim.play, ADA, "ensnared", "turn after")
    sim.touch().do("escape")
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray)
    assert 0 < odds(lines.build(sim.play, tray).pool).success < 1
