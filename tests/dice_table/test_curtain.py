"""The curtain, checks that are asked for, the session, and single files."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from game.dice_table import events as e
from game.dice_table.single_files import problem, sheet_text, table_text
from game.dice_table.state import State
from game.dice_table.writing import written
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Pool
from game.table.session import Session
from tests.dice_table.hooks import TABLES, TableHooks
from tests.dice_table.table import GAME, Bench

SECRETS = ("count_up:alarm", written("place", "Cellar"), written("note", "21:40 The mayor lies"),
           written("keep", "Rumors 01-50 Dock 51-00 Hill"))  # fmt: skip


@pytest.mark.rule("EE-R173", "EE-R132")
def test_what_is_made_behind_the_curtain_is_seen_when_it_is_shown() -> None:
    bench, plain = Bench().do("curtain"), Bench().do("curtain")
    for key in SECRETS:
        bench.do(key)
        assert bench.told(1) == bench.told() == [] != bench.told(0)
    assert bench.view(1) == plain.view(1), "as if nothing were there"
    bench.do("curtain", f"stand:s1@{bench.state.places[0].id}")
    assert bench.told(1) == [] and bench.view(1)["sheets"][0]["place"] == ""
    assert bench.state.places[0].id not in json.dumps(bench.view(1)["places"])
    bench.do(f"table:{bench.state.tables[0].id}")
    assert bench.told(1) == ["Ada rolls behind the curtain."] and len(bench.told(0)) == 2
    for thing in ("alarm", bench.state.places[0].id, bench.state.notes[0].id,
                  bench.state.tables[0].id):  # fmt: skip
        assert bench.do(f"turn:{thing}").told(1)[0].startswith("There for all to see: ")
    shown = bench.view(1)
    assert shown["counters"] == {"alarm": 0} and shown["notes"][0][1] == "21:40 The mayor lies"
    assert [shown["places"][0][1], shown["tables"][0][1]] == ["Cellar", "Rumors"]
    assert bench.do("turn:alarm").told(1) == ["Something goes behind the curtain."]
    assert bench.do("uncount:alarm").told(1) == [] and bench.state.hidden == ()


@pytest.mark.rule("EE-R132", "EE-R173")
def test_two_hidden_sheets_look_alike_from_another_seat() -> None:
    views = [Bench().do("curtain", key, "curtain").view(1) for key in ("hero:juno", "ship:raider")]
    assert views[0] == views[1] and views[0]["sheets"][2] == {"id": "s3", "hidden": True}
    bench = Bench().do("ship:raider", "curtain", "hero:juno", "curtain")
    bench.do("station:s3.pilot@s4")
    assert bench.told(1) == [] and bench.view(1)["sheets"][2]["crew"] == []
    pilots = [GAME.seat_view(bench.state, seat).sheets[2].stations[0].sheet for seat in (0, 1)]
    assert pilots == ["s4", ""]


@pytest.mark.rule("EE-188", "EE-189", "EE-R172")
def test_the_game_master_asks_and_each_sheet_adds_its_own_side() -> None:
    bench = Bench().do("hero:juno", "add:ability", "curtain")
    assert bench.why_not("ask").startswith("First choose a skill, a difficulty, ")
    bench.do("skill:charm", *["more:characteristic"] * 3, "level:hard", "upgrade:difficulty",
             "upgrade:ability", "add:setback", "add:boost", "add:proficiency")  # fmt: skip
    assert bench.view(1)["request"] is None
    told = "The Game Master asks for a check: Charm, 1 Boost against 1 Challenge, 2 Difficulty "
    assert bench.do("ask").told(1)[-1].startswith(told)
    assert not bench.state.curtain and bench.pool == Pool(ability=1), "the pool in front waits"
    asked = bench.view(1)["request"]["dice"]
    masters = {"difficulty": 2, "challenge": 1, "boost": 1, "setback": 1}
    assert asked == {kind.value: masters.get(kind.value, 0) for kind in Kind}
    assert bench.do("answer:s3").pool == Pool(1, 2, 1, challenge=1, difficulty=2, setback=1)
    assert bench.do("answer:none").pool == Pool(boost=1, challenge=1, difficulty=2, setback=1)
    assert bench.do("curtain").why_not("answer:s3") == (
        "This roll is for everybody: open the curtain first."
    )
    bench.do("curtain", "unask", "clear", "skill:knowledge", "add:boost", "ask", "answer:s3")
    assert bench.pool == Pool(ability=2, boost=1) and bench.state.skill == "core_worlds"


@pytest.mark.rule("EE-R85", "EE-R131", "EE-296")
def test_a_session_counts_stims_credits_and_the_strain_before_a_fight() -> None:
    bench = Bench().do(*["wound:s1"] * 12, *["stim:s1"] * 2, "credit:1000@s1", "credit:-10@s1")
    sheet = bench.state.sheets[0]
    assert (sheet.wounds, sheet.stims, sheet.credits) == (3, 2, 990)
    assert bench.why_not("credit:-1000@s1") == "There are not that many credits on this sheet."
    assert bench.do(*["stim:s1"] * 3).why_not("stim:s1").startswith("Five stims have been used")
    bench.do("strain:s1", "initiative:cool", "strain:s1")
    assert bench.view()["sheets"][0]["strain_before"] == 1
    bench.do(written("note", "Owes the captain"), "injure:s1", "wound:s1", "session")
    sheet = bench.state.sheets[0]
    assert (sheet.strain, sheet.strain_before, sheet.wounds, sheet.stims) == (0, -1, 1, 5)
    assert len(sheet.injuries) == 1 and sheet.credits == 990 and len(bench.state.notes) == 1


BAD = (
    ("{", "This is no JSON: line 1, expecting property name"),
    ("[1]", "This file holds neither a sheet nor a table."),
    ('{"sheet": {"name": "A", "wounds": 200}}', "The sheet does not fit: wounds: "),
    ('{"sheet": {"name": "A", "luck": 1}}', "The sheet does not fit: luck: "),
    ('{"table": {"name": "A", "rows": [{"to": 9, "told": "x"}, {"to": 3, "told": "y"}]}}',
     "The table does not fit: rows.to: each row ends above the one before it."),
    ('{"table": {"name": "A", "rows": [{"to": 100, "told": "x"}]}}', "This file holds no sheet: "),
)  # fmt: skip


@pytest.mark.rule("EE-R132")
def test_a_sheet_and_a_table_are_single_files() -> None:
    bench = Bench().do("hero:juno", written("keep", "Odd \u00e9 01-50 Dock 51-00 Hill"))
    made = sheet_text(bench.state.sheets[2]), table_text(bench.state.tables[0])
    other = Bench().do(*(written(f"open_{sort}", json.dumps(json.loads(text)))
                         for sort, text in zip(("sheet", "table"), made)))  # fmt: skip
    assert other.state.sheets[2].card == bench.state.sheets[2].card
    assert other.state.tables[0].rows == bench.state.tables[0].rows
    assert other.state.tables[0].name == "Odd \u00e9"


@pytest.mark.rule("EE-R132")
@pytest.mark.parametrize(("text", "told"), BAD)
def test_a_bad_file_is_refused_with_what_where_and_what_would_work(text: str, told: str) -> None:
    assert problem(text, "sheet").startswith(told)
    key = written("open_sheet", text)
    assert not Bench().offers(key) and Bench().why_not(key).startswith(told)
    assert "It would work" in problem(text, "sheet") or "open it in" in problem(text, "sheet")


def marks(state: State) -> Counter[tuple[str, str]]:
    """Return wounds, strain and credits by sheet, with those of a ship by their names."""
    found = Counter[tuple[str, str]]()
    for each in state.sheets:
        ship = each.card.kind == "ship"
        found[each.id, "hull" if ship else "wounds"] = each.wounds
        found[each.id, "system" if ship else "strain"] = each.strain
        found[each.id, "credits"] = each.credits
    return found


@pytest.mark.parametrize("most", (120, pytest.param(10_000, marks=pytest.mark.long)))
def test_random_answers_keep_sums_and_are_undone_exactly(most: int) -> None:
    hooks, streams, seen = TableHooks(GAME), dict[str, int](), set[str]()
    session = Session(GAME, TABLES["alone"], 5)
    session.practise()
    for number in range(most):
        decision, had = session.decision(), marks(session.state)
        assert decision is not None
        before = GAME.dump(session.state) if number % (most // 12) == 0 else b""
        key = hooks.pick(session.state, decision, streams, 5)
        seen.add(key.partition(":")[0])
        for event in session.choose(key):
            if isinstance(event, e.SheetMarked | e.CreditsMoved):
                had[event.sheet, getattr(event, "sort", "credits")] += event.n
        hooks.bounds(session.state)
        if not seen & {"session", "unsheet"}:
            assert +had == +marks(session.state), key
        seen -= {"session", "unsheet"}
        if before:
            session.undo()
            assert GAME.dump(session.state) == before, key
    assert len(seen) > (80 if most > 1000 else 30)
