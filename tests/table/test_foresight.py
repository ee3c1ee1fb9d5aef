"""The certain result of an answer: the game after it, unless chance or a secret has a say in it."""

from __future__ import annotations

from typing import Any

import pytest

from game.table.contract import Sight
from game.table.foresight import certain
from game.table.refusals import Refused
from game.table.session import Session
from tests.harbor.rules import load

SETUP = {"game": "harbor", "goal": 8, "seats": [{"kind": "human"}, {"kind": "human"}]}


def at_work() -> Session[Any]:
    """Return a game whose first player has stayed at the quay."""
    game: Session[Any] = Session(load(), SETUP, 3)
    game.choose("stay")
    return game


def test_what_is_certain_is_seen_ahead_and_nothing_happens() -> None:
    game = at_work()
    before = game.game.dump(game.state)
    after = certain(Sight(game.game, game.state, 0), "end")
    assert after is not None and after.turn == 1
    assert game.game.dump(game.state) == before


@pytest.mark.parametrize("key", ["fish", "take:deck"])
def test_a_roll_and_a_hidden_card_are_not_seen_ahead(key: str) -> None:
    game = at_work()
    assert certain(Sight(game.game, game.state, 0), key) is None


def test_an_answer_that_is_not_offered_is_refused() -> None:
    game = at_work()
    with pytest.raises(Refused):
        certain(Sight(game.game, game.state, 0), "stay")
