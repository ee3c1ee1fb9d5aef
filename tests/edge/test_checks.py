"""Checks of scenes: the tray, the roll, spending and paying."""

from __future__ import annotations

import pytest

from game.edge.dice.pool import Pool
from tests.edge import small
from tests.edge.bench import Sim

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
    monkeypatch.setattr("game.edge.rules.lines.Build.pool", Pool(ability=2))
    sim.do("way:look", "roll")
    names = [type(each).__name__ for each in sim.events]
    assert "SimplyDone" in names and "Rolled" not in names and "routes" in sim.state.flags


@pytest.mark.rule("EE-R35", "EE-R73", "EE-R107", "EE-223", "EE-075")
def test_the_program_pays_with_strain_while_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fresh = at_hall(paying="program").do("way:sneak")
    fresh.roll(monkeypatch, "-", "-", "-", "tt", "-", "-")
    assert fresh.person("ada").strain == 2 and not fresh.person("ada").waiting
    tired = at_hall(paying="program").do("way:sneak")
    tired.person("ada").strain = 10
    tired.roll(monkeypatch, "-", "-", "-", "tt", "-", "-")
    assert tired.person("ada").strain == 10
    assert [each.change for each in tired.person("ada").waiting] == ["setback"]
