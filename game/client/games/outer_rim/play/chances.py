"""The chances of jobs and bounties from afar: for the market and the player's slots.

They come from the odds that an option shows on arrival, worked out for the present character, ship
and crew as if the player were already there. This takes up to a tenth of a second, so a thread
does it while the table rests, on a copy of the game; until then a chance is not known.
"""

from __future__ import annotations

import threading
from collections.abc import Hashable, Sequence
from contextlib import suppress
from dataclasses import replace

from game.outer_rim.catalog import Asset, Content
from game.outer_rim.company import rules as together
from game.outer_rim.context import Play
from game.outer_rim.game import OuterRim
from game.outer_rim.odds import forecast
from game.outer_rim.odds.forecast import TooManyWays
from game.outer_rim.rules import jobs
from game.outer_rim.rules.stats import Table
from game.outer_rim.state import State

MOST = 400
"""number of chances remembered"""
TRIED = ("job", "bounty")


def of_card(play: Play, seat: int, card: str) -> float | None:
    """Return the chance that a player would complete a job, or beat the contact of a bounty, where
    it has to be done; None if that cannot be said. Changes the state it works on."""
    asset, player = play.content.assets[card], play.player(seat)
    with suppress(TooManyWays):
        if asset.kind == "bounty":
            kind = asset.combat or "ground"
            return forecast.of_combat(play, seat, kind, value=asset.value).free
        if asset.destination in play.galaxy.spaces:
            player.space = str(asset.destination)
            if card not in player.cards:
                player.cards = (*player.cards, card)
            if asset.databank is None or jobs.scripts(play, asset):
                found = together.targets(play, seat, asset)
                return max(
                    (forecast.of_job(play, seat, card, each).free for each in found), default=None
                )
    return None


def is_optional(asset: Asset | None) -> bool:
    """Return True if a card is one that may be completed or not."""
    return asset is not None and asset.kind in TRIED


class Chances:
    """The chances known at one table, by card and by everything of the player that they depend
    on."""

    def __init__(self, game: OuterRim) -> None:
        self.game = game
        self.known: dict[Hashable, float | None] = {}
        self.wanted: dict[str, int] = {}
        """the cards whose chance has been asked for in vain, with the seat"""
        self._thread: threading.Thread | None = None
        self._fresh = False

    def of(self, state: State, seat: int, card: str) -> float | None:
        """Return the chance of a card, from 0 to 1; None while it is not known."""
        key = _key(state, seat, card)
        if key not in self.known:
            self.wanted[card] = seat
            return None
        return self.known[key]

    def work(self, state: State) -> bool:
        """Begin to work out what has been asked for, in a thread; return True once new chances are
        known, so that they can be shown."""
        fresh, self._fresh = self._fresh, False
        busy = self._thread is not None and self._thread.is_alive()
        if self.wanted and not busy:
            cards, self.wanted = list(self.wanted.items()), {}
            copy = self.game.clone(state)
            self._thread = threading.Thread(
                target=self._run, args=(copy, cards), name="chances", daemon=True
            )
            self._thread.start()
        return fresh

    def wait(self, seconds: float = 10.0) -> None:
        """Wait for the thread."""
        if self._thread is not None:
            self._thread.join(seconds)

    def _run(self, state: State, cards: Sequence[tuple[str, int]]) -> None:
        """Work out chances on a copy of the state; nothing here is shared with the table."""
        if len(self.known) > MOST:
            self.known.clear()
        edition = self.game.edition(state)
        content: Content = edition.content
        table, galaxy = Table(content), edition.galaxy(state.pieces)
        for card, seat in cards:
            play = Play(content, galaxy, table, self.game.clone(state))
            self.known[_key(state, seat, card)] = of_card(play, seat, card)
        self._fresh = True


def _key(state: State, seat: int, card: str) -> Hashable:
    """Return everything that a chance depends on: the player wherever it is, and the databank."""
    player = replace(state.players[seat], space="", fame=0, known=(), cards=())
    held = frozenset(state.players[seat].cards) - {card}
    return card, repr(player), held, len(state.databank)
