"""The lessons of Outer Rim, and the scenes that show them."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.guide.lesson_progress import NOTEBOOK
from game.client.games.outer_rim.lessons.chapters import CHAPTERS
from game.client.games.outer_rim.table.table import table_of
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers

COACH = "lando_calrissian"
"""the character who coaches, having lost to better people"""


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach's portrait."""
    boards.portrait(surface, rect, COACH, m)


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=CHAPTERS,
    note="All of it is on the real table. Leave, skip or repeat whenever you like; "
    "a wrong move is explained, never forbidden.",
    all_done="All nine done. The Rim is yours to lose: a game against the AI deck is a good start.",
    face=paint_face,
    table=table_of,
)
make_list, make_chapter = makers(LESSONS)
