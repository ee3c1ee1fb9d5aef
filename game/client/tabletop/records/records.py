"""Records of every finished game.

Each game has a small file in the state folder, to which every finished game is added once, whether
it is loaded again, taken back and ended anew, or played a second time with the same setup and seed.
Nothing depends on it: a broken file is set aside and a new one started, and a file that cannot be
read or written costs only the record. A game's own record is a subclass of ``Record``, its book one
of ``Book``.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from statistics import median
from typing import Annotated, Any, Generic, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from game.client.paths import state_folder
from game.client.tabletop.play.model import TableModel
from game.table.files import KeptFile, read_file, remove
from game.table.grammar import counted
from game.table.session import Session
from game.table.snapshots import digest

LARGEST = 16 << 20  # bytes of the file
ASSISTED = 500
"""number of games in which hints were used that are remembered until they end"""
Count = Annotated[int, Field(ge=0, le=1_000_000_000)]
Word = Annotated[str, Field(max_length=80)]
LEAST_ROUNDS = 2
"""minimum number of rounds before their duration is meaningful"""
ENOUGH = 3
"""number of the player's own games that outweigh the usual length"""
NEWEST = 20
"""number of the player's own games considered"""


class Strict(BaseModel):
    """Strict data of a record: no unknown fields, and no conversions."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Played(Strict):
    """The part of one person in a game, or of one character that a person had: the id of the
    character, and whether it was a win."""

    character: Word = ""
    won: bool = False


class Record(Strict):
    """One finished game; ``minutes`` is None if too little of it was seen to know.

    ``players`` are the persons at the table, in the order of seats; earlier versions did not keep
    them. ``level`` is the id of its difficulty, and ``assisted`` is for a game with hints.
    ``deal`` is the same for games with the same setup and seed, ``journal`` the name of the file.
    """

    id: Annotated[str, Field(min_length=16, max_length=16)]
    seats: Count
    rounds: Count
    minutes: Annotated[float, Field(ge=0, le=1_000_000, allow_inf_nan=False)] | None = None
    players: tuple[Played, ...] = ()
    level: Word = ""
    assisted: bool = False
    deal: Word = ""
    journal: Annotated[str, Field(max_length=1000)] = ""

    @property
    def won(self) -> bool | None:
        """True if a person has won; None if that was not kept."""
        return any(each.won for each in self.players) if self.players else None


R = TypeVar("R", bound=Record)


class Book(Strict, Generic[R]):
    """All finished games, in the order in which they ended."""

    form: Literal[1] = 1
    games: list[R] = Field(default_factory=list)


B = TypeVar("B", bound=Book[Any])


@dataclass(frozen=True)
class Finished(Generic[B]):
    """The file of the finished games of one game; ``book`` is the type of its content, and
    ``unit`` the game's word for what its length is counted in."""

    game: str
    book: type[B]
    unit: str = "round"

    @property
    def path(self) -> Path:
        """The path of the file."""
        return state_folder() / f"{self.game}_finished.json"

    def stored(self, path: Path | None = None) -> KeptFile[B]:
        """Return the file."""
        return KeptFile(path or self.path, self.book.model_validate_json, _encode, self.book,
                        LARGEST)  # fmt: skip

    def read(self, path: Path | None = None) -> B:
        """Return the games on file; rename a file that is not ours, in the same folder."""
        return self.stored(path).read()

    def add(self, record: Record, path: Path | None = None) -> B:
        """Add a finished game, once; return all.

        The end of a game whose last choices were taken back replaces the one before. A record of
        earlier versions gains what it lacks. A file that cannot be read or written stays as it is.
        """

        def added(book: B) -> B:
            games, place = list(book.games), _place(book.games, record)
            if place is None:
                games.append(record)
            elif _better(games[place], record):
                games[place] = record
            else:
                return book
            return book.model_copy(update={"games": games})

        return self.stored(path).try_change(added)

    def clear(self, path: Path | None = None) -> None:
        """Forget all finished games."""
        with suppress(OSError):
            remove(path or self.path)


def _encode(book: Book[Any]) -> bytes:
    return book.model_dump_json().encode() + b"\n"


def _place(games: Sequence[Record], record: Record) -> int | None:
    """Return the index of the game that a record is about, if it is on file."""
    for index, each in enumerate(games):
        if each.id == record.id or (record.deal and each.deal == record.deal):
            return index
    return None


def _better(kept: Record, record: Record) -> bool:
    """Return True if a record of the same game takes the place of one on file."""
    if kept.id == record.id:
        return bool(record.players) and not kept.players
    return bool(record.journal) and kept.journal == record.journal


def plain(game: str) -> Finished[Book[Record]]:
    """Return the file of a game that has no records of its own."""
    return Finished(game, Book[Record])


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


def deal_of(session: Session[Any]) -> str:
    """Return a name for the setup and the seed of a game: the same for its copies."""
    return sha256(session.header.model_dump_json().encode()).hexdigest()[:16]


def record(
    model: TableModel[Any], minutes: float | None = None, *,
    characters: Mapping[int, tuple[str, ...]] | None = None, level: str = "",
    together: bool = False,
) -> Record:  # fmt: skip
    """Return the general record of the current game, which is over.

    ``characters`` are ids by seat, of which some games have several; ``together``: all persons win
    or lose at once.
    """
    session, winner = model.session, model.result.winner if model.result else None
    people = [seat for seat, kind in enumerate(model.kinds) if kind == "human"]
    won = {*people} if together and winner is not None else {winner}
    return Record(
        id=name_of(session),
        seats=len(model.kinds),
        rounds=model.moment[0],
        minutes=minutes,
        players=tuple(
            Played(character=character, won=seat in won)
            for seat in people
            for character in (characters or {}).get(seat) or ("",)
        ),
        level=level,
        assisted=Assistance(session.game.id).given(session),
        deal=deal_of(session),
        journal=os.fsencode(session.path.name).hex()[:1000] if session.path else "",
    )


def journal_of(record: Record, folder: Path) -> Path | None:
    """Return the file of a finished game among the saved games; None if it is not there."""
    try:
        name = os.fsdecode(bytes.fromhex(record.journal))
    except ValueError:
        return None
    path = folder / name
    known = bool(name) and path.parent == folder and path.name == name
    return path if known and path.is_file() else None


def worth_keeping(session: Session[Any]) -> bool:
    """Return True if a game is on disk, somebody played it, and it was not for practice, where the
    dice can be chosen."""
    played = "human" in session.game.seats(session.state)
    return session.path is not None and not session.practice and played


@dataclass(frozen=True)
class Assistance:
    """The games in which somebody asked for a hint, in a file for each game. A file that cannot be
    read counts as empty, and one that cannot be written is harmless."""

    game: str

    @property
    def path(self) -> Path:
        """The path of the file."""
        return state_folder() / f"{self.game}_assisted.json"

    def given(self, session: Session[Any]) -> bool:
        """Return True if a hint was used in a game."""
        return deal_of(session) in _list(self.path).read()

    def note(self, session: Session[Any], coached: bool = False) -> None:
        """Note that a hint was used in a game, or that its recording was looked at with the coach;
        only the newest games are remembered, and none whose table does not count hints."""
        name = deal_of(session)
        kept = session.path is not None or coached
        if kept and Aid(self.game).counted(session):
            _list(self.path).try_change(
                lambda known: known if name in known else [*known, name][-ASSISTED:]
            )


def _list(path: Path) -> KeptFile[list[str]]:
    """Return a file that holds a list of words."""
    return KeptFile(path, _words, _encoded_words, list)


def _words(data: bytes) -> list[str]:
    """Return the words in a file's content. Raise ``ValueError`` if it is no list."""
    found = json.loads(data)
    if not isinstance(found, list):
        raise ValueError("it is not a list")
    return [each for each in found if isinstance(each, str)]


def _encoded_words(words: list[str]) -> bytes:
    return json.dumps(words).encode() + b"\n"


@dataclass(frozen=True)
class Aid:
    """The choices about hints when tables were set up, in a file for each game: those that have
    none, and those whose hints do not count. Other tables have hints, which count."""

    game: str

    def allowed(self, session: Session[Any]) -> bool:
        """Return True if a table has hints and a coach."""
        return deal_of(session) not in _list(self._path("unaided")).read()

    def counted(self, session: Session[Any]) -> bool:
        """Return True if the records mark a game in which a hint was used."""
        return deal_of(session) not in _list(self._path("uncounted")).read()

    def begin(self, session: Session[Any], allowed: bool, counted: bool) -> None:
        """Keep what was chosen for a new game; of such games the newest are remembered."""
        name = deal_of(session)
        for path, usual in ((self._path("unaided"), allowed), (self._path("uncounted"), counted)):
            _list(path).try_change(partial(_toggle, name=name, usual=usual))

    def _path(self, what: str) -> Path:
        return state_folder() / f"{self.game}_{what}.json"


def _toggle(known: list[str], name: str, usual: bool) -> list[str]:
    """Return the names of the tables where something unusual was chosen, with one more or less."""
    if usual == (name not in known):
        return known
    rest = [each for each in known if each != name]
    return rest if usual else [*rest, name][-ASSISTED:]


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
    """The length of a game by measurements or guesses; ``source`` names their origin, and
    ``unit`` is the game's word for a round."""

    rounds: int
    round_minutes: float
    source: str = "games between computer players"
    unit: str = "round"


@dataclass(frozen=True)
class Length:
    """The expected length of a game, from ``games`` of the player's own, or the usual one."""

    rounds: int
    minutes: int
    games: int = 0
    usual: str = ""
    unit: str = "round"

    @property
    def words(self) -> str:
        """The length in words."""
        return f"About {counted(self.rounds, self.unit)}, {self.minutes} minutes"

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
    return Length(rounds, rounded, len(newest) if own else 0, usual.source, usual.unit)
