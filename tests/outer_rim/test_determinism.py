"""The same seed and answers give the same game, on every machine and in every process."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULES = sorted([*ROOT.glob("game/table/*.py"), *ROOT.glob("game/outer_rim/*.py")])
OTHERS = sorted(set(ROOT.glob("game/**/*.py")) - set(ROOT.glob("game/client/**/*.py")))
CHANCE = {"random", "secrets", "time", "uuid", "datetime", "numpy", "threading", "asyncio"}
"""modules that know what no seed says"""
DATES = "game/table/saves.py"
"""names and lists saves by date, and plays no part in a game"""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- in two processes ----------------------------------------------------------------------------


def played(folder: Path, hash_seed: str, seats: str, setup: Path) -> subprocess.Popen[bytes]:
    """A whole game of computer players through ``main.py``, which writes its journal."""
    args = ("--seats", seats, "--setup", str(setup), "--seed", "11")
    return subprocess.Popen(
        [sys.executable, str(ROOT / "main.py"), "headless", *args, "--journal", "game.jsonl"],
        cwd=folder,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


@pytest.mark.parametrize(
    ("seats", "fame", "layout"),
    [
        ("random,random", 4, "standard"),
        ("random,deck", 0, "standard"),
        ("random,random,random,random", 4, "modular"),
        ("planner,deck", 3, "standard"),
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
    games = []
    for hash_seed in ("1", "7777"):
        folder = tmp_path / hash_seed
        folder.mkdir()
        games.append((folder, played(folder, hash_seed, seats, setup)))
    told = []
    for folder, process in games:
        out, complaints = process.communicate(timeout=120)
        assert (process.returncode, complaints) == (0, b"")
        told.append((folder.joinpath("game.jsonl").read_bytes(), out))
    assert told[0] == told[1]
    journal, out = told[0]
    assert journal.count(b"\n") > 20 and journal.splitlines()[-1].startswith(b'{"end":')
    assert b'"type": "result"' in out.splitlines()[-1]


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


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of all modules that a file imports, wherever it does so."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), name(path))


@pytest.mark.parametrize("path", RULES, ids=name)
def test_rules_take_chance_from_the_streams_of_the_game_only(path: Path) -> None:
    allowed = {"datetime"} if name(path) == DATES else set()
    used = {each.partition(".")[0] for each in imported(parsed(path))}
    assert not used & CHANCE - allowed
    nodes = ast.walk(parsed(path))
    calls = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
    assert not calls & {"hash", "os.urandom", "os.getpid"}


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
    """What runs when the file is imported: everything but the insides of functions."""
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

ORDERLESS = {"sorted", "set", "frozenset", "len", "any", "all", "sum", "min", "max", "bool"}
"""what may take a set without learning of its order"""
ORDERED = {"list", "tuple", "next", "iter", "enumerate", "zip", "map", "filter", "reversed", "dict"}
MAKERS = {"set", "frozenset"}


class Sets(ast.NodeVisitor):
    """Finds places where the order of a set gets out, function by function.

    What is a set is seen from displays, calls, operators on sets, and the annotations of names.
    """

    def __init__(self) -> None:
        self.found: list[int] = []
        self.names: set[str] = set()
        self.blind: set[ast.AST] = set()
        """parts whose order does not matter"""

    def is_set(self, node: ast.AST) -> bool:
        if isinstance(node, ast.Set | ast.SetComp):
            return True
        if isinstance(node, ast.Name):
            return node.id in self.names
        if isinstance(node, ast.BinOp) and isinstance(
            node.op, ast.BitOr | ast.BitAnd | ast.Sub | ast.BitXor
        ):
            return self.is_set(node.left) or self.is_set(node.right)
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                return node.func.id in MAKERS
            if isinstance(node.func, ast.Attribute):
                unions = ("union", "intersection", "difference", "symmetric_difference")
                return node.func.attr in unions
        return False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        outer, self.names = self.names, set(self.names)
        for argument in (*node.args.args, *node.args.kwonlyargs):
            self.note(argument.arg, argument.annotation)
        for each in ast.walk(node):
            if isinstance(each, ast.Assign) and self.is_set(each.value):
                self.names |= {t.id for t in each.targets if isinstance(t, ast.Name)}
            elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                self.note(each.target.id, each.annotation)
        self.generic_visit(node)
        self.names = outer

    def note(self, variable: str, annotation: ast.expr | None) -> None:
        kind = ast.unparse(annotation).partition("[")[0] if annotation else ""
        if kind in ("set", "frozenset", "AbstractSet", "Set", "MutableSet"):
            self.names.add(variable)

    def visit_For(self, node: ast.For) -> None:
        self.check(node.iter)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = node.func.id if isinstance(node.func, ast.Name) else ""
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        if called in ORDERLESS:
            self.blind.update(node.args)
        # Keywords are looked up by name.
        self.blind.update(each.value for each in node.keywords if each.arg is None)
        if called in ORDERED or method in ("join", "extend", "fromkeys"):
            for argument in node.args:
                self.check(argument)
        if method == "pop" and not node.args and isinstance(node.func, ast.Attribute):
            self.check(node.func.value)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for operator, right in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn) and isinstance(right, ast.Tuple):
                self.blind.update(right.elts)
        self.generic_visit(node)

    def visit_Starred(self, node: ast.Starred) -> None:
        if node not in self.blind:
            self.check(node.value)
        self.generic_visit(node)

    def visit_Set(self, node: ast.Set) -> None:
        for each in node.elts:  # a set in a set keeps its order to itself
            self.visit(each.value if isinstance(each, ast.Starred) else each)

    def comprehension(self, node: ast.ListComp | ast.GeneratorExp | ast.DictComp) -> None:
        if node not in self.blind:
            for each in node.generators:
                self.check(each.iter)
        self.generic_visit(node)

    visit_ListComp = visit_GeneratorExp = visit_DictComp = comprehension

    def check(self, node: ast.expr) -> None:
        if self.is_set(node):
            self.found.append(node.lineno)


def leaks(source: str) -> list[int]:
    """The lines on which the order of a set gets out."""
    finder = Sets()
    finder.visit(ast.parse(source))
    return finder.found


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
