"""Finished games of any game: filed once, read again, set aside when broken; time at the table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.client.tabletop.records import records
from game.client.tabletop.records.records import Book, Clock, Finished, Record, Usual
from tests.client.tabletop.coins import CoinModel, a_session

COINS: Finished[Book[Record]] = Finished("coin", Book[Record])


def a_record(number: int, rounds: int = 9, minutes: float | None = None) -> Record:
    return Record(id=f"{number:016}", seats=2, rounds=rounds, minutes=minutes)


def test_each_game_has_a_file_of_its_own() -> None:
    first = COINS.add(a_record(1))
    assert COINS.path.name == "coin_finished.json" and COINS.read() == first
    assert Finished("dice", Book[Record]).read().games == []
    assert COINS.add(a_record(1)) == first, "the same game counts once"
    assert [each.id for each in COINS.add(a_record(2)).games] == [a_record(1).id, a_record(2).id]


def test_the_record_of_a_game_is_the_same_whenever_it_is_made(tmp_path: Path) -> None:
    model = CoinModel(a_session(tmp_path / "game.jsonl", answers=99))
    kept = records.record(model, 4.5)
    assert (kept.seats, kept.rounds, kept.minutes) == (2, model.state.round, 4.5)
    assert records.record(CoinModel(a_session(answers=99))).id == kept.id
    assert records.record(CoinModel(a_session(seed=4, answers=99))).id != kept.id


def test_only_a_game_on_disk_that_is_no_practice_is_worth_keeping(tmp_path: Path) -> None:
    session = a_session(tmp_path / "game.jsonl")
    assert records.worth_keeping(session) and not records.worth_keeping(a_session())
    session.practise()
    assert not records.worth_keeping(session)


@pytest.mark.parametrize(
    "content", ["", "{", "[]", '{"form":2,"games":[]}', '{"form":1,"games":[{"id":"x"}]}', "\0"]
)
def test_a_broken_book_is_put_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "state" / "book.json"
    path.parent.mkdir()
    for _ in range(2):
        path.write_text(content, "utf-8")
        assert COINS.read(path) == Book[Record]()
        assert not path.exists()
    assert sorted(each.read_text("utf-8") for each in path.parent.iterdir()) == [content] * 2
    assert COINS.add(a_record(1), path).games == [a_record(1)] == COINS.read(path).games
    assert json.loads(path.read_text("utf-8"))["form"] == 1


def test_a_folder_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert COINS.add(a_record(1), tmp_path / "file" / "book.json").games == [a_record(1)]


def test_the_clock_stops_while_nobody_is_there() -> None:
    clock = Clock(3)
    assert clock.minutes(4) is None, "one round says nothing yet"
    for _ in range(60):
        clock.stir()
        clock.tick(2.0)
    assert clock.minutes(5) == pytest.approx(5.0), "two minutes for two rounds, so five for five"
    for _ in range(5000):
        clock.tick(1.0)
    assert clock.seconds < 120 + Clock.PAUSE + 2
    clock.stir()
    clock.tick(1.0)
    assert clock.seconds < 120 + Clock.PAUSE + 3


def test_three_games_of_ones_own_say_more_than_what_is_usual() -> None:
    usual = Usual(12, 2.0, "what its box says")
    few = [a_record(1, 30, 90.0), a_record(2, 30, 90.0)]
    length = records.length(few, usual)
    assert length.words == "About 12 rounds, 25 minutes"
    assert length.source == "Based on what its box says; after 3 of your own, on those."
    length = records.length([*few, a_record(3, 40, 80.0)], usual)
    assert (length.rounds, length.minutes, length.games) == (30, 90, 3)
    untimed = records.length([a_record(number, 30) for number in range(3)], usual)
    assert (untimed.rounds, untimed.minutes) == (30, 60)
    old = [a_record(number, 99) for number in range(5)]
    new = [a_record(number, 10) for number in range(records.NEWEST)]
    assert records.length([*old, *new], usual).rounds == 10, "the newest count"
