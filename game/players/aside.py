"""Work on a game for another process: the answers of computer players, a hint, a coach's reviews.

An order is plain data that can be sent: a moment, given by the setup, the seed and all answers
until then, and what is wanted there. ``serve`` is the other process. Nothing goes by the clock: an
order has the same results wherever it is carried out.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Literal, Protocol

from game.players import Player, make_players
from game.table import registry
from game.table.coaching import Judge, Review, reviews
from game.table.contract import Game, Sight
from game.table.decisions import Decision
from game.table.hints import Hint, adviser
from game.table.journal import LONGEST_WHY, Header
from game.table.packs import player_packs
from game.table.refusals import Stuck
from game.table.text_safety import plain

KEEP_EVERY = 32
"""answers between the copies of a game that are kept"""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game: after these answers, with these kinds of player in its seats; those of
    the setup if none are given."""

    header: Header
    keys: tuple[str, ...]
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Move:
    """An answer of a computer player, and the reason that it gives."""

    key: str
    why: str = ""


class Order(Protocol):
    """A piece of work. ``work`` yields None between its slices and any number of results."""

    def work(self, desk: Desk) -> Iterator[Any]:
        """Do the work at a desk."""


class Desk:
    """The game that was worked on last, with copies of some of its moments, so that the next order
    about it need not begin at its first answer."""

    def __init__(self) -> None:
        self._header: Header | None = None
        self._game: Game[Any] | None = None
        self._keys: tuple[str, ...] = ()
        self._copies: dict[int, Any] = {}

    def at(self, moment: Moment) -> tuple[Game[Any], Any]:
        """Return the rules and a state of its own for a moment."""
        if self._header != moment.header or self._game is None:
            self._header, self._game = moment.header, game_of(moment.header)
            setup = self._game.recall(moment.header.setup)
            first, _ = self._game.begin(setup, moment.header.seed)
            self._keys, self._copies = (), {0: first}
        game, keys = self._game, moment.keys
        alike = next((n for n, (a, b) in enumerate(zip(keys, self._keys)) if a != b),
                     min(len(keys), len(self._keys)))  # fmt: skip
        self._copies = {n: each for n, each in self._copies.items() if n <= alike}
        start = max(self._copies)
        state = game.clone(self._copies[start])
        for number in range(start, len(keys)):
            game.choose(state, keys[number])
            if (number + 1) % KEEP_EVERY == 0:
                self._copies[number + 1] = game.clone(state)
        self._copies = {n: each for n, each in self._copies.items() if n % KEEP_EVERY == 0}
        self._keys = keys
        self._copies[len(keys)] = game.clone(state)
        return game, state


def game_of(header: Header) -> Game[Any]:
    """Return the rules with the packs that a game is played with."""
    game: Game[Any] = registry.load_game(header.game)
    if player_packs.same(header.content, game.version):
        return game
    return registry.load_game(header.game, header.content)


def players_at(moment: Moment, game: Game[Any], state: Any) -> dict[int, Player]:
    """Return the computer players at a moment, by seat."""
    return make_players(game.id, moment.kinds or game.seats(state), moment.header.seed)


@dataclass(frozen=True, slots=True)
class Ready:
    """No more than loading the game of a moment, so that the first order finds it."""

    moment: Moment

    def work(self, desk: Desk) -> Iterator[None]:
        """Load the game, its players and its adviser."""
        game, state = desk.at(self.moment)
        yield None
        players_at(self.moment, game, state)
        yield None
        adviser(game.id)


@dataclass(frozen=True, slots=True)
class Turns:
    """The answers of computer players until a person is asked or the game is over."""

    moment: Moment

    def work(self, desk: Desk) -> Iterator[Move]:
        """Yield each answer as it is found."""
        game, state = desk.at(self.moment)
        players = players_at(self.moment, game, state)
        keys = list(self.moment.keys)
        while (decision := game.decision(state)) is not None and decision.seat in players:
            player = players[decision.seat]
            key = player.choose(Sight(game, state, decision.seat), decision)
            why = plain(getattr(player, "why", ""), LONGEST_WHY)
            try:
                game.choose(state, key)
            except Stuck:
                before = Moment(self.moment.header, tuple(keys))
                (game, state), key, why = desk.at(before), _other(desk, before, decision, key), ""
                game.choose(state, key)
            keys.append(key)
            yield Move(key, why)


def _other(desk: Desk, moment: Moment, decision: Decision, key: str) -> str:
    """Return the first other answer that terminates, as ``Session.autoplay`` gives it."""
    for option in decision.options:
        if option.key != key:
            game, state = desk.at(moment)
            with suppress(Stuck):
                game.choose(state, option.key)
                return option.key
    return key


@dataclass(frozen=True, slots=True)
class Advice:
    """A hint for a seat."""

    moment: Moment
    seat: int

    def work(self, desk: Desk) -> Iterator[Hint | None]:
        """Yield the hint at the end."""
        game, state = desk.at(self.moment)
        decision, found = game.decision(state), adviser(game.id)
        if decision is not None and found is not None:
            yield from found.think(Sight(game, state, self.seat), decision)


@dataclass(frozen=True, slots=True)
class AdviceAt:
    """A hint for a seat in a state, as the game dumps it: of a game whose answers are not known."""

    game: str
    content: str
    dump: bytes
    seat: int

    def work(self, desk: Desk) -> Iterator[Hint | None]:
        """Yield the hint at the end."""
        game = game_of(Header(game=self.game, content=self.content, setup={}, seed=0))
        state = game.load(self.dump)
        decision, found = game.decision(state), adviser(game.id)
        if decision is not None and found is not None:
            yield from found.think(Sight(game, state, self.seat), decision)


@dataclass(frozen=True, slots=True)
class Lesson:
    """The reviews of the decisions of some seats in a whole game."""

    moment: Moment
    seats: Collection[int]

    def work(self, desk: Desk) -> Iterator[Review | None]:
        """Yield each review as it is found."""
        game, state = desk.at(Moment(self.moment.header, ()))
        judge: Any = adviser(game.id)
        if isinstance(judge, Judge):
            yield from reviews(game, state, self.moment.keys, judge, self.seats)


# --- the other process ----------------------------------------------------------------------------

Word = Literal["found", "done", "failed"]
Told = tuple[int, Word, Any]
"""the number of an order, a word about it, and the result or the error"""


def serve(pipe: Connection) -> None:
    """Carry out the orders that come through a pipe, until it is closed. A later order ends the one
    at work, and None ends it with nothing to follow."""
    with suppress(ValueError, OSError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window is asked, and closes the pipe
    _give_way()
    desk = Desk()
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            asked: tuple[int, Order] | None = pipe.recv()
            if asked is not None:
                _carry_out(pipe, desk, *asked)


def _give_way() -> None:
    """Let the window go first where there are few cores."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(5)


def _carry_out(pipe: Connection, desk: Desk, number: int, order: Order) -> None:
    try:
        for found in order.work(desk):
            if pipe.poll():
                return
            if found is not None:
                pipe.send((number, "found", found))
    except (EOFError, OSError):
        raise
    except Exception as error:
        pipe.send((number, "failed", f"{type(error).__name__}: {error}"))
        return
    pipe.send((number, "done", None))
