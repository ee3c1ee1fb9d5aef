"""The guesses a computer player may think with: games that differ only in what it cannot know."""

from __future__ import annotations

import pytest

from typing import Any


from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.players import make_players
from game.table.contract import Sight
from tests.outer_rim.solo import ai_decks


def after(game: OuterRim, answers: int, seed: int = 5) -> State:
    """Return a game of four with some turns played."""
    kinds = ["random"] * 4
    state = game.new(game.setup({"game": "outer_rim", "seats": [{"kind": k} for k in kinds]}), seed)
    players = make_players("outer_rim", kinds, seed)
    for _ in range(answers):
        decision = game.decision(state)
        if decision is None:
            break
        sight = Sight(game, state, decision.seat)
        game.choose(state, players[decision.seat].choose(sight, decision))
    return state


def _cards(state: State) -> list[str]:
    """Return all cards and tokens that can be anywhere, sorted."""
    found: list[Any] = []
    found += state.contacts.values()
    for decks in (state.market, state.encounters):
        found += [card for cards in decks.values() for card in cards]
    for player in state.players:
        found += [*player.cards, *player.secrets]
    return sorted(found + [*ai_decks(state), *state.databank, *state.removed])


@pytest.mark.long
def test_the_planner_answers_alike_and_beats_chance(game: OuterRim) -> None:
    """It wins against a random player, and gives the same answer to the same question."""
    setup = {"game": "outer_rim", "seats": [{"kind": "random"}, {"kind": "planner"}]}
    state = game.new(game.setup({**setup, "fame_goal": 8}), 4)
    players = make_players("outer_rim", ("random", "planner"), 4)
    answers = 0
    while (decision := game.decision(state)) is not None:
        sight = Sight(game, state, decision.seat)
        key = players[decision.seat].choose(sight, decision)
        if answers % 25 == 0:
            assert players[decision.seat].choose(sight, decision) == key
        game.choose(state, key)
        answers += 1
    assert state.winner == 1
