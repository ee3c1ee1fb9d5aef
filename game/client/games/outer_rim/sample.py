"""A card and dice of this game as a sample beside the settings."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import faces, tokens
from game.client.games.outer_rim.model import the_game

CARD = "ion_cannon"
FACES = ("hit", "crit", "focus")


def draw(surface: pygame.Surface, card: pygame.Rect, dice: pygame.Rect, m: Metrics) -> None:
    """Draw a market card into one rectangle and a row of dice into the other."""
    faces.draw_card(surface, card, the_game().content, CARD, m)
    px = min(dice.height, dice.width * 10 // 34)
    for index, face in enumerate(FACES):
        die = tokens.die(face, px)
        surface.blit(die, (dice.left + index * px * 12 // 10, dice.top))
