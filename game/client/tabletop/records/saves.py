"""Describe and draw the saved games of one game for the list of saves.

A game subclasses ``Saves``: ``standing`` describes a state in the terms of that game, and
``draw_state`` draws it. An instance is named in the game's ``GameClient``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import pygame

from game.client.shell.files.saves import Facts
from game.client.shell.window import registry, thumbnails
from game.client.shell.window.registry import GameClient
from game.client.tabletop.play.load_session import game_for
from game.table.contract import Game
from game.table.grammar import capital
from game.table.journal import Answer, Header, Journal, JournalError, Kept, away
from game.table.packs import player_packs
from game.table.registry import rules
from game.table.session import replay_one
from game.table.snapshots import read_snapshot
from game.table.text_safety import plain

G = TypeVar("G", bound=Game[Any])
S = TypeVar("S")
Pair = tuple[str, str]


@dataclass(frozen=True)
class Standing:
    """A summary of a state, in the terms of its game.

    ``names`` are the players, seat by seat; ``moment`` is the progress of the game ("Round 3"),
    ``score`` that of the player in question ("4 of 10 fame"), ``final`` that of all when it is over
    ("8 to 5 fame"). ``emblem`` is a picture of the folder of emblems. ``marks`` are pairs of icon
    and words, ``details`` pairs of label and words; those without words are left out. ``turn``
    names the player whose turn it is, and the place ("Vela's turn at the docks").
    """

    names: Sequence[str]
    moment: str
    score: str = ""
    final: str = ""
    emblem: str = ""
    marks: tuple[Pair, ...] = ()
    details: tuple[Pair, ...] = ()
    turn: str = ""


@dataclass(frozen=True)
class Opened(Generic[G]):
    """A journal with its rules and its setup."""

    path: Path
    kept: Kept
    game: G
    setup: Any


class Saves(ABC, Generic[G, S]):
    """The saved games of the game with the id ``game``."""

    game = ""

    def __init__(self) -> None:
        self._lacking: dict[str, str] = {}
        """reasons why games with these packs cannot be played; finding out takes long"""

    # -- for the game to fill in --

    @abstractmethod
    def standing(self, game: G, state: S, seat: int) -> Standing:
        """Return the summary of a state, from the point of view of the first human seat."""

    def draw_state(self, game: G, state: S) -> pygame.Surface:
        """Return a picture of a state, ``thumbnails.SIZE`` pixels: the emblem, unless overridden.

        Show only public knowledge: players who share a screen look at the same list.
        """
        seat = self.seat(game, state)
        facts = Facts("", emblem=self.standing(game, state, seat).emblem, seat=seat)
        return thumbnails.emblem_card(facts, thumbnails.SIZE, torn=False)

    def drawing(self, game: G, state: S) -> Iterator[pygame.Surface | None]:
        """Yield after each part of the work of ``draw_state``, at last the picture. Override it as
        well if that takes longer than a frame."""
        yield self.draw_state(game, state)

    # -- called by the list --

    def describe(self, path: Path) -> Facts:
        """Return the players, the progress and the content of a game.

        Raise ``JournalError`` for a file that is not such a game, or whose packs are missing.
        """
        opened = self.open(path)
        kept, state = opened.kept, self.state(opened)
        seat = self.seat(opened.game, state)
        standing = self.standing(opened.game, state, seat)
        hero = standing.names[seat]
        others = ", ".join(name for number, name in enumerate(standing.names) if number != seat)
        if kept.outcome is None:
            first, ends = standing.moment, [standing.moment.lower(), standing.score]
        else:
            how = self._ending(kept, seat, standing.names)
            first = f"{capital(how)} in {standing.moment.lower()}"
            ends = [how, standing.final]
        marks = [("", first), *standing.marks]
        beside = "with" if rules(self._client.id).together else "against"
        if others and kept.outcome is None:
            marks.append(("", f"{beside} {others}"))
        details = [
            (beside.capitalize(), others),
            *standing.details,
            ("Choices", str(len(kept.answers))),
            ("Packs", _packs(kept)),
            ("Left", _left(kept, standing.names)),
            ("Practice", "you can undo anything" if kept.practice else ""),
        ]
        return Facts(
            line=", ".join(each for each in (hero, *ends) if each),
            hero=hero,
            emblem=standing.emblem,
            seat=seat,
            turn=standing.turn,
            marks=tuple(marks),
            details=tuple(each for each in details if each[1]),
            seed=kept.header.seed,
            finished=kept.outcome is not None,
        )

    def picture(self, path: Path) -> pygame.Surface:
        """Return a picture of a game at the end of its journal. Raise ``JournalError``."""
        opened = self.open(path)
        return self.draw_state(opened.game, self.state(opened))

    # -- reading --

    @property
    def _client(self) -> GameClient:
        return registry.client(self.game)

    def open(self, path: Path) -> Opened[G]:
        """Read a journal. Raise ``JournalError`` with the reason if it is not a game of this
        kind."""
        kept = Journal.read(path)
        if kept.header.game != self.game:
            named = plain(kept.header.game, 40)
            raise JournalError(
                f"{plain(path.name)} is a game of {named}, not of {self._client.name}."
            )
        game = self._game(kept.header)
        try:
            return Opened(path, kept, game, game.recall(kept.header.setup))
        except ValueError as problem:
            why = plain(problem).rstrip(".")
            raise JournalError(
                f"{plain(path.name)} does not work with this version: {why}."
            ) from problem

    def _game(self, header: Header) -> G:
        """Return the rules with the packs of a journal; refuse at once the second time."""
        if header.content in self._lacking:
            raise JournalError(self._lacking[header.content])
        try:
            return cast(G, game_for(header))
        except JournalError as problem:
            self._lacking[header.content] = str(problem)
            raise

    def state(self, opened: Opened[G]) -> S:
        """Return the state of a game: from its snapshot, with the answers since then replayed.

        If an answer no longer fits, return the state before it, from which the game would continue.
        """
        kept, game = opened.kept, opened.game
        found = read_snapshot(opened.path, kept)
        if found is not None:
            with suppress(ValueError):
                state = game.load(found[1])
                if all(_play(game, state, each) for each in kept.answers[found[0] :]):
                    return cast(S, state)
        state = game.new(opened.setup, kept.header.seed)
        for answer in kept.answers:
            before = game.clone(state)
            if not _play(game, state, answer):
                return cast(S, before)
        return cast(S, state)

    def seat(self, game: G, state: S) -> int:
        """Return the seat that describes a game: the first human one."""
        kinds = game.seats(state)
        return next((number for number, kind in enumerate(kinds) if kind == "human"), 0)

    def _ending(self, kept: Kept, seat: int, names: Sequence[str]) -> str:
        winner = kept.outcome.winner if kept.outcome else None
        if rules(self._client.id).together or len(names) == 1:
            return "lost" if winner is None else "won"
        if winner is None:
            return "no one won"
        return "won" if winner == seat else f"{names[winner]} won"


def _play(game: Game[Any], state: Any, answer: Answer) -> bool:
    """Play an answer; return True if it was legal."""
    return replay_one(game, state, answer)[0] is not None


def _left(kept: Kept, names: Sequence[str]) -> str:
    """Return the names of the people for whom a computer player continues."""
    return ", ".join(names[seat] for seat in sorted(away(kept.changes, len(kept.answers))))


def _packs(kept: Kept) -> str:
    used = player_packs.used(kept.header.content)
    return ", ".join(f"{each.id.replace('_', ' ').title()} {each.version}" for each in used)
