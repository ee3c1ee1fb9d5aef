"""A lesson of The Mandalorian in a real window, from the title to the list with its check marks: by
mouse alone, and by keys alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.client.games.mandalorian.lessons.scenes import LESSONS
from game.client.games.mandalorian.model import Model
from game.client.games.mandalorian.party import the_game
from game.client.tabletop.learning.coach import Coach
from game.table.session import Session

from .players import Keys, Line, Mouse, Player
from .screen import Screen

SMALL, LARGE = "1280x720", "1920x1080"
SLOW = 60.0
"""seconds for a screen to come up while the machine is busy"""
MOST = 40  # instructions of a chapter


def has(line: Line, id: str) -> bool:
    return any(each["id"] == id for each in line["widgets"])


def choose_lesson(player: Player, number: int) -> Line:
    """Go from the title of a new user to the list of this lesson."""
    screen = player.screen
    line = screen.until(lambda now: now["scene"] == "title", SLOW)
    if isinstance(player, Keys):
        player.to(line, "shelf.outer_rim")
        screen.keys("Right")
        screen.until(lambda now: now["focus"] == "shelf.free_captains")
        screen.keys("Right")
        line = screen.until(lambda now: now["focus"] == "shelf.mandalorian")
    else:
        player.press(line, "shelf.mandalorian")
        line = screen.rested(lambda now: now["focus"] == "shelf.mandalorian", 2.0) or screen.now()
    player.press(line, "menu.learn")
    line = screen.until(lambda now: now["scene"] == "lessons", SLOW)
    player.choose(line, "lessons.part", number, len(LESSONS.parts))
    return screen.rested(lambda now: False, 0.7) or screen.now()


def follow(player: Player, line: Line, id: str) -> Line:
    """Do what the coach of a chapter says, and go back to the list. The coach here watches the same
    chapter with the same answers as the one in the window."""
    screen, chapter = player.screen, LESSONS.find(id)
    player.press(line, f"lesson.{id}")
    line = screen.until(lambda now: now["scene"] == "table", SLOW)
    model = Model(Session(the_game(), dict(chapter.setup), chapter.seed))
    coach = Coach(chapter, model)
    for _ in range(MOST):
        line = screen.rested(lambda now: False, 0.5) or line
        while model.session.seq < line["seq"]:  # what left no choice was done in the window
            (only,) = model.options
            model.answer(only.key)
            coach.look()
        if coach.over:
            break
        assert coach.step is not None and not coach.remark
        if coach.step.task:
            key, seq = coach.wanted[0].key, line["seq"]
            player.answer(line, next(each for each in line["controls"] if each["key"] == key))
            line = screen.until(lambda now, seq=seq: now["seq"] != seq, SLOW)
            model.answer(key)
            coach.look()
        else:
            player.press(line, "coach.next")
            coach.go_on()
    assert coach.over, f"still at {coach.step}"
    player.press(line, "coach.next")
    return screen.until(lambda now: now["scene"] == "lessons", SLOW)


@pytest.mark.long
@pytest.mark.parametrize(("number", "by_keys"), [(1, False), (2, True)], ids=["mouse", "keys"])
@pytest.mark.parametrize("screen", [SMALL, LARGE], indirect=True)
def test_a_whole_lesson(screen: Screen, tmp_path: Path, number: int, by_keys: bool) -> None:
    screen.start("--size", screen.size)
    player: Player = Keys(screen) if by_keys else Mouse(screen)
    line = choose_lesson(player, number)
    ids = [each.id for each in LESSONS.of_part(LESSONS.parts[number])]
    assert [id for id in ids if has(line, f"lesson.{id}")] == ids
    for id in ids:
        if not has(line, f"lesson.{id}"):
            player.choose(line, "lessons.part", number, len(LESSONS.parts))
            line = screen.rested(lambda now: False, 0.7) or screen.now()
        line = follow(player, line, id)
        screen.keep(f"lesson_{id}")
    kept = json.loads(next(tmp_path.rglob("mandalorian_learning.json")).read_text("utf-8"))
    assert kept["chapters"] == ids
