"""Pools built step by step, with reasons, in the fixed order."""

from __future__ import annotations

from typing import get_args

import pytest

from game.dice_table.guide import LINES, Price
from game.edge.dice.odds import MOST
from game.edge.dice.pool import Pool
from tests.dice_table.table import Bench


@pytest.mark.rule("EE-183", "EE-184", "EE-193")
def test_steppers_and_a_level() -> None:
    bench = Bench().do("skill:stealth", *["more:characteristic"] * 3, "more:rank", "level:hard")
    assert bench.pool == Pool(proficiency=1, ability=2, difficulty=3)
    bench.do("less:rank", "level:easy")
    assert bench.pool == Pool(ability=3, difficulty=1)
    assert [each["why"] for each in bench.view()["pool"]["steps"]] == ["stealth", "easy"]


def test_opposed_steppers_take_the_place_of_a_level() -> None:
    bench = Bench().do("level:hard", "more:opposing_characteristic", "more:opposing_rank")
    assert bench.pool == Pool(challenge=1)
    assert bench.do("level:average").pool == Pool(difficulty=2)
    assert bench.do("level:simple").pool == Pool()


@pytest.mark.rule("EE-R09", "EE-R10", "EE-R11", "EE-R12")
def test_changes_that_find_no_die() -> None:
    assert Bench().do("upgrade:difficulty").pool == Pool(difficulty=1)
    assert Bench().do("upgrade:ability", "upgrade:ability").pool == Pool(proficiency=1)
    assert Bench().do("add:ability", "downgrade:ability").pool == Pool(ability=1)
    assert Bench().do("add:boost", "remove:setback", "remove:boost", "remove:boost").pool == Pool()


@pytest.mark.rule("EE-190", "EE-R105")
def test_each_step_has_its_reason_and_can_be_removed() -> None:
    bench = Bench().do("why:cover", "add:setback", "why:none", "add:boost", "why:aim", "add:boost")
    steps = bench.view()["pool"]["steps"]
    assert [each["why"] for each in steps] == ["cover", "", "aim"]
    assert [each["change"] for each in steps] == [{"setback": 1}, {"boost": 1}, {"boost": 1}]
    assert bench.do(f"drop:{steps[1]['id']}").pool == Pool(boost=1, setback=1)
    assert [each["why"] for each in bench.view()["pool"]["steps"]] == ["cover", "aim"]


def test_a_die_is_taken_back() -> None:
    bench = Bench().do("add:boost", "add:boost", "minus:boost", "level:average", "minus:difficulty")
    assert bench.pool == Pool(boost=1, difficulty=1)
    assert [each.sort for each in bench.state.parts] == ["add", "difficulty", "remove"]
    assert bench.why_not("minus:force") == "The pool has no such die."


def test_a_sheet_gives_its_figures() -> None:
    bench = Bench()
    vex, sel = (each.id for each in bench.state.sheets)
    assert bench.why_not(f"take:{vex}") == "Choose a skill first."
    assert bench.do("skill:stealth", f"take:{vex}").pool == Pool(proficiency=1, ability=3)
    assert bench.why_not(f"take:{sel}") == "This sheet has no figure for the skill."
    bench.do("skill:cool")
    assert not bench.offers(f"take:{vex}")


@pytest.mark.rule("EE-103", "EE-105")
def test_destiny_upgrades_the_pool_and_turns_over() -> None:
    bench = Bench().do("coin:light", "add:ability", "level:easy", "invest:light")
    assert bench.pool == Pool(proficiency=1, difficulty=1)
    assert bench.state.destiny == ("dark",)
    assert bench.why_not("invest:light") == "There is no such coin on the table."
    assert bench.do("invest:dark").pool == Pool(proficiency=1, challenge=1)


@pytest.mark.rule("EE-R105")
def test_warnings_are_words_only() -> None:
    bench = Bench().do("coin:light", "coin:light", "invest:light")
    assert bench.view()["pool"]["warnings"] == []
    bench.do("invest:light")
    assert bench.view()["pool"]["warnings"] == ["Destiny is in this pool twice."]
    bench.do("clear", *["add:boost"] * 12)
    assert bench.view()["pool"]["warnings"] == []
    bench.do("add:setback")
    assert bench.view()["pool"]["warnings"] == ["More than 12 dice are hard to read."]
    assert bench.do("roll").last.chance


def test_steppers_and_levels_count_against_the_room() -> None:
    bench = Bench().do(*["more:characteristic"] * 12, "level:formidable", *["add:boost"] * 43)
    assert len(bench.pool) == MOST and len(bench.state.parts) == 45
    assert bench.why_not("add:force") == "A pool has room for 60 dice and 60 steps."
    assert bench.why_not("more:characteristic") == "The steppers go up to 12."
    assert bench.offers("remove:boost") and bench.do("roll").last.chance


def test_pinned_pools() -> None:
    bench = Bench().do("skill:cool", "add:ability", "level:easy", "pin", "clear", "add:boost")
    pin = bench.state.pins[0].id
    assert bench.do(f"pinned:{pin}").pool == Pool(ability=1, difficulty=1)
    assert bench.state.skill == "cool"
    bench.do("add:boost", *["pin"] * 5)
    assert bench.why_not("pin") == "There is room for 6 pinned pools."
    assert bench.do(f"unpin:{pin}").offers("pin")
    assert bench.do("clear").why_not("pin") == "There is no pool to pin."


def test_every_line_of_the_guide_is_once_there() -> None:
    assert len({each.id for each in LINES}) == len(LINES)
    assert {each.price for each in LINES} == {*get_args(Price)}
