"""What is kept of every game that was played to its end.

Each game has a small file in the state folder, to which a finished game is added once. Nothing
depends on it: a broken file is put aside and begun anew, and a disk that cannot be written costs
nothing but the record. A game's own record is a subclass of ``Record``, its book one of ``Book``.
"""

from __future__ import annotations

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
"""rounds to be seen before the time that they took says anything"""
ENOUGH = 3
"""games of one's own that say more than what is usual"""
NEWEST = 20
"""games of one's own that are looked at"""


class Strict(BaseModel):
    """Data of a record: nothing else is in it, and nothing is converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Record(Strict):
    """One finished game; ``minutes`` is None where too little of it was seen to tell."""

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
    """The file of the finished games of one game; ``book`` is what it holds."""

    game: str
    book: type[B]

    @property
    def path(self) -> Path:
        """The file."""
        return state_folder() / f"{self.game}_finished.json"

    def read(self, path: Path | None = None) -> B:
        """Return the games kept; put a file that is none of ours aside, under a name beside it."""
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
        """Keep a finished game, once; return all."""
        path = path or self.path
        book = self.read(path)
        if all(each.id != record.id for each in book.games):
            book.games.append(record)
            with suppress(OSError):
                write_whole(path, book.model_dump_json().encode() + b"\n")
        return book


def name_of(session: Session[Any]) -> str:
    """Return the id under which a game is kept: the same for the same set-up and answers."""
    name = session.header.model_dump_json() + digest(turn.answer for turn in session.history)
    return sha256(name.encode()).hexdigest()[:16]


def record(model: TableModel[Any], minutes: float | None = None) -> Record:
    """Return the general record of the game on the table, which is over."""
    rounds = model.moment[0]
    return Record(id=name_of(model.session), seats=len(model.kinds), rounds=rounds, minutes=minutes)


def worth_keeping(session: Session[Any]) -> bool:
    """Return whether a game is on disk and was not for practice, where chance can be chosen."""
    return session.path is not None and not session.practice


# --- time ----------------------------------------------------------------------------------------


class Clock:
    """How long a table has really been played at."""

    PAUSE = 90.0  # seconds without a hand on mouse or keys after which nobody is there

    def __init__(self, rounds: int) -> None:
        self.first, self.seconds, self.quiet = rounds, 0.0, 0.0

    def stir(self) -> None:
        """Note that somebody is there."""
        self.quiet = 0.0

    def tick(self, dt: float) -> None:
        """Let ``dt`` seconds go by."""
        if self.quiet < self.PAUSE:
            self.seconds += dt
        self.quiet += dt

    def minutes(self, rounds: int) -> float | None:
        """Return the minutes of a game of this many rounds at the pace seen at this table."""
        seen = rounds - self.first
        return self.seconds / 60 * rounds / seen if seen >= LEAST_ROUNDS else None


@dataclass(frozen=True)
class Usual:
    """What a game takes by measurements or guesses; ``source`` says where they come from."""

    rounds: int
    round_minutes: float
    source: str = "games between computer players"


@dataclass(frozen=True)
class Length:
    """What a game is likely to take, from ``games`` of one's own, or from what is ``usual``."""

    rounds: int
    minutes: int
    games: int = 0
    usual: str = ""

    @property
    def words(self) -> str:
        """The length as a player reads it."""
        return f"About {self.rounds} rounds, {self.minutes} minutes"

    @property
    def source(self) -> str:
        """Where this comes from."""
        if self.games:
            return f"Based on your last {self.games} games like this one."
        return f"Based on {self.usual}; after {ENOUGH} of your own, on those."


def length(alike: Sequence[Record], usual: Usual) -> Length:
    """Return what another game like these takes; what is usual where they are too few."""
    newest = alike[-NEWEST:]
    timed = [each.minutes / each.rounds for each in newest if each.minutes and each.rounds]
    own = len(newest) >= ENOUGH
    rounds = round(median(each.rounds for each in newest)) if own else usual.rounds
    minutes = rounds * (median(timed) if len(timed) >= ENOUGH else usual.round_minutes)
    step = 5 if minutes < 60 else 10
    rounded = max(step, round(minutes / step) * step)
    return Length(rounds, rounded, len(newest) if own else 0, usual.source)
