"""The house keeps its games apart: shared parts name none, and arrows point down only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.bootstrap import ROOT
from game.table import registry

SHARED = (
    "game/table",
    "game/players",
    "game/commands",
    "game/client/shell",
    "game/client/widgets",
    "game/client/draw",
    "game/client/sound",
)
REGISTRIES = ("game/table/registry.py", "game/client/shell/registry.py")
"""one line for each game: its id, and where to import it"""
CLAUSE = re.compile(r"\b(OR|UB|FC|MA|EE)-R?\d+")
MODULES = sorted(path for part in SHARED for path in (ROOT / part).rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.Import):
            yield from (each.name for each in node.names)


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_shared_parts_name_no_game(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    named = [
        f"{number}: {line.strip()}"
        for number, line in enumerate(lines, 1)
        for id in registry.GAMES
        if id in line or id.replace("_", " ") in line.lower() or CLAUSE.search(line)
    ]
    if name(path) in REGISTRIES:
        assert len(named) == len(registry.GAMES)
    else:
        assert named == []


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_shared_parts_import_no_game(path: Path) -> None:
    games = (*(f"game.{id}" for id in registry.GAMES), "game.client.games")
    assert [each for each in imported(path) if each.startswith(games)] == []


def test_a_game_imports_no_other_game_and_no_window() -> None:
    for id in registry.GAMES:
        others = tuple(f"game.{each}" for each in registry.GAMES if each != id)
        for path in (ROOT / "game" / id).rglob("*.py"):
            wrong = [e for e in imported(path) if e.startswith((*others, "game.client", "pygame"))]
            assert wrong == [], name(path)


def test_the_names_of_games_are_found() -> None:
    """The search itself would notice."""
    assert CLAUSE.search("see OR-R93") and CLAUSE.search("UB-217") and not CLAUSE.search("XY-121")
