"""The lessons of Edge, and the scenes that show them."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.games.dice_table.table import table as dice_table
from game.client.games.edge.cards import art
from game.client.games.edge.guide.lesson_progress import NOTEBOOK
from game.client.games.edge.lessons.chapters import CHAPTERS
from game.client.games.edge.table import table as case_table
from game.client.shell.window.scenes import SceneHost
from game.client.tabletop.lessons.lessons import Lessons
from game.client.tabletop.lessons.makers import makers
from game.client.tabletop.table.scene import GuestMaker, TableScene
from game.dice_table.game import DiceTable
from game.table.session import Session

COACH = "sanne"
"""the hero who coaches: she has sewn up beginners before"""


def paint_face(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Paint the coach's portrait."""
    surface.blit(art.hero(COACH, rect.size, "Sanne Oru", m), rect)


def table(app: SceneHost, session: Session[Any], guest: GuestMaker | None = None) -> TableScene:
    """Return the table of a chapter: that of a case, or the dice table."""
    session.practise()  # a wrong roll or purchase can be taken back
    made = dice_table if session.game.id == DiceTable.id else case_table
    return made.table_of(app, session, guest)


LESSONS = Lessons(
    notebook=NOTEBOOK,
    chapters=CHAPTERS,
    note="A night in Bay 4, and then the dice table. Leave, skip or repeat whenever you like; "
    "a wrong move is explained, never forbidden.",
    all_done="All twelve done. Sealed at Port Ombra, with Juno and Maro, is a good first case.",
    face=paint_face,
    table=table,
)
make_list, make_chapter = makers(LESSONS)
