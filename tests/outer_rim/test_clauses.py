"""Every clause of the rules is proved by a test."""

from __future__ import annotations

import re
from pathlib import Path

from game.bootstrap import ROOT
from game.commands.rules import OPEN, reasons
from game.table.clauses import load_clauses

MARK = re.compile(r"\b((?:OR|UB|MA)-R?\d+)\b")


def cited() -> set[str]:
    """Return the clauses in the rule marks of all test files, and in the rule lines of specs."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for mark in re.findall(r"mark\.rule\((.*?)\)", path.read_text("utf-8"), re.DOTALL):
            found |= set(MARK.findall(mark))
    for path in (ROOT / "tests").rglob("*.spec"):
        for mark in re.findall(r"^ *rule .*", path.read_text("utf-8"), re.MULTILINE):
            found |= set(MARK.findall(mark))
    return found


def test_every_clause_of_the_expansion_is_proved_or_needs_no_test() -> None:
    clauses = load_clauses(Path(ROOT) / "cards" / "unfinished_business" / "clauses.json").clauses
    known = {clause.id for clause in clauses}
    needless = {id: why for id, why in reasons(Path(ROOT) / OPEN).items() if id in known}
    assert len(known) == 436
    assert known - cited() == set(needless)
    assert all(needless.values())
