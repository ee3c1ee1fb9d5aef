"""Players' packs: their location, their load order, and their record in journals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.table.packs import player_packs
from game.table.packs.player_packs import Used
from game.table.packs.reading import Pack
from tests.names import Patch


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: Patch) -> Path:
    """Return a private data folder."""
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    monkeypatch.delenv(player_packs.OFF, raising=False)
    return tmp_path


def put(home: Path, name: str, game: str = "outer_rim") -> Path:
    """Create a pack in the data folder."""
    folder = home / "packs" / name
    folder.mkdir(parents=True)
    info = {"id": name.replace("-", "_"), "name": name, "game": game, "version": "1"}
    (folder / "pack.json").write_text(json.dumps(info))
    return folder


def test_they_lie_in_the_data_folder_and_load_by_name(home: Path) -> None:
    assert player_packs.folders("outer_rim") == []
    assert not player_packs.present("outer_rim")
    names = ["b", "10-z", "a", "2-y"]
    for name in names:
        put(home, name)
    assert player_packs.folder() == home / "packs"
    assert [each.name for each in player_packs.folders("outer_rim")] == ["10-z", "2-y", "a", "b"]
    assert player_packs.present("outer_rim")


def test_hidden_folders_and_those_for_other_games_are_passed_over(
    home: Path, monkeypatch: Patch
) -> None:
    from game.table import registry

    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
    for name in (".git", "__MACOSX"):
        put(home, name)
    put(home, "coins", game="coin")
    lost = put(home, "lost", game="outer_rm")
    broken = put(home, "broken")
    (broken / "pack.json").write_text("{")
    assert player_packs.folders("outer_rim") == [broken, lost], "both have to be told of"
    assert [each.name for each in player_packs.folders("coin")] == ["broken", "coins", "lost"]


def test_they_can_be_left_out(home: Path, monkeypatch: Patch) -> None:
    put(home, "a")
    (home / "packs" / "lost.json").write_text("{}")
    monkeypatch.setenv(player_packs.OFF, "1")
    assert player_packs.folders("outer_rim") == [] and player_packs.astray() == []
    monkeypatch.setenv(player_packs.OFF, "0")
    assert len(player_packs.folders("outer_rim")) == 1


def test_files_beside_the_packs_are_told_of(home: Path) -> None:
    put(home, "a")
    (home / "packs" / "gear.json").write_text("{}")
    told = [str(each) for each in player_packs.astray()]
    place = home / "packs"
    inside = f"a pack is a folder; put its files into {place / 'NAME'}"
    assert told == [f"{place / 'gear.json'}:1: {inside}"]


def pack(id: str, version: str, digest: str) -> Pack:
    return Pack(id, id.title(), "outer_rim", version, {}, {}, digest * 64)


def test_a_journal_names_packs_in_order() -> None:
    named = player_packs.content([pack("box", "0.1.0", "a"), pack("mine", "1.0-beta_2", "b")])
    assert named == "box-0.1.0-aaaaaaaaaaaa+mine-1.0-beta_2-bbbbbbbbbbbb"
    assert player_packs.used(named) == [
        Used("box", "0.1.0", "a" * 12),
        Used("mine", "1.0-beta_2", "b" * 12),
    ]
    assert player_packs.used("") == player_packs.used("1f0c") == player_packs.used("a-b") == []


@pytest.mark.parametrize(
    ("now", "same", "told"),
    [
        ("box-1-aa+mine-1-bb", True, ""),
        ("box-1-aa+mine-2-cc", True, "The game was played with 'mine' 1 (now 2)."),
        ("box-1-aa+mine-1-cc", True, "The game was played with 'mine' 1 (its files have changed)."),
        ("mine-1-bb+box-1-aa", False, ""),
        ("box-1-aa", False, ""),
    ],
)
def test_what_has_changed_since(now: str, same: bool, told: str) -> None:
    named = "box-1-aa+mine-1-bb"
    assert player_packs.same(named, now) is same
    assert player_packs.changed(named, now) == told


def test_a_missing_pack_is_named_in_one_sentence(home: Path, monkeypatch: Patch) -> None:
    one, two = Used("mine", "1.0", "aa"), Used("yours", "2", "bb")
    assert str(player_packs.missing([one])) == (
        "This game was played with the pack 'mine' 1.0, which Rimward does not load; put it into "
        f"{home / 'packs'}, or run main.py check to see what is wrong there."
    )
    assert "the packs 'mine' 1.0 and 'yours' 2, which" in str(player_packs.missing([one, two]))
    monkeypatch.setenv(player_packs.OFF, "1")
    assert str(player_packs.missing([one])) == (
        "This game was played with the pack 'mine' 1.0; start without --no-packs."
    )
