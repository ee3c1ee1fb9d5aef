"""The lessons of every game: they explain, never block, and can be read at every step.

An ordinary run walks each chapter once, in one of the looks; ``--long`` walks it in all of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.client.games.edge.lessons import scenes as edge
from game.client.games.free_captains.lessons import scenes as free_captains
from game.client.games.mandalorian.lessons import scenes as mandalorian
from game.client.games.outer_rim.lessons import scenes as outer_rim
from game.client.shell.app.app import App
from game.client.shell.app.audit import audit
from game.client.shell.window.settings import Settings
from tests.breadth import LONG, turns
from tests.client import lessons
from tests.client.conftest import Size, move, settle, tap
from tests.client.games.edge import playing as cases
from tests.client.games.free_captains import test_guide_script as raids
from tests.client.games.mandalorian import test_tutorial as missions
from tests.client.games.outer_rim import test_tutorial as acts
from tests.client.lessons import SIZES, check_hints, check_short, follow, teacher

COURSES = {
    "outer_rim": outer_rim.LESSONS,
    "free_captains": free_captains.LESSONS,
    "mandalorian": mandalorian.LESSONS,
    "edge": edge.LESSONS,
}
SHORT = {"outer_rim": (9, 180, 9), "free_captains": (9, 180), "mandalorian": (6, 120),
         "edge": (6, 120)}  # fmt: skip
"""the most steps and seconds of a chapter, and words of its goal"""
GOALS = {"outer_rim": acts.GOALS, "free_captains": raids.GOALS, "mandalorian": missions.GOALS,
         "edge": cases.GOALS}  # fmt: skip
LOOKS = ((SIZES[0], 1.0), (SIZES[1], 1.0), (SIZES[0], 1.5), (SIZES[1], 1.5))
CHAPTERS = [(game, each.id) for game, course in COURSES.items() for each in course.chapters]


@pytest.mark.parametrize("game", COURSES)
def test_chapters_are_short_and_every_task_has_a_hint(game: str) -> None:
    chapters = COURSES[game].chapters
    assert len({each.id for each in chapters}) == len(chapters)
    check_short(chapters, *SHORT[game])
    check_hints(chapters)


def uncovered(app: App, table: Any) -> None:
    """Assert that the coach covers nothing that it points at, and no choice."""
    place, said = table.form.find("coach.frame").rect, teacher(table).coach.text
    assert place.collidelist(teacher(table).ringed) < 0, said
    for control in table.controls():
        assert not place.collidepoint(control.source.center), (said, control.key)


def test_a_step_to_read_goes_by_once_its_task_is_done(tmp_path: Path) -> None:
    app, table = lessons.opened("mandalorian", "move", tmp_path, listed=False)
    table.do.choose("play:straight_line@move")
    assert teacher(table).coach.at == 2


@pytest.mark.parametrize(("chapter", "size", "scale"), turns(CHAPTERS, LOOKS))
def test_who_does_as_told_gets_through(
    chapter: tuple[str, str], size: Size, scale: float, tmp_path: Path,
    request: pytest.FixtureRequest,
) -> None:  # fmt: skip
    """Every step is sound, none of what the coach asks for is called a detour, and every answer of
    a mission that does not lead on has a remark."""
    game, id = chapter
    app, table = lessons.opened(game, id, tmp_path, size, scale, False, hover_delay=0.05)
    whole = request.config.getoption("--long")
    audited = CHAPTERS.index(chapter) % 2 == 0
    steps = 0

    def obey(app: App, table: Any) -> None:
        nonlocal steps
        uncovered(app, table)
        assert game != "mandalorian" or missions.silent(table, id) == []
        if whole or steps % 8 == 4 and audited:
            move(app, acts.bottom_middle(app))  # what floats over others for a while goes
            table.table.reading.clear()
            table.ui.toast = ""
            settle(app)
            assert audit(app) == [], teacher(table).coach.text
        steps += 1
        (acts if game == "outer_rim" else lessons).obey(app, table)

    assert follow(app, table, obey) == []
    assert COURSES[game].notebook.load().chapters == [id]
    assert GOALS[game].get(id, lambda model: True)(table.model), (
        "the goal of the chapter is reached"
    )


@pytest.mark.parametrize(
    ("game", "id"),
    [pytest.param(*each, marks=LONG if at % 6 else ()) for at, each in enumerate(CHAPTERS)],
)
def test_who_strays_is_never_stuck(game: str, id: str, tmp_path: Path) -> None:
    """After thirty random answers the chapter can be tried again, and each step skipped."""
    app, table = lessons.opened(game, id, tmp_path)
    lessons.stray(app, table, seed=1)
    lessons.skip_all(app, lessons.again(app, table), COURSES[game].find(id))


@pytest.mark.parametrize("game", COURSES)
def test_the_lists_look_right(game: str, tmp_path: Path) -> None:
    for size, scale in (LOOKS[1], LOOKS[2]):
        app = App(Settings(speed="off", ui_scale=scale), size=size, folder=tmp_path)
        app.open()
        app.open_scene("lessons", game=game)
        settle(app)
        for part in range(len(COURSES[game].parts)):
            choice = app.stack.top.form.find("lessons.part")
            if choice is not None:
                tap(app, choice.segment(part).center)
            assert audit(app) == []
