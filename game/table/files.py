"""Atomic file writes, and bounded, safe file reads.

A file of the player's (a pack, a map, a saved game, settings, a picture) may be anything: a pipe
without a writer, an endless device, gigabytes of zeros. All of them are read with ``read_file``.
Another program may also hold it for a moment: whatever is opened, replaced or moved here is tried
again for less than a second. Small files that the program both reads and changes are a
``KeptFile`` each.
"""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from pydantic import ValidationError

from game.patience import patiently

T = TypeVar("T")

SMALL = 4 << 20
"""maximum size in bytes of settings, rules and other files of one purpose"""
LARGEST = 1 << 30
"""maximum size in bytes of a file that is copied to another disk"""
NO_FILES = (
    (stat.S_ISDIR, errno.EISDIR, "it is a folder"),
    (stat.S_ISFIFO, errno.EINVAL, "it is a pipe, not a file"),
    (stat.S_ISSOCK, errno.EINVAL, "it is a socket, not a file"),
    (stat.S_ISCHR, errno.EINVAL, "it is a device, not a file"),
    (stat.S_ISBLK, errno.EINVAL, "it is a device, not a file"),
)
"""names of the kinds of file that are not plain files"""
# Not available on every system; plain files do not need them.
BINARY: int = getattr(os, "O_BINARY", 0)
AT_ONCE: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
NOT_SUPPORTED = 87  # ERROR_INVALID_PARAMETER
WRONG = (ValueError, KeyError, TypeError, AttributeError, RecursionError)
"""errors of a reader whose data has another form"""


class Unfit(OSError):
    """It is no plain file, or too large: what it holds can never be read."""


def open_file(path: Path, flags: int = os.O_RDONLY) -> int:
    """Open a plain file and return its descriptor, following links. Never block, as a pipe would.

    Raise ``OSError``, whose ``strerror`` briefly says what is wrong.
    """
    try:
        handle = patiently(lambda: _open_plain(path, flags))
    except ValueError as error:  # a lone surrogate, or a null character
        raise OSError(errno.EINVAL, "no file can have this name", str(path)) from error
    try:
        _check_plain(path, os.fstat(handle))  # it may be another one by now
    except OSError as error:
        # Python 3.12.0 on Windows cannot ask about open files of disks with FAT.
        if getattr(error, "winerror", 0) != NOT_SUPPORTED:
            os.close(handle)
            raise
    return handle


def _open_plain(path: Path, flags: int) -> int:
    try:
        _check_plain(path, os.stat(path))  # first: some devices act on being opened
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise Unfit(errno.ELOOP, "it is a link to itself", str(path)) from error
        raise
    return os.open(path, flags | BINARY | AT_ONCE)


def _check_plain(path: Path, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        found = ((number, what) for is_it, number, what in NO_FILES if is_it(status.st_mode))
        raise Unfit(*next(found, (errno.EINVAL, "it is not a file")), str(path))


def read_file(path: Path, most: int) -> bytes:
    """Return the content of a plain file of at most ``most`` bytes.

    Raise ``OSError``, whose ``strerror`` briefly says what is wrong.
    """
    with open(open_file(path), "rb") as file:
        data = file.read(most + 1)  # whatever size it claims to have
    if len(data) > most:
        raise Unfit(errno.EFBIG, f"it is larger than {amount(most)}", str(path))
    return data


def amount(size: int) -> str:
    """Return a number of bytes in words."""
    for unit, name in ((1 << 20, "MiB"), (1 << 10, "KiB")):
        if size >= unit:
            return f"{size // unit} {name}"
    return f"{size} bytes"


def said(error: OSError | ValueError) -> str:
    """Return why a file cannot be read or written, as the end of a sentence."""
    words = error.strerror if isinstance(error, OSError) else str(error)
    told = words or type(error).__name__
    return told[:1].lower() + told[1:]


def sync(handle: int) -> None:
    """Wait until the bytes of an open file are on the disk itself. Raise ``OSError``."""
    try:
        import fcntl

        # On a Mac fsync ends at the disk's own memory. Some disks of others cannot do better.
        fcntl.fcntl(handle, vars(fcntl)["F_FULLFSYNC"])
    except (ImportError, KeyError, OSError):
        os.fsync(handle)


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file atomically: it has all of the bytes or stays unchanged. Raise ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # One fixed name, so that the remains of a power failure are overwritten next time.
    fresh = path.with_name(f".{path.name}.new")
    try:
        with patiently(lambda: fresh.open("wb")) as file:
            file.write(data)
            file.flush()
            sync(file.fileno())
        patiently(lambda: os.replace(fresh, path))
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise


def write_new(path: Path, data: bytes) -> None:
    """Create a file with all of the bytes or not at all. Raise ``OSError``."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, 0o644)
    try:
        with open(handle, "wb") as file:
            file.write(data)
            file.flush()
            sync(file.fileno())
    except OSError:
        with suppress(OSError):
            path.unlink()
        raise


def move(path: Path, to: Path) -> None:
    """Move a file to a path where nothing is; on another disk it is whole there before it is gone
    here. Raise ``OSError``."""
    try:
        patiently(lambda: os.rename(path, to))
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        written = path.stat().st_mtime_ns
        write_new(to, read_file(path, LARGEST))
        try:
            os.utime(to, ns=(written, written))
            remove(path)
        except OSError:
            with suppress(OSError):
                to.unlink()
            raise


def remove(path: Path) -> None:
    """Remove a file, if there is one. Raise ``OSError``."""
    patiently(lambda: path.unlink(missing_ok=True))


def set_aside(path: Path, name: str = "") -> Path:
    """Rename a file whose content is wrong, in its folder; return its path now. Raise
    ``OSError``."""
    aside = free_path(path.parent, name or f"{path.stem}.broken", path.suffix)
    move(path, aside)
    return aside


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Return ``stem`` in a folder, with a number if that is taken, even by a dangling link."""
    path, number = folder / f"{stem}{suffix}", 2
    while os.path.lexists(path):
        path = folder / f"{stem}-{number}{suffix}"
        number += 1
    return path


def visible_entries(folder: Path, ending: str) -> list[Path]:
    """Return the entries of a folder with an ending (".json"), in the same order on every system,
    though Windows sorts and finds names in capitals like others. Hidden ones, such as those that
    macOS adds beside each file of a stick or an archive, belong to nobody here."""
    found = (path for path in folder.glob(f"*{ending}") if path.name.endswith(ending))
    return sorted((path for path in found if not hidden(path.name)), key=lambda path: path.name)


def hidden(name: str) -> bool:
    """Return True for the names of what systems leave in folders for themselves."""
    return name.startswith(".") or name == "__MACOSX"


def read_whole(path: Path, what: str, read: Callable[[bytes], T]) -> T:
    """Return the result of ``read`` on a file's content. Raise ``ValueError`` with the file and the
    reason.

    ``what`` names the contents ("the terms"); ``read`` raises ``ValueError``, including
    pydantic's.
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


# --- what the program keeps for the player -------------------------------------------------------


@dataclass(frozen=True)
class KeptFile(Generic[T]):
    """A small file that the program reads and changes, such as a campaign or finished games.

    It is never replaced unread: a missing file is empty, one with wrong content is set aside under
    another name, and one that cannot be read now stays as it is, whatever there is to add.
    ``parsed`` raises any of ``WRONG``; ``empty`` makes the content of a new file.
    """

    path: Path
    parsed: Callable[[bytes], T]
    encoded: Callable[[T], bytes]
    empty: Callable[[], T]
    most: int = SMALL

    def read(self) -> T:
        """Return the content, to show it: that of a new file if it cannot be read."""
        try:
            return self._content()
        except OSError:
            return self.empty()

    def change(self, change: Callable[[T], T]) -> T:
        """Change the content; return what it is now. Raise ``OSError``, the file being as before.

        ``change`` returns a new object, or the same one if nothing changes.
        """
        known = self._content()
        return self._written(known, change(known))

    def try_change(self, change: Callable[[T], T]) -> T:
        """Change the content as far as that is possible now; return what it would be."""
        try:
            known = self._content()
        except OSError:
            return change(self.empty())
        now = change(known)
        with suppress(OSError):
            self._written(known, now)
        return now

    def _written(self, known: T, now: T) -> T:
        if now is not known:
            write_whole(self.path, self.encoded(now))
        return now

    def _content(self) -> T:
        """Return the content. Raise ``OSError`` if the file cannot be read, or has wrong content
        and cannot be set aside."""
        try:
            return self.parsed(read_file(self.path, self.most))
        except FileNotFoundError:
            pass
        except (Unfit, *WRONG):
            set_aside(self.path)
        return self.empty()
