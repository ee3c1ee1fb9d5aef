"""Records of finished games, and how long a game takes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import gallery
from game.client.games.free_captains.play.party import the_game
from game.client.tabletop.records import records
from game.client.tabletop.records.honors import QUICKEST, Chronicle, Pair
from game.client.tabletop.records.records import Finished, Length, Played, Record, Usual, length
from game.free_captains.game import FreeCaptain
from game.free_captains.names import Level

__all__ = ["CHRONICLE", "FINISHED", "LEVELS", "Book", "Played", "Record", "expected"]

Book = records.Book[Record]
FINISHED: Finished[Book] = records.plain(FreeCaptain.id)
LEVELS: dict[Level, str] = {"basic": "Basic", "normal": "Normal", "advanced": "Advanced"}
ROUNDS: dict[str, int] = {"basic": 8, "normal": 8, "advanced": 9}
"""the usual number of rounds of a game between a computer player and the three aliens"""
ROUND_MINUTES = 1.5
"""assumed minutes of a round, without measurements"""


def expected(book: Book, level: str) -> Length:
    """Return the expected length of a game on a level."""
    alike = [each for each in book.games if each.level == level]
    return length(alike, Usual(ROUNDS[level], ROUND_MINUTES, "games of the computer player"))


def captains() -> Sequence[Pair]:
    """Return the captains, ids and names."""
    return [(each.id, each.name) for each in the_game().content.captains.values()]


def levels() -> Sequence[Pair]:
    """Return the levels, the easiest first."""
    return list(LEVELS.items())


def face(surface: pygame.Surface, rect: pygame.Rect, captain: str, m: Metrics) -> None:
    """Draw a captain."""
    gallery.draw_face(surface, rect, captain, m)


CHRONICLE = Chronicle(FINISHED, captains, levels, "By captain", "By level", QUICKEST, face)
