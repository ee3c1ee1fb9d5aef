"""The game of captains that the bench measures: always the same, with its moments."""

from __future__ import annotations

import pytest

from game.client.games.free_captains.bench import BENCH
from game.client.shell import bench


@pytest.mark.long
def test_the_game_asked_for_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured_game", "free_captains")
    assert bench._measured() is BENCH
    for name, value in (("ANSWERS", 2), ("THOUGHT", 0.1), ("WARMING", 3)):
        monkeypatch.setattr(bench, name, value)
    first = bench._play()
    assert sum(each.startswith("answer") for each in first["what"]) == 2
    assert bench.measure("no_such_game") == {}
