"""The bench's analysis of its measurements, and its game, which is always the same."""

from __future__ import annotations

import pytest

from game.client.games.outer_rim import bench as outer_rim_bench
from game.client.shell import bench
from game.client.shell.bench import Game


def test_of_each_frame_the_quickest_run_counts() -> None:
    what = ["answer 1, end", "after answer 1, end", "while thinking"]
    drawn = [True, True, False]
    games = [Game([9.0, 4.0, 1.0], what, drawn, 250.0), Game([6.0, 5.0, 8.0], what, drawn, 240.0)]
    assert bench.summary(games) == {
        "play_ms_p50": 5.0,
        "play_ms_p99": 6.0,
        "play_ms_max": 6.0,
        "play_slowest": "answer 1, end",
        "play_memory_mib": 240.0,
    }


def test_the_slowest_frame_may_be_one_that_draws_nothing() -> None:
    told = bench.summary([Game([3.0, 70.0], ["answer", "thinking"], [True, False], None)])
    assert (told["play_ms_max"], told["play_slowest"]) == (70.0, "thinking")
    assert told["play_memory_mib"] is None


def test_games_that_differ_are_refused() -> None:
    games = [Game([1.0], [name], [True], None) for name in ("answer 1, end", "answer 1, pass")]
    with pytest.raises(ValueError, match="not the same game"):
        bench.summary(games)


@pytest.mark.long
def test_the_game_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the same frame by frame; with other answers it is a different one."""
    for name, value in (("ANSWERS", 2), ("THOUGHT", 0.1), ("WARMING", 3)):
        monkeypatch.setattr(bench, name, value)
    first, again = bench._play(), bench._play()
    assert first["what"] == again["what"] and first["drawn"] == again["drawn"]
    assert sum(each.startswith("answer") for each in first["what"]) == 2
    monkeypatch.setattr(outer_rim_bench, "SCRIPT", 4)
    assert bench._play()["what"] != first["what"]
