"""Whole games that are played the same today as when they were written down."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.journal import Journal
from tests.golden.anew import HERE, journals, play, story

LONG = {"nobody_wins"}


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(each, id=each.stem, marks=[pytest.mark.long] if each.stem in LONG else [])
        for each in journals()
    ],
)
def test_a_golden_game_goes_as_it_went(path: Path) -> None:
    assert story(path) == path.with_suffix(".txt").read_text("utf-8")


def test_the_golden_games_are_of_every_mode_and_end() -> None:
    kept = {path.stem: Journal.read(path) for path in (HERE / "outer_rim").glob("*.jsonl")}
    ends = {each.outcome and (each.outcome.winner, each.outcome.ending) for each in kept.values()}
    assert ends == {(0, "fame"), (1, "fame"), (None, "limit")}
    assert {each.header.setup.get("fame_goal", 10) for each in kept.values()} == {8, 10, 12}


def test_a_game_is_written_anew_with_its_answers(tmp_path: Path) -> None:
    for name in ("free_captains/mina_basic", "dice_table/session"):
        was, path = Journal.read(HERE / f"{name}.jsonl"), tmp_path / "game.jsonl"
        play(was, path)
        assert Journal.read(path).answers == was.answers
        path.unlink()
    was.answers[3:] = [was.answers[0]]
    play(was, path)
    assert len(Journal.read(path).answers) == 4, "one that is not offered is another"
