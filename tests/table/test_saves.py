"""Saved games: where they lie, their list, their names."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from game.table import saves
from game.table.journal import Answer, Header, Journal, Outcome, snapshot_path
from game.table.saves import SaveError


def save(path: Path, answers: int = 2, finished: bool = False, when: int = 0) -> Path:
    header = Header(game="outer_rim", content="1", setup={"seats": [{}, {}]}, seed=1)
    with Journal.create(path, header) as journal:
        for seq in range(answers):
            journal.append(Answer(seq=seq, seat=0, key="end"))
        if finished:
            journal.finish(answers, Outcome(winner=1, ending="fame", scores=(3, 10)))
    os.utime(path, (1_700_000_000 + when,) * 2)
    return path


def test_the_folder_follows_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    assert saves.saves_folder() == tmp_path / "saves"
    monkeypatch.delenv("RIMWARD_HOME")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, **_: tmp_path / name)
    assert saves.saves_folder() == tmp_path / "rimward" / "saves"


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


def test_the_list_has_the_latest_first_and_tells_what_is_wrong(tmp_path: Path) -> None:
    save(tmp_path / "old.jsonl", when=1)
    save(tmp_path / "new.jsonl", finished=True, when=9)
    (tmp_path / "bad.jsonl").write_text("rubbish\n")
    (tmp_path / "notes.txt").write_text("rubbish\n")
    os.utime(tmp_path / "bad.jsonl", (1_700_000_005,) * 2)
    listed = saves.list_saves(tmp_path)
    assert [info.name for info in listed] == ["new", "bad", "old"]
    assert listed[0].summary == "Outer rim, 2 players, 2 answers, won by player 2"
    assert listed[2].summary == "Outer rim, 2 players, 2 answers"
    assert [info.finished for info in listed] == [True, False, False]
    assert listed[1].problem.startswith("bad.jsonl holds no game: its first line is not JSON;")
    assert listed[2].when == datetime.fromtimestamp(1_700_000_001)
    assert saves.list_saves(tmp_path / "none") == []


def test_a_description_that_fails_hides_nothing(tmp_path: Path) -> None:
    save(tmp_path / "a.jsonl")

    def fail(path: Path, kept: Any) -> str:
        raise KeyError("boba")

    [info] = saves.list_saves(tmp_path, fail)
    assert info.problem == "a.jsonl cannot be opened: 'boba'"


def test_the_latest_unfinished_game_is_the_one_to_go_on_with(tmp_path: Path) -> None:
    assert saves.latest_unfinished(tmp_path) is None
    save(tmp_path / "a.jsonl", when=1)
    save(tmp_path / "b.jsonl", when=2)
    save(tmp_path / "c.jsonl", when=3, finished=True)
    (tmp_path / "d.jsonl").write_text("rubbish")
    found = saves.latest_unfinished(tmp_path)
    assert found is not None and found.name == "b"


def test_delete_takes_the_snapshot_too(tmp_path: Path) -> None:
    path = save(tmp_path / "a.jsonl")
    snapshot_path(path).touch()
    saves.delete(path)
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(SaveError, match="a.jsonl cannot be deleted: no such file"):
        saves.delete(path)


def test_rename(tmp_path: Path) -> None:
    path = save(tmp_path / "a.jsonl")
    snapshot_path(path).touch()
    assert saves.rename(path, "a") == path
    path = saves.rename(path, "  Über den Rand. ")
    assert sorted(one.name for one in tmp_path.iterdir()) == [
        "Über den Rand.jsonl",
        "Über den Rand.jsonl.snapshot",
    ]
    save(tmp_path / "b.jsonl")
    with pytest.raises(SaveError, match="a save named 'b' already"):
        saves.rename(path, "b")
    with pytest.raises(SaveError, match="cannot be renamed"):
        saves.rename(tmp_path / "none.jsonl", "c")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "is empty"),
        (" . ", "is empty"),
        ("a/b", "cannot hold '/'"),
        ("..\\x", r"cannot hold '\\\\'"),
        ("a\0", "cannot hold"),
        ("a\nb", "cannot hold"),
        (".hidden", "cannot be a name"),
        ("CON", "cannot be a name"),
        ("x" * 81, "has 81 letters; at most 80 fit"),
    ],
)
def test_names_that_do_not_work_everywhere(tmp_path: Path, name: str, told: str) -> None:
    path = save(tmp_path / "a.jsonl")
    with pytest.raises(SaveError, match=told):
        saves.rename(path, name)
    assert path.is_file()
