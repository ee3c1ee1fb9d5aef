"""Records of every finished game.

Each game has a small file in the state folder, to which every finished game is added once. Nothing
depends on it: a broken file is set aside and a new one started, and a disk that cannot be written
costs only the record. A game's own record is a subclass of ``Record``, its book one of ``Book``.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.client.shell.paths import state_folder
from game.client.tabletop.model import TableModel
from game.table.files import free_path, read_file, write_whole
from game.table.session import Session
from game.table.snapshots import digest

LARGEST = 16 << 20  # bytes of the file
Count = Annotated[int, Field(ge=0)]
LEAST_ROUNDS = 2
"""minimum number of rounds before their duration is meaningful"""
ENOUGH = 3
"""number of the player's own games that outweigh the usual length"""
NEWEST = 20
"""number of the player's own games considered"""


class Strict(BaseModel):
    """Strict data of a record: no unknown fields, and no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Record(Strict):
    """One finished game; ``minutes`` is None if too little of it was seen to know."""

    id: Annotated[str, Field(min_length=16, max_length=16)]
    seats: Count
    rounds: Count
    minutes: Annotated[float, Field(ge=0, allow_inf_nan=False)] | None = None


R = TypeVar("R", bound=Record)


class Book(Strict, Generic[R]):
    """All finished games, in the order in which they ended."""

    form: Literal[1] = 1
    games: list[R] = Field(default_factory=list)


B = TypeVar("B", bound=Book[Any])


@dataclass(frozen=True)
class Finished(Generic[B]):
    """The file of the finished games of one game; ``book`` is the type of its content."""

    game: str
    book: type[B]

    @property
    def path(self) -> Path:
        """The path of the file."""
        return state_folder() / f"{self.game}_finished.json"

    def read(self, path: Path | None = None) -> B:
        """Return the games on file; rename a file that is not ours, in the same folder."""
        path = path or self.path
        try:
            return self.book.model_validate_json(read_file(path, LARGEST))
        except FileNotFoundError:
            return self.book()
        except (OSError, ValidationError):
            with suppress(OSError):
                os.replace(path, free_path(path.parent, path.stem + ".broken", ".json"))
            return self.book()

    def add(self, record: Record, path: Path | None = None) -> B:
        """Add a finished game, once; return all."""
        path = path or self.path
        book = self.read(path)
        if all(each.id != record.id for each in book.games):
            book.games.append(record)
            with suppress(OSError):
                write_whole(path, book.model_dump_json().encode() + b"\n")
        return book


def any_finished(game: str) -> bool:
    """Return True if a finished game is on file; the content of its records is not checked."""
    try:
        return bool(json.loads(read_file(Finished(game, Book).path, LARGEST))["games"])
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return False


def name_of(session: Session[Any]) -> str:
    """Return the id under which a game is filed: the same for the same setup and answers."""
    name = session.header.model_dump_json() + digest(turn.answer for turn in session.history)
    return sha256(name.encode()).hexdigest()[:16]


def record(model: TableModel[Any], minutes: float | None = None) -> Record:
    """Return the general record of the current game, which is over."""
    rounds = model.moment[0]
    return Record(id=name_of(model.session), seats=len(model.kinds), rounds=rounds, minutes=minutes)


def worth_keeping(session: Session[Any]) -> bool:
    """Return True if a game is on disk and was not for practice, where the dice can be chosen."""
    return session.path is not None and not session.practice


# --- time ----------------------------------------------------------------------------------------


class Clock:
    """The time that a table has really been in use."""

    PAUSE = 90.0  # seconds without input after which nobody is assumed to be there

    def __init__(self, rounds: int) -> None:
        self.first, self.seconds, self.quiet = rounds, 0.0, 0.0

    def stir(self) -> None:
        """Note that the player is active."""
        self.quiet = 0.0

    def tick(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""
        if self.quiet < self.PAUSE:
            self.seconds += dt
        self.quiet += dt

    def minutes(self, rounds: int) -> float | None:
        """Return the minutes of a game of this many rounds at the pace of this table."""
        seen = rounds - self.first
        return self.seconds / 60 * rounds / seen if seen >= LEAST_ROUNDS else None


@dataclass(frozen=True)
class Usual:
    """The length of a game by measurements or guesses; ``source`` names their origin."""

    rounds: int
    round_minutes: float
    source: str = "games between computer players"


@dataclass(frozen=True)
class Length:
    """The expected length of a game, from ``games`` of the player's own, or the usual one."""

    rounds: int
    minutes: int
    games: int = 0
    usual: str = ""

    @property
    def words(self) -> str:
        """The length in words."""
        return f"About {self.rounds} rounds, {self.minutes} minutes"

    @property
    def source(self) -> str:
        """The origin of this estimate."""
        if self.games:
            return f"Based on your last {self.games} games like this one."
        return f"Based on {self.usual}; after {ENOUGH} of your own, on those."


def length(alike: Sequence[Record], usual: Usual) -> Length:
    """Return the length of another game like these; the usual one if they are too few."""
    newest = alike[-NEWEST:]
    timed = [each.minutes / each.rounds for each in newest if each.minutes and each.rounds]
    own = len(newest) >= ENOUGH
    rounds = round(median(each.rounds for each in newest)) if own else usual.rounds
    minutes = rounds * (median(timed) if len(timed) >= ENOUGH else usual.round_minutes)
    step = 5 if minutes < 60 else 10
    rounded = max(step, round(minutes / step) * step)
    return Length(rounds, rounded, len(newest) if own else 0, usual.source)
