"""The check tray slot by slot, the dice of every task, and what a roll takes and brings."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.cards import effects as fx
from game.edge.cards.box import COMPONENT
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Added, Build, Downgraded, Pool, Side, Upgraded
from game.edge.frames import Outcome, Tray
from game.edge.game import Edge
from game.edge.rules import fight_deeds, lines, people, rolling, tasks
from game.edge.rules.deeds import Case
from game.edge.state import Pending
from game.table.decisions import parse
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.test_fights import ADA, BO, CHIEF, THUGS, Fray

CLOCK = {
    **{"id": "clock", "name": "A slow clock", "text": "It stops.", "scenes": ("hall", "brawl")},
    "deeds": ({"do": "credits", "n": 5},),
}
SORE = {
    **{"id": "sore", "name": "Sore", "kind": "injury", "fidelity": "house", "to": 145},
    **{"lasting": "harder", "until": "treated"},
}


def built(setup: dict[str, Any] | None = None, **changes: dict[str, Any]) -> Sim:
    """Return the small adventure with other fields for some of its parts."""
    parts = {each["id"]: each for each in (*small.PARTS, SORE)}
    for id, fields in changes.items():
        parts[id] = {**parts[id], **fields}
    made = {id: COMPONENT.validate_python(each) for id, each in parts.items()}
    return Sim(Edge(Content(made, {"yards": small.YARDS}), "small"), setup or small.SETUP)


def hall(setup: dict[str, Any] | None = None, light: int = 1, **fields: Any) -> Sim:
    """Return the check of the hall, with other fields of its first way."""
    first, *others = next(each for each in small.PARTS if each["id"] == "hall")["ways"]
    fun = {"id": "go", "text": "Go.", "deeds": ({"do": "goto", "scene": "won"},)}
    sim = built(
        setup,
        hall={"ways": ({**first, **fields}, *others), "choices": (fun,)},
        small={"breaks": (CLOCK,)},
        fray={"breaks": (CLOCK,)},
    )
    sim.state.light = light
    return sim.do("go:go", "leave")


def asked(sim: Sim) -> Tray:
    """Return the tray."""
    tray = sim.state.stack[-1]
    assert isinstance(tray, Tray)
    return tray


def again(sim: Sim) -> Sim:
    """Ask again after a change by hand."""
    sim.game.forget()
    return sim


def words(sim: Sim, key: str) -> str:
    """Return the sentence against an answer, "" if there is none."""
    reason = sim.game.why_not(sim.state, parse(key))
    return reason.text if reason is not None else ""


# --- ways and skills ------------------------------------------------------------------------------


@pytest.mark.rule("EE-R58")
def test_a_way_is_refused_with_its_own_reason() -> None:
    assert "no such way" in words(hall(), "way:nowhere")
    assert "not open" in words(hall(when={"flags": ("routes",)}), "way:sneak")
    assert "on that way already" in words(hall().do("way:sneak"), "way:sneak")
    price = ({"do": "credits", "n": -150},)
    sim = hall(price=price)
    assert "cannot pay" in words(sim, "way:sneak") and "way:talk" in sim.keys
    sim.state.credits = 150
    assert "way:sneak" in again(sim).keys


@pytest.mark.rule("EE-R61")
def test_what_was_tried_is_refused_but_in_a_contest_that_repeats() -> None:
    sim = hall()
    sim.state.taken = ("hall.sneak",)
    assert "tried" in words(again(sim), "way:sneak") and "way:talk" in sim.keys
    for once in (True, False):
        race = built({**small.SETUP, "scene": "race"}, race={"once": once})
        race.state.taken = ("race.run",)
        assert ("way:run" in again(race).keys) != once


@pytest.mark.rule("EE-R58")
def test_a_way_begins_with_the_best_skill_and_others_may_be_chosen() -> None:
    sim = hall(skills=("athletics", "stealth"))
    assert not any(key.startswith("skill:") for key in sim.keys)
    assert "Choose a way" in words(sim, "roll") and "Choose a way" in words(sim, "help:bo")
    sim.do("way:sneak")
    assert asked(sim).skill == "stealth" and sim.pool["proficiency"] == 1
    assert "chosen" in words(sim, "skill:stealth") and "help" in words(sim, "skill:charm")
    sim.do("gear:boots", "help:bo", "skill:athletics")
    tray = asked(sim)
    assert (tray.skill, tray.gear, tray.help) == ("athletics", "", "")
    assert sim.pool == {"ability": 2, "difficulty": 2, "setback": 1}


# --- people ---------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R63", "EE-R16")
def test_who_leads_and_who_helps() -> None:
    sim = hall({**small.SETUP, "seats": ({"kind": "human"},) * 2}).do("way:sneak")
    assert "makes the check already" in words(sim, "lead:ada")
    assert "cannot help with it" in words(sim, "help:ada")
    assert "Only a hero" in words(sim, "lead:thug.1") and "beside you" in words(sim, "help:thug.1")
    sim.do("help:bo")
    assert asked(sim).help == BO and sim.do("help:bo").pool.get("boost", 0) == 0
    sim.do("help:bo", "gear:boots", "lead:bo")
    tray = asked(sim)
    assert (tray.who, tray.help, tray.gear, tray.seat) == (BO, "", "", 1)
    assert asked(sim.do("lead:ada")).seat == 0
    sim.person(BO).wounds = 99
    assert "cannot act" in words(again(sim), "lead:bo")
    assert "cannot help" in words(sim, "help:bo")


def test_in_a_fight_nobody_takes_the_lead_and_the_check_may_be_left() -> None:
    sim = hall()
    assert "back" not in sim.keys and {"lead:bo", "go:go"} <= set(sim.keys)
    fight = Fray(BO).do("feature:valve")
    assert {"push", "edge", "roll", "back"} <= set(fight.keys)
    assert not any(key.startswith(("lead:", "help:", "go:", "break:")) for key in fight.keys)
    for key in ("lead:ada", "help:ada", "go:go", "break:clock"):
        assert words(fight, key)
    assert words(fight, "go:go") == "Finish the check first."
    assert fight.do("back").state.stack[-1].step == "turn"
    fear = Sim(small.game(), {**small.SETUP, "scene": "dark"})
    assert "back" not in fear.keys and "lead:bo" not in fear.keys


def test_a_choice_beside_the_ways_leaves_the_check() -> None:
    sim = hall().do("way:sneak", "go:go")
    assert sim.state.ending == "won"


# --- slots ----------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R64")
def test_one_card_serves_in_one_of_two_ways() -> None:
    sim = hall().do("way:sneak", "gear:boots", "gear:boots")
    assert (asked(sim).gear, asked(sim).calms) == ("", False)
    sim.do("calm:boots")
    assert (asked(sim).gear, asked(sim).calms) == ("boots", True) and "calm:boots" in sim.keys
    sim.do("gear:boots")
    assert (asked(sim).gear, asked(sim).calms) == ("boots", False)
    sim.do("calm:boots", "calm:boots")
    assert (asked(sim).gear, asked(sim).calms) == ("", False)
    sim.do("calm:boots", "way:talk")
    assert (asked(sim).gear, asked(sim).calms) == ("", False)


@pytest.mark.rule("EE-R64")
def test_a_card_is_refused_with_its_own_reason() -> None:
    sim = hall(mods=()).do("way:sneak")
    assert "Setback" in words(sim, "calm:boots") and "gear:boots" in sim.keys
    assert "not at hand" in words(sim, "gear:badge")
    sim.state.turned = ("boots",)
    assert "turned" in words(again(sim), "gear:boots")
    sim.state.turned = ()
    assert "not fit" in words(again(sim).do("way:talk"), "gear:boots")
    sim.do("way:sneak", "lead:bo")
    assert "not at hand" in words(sim, "gear:boots")


@pytest.mark.rule("EE-R65")
def test_a_push_may_reach_the_threshold_and_not_pass_it() -> None:
    sim = hall().do("way:sneak", "push")
    assert asked(sim).push and not asked(sim.do("push")).push
    sim.person(ADA).strain = 10
    assert "push" in again(sim).keys
    sim.person(ADA).strain = 11
    assert "push" not in again(sim).keys
    sim.person(ADA).strain, sim.person(BO).strain = 0, 11
    again(sim).do("push", "way:talk")
    assert asked(sim).push
    sim.do("lead:bo")
    assert not asked(sim).push


@pytest.mark.rule("EE-R22", "EE-R24")
def test_a_light_point_is_there_once_and_not_for_an_impossible_task() -> None:
    sim = hall(light=2, impossible=True).do("way:talk", "edge")
    assert asked(sim).edge and not asked(sim.do("edge")).edge
    sim.do("edge", "way:sneak")
    assert not asked(sim).edge and sim.why("edge") == "EE-R24"
    sim.state.light = 0
    assert "way:sneak" not in again(sim.do("way:talk")).keys and sim.why("edge") == "EE-R22"


@pytest.mark.rule("EE-R22")
@pytest.mark.parametrize(("light", "free"), [(0, False), (1, False), (2, True)])
def test_a_point_kept_against_a_foe_is_no_edge(light: int, free: bool) -> None:
    sim = Fray(BO)
    sim.play.fight.warded = (CHIEF,)
    sim.state.light = light
    sim.touch().do("feature:valve")
    assert ("edge" in sim.keys) == free


@pytest.mark.rule("EE-R22")
@pytest.mark.parametrize(("light", "left"), [(0, 0), (1, 1), (2, 1)])
def test_luck_that_turns_leaves_a_point_put_down_against_a_foe(light: int, left: int) -> None:
    """It is spent already: no more points can turn over than there are."""
    sim = Fray(BO)
    sim.play.fight.warded = (CHIEF,)
    sim.state.light = light
    fight_deeds.VERBS[fx.Darken].run(sim.play, Case(BO), fx.Darken(do="darken"))
    assert sim.state.light == left


@pytest.mark.rule("EE-R66", "EE-R24")
def test_luck_leaves_the_point_of_an_impossible_task() -> None:
    sim = hall(impossible=True).do("way:talk")
    assert "break:clock" in sim.keys
    assert sim.do("way:sneak").why("break:clock") == "EE-R24"
    sim.state.light = 2
    credits = sim.state.credits
    again(sim).do("break:clock")
    assert (sim.state.light, sim.state.credits) == (1, credits + 5)
    sim = hall(light=2).do("way:sneak", "edge", "break:clock")
    assert asked(sim).edge, "there is a point for both"


# --- tasks ----------------------------------------------------------------------------------------


def of(sim: Sim, task: Any, **fields: Any) -> Any:
    """Return what a tray asks for."""
    given = {"scene": "brawl", "who": ADA, "step": "tray", **fields}
    play = sim.game.play(sim.state)
    return tasks.of(play, Tray(0, task, **given))


def pool(check: Any) -> Pool:
    """Return the dice of a check before anything helps."""
    return Build(check.steps).pool


@pytest.mark.rule("EE-R85")
@pytest.mark.parametrize(("wounds", "dice"), [(0, 1), (6, 1), (7, 2), (12, 2), (13, 3)])
def test_medicine_is_as_hard_as_somebody_is_hurt(wounds: int, dice: int) -> None:
    sim = Fray()
    sim.person(BO).wounds = wounds
    check = of(sim, "medicine", target=BO, skill="medicine")
    assert pool(check).difficulty == dice and (check.where, check.context) == ("fight", "tech")
    sim.person(ADA).wounds = wounds
    own = of(sim, "medicine", target=ADA, skill="medicine")
    assert pool(own).difficulty == min(5, dice + 2)
    sim.state.fight = None
    assert of(sim, "medicine", target=BO, skill="medicine").where == "check"


def test_what_other_tasks_ask_for() -> None:
    sim = built(dark={"difficulty": 3})
    check = of(sim, "fear", scene="dark", skill="discipline")
    assert (check.where, check.context, pool(check)) == (
        *("check", "travel"),
        Pool(ability=2, difficulty=3),
    )
    sim = Fray()
    check = of(sim, "rally", target=BO, skill="leadership")
    assert (check.where, check.context, pool(check)) == (
        *("fight", "talk"),
        Pool(ability=2, difficulty=2),
    )
    check = of(sim, "feature", way="valve", skill="computers")
    assert (check.where, check.context, check.important) == ("fight", "fight", False)
    check = of(sim, "scene", scene="hall", way="sneak", skill="stealth")
    assert (check.where, check.context, check.important) == ("check", "sneak", True)
    simple = of(hall(difficulty=0), "scene", scene="hall", way="sneak", skill="stealth")
    assert pool(simple) == Pool(ability=2, proficiency=1)
    assert not of(sim, "contest", scene="race", way="run", skill="athletics").important
    assert pool(of(hall(upgrades=2), "scene", scene="hall", way="sneak", skill="stealth")) == Pool(
        ability=2, proficiency=1, challenge=2
    )


# --- lines ----------------------------------------------------------------------------------------


@pytest.mark.rule("EE-190", "EE-R59")
def test_each_change_of_the_language_is_a_step() -> None:
    made = [
        lines.step(change, 2, "why")
        for change in ("boost", "setback", "upgrade", "downgrade", "toughen", "ease")
    ]
    assert made == [
        Added(Kind.BOOST, 2, "why"),
        Added(Kind.SETBACK, 2, "why"),
        Upgraded(Side.ABILITY, 2, "why"),
        Downgraded(Side.ABILITY, 2, "why"),
        Upgraded(Side.DIFFICULTY, 2, "why"),
        Downgraded(Side.DIFFICULTY, 2, "why"),
    ]


@pytest.mark.rule("EE-R67")
def test_what_waits_counts_for_the_checks_that_it_names() -> None:
    sim = hall(mods=()).do("way:sneak")
    plain = Pool(**sim.pool)
    sim.person(ADA).waiting = (Pending("boost", 2), Pending("setback", 1, ("charm",)))
    assert Pool(**again(sim).pool) == plain + Pool(boost=2)
    sim.do("way:talk")
    assert (sim.pool["boost"], sim.pool["setback"]) == (2, 1)
    sim.do("lead:bo")
    assert "boost" not in sim.pool


@pytest.mark.rule("EE-R84")
def test_injuries_that_last_add_their_dice() -> None:
    sim = hall(mods=()).do("way:sneak")
    sim.person(ADA).injuries = (("sore", 100), ("jolted", 10))
    assert again(sim).pool == {"proficiency": 1, "ability": 2, "difficulty": 3}


@pytest.mark.rule("EE-R22", "EE-R23")
def test_only_a_foe_that_is_warded_meets_a_point() -> None:
    sim = Fray()
    sim.play.fight.warded = (CHIEF,)
    for who, challenge in ((CHIEF, 1), (THUGS, 0)):
        tray = Tray(0, "attack", "brawl", who, target=ADA, weapon="0", step="tray")
        tray.skill = sim.play.weapon(who, "0").skill
        assert lines.build(sim.play, tray).pool.challenge == challenge


@pytest.mark.rule("EE-190")
def test_mods_of_a_way_hold_or_do_not() -> None:
    mods = (
        {"change": "boost", "n": 2, "why": "fog"},
        {"change": "setback", "why": "mud", "when": {"flags": ("rain",)}},
    )
    sim = hall(mods=mods).do("way:sneak")
    assert sim.pool["boost"] == 2 and "setback" not in sim.pool
    sim.state.flags = ("rain",)
    assert again(sim).pool["setback"] == 1


# --- the roll -------------------------------------------------------------------------------------


@pytest.mark.rule("EE-R64", "EE-R65", "EE-R22", "EE-R67")
def test_a_roll_takes_what_was_promised_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    price = ({"do": "credits", "n": -30},)
    sim = hall(price=price, mods=()).do("way:sneak", "gear:boots", "push", "edge")
    sim.person(ADA).waiting = (Pending("boost", 1), Pending("boost", 1, ("charm",)))
    credits = sim.state.credits
    again(sim).roll(monkeypatch, *"--------")
    assert sim.state.credits == credits - 30 and sim.person(ADA).strain == 2
    assert (sim.state.turned, sim.state.light, sim.state.dark) == (("boots",), 0, 1)
    assert sim.person(ADA).waiting == (Pending("boost", 1, ("charm",)),)
    assert sim.state.taken[-1] == "hall.sneak" and sim.state.darkened == ()
    assert [each.why for each in sim.events if isinstance(each, e.DestinySpent)] == ["edge"]
    assert [each.cause for each in sim.events if isinstance(each, e.Hurt)] == ["push"]
    sim = hall(mods=()).do("way:sneak").roll(monkeypatch, *"-----")
    assert sim.person(ADA).strain == 0 and sim.state.light == 1 and not sim.state.turned


@pytest.mark.rule("EE-R23")
def test_a_dark_point_turns_over_and_is_spent_once_in_a_scene(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Sim(small.game(), small.SETUP)
    sim.state.dark = 2
    sim.do("go:go", "leave", "way:sneak").roll(monkeypatch, *"------")
    assert (sim.state.light, sim.state.dark, sim.state.darkened) == (2, 1, ("hall",))


def rolled(sim: Sim, task: Any, **fields: Any) -> Play:
    """Carry out the result of a roll."""
    play = sim.game.play(sim.state)
    given = {"scene": "brawl", "who": ADA, "step": "spend", **fields}
    outcome = Outcome(0, task=task, **given)
    play.stack.append(outcome)
    rolling.RESULTS[task](play, outcome)
    return play


@pytest.mark.rule("EE-R85")
@pytest.mark.parametrize(
    ("success", "advantage", "left"), [(0, 3, (9, 5)), (1, 2, (8, 3)), (3, -2, (6, 5))]
)
def test_medicine_heals_by_success_and_advantage(
    success: int, advantage: int, left: tuple[int, int]
) -> None:
    sim = Fray()
    person = sim.person(BO)
    person.wounds, person.strain = 9, 5
    rolled(sim, "medicine", target=BO, success=success, advantage=advantage)
    assert (person.wounds, person.strain) == left and person.treated


@pytest.mark.rule("EE-R53")
@pytest.mark.parametrize(
    ("net", "afraid", "held", "fearless"),
    [
        ({"success": 0}, 1, 0, False),
        ({"success": 1}, 0, 0, False),
        ({"success": 1, "despairs": 1, "triumphs": 1}, 0, 0, True),
        ({"success": -1, "despairs": 1}, 1, 1, False),
    ],
)
def test_fear_takes_hold_by_the_roll(
    net: dict[str, int], afraid: int, held: int, fearless: bool
) -> None:
    sim = Fray()
    play = rolled(sim, "fear", scene="dark", **net)
    assert (play.marked(ADA, "afraid"), play.marked(ADA, "no_action")) == (afraid, held)
    assert ("fearless" in play.state.flags) == fearless
    if held:
        people.expire(play, ADA, "turn")
        assert not play.marked(ADA, "no_action") and play.marked(ADA, "afraid")


@pytest.mark.rule("EE-R53")
@pytest.mark.parametrize(("success", "left"), [(0, 1), (1, 0)])
def test_a_rally_takes_a_success(success: int, left: int) -> None:
    sim = Fray()
    people.mark(sim.play, BO, "afraid")
    assert rolled(sim, "rally", target=BO, success=success).marked(BO, "afraid") == left


@pytest.mark.rule("EE-R93")
def test_a_feature_that_fails_may_be_tried_again() -> None:
    for success, used, wounds in ((0, (), 0), (1, ("valve",), 9 + 1 - 3)):
        sim = Fray()
        play = rolled(sim, "feature", way="valve", success=success)
        assert play.fight.used == used and sim.person(THUGS).wounds == wounds
        names = [type(each).__name__ for each in play.events]
        assert ("FeatureUsed" in names) == bool(success)


def test_a_contest_counts_what_is_won_and_a_way_has_its_own_deeds() -> None:
    race = next(each for each in small.PARTS if each["id"] == "race")
    pay, fine = ({"do": "credits", "n": 7},), ({"do": "credits", "n": -7},)
    branches: dict[str, Any] = {"success": ({"deeds": pay},), "failure": ({"deeds": fine},)}
    first, *others = race["ways"]
    for success, counted, change in ((2, 1, 7), (1, 1, 7), (0, 0, -7)):
        sim = built(
            {**small.SETUP, "scene": "race"}, race={"ways": ({**first, **branches}, *others)}
        )
        before = sim.state.credits
        rolled(sim, "contest", scene="race", way="run", success=success)
        assert sim.state.counts.get("race", 0) == counted
        assert sim.state.credits == before + change
        sim = hall(**branches)
        before = sim.state.credits
        rolled(sim, "scene", scene="hall", way="sneak", success=success)
        assert sim.state.credits == before + change and sim.state.following == "pause"
        assert sim.state.counts.get("bells", 0) == (0 if success else 2)


def test_a_roll_says_what_fell_and_how_likely_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = hall(mods=()).do("way:sneak").roll(monkeypatch, "t", "a", "-", "f", "-")
    event = next(each for each in sim.events if isinstance(each, e.Rolled))
    shown = {name: getattr(event, name) for name in ("who", "task", "way", "skill", "target")}
    assert shown == {
        **{"who": ADA, "task": "scene", "way": "sneak", "skill": "stealth", "target": ""}
    }
    assert len(event.dice) == len(event.faces) == 5
    assert (event.success, event.advantage, event.triumphs, event.despairs) == (*(0, 1, 1, 0),)
    assert "/" in event.chance


@pytest.mark.rule("EE-R26")
def test_a_task_of_a_fight_is_rolled_even_if_nothing_can_go_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = Fray(BO).do("feature:valve")
    monkeypatch.setattr("game.edge.rules.lines.Build.pool", Pool(ability=2))
    sim.do("roll")
    assert "Rolled" in [type(each).__name__ for each in sim.events]
    simple = Sim(small.game(), small.SETUP).do("go:go", "visit:watch", "way:look", "roll")
    done = next(each for each in simple.events if isinstance(each, e.SimplyDone))
    assert (done.who, done.skill) == (ADA, "perception")


@pytest.mark.rule("EE-R76")
def test_a_roll_in_a_turn_is_the_action(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Fray(BO).do("feature:valve")
    taking = people.turn_of(sim.play, BO)
    assert taking is not None and not taking.acted
    sim.roll(monkeypatch, *["-"] * sum(sim.pool.values()))
    taking = people.turn_of(sim.play, BO)
    assert taking is None or taking.acted
