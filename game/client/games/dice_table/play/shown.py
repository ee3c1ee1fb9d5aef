"""A table as it is shown: to the Game Master on the screen, or to the players in
their own window."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from game.client.games.dice_table.play.model import Model
from game.dice_table.seat_view import CheckView, SeatView
from game.edge.dice.faces import Net
from game.edge.dice.pool import Pool
from game.table.text_safety import plain


class Shown(Protocol):
    """A table as somebody sees it."""

    @property
    def seat_view(self) -> SeatView:
        """All that is seen."""

    @property
    def pool(self) -> Pool:
        """The pool being built."""

    @property
    def last(self) -> CheckView | None:
        """The latest check, None before the first."""

    @property
    def net(self) -> Net | None:
        """The result of the latest check."""

    def player_name(self, seat: int) -> str:
        """Return the name of a person."""


@dataclass(frozen=True)
class PlayersTable:
    """The table as every seat may see it."""

    seat_view: SeatView

    @property
    def pool(self) -> Pool:
        """The pool being built."""
        return self.seat_view.building.pool

    @property
    def last(self) -> CheckView | None:
        """The latest check that is no secret, None before the first."""
        return self.seat_view.last

    @property
    def net(self) -> Net | None:
        """The result of that check."""
        return self.last.net if self.last is not None else None

    def player_name(self, seat: int) -> str:
        """Return the name of a person."""
        return plain(self.seat_view.people[seat], 40)


def players_table(model: Model) -> PlayersTable:
    """Return the table as every seat may see it: sheets behind the curtain are not even there."""
    view = model.players_view()
    return PlayersTable(
        replace(view, sheets=tuple(each for each in view.sheets if not each.hidden))
    )
