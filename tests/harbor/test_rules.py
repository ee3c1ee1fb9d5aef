"""Harbor Run keeps the contract of a game, and its one check gives options and refusals."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any

import pytest

from game.table import conformance
from game.table.conformance import Hooks
from game.table.decisions import option
from game.table.session import Session
from game.table.stack import Frame
from game.table.stack_game import StackGame
from tests import harbor
from tests.harbor.rules import GAME, ROUNDS, Harbor, State, TurnBegan, errands, sea


class HarborHooks(Hooks[State]):
    """The game, as the checks use it."""

    tables = ("two", "alone")
    steps = frozenset(("sail", "work"))
    foreign = ("sail:boat_9@quay", "sail", "fish:net", "deliver:letter", "end@now")

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        kinds = ("human", "human" if table == "two" else "random")
        return {"seats": [{"kind": kind} for kind in kinds], "goal": 5 + seed % 6}

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        return frozenset((*state.deck, *([state.hold[1 - seat]] if state.hold[1 - seat] else [])))

    def forgets(self, event: Any) -> bool:
        return isinstance(event, TurnBegan)

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        yield from ((card, "the deck") for card in state.deck)
        yield from ((card, f"hold {seat}") for seat, card in enumerate(state.hold) if card)

    def allowed(self, state: State) -> AbstractSet[str]:
        return frozenset(errands())

    def bounds(self, state: State) -> None:
        assert min(state.coins) >= 0 and set(state.at) <= set(sea().spaces)


@pytest.fixture(autouse=True)
def shelf() -> Iterator[None]:
    harbor.install()
    yield
    harbor.remove()


@pytest.mark.parametrize("table", HarborHooks.tables)
def test_every_decision_of_random_games(table: str) -> None:
    assert conformance.look(HarborHooks(GAME), table, 500).total() == 500


@pytest.mark.parametrize("table", HarborHooks.tables)
def test_whole_games(table: str, tmp_path: Path) -> None:
    hooks = HarborHooks(GAME)
    conformance.beginning_is_the_same(hooks, table, 1)
    assert conformance.answers_give_the_same_states(hooks, table, 1, 200) > 10
    assert conformance.undo_goes_back(hooks, table, 1, 100) > 5
    assert conformance.journal_resumes(hooks, table, 1, 60, tmp_path) > 5


def session(**more: Any) -> Session[State]:
    seats = [{"kind": "human"}, {"kind": "human"}]
    return Session(GAME, {"seats": seats, **more}, 3)


def test_a_boat_sails_one_lane() -> None:
    game = session()
    reason = GAME.why_not(game.state, option("sail", "boat_0", "lighthouse"))
    assert reason is not None and reason.clause == "HR-01"
    game.choose("sail:boat_0@reef")
    assert game.state.at == ["reef", "quay"]
    reason = GAME.why_not(game.state, option("sail", "boat_0", "chapel"))
    assert reason is not None and reason.clause == "HR-02"


def test_an_errand_is_delivered_where_it_belongs() -> None:
    game = session()
    game.state.hold[0] = "letter"
    game.choose("stay")
    away = GAME.why_not(game.state, option("deliver", "letter", "quay"))
    assert away is not None and away.clause == "HR-05"
    game.state.at[0] = "lighthouse"
    GAME.forget()
    game.choose("deliver:letter@lighthouse")
    assert game.state.coins[0] == errands()["letter"].pays and game.state.hold[0] == ""


def test_the_first_with_enough_coins_wins() -> None:
    game = session(goal=3)
    game.state.hold[0], game.state.at[0] = "letter", "lighthouse"
    game.choose("stay")
    game.choose("deliver:letter@lighthouse")
    result = game.result()
    assert game.decision() is None and result is not None
    assert result.winner == 0 and result.scores == (3, 0)


def test_the_richer_wins_when_the_rounds_are_over() -> None:
    game = session()
    game.state.round, game.state.turn, game.state.coins[1] = ROUNDS, 1, 2
    game.state.stack[-1] = Frame(1, step="work")
    GAME.forget()
    game.choose("end")
    result = game.result()
    assert result is not None and result.winner == 1


def test_a_name_cannot_hold_markup() -> None:
    seats = [{"kind": "human", "name": "{icon:x}**A"}, {"kind": "human"}]
    game = Session(GAME, {"seats": seats}, 3)
    events = game.choose("sail:boat_0@reef")
    assert GAME.tell(game.state, events[0], 0) == "(icon:x)A sails to The Reef."


def test_a_game_without_its_check_cannot_be_made() -> None:
    class Unchecked(Harbor):
        verify = StackGame.verify

    with pytest.raises(TypeError, match="verify"):
        Unchecked()
