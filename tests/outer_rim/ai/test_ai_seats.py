"""Seats of the AI: each has its own deck, its own goal tokens, and somebody who decides for it."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.controller import mover
from game.outer_rim.ai import planning, seats
from game.outer_rim.ai.frames import AiGoal
from game.outer_rim.events import AICardDrawn, TurnBegan
from game.outer_rim.game import OuterRim
from game.outer_rim.rules import slots
from game.outer_rim.state import SeatSetup, Setup, State
from game.players import make_players
from tests.outer_rim.solo import AI, Make, solo

PAIR = (
    SeatSetup("human", character="boba_fett", ship="g_1a_starfighter"),
    SeatSetup("deck", character="han_solo"),
    SeatSetup("deck", character="doctor_aphra"),
)
"""one person against two AI seats, which no setup of the box asks for"""


def pair(game: OuterRim, seed: int = 3) -> State:
    """Return a game of one person and two AI seats, played to the first action step."""
    state = game.new(Setup(PAIR), seed)
    play(game, state, lambda: state.step == "action")
    return state


def play(game: OuterRim, state: State, done: Any, most: int = 3_000) -> list[Any]:
    """Answer at random until something is the case; all that happened."""
    player = make_players("outer_rim", ["random"], state.seed)[0]
    events: list[Any] = []
    for _ in range(most):
        decision = game.decision(state)
        if decision is None or done():
            break
        assert decision.seat == 0
        events += game.choose(state, player.choose(None, decision))  # type: ignore[arg-type]
    return events


@pytest.mark.parametrize(
    ("kinds", "choosers"),
    [
        (("human", "deck"), (None, 0)),
        (("human", "random", "deck"), (None, None, 1)),
        (("human", "deck", "deck"), (None, 0, 0)),
        (("deck", "human", "deck", "captain"), (3, None, 1, None)),
    ],
)
def test_the_nearest_seat_before_it_that_is_no_ai_decides(
    kinds: tuple[str, ...], choosers: tuple[int | None, ...]
) -> None:
    setup = Setup(tuple(SeatSetup(kind) for kind in kinds))
    begun = [seats.begun(setup, seat) for seat in range(len(kinds))]
    assert [each and each.chooser for each in begun] == list(choosers)


@pytest.mark.rule("OR-R102")
def test_an_ai_deck_may_sit_between_two_people(game: OuterRim) -> None:
    """It acts after the person before it, who decides for it. It never sits first."""
    people = (SeatSetup("human", character="boba_fett"), SeatSetup("human", character="bossk"))
    deck = SeatSetup("deck", character="han_solo")
    state = game.new(Setup((people[0], deck, people[1])), 4)
    begun = state.players[1].ai
    assert begun is not None and begun.chooser == 0
    player = make_players("outer_rim", ["random"], state.seed)[0]
    turns = list[int]()
    while len(turns) < 6 and (decision := game.decision(state)) is not None:
        assert decision.seat != 1
        events = game.choose(state, player.choose(None, decision))  # type: ignore[arg-type]
        turns += [each.seat for each in events if isinstance(each, TurnBegan)]
    assert turns == [0, 1, 2, 0, 1, 2]
    assert any("first seat" in each for each in game.setup_problems(Setup((deck, *people))))


def test_who_decides_is_written_down(sim: Make) -> None:
    """Another may decide for the AI: the state says who, not the order of the seats."""
    table = sim(("human", "human", "deck"), step="encounter")
    assert (table.play().chooser(2), table.play().chooser(1)) == (1, 1)
    table.player(2).ai.chooser = 0
    assert table.play().chooser(2) == 0
    table.state.stack.append(AiGoal(2))
    table.player(2).ai.goals = {"naboo": 1, "kessel": 1}
    table.edited()
    assert table.game.decision(table.state).seat == 0


def test_two_ai_seats_play_a_whole_game(game: OuterRim) -> None:
    state = pair(game)
    assert seats.taken(state) == [1, 2]
    ais = {each.seat: each.ai for each in state.players if each.ai is not None}
    orders = {seat: ai.deck for seat, ai in ais.items()}
    assert orders[1] != orders[2] and set(orders[1]) == set(orders[2])
    events = play(game, state, lambda: False)
    assert state.ending
    drawn = {seat: [x.card for x in events if type(x) is AICardDrawn and x.seat == seat]
             for seat in ais}  # fmt: skip
    for seat, cards in drawn.items():  # each draws its own deck from the top
        assert cards[0] == orders[seat][0] and len(cards) > 3
    turns = [x.seat for x in events if type(x) is TurnBegan]
    assert turns[:5] in ([1, 2, 0, 1, 2], [0, 1, 2, 0, 1])


def test_each_has_its_own_goal_tokens(game: OuterRim) -> None:
    state = pair(game)
    play_ = game.play(state)
    for seat in (1, 2):
        play_.ai(seat).goals = {}
        for card in state.players[seat].cards:
            slots.take_out(play_, seat, card)
    slots.place(play_, 1, "coaxium_crystal", "test")
    slots.place(play_, 2, "bacta_supplies", "test")
    slots.put_goal(play_, 1, "coaxium_crystal")
    slots.put_goal(play_, 2, "bacta_supplies")
    (first,), (second,) = play_.ai(1).goals, play_.ai(2).goals
    assert first != second
    shown = game.view(state, None)
    assert shown["ai_goals"] == {first: 1, second: 1}
    assert [each["ai"] and each["ai"]["goals"] for each in shown["players"]] == [
        None, {first: 1}, {second: 1},
    ]  # fmt: skip
    assert [each.target for each in planning.goal_options(play_, AiGoal(2))] == [second]
    slots.drop(play_, 1, "coaxium_crystal", "test")
    assert (play_.ai(1).goals, play_.ai(2).goals) == ({}, {second: 1})
    copy = state.clone()
    game.play(copy).ai(2).goals["naboo"] = 1
    assert play_.ai(2).goals == {second: 1}
    assert game.load(game.dump(state)) == state


def test_the_seat_for_which_somebody_decides_moves(game: OuterRim) -> None:
    """In the window it is the ship of that AI seat, not of the first."""
    state = pair(game)
    assert seats.asked(state) is None
    state.stack.append(AiGoal(2))
    assert seats.asked(state) == 2
    model = Model.__new__(Model)
    model.seat = 0
    vars(model)["session"] = type("Session", (), {"state": state})()
    assert mover(model) == 2
    state.stack.pop()
    assert mover(model) == 0


def test_a_guess_shuffles_each_deck(game: OuterRim) -> None:
    state = pair(game)
    decks = {
        game.play(game.imagine(state, 0, n)).ai(seat).deck for n in range(3) for seat in (1, 2)
    }
    assert len(decks) == 6


def test_a_position_lays_the_deck_of_the_first(sim: Make) -> None:
    table = solo(sim, "naboo", goals={"naboo": 2}, card="ai_card_7")
    assert table.player(AI).ai.deck[0] == "ai_card_7"
    assert table.player(AI).ai.goals == {"naboo": 2}
    assert table.player(0).ai is None
