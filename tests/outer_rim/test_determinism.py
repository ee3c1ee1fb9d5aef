"""The same seed and answers give the same game, on every machine and in every process."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.table.conformance.processes import same_in_two_processes, same_outputs
from game.table.conformance.source import chance_in, imported, leaks

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted([*ROOT.glob("game/table/**/*.py"), *ROOT.glob("game/outer_rim/**/*.py")])
OTHERS = sorted(set(ROOT.glob("game/**/*.py")) - set(ROOT.glob("game/client/**/*.py")))
HOOKS = "tests.outer_rim.hooks:hooks"
DATES = "game/table/saves.py"
"""names and lists saves by date, and plays no part in a game"""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- in two processes ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "fame", "layout"),
    [
        pytest.param("random,random", 4, "standard", marks=pytest.mark.long),
        ("random,deck", 0, "standard"),
        ("planner,deck", 3, "standard"),
        pytest.param("random,random,random,random", 4, "modular", marks=pytest.mark.long),
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


@pytest.mark.parametrize("table", ["two", "three and AI"])
def test_the_same_answers_show_the_same_in_two_processes(tmp_path: Path, table: str) -> None:
    """States, views, guesses, options in their order, and every event are the same."""
    assert same_in_two_processes(HOOKS, table, 3, 120, ROOT, tmp_path) == 120


def test_another_seed_gives_another_game(tmp_path: Path) -> None:
    """So that the test above cannot pass by games that are all alike."""
    told = set()
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), "headless", "--seats", "random,deck"]
            + ["--seed", seed],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=True,
        )
        told.add(done.stdout)
    assert len(told) == 2


# --- in the source -------------------------------------------------------------------------------


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), name(path))


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_take_chance_from_the_streams_of_the_game_only(path: Path) -> None:
    allowed = ["datetime"] if name(path) == DATES else []
    assert chance_in(path.read_text(encoding="utf-8")) == allowed


@pytest.mark.parametrize("path", OTHERS, ids=name)
def test_only_the_window_needs_pygame(path: Path) -> None:
    """Commands that show something import it when they do."""
    tree = parsed(path)
    everywhere = {each.partition(".")[0] for each in imported(tree)}
    at_once = {each.partition(".")[0] for each in imported(ast.Module(top_level(tree), []))}
    assert "pygame" not in at_once
    if path in RULES:
        assert not everywhere & {"pygame", "pytmx"}


def top_level(tree: ast.Module) -> list[ast.stmt]:
    """Return the code that runs when the file is imported: everything but the insides of
    functions."""
    return [each for each in tree.body if not isinstance(each, ast.FunctionDef | ast.ClassDef)]


@pytest.mark.parametrize("path", RULES, ids=name)
def test_the_rules_know_no_screen_and_the_table_no_game(path: Path) -> None:
    used = set(imported(parsed(path)))
    above = ["game.client", "game.commands", "game.players"]
    if path.parent.name == "table":
        above.append("game.outer_rim")
    assert not [each for each in used if each.startswith(tuple(above))]


def test_commands_without_a_window_never_touch_pygame() -> None:
    modules = "headless, simulate, check, rules, replay"
    code = f"import sys; from game.commands import {modules}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


# --- sets ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RULES, ids=name)
def test_no_rule_depends_on_the_order_of_a_set(path: Path) -> None:
    assert leaks(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "for each in {1, 2}: pass",
        "a = list({1} | {2})",
        "def f(a: set[str]) -> str:\n    return next(iter(a))",
        "def f(b):\n    a = set(b)\n    return [each for each in a]",
        "def f(b):\n    a = frozenset(b)\n    return ', '.join(a - {1})",
        "def f(b):\n    a: set[int] = b\n    return a.pop()",
        "c = (1, *{2, 3})",
        "d = {each: 1 for each in set(b)}",
    ],
)
def test_the_order_of_sets_is_found_out(source: str) -> None:
    assert leaks(source)


@pytest.mark.parametrize(
    "source",
    [
        "for each in sorted({1, 2}): pass",
        "a = any(each for each in {1, 2})",
        "def f(a: set[str]) -> set[str]:\n    return {each for each in a} | {*a}",
        "a = len({1} & {2})",
        "def f(a: set[str]) -> bool:\n    return 'b' in (*a, 'c')",
        "def f(a: set[str]) -> Any:\n    return g(**{each: 1 for each in a})",
    ],
)
def test_sets_may_be_asked_what_has_no_order(source: str) -> None:
    assert not leaks(source)
