"""Whole games that are played the same today as when they were written down."""

from __future__ import annotations

import pytest

from tests.breadth import first
from tests.golden.anew import GAMES, HERE, story
from tests.recorded.recording import rules


RULES = rules("outer_rim")


@pytest.mark.parametrize("name", first(2, sorted(GAMES, reverse=True)))
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    assert story(RULES, HERE / f"{name}.jsonl") == ((HERE / f"{name}.txt").read_text("utf-8"), [])


def test_the_golden_games_are_of_every_mode_and_end() -> None:
    ends = {(HERE / f"{name}.txt").read_text("utf-8").splitlines()[-1] for name in GAMES}
    assert {"The end (fame): player 1 wins.", "The end (fame): player 2 wins."} <= ends
    assert "The end (limit): nobody wins." in ends
    assert {setup.get("fame_goal", 10) for _, setup in GAMES.values()} == {8, 10, 12}
