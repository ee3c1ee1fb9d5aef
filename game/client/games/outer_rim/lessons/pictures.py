"""Pictures of the lessons: the list, a task with its target, and a detour explained."""

from __future__ import annotations

from collections.abc import Callable

from game.client.games.outer_rim.lessons.scenes import LESSONS
from game.client.games.outer_rim.lessons.table import LessonTable
from game.client.shell.app.app import App
from game.client.shell.window.scenes import Scene
from game.client.shell.tools.shots import Wish
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.guidance.progress import Progress
from game.client.tabletop.lessons.teacher import Teacher, open_chapter


def _list(app: App, wish: Wish) -> Scene:
    """Return the list with two chapters finished, whatever the player's progress."""
    return LessonsScene(app, LESSONS, learned=Progress(["look", "planning"]))


def _at(app: App, chapter: str, step: int) -> LessonTable:
    scene = open_chapter(app, LESSONS, LESSONS.find(chapter), keep=False)
    assert isinstance(scene, LessonTable) and isinstance(scene.guest, Teacher)
    while scene.guest.coach.at < step:
        scene.guest.coach.skip()
    scene.relayout(app.metrics)
    return scene


def _task(app: App, wish: Wish) -> Scene:
    return _at(app, "planning", 5)


def _detour(app: App, wish: Wish) -> Scene:
    """Return a landing in the wrong place."""
    scene = _at(app, "planning", 5)
    scene.choose("move:g_1a_starfighter@ryloth")
    return scene


def _view(app: App, wish: Wish) -> Scene:
    """Return the coach beside an encounter."""
    scene = _at(app, "encounters", 2)
    scene.choose("draw:takodana_ring_of_kafrene@takodana")
    return scene


PICTURES: dict[str, Callable[[App, Wish], Scene]] = {
    "tutorial_list": _list,
    "tutorial": _task,
    "tutorial_detour": _detour,
    "tutorial_encounter": _view,
}
