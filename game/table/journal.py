"""A game on disk: an append-only file of JSON lines.

The first line has the game, its content, setup and seed; each further line is an answer with the
random results it drew, an undo, the start of practice, a player who leaves the table or comes back,
or the end of the game::

    {"journal":1,"game":"coin","content":"1f0c","setup":{"seats":[]},"seed":7}
    {"seq":0,"seat":0,"key":"move:ship@moon","drawn":[3]}
    {"undo":0}
    {"practice":true}
    {"seq":31,"seat":1,"away":true}
    {"end":{"winner":0,"ending":"fame","scores":[10,4]},"seq":57}

A line counts once its line break is on disk, so a power failure loses nothing that anybody has
seen. There may be a snapshot of the state beside the journal (``game.table.snapshots``).
"""

from __future__ import annotations

import codecs
import errno
import json
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import from_json

from game.table.files import BINARY, free_path, open_file, read_file, said, sync, write_new
from game.table.first_line import is_torn_header
from game.table.text_safety import plain, problems

NUMBER: Literal[1] = 1
"""format version of journals written here; later formats get a higher one"""
MAX_BYTES = 64 << 20
MAX_FIRST = 1 << 16
"""maximum bytes of a truncated first line that may be rewritten"""
Count = Annotated[int, Field(ge=0, lt=1 << 31)]
LONGEST_WHY = 200
Why = Annotated[str, Field(max_length=LONGEST_WHY)]
BEGINNING = '{"journal":%d,"game":' % NUMBER
"""the first characters of every journal"""


class JournalError(Exception):
    """A journal cannot be read or written. The message is a sentence for the player."""


class Line(BaseModel):
    """Base class of all lines: exact types, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Header(Line):
    """The first line: everything ``Game.new`` needs. ``content`` is the game's ``version``."""

    journal: Literal[1] = NUMBER
    game: str
    content: str
    setup: dict[str, Any]
    seed: int


class Answer(Line):
    """An answer: the ``seq`` of its question, the seat that gave it, and the random results it
    drew; and ``why``, the reason that a computer player gives, for the log."""

    seq: Count
    seat: Count
    key: str
    drawn: tuple[int, ...] = ()
    why: Why = ""


class Undo(Line):
    """An undo: only the first ``undo`` answers remain."""

    undo: Count


class Practice(Line):
    """The start of practice: from here on answers may be undone across rolls and reveals. Once in a
    game, and permanent."""

    practice: Literal[True] = True


class SeatChange(Line):
    """A person who leaves the table (``away``) after ``seq`` answers, so that a computer player
    answers for the seat, or who comes back."""

    seq: Count
    seat: Count
    away: bool


class Outcome(Line):
    """The end of the game, in the terms of ``game.table.contract.Result``."""

    winner: Count | None
    ending: str
    scores: tuple[int, ...]


class End(Line):
    """The end of the game, after ``seq`` answers."""

    end: Outcome
    seq: Count


Entry = Answer | Undo | Practice | SeatChange | End
LINE: TypeAdapter[Entry] = TypeAdapter(Entry)


@dataclass(slots=True)
class Kept:
    """The contents of a journal, with undone answers removed.

    ``problems`` are sentences on damage; ``torn`` is True if the last line was never completely
    written and has been left out; ``good`` is the length of the sound part in bytes. ``practice``
    is True if answers could be undone across chance, ``changes`` are the people who left and came
    back.
    """

    header: Header
    answers: list[Answer] = field(default_factory=list)
    outcome: Outcome | None = None
    practice: bool = False
    changes: list[SeatChange] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    torn: bool = False
    good: int = 0

    def take(self, line: Entry) -> str:
        """Apply one line; return what is wrong with it, or ""."""
        if isinstance(line, Undo):
            if line.undo > len(self.answers):
                return f"it goes back to answer {line.undo}, but there are {len(self.answers)}"
            del self.answers[line.undo :]
            self.changes = moved_back(self.changes, line.undo)
            self.outcome = None
        elif isinstance(line, Practice):
            self.practice = True
        elif line.seq != len(self.answers):
            return f"its seq is {line.seq}, but the next one is {len(self.answers)}"
        elif isinstance(line, End):
            self.outcome = line.end
        elif self.outcome is not None:
            return "it answers after the end of the game"
        elif isinstance(line, SeatChange):
            self.changes.append(line)
        else:
            self.answers.append(line)
        return ""


class Journal:
    """A journal open for writing. Each method returns only when its line is on disk.

    If another program removes or replaces the file, the whole game is rewritten under a free name:
    ``path`` follows, and ``notes`` says so in a sentence.
    """

    def __init__(self, path: Path, handle: int, size: int, copy: Path | None = None) -> None:
        self.path = path
        self.notes: list[str] = []
        self._handle = handle
        self._size = size
        self._copy = copy
        self._known = _is_known(path, handle)

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Start a journal. Raise ``JournalError`` if the file exists, unless it is empty."""
        line = encoded(header)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            handle = _new_or_emptied(path)
        except (OSError, ValueError) as error:
            raise JournalError(f"{plain(path)} cannot be written: {said(error)}.") from error
        journal = cls(path, handle, 0)
        journal._write(line)
        _sync_folder(path.parent)
        return journal

    @staticmethod
    def read(path: Path) -> Kept:
        """Return the contents of a journal without changing it. Raise ``JournalError`` without a
        header."""
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
        """Open a journal to continue it, truncated to its sound part.

        An incomplete last line is dropped. Before anything else is cut, the whole file is copied,
        and ``problems`` names the copy.
        """
        kept = cls.read(path)
        copy = aside(path) if kept.problems else None
        if copy is not None:
            kept.problems[-1] += f" The whole file is kept as {plain(copy.name)}."
        try:
            handle = open_file(path, os.O_RDWR)
            os.ftruncate(handle, kept.good)
            sync(handle)
        except OSError as error:
            raise JournalError(f"{plain(path)} cannot be written: {said(error)}.") from error
        return cls(path, handle, kept.good, copy), kept

    def keep_whole(self) -> Path:
        """Copy the file as it was when opened, unless that is done already.

        Call this before writing anything. Return the copy; raise ``JournalError``.
        """
        if self._copy is None:
            self._copy = aside(self.path)
        return self._copy

    def append(self, answer: Answer) -> None:
        """Add an answer."""
        self.append_all((answer,))

    def append_all(self, answers: Iterable[Answer]) -> None:
        """Add answers, all at once."""
        self._write(b"".join(map(encoded, answers)))

    def undo(self, seq: int) -> None:
        """Undo all answers but the first ``seq``."""
        self._write(encoded(Undo(undo=seq)))

    def practise(self) -> None:
        """Record that from now on anything may be undone."""
        self._write(encoded(Practice()))

    def change_seat(self, change: SeatChange) -> None:
        """Record that a person leaves the table or comes back."""
        self._write(encoded(change))

    def finish(self, seq: int, outcome: Outcome) -> None:
        """Record the end of the game, after ``seq`` answers."""
        self._write(encoded(End(end=outcome, seq=seq)))

    def close(self) -> None:
        """Close the file."""
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
        """Append a line and flush it to disk; if that fails, leave the file as it was."""
        if self._handle < 0:
            raise JournalError(f"{plain(self.path.name)} is closed.")
        try:
            if os.lseek(self._handle, 0, os.SEEK_END) != self._size:
                raise JournalError(
                    f"{plain(self.path.name)} was changed by another program; "
                    "close the other window of this game and load it again."
                )
            os.lseek(self._handle, self._size, os.SEEK_SET)
            left = memoryview(line)
            while left:
                left = left[os.write(self._handle, left) :]
            sync(self._handle)
            if not self._is_in_place():
                self._write_anew(self._size + len(line))
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self._handle, self._size)
            raise JournalError(f"{plain(self.path)} cannot be written: {said(error)}.") from error
        self._size += len(line)

    def _is_in_place(self) -> bool:
        """Return True if the file at ``path`` is still the one being written, or any file where the
        system does not number them."""
        return _is_known(self.path, self._handle) if self._known else self.path.exists()

    def _write_anew(self, size: int) -> None:
        """Write the whole game, ``size`` bytes, under a free name and continue there.

        The open file still holds all of it, whatever happened to its name. Raise ``OSError``.
        """
        os.lseek(self._handle, 0, os.SEEK_SET)
        with open(self._handle, "rb", closefd=False) as file:
            whole = file.read(size)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        path = free_path(self.path.parent, self.path.stem, self.path.suffix)
        write_new(path, whole)
        handle = open_file(path, os.O_RDWR)
        _sync_folder(path.parent)
        os.close(self._handle)
        self._handle = handle
        old, new = plain(self.path.name), plain(path.name)
        if path == self.path:
            told = f"{old} was removed by another program; the whole game was rewritten there."
        else:
            told = f"{old} was replaced by another program; the whole game continues as {new}."
        self.notes.append(told)
        self.path = path


def moved_back(changes: Iterable[SeatChange], seq: int) -> list[SeatChange]:
    """Return changes of seats after an undo of all answers but the first ``seq``: no undo brings
    anyone back to the table."""
    return [each if each.seq <= seq else each.model_copy(update={"seq": seq}) for each in changes]


def away(changes: Iterable[SeatChange], seq: int) -> frozenset[int]:
    """Return the seats whose person is away after that number of answers."""
    last = {each.seat: each.away for each in changes if each.seq <= seq}
    return frozenset(seat for seat, gone in last.items() if gone)


def holds_nothing(path: Path) -> bool:
    """Return True if this file is empty, or a journal with an incomplete first line.

    Raise ``JournalError`` for an unreadable file or anything but a plain file.
    """
    try:
        handle = open_file(path)
        try:
            return _is_nothing(handle)
        finally:
            os.close(handle)
    except OSError as error:
        raise JournalError(f"{plain(path)} cannot be read: {said(error)}.") from error


def is_begun(path: Path) -> bool:
    """Return True if this path holds a game that would have to be resumed.

    Raise ``JournalError`` as ``holds_nothing`` does.
    """
    try:
        path.stat()
    except FileNotFoundError:
        return False
    except (OSError, ValueError) as error:
        raise JournalError(f"{plain(path)} cannot be read: {said(error)}.") from error
    return not holds_nothing(path)


def aside(path: Path) -> Path:
    """Copy a journal to ``name.broken-1`` (or the next free number); return the copy.

    Never overwrite anything or leave a partial copy. Raise ``JournalError``.
    """
    number = 1
    try:
        while os.path.lexists(copy := path.with_name(f"{path.name}.broken-{number}")):
            number += 1
        write_new(copy, read_file(path, MAX_BYTES))
    except OSError as error:
        raise JournalError(
            f"{plain(path.name)} is damaged, and no copy of it can be made: {said(error)}."
        ) from error
    return copy


def _new_or_emptied(path: Path) -> int:
    """Return the handle of a new file, or of one that held nothing, now emptied.

    Raise ``JournalError`` if the file holds a game, and ``OSError``.
    """
    with suppress(FileExistsError):
        return os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY, 0o644)
    handle = open_file(path, os.O_RDWR)
    try:
        if not _is_nothing(handle):
            raise JournalError(f"{plain(path)} already exists; name a new file.")
        os.ftruncate(handle, 0)
    except BaseException:
        os.close(handle)
        raise
    return handle


def _is_nothing(handle: int) -> bool:
    """Return True if an open file is empty or ends within a valid first line."""
    start = os.read(handle, MAX_FIRST + 1)
    return not start or (len(start) <= MAX_FIRST and is_torn_header(start))


def _bytes(path: Path) -> bytes:
    """Return the content of a file. Raise ``JournalError``."""
    try:
        return read_file(path, MAX_BYTES)
    except OSError as error:
        what = ", so it is not a game" if error.errno == errno.EFBIG else ""
        raise JournalError(f"{plain(path)} cannot be read: {said(error)}{what}.") from error


def encoded(line: Line) -> bytes:
    """Encode a line as it is stored on disk; an answer without a reason has no word of it."""
    silent = isinstance(line, Answer) and not line.why
    return line.model_dump_json(exclude={"why"} if silent else None).encode() + b"\n"


def _header(name: str, line: bytes) -> Header:
    """Parse the first line of a journal, with or without the byte order mark that some editors put
    before it. Raise ``JournalError`` with what would work."""
    line = line.removeprefix(codecs.BOM_UTF8)
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
    """Apply a line; return what is wrong with it, or ""."""
    try:
        return kept.take(LINE.validate_json(line))
    except ValidationError as error:
        broken = error.errors()[0]["type"] == "json_invalid"
        return "it is not JSON" if broken else "it is not a line of a journal"


def _unfinished(rest: bytes) -> bool:
    """Return True if these bytes without a line break may be a line still being written.

    A power failure may leave zeros in place of the rest. Anything else is damage: it may have been
    a line that somebody has seen.
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
        return True  # truncated
    return not text[whole:].strip()


def _damage(name: str, line: int, wrong: str, answers: int) -> str:
    return (
        f"{name}: line {line} is damaged ({wrong}), so the game continues from the "
        f"{answers} answers before it."
    )


def _is_known(path: Path, handle: int) -> bool:
    """Return True if a path names an open file, as some disks of a network never say."""
    try:
        there, mine = os.stat(path), os.fstat(handle)
    except OSError:
        return False
    return bool(mine.st_ino) and os.path.samestat(there, mine)


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable, on systems that let folders be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
