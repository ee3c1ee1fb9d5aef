"""The dice table for display."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.client.tabletop.play.model import TableModel
from game.dice_table.game import DiceTable
from game.dice_table.seat_view import CheckView, SeatView
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.table.text_safety import plain


NOBODY = -1
"""stands for a seat that sees what all may see"""


@dataclass
class Model(TableModel[Any]):
    """The table as the Game Master, whose screen it is, sees it: all that is shown comes from
    ``seat_view``."""

    _seat_view: SeatView | None = None
    _seat_view_at: tuple[int, ...] = ()

    @property
    def rules(self) -> DiceTable:
        """The dice table without its state."""
        assert isinstance(self.session.game, DiceTable)
        return self.session.game

    @property
    def seat_view(self) -> SeatView:
        """All that the seat may see now, made once for each answer and seat."""
        now = (self.session.seq, self.version, self.seat)
        if self._seat_view is None or self._seat_view_at != now:
            self._seat_view, self._seat_view_at = self.sight.ask(self.rules.seat_view), now
        return self._seat_view

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        return self.seat_view.rolls, 0

    def player_name(self, seat: int) -> str:
        return plain(self.seat_view.people[seat], 40)

    @property
    def pool(self) -> Pool:
        """The pool being built."""
        return self.seat_view.building.pool

    @property
    def last(self) -> CheckView | None:
        """The latest check, None before the first."""
        return self.seat_view.last

    @property
    def net(self) -> Net | None:
        """The result of the latest check."""
        return self.seat_view.last.net if self.seat_view.last is not None else None

    def file_text(self, id: str) -> str:
        """Return the text of the file of a sheet or table, "" for none."""
        return self.sight.ask(lambda state, seat: self.rules.file_text(state, seat, id))

    def players_view(self) -> SeatView:
        """Return what every seat may see."""
        return self.sight.ask(lambda state, seat: self.rules.seat_view(state, NOBODY))

    def history(self) -> str:
        """Return the history as text, for copying."""
        return self.sight.ask(self.rules.history)
