"""Records of finished cases, and how long a case takes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.cards import art
from game.client.games.edge.play.party import the_game
from game.client.games.edge.shelf.saves import LEVELS
from game.client.tabletop.records import records
from game.client.tabletop.records.honors import Chronicle, Pair, quickest
from game.client.tabletop.records.records import Finished, Length, Record, Usual, length
from game.edge.game import Edge

Book = records.Book[Record]
FINISHED: Finished[Book] = Finished(Edge.id, Book, "scene")
SCENE_MINUTES = 2.5
"""assumed minutes of a scene, without measurements"""


def expected(book: Book, minutes: int) -> Length:
    """Return the expected length of an adventure that is said to take some minutes."""
    scenes = max(4, round(minutes / SCENE_MINUTES))
    return length(book.games, Usual(scenes, SCENE_MINUTES, "the adventure's own figure", "scene"))


def characters() -> Sequence[Pair]:
    """Return the heroes, ids and names."""
    return [(each.id, each.name) for each in the_game().content.heroes.values()]


def levels() -> Sequence[Pair]:
    """Return the levels, the easiest first."""
    return list(LEVELS.items())


def face(surface: pygame.Surface, rect: pygame.Rect, character: str, m: Metrics) -> None:
    """Draw a hero's portrait."""
    px = min(rect.size)
    drawn = art.hero(character, (px, px), the_game().content.name(character), m)
    surface.blit(drawn, drawn.get_rect(center=rect.center))


CHRONICLE = Chronicle(
    FINISHED, characters, levels, "By hero", "By level", quickest(FINISHED.unit), face
)
