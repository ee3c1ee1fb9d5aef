"""Random games with favors: what holds at every decision of a game holds with them too."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from game.outer_rim.state import State
from game.table import conformance
from game.table.decisions import Decision
from game.table.streams import draw
from tests.outer_rim.hooks import OuterRimHooks

OFTEN, RARELY = 4, 30


class FavorHooks(OuterRimHooks):
    """Games of three with the box; favors are asked for now and then."""

    tables = ("three",)
    steps = frozenset(
        ("favor.ask", "favor.answer", "favor.pick", "favor.moment", "planning", "encounter")
    )
    foreign = ("favor:ride", "token:seat_9", "whom:seat_0", "wish:tech", "grant:seat_7", "close")
    ambitions = False

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup with the box and favors."""
        more = {"expansions": ["unfinished_business"], "favors": True, "ambitions": self.ambitions}
        return {**super().setup(table, seed), **more}

    def pick(self, state: State, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Pick an answer; a favor is begun now and then."""
        options = decision.options
        usual = tuple(each for each in options if each.verb not in ("deal", "favor"))
        if usual and draw(seed, streams, "deal", RARELY if decision.step == "action" else OFTEN):
            options = usual
        return options[draw(seed, streams, "answer", len(options))].key

    def required(self, state: State) -> AbstractSet[str]:
        """Return nothing: the cards of the base box are counted elsewhere."""
        return frozenset()

    def allowed(self, state: State) -> AbstractSet[str]:
        """Return all components of both boxes."""
        return self.game.edition(state).content.components.keys()

    def bounds(self, state: State) -> None:
        """Check that each debt token is held by one player, and that nobody asks too often."""
        debts = sorted(owner for player in state.players for owner in player.debts)
        assert state.step == "setup" or debts == list(range(len(state.players)))
        assert all(player.favors.requests <= 3 for player in state.players)


@pytest.fixture(scope="module")
def hooks(game: OuterRim) -> FavorHooks:
    return FavorHooks(game)


@pytest.mark.rule("UB-122", "UB-123", "UB-137")
def test_every_decision_of_random_games_with_favors(hooks: FavorHooks) -> None:
    assert conformance.look(hooks, "three", 600, 10_000).total() == 600


@pytest.mark.long
def test_every_decision_of_many_games_with_favors(hooks: FavorHooks) -> None:
    assert conformance.look(hooks, "three", 20_000).total() == 20_000


def test_undo_goes_back_through_favors(hooks: FavorHooks) -> None:
    assert conformance.undo_goes_back(hooks, "three", 6, 150) > 20
