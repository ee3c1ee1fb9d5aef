"""Lessons in a real window, from the title to the list with its check marks: by mouse alone, and by
keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from game.client.games.dice_table.play.model import Model as DiceModel
from game.client.games.edge.lessons import scenes as edge
from game.client.games.edge.play.model import Model as CaseModel
from game.client.games.mandalorian.lessons import scenes as mandalorian
from game.client.games.mandalorian.play.model import Model as MissionModel
from game.client.tabletop.guidance.lesson import Chapter
from game.client.tabletop.lessons.coach import Coach
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.play.load_session import the_game
from game.table.session import Session

from .players import LARGE, SLOW, SMALL, Keys, Line, Mouse, Player, has
from .screen import Screen

SHELF = ("outer_rim", "free_captains", "mandalorian", "edge")
MOST = 40  # instructions of a chapter


@dataclass(frozen=True)
class Course:
    """A lesson of a game: its number in the list, and the model of its table."""

    lessons: Lessons
    number: int
    model: Callable[[Session[Any]], Any]

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """The chapters of the lesson."""
        return self.lessons.of_part(self.lessons.parts[self.number])


COMPOUND = Course(mandalorian.LESSONS, 1, MissionModel)
CREW = Course(mandalorian.LESSONS, 2, MissionModel)
SHIFT = Course(edge.LESSONS, 0, CaseModel)
DICE = Course(edge.LESSONS, 1, DiceModel)


def choose_lesson(player: Player, course: Course) -> Line:
    """Go from the title of a new user to the list of this lesson."""
    screen, game = player.screen, course.lessons.game
    line = screen.until(lambda now: now["scene"] == "title", SLOW)
    if isinstance(player, Keys):
        player.to(line, f"shelf.{SHELF[0]}")
        for other in SHELF[1 : SHELF.index(game) + 1]:
            screen.keys("Right")
            line = screen.until(lambda now, id=other: now["focus"] == f"shelf.{id}", SLOW)
    else:
        player.press(line, f"shelf.{game}")
        line = screen.rested(lambda now: now["focus"] == f"shelf.{game}", 2.0) or screen.now()
    player.press(line, "menu.learn")
    line = screen.until(lambda now: now["scene"] == "lessons", SLOW)
    return turn_to(player, line, course)


def turn_to(player: Player, line: Line, course: Course) -> Line:
    """Show this lesson in the list."""
    player.choose(line, "lessons.part", course.number, len(course.lessons.parts))
    return player.screen.rested(lambda now: False, 0.7) or player.screen.now()


def follow(player: Player, line: Line, course: Course, id: str) -> Line:
    """Do what the coach of a chapter says, and go back to the list. The coach here watches the same
    chapter with the same answers as the one in the window."""
    screen, chapter = player.screen, course.lessons.find(id)
    player.press(line, f"lesson.{id}")
    line = screen.until(lambda now: now["scene"] == "table", SLOW)
    game = the_game(str(chapter.setup["game"]))
    model = course.model(Session(game, dict(chapter.setup), chapter.seed))
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
        if has(line, "results.continue"):
            player.press(line, "results.continue")
        elif coach.step.task:
            key, seq = coach.wanted[0].key, line["seq"]
            player.answer(line, next(each for each in line["controls"] if each["key"] == key))
            line = screen.until(lambda now, seq=seq: now["seq"] != seq, SLOW)
            model.answer(key)
            coach.look()
        else:
            player.press(line, "coach.next")
            coach.go_on()
    assert coach.over, f"still at {coach.step}"
    screen.keep(f"lesson_{id}")
    player.press(line, "coach.leave")
    return screen.until(lambda now: now["scene"] == "lessons", SLOW)


@pytest.mark.long
@pytest.mark.parametrize(
    ("screen", "course", "by_keys"),
    [(SMALL, COMPOUND, False), (LARGE, CREW, True), (LARGE, SHIFT, False), (SMALL, SHIFT, True),
     (SMALL, DICE, False), (LARGE, DICE, True)],
    ids=["compound by mouse", "crew by keys", "shift by mouse", "shift by keys",
         "dice by mouse", "dice by keys"],
    indirect=["screen"],
)  # fmt: skip
def test_a_whole_lesson(screen: Screen, tmp_path: Path, course: Course, by_keys: bool) -> None:
    screen.start("--size", screen.size)
    player: Player = Keys(screen) if by_keys else Mouse(screen)
    line = choose_lesson(player, course)
    ids = [each.id for each in course.chapters]
    assert [id for id in ids if has(line, f"lesson.{id}")] == ids
    for id in ids:
        if not has(line, f"lesson.{id}"):
            line = turn_to(player, line, course)
        line = follow(player, line, course, id)
    file = f"{course.lessons.game}_learning.json"
    kept = json.loads(next(tmp_path.rglob(file)).read_text("utf-8"))
    assert kept["chapters"] == ids
