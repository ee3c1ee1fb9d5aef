"""Whole games that are played the same today as when they were written down."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim, load
from tests.golden.anew import GAMES, HERE, story


@pytest.fixture(scope="module")
def rules() -> OuterRim:
    return load()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str, rules: OuterRim) -> None:
    told, problems = story(rules, HERE / f"{name}.jsonl")
    assert problems == []
    assert told == (HERE / f"{name}.txt").read_text("utf-8")


def test_the_golden_games_are_of_every_mode_and_end(rules: OuterRim) -> None:
    ends = {story(rules, HERE / f"{name}.jsonl")[0].splitlines()[-1] for name in GAMES}
    assert {"The end (fame): player 1 wins.", "The end (fame): player 2 wins."} <= ends
    assert "The end (limit): nobody wins." in ends
    goals = {setup.get("fame_goal", 10) for _, setup in GAMES.values()}
    assert goals == {8, 10, 12}
