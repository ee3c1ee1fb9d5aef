"""The sky behind the title, and dimmed behind the screens that cover a table."""

from __future__ import annotations

import pygame

from game.client.draw import images, materials

PICTURE = ("space", "title")


def read_ahead() -> None:
    """Begin to read the picture in the background."""
    images.read_ahead(*PICTURE)


def sky(size: tuple[int, int]) -> pygame.Surface:
    """Return the picture at a size; plain stars if it is missing."""
    return images.art(*PICTURE, size) if images.has(*PICTURE) else images.starfield(size)


def paint(surface: pygame.Surface, veil: tuple[int, int]) -> None:
    """Fill a surface with the sky; ``veil`` gives the darkness at the top and at the bottom."""
    size = surface.get_size()
    surface.blit(sky(size), (0, 0))
    surface.blit(images.scrim(size, veil), (0, 0))
    materials.shine(surface)
