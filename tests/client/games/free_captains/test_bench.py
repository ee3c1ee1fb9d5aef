"""The game of captains that the bench measures: always the same, with its moments."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.games.free_captains.bench import BENCH
from game.client.games.free_captains.end import CaptainsEnd
from game.client.shell import bench


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    pygame.display.quit()


def test_the_game_asked_for_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measured_game", "free_captains")
    assert bench._measured() is BENCH
    for name, value in (("ANSWERS", 4), ("THOUGHT", 0.1), ("WARMING", 3)):
        monkeypatch.setattr(bench, name, value)
    first, again = bench._play(), bench._play()
    assert first["what"] == again["what"]
    assert sum(each.startswith("answer") for each in first["what"]) == 4
    assert bench.measure("no_such_game") == {}


def test_each_moment_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.client.games.free_captains.bench.RESTING", 3)
    seen = []
    for name, app, act in BENCH.moments((1280, 720)):
        act()
        app.frame([], 0.1)
        seen.append((name, type(app.stack.top).__name__))
        pygame.display.quit()
    assert seen == [
        ("line", "CaptainsTable"), ("search", "CaptainsTable"), ("end", CaptainsEnd.__name__)
    ]  # fmt: skip
