"""Computer players for any game; each game adds its own (``GameRules.players``).

Seats of the kind ``human`` are answered from outside, and those that the rules of a game answer
themselves (``GameRules.answered``) need no player either.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from game.players.chance import RandomPlayer
from game.table import registry
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.session import HUMAN


class Player(Protocol):
    """A player that answers the decisions of one seat."""

    def choose(self, sight: Sight[Any], decision: Decision) -> str:
        """Return the key of one of the options.

        ``sight()`` is the seat's view, and ``sight.imagine(n)`` a game to try things out in; both
        take time, so a player that does not look does not pay. A player must not change anything,
        and must give the same answer to the same question, so that undo and redo agree."""


Maker = Callable[[int, int], Player]
KINDS: dict[str, Maker] = {"random": RandomPlayer}
"""Factory ``(seed, seat)`` of each kind that plays any game."""


def outside(game: str) -> tuple[str, ...]:
    """Return the kinds of seat of a game that need no computer player."""
    return (HUMAN, *registry.rules(game).answered)


def kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of computer player that can play a game."""
    return tuple(sorted((*registry.rules(game).players, *KINDS)))


def make_players(game: str, seats: Iterable[str], seed: int) -> dict[int, Player]:
    """Return players for the seats of these kinds, by seat. Raise ``ValueError`` for unknown
    kinds."""
    own = registry.rules(game).players
    players = {}
    for seat, kind in enumerate(seats):
        if kind in own or kind in KINDS:
            make: Maker = registry.found(own[kind]) if kind in own else KINDS[kind]
            players[seat] = make(seed, seat)
        elif kind not in outside(game):
            known = ", ".join((*outside(game), *kinds(game)))
            raise ValueError(f"no player is of the kind '{kind}'; the kinds are {known}")
    return players
