"""The lessons of Outer Rim, and the scenes that show them."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.learned import NOTEBOOK
from game.client.games.outer_rim.lessons.chapters import CHAPTERS
from game.client.games.outer_rim.lessons.table import LessonTable
from game.client.shell.scenes import Scene, SceneHost
from game.client.tabletop.learning.chapter_list import LessonsScene
from game.client.tabletop.learning.lessons import Lessons
from game.client.tabletop.learning.teacher import open_chapter

COACH = "lando_calrissian"
"""the character who coaches, having lost to better people"""


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach's portrait."""
    boards.portrait(surface, rect, COACH, m)


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=CHAPTERS,
    note="Seven chapters on the real table, three minutes each at most. Leave, skip or repeat "
    "whenever you like; a wrong move is explained, never forbidden.",
    all_done="All seven done. The Rim is yours to lose: a game against the AI deck is a good "
    "start.",
    face=paint_face,
    table=LessonTable,
)


def make_list(app: SceneHost, chosen: str = "") -> Scene:
    """Return the list of chapters."""
    return LessonsScene(app, LESSONS, chosen)


def make_chapter(app: SceneHost, chapter: str = "") -> Scene:
    """Return the table at the start of a chapter, the first if none is named."""
    return open_chapter(app, LESSONS, LESSONS.find(chapter))
