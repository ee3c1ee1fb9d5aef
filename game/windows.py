"""Requests of Windows to a program. Elsewhere nothing here does anything.

Like ``game.bootstrap`` this module uses the standard library only.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath
from typing import Any

from game import patience

WINDOWS = patience.WINDOWS
QUIET: int = 0x08000000 if WINDOWS else 0
"""for ``creationflags``: a program of text opens no window, even if this one has none"""
OURS = re.compile(r"(py|pyw|pythonw?[\d.]*|rimwardw?)\.exe", re.IGNORECASE)
"""programs that a double click starts: with any other one the console stays open after us"""
MOST = 16
"""maximum number of programs looked at on a console"""
QUERY = 0x1000  # PROCESS_QUERY_LIMITED_INFORMATION
STOP_SIGN = 0x10  # MB_ICONERROR


def call(library: str, function: str, *given: Any) -> int:
    """Return the result of a function of the system; 0 if this system has none of that name."""
    import ctypes

    libraries: Any = getattr(ctypes, "windll", None)
    try:
        return int(getattr(getattr(libraries, library), function)(*given) or 0)
    except (AttributeError, OSError, ctypes.ArgumentError):
        return 0


def true_path(path: Path) -> Path:
    """Return the path under which other programs find a file.

    Python from the Microsoft Store writes below AppData into a folder of its own, which other
    programs, even its own copy in an environment, know only under its true path.
    """
    return Path(os.path.realpath(path)) if WINDOWS else path


def windowless() -> bool:
    """Return True if this is the Python without a console, which nobody sees printing."""
    return WINDOWS and PureWindowsPath(sys.executable).stem.lower().startswith("pythonw")


def show(words: str) -> None:
    """Show words that nobody sees printed in a box, until the player closes it."""
    if windowless():
        call("user32", "MessageBoxW", None, words, "Rimward", STOP_SIGN)


def linger() -> None:
    """Wait for Enter if the console closes with this program, so that its last words are read."""
    if WINDOWS and sys.stdin.isatty() and all(map(OURS.fullmatch, _users())):
        print("Press Enter to close this window.", file=sys.stderr, flush=True)
        sys.stdin.readline()


def _users() -> Iterator[str]:
    """Yield the file names of all programs on the console; "" for one that is not known."""
    from ctypes import byref, c_ulong, create_unicode_buffer

    ids = (c_ulong * MOST)()
    count = call("kernel32", "GetConsoleProcessList", ids, MOST)
    if not 0 < count <= MOST:
        yield ""
    for each in ids[: min(count, MOST)]:
        process = call("kernel32", "OpenProcess", QUERY, 0, each)
        room = c_ulong(1024)
        name = create_unicode_buffer(room.value)
        known = call("kernel32", "QueryFullProcessImageNameW", process, 0, name, byref(room))
        call("kernel32", "CloseHandle", process)
        yield PureWindowsPath(name.value).name if known else ""
