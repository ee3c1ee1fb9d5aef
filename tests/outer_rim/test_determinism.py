"""The same setup and seed give the same game, in any process; and what could break that."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.bootstrap import ROOT

PLAY = """
import sys
from pathlib import Path
from game.outer_rim.game import load
from game.players import make_players
from game.table.session import Session
kinds = sys.argv[2].split(",")
setup = {"game": "outer_rim", "seats": [{"kind": kind} for kind in kinds], "map": sys.argv[3]}
session = Session(load(), setup, int(sys.argv[4]), Path(sys.argv[1]))
session.autoplay(make_players(kinds, 5), limit=400)
session.close()
"""
RULES = sorted((ROOT / "game").glob("table/*.py")) + sorted((ROOT / "game").glob("outer_rim/*.py"))
BARRED = {"random", "time", "datetime", "secrets", "uuid"}


def journal(path: Path, hash_seed: str, kinds: str, layout: str, seed: int) -> bytes:
    """The journal of a game played in a process of its own."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    subprocess.run(
        [sys.executable, "-c", PLAY, str(path), kinds, layout, str(seed)],
        cwd=ROOT, env=environment, check=True, timeout=120,
    )  # fmt: skip
    return path.read_bytes()


@pytest.mark.parametrize(
    "kinds, layout, seed",
    [
        ("random,deck", "standard", 1),
        ("random,random,random,random", "modular", 2),
        ("planner,deck", "standard", 3),
    ],
)
def test_the_same_seed_gives_the_same_journal(
    tmp_path: Path, kinds: str, layout: str, seed: int
) -> None:
    one = journal(tmp_path / "one.jsonl", "1", kinds, layout, seed)
    other = journal(tmp_path / "other.jsonl", "4242", kinds, layout, seed)
    assert one == other
    assert one.count(b"\n") > 40
    assert journal(tmp_path / "third.jsonl", "1", kinds, layout, seed + 1) != one


@pytest.mark.parametrize("path", RULES, ids=lambda path: f"{path.parent.name}.{path.stem}")
def test_no_rule_knows_of_clocks_chance_or_the_window(path: Path) -> None:
    """Chance comes from the streams in the state alone; pygame stays in the client."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module.partition(".")[0])
    assert not names & (BARRED | {"pygame", "pytmx"}) or path.stem in EXCUSED


EXCUSED = {"saves"}
"""names new files by the hour; no rule of a game"""


def test_what_needs_no_window_never_touches_pygame() -> None:
    modules = "headless, simulate, check, rules, replay"
    code = f"import sys; from game.commands import {modules}; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0
