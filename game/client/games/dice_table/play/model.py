"""The dice table for display."""

from __future__ import annotations

from dataclasses import dataclass

from game.client.tabletop.play.model import TableModel
from game.dice_table.building import pool_of
from game.dice_table.rolling import latest, roll_of
from game.dice_table.state import Record, State
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.table.text_safety import plain


@dataclass
class Model(TableModel[State]):
    """The table as the Game Master, whose screen it is, sees it."""

    @property
    def moment(self) -> tuple[int, int]:
        return len(self.state.history), 0

    def player_name(self, seat: int) -> str:
        return plain(self.state.setup.seats[seat].name, 40)

    @property
    def pool(self) -> Pool:
        """The pool being built."""
        return pool_of(self.state)

    @property
    def last(self) -> Record | None:
        """The latest check, None before the first."""
        return latest(self.state)

    @property
    def net(self) -> Net | None:
        """The result of the latest check."""
        last = self.last
        return roll_of(last).net if last is not None else None
