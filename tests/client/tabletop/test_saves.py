"""Saved games of any game: their description in the list, and the cached picture."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.shell.window import registry, thumbnails
from game.client.tabletop.records.keeper import QUIET, Dump, Keeper
from game.table.journal import Journal, JournalError
from game.table.session import Session
from game.table.snapshots import read_snapshot, snapshot_path
from tests.client.tabletop import coins
from tests.client.tabletop.coins import SAVES, CoinModel, a_session
from tests.table import coin
from tests.table.coin import BANK


@pytest.fixture(autouse=True)
def _window() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


def test_a_game_under_way_and_a_finished_one_are_described(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    a_session(path, answers=2).close()
    facts = registry.describe_save(path)
    assert facts == replace(SAVES.describe(path), game="coin")
    assert facts.line == "Seat 1, round 1, 2 of 6 coins" and facts.hero == "Seat 1"
    assert facts.marks == (("", "Round 1"), ("", "against Seat 2"))
    assert facts.details == (("Against", "Seat 2"), ("Choices", "2"))
    assert facts.seed == 3 and not facts.finished
    done = tmp_path / "done.jsonl"
    session = a_session(done, answers=20, goal=3)
    session.close()
    facts = SAVES.describe(done)
    assert session.result() is not None and facts.finished
    assert facts.line == "Seat 1, won, 3 coins" and facts.marks == (("", "Won in round 1"),)


def a_game_of(path: Path, *verbs: str) -> None:
    """Play a whole game of two people: each has one answer, over and over, and then ends the
    turn."""
    seats = [{"kind": "human"}, {"kind": "human"}]
    session = Session(coins.GAME, {"game": "coin", "seats": seats, "goal": 3}, 3, path)
    while (decision := session.decision()) is not None:
        keys = {each.verb: each.key for each in decision.options}
        session.choose(keys.get(verbs[decision.seat], keys["end"]))
    session.close()


def test_a_winner_keeps_the_capitals_of_a_name(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    a_game_of(path, "end", "bank")
    facts = SAVES.describe(path)
    assert facts.line == "Seat 1, Seat 2 won, 0 coins"
    assert facts.marks == (("", "Seat 2 won in round 1"),)


@pytest.mark.parametrize(("together", "how"), [(False, "nobody won"), (True, "lost")])
def test_a_game_that_nobody_has_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, together: bool, how: str
) -> None:
    monkeypatch.setattr(coin, "RULES", replace(coin.RULES, together=together))
    path = tmp_path / "coin.jsonl"
    a_game_of(path, "end", "end")
    facts = SAVES.describe(path)
    assert facts.line == f"Seat 1, {how}, 0 coins"
    assert facts.marks[0][1].startswith(how.capitalize()) and facts.finished


def test_players_who_win_together_are_with_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coin, "RULES", replace(coin.RULES, together=True))
    path = tmp_path / "coin.jsonl"
    a_session(path).close()
    facts = SAVES.describe(path)
    assert ("With", "Seat 2") in facts.details and ("", "with Seat 2") in facts.marks
    done = tmp_path / "done.jsonl"
    a_session(done, answers=20, goal=3).close()
    assert SAVES.describe(done).line == "Seat 1, won, 3 coins"


def test_a_file_of_another_game_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "go.jsonl"
    path.write_text('{"journal":1,"game":"go","content":"1","setup":{},"seed":1}\n', "utf-8")
    with pytest.raises(JournalError, match="go.jsonl is a game of go, not of Coins"):
        SAVES.describe(path)
    path.write_text('{"journal":1,"game":"coin","content":"coin-1","setup":{},"seed":1}\n', "utf-8")
    with pytest.raises(JournalError, match="go.jsonl does not work with this version: "):
        SAVES.describe(path)


def test_a_game_without_a_picture_of_its_own_shows_its_emblem(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    a_session(path).close()
    assert registry.draw_save(path).get_size() == thumbnails.SIZE


def test_the_state_comes_from_the_snapshot_and_the_answers_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "coin.jsonl"
    session = a_session(path, answers=1)
    Keeper(CoinModel(session), SAVES).keep()
    assert snapshot_path(path).is_file()
    session.choose(BANK.key)
    session.close()
    monkeypatch.setattr(coins.CoinGame, "new", None)
    assert "2 of 6 coins" in SAVES.describe(path).line


def test_picture_and_snapshot_are_kept_when_the_table_rests(tmp_path: Path) -> None:
    path = tmp_path / "coin.jsonl"
    model = CoinModel(a_session(path))
    keeper = Keeper(model, SAVES)
    keeper.update(QUIET / 2)
    keeper.stir()
    keeper.update(QUIET / 2)
    assert thumbnails.load(path, 3) is None, "somebody is still at the table"
    keeper.update(QUIET, settled=False)
    assert thumbnails.load(path, 3) is None, "a turn is shown again"
    keeper.update(QUIET / 2)
    for _ in range(12):  # a part in each frame
        keeper.update(QUIET / 2)
    assert thumbnails.load(path, 3) is not None and keeper.kept == model.version
    model.answer(BANK.key)
    keeper.keep()
    found = read_snapshot(path, Journal.read(path))
    assert found is not None and found[0] == 1
    Keeper(CoinModel(a_session()), SAVES).keep()  # not on disk: there is nothing to save


def test_the_first_snapshot_is_begun_as_soon_as_the_table_is_on_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dump, "known", set())
    made: list[bytes] = []
    dump = coins.GAME.dump
    monkeypatch.setattr(coins.GAME, "dump", lambda state: made.append(dump(state)) or made[-1])
    keeper = Keeper(CoinModel(a_session(tmp_path / "coin.jsonl")), SAVES)
    keeper.update(0.0, settled=False)
    assert not Dump.known, "nothing while a turn is shown"
    keeper.update(0.0)
    assert Dump.known == {"coin"}
    keeper.update(0.0)
    for thread in threading.enumerate():
        if thread.name == "snapshot":
            thread.join(5.0)
    assert len(made) == 1, "once in a process"


def test_a_picture_that_cannot_be_made_harms_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coins.CoinSaves, "drawn", lambda *given: 1 / 0)
    path = tmp_path / "coin.jsonl"
    Keeper(CoinModel(a_session(path)), SAVES).keep()
    assert snapshot_path(path).is_file() and thumbnails.load(path, 3) is None
