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
    """What only the coin game knows."""

    tables = tuple(TABLES)
    steps = frozenset(("turn",))
    foreign = ("bank:coin@pocket", "bank", "toss", "flip:coin", "end@now")

    def setup(self, table: str, seed: int) -> dict[str, Any]:
        """The goal goes with the seed."""
        return {"seats": [{"kind": kind} for kind in TABLES[table]], "goal": 4 + seed % 5}

    def hidden(self, state: State, seat: int) -> AbstractSet[str]:
        """The flip to come, unless the seat has peeked."""
        return frozenset() if seat in state.seen else frozenset((coming(state),))

    def shows(self, event: Event) -> bool:
        """A coin is flipped before everybody's eyes."""
        return isinstance(event, CoinFlipped)

    def forgets(self, event: Event) -> bool:
        """A flip is remembered for a turn."""
        return isinstance(event, TurnBegan)

    def whereabouts(self, state: State) -> Iterator[tuple[str, str]]:
        """The penny."""
        for seat, tray in enumerate(state.trays):
            for each in tray:
                yield each, f"the tray of seat {seat}"

    def required(self, state: State) -> AbstractSet[str]:
        """The penny lies before somebody."""
        return frozenset(("penny",))

    def bounds(self, state: State) -> None:
        """No purse and no bank runs below nothing."""
        assert min(*state.purse, *state.bank) >= 0
        assert max(state.bank) <= state.setup.goal


def hooks() -> CoinHooks:
    """The hooks of the game as it should be."""
    return CoinHooks(GAME)
