"""Files as Windows has them: what another program holds can be neither read nor replaced.

``strict_files`` refuses to rename, replace or remove a file that this process has open, or a folder
with one in it. ``busy`` refuses whatever is done to one path, as a scanner does that holds it.
Waits between tries take no time; ``Busy.waits`` counts them. A module with such tests says
``pytest_plugins = ("tests.windows_files",)``.
"""

from __future__ import annotations

import builtins
import io
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import patience

OPENING = ((os, "open"), (io, "open"), (builtins, "open"))
MOVING = ((os, "rename"), (os, "replace"), (os, "unlink"), (os, "remove"), (os, "rmdir"))
OPEN_FILES = Path("/proc/self/fd")


def refusal(path: str) -> PermissionError:
    """Return the error of Windows for a file that another program has open."""
    return PermissionError(13, "The process cannot access the file", path)


def _named(given: Any) -> str | None:
    """Return the path in an argument; None for an open file or another value."""
    return os.path.abspath(os.fsdecode(given)) if isinstance(given, (str, bytes, Path)) else None


class Busy:
    """Paths that another program holds, each for a number of operations; all of them if below 0."""

    def __init__(self) -> None:
        self.left: dict[str, int] = {}
        self.refused = 0
        self.waits: list[float] = []

    def hold(self, path: Path, times: int = -1) -> None:
        """Refuse this many operations on a path, or all until it is let go."""
        self.left[os.path.abspath(path)] = times

    def let_go(self) -> None:
        """Refuse nothing any longer."""
        self.left.clear()

    def check(self, *given: Any) -> None:
        """Raise ``PermissionError`` if an argument is a path that is held."""
        for path in filter(None, map(_named, given)):
            if self.left.get(path, 0):
                self.left[path] -= 1
                self.refused += 1
                raise refusal(path)


def _guarded(
    monkeypatch: pytest.MonkeyPatch, places: Any, check: Callable[..., None], paths: int
) -> None:
    """Call ``check`` with the first ``paths`` arguments before each of some functions."""
    for module, name in places:

        def checked(*given: Any, _real: Any = getattr(module, name), **named: Any) -> Any:
            check(*given[:paths])
            return _real(*given, **named)

        monkeypatch.setattr(module, name, checked)


@pytest.fixture
def busy(monkeypatch: pytest.MonkeyPatch) -> Iterator[Busy]:
    """Yield a system that refuses what is done to the paths that a test holds."""
    made = Busy()
    with monkeypatch.context() as patch:
        patch.setattr(patience, "WINDOWS", True)
        patch.setattr(time, "sleep", made.waits.append)
        _guarded(patch, OPENING, made.check, 1)
        _guarded(patch, MOVING, made.check, 2)
        yield made


def _is_open(path: str) -> bool:
    """Return True if this process has a file open, or one in a folder."""
    found = set()
    for each in OPEN_FILES.iterdir():
        try:
            found.add(os.readlink(each))
        except OSError:  # that of this listing
            continue
    path = os.path.realpath(path)
    return any(each == path or each.startswith(path + os.sep) for each in found)


@pytest.fixture
def strict_files(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Act as a system that moves no file that is open."""
    if os.name == "nt" or not OPEN_FILES.is_dir():
        pytest.skip("only a system with /proc tells which files are open")

    def check(*given: Any) -> None:
        for path in filter(None, map(_named, given)):
            if _is_open(path):
                raise refusal(path)

    with monkeypatch.context() as patch:
        patch.setattr(patience, "WINDOWS", True)
        patch.setattr(time, "sleep", lambda seconds: None)
        _guarded(patch, MOVING, check, 2)
        yield
