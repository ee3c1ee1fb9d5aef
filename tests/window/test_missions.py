"""The missions of The Mandalorian in a real window, from the shelf of a new user to the end: by
mouse alone, by keys alone, and with a companion."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.table.journal import Journal

from .crew import Hand, Mind
from .players import (CONTINUE, LARGE, LONG, SLOW, SMALL, Keys, Line, Player, has, in_order, pick,
    play, scene, to_title)  # fmt: skip
from .screen import Screen

MOST = 700  # answers; a mission takes a quarter of that
STORY = ("the_asset", "a_promise_broken", "six_minutes", "town_square")
STANDARD = 1  # of the three levels


def shelf(player: Player) -> Line:
    """Choose the missions on the shelf, and begin a new game."""
    screen = player.screen
    line = screen.until(scene("title"), SLOW)
    if isinstance(player, Keys):
        player.to(line, "shelf.outer_rim")
        screen.keys("Right")
        screen.until(lambda now: now["focus"] == "shelf.free_captains")
        screen.keys("Right")
        line = screen.until(lambda now: now["focus"] == "shelf.mandalorian")
    else:
        player.press(line, "shelf.mandalorian")
        line = screen.rested(lambda now: now["focus"] == "shelf.mandalorian", 2.0) or screen.now()
    player.press(line, "menu.new_game")
    return screen.until(scene("new_game"), SLOW)


def begin(player: Player, mission: str, level: int = 0) -> Line:
    """Go from the title to the first question of a mission, past the guide cards that a new user
    is shown. A house rule opens missions that the guide deck has not opened yet."""
    screen = player.screen
    line = shelf(player)
    if mission != STORY[0] or level:
        if has(line, "new.part"):
            player.choose(line, "new.part", 1, 3)
            line = screen.until(lambda now: has(now, "new.level"), SLOW)
        if level:
            player.choose(line, "new.level", level, 3)
            line = still(player)
        if mission != STORY[0]:
            player.press(line, "new.rules")
            line = screen.until(lambda now: has(now, "house.everything"), SLOW)
            player.press(line, "house.everything")
            player.press(still(player), "house.done")
            line = still(player)
        if has(line, "new.part"):
            player.choose(line, "new.part", 0, 3)
            line = screen.until(lambda now: has(now, f"mission.{mission}"), SLOW)
        if mission != STORY[0]:
            player.press(line, f"mission.{mission}")
            line = still(player)
    return start(player, line)


def start(player: Player, line: Line) -> Line:
    """Go from the choices to the first question, past the guide cards and the intro."""
    screen = player.screen
    player.press(line, "new.start")
    line = screen.until(lambda now: now["scene"] != "new_game", SLOW)
    while line["scene"] == "guide":
        player.press(line, "reading.next")
        line = screen.settled(SLOW)
    if line["scene"] == "intro":
        player.press(line, "intro.skip")
        line = screen.settled(SLOW)
    while line["scene"] != "table" or not line["controls"]:
        if has(line, CONTINUE):
            player.press(line, CONTINUE)  # the briefing
        line = screen.settled(SLOW)
    return line


def still(player: Player) -> Line:
    """Return what is shown once nothing changes any more."""
    return player.screen.rested(lambda line: False, 0.7) or player.screen.now()


@LONG
@pytest.mark.parametrize(
    ("screen", "mission", "by_keys"),
    [*((LARGE if mission == STORY[1] else SMALL, mission, False) for mission in STORY),
     (LARGE, STORY[0], True)],
    indirect=["screen"],
)  # fmt: skip
def test_a_whole_mission_from_the_shelf_to_the_end(
    screen: Screen, tmp_path: Path, mission: str, by_keys: bool
) -> None:
    screen.start("--size", screen.size)
    mind = Mind(tmp_path / "saves")
    player: Player = Keys(screen) if by_keys else (hand := Hand(screen, mind))
    line, given = play(player, begin(player, mission, STANDARD), random.Random(5), MOST, mind)
    assert line["scene"] == "end", "the mission should have come to its end"
    to_title(player, line)
    kept = Journal.read(next((tmp_path / "saves").glob("mandalorian-*.jsonl")))
    assert kept.header.setup["mission"] == mission
    assert by_keys or hand.dropped, "a card was dropped on the goal of its action"
    assert in_order(given, [answer.key for answer in kept.answers])
    assert kept.outcome is not None


@LONG
@pytest.mark.parametrize("screen", [SMALL, LARGE], indirect=True)
def test_a_whole_mission_with_a_companion(screen: Screen, tmp_path: Path) -> None:
    """A second seat is added and given to a companion, who plays its own turns and says why."""
    screen.start("--size", screen.size)
    mind = Mind(tmp_path / "saves")
    hand = Hand(screen, mind)
    hand.press(shelf(hand), "new.add")
    line = screen.until(lambda now: has(now, "seat.1.kind"), SLOW)
    pick(hand, line, "seat.1.kind", "companion", SLOW)
    line, given = play(hand, start(hand, still(hand)), random.Random(5), MOST, mind)
    assert line["scene"] == "end" and given
    mind.follow()
    assert mind.state.said[1], "the companion has given a reason"
    kept = Journal.read(next((tmp_path / "saves").glob("mandalorian-*.jsonl")))
    assert [seat["kind"] for seat in kept.header.setup["seats"]] == ["human", "companion"]
    assert kept.header.setup["mode"] == "normal" and kept.outcome is not None
    assert in_order(given, [each.key for each in kept.answers if each.seat == 0])
    assert any(each.seat == 1 for each in kept.answers)
