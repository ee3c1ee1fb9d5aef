"""Computer players: each kind by its name, made for one seat.

Seats of the kind ``human`` are answered from outside and those of the kind ``deck`` by the
rules of their game; neither needs a player here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from game.players.chance import RandomPlayer
from game.players.planner import Planner
from game.table.contract import Sight
from game.table.decisions import Decision

OUTSIDE = ("human", "deck")


class Player(Protocol):
    """Answers the decisions of one seat."""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """The key of one of the options. ``sight()`` is what the seat may see, and
        ``sight.imagine(n)`` a game to try things out in; both cost time, so a player that does
        not look does not pay. A player must not change anything, and must give the same answer
        to the same question, so that undo and redo agree."""


KINDS: dict[str, Callable[[int, int], Player]] = {
    "planner": Planner,
    "random": RandomPlayer,
}
"""Maker ``(seed, seat)`` of each kind."""


def make_players(kinds: Iterable[str], seed: int) -> dict[int, Player]:
    """Players for the seats of these kinds, by seat. Raises ``ValueError`` for an unknown kind."""
    players = {}
    for seat, kind in enumerate(kinds):
        if kind in KINDS:
            players[seat] = KINDS[kind](seed, seat)
        elif kind not in OUTSIDE:
            known = ", ".join((*OUTSIDE, *KINDS))
            raise ValueError(f"there is no player of the kind '{kind}'; the kinds are {known}")
    return players
