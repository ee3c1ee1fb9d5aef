"""The examples of the rulebook, played at the table answer by answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from game.edge.dice.pool import Pool
from tests.dice_table.table import Bench

SLICERS: tuple[dict[str, Any], ...] = tuple(
    {"name": name, "characteristics": {"intellect": intellect}, "skills": {"computers": rank}}
    for name, intellect, rank in (("41-VEX", 3, 2), ("Oskara", 2, 3), ("Lowhhrick", 2, 0))
)
HINDERED = ("why:distraction", "add:setback", "why:injury", "add:setback", "why:help", "add:boost")
PLAIN = (Fraction(6455, 9216), Fraction(6455, 9216), Fraction(891, 2048))
HARD = (Fraction(302879, 497664), Fraction(302879, 497664), Fraction(3355, 9216))


@pytest.mark.rule(*(f"EE-{n}" for n in range(327, 342)))
@pytest.mark.parametrize("at", range(3))
def test_three_people_slice_a_terminal(at: int) -> None:
    bench = Bench(sheets=SLICERS).do(f"pool:s{at + 1}@computers")
    own = Pool(proficiency=2, ability=1) if at < 2 else Pool(ability=2)
    assert bench.pool == own
    bench.do("level:average")
    assert bench.pool == Pool(own.proficiency, own.ability, difficulty=2)
    assert Fraction(bench.view()["pool"]["chance"]) == PLAIN[at]
    bench.do(*HINDERED)
    assert bench.pool == Pool(own.proficiency, own.ability, 1, difficulty=2, setback=2)
    assert len(bench.pool) == (8 if at < 2 else 7)
    assert Fraction(bench.view()["pool"]["chance"]) == HARD[at]
    assert bench.do("roll").view()["history"][0]["sheet"] == SLICERS[at]["name"]


PEOPLE = tuple({"name": each} for each in ("Jackie", "Frank", "George", "Harper", "Isabelle"))
FIGURES = {"characteristics": {"cunning": 3, "willpower": 2}, "skills": {"streetwise": 1}}
PARTY = tuple({"name": each, **FIGURES} for each in ("Coson", "Reis", "Mills", "Sona"))


@pytest.mark.rule("EE-343", "EE-344", "EE-346", "EE-347", "EE-348", "EE-349", "EE-350", "EE-351",
                  "EE-188", "EE-189", "EE-R172")  # fmt: skip
def test_a_walk_to_town_ends_in_front_of_two_hunters() -> None:
    bench = Bench(seats=PEOPLE, sheets=PARTY)
    for at in range(1, 5):
        bench.do(f"edit:s{at}", f"owner:{at}@s{at}", f"edit:s{at}", *[f"strain:s{at}"] * 2)
    assert {each["strain"] for each in bench.view()["sheets"]} == {2}
    bench.do("pool:s4@streetwise", "level:average", "why:help", "add:boost", "add:boost")
    assert bench.pool == Pool(1, 2, 2, difficulty=2) and bench.state.who == 4
    told = bench.do(*(f"face:{n}" for n in (2, 2, 1, 1, 1, 2, 1))).told()[0]
    assert told.startswith("Isabelle (Sona) throws Streetwise, ") and told.endswith("Success (1).")
    bench.do("curtain", "skill:vigilance", "level:average", "upgrade:difficulty", "ask")
    bench.do("answer:s3", "context:combat")
    assert bench.pool == Pool(ability=2, challenge=1, difficulty=1) and bench.state.who == 3
    bench.do(*(f"face:{n}" for n in (8, 1, 2, 1)))
    assert "Failure with 2 Advantage" in bench.told()[0]
    assert "maneuver" in bench.view()["payable"] and bench.do("spend:maneuver").last.lines
    bench.do("unask", "sheet:rival", "sheet:rival", "initiative:vigilance")
    groups = [each.group for each in bench.state.slots]
    assert groups.count("players") == 4 and groups.count("others") == 2


@pytest.mark.rule("EE-R172", "EE-R171", "EE-R131")
def test_a_request_is_answered_from_a_station() -> None:
    bench = Bench().do("ship:ferrywing", "station:s3.pilot@s1", "skill:piloting", "level:easy")
    bench.do("ask", "answer:s1")
    assert bench.pool == Pool(proficiency=3, ability=1, difficulty=1)
