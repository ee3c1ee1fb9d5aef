"""The cover of Outer Rim: the master of ``assets/make/covers.py`` with the game's name."""

from __future__ import annotations

import pygame

from game.client.draw import covers, images
from game.client.games.outer_rim import CLIENT


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(images.art("covers", CLIENT.id, size), (0, 0))
    return covers.finish(made, CLIENT.name, CLIENT.look.face, CLIENT.look.accent)
