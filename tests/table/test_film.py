"""A film of answers: it ends where the game is, and shows a seat nothing that it may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.client.games.outer_rim.play.model import the_game
from game.table.contract import Game
from game.table.events import Event, visible
from game.table.film import Reel, Shot, Watchable, film
from game.table.session import Session
from tests.harbor.rules import GAME as HARBOR
from tests.harbor.rules import ErrandTaken
from tests.table.coin import GAME as COIN
from tests.table.coin import CoinBanked

RIM = {
    "game": "outer_rim",
    "seats": [
        {"kind": "human", "character": "boba_fett", "ship": "g_1a_starfighter"},
        {"kind": "deck", "character": "lando_calrissian"},
    ],
}
PAIR = {"seats": [{"kind": "human"}, {"kind": "human"}]}
THREE = {"seats": [{"kind": "human"}, {"kind": "random"}]}
GAMES = {"coin": (COIN, PAIR), "harbor": (HARBOR, THREE), "outer_rim": (the_game(), RIM)}


def filmed(name: str, seat: int, answers: int = 60) -> list[tuple[Session[Any], list[Shot]]]:
    """Return films of random answers, each with its session right after it."""
    game, setup = GAMES[name]
    session: Session[Any] = Session(game, setup, 5)
    stream, made = random.Random(7), list[tuple[Session[Any], list[Shot]]]()
    for _ in range(answers):
        decision = session.decision()
        if decision is None:
            break
        state, seq = game.clone(session.state), session.seq
        session.choose(stream.choice(decision.options).key)
        given = [turn.answer for turn in session.history[seq:]]
        shots = film(game, state, given, seat)
        assert shots[-1].view == game.view(session.state, seat)
        told = [each for turn in session.history[seq:] for each in turn.events]
        assert [each for shot in shots for each in shot.events] == [
            each for each in told if visible(each, seat)
        ]
        made.append((session, shots))
    return made


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_the_last_shot_is_the_present(name: str, seat: int) -> None:
    """Its view is that of the seat now, and the events are those that the seat has seen."""
    assert len(filmed(name, seat)) > 20


def test_the_shots_lead_from_one_state_to_the_next() -> None:
    """In a turn of the AI the view changes shot by shot, not at once."""
    long = max((shots for _, shots in filmed("outer_rim", 0)), key=len)
    views = [repr(shot.view) for shot in long]
    assert len(long) > 5 and len(set(views)) > 3


def test_a_line_of_the_ai_is_in_the_shot_of_what_it_does() -> None:
    """It is inserted before its consequences, when they are done: it has no view of its own."""
    events: list[Event] = []
    reel = Reel(lambda event: {"seen": len(events)})
    reel.append(CoinBanked(seat=0, bank=1))
    reel.insert(0, CoinBanked(seat=0, bank=2))
    assert [id(each) in reel.views for each in reel] == [False, True]


def test_a_game_that_cannot_be_watched_gives_a_shot_for_each_answer() -> None:
    assert not isinstance(COIN, Watchable)
    assert all(len(shots) == 1 for _, shots in filmed("coin", 0))
    assert isinstance(HARBOR, Watchable) and isinstance(the_game(), Watchable)


def test_chosen_kinds_of_events_end_a_shot() -> None:
    game: Game[Any] = HARBOR
    session: Session[Any] = Session(game, PAIR, 3)
    state = game.clone(session.state)
    for key in ("sail:boat_0@reef", "take:deck", "end"):
        session.choose(key)
    given = [turn.answer for turn in session.history]
    shots = film(game, state, given, 1, lambda event: False)
    assert len(shots) == 3, "one for each answer"


def test_nobody_sees_in_a_film_what_another_drew() -> None:
    """The errand is in the film of its owner alone, in events and in views."""
    game: Game[Any] = HARBOR
    session: Session[Any] = Session(game, PAIR, 3)
    session.choose("sail:boat_0@reef")
    state = game.clone(session.state)
    session.choose("take:deck")
    given = [session.history[-1].answer]
    card = session.state.hold[0]
    own = film(game, game.clone(state), given, 0)
    other = film(game, state, given, 1)
    assert card in repr(own) and card not in repr(other)
    assert any(isinstance(each, ErrandTaken) for shot in other for each in shot.events)


@pytest.mark.parametrize("seat", [0, 1])
def test_views_of_a_film_hide_what_the_seat_may_not_know(seat: int) -> None:
    """No facedown contact, no other player's secret and no card of a deck is in any shot."""
    for session, shots in filmed("outer_rim", seat, 40):
        rows = [each for shot in shots for row in shot.view["contacts"].values() for each in row]
        known = {*session.state.faceup, *session.state.players[seat].known}
        hidden = set(session.state.contacts.values()) - known
        assert not {each["contact"] for each in rows if each} & (hidden - {"", None})
        secrets = session.state.players[1 - seat].secrets
        assert not any(card in repr(shot.view["players"]) for shot in shots for card in secrets)


def test_the_game_is_as_fast_as_without_films() -> None:
    """Nothing is watched while a game is played: the events are in a plain list."""
    session: Session[Any] = Session(HARBOR, PAIR, 3)
    assert type(session.choose("sail:boat_0@reef")) is list
