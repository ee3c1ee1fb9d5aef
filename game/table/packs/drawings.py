"""The maps of packs: those in use, and their part in the digest of a pack, as a game that was
played on another map is another game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from game.table.files import read_file
from game.table.packs.reading import Pack

FOLDER = "maps"
"""the folder of a pack that holds its maps"""
ENDINGS = (".tmx", ".tsx")
MAX_BYTES = 1 << 20
MAX_FILES = 200

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


def _files(folder: Path) -> Iterator[Path]:
    if folder.is_dir():
        found = (path for path in folder.iterdir() if path.suffix in ENDINGS)
        yield from sorted(found)[:MAX_FILES]
