"""The cover of The Moonpeeler Affair: the master of ``assets/make/covers.py``, finished."""

from __future__ import annotations

import pygame

from game.client.draw import covers, images
from game.client.games.free_captains import CLIENT


def paint(size: tuple[int, int]) -> pygame.Surface:
    """Return the cover at a size in pixels."""
    look = CLIENT.look
    if not images.has("covers", CLIENT.id):
        return covers.plain_cover(size, CLIENT.name, look.accent, look.ground, look.face)
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.blit(images.art("covers", CLIENT.id, size), (0, 0))
    return covers.finish(made, CLIENT.name, look.face, look.accent)
