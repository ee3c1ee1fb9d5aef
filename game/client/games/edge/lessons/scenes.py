"""The lessons of Edge, and the scenes that show them."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge import art
from game.client.games.edge.learned import NOTEBOOK
from game.client.games.edge.lessons.chapters import CHAPTERS
from game.client.games.edge.lessons.table import LessonTable
from game.client.tabletop.learning.lessons import Lessons
from game.client.tabletop.learning.makers import makers

COACH = "sanne"
"""the hero who coaches: she has sewn up beginners before"""


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach's portrait."""
    surface.blit(art.hero(COACH, rect.size, "Sanne Oru", m), rect)


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=CHAPTERS,
    note="The Short Shift: a night in Bay 4 in nine chapters, a minute or two each. Leave, skip or "
    "repeat whenever you like; a wrong move is explained, never forbidden.",
    all_done="All nine done. Sealed at Port Ombra, with Juno and Maro, is a good first case.",
    face=paint_face,
    table=LessonTable,
)
make_list, make_chapter = makers(LESSONS)
