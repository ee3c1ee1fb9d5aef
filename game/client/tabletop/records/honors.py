"""The sum of a player's finished games: wins, streaks, the best game, time.

A game describes itself with a ``Chronicle``, named in its ``GameClient``: what a character and a
level are, which result is the best, and how a character looks. Without one, games and wins are
counted all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window import registry
from game.client.shell.window.registry import GameClient
from game.client.tabletop.records import records
from game.client.tabletop.records.records import Book, Finished, Record

LATEST = 20
"""number of the newest games that are listed"""
Pair = tuple[str, str]
"""an id and a name"""
Face = Callable[[pygame.Surface, pygame.Rect, str, Metrics], None]
"""draws the character with an id into a rectangle"""


def nobody() -> Sequence[Pair]:
    """Return no characters."""
    return ()


@dataclass(frozen=True)
class Best:
    """The measure of the best game: ``value`` of a game that was won, the least of all unless
    ``most``; ``words`` has ``{}`` for the figure and ends with its unit ("Won in {} rounds"), and
    ``short`` is for less room ("{} rounds")."""

    value: Callable[[Any], int]
    words: str
    short: str
    most: bool = False


def rounds(record: Record) -> int:
    """Return the number of rounds of a game."""
    return record.rounds


def quickest(unit: str) -> Best:
    """Return the measure of the shortest game, in the game's word for a round."""
    return Best(rounds, f"Won in {{}} {unit}s", f"{{}} {unit}s")


QUICKEST = quickest("round")


@dataclass(frozen=True)
class Chronicle:
    """The way to read the records of a game.

    ``characters`` and ``levels`` return ids and names, in the order in which they are shown.
    """

    finished: Finished[Any]
    characters: Callable[[], Sequence[Pair]] = nobody
    levels: Callable[[], Sequence[Pair]] = nobody
    by_character: str = "By character"
    by_level: str = "By level"
    best: Best = QUICKEST
    face: Face | None = None
    more: Callable[[], Sequence[str]] = tuple
    """what else a game counts, in a few words each"""


def chronicle(game: GameClient) -> Chronicle:
    """Return a game's description of its records, or a plain one."""
    if not game.records:
        return Chronicle(records.plain(game.id))
    found: Chronicle = registry.load_object(game.records)
    return found


@dataclass
class Tally:
    """Games and how many of them were won."""

    games: int = 0
    won: int = 0

    def note(self, won: bool) -> None:
        """Add a game."""
        self.games += 1
        self.won += won

    @property
    def percent(self) -> int:
        """The games won, in a hundred."""
        return round(100 * self.won / self.games) if self.games else 0

    @property
    def words(self) -> str:
        """The games won, as "2 of 5"."""
        return f"{self.won} of {self.games}"


@dataclass
class Honors:
    """The sum of finished games. ``all`` are those whose winner is known; earlier versions did not
    keep it, so ``games`` may be more."""

    games: int = 0
    all: Tally = field(default_factory=Tally)
    streak: int = 0
    best_streak: int = 0
    minutes: float = 0.0
    assisted: int = 0
    characters: dict[str, Tally] = field(default_factory=dict)
    levels: dict[str, Tally] = field(default_factory=dict)
    best: Record | None = None
    latest: list[Record] = field(default_factory=list)
    """the last games, the newest first"""


def honors(games: Iterable[Record], best: Best = QUICKEST) -> Honors:
    """Return the sum of finished games, the oldest first."""
    made = Honors()
    for game in games:
        made.games += 1
        made.minutes += game.minutes or 0.0
        made.assisted += game.assisted
        if game.won is not None:
            _count(made, game, game.won, best)
            made.latest = [game, *made.latest[: LATEST - 1]]
    return made


def _count(made: Honors, game: Record, won: bool, best: Best) -> None:
    """Add a game whose winner is known."""
    made.all.note(won)
    made.streak = made.streak + 1 if won else 0
    made.best_streak = max(made.best_streak, made.streak)
    if game.level:
        made.levels.setdefault(game.level, Tally()).note(won)
    for each in game.players:
        if each.character:
            made.characters.setdefault(each.character, Tally()).note(each.won)
    if won and (made.best is None or _beats(best, game, made.best)):
        made.best = game


def _beats(best: Best, game: Record, other: Record) -> bool:
    """Return True if a game is better than an earlier one."""
    first, second = best.value(game), best.value(other)
    return first > second if best.most else first < second


def best_words(told: Chronicle, sums: Honors) -> tuple[list[str], list[str]]:
    """Return the best game, and what it was played with, each in several ways, the longest
    first."""
    game = sums.best
    if game is None:
        return ["none yet"], [""]
    names, levels = dict(told.characters()), dict(told.levels())
    character = next((names.get(each.character, "") for each in game.players if each.won), "")
    level, figure = levels.get(game.level, ""), told.best.value(game)
    made = [each.format(figure) for each in (told.best.words, told.best.short)]
    if figure == 1:
        made = [each.removesuffix("s") for each in made]
    return made, [", ".join(each for each in (character, level) if each), character or level]


def time_words(minutes: float) -> str:
    """Return a length of time in words: "3 h 20 min"."""
    whole = round(minutes)
    if whole < 60:
        return f"{whole} min"
    return f"{whole // 60:,} h {whole % 60} min" if whole < 6000 else f"{whole // 60:,} h"


def read(game: GameClient) -> tuple[Chronicle, Book[Any]]:
    """Return the description of a game's records, and its finished games."""
    told = chronicle(game)
    book: Book[Any] = told.finished.read()
    return told, book
