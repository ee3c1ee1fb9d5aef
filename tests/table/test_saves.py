"""Saved games: their location, names, copies, and the trash."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import platformdirs
import pytest

from game.table import saves
from game.table.journal import Answer, Header, Journal, JournalError
from game.table.saves import SaveError
from game.table.snapshots import snapshot_path
from tests.names import Patch

if TYPE_CHECKING:
    from tests.windows_files import Busy

pytest_plugins = ("tests.windows_files",)
NO_FILE = "(no such file|.*file)"  # in the words of the system


def save(path: Path, answers: int = 2, seed: int = 1) -> Path:
    header = Header(game="outer_rim", content="1", setup={"seats": [{}, {}]}, seed=seed)
    with Journal.create(path, header) as journal:
        for seq in range(answers):
            journal.append(Answer(seq=seq, seat=0, key="end"))
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "saves"
    made.mkdir()
    return made


def test_the_folder_follows_the_home(tmp_path: Path, monkeypatch: Patch) -> None:
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    assert saves.saves_folder() == tmp_path / "saves"
    monkeypatch.delenv("RIMWARD_HOME")
    folder = platformdirs.user_data_path("rimward", appauthor=False)
    assert saves.saves_folder() == folder / "saves"


def test_new_names_are_free(tmp_path: Path) -> None:
    now = datetime(2031, 2, 3, 14, 5)
    names = []
    for _ in range(3):
        path = saves.new_path("outer_rim", now, tmp_path)
        names.append(save(path).name)
    assert names == [
        "outer_rim-2031-02-03-1405.jsonl",
        "outer_rim-2031-02-03-1405-2.jsonl",
        "outer_rim-2031-02-03-1405-3.jsonl",
    ]


def test_no_calendar_breaks_the_list() -> None:
    assert saves.moment(1e300) == datetime(1970, 1, 1)
    assert saves.moment(1_700_000_000) == datetime.fromtimestamp(1_700_000_000)


def test_a_name_lies_beside_the_journal(folder: Path) -> None:
    path = save(folder / "a.jsonl")
    before = path.read_bytes()
    assert saves.name_of(path) == ""
    assert saves.rename(path, "  Über  den/Rand: 2 ") == "Über den/Rand: 2"
    assert saves.name_of(path) == "Über den/Rand: 2"
    saves.rename(path, "Another")
    assert saves.name_of(path) == "Another" and path.read_bytes() == before
    assert sorted(each.name for each in folder.iterdir()) == ["a.jsonl", "a.jsonl.about"]


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"name": 3}', b"\xff\xfe", b"[" * 4000])
def test_a_broken_name_is_none(folder: Path, data: bytes) -> None:
    path = save(folder / "a.jsonl")
    saves.about_path(path).write_bytes(data)
    assert saves.name_of(path) == ""


@pytest.mark.parametrize(
    ("name", "told"),
    [("", "is empty"), (" \t ", "is empty"), ("a\0", "letters, digits"),
     ("x" * 61, "has 61 letters; at most 60 fit")],
)  # fmt: skip
def test_names_that_are_none(folder: Path, name: str, told: str) -> None:
    path = save(folder / "a.jsonl")
    with pytest.raises(SaveError, match=told):
        saves.rename(path, name)
    assert list(folder.iterdir()) == [path]
    with pytest.raises(SaveError, match="none.jsonl no longer exists"):
        saves.rename(folder / "none.jsonl", "a")


@pytest.mark.parametrize(
    ("name", "stem"),
    [("Evening game", "Evening_game"), ("a/b\\c:d", "a_b_c_d"), ("..", "game_"), ("", "game_"),
     ("CON", "game_CON"), ("con.x", "game_con.x"), (" . x. ", "x"), ("y" * 99, "y" * 60),
     ("conin$", "game_conin$"), ("COM\u00b2.x", "game_COM\u00b2.x")],
)  # fmt: skip
def test_files_have_names_that_every_system_takes(name: str, stem: str) -> None:
    assert saves.file_stem(name) == stem


def test_a_copy_is_a_game_of_its_own(folder: Path) -> None:
    path = save(folder / "a.jsonl", answers=5)
    copy = saves.copy(path, folder, "Before the bounty?")
    assert copy.name == "Before_the_bounty.jsonl" and saves.name_of(copy) == "Before the bounty?"
    assert copy.read_bytes() == path.read_bytes()
    assert saves.copy(path, folder, "Before the bounty?").name == "Before_the_bounty-2.jsonl"
    sent = saves.copy(path, folder / "out", "To send")
    assert list(sent.parent.iterdir()) == [sent]  # one file to send
    with pytest.raises(SaveError, match=f"none.jsonl cannot be copied: {NO_FILE}"):
        saves.copy(folder / "none.jsonl", folder, "x")


def test_a_game_from_elsewhere_is_taken_in_once_and_stays_as_it_was_sent(
    folder: Path, tmp_path: Path
) -> None:
    sent = save(tmp_path / "From a friend.jsonl", answers=3)
    data = sent.read_bytes()
    taken = saves.take_in(sent, folder)
    assert taken == folder / "From_a_friend.jsonl" and taken.read_bytes() == data
    assert saves.take_in(sent, folder) == taken
    assert saves.take_in(taken, folder) == taken
    with taken.open("ab") as file:
        file.write(b'{"undo":1}\n')
    assert sent.read_bytes() == data
    assert saves.take_in(sent, folder) == taken, "it continues there"
    later = saves.copy(taken, folder, "Another try")
    os.utime(taken, (1, 1))
    assert saves.take_in(sent, folder) == later, "the one played last"
    again = save(tmp_path / "sent" / "From a friend.jsonl", answers=4)
    assert saves.take_in(again, folder).name == "From_a_friend-2.jsonl"
    bad = tmp_path / "bad.jsonl"
    bad.write_text("rubbish\n")
    with pytest.raises(JournalError, match="bad.jsonl holds no game"):
        saves.take_in(bad, folder)
    assert not (folder / "bad.jsonl").exists()


@pytest.mark.parametrize("disks", [1, 2])
def test_deleting_is_taken_back_with_all_that_belongs_to_it(
    folder: Path, monkeypatch: Patch, disks: int
) -> None:
    if disks == 2:  # the folder of the saves is a link
        monkeypatch.setattr(os, "rename", Mock(side_effect=OSError(errno.EXDEV, "another disk")))
    path = save(folder / "a.jsonl")
    saves.rename(path, "Mine")
    snapshot_path(path).write_text("{}")
    os.utime(path, (1_700_000_000,) * 2)
    before = path.read_bytes()
    entry = saves.delete(path)
    assert list(folder.iterdir()) == [] and entry.parent == saves.trash_folder(folder)
    assert saves.restore(entry, folder) == path
    assert path.read_bytes() == before and path.stat().st_mtime == 1_700_000_000
    assert saves.name_of(path) == "Mine" and snapshot_path(path).read_text() == "{}"
    assert list(saves.trash_folder(folder).iterdir()) == []
    with pytest.raises(SaveError, match="a.jsonl is|no longer"):
        saves.restore(entry, folder)
    with pytest.raises(SaveError, match=f"none.jsonl cannot be deleted: {NO_FILE}"):
        saves.delete(folder / "none.jsonl")


def test_what_comes_back_writes_over_nothing(folder: Path) -> None:
    entry = saves.delete(save(folder / "a.jsonl", seed=1))
    other = save(folder / "a.jsonl", seed=2)
    assert saves.restore(entry, folder) == folder / "a-2.jsonl"
    assert Journal.read(other).header.seed == 2


def test_the_trash_keeps_the_newest(folder: Path) -> None:
    entries = [saves.delete(save(folder / f"{n}.jsonl")) for n in range(saves.KEPT + 3)]
    assert sorted(saves.trash_folder(folder).iterdir()) == entries[3:]


@pytest.mark.parametrize("clock", ["1970", "2020", "2060"])
def test_the_trash_asks_no_clock(folder: Path, monkeypatch: Patch, clock: str) -> None:
    """Whatever the clock says, the most recent deletions are kept."""
    trash = saves.trash_folder(folder)
    entries = [saves.delete(save(folder / f"{n}.jsonl")) for n in range(saves.KEPT)]
    (trash / "my own").mkdir()
    for each in entries:  # older naming scheme
        each.rename(trash / f"2040{int(each.name):04d}-020000-000000")

    class Clock(datetime):
        @classmethod
        def now(cls, tz: Any = None) -> Any:
            return datetime(int(clock), 1, 1)

    monkeypatch.setattr(saves, "datetime", Clock)
    last = [saves.delete(save(folder / f"{n}.jsonl")) for n in ("x", "y")]
    assert [each.is_dir() for each in last] == [True, True]
    assert saves.restore(last[1], folder).name == "y.jsonl"
    kept = sorted(each.name for each in trash.iterdir())
    assert len(kept) == saves.KEPT and "my own" in kept
    assert "20400001-020000-000000" not in kept and "20400020-020000-000000" in kept


def test_companions_that_are_none_stop_nothing(folder: Path) -> None:
    path = save(folder / "a.jsonl")
    snapshot_path(path).mkdir()
    with saves.about_path(path).open("wb") as file:
        file.truncate(1 << 40)
    entry = saves.delete(path)
    assert [each.name for each in entry.iterdir()] == ["a.jsonl"]


def test_a_name_that_cannot_be_read_now_keeps_its_game_out_of_the_trash(
    folder: Path, busy: Busy
) -> None:
    path = save(folder / "a.jsonl")
    saves.rename(path, "Mine")
    busy.hold(saves.about_path(path))
    with pytest.raises(SaveError, match="a.jsonl cannot be deleted"):
        saves.delete(path)
    busy.let_go()
    entry = saves.delete(path)
    busy.hold(saves.about_path(entry / path.name))
    with pytest.raises(SaveError, match="a.jsonl cannot be restored"):
        saves.restore(entry, folder)
    busy.let_go()
    assert saves.name_of(saves.restore(entry, folder)) == "Mine"


@pytest.mark.posix
def test_odd_things_among_the_saves_stop_no_game_from_elsewhere(
    folder: Path, tmp_path: Path
) -> None:
    sent = save(tmp_path / "From a friend.jsonl")
    (folder / "dangling.jsonl").symlink_to(tmp_path / "nothing")
    (folder / "From_a_friend.jsonl").symlink_to(tmp_path / "nothing")
    (folder / "folder.jsonl").mkdir()
    taken = saves.take_in(sent, folder)
    assert taken.name == "From_a_friend-2.jsonl" and taken.read_bytes() == sent.read_bytes()
    assert saves.take_in(sent, folder) == taken
    assert (folder / "From_a_friend.jsonl").is_symlink()


def stopping(at: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Wrap file operations: number ``at`` of them never happens, as after a power failure."""
    left = [at]

    def wrap(call: Callable[..., Any]) -> Callable[..., Any]:
        def run(*given: Any, **named: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt
            return call(*given, **named)

        return run

    return wrap


@pytest.mark.parametrize("at", range(6))
def test_a_stop_at_any_moment_loses_no_game(folder: Path, monkeypatch: Patch, at: int) -> None:
    path = save(folder / "a.jsonl")
    saves.rename(path, "Mine")
    before = path.read_bytes()
    wrap = stopping(at)
    with monkeypatch.context() as patch:
        patch.setattr("shutil.copy2", wrap(saves.shutil.copy2))
        patch.setattr("os.rename", wrap(os.rename))
        patch.setattr("os.replace", wrap(os.replace))
        try:
            saves.rename(path, "Ours")
            saves.restore(saves.delete(path), folder)
        except KeyboardInterrupt:
            pass
    found = [each for each in folder.parent.rglob("a.jsonl") if each.read_bytes() == before]
    assert found
    here = found[0].parent == folder
    assert not here or saves.name_of(found[0]) in ("Mine", "Ours")


@pytest.mark.skipif(os.name == "nt", reason="folders are no files there")
def test_a_write_that_fails_leaves_what_was(folder: Path, monkeypatch: Patch) -> None:
    path = save(folder / "a.jsonl")
    saves.rename(path, "Mine")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(SaveError, match="a.jsonl cannot be renamed: no space left on device"):
        saves.rename(path, "Ours")
    assert saves.name_of(path) == "Mine"
    assert sorted(each.name for each in folder.iterdir()) == ["a.jsonl", "a.jsonl.about"]
