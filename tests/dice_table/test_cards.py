"""Sheets with figures: pools by one answer, changes by hand, and what the curtain keeps."""

from __future__ import annotations

import json

import pytest

from game.dice_table.writing import written
from game.edge.dice.pool import Pool
from tests.dice_table.table import GAME, Bench


@pytest.mark.rule("EE-R131")
def test_a_sheet_builds_its_pool_with_its_injuries() -> None:
    bench = Bench().do("hero:juno", "edit:s3", "owner:1@s3", "tens:7", "ones:1", "apply:s3")
    bench.do("level:hard", "pool:s3@charm")
    assert bench.pool == Pool(proficiency=1, ability=2, difficulty=3, setback=1)
    assert bench.view()["pool"]["sheet"] == "Juno Pell" and bench.state.who == 1
    hurt = next(each["id"] for each in bench.view()["pool"]["steps"] if each["why"] == "injury")
    assert bench.do(f"drop:{hurt}", "roll").told()[0].startswith("Ben (Juno Pell) rolls Charm, ")
    assert bench.do("pool:s3@lore").pool == Pool(ability=2, setback=1), "what is rolled makes way"


@pytest.mark.rule("EE-R131", "EE-136")
def test_every_figure_is_changed_by_hand() -> None:
    bench = Bench().do("sheet:rival", "edit:s3", "raise:presence@s3", written("own", "Law", "s3"))
    bench.do("raise:own_1@s3", "link:own_1@s3", *["link:own_1@s3"] * 2, "arm:vibroknife@s3")
    bench.do("raise:soak@s3", written("name", "Old  Zi", "s3"), "pool:s3@own_1")
    assert (bench.pool, bench.state.skill) == (Pool(proficiency=1), "Law")
    card = bench.state.sheets[2].card
    assert (card.name, card.soak, card.weapons[0].damage) == ("Old Zi", 1, 1)
    assert bench.why_not("name:20@s3") == "Write at most 40 plain characters."
    assert not bench.do("edit:s3").offers("raise:soak@s3")


@pytest.mark.rule("EE-R132")
def test_a_hidden_sheet_leaks_nothing() -> None:
    seen = []
    for key in ("hero:juno", "sheet:beast"):
        bench = Bench().do("curtain", key, "wound:s3", "injure:s3", "curtain", "edit:s3")
        told = bench.told(1)
        bench.do("raise:soak@s3", "pool:s3@charm", "clear")
        seen.append((bench.view(1), told, bench.told(1), GAME.seat_view(bench.state, 1)))
    assert seen[0] == seen[1] and bench.do("turn:s3").view(1)["sheets"][2]["name"] == "Beast"


def test_a_state_without_cards_opens() -> None:
    bench = Bench().do("wound:s1")
    state = json.loads(GAME.dump(bench.state))
    for at, each in enumerate(state["sheets"]):
        each |= {"name": each.pop("card")["name"], "figures": at}
    assert GAME.load(json.dumps(state).encode()) == bench.state
