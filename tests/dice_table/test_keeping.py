"""Pools that are built, what the table keeps, and the Game Master."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from game.bootstrap import ROOT
from game.dice_table.guide import LINES, Price
from game.dice_table.injuries import ROWS, row_at
from game.dice_table.rolling import roll_of
from game.dice_table.steps import VERBS
from game.dice_table.text.wording import LABELS
from game.edge.dice.faces import Kind
from game.edge.dice.odds import MOST
from game.edge.dice.pool import Pool
from tests.dice_table.hooks import TABLES, hooks
from tests.dice_table.table import Bench


@pytest.mark.rule("EE-101", "EE-102")
def test_destiny_is_rolled_with_a_force_die_for_each_player() -> None:
    for seed in range(10):
        bench = Bench(seed=seed).do("coin:dark", "destiny")
        fell = roll_of(bench.last)
        assert [die.kind for die in fell.dice] == [Kind.FORCE, Kind.FORCE]
        row = bench.state.destiny
        assert (row.count("light"), row.count("dark")) == (fell.net.light, fell.net.dark)
    assert len(roll_of(Bench("alone").do("destiny").last).dice) == 1


def test_coins_are_turned_over_put_down_and_taken_away() -> None:
    bench = Bench()
    assert bench.why_not("flip:light") == bench.why_not("uncoin:light") != ""
    bench.do("coin:light", "coin:dark", "flip:dark")
    assert bench.state.destiny == ("light", "light")
    assert bench.do("uncoin:light").state.destiny == ("light",)
    bench.do(*["coin:dark"] * 19)
    assert bench.why_not("coin:dark") == "The table holds at most 20 coins."


@pytest.mark.rule("EE-R74")
def test_the_strip_goes_by_success_then_advantage_then_players_first() -> None:
    bench = Bench().do("slot:others", "slot:players", "add:ability")
    bench.do("face:5", "slot:others", "face:2", "slot:players", "face:2", "slot:others")
    slots = bench.view()["strip"]["slots"]
    assert [each[1:] for each in slots] == [["players", 1, 0], ["others", 1, 0], ["others", 0, 1],
                                            ["players", 0, 0], ["others", 0, 0]]  # fmt: skip


def test_turns_go_round_the_strip() -> None:
    bench = Bench()
    assert bench.why_not("next") == "First add a slot to the initiative order."
    bench.do("slot:players", "slot:others", "next")
    first, second = (each.id for each in bench.state.slots)
    assert (bench.state.turn, bench.state.round) == (first, 1)
    bench.do("next", "next")
    assert (bench.state.turn, bench.state.round) == (first, 2)
    bench.do(f"unslot:{first}")
    assert (bench.state.turn, bench.state.round) == (second, 2)
    bench.do(f"unslot:{second}")
    assert bench.state.turn == ""
    bench.do(*["slot:players"] * 16)
    assert bench.why_not("slot:players") == "The strip holds at most 16 slots."
    assert bench.do("clear_strip").state.slots == ()


# --- sheets ---------------------------------------------------------------------------------------


def test_there_are_24_sheets_and_no_more() -> None:
    bench = Bench().do("hero:juno", "copy:s1", "sheet:rival", "sheet:rival", *["sheet:ally"] * 18)
    names = [each["name"] for each in bench.view()["sheets"]]
    assert names[:7] == ["Vex", "Sel", "Juno Pell", "Vex 2", "Rival", "Rival 2", "Ally"]
    assert bench.why_not("sheet:beast") == "The table holds at most 24 sheets."
    bench.do(f"unsheet:{bench.state.sheets[4].id}", "sheet:rival")
    assert [each.name for each in bench.state.sheets][-1] == "Rival"


@pytest.mark.rule("EE-R84")
def test_the_table_of_critical_injuries_is_that_of_the_adventures() -> None:
    box = json.loads((ROOT / "cards" / "edge" / "injuries.json").read_text("utf-8"))["cards"]
    rows = [each for each in box if each["kind"] == "injury"]
    assert [(row.to, row.id, row.name) for row in ROWS] == [
        (each["to"], each["id"], each["name"]) for each in rows
    ]
    treated = [each["id"] for each in rows if each.get("until") == "treated"]
    assert [row.id for row in ROWS if row.stays] == treated, "the same ones add to the next"
    assert [row_at(total).id for total in (10, 11, 100, 101, 141)] == [
        "jolted", "shaken_up", "badly_hurt", "reeling", "downed",
    ]  # fmt: skip


@pytest.mark.rule("EE-117", "EE-R32")
def test_an_injury_adds_ten_for_each_one_not_healed() -> None:
    bench = Bench()
    vex = bench.state.sheets[0].id
    roll = "An injury needs a roll in the open: first roll d100 where everyone can see it."
    assert bench.why_not(f"apply:{vex}") == roll
    bench.do("tens:9", "ones:5", f"apply:{vex}")
    assert bench.state.sheets[0].injuries == (("badly_hurt", 95),)
    bench.do(f"apply:{vex}")
    assert bench.state.sheets[0].injuries == (("badly_hurt", 95), ("reeling", 105))
    assert bench.told()[0].startswith("Vex suffers a Critical Injury (95 + 10 = 105): Reeling")
    bench.do(f"injure:{vex}")
    assert bench.state.sheets[0].injuries[2][1] == bench.last.value + 10, "Reeling passes"
    bench.do(f"mend:badly_hurt@{vex}")
    assert bench.state.sheets[0].injuries[0] == ("reeling", 105)
    assert bench.do("curtain", "tens:1", "ones:1").why_not(f"apply:{vex}")


def test_counters() -> None:
    bench = Bench().do("count_up:clock")
    assert bench.state.counters == {"clock": 0}
    assert bench.why_not("count_down:clock") == "This counter is already at 0: it goes no lower."
    assert bench.why_not("uncount:alarm") == "No such counter is on the table: add it first."
    bench.do("count_up:clock", "count_up:clock", "count_down:clock")
    assert bench.view()["counters"] == {"clock": 1}
    assert bench.do("uncount:clock").state.counters == {}


def test_every_answer_has_its_words() -> None:
    assert LABELS.keys() == VERBS.keys()


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
    assert bench.why_not("minus:force") == "The pool has no die of this kind: add one first."


def test_a_sheet_gives_its_figures() -> None:
    bench = Bench()
    vex, sel = (each.id for each in bench.state.sheets)
    assert bench.why_not(f"take:{vex}") == "Choose a skill first."
    assert bench.do("skill:stealth", f"take:{vex}").pool == Pool(proficiency=1, ability=3)
    assert bench.why_not(f"take:{sel}") == "This sheet has no stats for the skill."
    bench.do("skill:cool")
    assert not bench.offers(f"take:{vex}")


@pytest.mark.rule("EE-103", "EE-105")
def test_destiny_upgrades_the_pool_and_turns_over() -> None:
    bench = Bench().do("coin:light", "add:ability", "level:easy", "invest:light")
    assert bench.pool == Pool(proficiency=1, difficulty=1)
    assert bench.state.destiny == ("dark",)
    assert bench.why_not("invest:light") == (
        "No Destiny point shows that side: flip one over, or add one."
    )
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
    assert bench.why_not("add:force") == "A pool holds at most 60 dice and 60 steps."
    assert bench.why_not("more:characteristic") == "The steppers go up to 12."
    assert bench.offers("remove:boost") and bench.do("roll").last.chance


def test_pinned_pools() -> None:
    bench = Bench().do("skill:cool", "add:ability", "level:easy", "pin", "clear", "add:boost")
    pin = bench.state.pins[0].id
    assert bench.do(f"pinned:{pin}").pool == Pool(ability=1, difficulty=1)
    assert bench.state.skill == "cool"
    bench.do("add:boost", *["pin"] * 5)
    assert bench.why_not("pin") == "You can pin at most 6 pools."
    assert bench.do(f"unpin:{pin}").offers("pin")
    assert bench.do("clear").why_not("pin") == "Build a pool before you pin it."


def test_every_line_of_the_guide_is_once_there() -> None:
    assert len({each.id for each in LINES}) == len(LINES)
    assert {each.price for each in LINES} == {*get_args(Price)}


@pytest.mark.rule("EE-001", "EE-R105")
@pytest.mark.parametrize("table", TABLES)
def test_one_of_the_table_is_its_game_master(table: str) -> None:
    one = hooks()
    state = one.game.new(one.game.setup(TABLES[table]), 1)
    for key in ("curtain", "add:boost", "roll", "curtain", "sheet:rival"):
        decision = one.game.decision(state)
        assert decision is not None and decision.seat == 0
        one.game.choose(state, key)
    with pytest.raises(ValueError):
        one.game.setup({**TABLES[table], "seats": []})
