"""Pictures of the lessons: the list, a task with what it points at, and a detour explained."""

from __future__ import annotations

from collections.abc import Callable

from game.client.games.outer_rim.lessons import list
from game.client.games.outer_rim.lessons.chapters import BY_ID
from game.client.games.outer_rim.lessons.progress import Progress
from game.client.games.outer_rim.lessons.scene import TutorialScene
from game.client.shell.app import App
from game.client.shell.scenes import Scene
from game.client.shell.shots import Wish


def _list(app: App, wish: Wish) -> Scene:
    """Two chapters done, whatever the player has done."""
    return list.LessonsScene(app, learned=Progress(["look", "planning"]))


def _at(app: App, chapter: str, step: int) -> TutorialScene:
    scene = TutorialScene(app, BY_ID[chapter], keep=False)
    while scene.coach.at < step:
        scene.coach.skip()
    scene.relayout(app.metrics)
    return scene


def _task(app: App, wish: Wish) -> Scene:
    return _at(app, "planning", 5)


def _detour(app: App, wish: Wish) -> Scene:
    """A landing somewhere else."""
    scene = _at(app, "planning", 5)
    scene.choose("move:g_1a_starfighter@ryloth")
    return scene


def _view(app: App, wish: Wish) -> Scene:
    """The coach beside an encounter."""
    scene = _at(app, "encounters", 2)
    scene.choose("draw:takodana_ring_of_kafrene@takodana")
    return scene


PICTURES: dict[str, Callable[[App, Wish], Scene]] = {
    "tutorial_list": _list,
    "tutorial": _task,
    "tutorial_detour": _detour,
    "tutorial_encounter": _view,
}
