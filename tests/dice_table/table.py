"""A table to try things at."""

from __future__ import annotations

from typing import Any

from game.dice_table.building import pool_of
from game.dice_table.game import DiceTable, load
from game.dice_table.state import Record, State
from game.edge.dice.pool import Pool
from game.table import validation
from game.table.decisions import parse
from game.table.events import Event
from tests.dice_table.hooks import TABLES

GAME = load()


class Bench:
    """A table with its answers given in order; ``told`` is the log of all seats."""

    def __init__(self, table: str = "group", seed: int = 1, **setup: Any) -> None:
        self.game: DiceTable = GAME
        chosen = self.game.setup({**TABLES[table], **setup})
        self.state: State = self.game.new(chosen, seed)
        self.events: list[Event] = []

    def do(self, *keys: str) -> Bench:
        """Give answers."""
        for key in keys:
            self.events = validation.choose(self.game, self.state, key)
        return self

    def offers(self, key: str) -> bool:
        """Return True if this is one of the options."""
        decision = self.game.decision(self.state)
        return decision is not None and decision.find(key) is not None

    def why_not(self, key: str) -> str:
        """Return the reason against an answer, "" if it can be given."""
        reason = self.game.why_not(self.state, parse(key))
        return "" if reason is None else reason.text

    def told(self, seat: int | None = None) -> list[str]:
        """Return the log lines of the last answer for a seat."""
        lines = (self.game.tell(self.state, each, seat) for each in self.events)
        return [line for line in lines if line]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a seat may know."""
        return self.game.view(self.state, seat)

    @property
    def pool(self) -> Pool:
        """The pool being built."""
        return pool_of(self.state)

    @property
    def last(self) -> Record:
        """The latest roll."""
        return self.state.history[-1]
