"""Destiny, initiative, sheets and counters."""

from __future__ import annotations

import json

import pytest

from game.bootstrap import ROOT
from game.dice_table.injuries import ROWS, row_at
from game.dice_table.rolling import roll_of
from game.dice_table.text.wording import LABELS
from game.dice_table.steps import VERBS
from game.edge.dice.faces import Kind
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
    assert bench.why_not("coin:dark") == "There is room for 20 coins."


@pytest.mark.rule("EE-R74")
def test_the_strip_goes_by_success_then_advantage_then_players_first() -> None:
    bench = Bench().do("slot:others", "slot:players", "add:ability")
    bench.do("face:5", "slot:others", "face:2", "slot:players", "face:2", "slot:others")
    slots = bench.view()["strip"]["slots"]
    assert [each[1:] for each in slots] == [
        ["players", 1, 0],
        ["others", 1, 0],
        ["others", 0, 1],
        ["players", 0, 0],
        ["others", 0, 0],
    ]


def test_turns_go_round_the_strip() -> None:
    bench = Bench()
    assert bench.why_not("next") == "There are no slots on the strip."
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
    assert bench.why_not("slot:players") == "The strip has room for 16 slots."
    assert bench.do("clear_strip").state.slots == ()


# --- sheets ---------------------------------------------------------------------------------------


def test_there_are_eight_sheets_and_no_ninth() -> None:
    bench = Bench().do("sheet:rival", "sheet:rival", *["sheet:ally"] * 4)
    names = [each["name"] for each in bench.view()["sheets"]]
    assert names == ["Vex", "Sel", "Rival", "Rival 2", "Ally", "Ally 2", "Ally 3", "Ally 4"]
    assert bench.why_not("sheet:beast") == "The table has room for 8 sheets."
    bench.do(f"unsheet:{bench.state.sheets[2].id}", "sheet:rival")
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
    assert bench.why_not(f"apply:{vex}") == "The latest roll must be an open percentile roll."
    bench.do("tens:9", "ones:5", f"apply:{vex}")
    assert bench.state.sheets[0].injuries == (("badly_hurt", 95),)
    bench.do(f"apply:{vex}")
    assert bench.state.sheets[0].injuries == (("badly_hurt", 95), ("reeling", 105))
    assert bench.told()[0].startswith("Vex has a Critical Injury (95 + 10 = 105): Reeling")
    bench.do(f"injure:{vex}")
    assert bench.state.sheets[0].injuries[2][1] == bench.last.value + 10, "Reeling passes"
    bench.do(f"mend:badly_hurt@{vex}")
    assert bench.state.sheets[0].injuries[0] == ("reeling", 105)
    assert bench.do("curtain", "tens:1", "ones:1").why_not(f"apply:{vex}")


def test_counters() -> None:
    bench = Bench().do("count_up:clock")
    assert bench.state.counters == {"clock": 0}
    assert bench.why_not("count_down:clock") == "The counter is at 0."
    assert bench.why_not("uncount:alarm") == "There is no such counter on the table."
    bench.do("count_up:clock", "count_up:clock", "count_down:clock")
    assert bench.view()["counters"] == {"clock": 1}
    assert bench.do("uncount:clock").state.counters == {}


def test_every_answer_has_its_words() -> None:
    assert LABELS.keys() == VERBS.keys()
