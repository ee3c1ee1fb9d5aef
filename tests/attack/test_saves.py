"""Saves and files under attack: odd names, clocks that go wrong, and things that are not files."""

from __future__ import annotations

import io
import os
import random
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.commands import main
from game.table import files, registry, saves
from game.table.clauses import load_clauses
from game.table.files import amount, open_file, read_file, said
from game.table.journal import Answer, Header, Journal, JournalError
from game.table.letters import unseen
from game.table.maps.drawing import MapError
from game.table.packs.reading import PackError, read_info
from game.table.saves import SaveError
from game.table.snapshots import snapshot_path
from game.tiled import load_maps, load_world
from tests.attack.kit import SPECIAL, STEERING, count, in_time, odd_name, seeds
from tests.names import Out, Patch

pytestmark = pytest.mark.skipif(os.name == "nt", reason="names are no bytes there")


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: Patch) -> None:
    """Do not wait for the disk with thousands of files; register the coin game."""
    monkeypatch.setattr(files.os, "fsync", lambda handle: None)
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "home" / "saves"
    made.mkdir(parents=True)
    return made


def save(path: Path, seed: int = 1) -> Path:
    with Journal.create(path, Header(game="x", content="1", setup={}, seed=seed)) as journal:
        journal.append(Answer(seq=0, seat=0, key="end"))
    return path


def seed_of(path: Path) -> int:
    return Journal.read(path).header.seed


def any_name(rng: random.Random) -> str:
    """Return a name as somebody might type or paste it."""
    signs = [
        *STEERING, *"aZ0 .-_/\\:*?<>|\"'~$`", "é", "ß", "Ω", "字", "😀", "\u0301", "\ud800", "\0",
    ]  # fmt: skip
    return "".join(rng.choice(signs) for _ in range(rng.choice([0, 1, 3, 20, 60, 61])))


def test_any_name_is_taken_or_refused_in_a_sentence(
    folder: Path, pytestconfig: pytest.Config
) -> None:
    path = save(folder / "a.jsonl")
    for number, rng in seeds(pytestconfig, 150):
        name = any_name(rng)
        try:
            kept = saves.rename(path, name)
            copy = saves.copy(path, folder, name)
        except SaveError as refused:
            assert unseen(str(refused)) == "" and str(refused).endswith("."), number
            continue
        assert saves.name_of(path) == saves.name_of(copy) == kept
        assert copy.parent == folder and seed_of(copy) == 1
        assert len(os.fsencode(copy.name)) < 200 and unseen(copy.name) == ""
        saves.about_path(copy).unlink()
        copy.unlink()


def test_files_of_any_name_are_games_like_others(folder: Path, pytestconfig: pytest.Config) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    for number, rng in seeds(pytestconfig, 40):
        sent = save(elsewhere / os.fsdecode(b"%d" % number + odd_name(rng, ".jsonl")), number)
        taken = saves.take_in(sent, folder)
        assert taken.parent == folder and seed_of(taken) == number
        saves.rename(taken, "Mine")
        snapshot_path(taken).write_bytes(b"{}")
        entry = saves.delete(taken)
        assert not taken.exists() and saves.restore(entry, folder) == taken
        assert saves.name_of(taken) == "Mine" and seed_of(taken) == number


@pytest.mark.parametrize("kind", SPECIAL)
def test_what_is_no_game_stops_no_other(folder: Path, tmp_path: Path, kind: str) -> None:
    """Beside, before and instead of the right contents."""
    path, sent = save(folder / "a.jsonl"), save(tmp_path / "sent.jsonl", 2)
    for name in ("0.jsonl", "sent.jsonl", "z.jsonl", "a.jsonl.about", "a.jsonl.snapshot"):
        SPECIAL[kind](folder / name)
    saves.trash_folder(folder).mkdir()
    SPECIAL[kind](saves.trash_folder(folder) / "00000007")
    with in_time(10, kind):
        assert saves.name_of(path) == ""
        assert seed_of(saves.copy(path, folder, "Copy")) == 1
        taken = saves.take_in(sent, folder)
        assert taken.name == "sent-2.jsonl" and saves.take_in(sent, folder) == taken
        entry = saves.delete(path)
        assert seed_of(saves.restore(entry, folder)) == 1
        for each in ("z.jsonl", "0.jsonl"):
            with pytest.raises((SaveError, JournalError)) as refused:
                saves.copy(folder / each, folder, "Copy")
                saves.take_in(tmp_path / each, folder)
            assert unseen(str(refused.value)) == ""


class Clock(datetime):
    """A clock that stays where it is set."""

    at = datetime(2026, 1, 1)

    @classmethod
    def now(cls, tz: Any = None) -> Any:
        return cls.at


def test_whatever_the_clock_does_the_trash_keeps_the_last(
    folder: Path, monkeypatch: Patch, pytestconfig: pytest.Config
) -> None:
    """Set back and forth, over the end of daylight saving, to 1970 and to 2038."""
    monkeypatch.setattr(saves, "datetime", Clock)
    monkeypatch.setattr(saves, "KEPT", 5)
    deleted: list[tuple[Path, int]] = []
    for number, rng in seeds(pytestconfig, 100):
        jump = rng.choice([0, 0, 1, 60, -3600, 3600, -86400 * 365, 86400 * 365, -(10**9)])
        moved = Clock.at + timedelta(seconds=jump)
        Clock.at = moved if 1971 < moved.year < 2100 else datetime(2026, 10, 25, 2, 30)
        path = save(saves.new_path("x", Clock.at, folder), number)
        os.utime(path, (Clock.at.timestamp(),) * 2)
        deleted = [*deleted, (saves.delete(path), number)][-5:]
        if rng.random() < 0.3:
            entry, seed = deleted.pop(-rng.randint(1, min(5, len(deleted))))
            back = saves.restore(entry, folder)
            assert seed_of(back) == seed
            back.unlink()
        assert sorted(saves.trash_folder(folder).iterdir()) == sorted(each for each, _ in deleted)


@pytest.mark.parametrize("kind", [each for each in SPECIAL if each not in ("dangling", "empty")])
def test_no_command_waits_for_what_is_no_file(tmp_path: Path, capsys: Out, kind: str) -> None:
    """Each ends with a sentence, and the former contents are still there."""
    path = tmp_path / "it.jsonl"
    SPECIAL[kind](path)
    before = _as_it_stands(path)
    for command in (
        ["headless", "--game", "coin", "--journal", str(path)],
        ["headless", "--game", "coin", "--setup", str(path)],
        ["replay", str(path), "--verify"],
        ["play", "--load", str(path)],
        ["shot", "table", "--journal", str(path), "--out", str(tmp_path / "x.png")],
    ):
        if kind == "unreadable" and command[0] == "play":
            continue  # root may read it, and then the window opens to say what is wrong
        if command[0] == "play" and kind in ("giant", "endless"):
            continue
        with in_time(20, command):
            status = main(command)
        told = capsys.readouterr()
        assert status in (1, 2) and told.out == "", command
        assert len(told.err.splitlines()) == 1 and len(told.err) < 400, told.err
    assert _as_it_stands(path) == before


def _as_it_stands(path: Path) -> tuple[int, ...]:
    """Return which file it is, its size and the time of its last change; not that of its last
    reading."""
    found = os.lstat(path)
    return found.st_mode, found.st_ino, found.st_size, found.st_mtime_ns, found.st_ctime_ns


@pytest.mark.parametrize("kind", SPECIAL)
def test_no_pack_and_no_map_waits_for_what_is_no_file(tmp_path: Path, kind: str) -> None:
    with in_time(10, kind):
        SPECIAL[kind](tmp_path / "pack.json")
        with pytest.raises(PackError):
            read_info(tmp_path)
        SPECIAL[kind](tmp_path / "clauses.json")
        with pytest.raises(ValueError, match="clauses.json"):
            load_clauses(tmp_path / "clauses.json")
        SPECIAL[kind](tmp_path / "a.tmx")
        with pytest.raises(MapError):
            load_maps(tmp_path, lambda drawing: drawing.file)
        SPECIAL[kind](tmp_path / "standard.world")
        with pytest.raises(MapError):
            load_world(tmp_path)


def test_names_of_files_steer_no_terminal(
    tmp_path: Path, capsys: Out, monkeypatch: Patch, pytestconfig: pytest.Config
) -> None:
    """Printed as they are they would clear the screen, ring the bell, or reverse its words."""
    for number in range(count(pytestconfig, 3)):
        path = tmp_path / os.fsdecode(b"%d" % number + odd_name(random.Random(number), ".jsonl"))
        path.write_bytes(os.fsencode(path.name))
        missing = str(path.with_suffix(".x.jsonl"))
        for command in (
            ["replay", str(path)],
            ["headless", "--journal", str(path)],
            ["headless", "--setup", str(path)],
            ["check", missing],
            ["play", "--load", missing],
            [missing],
            ["rules", path.name],
            [path.name.removesuffix(".jsonl")],
        ):
            monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
            assert main(command) != 0, command
            told = capsys.readouterr()
            for line in (told.out + told.err).split("\n"):
                assert unseen(line) == "", (command, line)


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


def test_what_is_no_file_is_not_even_opened(tmp_path: Path, monkeypatch: Patch) -> None:
    """Some devices act when they are opened: a tape rewinds, a watchdog wakes."""
    SPECIAL["pipe"](tmp_path / "it")

    def opened(*given: object) -> int:
        raise AssertionError("it was opened")

    monkeypatch.setattr(os, "open", opened)
    with pytest.raises(OSError, match="it is a pipe"):
        read_file(tmp_path / "it", 9)


def test_what_becomes_a_pipe_while_it_is_opened_is_refused(
    tmp_path: Path, monkeypatch: Patch
) -> None:
    path, open_it = tmp_path / "it", os.open
    path.touch()

    def changed(*given: object) -> int:
        path.unlink()
        SPECIAL["pipe"](path)
        return open_it(*given)

    monkeypatch.setattr(os, "open", changed)
    with in_time(5), pytest.raises(OSError, match="it is a pipe"):
        read_file(path, 9)
