"""The picture files that maps and tilesets name: where they are, and whether they can be used.

A map folder is ``maps/GAME`` of the project, whose pictures are below ``assets`` beside ``maps``,
or the folder ``maps`` of a card pack, whose pictures are anywhere in the pack. A path through a
folder ``assets`` that is not there means the pictures that come with the game, so that a pack can
use them too.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from game.resources import ROOT
from game.table.files import read_file, said
from game.table.text_safety import quoted

ENDINGS = (".png", ".jpg", ".jpeg", ".webp", ".svg")
MAX_BYTES = 16 << 20
MAX_PIXELS = 32_000_000
ASSETS = "assets"
Size = tuple[int, int]


class PictureProblem(Exception):
    """A picture cannot be used; the message continues "shows NAME, which ..."."""


def picture_file(folder: Path, source: str) -> Path:
    """Return the file of a picture that a file of a map folder names by the path ``source``.

    Raise ``PictureProblem`` for one that is missing, outside the pack or project, or no picture.
    """
    if Path(source).suffix.lower() not in ENDINGS:
        raise PictureProblem(f"must be one of {', '.join(ENDINGS)}")
    path = _found(folder, source)
    if path is None:
        raise PictureProblem("is missing; put it there, or choose another in Tiled")
    real = Path(os.path.realpath(path))
    roots = _roots(folder)
    if not any(real.is_relative_to(root) for root in roots):
        raise PictureProblem(f"lies outside {roots[0].name}; move it there")
    return real


@lru_cache(maxsize=64)
def _roots(folder: Path) -> tuple[Path, ...]:
    """Return the folders that may hold the pictures of a map folder, without links."""
    folder = Path(os.path.realpath(folder))
    near = [folder]
    if folder.name == "maps":
        near = [folder.parent]
    elif folder.parent.name == "maps":
        near = [folder.parent.parent / ASSETS, folder]
    return tuple(Path(os.path.realpath(root)) for root in (*near, ROOT / ASSETS))


def _found(folder: Path, source: str) -> Path | None:
    """Return the path where a picture is, its own or below the assets of the game; else None."""
    own = Path(os.path.normpath(folder / source))
    parts = Path(source.replace("\\", "/")).parts
    tail = parts[parts.index(ASSETS) :] if ASSETS in parts else ()
    for path in (own, ROOT.joinpath(*tail) if tail else own):
        try:
            if path.is_file():
                return path
        except (OSError, ValueError):  # no valid name of a file
            return None
    return None


def picture_problem(folder: Path, source: str, stated: Size | None = None) -> str | None:
    """Return what is wrong with a picture of a map folder, None if it can be used.

    ``stated`` is its size in the tileset that is cut from it, which must be true.
    """
    try:
        path = picture_file(folder, source)
        size = _checked(path)
    except PictureProblem as problem:
        return f"shows {quoted(source, 80)}, which {problem}"
    if stated is not None and size not in (stated, None):
        return (
            f"shows {quoted(source, 80)} as {stated[0]} x {stated[1]} pixels, but it has "
            f"{size[0]} x {size[1]}; save the tileset again in Tiled"
        )
    return None


def _checked(path: Path) -> Size | None:
    """Return the size of a picture in pixels; None for a drawing, which has any size."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise PictureProblem(f"is over {MAX_BYTES >> 20} MiB; save it smaller")
        data = read_file(path, MAX_BYTES)
    except OSError as error:
        raise PictureProblem(f"cannot be read: {said(error)}") from error
    if path.suffix.lower() == ".svg":
        return None
    size = _size(data)
    if size is None:
        raise PictureProblem("cannot be read as PNG, JPEG or WebP; export it again")
    if size[0] * size[1] > MAX_PIXELS:
        raise PictureProblem(f"has {size[0]:,} x {size[1]:,} pixels; make it smaller")
    return size


def _size(data: bytes) -> Size | None:
    """Return width and height from the head of a picture file, None for an unknown format."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR" and len(data) >= 24:
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) >= 30:
        return _webp_size(data)
    if data[:2] == b"\xff\xd8":
        return next(_jpeg_sizes(data), None)
    return None


def _webp_size(data: bytes) -> Size | None:
    """Return the size in a WebP file of any of the three kinds."""
    kind = data[12:16]
    if kind == b"VP8X":
        return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(data[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        sides = (data[26:28], data[28:30])
        wide, high = (int.from_bytes(side, "little") & 0x3FFF for side in sides)
        return wide, high
    return None


def _jpeg_sizes(data: bytes) -> Iterator[Size]:
    """Yield the size of each frame header of a JPEG file."""
    at = 2
    while at + 9 <= len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            yield (
                int.from_bytes(data[at + 7 : at + 9], "big"),
                int.from_bytes(data[at + 5 : at + 7], "big"),
            )
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")


@lru_cache(maxsize=1024)
def picture_size(path: Path) -> Size | None:
    """Return width and height of a picture file; None for a drawing, which has any size, and for
    one that cannot be read."""
    try:
        return _checked(path)
    except PictureProblem:
        return None
