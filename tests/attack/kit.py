"""Shared parts of the attacks: the number of inputs, damage from a seed, and odd files.

Every attack is one test that makes its inputs from a fixed seed, so that a failure is found again
by its number. An ordinary run makes ``count(n)`` inputs, one with ``--long`` forty times as many.
"""

from __future__ import annotations

import os
import random
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

LONGER = 40
"""this many times as many inputs with ``--long``"""

ODD_VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2**31, 2**63, 10**30, 1.5, 1e308, "", "x", "\0", "a\nb",
    "\x1b[2J", "\u202e", "\u2028", "é" * 400, [], {}, [[]], {"a": 1}, [None],
]  # fmt: skip
"""values that JSON can hold and hardly any reader expects"""
STEERING = ("\x1b[31m", "\x07", "\r", "\n", "\u2028", "\u202e", "\u2066", "\u200f", "\x9b")
"""characters that control a terminal, break a line or reverse the words around them"""


def count(config: Any, usual: int) -> int:
    """Return the number of inputs an attack makes in this run (``config`` is pytest's)."""
    return usual * LONGER if config.getoption("--long") else usual


def seeds(config: Any, usual: int) -> Iterator[tuple[int, random.Random]]:
    """Yield a number and a separate generator for each input."""
    for number in range(count(config, usual)):
        yield number, random.Random(number)


@contextmanager
def in_time(seconds: float, what: object = "") -> Iterator[None]:
    """Fail instead of hanging: the block has this many seconds of processor time, and ten times as
    many if it waits for something (whole process, main thread, POSIX)."""

    if os.name == "nt":  # which has no such timers
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"not done after {seconds} s: {what}")

    timers = ((signal.SIGPROF, signal.ITIMER_PROF, 1), (signal.SIGALRM, signal.ITIMER_REAL, 10))
    before = [signal.signal(number, late) for number, _, _ in timers]
    for _, timer, times in timers:
        signal.setitimer(timer, seconds * times)
    try:
        yield
    finally:
        for (number, timer, _), handler in zip(timers, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(number, handler)


def damaged(data: bytes, rng: random.Random) -> bytes:
    """Return the bytes with one to three kinds of damage that happen to files."""
    for _ in range(rng.randint(1, 3)):
        data = rng.choice(DAMAGES)(data, rng)
    return data


def _cut(data: bytes, rng: random.Random) -> bytes:
    return data[: rng.randrange(len(data) + 1)]


def _flip(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :]


def _put_in(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.randbytes(rng.randint(1, 20)) + data[at:]


def _take_out(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[at + rng.randint(1, 40) :]


def _zeros(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + bytes(rng.randint(1, 200)) + data[at + rng.randint(0, 200) :]


def _lines(data: bytes, rng: random.Random) -> bytes:
    lines = data.split(b"\n")
    rng.shuffle(lines)
    return b"\n".join(lines[: rng.randint(0, len(lines))])


def _twice(data: bytes, rng: random.Random) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + data[rng.randrange(len(data) + 1) :]


DAMAGES: list[Callable[[bytes, random.Random], bytes]] = [
    _cut, _flip, _put_in, _take_out, _zeros, _lines, _twice,
]  # fmt: skip


def mutated(value: Any, rng: random.Random) -> Any:
    """Return plain JSON data with one value somewhere in it replaced, doubled or left out."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        key = rng.choice(list(value))
        if rng.random() < 0.15:
            return {name: each for name, each in value.items() if name != key}
        if rng.random() < 0.1:
            return {**value, rng.choice(["x", "", "\x1b", *value]): rng.choice(ODD_VALUES)}
        return {**value, key: mutated(value[key], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        if rng.random() < 0.2:
            return [*value[:at], *value[at + rng.randint(0, 1) :], value[at]]
        return [*value[:at], mutated(value[at], rng), *value[at + 1 :]]
    return rng.choice(ODD_VALUES)


def odd_name(rng: random.Random, suffix: str = "") -> bytes:
    """Return a name that a file can have (bytes, as the system has it), mostly not in UTF-8."""
    signs = [bytes([each]) for each in range(1, 256) if each != ord("/")]
    signs += [letters.encode() for letters in STEERING] + [b"\xed\xb2\x80", "é".encode()] * 8
    name = b"".join(rng.choice(signs) for _ in range(rng.randint(1, 40)))
    return name.strip(b".") + suffix.encode() or b"_"


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    here = os.open(path.parent, os.O_RDONLY)
    try:  # through the open folder, as a socket's path must be short
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(f"/proc/self/fd/{here}/{path.name}")
    finally:
        os.close(here)


def _giant(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 40)


def _unreadable(path: Path) -> None:
    path.write_bytes(b"\xff{")
    path.chmod(0)


SPECIAL: dict[str, Callable[[Path], None]] = {
    "pipe": _fifo, "socket": _socket, "zeros": lambda path: path.symlink_to("/dev/zero"),
    "null": lambda path: path.symlink_to("/dev/null"), "folder": lambda path: path.mkdir(),
    "dangling": lambda path: path.symlink_to(path.with_name("nothing is here")),
    "loop": lambda path: path.symlink_to(path.name), "giant": _giant, "unreadable": _unreadable,
    "endless": lambda path: path.symlink_to("/proc/self/mem"), "empty": lambda path: path.touch(),
}  # fmt: skip
"""Odd things in the place of a file of the player's, each made at a path where nothing is.

Root reads files that nobody may read, so that ``unreadable`` may be read after all.
"""
NO_FILES = [each for each in SPECIAL if each != "unreadable"]
"""those that nobody can read"""
