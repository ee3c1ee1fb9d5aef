"""The same seed and answers give the same game, on every machine and in every process."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.table.conformance.processes import same_outputs
from game.table.conformance.source import leaks

ROOT = Path(__file__).resolve().parents[2]


# --- in two processes ----------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(
    ("seats", "fame", "layout"),
    [
        ("random,random", 4, "standard"),
        ("random,deck", 0, "standard"),
        ("captain,deck", 7, "standard"),
        ("random,random,random,random", 4, "modular"),
    ],
)
def test_the_same_seed_gives_the_same_journal(
    tmp_path: Path, seats: str, fame: int, layout: str
) -> None:
    """Byte for byte, with the lines told, whatever order Python gives its sets."""
    setup = tmp_path / "setup.json"
    start = [{"fame": fame} for seat in seats.split(",") if seat != "deck"]
    position = {"players": start}
    setup.write_text(json.dumps({"fame_goal": 8, "map": layout, "position": position}))
    played = ["--seats", seats, "--setup", str(setup), "--seed", "11", "--journal", "game.jsonl"]
    written = same_outputs([str(ROOT / "main.py"), "headless", *played], tmp_path)
    journal, out = written.files["game.jsonl"], written.text
    assert journal.count(b"\n") > 20 and journal.splitlines()[-1].startswith(b'{"end":')
    assert b'"type": "result"' in out.splitlines()[-1]


# --- in the source -------------------------------------------------------------------------------


def test_commands_without_a_window_never_touch_pygame() -> None:
    modules = "headless, simulate, check, rules, replay"
    code = f"import sys; from game.commands import {modules}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


def test_the_order_of_sets_is_found_out() -> None:
    wrong = (
        "for each in {1, 2}: pass",
        "a = list({1} | {2})",
        "def f(a: set[str]) -> str:\n    return next(iter(a))",
        "def f(b):\n    a = set(b)\n    return [each for each in a]",
        "def f(b):\n    a = frozenset(b)\n    return ', '.join(a - {1})",
        "def f(b):\n    a: set[int] = b\n    return a.pop()",
        "c = (1, *{2, 3})",
        "d = {each: 1 for each in set(b)}",
    )
    assert [source for source in wrong if not leaks(source)] == []


def test_sets_may_be_asked_what_has_no_order() -> None:
    right = (
        "for each in sorted({1, 2}): pass",
        "a = any(each for each in {1, 2})",
        "def f(a: set[str]) -> set[str]:\n    return {each for each in a} | {*a}",
        "a = len({1} & {2})",
        "def f(a: set[str]) -> bool:\n    return 'b' in (*a, 'c')",
        "def f(a: set[str]) -> Any:\n    return g(**{each: 1 for each in a})",
    )
    assert [source for source in right if leaks(source)] == []
