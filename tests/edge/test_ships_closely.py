"""Stations, raiders and spend cards of a battle of ships, figure by figure."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.cards.box import COMPONENT
from game.edge.context import Play
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome, Plain
from game.edge.rules import battles, ship_deeds, stations
from game.edge.rules.deeds import Case
from game.edge.rules.stations import AWAY, CREW
from game.edge.state import Pending
from tests.edge import small
from tests.edge.test_battles import ONE, TWO, Storm
from tests.edge.test_fights import ADA, BO

SHOT_AT = fx.Hamper(do="hamper", change="setback")


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


@pytest.mark.rule("EE-R96", "EE-R95")
@pytest.mark.parametrize(
    ("order", "success", "steps"),
    [
        ("close", 0, (1, 3)),
        ("close", 2, (0, 2)),
        ("close", 3, (0, 1)),
        ("open", 0, (1, 3)),
        ("open", 2, (2, 4)),
        ("open", 3, (3, 4)),
    ],
)
def test_the_helm_moves_every_raider(order: str, success: int, steps: tuple[int, int]) -> None:
    sim = at(Storm(), 1, 3)
    play, _ = ordered(sim, order, success=success)
    assert tuple(sim.battle.vessels[each].step for each in (ONE, TWO)) == steps
    assert sim.battle.stations == ((ADA, "helm"),)
    moved = [each.step for each in play.events if isinstance(each, e.ShipMoved)]
    assert tuple(moved) == (steps if success else ())
    boosts = [(each.change, each.n) for each in sim.battle.vessels[CREW].waiting]
    assert boosts == ([("boost", 1)] if order == "close" and success else [])


@pytest.mark.rule("EE-R95")
def test_a_raider_four_steps_away_is_out_of_it() -> None:
    sim = at(Storm(), AWAY, 3)
    assert stations.raiders(sim.play) == (TWO,)
    assert sim.why(f"shoot:ada@{ONE}") == "EE-R94" and sim.why(f"shoot:ada@{TWO}") == "EE-R95"
    assert f"shoot:ada@{TWO}" in at(sim, AWAY, 2).keys


@pytest.mark.rule("EE-R96")
@pytest.mark.parametrize(("success", "evading", "screens"), [(0, 0, 0), (1, 1, 1), (4, 3, 2)])
def test_evading_and_screens_have_their_most(success: int, evading: int, screens: int) -> None:
    sim = Storm()
    ordered(sim, "evade", success=success)
    ordered(sim, "screens", success=success)
    own = sim.battle.vessels[CREW]
    assert (own.evading, own.screens) == (evading, screens)
    assert battles.shot(sim.play, ONE, 1).pool.setback == 1 + evading + screens


@pytest.mark.rule("EE-R96")
@pytest.mark.parametrize("success", (0, 2))
def test_closing_in_is_worth_one_shot(success: int) -> None:
    sim = at(Storm(), 1, 3)
    ordered(sim, "close", success=1)
    ordered(sim, "screens", success=1)
    assert sim.battle.vessels[CREW].waiting, "only a shot uses it up"
    ordered(sim, "shoot", ONE, success=success)
    assert not sim.battle.vessels[CREW].waiting


@pytest.mark.rule("EE-R96")
def test_a_repair_counts_as_a_try_and_mends_no_more_than_there_is() -> None:
    sim = Storm()
    own = sim.battle.vessels[CREW]
    own.hull, own.strain = 8, 5
    play, _ = ordered(sim, "repair", success=0)
    assert (own.hull, own.strain, sim.battle.repairs) == (8, 5, 1) and not told(play)
    play, _ = ordered(sim, "repair", success=2)
    assert (own.hull, own.strain, sim.battle.repairs) == (5, 3, 2)
    assert [(each.n, each.strain) for each in play.events] == [(-3, False), (-2, True)]
    own.hull = own.strain = 1
    play, _ = ordered(sim, "repair", success=4)
    assert (own.hull, own.strain) == (0, 0)
    assert [(each.n, each.strain) for each in play.events] == [(-1, False), (-1, True)]
    own.strain = 3
    play, _ = ordered(sim, "repair", success=4)
    assert [(each.n, each.strain) for each in play.events] == [(-2, True)]


@pytest.mark.rule("EE-R96")
@pytest.mark.parametrize(("repairs", "dice"), [(0, 2), (1, 2), (2, 3), (4, 4), (6, 5), (9, 5)])
def test_every_second_repair_is_harder(repairs: int, dice: int) -> None:
    sim = Storm()
    sim.battle.repairs, sim.battle.vessels[CREW].strain = repairs, 1
    sim.game.forget()
    assert sim.do("repair:bo").pool["difficulty"] == dice
    sim = Storm()
    sim.battle.repairs = repairs
    assert sim.do("evade:bo").pool["difficulty"] == 2


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


@pytest.mark.rule("EE-R96")
def test_strain_alone_is_worth_a_repair() -> None:
    sim = Storm()
    sim.battle.vessels[CREW].strain = 1
    sim.game.forget()
    assert "repair:ada" in sim.keys


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


@pytest.mark.rule("EE-R96")
@pytest.mark.parametrize(("rank", "skill", "dice"), [(1, "gunnery", 3), (2, "ranged_heavy", 4)])
def test_a_much_better_shot_with_a_carbine_fires_with_that(
    rank: int, skill: str, dice: int
) -> None:
    sim = Storm()
    ada = COMPONENT.validate_python(small.hero(ADA, {}, {"ranged_heavy": rank}))
    sim.game.content.components[ADA] = ada
    sim.game.forget()
    sim.do(f"shoot:ada@{ONE}")
    assert sim.state.stack[-1].skill == skill
    assert sim.pool["difficulty"] + sim.pool.get("challenge", 0) == dice


@pytest.mark.rule("EE-R96")
@pytest.mark.parametrize(
    ("net", "marks"),
    [
        ({"success": 1}, 1),
        ({"success": 2}, 1),
        ({"success": 3}, 2),
        ({"success": 1, "triumphs": 1}, 2),
    ],
)
def test_three_success_or_a_triumph_are_two_jump_marks(net: dict[str, Any], marks: int) -> None:
    sim = Storm()
    ordered(sim, "jump", success=0, triumphs=1)
    assert sim.battle.marks == 0
    ordered(sim, "jump", **net)
    assert sim.battle.marks == marks and not sim.battle.left
    sim.battle.marks = 3
    ordered(sim, "jump", success=1)
    assert sim.battle.left


@pytest.mark.rule("EE-R97")
def test_armor_takes_what_it_can_and_no_more() -> None:
    sim = Storm()
    play, shot = ordered(sim, "shoot", ONE, success=2)
    assert shot.dealt == sim.battle.vessels[ONE].hull == 6 + 2 - 2
    assert [(each.n, each.strain) for each in play.events] == [(6, False)]
    thick = COMPONENT.validate_python({**_sheet("raider"), "armor": 9})
    sim.game.content.components["raider"] = sim.game.content.ships["raider"] = thick
    _, shot = ordered(sim, "shoot", TWO, success=1)
    assert shot.dealt == sim.battle.vessels[TWO].hull == 0


def _sheet(id: str) -> dict[str, Any]:
    return next(each for each in small.PARTS if each["id"] == id)


@pytest.mark.rule("EE-R94")
@pytest.mark.parametrize(("hull", "strain", "out"), [(7, 6, False), (8, 0, True), (0, 7, True)])
def test_hull_or_strain_above_its_threshold_disables(hull: int, strain: int, out: bool) -> None:
    sim = Storm()
    vessel = sim.battle.vessels[ONE]
    vessel.hull, vessel.strain = hull, strain
    assert stations.disabled(sim.play, ONE) == out
    assert (ONE in stations.raiders(sim.play)) != out


# --- rounds and raiders ---------------------------------------------------------------------------


@pytest.mark.rule("EE-R97")
@pytest.mark.parametrize(
    ("begin", "success", "ends", "shoots"),
    [(3, 0, 3, False), (3, 1, 2, True), (2, 0, 2, True), (2, 1, 1, True)],
)
def test_a_raider_closes_and_shoots_within_two_steps(
    monkeypatch: pytest.MonkeyPatch, begin: int, success: int, ends: int, shoots: bool
) -> None:
    sim = at(Storm(), begin, 2)
    sim.battle.vessels[ONE].waiting = (Pending("setback", 1), Pending("boost", 1))
    pools = falls(monkeypatch, Net(success=success), Net())
    play = sim.play
    battles._act(play, ONE)
    assert pools[0] == Pool(ability=1, proficiency=1, difficulty=2, setback=1)
    assert sim.battle.vessels[ONE].step == ends
    shot = ["Thrown", "RaiderShot"] * shoots
    assert told(play) == ["Thrown"] + ["ShipMoved"] * success + shot
    waiting = sim.battle.vessels[ONE].waiting
    assert [each.change for each in waiting] == ([] if shoots else ["boost"])
    if shoots:
        assert pools[1] == Pool(ability=1, proficiency=1, difficulty=1 + ends, setback=1, boost=1)


@pytest.mark.rule("EE-R97")
def test_a_raider_a_step_away_shoots_only(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at(Storm(), 1, 2)
    pools = falls(monkeypatch, Net())
    battles._act(sim.play, ONE)
    assert [each.difficulty for each in pools] == [2] and sim.battle.vessels[ONE].step == 1


@pytest.mark.rule("EE-R97", "EE-R98")
@pytest.mark.parametrize(
    ("net", "hull"),
    [
        (Net(success=0, advantage=4, triumph=1), 0),
        (Net(success=1, advantage=3), 3),
        (Net(success=2, advantage=4), 4 + 3),
        (Net(success=1, triumph=1), 3 + 3),
    ],
)
def test_the_shot_of_a_raider_hurts_and_may_be_critical(
    monkeypatch: pytest.MonkeyPatch, net: Net, hull: int
) -> None:
    sim = at(Storm(), 0, 2)
    falls(monkeypatch, net)
    battles._act(sim.play, ONE)
    assert sim.battle.vessels[CREW].hull == hull


@pytest.mark.rule("EE-R97", "EE-R98")
def test_a_shot_that_armor_takes_whole_is_not_critical(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at(Storm(), 0, 2)
    falls(monkeypatch, Net(success=1, triumph=1))
    thick = COMPONENT.validate_python({**_sheet("tub"), "armor": 9})
    sim.game.content.ships["tub"] = thick
    battles._act(sim.play, ONE)
    assert sim.battle.vessels[CREW].hull == 0


@pytest.mark.rule("EE-R94", "EE-R95")
def test_every_raider_acts_once_in_a_round_but_those_that_are_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = at(Storm(), 0, AWAY)
    falls(monkeypatch, *[Net()] * 4)
    play = sim.play
    del play.stack[-1]
    frame = play.stack[-1]
    assert isinstance(frame, Plain) and frame.step == "raiders"
    for acted in (1, 2):
        battles.raid(play, frame)
        assert play.battle.at == acted and told(play) == ["Thrown", "RaiderShot"]
    battles.raid(play, frame)
    assert play.stack[-1].step == "sailing"
    battles.resume(play, play.stack[-1])
    assert (play.battle.round, play.battle.at, play.battle.stations) == (2, 0, ())
    assert [each.step for each in play.stack[-2:]] == ["raiders", "crew"]


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


@pytest.mark.rule("EE-R94", "EE-R95")
@pytest.mark.parametrize(
    ("hulls", "steps", "how"),
    [
        ((0, 8, 8), (2, 2), "won"),
        ((0, 8, 0), (2, AWAY), "away"),
        ((21, 8, 8), (2, 2), "lost"),
        ((0, 0, 0), (AWAY, AWAY), "away"),
    ],
)
def test_how_a_battle_ends(hulls: tuple[int, ...], steps: tuple[int, int], how: str) -> None:
    sim = at(Storm(), *steps)
    for vessel, hull in zip((CREW, ONE, TWO), hulls):
        sim.battle.vessels[vessel].hull = hull
    sim.battle.vessels[CREW].strain = 4
    play = sim.play
    assert battles.over(play) and not battles.crew_options(play, Plain(0, step="crew"))
    battles.raid(play, Plain(0, step="raiders"))
    assert [each.how for each in play.events if isinstance(each, e.BattleEnded)] == [how]
    assert play.state.battle is None and play.state.ship == (hulls[0], 4)
    assert play.state.following == "" and not any(each.step == "crew" for each in play.stack)


@pytest.mark.rule("EE-R96")
def test_marks_of_the_story_and_the_wear_of_the_ship_are_brought_along() -> None:
    sim = Storm()
    scene = sim.game.content.scenes["gap"]
    late = {"ship": "raider", "late": True, "step": 3}
    never = {"ship": "raider", "when": {"flags": ("no_such_flag",)}}
    gap = {**_sheet("gap"), "marks": 1, "raiders": (never, late)}
    sim.game.content.scenes["gap"] = COMPONENT.validate_python(gap)
    play = sim.play
    play.state.counts["jump"], play.state.ship = 2, (5, 6)
    frame = play.stack[0]
    battles.begin(play, frame)
    battle = play.battle
    assert (battle.marks, battle.round, list(battle.vessels)) == (3, 1, [CREW, "raider.1"])
    own, raider = battle.vessels.values()
    assert (own.piece, own.hull, own.strain, own.step) == (scene.crew, 5, 6, 0)
    assert (raider.step, raider.late, frame.step) == (3, True, "sailing")
    assert told(play) == ["BattleBegan", "RoundBegan"]


@pytest.mark.rule("EE-R96")
def test_the_other_stations_may_be_left_empty() -> None:
    sim = Storm()
    assert sim.keys[-1] == "done" and f"shoot:bo@{TWO}" in sim.keys
    sim.do("done")
    assert sim.battle.round == 2 and sim.battle.stations == ()


# --- deeds ----------------------------------------------------------------------------------------


def carried(sim: Storm, deed: Any, target: str = ONE) -> Play:
    """Carry out a deed of a spend card."""
    play = sim.play
    ship_deeds.VERBS[type(deed)].run(play, Case(ADA, target), deed)
    return play


def can(sim: Storm, deed: Any, target: str = ONE) -> bool:
    """Return True if a deed can do anything."""
    return ship_deeds.VERBS[type(deed)].possible(sim.play, Case(ADA, target), deed)


@pytest.mark.rule("EE-R98", "EE-R40")
@pytest.mark.parametrize(
    ("order", "dealt", "open"), [("shoot", 1, True), ("shoot", 0, False), ("evade", 1, False)]
)
def test_a_critical_hit_takes_a_shot_that_got_through(order: str, dealt: int, open: bool) -> None:
    sim = Storm()
    for deed in (fx.ShipCritical(do="ship_critical"), fx.Component(do="component")):
        assert not can(sim, deed), "nobody has shot"
    _, outcome = ordered(sim, order, ONE)
    outcome.dealt = dealt
    for deed in (fx.ShipCritical(do="ship_critical"), fx.Component(do="component")):
        assert can(sim, deed) == open
    sim.battle.vessels[ONE].broken = (("defense", False),)
    assert not can(sim, fx.Component(do="component"))


@pytest.mark.rule("EE-285", "EE-294")
def test_a_component_takes_the_place_of_the_damage_of_this_shot() -> None:
    for before, left in ((9, 5), (2, 0)):
        sim = Storm()
        _, outcome = ordered(sim, "shoot", ONE)
        outcome.dealt, sim.battle.vessels[ONE].hull = 4, before
        play = carried(sim, fx.Component(do="component", destroyed=True))
        assert sim.battle.vessels[ONE].hull == left and outcome.dealt == 0
        assert sim.battle.vessels[ONE].broken == (("defense", True),)
        assert told(play) == ["StationFailed"]


@pytest.mark.rule("EE-R98")
def test_an_opening_is_for_the_nearest_raider() -> None:
    sim = at(Storm(), 3, 1)
    carried(sim, fx.Opening(do="opening"))
    found = [[each.n for each in sim.battle.vessels[id].waiting] for id in (ONE, TWO)]
    assert found == [[], [1]]


@pytest.mark.rule("EE-R98")
def test_raiders_drift_a_step_nearer_unless_all_are_alongside() -> None:
    sim = at(Storm(), 0, 3)
    assert can(sim, fx.Drift(do="drift"))
    play = carried(sim, fx.Drift(do="drift"))
    assert [sim.battle.vessels[id].step for id in (ONE, TWO)] == [0, 2]
    assert told(play) == ["ShipMoved"] * 2
    assert not can(at(sim, 0, 0), fx.Drift(do="drift"))


@pytest.mark.rule("EE-283", "EE-291")
def test_only_a_raider_in_the_battle_is_hampered() -> None:
    sim = at(Storm(), 1, AWAY)
    assert can(sim, SHOT_AT) and not can(sim, SHOT_AT, TWO) and not can(sim, SHOT_AT, CREW)
    carried(sim, SHOT_AT)
    waiting = sim.battle.vessels[ONE].waiting
    assert [(each.change, each.n) for each in waiting] == [("setback", 1)]
    for id in (ONE, TWO):
        sim.battle.vessels[id].step = AWAY
    assert not can(sim, fx.Opening(do="opening"))


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


def test_the_deeds_of_ships_do_nothing_ashore() -> None:
    sim = Storm()
    ordered(sim, "shoot", ONE, success=2)
    deeds = (
        fx.ShipCritical(do="ship_critical"), fx.Component(do="component"), SHOT_AT,
        fx.Opening(do="opening"), fx.Drift(do="drift"), fx.StationFails(do="station_fails"),
    )  # fmt: skip
    assert all(can(sim, deed) for deed in deeds)
    sim.state.battle = None
    assert not any(can(sim, deed) for deed in deeds)
