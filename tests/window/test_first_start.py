"""The first start in a real window: questions are answered, a lesson begins, and they are gone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .players import shows
from .screen import Screen
from .test_harbor import LARGE, SMALL, Hands


@pytest.mark.long
@pytest.mark.parametrize("screen", [SMALL, LARGE], indirect=True)
def test_the_shelf_asks_at_the_first_start_alone(screen: Screen, tmp_path: Path) -> None:
    stored = tmp_path / "config" / "settings.json"
    stored.unlink()
    screen.start("--size", screen.size)
    hands = Hands(screen)
    line = hands.see(shows("first.done"))
    assert line["scene"] == "title" and line["focus"] == "menu.learn"
    hands.choose(line, "first.mute", 1, 2)
    hands.choose(line, "first.reduced_motion", 1, 2)
    hands.shelf("free_captains")
    hands.go("menu.learn", "lessons")
    assert not json.loads(stored.read_text("utf-8"))["first_start_done"]
    hands.go("lesson.line", "table")
    kept = json.loads(stored.read_text("utf-8"))
    assert kept["mute"] and kept["reduced_motion"] and kept["first_start_done"]
    screen.game.terminate()
    screen.game.wait(10)
    screen.start("--size", screen.size)
    line = screen.until(lambda now: now["scene"] == "title")
    assert not shows("first.done")(line) and shows("menu.load")(line)
