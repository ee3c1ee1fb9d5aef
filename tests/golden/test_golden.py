"""Whole games that are played the same today as when they were written down."""

from __future__ import annotations

from functools import cache

import pytest

from game.outer_rim.game import OuterRim, load
from tests.golden.anew import GAMES, HERE, story


@cache
def told(name: str) -> tuple[str, list[str]]:
    """Return the story of a golden game as it goes today, and what does not fit."""
    return story(rules(), HERE / f"{name}.jsonl")


@cache
def rules() -> OuterRim:
    return load()


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_goes_as_it_went(name: str) -> None:
    assert told(name) == ((HERE / f"{name}.txt").read_text("utf-8"), [])


def test_the_golden_games_are_of_every_mode_and_end() -> None:
    ends = {told(name)[0].splitlines()[-1] for name in GAMES}
    assert {"The end (fame): player 1 wins.", "The end (fame): player 2 wins."} <= ends
    assert "The end (limit): nobody wins." in ends
    goals = {setup.get("fame_goal", 10) for _, setup in GAMES.values()}
    assert goals == {8, 10, 12}
