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


@dataclass
class Model(TableModel[Any]):
    """The table as the Game Master, whose screen it is, sees it: all that is shown comes from
    ``seen``."""

    _seen: SeatView | None = None
    _seen_at: tuple[int, ...] = ()

    @property
    def rules(self) -> DiceTable:
        """The dice table without its state."""
        assert isinstance(self.session.game, DiceTable)
        return self.session.game

    @property
    def seen(self) -> SeatView:
        """All that the seat may see now, made once for each answer and seat."""
        now = (self.session.seq, self.version, self.seat)
        if self._seen is None or self._seen_at != now:
            self._seen, self._seen_at = self.sight.ask(self.rules.seen), now
        return self._seen

    @property
    def moment(self) -> tuple[int, int]:
        return self.seen.rolls, 0

    def player_name(self, seat: int) -> str:
        return plain(self.seen.people[seat], 40)

    @property
    def pool(self) -> Pool:
        """The pool being built."""
        return self.seen.building.pool

    @property
    def last(self) -> CheckView | None:
        """The latest check, None before the first."""
        return self.seen.last

    @property
    def net(self) -> Net | None:
        """The result of the latest check."""
        return self.seen.last.net if self.seen.last is not None else None

    def history(self) -> str:
        """Return the history as text, for copying."""
        return self.sight.ask(self.rules.history)
