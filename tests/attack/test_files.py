"""Odd things where a file of the player's should be: refused at once, in a few words."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from game.table.files import amount, open_file, read_file, said
from tests.attack.kit import SPECIAL, in_time


@pytest.mark.parametrize("kind", [each for each in SPECIAL if each not in ("empty", "unreadable")])
def test_what_is_no_file_is_refused_at_once(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "it"
    SPECIAL[kind](path)
    with in_time(5, kind), pytest.raises(OSError) as refused:
        read_file(path, 1000)
    words = said(refused.value)
    assert words[0].islower() and "\n" not in words and len(words) < 60


def test_a_file_of_just_the_size_is_read(tmp_path: Path) -> None:
    path = tmp_path / "it"
    path.write_bytes(b"12345")
    assert read_file(path, 5) == b"12345"
    with pytest.raises(OSError, match="it is larger than 4 bytes"):
        read_file(path, 4)


def test_a_file_that_does_not_say_its_size_is_bounded_too() -> None:
    path = Path("/proc/self/maps")  # its size is reported as 0
    assert len(read_file(path, 1 << 20)) > 100
    with pytest.raises(OSError, match="larger than 100 bytes"):
        read_file(path, 100)


@pytest.mark.parametrize("name", ["a\0b", "a\ud800b"])
def test_a_name_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match="no file can have this name"):
        open_file(tmp_path / name)


@pytest.mark.parametrize(("size", "words"), [(5, "5 bytes"), (2048, "2 KiB"), (64 << 20, "64 MiB")])
def test_amounts(size: int, words: str) -> None:
    assert amount(size) == words


def test_what_is_no_file_is_not_even_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some devices act when they are opened: a tape rewinds, a watchdog wakes."""
    SPECIAL["pipe"](tmp_path / "it")

    def opened(*given: object) -> int:
        raise AssertionError("it was opened")

    monkeypatch.setattr(os, "open", opened)
    with pytest.raises(OSError, match="it is a pipe"):
        read_file(tmp_path / "it", 9)


def test_what_becomes_a_pipe_while_it_is_opened_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, open_it = tmp_path / "it", os.open
    path.touch()

    def changed(*given: object) -> int:
        path.unlink()
        SPECIAL["pipe"](path)
        return open_it(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(os, "open", changed)
    with in_time(5), pytest.raises(OSError, match="it is a pipe"):
        read_file(path, 9)
