"""The portraits: six captains and the three masks of the Hegemony."""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.draw.theme import mix
from game.client.games.free_captains.identity import AUBERGINE, BRASS

FOLDER = "free_captains/people"


def portrait(id: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the bust of a captain, or the mask of an alien, that fills ``size`` pixels."""
    if images.has(FOLDER, id):
        return images.svg(FOLDER, id, size)
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(images.gradient(size, mix(AUBERGINE, BRASS, 0.3), AUBERGINE), (0, 0))
    return made
