"""The player's saved games, for the screens.

A callable describes a journal. Its facts are kept in an index in the cache folder, by the file's
time and size, so that a thousand games are listed at once and described as they come into view.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Protocol

import pygame
from pydantic import TypeAdapter, ValidationError

from game import __version__
from game.client.paths import cache_folder
from game.table.files import hidden, read_file, write_whole
from game.table.grammar import capital
from game.table.saves import SUFFIX, about_path, moment, name_of, saves_folder
from game.table.text_safety import plain

INDEX_FORM = 3  # counts up when what is kept in the index changes
BY_ITSELF = re.compile(r"[a-z_]+-\d{4}-\d\d-\d\d-\d{4}(-\d+)?")
"""how a journal is named that nobody gave a name"""
LARGEST = 64 << 20  # bytes of the index
LOOKED_AT = 25  # newest games among which the one to continue is found


@dataclass(frozen=True)
class Facts:
    """The facts of a journal, as its game describes it.

    ``game`` is the id of its game, ``line`` the whole in a line ("Vela, round 7, 4 of 10 fame"),
    ``turn`` whose turn it is and where ("Vela's turn, at the docks"). ``hero`` is the character
    played, with its ``emblem`` and the ``seat`` that gives the color. ``marks`` are pairs of an
    icon ("" for none) and words, for a row; ``details`` pairs of a label and words.
    """

    line: str
    hero: str = ""
    emblem: str = ""
    seat: int = 0
    marks: tuple[tuple[str, str], ...] = ()
    details: tuple[tuple[str, str], ...] = ()
    seed: int = 0
    finished: bool = False
    turn: str = ""
    game: str = ""


class Teller(Protocol):
    """The part of a game that reads its saves; both raise if a journal cannot be opened."""

    def describe(self, path: Path) -> Facts:
        """Return the facts of a journal."""

    def picture(self, path: Path) -> pygame.Surface:
        """Return a picture of a journal."""


@dataclass(frozen=True)
class SaveInfo:
    """One saved game. ``given`` is the name that the player gave it; ``facts`` are None until it
    has been looked into. ``problem`` says why it cannot be opened, and is "" if it can."""

    path: Path
    when: datetime
    given: str = ""
    facts: Facts | None = None
    problem: str = ""

    @property
    def name(self) -> str:
        """The name of the save: from the player, otherwise from its file or its hero."""
        stem = self.path.stem
        if self.given:
            return self.given
        if BY_ITSELF.fullmatch(stem):
            return self.facts.hero if self.facts and self.facts.hero else "A game"
        words = plain(stem.replace("_", " ").strip())
        return capital(words) or "A game"

    @property
    def date(self) -> str:
        return f"{self.when.day} {self.when:%b %Y, %H:%M}"

    @property
    def summary(self) -> str:
        """The game in a line."""
        return self.facts.line if self.facts else ""

    @property
    def known(self) -> bool:
        """True once the journal has been read."""
        return self.facts is not None or bool(self.problem)

    @property
    def running(self) -> bool:
        """True if the game can be continued."""
        return self.facts is not None and not self.facts.finished

    @property
    def state(self) -> tuple[str, str]:
        """Its state in two words, and the name of the color for that."""
        if self.problem:
            return "Cannot be opened", "danger"
        if self.facts is None:
            return "", "muted"
        return ("Finished", "muted") if self.facts.finished else ("Under way", "teal")

    def matches(self, words: str) -> bool:
        """Return whether the list shows every one of these words about the save."""
        shown = [self.name, self.path.name, self.date, self.problem, self.state[0]]
        if self.facts:
            shown += [self.facts.line, *(value for _, value in self.facts.details)]
        text = " ".join(shown).casefold()
        return all(word in text for word in words.casefold().split())


@dataclass(frozen=True)
class Entry:
    """A line of the index: time and size of the journal, time of its name, name and facts."""

    time: int
    size: int
    named: int = 0
    given: str = ""
    facts: Facts | None = None


@dataclass
class Index:
    """The index of a folder of saves. ``stamp`` names all else that it depends on; the keys of
    ``saves`` are names of files, made into text by ``_key``."""

    stamp: str = ""
    saves: dict[str, Entry] = field(default_factory=dict)


INDEX: TypeAdapter[Index] = TypeAdapter(Index)
Describe = Callable[[Path], Facts]


class Library:
    """A folder of saves. ``describe(path)`` returns the facts of one; an error becomes that save's
    ``problem``, so that a broken file never hides the others."""

    def __init__(self, folder: Path, describe: Describe) -> None:
        self.folder, self.describe = folder, describe
        self._index: Index | None = None
        self._changed = False

    # -- reading --

    def games(self) -> list[SaveInfo]:
        """Return all saves, newest first, with the facts of the index; no journal is opened."""
        found: list[tuple[int, SaveInfo]] = []
        entries, named = self._files()
        for name, status in entries.items():
            path = self.folder / name
            known = self._entry(name, status, named.get(about_path(path).name, 0))
            when = moment(status.st_mtime)
            found.append((status.st_mtime_ns, SaveInfo(path, when, known.given, known.facts)))
        self._forget({_key(name) for name in entries})
        found.sort(key=lambda each: (-each[0], each[1].path.name))
        return [info for _, info in found]

    def look(self, info: SaveInfo) -> SaveInfo:
        """Return the same save with its facts, or with its problem."""
        if info.known:
            return info
        try:
            facts = self.describe(info.path)
            status = info.path.stat()
        except Exception as problem:  # whatever is wrong with a file, the others are listed
            return replace(info, problem=plain(problem) or type(problem).__name__)
        kept = self.index.saves.get(_key(info.path.name))
        if kept is not None and (kept.time, kept.size) == (status.st_mtime_ns, status.st_size):
            self.index.saves[_key(info.path.name)] = replace(kept, facts=facts)
            self._changed = True
        return replace(info, facts=facts)

    def describe_newest(self, limit: int | None = None) -> list[SaveInfo]:
        """Return at most ``limit`` saves with their facts, newest first."""
        return [self.look(each) for each in self.games()[:limit]]

    def latest(self) -> SaveInfo | None:
        """Return the newest save that can be continued."""
        seen = (self.look(each) for each in self.games()[:LOOKED_AT])
        return next((each for each in seen if each.running), None)

    def _files(self) -> tuple[dict[str, os.stat_result], dict[str, int]]:
        """Return the journals in the folder, and the times of the names beside them."""
        journals: dict[str, os.stat_result] = {}
        named: dict[str, int] = {}
        with suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                with suppress(OSError):  # removed between listing and reading
                    if entry.name.endswith(SUFFIX) and not hidden(entry.name):
                        # Windows lists the size and time that an open file had when opened.
                        journals[entry.name] = os.stat(entry.path)
                    elif entry.name.endswith(SUFFIX + ".about"):
                        named[entry.name] = entry.stat().st_mtime_ns
        return journals, named

    # -- index --

    @property
    def index(self) -> Index:
        """The stored index, or an empty one."""
        if self._index is None:
            self._index = _read_index(self.index_path)
        return self._index

    @property
    def index_path(self) -> Path:
        """The file of this folder's index."""
        place = sha256(os.fsencode(self.folder.absolute())).hexdigest()[:16]
        return cache_folder() / f"saves-{place}.json"

    def _entry(self, name: str, status: os.stat_result, named: int) -> Entry:
        """Return the index's line of a journal, renewed as far as the files have changed."""
        kept = self.index.saves.get(_key(name))
        now = Entry(status.st_mtime_ns, status.st_size, named)
        if kept is not None and (kept.time, kept.size) == (now.time, now.size):
            now = replace(now, facts=kept.facts)
        if kept is not None and kept.named == named:
            now = replace(now, given=kept.given)
        elif named:
            now = replace(now, given=name_of(self.folder / name))
        if now != kept:
            self.index.saves[_key(name)] = now
            self._changed = True
        return now

    def _forget(self, here: set[str]) -> None:
        gone = [name for name in self.index.saves if name not in here]
        for name in gone:
            del self.index.saves[name]
            self._changed = True

    def keep(self) -> None:
        """Write the index, if it has changed. It is only a cache: a full disk is no problem."""
        if self._changed:
            self._changed = False
            with suppress(OSError, ValueError):
                write_whole(self.index_path, INDEX.dump_json(self.index))


def _key(name: str) -> str:
    """Return a file's name as text for JSON: a letter for each of its bytes."""
    return os.fsencode(name).decode("latin-1")


def _read_index(path: Path) -> Index:
    try:
        index = INDEX.validate_json(read_file(path, LARGEST))
    except (OSError, ValidationError):
        return Index(_stamp())
    return index if index.stamp == _stamp() else Index(_stamp())


def _stamp() -> str:
    """Return a digest of what facts depend on besides the journal: this version, and the player's
    packs."""
    packs = saves_folder().parent / "packs"
    told = [f"{INDEX_FORM} {__version__}"]
    with suppress(OSError), os.scandir(packs) as entries:
        told += sorted(f"{each.name} {each.stat().st_mtime_ns}" for each in entries)
    return sha256(os.fsencode("\n".join(told))).hexdigest()[:16]
