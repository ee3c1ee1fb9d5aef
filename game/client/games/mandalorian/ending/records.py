"""Records of finished missions, and how long a mission takes."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw import images
from game.client.draw.theme import Metrics
from game.client.games.mandalorian.campaign import journey
from game.client.games.mandalorian.play.party import the_game
from game.client.tabletop.records import records
from game.client.tabletop.records.honors import Chronicle, Pair, quickest
from game.client.tabletop.records.records import Finished, Length, Record, Usual, length
from game.mandalorian import campaign
from game.mandalorian.game import Mandalorian
from game.mandalorian.names import Level

__all__ = ["CHRONICLE", "FINISHED", "LEVELS", "Book", "Record", "expected"]

Book = records.Book[Record]
FINISHED: Finished[Book] = Finished(Mandalorian.id, Book, "turn")
LEVELS: dict[Level, str] = {"novice": "Novice", "standard": "Standard", "veteran": "Veteran"}
TURNS = 14
"""the usual number of turns of a mission"""
TURN_MINUTES = 2.5
"""assumed minutes of a turn, without measurements"""


def expected(book: Book, level: str) -> Length:
    """Return the expected length of a mission on a level."""
    alike = [each for each in book.games if each.level == level]
    return length(alike, Usual(TURNS, TURN_MINUTES, "missions of computer players", "turn"))


def characters() -> Sequence[Pair]:
    """Return the characters, ids and names."""
    return [(each.id, each.name) for each in the_game().content.characters.values()]


def levels() -> Sequence[Pair]:
    """Return the levels, the easiest first."""
    return list(LEVELS.items())


def face(surface: pygame.Surface, rect: pygame.Rect, character: str, m: Metrics) -> None:
    """Draw a character's pawn."""
    px = min(rect.size)
    drawn = images.svg("mandalorian/pawns", character, (px, px))
    surface.blit(drawn, drawn.get_rect(center=rect.center))


def feats() -> Sequence[str]:
    """Return the runs with one life and the weekly jobs of the campaign, as far as there are."""
    games, told = journey.read().campaign.games, []
    run = campaign.run(the_game().content, games)
    if run.best:
        told.append(f"one life: {run.now} in a row; the best run is {run.best}")
    weeks = {each.week for each in games if each.week}
    if weeks:
        won = {each.week for each in games if each.week and each.won}
        told.append(f"weekly jobs: {len(won)} of {len(weeks)} won")
    return told


CHRONICLE = Chronicle(
    FINISHED, characters, levels, "By character", "By level", quickest(FINISHED.unit), face, feats
)
