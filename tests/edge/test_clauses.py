"""The numbered rules of Edge are whole."""

from __future__ import annotations

import re

from game.bootstrap import ROOT
from game.table.clauses import load_clauses

CLAUSES = load_clauses(ROOT / "cards" / "edge" / "clauses.json").clauses
KNOWN = {each.id for each in CLAUSES}


def test_every_clause_and_ruling_is_there() -> None:
    clauses = {f"EE-{number:03}" for number in range(1, 388)}
    rulings = {f"EE-R{number:02}" for number in range(1, 114)}
    assert KNOWN == clauses | rulings


def test_every_clause_says_where_it_is_from() -> None:
    assert [each.id for each in CLAUSES if not each.source] == []


def test_clauses_refer_to_clauses() -> None:
    named = {id for each in CLAUSES for id in re.findall(r"EE-R?\d+", each.text + each.source)}
    assert named <= KNOWN
    assert len(named) > 30
