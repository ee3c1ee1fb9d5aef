"""Files that are written whole or not at all, and files that are read whole or refused.

A file of the player's (a pack, a map, a saved game, settings, a picture) may be anything: a pipe
that nobody writes to, a device without an end, gigabytes of nothing. ``read_file`` is the one
door to all of them.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

T = TypeVar("T")

SMALL = 4 << 20
"""bytes that settings, rules and other files of one purpose may have"""
NO_FILES = (
    (stat.S_ISDIR, errno.EISDIR, "it is a folder"),
    (stat.S_ISFIFO, errno.EINVAL, "it is a pipe, not a file"),
    (stat.S_ISSOCK, errno.EINVAL, "it is a socket, not a file"),
    (stat.S_ISCHR, errno.EINVAL, "it is a device, not a file"),
    (stat.S_ISBLK, errno.EINVAL, "it is a device, not a file"),
)
"""what may stand in a file's place"""
# Not there on every system; a plain file does not need them.
BINARY: int = getattr(os, "O_BINARY", 0)
AT_ONCE: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)


def open_file(path: Path, flags: int = os.O_RDONLY) -> int:
    """A handle of a plain file; a link is followed. Never waits, as a pipe would make it.

    Raises ``OSError``, whose ``strerror`` says in a few words what is wrong.
    """
    try:
        _check_plain(path, os.stat(path))  # first: some devices act on being opened
        handle = os.open(path, flags | BINARY | AT_ONCE)
    except ValueError as error:  # half a character, or a zero
        raise OSError(errno.EINVAL, "no file can have this name", str(path)) from error
    try:
        _check_plain(path, os.fstat(handle))
    except OSError:
        os.close(handle)
        raise
    return handle


def _check_plain(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        found = ((number, what) for is_it, number, what in NO_FILES if is_it(status.st_mode))
        raise OSError(*next(found, (errno.EINVAL, "it is not a file")), str(path))


def read_file(path: Path, most: int) -> bytes:
    """All of a plain file of at most ``most`` bytes.

    Raises ``OSError``, whose ``strerror`` says in a few words what is wrong.
    """
    with open(open_file(path), "rb") as file:
        data = file.read(most + 1)  # whatever size it says it has
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {amount(most)}", str(path))
    return data


def amount(size: int) -> str:
    """A number of bytes in words."""
    for unit, name in ((1 << 20, "MiB"), (1 << 10, "KiB")):
        if size >= unit:
            return f"{size // unit} {name}"
    return f"{size} bytes"


def said(error: OSError | ValueError) -> str:
    """Why a file cannot be read or written, as the end of a sentence."""
    words = error.strerror if isinstance(error, OSError) else str(error)
    told = words or type(error).__name__
    return told[:1].lower() + told[1:]


def write_whole(path: Path, data: bytes) -> None:
    """Put bytes into a file so that it has all of them or stays as it was. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # One name for all, so that what a power cut leaves behind is written over next time.
    fresh = path.with_name(f".{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def write_new(path: Path, data: bytes) -> None:
    """Put bytes into a file that is not there yet, all of them or none. Raises ``OSError``."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o644)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """``stem`` in a folder, with a number where that is taken, be it by a link to nothing."""
    path, number = folder / f"{stem}{suffix}", 2
    while os.path.lexists(path):
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def read_whole(path: Path, what: str, read: Callable[[bytes], T]) -> T:
    """What ``read`` makes of a file. Raises ``ValueError`` with the file and the reason.

    ``what`` names the contents ("the terms"); ``read`` raises ``ValueError``, pydantic's own too.
    """
    try:
        return read(read_file(path, SMALL))
    except OSError as error:
        raise ValueError(f"{path}: {what} cannot be read: {said(error)}") from error
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise ValueError(f"{path}: {where or 'the file'}: {first['msg']}") from error
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error
