"""Every clause of the rules is proved by a test, but those that speak of cardboard alone."""

from __future__ import annotations

import re
from pathlib import Path

from game.bootstrap import ROOT
from game.table.clauses import load_clauses

CARDBOARD = {
    "OR-007": "how many credit tokens lie in the box: a supply on a screen has no end (OR-R12)",
    "OR-008": "how many damage tokens lie in the box: a supply on a screen has no end (OR-R12)",
    "OR-016": "how many goal tokens lie in the box: a supply on a screen has no end (OR-R12)",
    "OR-019": "names a sheet that is no part of this game",
    "OR-052": "piles of tokens beside the map: a screen needs none",
    "OR-425": "dots that tell the backs of cards apart: numbers do that here",
    "OR-489": "points to another document",
}
"""clauses without a test, and why a player would not miss one"""
MARK = re.compile(r'"(OR-R?\d+)"')


def cited() -> set[str]:
    """The clauses in the rule marks of all test files."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for mark in re.findall(r"mark\.rule\((.*?)\)", path.read_text("utf-8"), re.DOTALL):
            found |= set(MARK.findall(mark))
    return found


def test_every_clause_is_proved_or_speaks_of_cardboard() -> None:
    clauses = load_clauses(Path(ROOT) / "cards" / "outer_rim" / "clauses.json").clauses
    known = {clause.id for clause in clauses}
    assert len(known) == 615
    assert known - cited() == set(CARDBOARD)
