"""Checks: the tray, the dice that it asks for, and rolls."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.cards.box import COMPONENT
from game.edge.cards.effects import If
from game.edge.catalog import Content
from game.edge.checks import rolling
from game.edge.context import Play
from game.edge.dice.pool import Pool
from game.edge.frames import Outcome, Tray
from game.edge.game import Edge
from game.edge.people import rules as people
from game.edge.rules.conditions import passed
from game.table.decisions import parse
from tests.edge import small
from tests.edge.bench import Sim
from tests.edge.test_fights import ADA, BO, Fray

AT_HALL = ("go:go", "leave")


def at_hall(**fields: object) -> Sim:
    """Return a game at the check of the hall."""
    sim = Sim(small.game(), {**small.SETUP, **fields})
    sim.do(*AT_HALL)
    return sim


@pytest.mark.rule("EE-R58", "EE-155", "EE-013")
def test_a_way_and_its_skill_are_chosen_before_the_roll() -> None:
    sim = at_hall()
    assert "roll" not in sim.keys and sim.why("roll") == "EE-R58"
    sim.do("way:sneak")
    assert "roll" in sim.keys
    assert sim.pool == {"proficiency": 1, "ability": 2, "difficulty": 2, "setback": 1}


@pytest.mark.rule("EE-R13", "EE-212", "EE-213")
def test_an_opponent_gives_the_negative_dice() -> None:
    sim = at_hall().do("way:talk")
    assert sim.pool == {"proficiency": 1, "ability": 1, "challenge": 1, "difficulty": 1}


@pytest.mark.rule("EE-R16", "EE-R63", "EE-219")
def test_help_takes_a_rank_and_a_hero_who_is_up() -> None:
    sim = at_hall().do("way:sneak", "help:bo")
    assert sim.pool["boost"] == 1
    sim = at_hall().do("way:talk")
    assert sim.why("help:bo") == "EE-R16"
    sim = at_hall().do("way:sneak")
    sim.person("bo").wounds = 99
    sim.game.forget()
    assert sim.why("help:bo") == "EE-R63" and sim.why("lead:bo") == "EE-R63"


@pytest.mark.rule("EE-R64")
def test_a_story_card_serves_the_way_that_it_names() -> None:
    sim = Sim(small.game(), small.SETUP).do("go:pay", "leave", "way:talk", "gear:badge")
    assert sim.pool["boost"] == 1
    assert sim.do("way:sneak").why("gear:badge") == "EE-R64"


@pytest.mark.rule("EE-R22", "EE-R25")
def test_a_light_point_upgrades_an_ability_die_and_turns_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = at_hall().do("way:sneak", "edge")
    assert sim.pool["proficiency"] == 2 and sim.pool["ability"] == 1
    sim.roll(monkeypatch, *"------")
    assert (sim.state.light, sim.state.dark) == (0, 1)


@pytest.mark.rule("EE-R62", "EE-R67")
def test_failure_leads_on_as_the_scene_says(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at_hall().do("way:sneak").roll(monkeypatch, *"------")
    assert sim.state.scene == "pause" and sim.state.counts["bells"] == 2


@pytest.mark.rule("EE-R35", "EE-R70")
def test_threat_is_paid_by_items_and_the_rest_is_strain(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at_hall().do("way:sneak").roll(monkeypatch, "-", "-", "-", "tt", "t", "-")
    assert sim.state.stack[-1].step == "pay"
    sim.do("pay:shaken")
    assert [each.change for each in sim.person("ada").waiting] == ["setback"]
    sim.do("done")
    assert sim.person("ada").strain == 1 and sim.state.scene == "pause"


@pytest.mark.rule("EE-R87")
def test_a_camp_clears_strain_heals_two_wounds_and_readies_gear(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sim = at_hall().do("way:sneak", "gear:boots", "push")
    sim.person("ada").wounds = 5
    sim.roll(monkeypatch, *"--------").do("go:go")
    ada = sim.person("ada")
    assert sim.state.scene == "rest"
    assert (ada.strain, ada.wounds, sim.state.turned) == (0, 3, ())


@pytest.mark.rule("EE-R61")
def test_a_way_of_a_contest_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at_hall().do("way:sneak").roll(monkeypatch, *"------").do("go:go", "done", "way:run")
    sim.roll(monkeypatch, *"----")
    assert sim.why("way:run") == "EE-R61"


@pytest.mark.rule("EE-R99")
def test_a_mark_reached_brings_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = at_hall()
    sim.state.counts["bells"] = 1
    sim.do("way:sneak").roll(monkeypatch, *"------")
    assert sim.state.counts["bells"] == 3 and "horn" in sim.state.flags


@pytest.mark.rule("EE-R26", "EE-168", "EE-022")
def test_a_simple_check_without_setback_is_not_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    sim = Sim(small.game(), small.SETUP).do("go:go", "visit:watch")
    monkeypatch.setattr("game.edge.checks.lines.Build.pool", Pool(ability=2))
    sim.do("way:look", "roll")
    names = [type(each).__name__ for each in sim.events]
    assert "SimplyDone" in names and "Rolled" not in names and "routes" in sim.state.flags


@pytest.mark.rule("EE-R35", "EE-R73", "EE-R107", "EE-223", "EE-075")
def test_the_program_pays_with_strain_while_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    fresh = at_hall(paying="program").do("way:sneak")
    fresh.roll(monkeypatch, "-", "-", "-", "tt", "-", "-")
    assert fresh.person("ada").strain == 2 and not fresh.person("ada").waiting
    tired = at_hall(paying="program").do("way:sneak")
    tired.person("ada").strain = 10
    tired.roll(monkeypatch, "-", "-", "-", "tt", "-", "-")
    assert tired.person("ada").strain == 10
    assert [each.change for each in tired.person("ada").waiting] == ["setback"]


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
    ways = {"ways": ({**first, **fields}, *others), "choices": (fun,)}
    sim = built(setup, hall=ways, small={"breaks": (CLOCK,)}, fray={"breaks": (CLOCK,)})
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
    assert "approaches this scene offers" in words(hall(), "way:nowhere")
    closed: tuple[tuple[dict[str, Any], str], ...] = (
        ({"flags": ("routes",)}, "This approach needs something that has not happened"),
        ({"without": ("told",)}, "Events so far have closed this approach"),
        ({"counts": ({"count": "keys", "least": 2},)}, "needs Keys found at 2 or more"),
        ({"counts": ({"count": "jump", "most": 1},)}, "closes once Steps plotted for the jump pa"),
        ({"credits": 500}, "needs 500 credits"),
        ({"campaign": True}, "open only in a campaign"),
        ({"pressed": True}, "only while someone comes to collect"),
    )
    over = []
    for when, told in closed:
        sim = hall(when=when)
        sim.state.flags, sim.state.counts["jump"] = ("told",), 2
        assert told in words(again(sim), "way:sneak")
        over.append(passed(sim.play, If.model_validate(when)))
    assert over == [False, True, False, True, False, False, False]
    assert "already picked this approach" in words(hall().do("way:sneak"), "way:sneak")
    price = ({"do": "credits", "n": -150},)
    sim = hall(price=price)
    assert "cannot pay" in words(sim, "way:sneak") and "way:talk" in sim.keys
    sim.state.credits = 150
    assert "way:sneak" in again(sim).keys


@pytest.mark.rule("EE-R58")
def test_a_way_begins_with_the_best_skill_and_others_may_be_chosen() -> None:
    sim = hall(skills=("athletics", "stealth"))
    assert not any(key.startswith("skill:") for key in sim.keys)
    assert "Pick an approach" in words(sim, "roll") and "Pick an approach" in words(sim, "help:bo")
    sim.do("way:sneak")
    assert asked(sim).skill == "stealth" and sim.pool["proficiency"] == 1
    assert "already" in words(sim, "skill:stealth") and "not use" in words(sim, "skill:charm")
    sim.do("gear:boots", "help:bo", "skill:athletics")
    tray = asked(sim)
    assert (tray.skill, tray.gear, tray.help) == ("athletics", "", "")
    assert sim.pool == {"ability": 2, "difficulty": 2, "setback": 1}


# --- people ---------------------------------------------------------------------------------------


def test_in_a_fight_nobody_takes_the_lead_and_the_check_may_be_left() -> None:
    sim = hall()
    assert "back" not in sim.keys and {"lead:bo", "go:go"} <= set(sim.keys)
    fight = Fray(BO).do("feature:valve")
    assert {"push", "edge", "roll", "back"} <= set(fight.keys)
    assert not any(key.startswith(("lead:", "help:", "go:", "break:")) for key in fight.keys)
    for key in ("lead:ada", "help:ada", "go:go", "break:clock"):
        assert words(fight, key)
    assert words(fight, "go:go") == "One thing at a time: finish this check first."
    assert fight.do("back").state.stack[-1].step == "turn"
    fear = Sim(small.game(), {**small.SETUP, "scene": "dark"})
    assert "back" not in fear.keys and "lead:bo" not in fear.keys


# --- slots ----------------------------------------------------------------------------------------


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


# --- the roll -------------------------------------------------------------------------------------


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


@pytest.mark.rule("EE-R53")
@pytest.mark.parametrize(
    ("net", "afraid", "held", "fearless"),
    [({"success": 0}, 1, 0, False), ({"success": 1}, 0, 0, False),
     ({"success": 1, "despairs": 1, "triumphs": 1}, 0, 0, True),
     ({"success": -1, "despairs": 1}, 1, 1, False)],
)  # fmt: skip
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


def test_a_contest_counts_what_is_won_and_a_way_has_its_own_deeds() -> None:
    race = next(each for each in small.PARTS if each["id"] == "race")
    pay, fine = ({"do": "credits", "n": 7},), ({"do": "credits", "n": -7},)
    branches: dict[str, Any] = {"success": ({"deeds": pay},), "failure": ({"deeds": fine},)}
    first, *others = race["ways"]
    for success, counted, change in ((2, 1, 7), (1, 1, 7), (0, 0, -7)):
        ways = {"ways": ({**first, **branches}, *others)}
        sim = built({**small.SETUP, "scene": "race"}, race=ways)
        before = sim.state.credits
        rolled(sim, "contest", scene="race", way="run", success=success)
        assert sim.state.counts.get("race", 0) == counted
        assert sim.state.credits == before + change
        sim = hall(**branches)
        before = sim.state.credits
        rolled(sim, "scene", scene="hall", way="sneak", success=success)
        assert sim.state.credits == before + change and sim.state.following == "pause"
        assert sim.state.counts.get("bells", 0) == (0 if success else 2)
