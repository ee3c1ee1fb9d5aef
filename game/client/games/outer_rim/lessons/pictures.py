"""Pictures of the lessons: the list, a task with its target, and a detour explained."""

from __future__ import annotations

from collections.abc import Callable

from game.client.games.outer_rim.lessons.scenes import LESSONS
from game.client.shell.app.app import App
from game.client.shell.tools.shots import Wish
from game.client.shell.window.scenes import Scene
from game.client.tabletop.guidance.progress import Progress
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.lessons.teacher import coach_at, open_chapter
from game.client.tabletop.table.scene import TableScene


def _list(app: App, wish: Wish) -> Scene:
    """Return the list with two chapters finished, whatever the player's progress."""
    return LessonsScene(app, LESSONS, learned=Progress(["look", "planning"]))


def _at(app: App, chapter: str, step: int) -> TableScene:
    scene = open_chapter(app, LESSONS, LESSONS.find(chapter), keep=False)
    assert isinstance(scene, TableScene)
    coach = coach_at(scene)
    while coach.at < step:
        coach.skip()
    scene.relayout(app.metrics)
    return scene


def _task(app: App, wish: Wish) -> Scene:
    return _at(app, "planning", 5)


def _detour(app: App, wish: Wish) -> Scene:
    """Return a landing in the wrong place."""
    scene = _at(app, "planning", 5)
    scene.do.choose("move:g_1a_starfighter@ryloth")
    return scene


def _view(app: App, wish: Wish) -> Scene:
    """Return the coach beside an encounter."""
    scene = _at(app, "encounters", 2)
    scene.do.choose("draw:takodana_ring_of_kafrene@takodana")
    return scene


PICTURES: dict[str, Callable[[App, Wish], Scene]] = {
    "tutorial_list": _list,
    "tutorial": _task,
    "tutorial_detour": _detour,
    "tutorial_encounter": _view,
}
