"""The cover of Outer Rim: the master of ``assets/make/covers.py`` with the game's name."""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.draw.scenery import covers
from game.client.games.outer_rim import CLIENT
from game.client.games.outer_rim.play import boxes


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels, with a band of paper if a further box is in play."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(images.art("covers", CLIENT.id, size), (0, 0))
    made = covers.finish(made, CLIENT.name, CLIENT.look.face, CLIENT.look.accent)
    for box in boxes.last():
        boxes.draw_band(made, box)
    return made
