"""Journals under attack: a player's file is never overwritten, and a stored answer is never
lost."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.table import files
from game.table import journal as journals
from game.table.journal import Answer, Header, Journal, JournalError
from game.table.letters import unseen
from tests.attack.kit import STEERING, damaged, mutated, odd_name, seeds

pytestmark = pytest.mark.skipif(os.name == "nt", reason="open files cannot be taken away there")


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk with thousands of files."""
    monkeypatch.setattr(journals.os, "fsync", lambda handle: None)
    monkeypatch.setattr(files.os, "fsync", lambda handle: None)


def some_header(rng: random.Random) -> Header:
    """Return a first line as games have it, with packs and names of all kinds."""
    packs = [
        f"pack_{rng.randrange(99)}-{rng.randrange(9)}.{rng.randrange(9)}-{rng.randbytes(6).hex()}"
        for _ in range(rng.choice([1, 1, 2, 9]))
    ]
    setup: Any = {"game": "coin", "seats": [{"kind": "human", "name": 'É "{}[]\\,:'}, None, True]}
    for _ in range(rng.randrange(3)):
        setup = mutated(setup, rng)
    name = "".join(
        rng.choice([*STEERING, "a", '"', "\\", "é", "]"]) for _ in range(rng.randrange(9))
    )
    setup = {"setup": setup, "name": name, "n": rng.choice([0, -1.5, 2e300, [], {}, [[{}]]])}
    return Header(game="coin", content="+".join(packs), setup=setup, seed=rng.randrange(1 << 63))


def of_somebody(rng: random.Random) -> bytes:
    """Return a file that is not the beginning of one of our first lines, though it may look like
    it."""
    line = journals.encoded(some_header(rng))
    rest = b'{"seq":0,"seat":0,"key":"end","drawn":[]}\n'
    at = rng.randrange(len(b'{"journal":1,"game":"'), len(line) - 1)
    return rng.choice(
        [
            line + rest * rng.randrange(9),
            damaged(rest, rng) + line + rest,
            line.replace(b'"journal":1', b'"journal":2')[:at],
            line.replace(b'"journal":1', b'"journal": 1')[:at],
            line.replace(b'"content"', b'"contents"')[:-1],
            line[:-2] + b',"more":"',
            line[:-1] + b"}",
            line[:at] + b"\0" * rng.randint(1, 99),
            line[:at] + b"\nand on",
            b'{"journal":1,"game":"' + b"x" * 70_000,
            line[:at] + b"\xff\xff",
            b'{"journal":' + bytes(rng.randrange(32, 127) for _ in range(40)).replace(b"1", b"2"),
            b"\xef\xbb\xbf" + line,
        ]  # fmt: skip
    )


def test_nothing_of_anybody_is_written_over(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    path = tmp_path / "g.jsonl"
    new = Header(game="coin", content="new", setup={}, seed=1)
    for number, rng in seeds(pytestconfig, 300):
        data = of_somebody(rng)
        path.write_bytes(data)
        with pytest.raises(JournalError) as told:
            Journal.create(path, new).close()
        assert path.read_bytes() == data, number
        assert unseen(str(told.value)) == ""
        path.unlink()


def _replace(path: Path, rng: random.Random) -> None:
    other = path.with_name("other")
    other.write_bytes(damaged(path.read_bytes(), rng) if path.is_file() else b"older")
    os.replace(other, path)


def _folder(path: Path, rng: random.Random) -> None:
    path.unlink(missing_ok=True)
    path.mkdir()


def _link(path: Path, rng: random.Random) -> None:
    path.unlink(missing_ok=True)
    path.symlink_to(rng.choice(["nothing", path.name, "/dev/null"]))


OUTSIDE: list[Callable[[Path, random.Random], Any]] = [
    lambda path, rng: path.unlink(),
    lambda path, rng: path.rename(path.with_name(f"moved {rng.random()}")),
    lambda path, rng: shutil.rmtree(path.parent),
    _replace, _replace, _replace, _folder, _link,
    lambda path, rng: path.with_name(path.stem + "-2.jsonl").write_bytes(b"in the way"),
]  # fmt: skip


def test_what_was_kept_is_there_whatever_happens_to_the_file(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    """Programs that synchronize folders delete, replace and move files under a running game."""
    for number, rng in seeds(pytestconfig, 60):
        start = tmp_path / str(number) / os.fsdecode(odd_name(rng, ".jsonl"))
        expected: list[Answer] = []
        with Journal.create(start, some_header(rng)) as journal:
            for _ in range(12):
                if rng.random() < 0.25:
                    with suppress(OSError):  # a folder may be in the way of the attack itself
                        rng.choice(OUTSIDE)(journal.path, rng)
                elif expected and rng.random() < 0.2:
                    journal.undo(rng.randrange(len(expected) + 1))
                    expected = Journal.read(journal.path).answers
                else:
                    answer = Answer(seq=len(expected), seat=0, key=f"key {rng.random()}")
                    journal.append(answer)
                    expected.append(answer)
                    assert Journal.read(journal.path).answers == expected, number
            path, notes = journal.path, journal.notes
        for note in notes:
            assert unseen(note) == "" and note.endswith("."), note
        assert path == start or notes
        shutil.rmtree(tmp_path / str(number), ignore_errors=True)


def test_what_another_program_writes_in_place_stops_the_game(
    tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    for number, rng in seeds(pytestconfig, 50):
        path = tmp_path / "g.jsonl"
        path.unlink(missing_ok=True)
        with Journal.create(path, some_header(rng)) as journal:
            journal.append(Answer(seq=0, seat=0, key="one"))
            with path.open("r+b") as file:
                file.truncate(rng.choice([0, 5, 10**6]))
            before = path.read_bytes()
            with pytest.raises(JournalError, match="changed by another program"):
                journal.append(Answer(seq=1, seat=0, key="two"))
            assert path.read_bytes() == before, number
