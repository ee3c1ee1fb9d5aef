"""The guesses a computer player may think with: games that differ only in what it cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.state import STATE, State
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


@pytest.mark.parametrize("answers", [0, 40, 200, 600, 900])
def test_an_imagined_game_looks_the_same_to_who_imagines_it(game: OuterRim, answers: int) -> None:
    state = after(game, answers)
    before = game.dump(state)
    for seat in range(4):
        for number in range(3):
            guess = game.imagine(state, seat, number)
            STATE.validate_json(game.dump(guess))
            assert game.view(guess, seat) == game.view(state, seat)
            assert _cards(guess) == _cards(state)
    assert game.dump(state) == before


def _cards(state: State) -> list[str]:
    """Return all cards and tokens that can be anywhere, sorted."""
    found: list[Any] = []
    found += state.contacts.values()
    for decks in (state.market, state.encounters):
        found += [card for cards in decks.values() for card in cards]
    for player in state.players:
        found += [*player.cards, *player.secrets]
    return sorted(found + [*ai_decks(state), *state.databank, *state.removed])


def test_what_a_seat_cannot_know_differs_between_guesses(game: OuterRim) -> None:
    state = after(game, 300)
    one, other = game.imagine(state, 0, 0), game.imagine(state, 0, 1)
    assert one.market != other.market and one.contacts != other.contacts
    assert one.encounters != other.encounters and one.seed != other.seed
    assert game.dump(one) == game.dump(game.imagine(state, 0, 0))


def test_the_real_order_of_hidden_things_has_no_influence(game: OuterRim) -> None:
    """Another order of the decks, and other things on hidden places, give the same guess."""
    state = after(game, 300)
    turned = game.imagine(state, 0, 7)
    assert game.dump(turned) != game.dump(state)
    for deck, cards in turned.market.items():
        turned.market[deck] = (*cards[:1], *reversed(cards[1:]))
    for number in range(3):
        guess, other = game.imagine(state, 0, number), game.imagine(turned, 0, number)
        assert game.dump(guess) == game.dump(other)
        assert guess.drawn == () and guess.streams == {}


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


def test_what_another_player_has_looked_at_is_known_to_them_in_every_guess(game: OuterRim) -> None:
    """Or a question about contacts they have not seen could be left without an answer."""
    state = game.new(game.setup({"seats": [{"kind": "random"}, {"kind": "random"}]}), 7)
    facedown = [
        place for place, token in state.contacts.items() if token and token not in state.faceup
    ]
    looked = facedown[: len(facedown) // 2]
    state.players[1].known = tuple(state.contacts[place] for place in looked)
    moved = 0
    for number in range(7):
        guess = game.imagine(state, 0, number)
        there = [guess.contacts[place] for place in looked]
        assert sorted(guess.players[1].known) == sorted(there)
        moved += there != [state.contacts[place] for place in looked]
    assert moved, "other tokens lie there in some guess"
