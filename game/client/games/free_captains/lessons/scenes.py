"""The lessons of The Moonpeeler Affair, and the scenes that show them."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.free_captains.guide.lesson_progress import NOTEBOOK
from game.client.games.free_captains.lessons.chapters import CHAPTERS
from game.client.games.free_captains.pieces import people
from game.client.games.free_captains.table.table import table_of
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers

COACH = "ca_06"
"""the captain who coaches: Ondine Kesh, the safe pair of hands"""


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach's portrait."""
    surface.blit(people.portrait(COACH, rect.size), rect)


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=CHAPTERS,
    note="All of it is on the real table. Leave, skip or repeat whenever you like; "
    "a wrong move is explained, never forbidden.",
    all_done="All five done. The Hegemony is waiting: Basic, with Hob Karrowick, is a good start.",
    face=paint_face,
    table=table_of,
)
make_list, make_chapter = makers(LESSONS)
