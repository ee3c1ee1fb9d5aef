"""Edge in a real window, from the shelf of a new user to the end: by mouse alone, by keys alone."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.table.journal import Journal

from .players import Keys, Line, Mouse, Player, play
from .screen import Screen

MOST = 700  # answers; a case takes a third of that
SOME = 8  # answers of a case that is not played to its end
SMALL, LARGE = "1280x720", "1920x1080"
LONG = pytest.mark.long
SHELF = ("outer_rim", "free_captains", "mandalorian", "edge")
SLOW = 60.0
"""seconds for a screen to come up while the machine is busy"""


def _scene(name: str):  # type: ignore[no-untyped-def]
    return lambda line: line["scene"] == name


def begin(player: Player) -> Line:
    """Choose Edge on the shelf, and go to the first question of Port Ombra."""
    screen = player.screen
    line = screen.until(_scene("title"), SLOW)
    if isinstance(player, Keys):
        player.to(line, f"shelf.{SHELF[0]}")
        for other in SHELF[1:]:
            screen.keys("Right")
            line = screen.until(lambda now, id=other: now["focus"] == f"shelf.{id}", SLOW)
    else:
        player.press(line, "shelf.edge")
        line = screen.rested(lambda now: now["focus"] == "shelf.edge", 2.0) or screen.now()
    player.press(line, "menu.new_game")
    line = screen.until(_scene("new_game"), SLOW)
    player.press(line, "new.start")
    line = screen.until(_scene("table"), SLOW)
    while not line["controls"]:
        line = screen.settled(SLOW)
    return line


def _in_order(given: list[str], kept: list[str]) -> bool:
    """Return True if all answers given are kept in their order, among those that were forced."""
    rest = iter(kept)
    return all(key in rest for key in given)


@pytest.mark.parametrize("screen", [SMALL, pytest.param(LARGE, marks=LONG)], indirect=True)
def test_a_case_begins_and_is_kept(screen: Screen, tmp_path: Path) -> None:
    """From the shelf to the first checks with the mouse alone; the journal holds the same
    answers."""
    screen.start("--size", screen.size)
    mouse = Mouse(screen)
    line, given = play(mouse, begin(mouse), random.Random(5), SOME)
    assert line["scene"] == "table" and len(given) == SOME
    kept = Journal.read(next((tmp_path / "saves").glob("edge-*.jsonl")))
    assert _in_order(given, [answer.key for answer in kept.answers])


@LONG
@pytest.mark.parametrize("by_keys", [False, True])
@pytest.mark.parametrize("screen", [SMALL, LARGE], indirect=True)
def test_a_whole_case_from_the_shelf_to_the_end(
    screen: Screen, tmp_path: Path, by_keys: bool
) -> None:
    screen.start("--size", screen.size)
    player: Player = Keys(screen) if by_keys else Mouse(screen)
    line, given = play(player, begin(player), random.Random(5), MOST)
    assert line["scene"] == "end", "the case should have come to its end"
    player.press(line, "end.title")
    screen.until(_scene("title"), SLOW)
    kept = Journal.read(next((tmp_path / "saves").glob("edge-*.jsonl")))
    assert kept.header.setup["story"] == "ombra"
    assert _in_order(given, [answer.key for answer in kept.answers])
    assert kept.outcome is not None
