"""The lessons of The Mandalorian: Adventures, and the scenes that show them."""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.guide.lesson_progress import NOTEBOOK
from game.client.games.mandalorian.lessons.chapters import CHAPTERS
from game.client.games.mandalorian.table.table import table_of
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers

COACH = "kuiil"
"""the character who coaches: he has mended worse than beginners"""


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach's portrait."""
    drawn = images.svg("mandalorian/pawns", COACH, rect.size)
    surface.blit(drawn, drawn.get_rect(center=rect.center))


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=CHAPTERS,
    note="The three lessons use the maps of the first three missions. Leave, skip or repeat "
    "whenever you like; a wrong move is explained, never forbidden.",
    all_done="All three done. The Asset is still in the vault: the first mission at novice level "
    "is a good start.",
    face=paint_face,
    table=table_of,
)
make_list, make_chapter = makers(LESSONS)
