"""The turn and its planning step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import StepBegan, TurnBegan

Make = Callable[..., Any]
STEPS = ["planning", "action", "encounter"]


def finish(table: Any) -> None:
    """Answer with the last option, a harmless one where there is any, until the turn is over."""
    turn, number = table.state.turn, table.state.round
    for _ in range(200):
        if (table.state.turn, table.state.round) != (turn, number) or not table.keys:
            return
        table.choose("credits" if table.step == "planning" else table.keys[-1])
    raise AssertionError("the turn does not end")


def begun(table: Any) -> list[tuple[int, str]]:
    """Return the steps that began, with their seats, since the start."""
    return [(each.seat, each.step) for each in table.found(StepBegan, log=True)]


# --- turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("OR-080", "OR-082")
def test_turns_pass_clockwise_from_the_first_player(sim: Make) -> None:
    table = sim(3, setup={"first_player": 2})
    assert (table.state.turn, table.state.round) == (2, 1)
    for _ in range(6):
        finish(table)
    turns = [(each.seat, each.round) for each in table.found(TurnBegan, log=True)]
    assert turns == [(0, 1), (1, 1), (2, 2), (0, 2), (1, 2), (2, 3)]


@pytest.mark.rule("OR-083")
def test_turns_go_on_until_somebody_wins(sim: Make) -> None:
    """Sixty rounds of odd jobs make nobody famous, so there is a sixty-first."""
    table = sim(2, players=[{"space": "naboo"}, {"space": "naboo"}])
    for _ in range(120):
        finish(table)
    assert [player.fame for player in table.state.players] == [0, 0]
    assert table.game.result(table.state) is None
    assert (table.state.round, table.step, table.seat) == (61, "planning", 0)


@pytest.mark.rule("OR-R104")
def test_a_game_of_a_thousand_rounds_ends_without_a_winner(sim: Make) -> None:
    table = sim(2, players=[{"space": "naboo"}, {"space": "ryloth"}], turn=1, step="encounter")
    table.state.round = 1_000
    finish(table)
    ended = table.game.result(table.state)
    assert (ended.winner, ended.ending) == (None, "limit")


# --- the planning step ---------------------------------------------------------------------------


@pytest.mark.rule("OR-081")
def test_a_turn_may_be_entered_at_any_step(sim: Make) -> None:
    for place, step in enumerate(STEPS):
        table = sim(players=[{"space": "naboo"}, {"space": "ryloth"}], step=step)
        finish(table)
        steps = [name for seat, name in begun(table) if seat == 0]
        assert steps == STEPS[place + 1 :]
        assert (table.seat, table.step) == (1, "planning")
