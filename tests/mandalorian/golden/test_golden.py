"""Whole games that are played the same today as when they were written down."""

from __future__ import annotations

import pytest

from game.mandalorian.game import load
from tests.golden_games import story
from tests.mandalorian.golden.anew import GAMES, HERE


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    found, problems = story(load(), HERE / f"{name}.jsonl")
    assert problems == []
    assert found == (HERE / f"{name}.txt").read_text("utf-8")
