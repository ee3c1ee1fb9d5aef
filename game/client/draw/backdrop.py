"""The picture behind screens that cover the table: the dimmed sky of the title screen."""

from __future__ import annotations

import pygame

from game.client.draw import images
from game.client.shell.title import BACKDROP


def paint(surface: pygame.Surface, veil: tuple[int, int]) -> None:
    """Fill a surface with it; ``veil`` gives the darkness at the top and at the bottom."""
    size = surface.get_size()
    picture = images.art(*BACKDROP, size) if images.has(*BACKDROP) else images.starfield(size)
    surface.blit(picture, (0, 0))
    surface.blit(images.scrim(size, veil), (0, 0))
