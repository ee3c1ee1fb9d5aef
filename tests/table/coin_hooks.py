"""The coin game's hooks for the checks of the table."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from typing import Any

from game.table.conformance import Hooks
from game.table.events import Event
from tests.table.coin import GAME, CoinFlipped, State, TurnBegan, coming

TABLES = {"two": ("human", "human"), "alone": ("human", "random")}


class CoinHooks(Hooks[State]):
    """The hooks of the coin game."""

    tables = tuple(TABLES)
    steps = frozenset(("turn",))
    foreign = ("bank:coin@pocket", "bank", "toss", "flip:coin", "end@now")

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """Return a setup whose goal depends on the seed."""
        return {"seats": [{"kind": kind} for kind in TABLES[table]], "goal": 4 + seed % 5}

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        """Return the coming flip, unless the seat has peeked."""
        return frozenset() if seat in state.seen else frozenset((coming(state),))

    def shows(self, event: Event) -> bool:
        """Return True for a flip, which everybody sees."""
        return isinstance(event, CoinFlipped)

    def forgets(self, event: Event) -> bool:
        """Return True for the start of a turn, when a flip is forgotten."""
        return isinstance(event, TurnBegan)

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        """Return the place of the penny."""
        for seat, tray in enumerate(state.trays):
            for each in tray:
                yield each, f"the tray of seat {seat}"

    def required(self, state: State) -> AbstractSet[str]:
        """Return the penny, which one seat must have."""
        return frozenset(("penny",))

    def bounds(self, state: State) -> None:
        """Assert that no purse and no bank is negative."""
        assert min(*state.purse, *state.bank) >= 0
        assert max(state.bank) <= state.setup.goal


def hooks() -> CoinHooks:
    """Return the hooks of the correct game."""
    return CoinHooks(GAME)
