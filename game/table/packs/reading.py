"""Content packs: a folder with ``pack.json`` and one JSON file per deck, ``{"cards": [...]}``.

All problems of a pack are collected and reported by file, line and path. Files named
``*.schema.json`` (for editors), ``clauses.json`` and ``glossary.json`` (the rules help) are not
decks.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from game.table import json_positions
from game.table.files import hidden, read_file, said, visible_entries
from game.table.packs.complaints import Schema, explain, nearest
from game.table.text_safety import quoted

__all__ = ["Pack", "PackError", "PackInfo", "Problem", "load_pack", "nearest", "read_info"]

MAX_BYTES = 2 << 20
MAX_FILES = 200
MAX_CARDS = 2_000
MAX_VALUES = 200_000
"""maximum number of files, cards, and values of any kind in a pack; the box has 400 cards"""
MOST_TOLD = 1_000
"""maximum number of problems listed for a pack; the rest are counted"""
INFO = "pack.json"
CLAUSES = "clauses.json"
GLOSSARY = "glossary.json"
NO_DECKS = (INFO, CLAUSES, GLOSSARY)


@dataclass(slots=True, frozen=True)
class Problem:
    """One problem of a file; ``line`` counts from 1, ``path`` may be ""."""

    file: str
    line: int
    path: str
    message: str

    def __str__(self) -> str:
        where = f"{quoted(self.path, 200)}: " if self.path else ""
        return f"{quoted(self.file, 400)}:{self.line}: {where}{quoted(self.message, 600)}"


class PackError(Exception):
    """A pack cannot be used; ``problems`` lists its problems, ``more`` is the number of unlisted
    ones."""

    def __init__(self, problems: list[Problem], more: int = 0) -> None:
        self.problems = problems
        self.more = more
        told = [*map(str, problems), *([f"and {more:,} more"] if more else [])]
        super().__init__("\n".join(told))


@dataclass(slots=True, eq=False)
class Source:
    """The text of a file. The positions of its values are found again for a problem: kept, they
    would take more memory than all cards of a box."""

    text: str
    placed: json_positions.Placed | None = None

    def line(self, path: json_positions.Path) -> int:
        """Return the line of a value, or of its nearest ancestor that exists."""
        if self.placed is None:
            self.placed = json_positions.read(self.text)
        return self.placed.line(path)


PackId = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=40)]


class PackInfo(BaseModel):
    """The contents of ``pack.json``."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    # Limited, since journals and lists name every pack.
    id: PackId
    name: Annotated[str, Field(min_length=1, max_length=80)]
    game: Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=40)]
    version: Annotated[str, Field(pattern=r"^[A-Za-z0-9._-]+$", max_length=40)]
    requires: Annotated[tuple[PackId, ...], Field(max_length=20)] = ()
    """ids of the packs that have to be loaded before this one"""


@dataclass(slots=True, frozen=True)
class Pack:
    """A loaded pack.

    ``components`` by id, by file name and then in file order; ``where`` gives the file and line of
    each, ``line`` that of anything inside. ``digest`` is a hash of the files' content, independent
    of white space and line endings.
    """

    id: str
    name: str
    game: str
    version: str
    components: dict[str, Any]
    where: dict[str, tuple[str, int]]
    digest: str
    folder: Path = Path()
    spots: dict[str, tuple[Source, json_positions.Path]] = field(
        default_factory=dict, compare=False, repr=False
    )
    requires: tuple[str, ...] = ()

    def line(self, id: str, path: str) -> int:
        """Return the line of a value in a component, by its dotted path (``front.abilities.0``).

        For a value that is not written out, return the line of the nearest enclosing one.
        """
        if id not in self.spots:
            return self.where[id][1]
        source, start = self.spots[id]
        parts = (int(part) if part.isdigit() else part for part in path.split(".") if part)
        return source.line((*start, *parts))


def read_info(folder: Path) -> PackInfo:
    """Return the contents of a folder's ``pack.json``. Raise ``PackError``."""
    problems: list[Problem] = []
    info = _info(folder, problems, sha256())
    if info is None:
        raise PackError(problems)
    return info


def load_pack(folder: Path, adapter: TypeAdapter[Any]) -> Pack:
    """Load a pack whose components ``adapter`` validates, strictly; each has an ``id``.

    Raise ``PackError`` with the problems of all files together, the first 1,000 of them.
    """
    loading = _Loading(folder, adapter)
    info = _info(folder, loading.problems, loading.total)
    if folder.is_dir():
        for path in visible_entries(folder, ".json"):
            if _is_deck(path):
                if not loading.room(path):
                    break
                loading.deck(path)
    if info is None or loading.problems:
        told = sorted(loading.problems, key=lambda one: (one.file, one.line))
        raise PackError(told[:MOST_TOLD], loading.more + len(told[MOST_TOLD:]))
    return Pack(
        info.id,
        info.name,
        info.game,
        info.version,
        loading.components,
        loading.where,
        loading.total.hexdigest(),
        folder,
        loading.spots,
        info.requires,
    )


def idle(pack: Pack) -> list[Problem]:
    """Return the problem of a pack without any file of cards or maps."""
    drawn = visible_entries(pack.folder / "maps", ".tmx")
    if pack.components or drawn or any(map(_is_deck, visible_entries(pack.folder, ".json"))):
        return []
    return [Problem(str(pack.folder / INFO), 1, "", _nothing(pack.folder))]


def _is_deck(path: Path) -> bool:
    """Return True if a file of a pack holds cards, by its name."""
    return path.name not in NO_DECKS and not path.name.endswith(".schema.json")


def _nothing(folder: Path) -> str:
    """Return what is wrong with a pack in which nothing is found, and what it may be."""
    told = "the pack adds nothing: put its cards in files NAME.json beside this one"
    for path in sorted(folder.rglob("*"))[:MOST_TOLD]:
        if any(map(hidden, path.relative_to(folder).parts)):
            continue
        if path.suffix.lower() == ".json" and path.name != INFO:
            return f"{told}, not into {path.relative_to(folder)}"
        if path.suffix.lower() == ".tmx":
            return f"{told}, and its maps into maps/NAME.tmx, not into {path.relative_to(folder)}"
    return told


def _info(folder: Path, problems: list[Problem], total: Any) -> PackInfo | None:
    path = folder / INFO
    if not path.exists():
        found = f"{folder} is not a folder" if not folder.is_dir() else f"{folder} has no {INFO}"
        should = 'it holds {"id": ..., "name": ..., "game": ..., "version": ...}'
        problems.append(Problem(str(path), 1, "", f"{found}; {should}"))
        return None
    read = read_json(path, problems)
    if read is None:
        return None
    text, placed = read
    _mix(total, path.name, placed.value)
    try:
        return PackInfo.model_validate_json(text)
    except ValidationError as error:
        schema = PackInfo.model_json_schema()
        for one in explain(error, placed.value, schema):
            line = placed.line(one.path)
            problems.append(Problem(str(path), line, json_positions.spelled(one.path), one.message))
        return None


def read_json(path: Path, problems: list[Problem]) -> tuple[str, json_positions.Placed] | None:
    """Return the text of a JSON file and its value positions; None if it cannot be used.

    Append to ``problems``: too large (over 2 MiB), not UTF-8, not JSON, or a duplicate key (the
    text is still returned then).
    """

    def wrong(line: int, message: str, where: str = "") -> None:
        problems.append(Problem(str(path), line, where, message))

    try:
        data = read_file(path, MAX_BYTES)
    except OSError as error:
        split = "; split it" if error.errno == errno.EFBIG else ""
        wrong(1, f"the file cannot be read: {said(error)}{split}")
        return None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        wrong(line, f"byte {data[error.start]:#04x} is not UTF-8; save the file as UTF-8")
        return None
    try:
        placed = json_positions.read(text)
    except json_positions.BrokenJson as broken:
        wrong(broken.line, f"broken JSON: {broken.message}")
        return None
    for double, first, second in placed.doubles:
        wrong(
            second,
            f"the key '{double[-1]}' appears twice; the first is in line {first}",
            json_positions.spelled(double),
        )
    return text, placed


def _mix(total: Any, name: str, value: Any) -> None:
    """Add a file's content to the digest."""
    total.update(f"{name}\n{json.dumps(value, sort_keys=True)}\n".encode())


@lru_cache(maxsize=4)
def _schema(adapter: TypeAdapter[Any]) -> Schema:
    """Return the JSON Schema of an adapter; it is slow to build, and only errors need it."""
    return adapter.json_schema()


@dataclass(slots=True)
class _Loading:
    """The decks of one pack read so far."""

    folder: Path
    adapter: TypeAdapter[Any]
    problems: list[Problem] = field(default_factory=list)
    components: dict[str, Any] = field(default_factory=dict)
    where: dict[str, tuple[str, int]] = field(default_factory=dict)
    spots: dict[str, tuple[Source, json_positions.Path]] = field(default_factory=dict)
    total: Any = field(default_factory=sha256)
    files: int = 0
    cards: int = 0
    values: int = 0
    more: int = 0
    """number of unlisted problems"""

    def room(self, path: Path) -> bool:
        """Return True if one more file may be read; report a problem otherwise."""
        self.files += 1
        found = ""
        if self.files > MAX_FILES:
            found = f"the pack has more than {MAX_FILES} files of cards; merge some"
        elif self.values > MAX_VALUES:
            found = f"the pack holds more than {MAX_VALUES:,} values; split it in two"
        if found:
            self.problems.append(Problem(str(path), 1, "", found))
        return not found

    def deck(self, path: Path) -> None:
        """Read one file and note all of its problems."""
        read = read_json(path, self.problems)
        if read is None:
            return
        text, placed = read
        self.values += len(placed.spans)
        _mix(self.total, path.name, placed.value)
        for where, message in _form(placed.value):
            line = placed.line(where)
            self.problems.append(Problem(str(path), line, json_positions.spelled(where), message))
        cards = placed.value.get("cards") if isinstance(placed.value, dict) else None
        self.cards += len(cards) if isinstance(cards, list) else 0
        if self.cards > MAX_CARDS:
            found = f"the pack has more than {MAX_CARDS:,} cards; split it in two"
            self.problems.append(Problem(str(path), 1, "", found))
            return
        source = Source(text)
        for number in range(len(cards) if isinstance(cards, list) else 0):
            self.component(path, source, placed, ("cards", number))

    def component(
        self, path: Path, source: Source, placed: json_positions.Placed, where: json_positions.Path
    ) -> None:
        """Validate one component; note its id even if something else is wrong with it."""
        start, end = placed.spans[where]
        data = placed.value["cards"][where[1]]
        line = placed.line(where)
        id = data.get("id") if isinstance(data, dict) else None
        if isinstance(id, str):
            if id in self.where:
                file, first = self.where[id]
                there = placed.line((*where, "id"))
                message = f"{file}:{first} already has the id '{id}'; choose another"
                spelled = json_positions.spelled((*where, "id"))
                self.problems.append(Problem(str(path), there, spelled, message))
                return
            self.where[id] = (str(path), line)
        try:
            component = self.adapter.validate_json(source.text[start:end], strict=True)
        except ValidationError as error:
            if len(self.problems) >= MOST_TOLD:
                self.more += 1
                return
            for one in explain(error, data, _schema(self.adapter)):
                full = (*where, *one.path)
                spelled = json_positions.spelled(full)
                self.problems.append(Problem(str(path), placed.line(full), spelled, one.message))
        else:
            self.components[component.id] = component
            self.spots[component.id] = source, where


def _form(value: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Check the structure of a deck file around its components."""
    if not isinstance(value, dict):
        yield (), 'the file should be an object: {"cards": [...]}'
        return
    for key in value:
        if key not in ("cards", "$schema"):
            near = nearest(key, ["cards"])
            hint = "did you mean 'cards'?" if near else "a deck has 'cards' and nothing else"
            yield (key,), f"no field '{key}' belongs here; {hint}"
    if "cards" not in value:
        yield (), "the field 'cards' is missing; it should be a list"
    elif not isinstance(value["cards"], list):
        yield ("cards",), "this should be a list of components"
