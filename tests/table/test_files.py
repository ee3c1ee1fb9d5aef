"""Files that another program holds for a moment, and those that the program keeps."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game import patience
from game.table.files import KeptFile, Unfit, move, read_file, set_aside, write_whole
from tests.attack.kit import SPECIAL, in_time

if TYPE_CHECKING:
    from tests.windows_files import Busy

pytest_plugins = ("tests.windows_files",)

NO_FILES = ("pipe", "socket", "zeros", "null", "folder", "loop", "giant")


def words(path: Path) -> KeptFile[list[str]]:
    return KeptFile(path, json.loads, lambda said: json.dumps(said).encode(), list, 1000)


def test_a_file_that_is_held_for_a_moment_is_read_replaced_and_moved(
    tmp_path: Path, busy: Busy
) -> None:
    path = tmp_path / "a.json"
    for deed in (
        lambda: write_whole(path, b"1"),
        lambda: read_file(path, 10),
        lambda: write_whole(path, b"2"),
        lambda: move(path, tmp_path / "b.json"),
    ):
        busy.hold(path, 3)
        deed()
    assert (tmp_path / "b.json").read_bytes() == b"2" and busy.refused == 12
    assert busy.waits == [*patience.SHORT[:3]] * 4


def test_patience_ends_in_less_than_a_second(tmp_path: Path, busy: Busy) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"1")
    busy.hold(path)
    with pytest.raises(PermissionError):
        write_whole(path, b"2")
    assert sum(busy.waits) < 1 and busy.refused == len(patience.SHORT) + 1
    busy.let_go()
    assert path.read_bytes() == b"1" and list(tmp_path.iterdir()) == [path]


def test_an_error_that_waiting_does_not_cure_is_told_at_once(tmp_path: Path, busy: Busy) -> None:
    with pytest.raises(FileNotFoundError):
        read_file(tmp_path / "none", 10)
    (tmp_path / "folder").mkdir()
    with pytest.raises(Unfit, match="it is a folder"):
        read_file(tmp_path / "folder", 10)
    assert busy.waits == []


@pytest.mark.skipif(os.name == "nt", reason="there a refused file is mostly free again soon")
def test_elsewhere_a_file_without_permission_stays_so(
    tmp_path: Path, busy: Busy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "WINDOWS", False)
    busy.hold(tmp_path / "a.json")
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "a.json", b"1")
    assert busy.waits == []


@pytest.mark.usefixtures("strict_files")
def test_a_file_that_is_open_is_not_replaced_where_that_is_impossible(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"1")
    with path.open("rb"), pytest.raises(PermissionError):
        write_whole(path, b"2")
    with (tmp_path / "b").open("wb"), pytest.raises(PermissionError):
        os.rename(tmp_path, tmp_path.with_name("other"))
    write_whole(path, b"2")
    assert path.read_bytes() == b"2"


def test_a_missing_file_is_made_and_one_with_another_content_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    assert words(path).read() == [] and not path.exists()
    assert words(path).change(lambda known: [*known, "x"]) == ["x"] == words(path).read()
    for number, broken in enumerate((b"{", b"\xff", b"9" * 2000)):
        path.write_bytes(broken)
        assert words(path).change(lambda known: [*known, "y"]) == ["y"]
        aside = tmp_path / f"a.broken{f'-{number + 1}' if number else ''}.json"
        assert aside.read_bytes() == broken
    set_aside(path)
    assert not path.exists() and len(list(tmp_path.iterdir())) == 4


def test_what_cannot_be_read_is_not_replaced(tmp_path: Path, busy: Busy) -> None:
    path = tmp_path / "a.json"
    words(path).change(lambda known: ["x"])
    busy.hold(path)
    assert words(path).read() == []
    assert words(path).try_change(lambda known: [*known, "y"]) == ["y"]
    with pytest.raises(PermissionError):
        words(path).change(lambda known: [*known, "y"])
    busy.let_go()
    assert words(path).change(lambda known: [*known, "z"]) == ["x", "z"]


def test_a_broken_file_that_cannot_be_set_aside_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"{")

    def refused(old: Path, new: Path) -> None:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", refused)
        assert words(path).read() == []
        assert words(path).try_change(lambda known: ["x"]) == ["x"]
        with pytest.raises(OSError, match="Read-only"):
            words(path).change(lambda known: ["x"])
    assert path.read_bytes() == b"{"


def test_nothing_is_written_when_nothing_changes(tmp_path: Path) -> None:
    assert words(tmp_path / "a.json").change(lambda known: known) == []
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("kind", NO_FILES)
@pytest.mark.posix
def test_what_is_no_file_is_set_aside(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "a.json"
    SPECIAL[kind](path)
    with in_time(5, kind):
        assert words(path).change(lambda known: ["x"]) == ["x"]
    assert {each.name for each in tmp_path.iterdir()} == {"a.json", "a.broken.json"}
