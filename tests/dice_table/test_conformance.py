"""The dice table keeps the contract of a game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.bootstrap import ROOT
from game.table import conformance
from game.table.conformance.run import Run
from game.table.conformance.source import chance_in, leaks
from tests.dice_table.hooks import TABLES, hooks

SOURCES = sorted((ROOT / "game" / "dice_table").rglob("*.py"))


@pytest.mark.rule("EE-R105")
@pytest.mark.parametrize(("table", "most"), [("group", 60), ("alone", 30)])
def test_every_decision_of_random_tables(table: str, most: int) -> None:
    assert conformance.look(hooks(), table, most).total() == most


@pytest.mark.long
@pytest.mark.parametrize("seed", range(0, 50, 10))
@pytest.mark.parametrize("table", TABLES)
def test_every_decision_of_long_tables(table: str, seed: int) -> None:
    """2,000 decisions in five parts, since a table has no end and its history grows."""
    run = Run(hooks(), table, 400)
    run.seed = seed
    assert run.play().total() == 400


@pytest.mark.parametrize("table", TABLES)
def test_whole_tables(table: str, tmp_path: Path) -> None:
    for seed in range(1, 4):
        conformance.beginning_is_the_same(hooks(), table, seed)
        assert conformance.answers_give_the_same_states(hooks(), table, seed, 150) == 150
        assert conformance.journal_resumes(hooks(), table, seed, 100, tmp_path) > 20
    if table == "alone":
        assert conformance.undo_goes_back(hooks(), table, 2, 40, practice=True) == 40
    assert conformance.undo_goes_back(hooks(), table, 1, 60) > 15


@pytest.mark.rule("EE-001", "EE-R105")
@pytest.mark.parametrize("table", TABLES)
def test_one_of_the_table_is_its_game_master(table: str) -> None:
    one = hooks()
    state = one.game.new(one.game.setup(TABLES[table]), 1)
    for key in ("curtain", "add:boost", "roll", "curtain", "sheet:rival"):
        decision = one.game.decision(state)
        assert decision is not None and decision.seat == 0
        one.game.choose(state, key)
    with pytest.raises(ValueError):
        one.game.setup({**TABLES[table], "seats": []})


def test_two_processes(tmp_path: Path) -> None:
    source = "tests.dice_table.hooks:hooks"
    assert conformance.same_in_two_processes(source, "group", 1, 60, ROOT, tmp_path) == 60


def test_clones_keep_every_field() -> None:
    one = hooks()
    state = one.game.new(one.game.setup(TABLES["group"]), 1)
    for key in ("add:boost", "roll", "pin", "face:1", "destiny", "slot:players", "count_up:clock"):
        if one.game.decision(state).find(key):  # type: ignore[union-attr]
            one.game.choose(state, key)
    conformance.clones_keep_every_field(one, state)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_the_sources(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not chance_in(text) and not leaks(text)
    assert len(text.splitlines()) < 500
    assert "pygame" not in {
        each.split(".")[0] for each in conformance.source.imported(ast.parse(text))
    }
