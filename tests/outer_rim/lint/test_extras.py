"""Packs of players on top of the box: what they add and replace, and what games keep of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.client.games.outer_rim.play import model
from game.client.games.outer_rim.shelf import saves
from game.client.shell.window import registry
from game.client.tabletop.play import load_session
from game.commands import check, headless, replay, simulate
from game.outer_rim.game import OuterRim, load
from game.table.journal import JournalError
from game.table.packs import player_packs
from game.table.packs.player_packs import PackMissing
from game.table.session import Session
from tests.outer_rim.lint.test_broken_packs import bounty, gear, sold, talk, token

Out = pytest.CaptureFixture[str]
SETUP = {"game": "outer_rim", "seats": [{"kind": "random"}, {"kind": "random"}]}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a separate data folder, for a window that has loaded nothing."""
    monkeypatch.setenv("RIMWARD_HOME", str(tmp_path))
    # Set and deleted, so that what --no-packs sets in a test is undone after it.
    monkeypatch.setenv(player_packs.OFF, "")
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Make the window load its rules again."""
    load_session.the_game.cache_clear()


def put(home: Path, name: str, *cards: dict[str, Any], version: str = "1", **more: Any) -> Path:
    """Write a pack to the data folder; return its folder."""
    folder = home / "packs" / name
    folder.mkdir(parents=True, exist_ok=True)
    info = {"id": name, "name": name.title(), "game": "outer_rim", "version": version, **more}
    (folder / "pack.json").write_text(json.dumps(info))
    (folder / "cards.json").write_text(json.dumps({"cards": list(cards)}))
    return folder


def test_a_pack_may_build_on_one_before_it(home: Path) -> None:
    put(home, "a", token(), talk())
    put(home, "b", bounty(id="on_thing", target="thing"))
    assert load().problems == []
    (home / "packs" / "a" / "cards.json").write_text("{")
    now = load()
    assert now.packs == ("Outer Rim 0.1.0",)
    place = home / "packs"
    assert [line.removeprefix(f"{place}/") for line in now.problems] == [
        'a/cards.json:1: broken JSON: a key in "double quotes" is missing before the end',
        "b/cards.json:1: on_thing.target: no contact 'thing'",
    ]


def test_a_pack_loads_only_on_top_of_those_it_requires(home: Path, game: OuterRim) -> None:
    put(home, "a_base", gear())
    put(home, "b_more", gear(id="more"), requires=["outer_rim", "a_base"])
    now = load()
    assert (now.problems, "more" in now.base.content.assets) == ([], True)
    assert load(content=now.version).version == now.version


@pytest.mark.long
def test_what_a_pack_requires_is_told_where_it_is_missing(home: Path) -> None:
    put(home, "a_base", gear())
    put(home, "b_more", gear(id="more"), requires=["c_late", "a_bas"])
    put(home, "c_late", gear(id="late"))
    now = load()
    assert "more" not in now.base.content.assets and "late" in now.base.content.assets
    (problem,) = now.problems
    assert problem.endswith(
        "pack.json:1: requires: the pack builds on 'c_late', which is not loaded before it; "
        "install it or rename its folder"
    )
    put(home, "b_more", gear(id="more"), requires=["a_bas"])
    put(home, "c_late", gear(id="late"), requires="a_base")
    near, text = load().problems
    assert near.endswith("before it; did you mean 'a_base'?") and "requires" in text


def test_a_broken_pack_leaves_no_trace(home: Path, game: OuterRim) -> None:
    put(home, "a", gear(), gear(id="other", cost=-1))
    put(home, "b", gear(id="sound"))
    now = load()
    assert now.packs == ("Outer Rim 0.1.0", "B 1")
    assert set(now.base.content.components) == {*game.base.content.components, "sound"}
    assert now.version == f"{game.version}+b-1-{now.version.rpartition('-')[2]}"


# --- journals ------------------------------------------------------------------------------------


def journal(home: Path, game: OuterRim) -> Path:
    """Return a game of some answers, kept on disk."""
    path = home / "saves" / "evening.jsonl"
    session = Session(game, SETUP, 3, path)
    for _ in range(12):
        decision = session.decision()
        assert decision is not None
        session.choose(decision.options[0].key)
    session.close()
    return path


def test_a_game_goes_on_with_the_packs_it_was_begun_with(home: Path) -> None:
    put(home, "mine", *sold())
    path = journal(home, load())
    put(home, "later", gear(id="extra"))
    forget()
    session = load_session.resume(path)
    assert session.seq == 12 and session.notes == []
    components = model.the_game().base.content.components
    assert "extra" in components
    assert "extra" not in session.game.base.content.components  # type: ignore[attr-defined]
    session.close()


def test_a_game_begun_without_packs_goes_on_without(home: Path, game: OuterRim) -> None:
    path = journal(home, load())
    put(home, "mine", *sold())
    session = load_session.resume(path)
    assert session.seq == 12 and session.notes == []
    assert session.game.version == game.version
    session.close()


def test_a_game_whose_pack_is_gone_says_which(home: Path, capsys: Out) -> None:
    folder = put(home, "mine", *sold())
    path = journal(home, load())
    before = path.read_bytes()
    folder.rename(home / "elsewhere")
    forget()
    told = (
        "This game was played with the pack 'mine' 1, which Rimward does not load; put it into "
        f"{home}/packs, or run main.py check to see what is wrong there."
    )
    with pytest.raises(JournalError) as refused:
        load_session.resume(path)
    assert str(refused.value) == told
    with pytest.raises(JournalError, match="the pack 'mine' 1"):
        saves.SAVES.describe(path)
    with pytest.raises(PackMissing, match="the pack 'mine' 1"):
        load(content=json.loads(before.split(b"\n")[0])["content"])
    assert replay.main([str(path)]) == 2
    assert capsys.readouterr().err == f"main.py replay: {told}\n"
    assert headless.main(["--journal", str(path)]) == 2
    assert capsys.readouterr().err == f"main.py headless: {told}\n"
    assert path.read_bytes() == before, "nothing is cut away"


# --- commands and the window ---------------------------------------------------------------------


def test_commands_tell_the_order_and_the_problems(home: Path, capsys: Out) -> None:
    put(home, "a", gear())
    bad = put(home, "b", gear(id="other", deck="gear"))
    assert simulate.main(["--games", "1", "--seats", "random,random", "--json"]) == 0
    assert capsys.readouterr().err.splitlines() == [
        f"{bad}/cards.json:1: cards[0].deck: 'gear' is not known; "
        "it should be one of 'bounty', 'cargo', 'gear_and_mod', 'job', 'luxury', 'ship'",
        "Packs with problems are left out.",
        "Card packs in the order they load: Outer Rim 0.1.0, A 1.",
    ]


@pytest.mark.long
def test_without_packs_no_command_tells_of_them(home: Path, capsys: Out) -> None:
    put(home, "b", gear(id="other", deck="gear"))
    assert simulate.main(["--games", "1", "--seats", "random,random", "--json", "--no-packs"]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.long
def test_check_tells_what_each_pack_does(home: Path, capsys: Out) -> None:
    one = put(home, "a", gear(), gear(id="vibroknife"))
    two = put(home, "b", gear(name="Better"))
    assert check.main([str(one), str(two)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "B 1 (b) replaces thing (of a)"


@pytest.mark.long
def test_check_tells_what_all_packs_do(home: Path, capsys: Out) -> None:
    put(home, "a", gear(), gear(id="vibroknife"))
    put(home, "b", gear(name="Better"))
    assert check.main([]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if "(a)" in line or "(b)" in line]
    assert told[:2] == [
        "A 1 (a) adds 1, replaces vibroknife (of outer_rim)",
        "B 1 (b) replaces thing (of a)",
    ]


def test_the_window_hears_of_problems(home: Path) -> None:
    assert registry.pack_problems() == []
    assert load_session.the_game.cache_info().currsize == 0, "nothing to load, nothing loaded"
    put(home, "a", gear(cost=-1))
    assert len(registry.pack_problems()) == 1
