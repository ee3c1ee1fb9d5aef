"""The maps of packs: those in use, and their part in the digest of a pack, as a game that was
played on another map is another game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import TypeVar

from game.table.files import read_file, visible_entries
from game.table.maps.drawing import MapError
from game.table.packs.reading import MOST_TOLD, Pack, Problem, nearest

FOLDER = "maps"
"""the folder of a pack that holds its maps"""
ENDINGS = (".tmx", ".tsx")
MAX_BYTES = 1 << 20
MAX_FILES = 200

MAX_NAMED = 300
"""number of characters of a message searched for the name of an object"""

M = TypeVar("M")


def signed(pack: Pack, maps: Path | None = None) -> Pack:
    """Return a pack whose digest counts its maps, or those in a folder, if there are any.

    White space around lines and line endings do not count. Files that cannot be read count by their
    name alone: they are reported where the maps are read.
    """
    files = list(_files(maps if maps is not None else pack.folder / FOLDER))
    if not files:
        return pack
    total = sha256(pack.digest.encode())
    for path in files:
        total.update(f"{path.name}\n".encode())
        try:
            data = read_file(path, MAX_BYTES)
        except OSError:
            continue
        total.update(b"\n".join(line.strip() for line in data.splitlines()))
    return replace(pack, digest=total.hexdigest())


def with_packs(
    maps: Mapping[str, M], packs: Iterable[Pack], load: Callable[[Path], Mapping[str, M]]
) -> dict[str, M]:
    """Return the maps of a box with those in the folders ``maps`` of packs, by id: a later one
    replaces its namesake. ``load`` reads a folder; it raises ``MapError``."""
    found = dict(maps)
    for pack in packs:
        if (pack.folder / FOLDER).is_dir():
            found |= load(pack.folder / FOLDER)
    return found


def unnamed(
    packs: Iterable[Pack], known: Iterable[str], used: Iterable[str], what: str
) -> list[Problem]:
    """Return a problem for each map of these packs that replaces none of the known ones and is not
    used by any ``what`` either, so that nobody would see it."""
    boxes, named = tuple(known), {*known, *used}
    return [
        Problem(str(pack.folder / FOLDER / f"{id}.tmx"), 1, "", _unnamed(id, boxes, what))
        for pack in packs
        for id in names(pack.folder / FOLDER)
        if id not in named
    ]


def _unnamed(id: str, known: Iterable[str], what: str) -> str:
    near = nearest(id, known)
    hint = f"; did you mean {near}.tmx?" if near else ""
    return f"no {what} takes place on the map '{id}'{hint}"


def located(folder: Path, error: MapError) -> list[Problem]:
    """Return the problems of a map folder, each with the file and the line of what it names, as far
    as they can be found."""
    return [_located(folder, each) for each in error.problems[:MOST_TOLD]]


def _located(folder: Path, problem: str) -> Problem:
    name, _, message = problem.partition(": ")
    path = folder / name
    if not path.is_file():
        return Problem(str(folder), 1, "", problem)
    text = text_of(path)
    return Problem(str(path), line_of(text, _place(text, message[:MAX_NAMED])), "", message)


def _place(text: str, message: str) -> int:
    """Return the place in a map of the tileset, or else the object or layer, that a message names;
    -1 if it names none."""
    tileset = re.match(r"the tileset (\S+\.tsx)", message)
    if tileset:
        return text.find(f'source="{tileset[1]}"')
    numbered = re.search(r"object (\d+)", message)
    if numbered:
        return text.find(f'<object id="{numbered[1]}"')
    found = (text.find(f'name="{word}"') for word in re.findall(r"[a-z0-9_]+", message))
    return next((at for at in found if at >= 0), -1)


def text_of(path: Path) -> str:
    """Return the text of a file read before, or "" if it can no longer be read."""
    try:
        return read_file(path, MAX_BYTES).decode("utf-8", errors="replace")
    except OSError:
        return ""


def line_of(text: str, at: int) -> int:
    """Return the number of the line with a place of a text."""
    return text.count("\n", 0, max(at, 0)) + 1


def names(folder: Path) -> list[str]:
    """Return the ids of the maps in a folder, which are the names of their files."""
    return [path.stem for path in visible_entries(folder, ".tmx")]


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        found = (path for path in visible_entries(folder, "") if path.suffix in ENDINGS)
        yield from islice(found, MAX_FILES)
