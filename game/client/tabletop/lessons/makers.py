"""The scenes of a game's lessons, for its ``GameClient``."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from game.client.shell.window.scenes import Scene, SceneHost
from game.client.tabletop.lessons.chapter_list import LessonsScene
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.teacher import open_chapter


class ListMaker(Protocol):
    """Returns the list of chapters."""

    def __call__(self, app: SceneHost, *, chosen: str = "") -> Scene: ...


class ChapterMaker(Protocol):
    """Returns the table at the start of a chapter, the first if none is named."""

    def __call__(self, app: SceneHost, *, chapter: str = "") -> Scene: ...


def makers(lessons: Lessons) -> tuple[ListMaker, ChapterMaker]:
    """Return the makers of the scenes ``lessons`` and ``tutorial``."""
    return partial(_list, lessons), partial(_chapter, lessons)


def _list(lessons: Lessons, app: SceneHost, chosen: str = "") -> Scene:
    return LessonsScene(app, lessons, chosen)


def _chapter(lessons: Lessons, app: SceneHost, chapter: str = "") -> Scene:
    return open_chapter(app, lessons, lessons.find(chapter))
