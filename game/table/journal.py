"""A game on disk: a file of JSON lines that only ever grows.

The first line says which game, with which content, set-up and seed; each further line is an
answer with the random results it drew, a step back, the word that the game is practice, or the
end of the game::

    {"journal":1,"game":"outer_rim","content":"1f0c","setup":{"seats":[]},"seed":7}
    {"seq":0,"seat":0,"key":"move:firespray@naboo","drawn":[3]}
    {"undo":0}
    {"practice":true}
    {"end":{"winner":0,"ending":"fame","scores":[10,4]},"seq":57}

A line counts once its line break is on disk, so a power cut costs nothing that anybody has
seen. Beside the journal may lie a snapshot of the state, which is only a cache.
"""

from __future__ import annotations

import json
import os
import shutil
import stat
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from game.table.files import write_whole
from game.table.plain import plain, problems

NUMBER: Literal[1] = 1
"""of the form of journals written here; a later form gets a higher one"""
MAX_BYTES = 64 << 20
Count = Annotated[int, Field(ge=0, lt=1 << 31)]
BEGINNING = '{"journal":%d,"game":' % NUMBER
"""how every journal begins"""


class JournalError(Exception):
    """A journal cannot be read or written; the message is a sentence for the player."""


class Line(BaseModel):
    """Base of all lines: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Header(Line):
    """The first line: all that ``Game.new`` needs. ``content`` is the game's ``version``."""

    journal: Literal[1] = NUMBER
    game: str
    content: str
    setup: dict[str, Any]
    seed: int


class Answer(Line):
    """An answer: the ``seq`` of its question, who gave it, and the random results it drew."""

    seq: Count
    seat: Count
    key: str
    drawn: tuple[int, ...] = ()


class Undo(Line):
    """A step back: only the first ``undo`` answers stand."""

    undo: Count


class Practice(Line):
    """From here on answers may be taken back across what was rolled and revealed; once in a
    game, and for good."""

    practice: Literal[True] = True


class Outcome(Line):
    """How the game ended, as ``game.table.contract.Result`` says it."""

    winner: Count | None
    ending: str
    scores: tuple[int, ...]


class End(Line):
    """The end of the game, after ``seq`` answers."""

    end: Outcome
    seq: Count


LINE: TypeAdapter[Answer | Undo | Practice | End] = TypeAdapter(Answer | Undo | Practice | End)


@dataclass(slots=True)
class Kept:
    """What a journal holds, with steps back folded away.

    ``problems`` are sentences on what is damaged; ``torn`` tells that the last line was never
    written whole and has been left out; ``good`` is the length of the sound part in bytes.
    ``practice`` tells that answers could be taken back across chance.
    """

    header: Header
    answers: list[Answer] = field(default_factory=list)
    outcome: Outcome | None = None
    practice: bool = False
    problems: list[str] = field(default_factory=list)
    torn: bool = False
    good: int = 0

    def take(self, line: Answer | Undo | Practice | End) -> str:
        """Fold one line in; what is wrong with it, or ""."""
        if isinstance(line, Undo):
            if line.undo > len(self.answers):
                return f"it goes back to answer {line.undo}, but there are {len(self.answers)}"
            del self.answers[line.undo :]
            self.outcome = None
        elif isinstance(line, Practice):
            self.practice = True
        elif line.seq != len(self.answers):
            return f"it says seq {line.seq}, but {len(self.answers)} would be right"
        elif isinstance(line, End):
            self.outcome = line.end
        elif self.outcome is not None:
            return "it answers after the end of the game"
        else:
            self.answers.append(line)
        return ""


class Journal:
    """A journal open for writing. Each method returns only when its line is on disk."""

    def __init__(self, path: Path, handle: int, size: int) -> None:
        self.path = path
        self._handle = handle
        self._size = size

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Start a journal. Refuses a path where there is a file already, unless it is empty."""
        line = _encoded(header)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and not holds_nothing(path):
                raise JournalError(f"{plain(path)} is there already; name a new file.")
            handle = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC | _BINARY, 0o644)
        except (OSError, ValueError) as error:
            raise JournalError(f"{plain(path)} cannot be written: {_said(error)}.") from error
        journal = cls(path, handle, 0)
        journal._write(line)
        _sync_folder(path.parent)
        return journal

    @staticmethod
    def read(path: Path) -> Kept:
        """What a journal holds; changes nothing. Raises ``JournalError`` without a header."""
        name = plain(path.name)
        *lines, rest = _bytes(path).split(b"\n")
        if not lines:
            what = f"its first line is not whole; a game begins with {BEGINNING}"
            raise JournalError(f"{name} holds no game: {what}.")
        kept = Kept(_header(name, lines[0]), good=len(lines[0]) + 1)
        for place, line in enumerate(lines[1:], 2):
            wrong = _folded(kept, line)
            if wrong:
                kept.problems.append(_damage(name, place, wrong, len(kept.answers)))
                return kept
            kept.good += len(line) + 1
        if rest and _unfinished(rest):
            kept.torn = True
        elif rest:
            wrong = "it is not JSON, and its line break is gone"
            kept.problems.append(_damage(name, len(lines) + 1, wrong, len(kept.answers)))
        return kept

    @classmethod
    def resume(cls, path: Path) -> tuple[Journal, Kept]:
        """Open a journal to go on from it, cut back to its sound part.

        A last line that was never written whole is dropped. Before anything else is cut, the
        whole file is copied aside, and ``problems`` says where.
        """
        kept = cls.read(path)
        if kept.problems:
            kept.problems[-1] += f" The whole file is kept as {plain(aside(path).name)}."
        try:
            handle = os.open(path, os.O_RDWR | _BINARY)
            os.ftruncate(handle, kept.good)
            os.fsync(handle)
        except OSError as error:
            raise JournalError(f"{plain(path)} cannot be written: {_said(error)}.") from error
        return cls(path, handle, kept.good), kept

    def append(self, answer: Answer) -> None:
        """Add an answer."""
        self._write(_encoded(answer))

    def undo(self, seq: int) -> None:
        """Take all answers but the first ``seq`` back."""
        self._write(_encoded(Undo(undo=seq)))

    def practise(self) -> None:
        """Note that from now on anything may be taken back."""
        self._write(_encoded(Practice()))

    def finish(self, seq: int, outcome: Outcome) -> None:
        """Note the end of the game, after ``seq`` answers."""
        self._write(_encoded(End(end=outcome, seq=seq)))

    def close(self) -> None:
        """Let go of the file."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, line: bytes) -> None:
        """Add a line and wait for the disk; a line that fails leaves the file as it was."""
        if self._handle < 0:
            raise JournalError(f"{plain(self.path.name)} is closed.")
        try:
            if os.fstat(self._handle).st_size != self._size:
                raise JournalError(
                    f"{plain(self.path.name)} was changed by another program; "
                    "close the other window of this game and load it again."
                )
            os.lseek(self._handle, self._size, os.SEEK_SET)
            left = memoryview(line)
            while left:
                left = left[os.write(self._handle, left) :]
            os.fsync(self._handle)
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._handle, self._size)
            raise JournalError(f"{plain(self.path)} cannot be written: {_said(error)}.") from error
        self._size += len(line)


def holds_nothing(path: Path) -> bool:
    """Is this file empty, or a journal whose very first line was never written whole?

    Raises ``JournalError`` for what cannot be read or is no plain file.
    """
    try:
        _plain_file(path)
        with path.open("rb") as file:
            start = file.read(1 << 16)
    except (OSError, ValueError) as error:
        raise JournalError(f"{plain(path)} cannot be read: {_said(error)}.") from error
    return not start or (start.startswith(b'{"journal":') and b"\n" not in start)


def is_begun(path: Path) -> bool:
    """Is there anything at this path that a game would have to go on from?

    Raises ``JournalError`` as ``holds_nothing`` does.
    """
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        raise JournalError(f"{plain(path)} cannot be read: {_said(error)}.") from error
    return not holds_nothing(path)


def aside(path: Path) -> Path:
    """Copy a journal to ``name.broken-1`` (or the next free number); returns the copy.

    Never writes over anything. Raises ``JournalError``.
    """
    number = 1
    try:
        while os.path.lexists(copy := path.with_name(f"{path.name}.broken-{number}")):
            number += 1
        shutil.copyfile(path, copy)
    except OSError as error:
        raise JournalError(
            f"{plain(path.name)} is damaged, and no copy of it can be put aside: {_said(error)}."
        ) from error
    return copy


def _plain_file(path: Path) -> None:
    """Refuses folders, and pipes and devices, which would never end."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise JournalError(f"{plain(path)} is no file; a game is a file that ends in .jsonl.")


def _bytes(path: Path) -> bytes:
    """All of a file. Raises ``JournalError``."""
    try:
        _plain_file(path)
        if path.stat().st_size > MAX_BYTES:
            raise JournalError(f"{plain(path.name)} is larger than 64 MiB, so it is no game.")
        return path.read_bytes()
    except (OSError, ValueError) as error:
        raise JournalError(f"{plain(path)} cannot be read: {_said(error)}.") from error


_BINARY: int = getattr(os, "O_BINARY", 0)


def _said(error: OSError | ValueError) -> str:
    words = error.strerror if isinstance(error, OSError) else str(error)
    return (words or type(error).__name__).lower()


def _encoded(line: Line) -> bytes:
    return line.model_dump_json().encode() + b"\n"


def _header(name: str, line: bytes) -> Header:
    """The first line of a journal. Raises ``JournalError`` with what would be right."""
    try:
        data = from_json(line)
    except ValueError as error:
        what = f"its first line is not JSON; a game begins with {BEGINNING}"
        raise JournalError(f"{name} holds no game: {what}.") from error
    form = data.get("journal") if isinstance(data, dict) else None
    if form is None:
        raise JournalError(f"{name} holds no game, which begins with {BEGINNING}.")
    if isinstance(form, int) and form > NUMBER:
        raise JournalError(f"{name} was written by a newer Rimward; update this one to open it.")
    if isinstance(form, int) and not isinstance(form, bool) and form < NUMBER:
        shown = plain(form, 20)
        raise JournalError(
            f"{name} was written in form {shown} by an older Rimward, and this one reads form "
            f"{NUMBER} only; open it with the version that wrote it."
        )
    try:
        return Header.model_validate_json(line)
    except ValidationError as error:
        wrong = problems(error, data).rstrip(".")
        raise JournalError(f"{name} holds no game: in its first line, {wrong}.") from error


def _folded(kept: Kept, line: bytes) -> str:
    """Fold a line in; what is wrong with it, or ""."""
    try:
        return kept.take(LINE.validate_json(line))
    except ValidationError as error:
        broken = error.errors()[0]["type"] == "json_invalid"
        return "it is not JSON" if broken else "it is no line of a journal"


def _unfinished(rest: bytes) -> bool:
    """Can these bytes without a line break be a line that was still being written?

    A system that loses power may leave zeros where the rest should have come. Anything else
    is damage: it may have been a line that somebody has seen.
    """
    begun = rest.rstrip(b"\0")
    if not begun:
        return True
    try:
        if not isinstance(from_json(begun, allow_partial="trailing-strings"), dict):
            return False
    except ValueError:
        return False
    try:
        text = begun.decode()
    except ValueError:
        return False
    try:
        whole = json.JSONDecoder().raw_decode(text)[1]
    except ValueError:
        return True  # it breaks off
    return not text[whole:].strip()


def _damage(name: str, line: int, wrong: str, answers: int) -> str:
    return (
        f"{name}: line {line} is damaged ({wrong}), so the game goes on from the "
        f"{answers} answers before it."
    )


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable, where the system lets folders be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- snapshots -----------------------------------------------------------------------------------


class Snapshot(Line):
    """A state after ``seq`` answers; ``answers`` is the digest of these answers, ``sum`` that
    of the state, so that a damaged snapshot is not taken for changed rules."""

    snapshot: Literal[2] = 2
    game: str
    content: str
    seq: Count
    answers: str
    sum: str
    state: dict[str, Any]


def digest(answers: Iterable[Answer]) -> str:
    """What tells one line of play from another: a hash of the answers and their draws."""
    total = sha256()
    for answer in answers:
        total.update(_encoded(answer))
    return total.hexdigest()


def _sum(state: dict[str, Any]) -> str:
    return sha256(json.dumps(state, sort_keys=True).encode()).hexdigest()


def snapshot_path(journal: Path) -> Path:
    """Where the snapshot of a journal lies."""
    return journal.with_name(journal.name + ".snapshot")


def write_snapshot(journal: Path, header: Header, answers: list[Answer], state: bytes) -> bool:
    """Put the state (as ``Game.dump`` gives it) beside its journal, whole or not at all.

    Returns whether it could be written; a cache that cannot is no problem.
    """
    data = from_json(state)
    snapshot = Snapshot(
        game=header.game,
        content=header.content,
        seq=len(answers),
        answers=digest(answers),
        sum=_sum(data),
        state=data,
    )
    if not journal.parent.is_dir():
        return False  # it belongs beside its journal
    try:
        write_whole(snapshot_path(journal), _encoded(snapshot))
    except OSError:
        return False
    return True


def read_snapshot(journal: Path, kept: Kept) -> tuple[int, bytes] | None:
    """The snapshot of a journal as (seq, state for ``Game.load``); None when anything is odd.

    It has to be of the same game and content and of answers that still stand.
    """
    path = snapshot_path(journal)
    try:
        snapshot = Snapshot.model_validate_json(_bytes(path))
    except (JournalError, ValidationError):
        return None
    fits = (
        (snapshot.game, snapshot.content) == (kept.header.game, kept.header.content)
        and snapshot.seq <= len(kept.answers)
        and snapshot.answers == digest(kept.answers[: snapshot.seq])
        and snapshot.sum == _sum(snapshot.state)
    )
    return (snapshot.seq, json.dumps(snapshot.state).encode()) if fits else None
