"""A card and dice of this game as a sample beside the settings."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import market_tile
from game.client.games.outer_rim.encounter.rolls import DIE
from game.client.games.outer_rim.play.model import the_game
from game.client.tabletop.pages.dice import TALL

CARD = "ion_cannon"
FACES = ("hit", "crit", "focus")


def draw(surface: pygame.Surface, card: pygame.Rect, dice: pygame.Rect, m: Metrics) -> None:
    """Draw a market card into one rectangle and a row of dice into the other."""
    market_tile.draw_card(surface, card, the_game().base.content, CARD, m)
    px = round(min(dice.height / TALL, dice.width * 10 / 34))
    for index, face in enumerate(FACES):
        die = DIE.at_rest(face, px)
        middle = (dice.left + px // 2 + index * px * 12 // 10, dice.top + round(px * TALL) // 2)
        surface.blit(die, die.get_rect(center=middle))
