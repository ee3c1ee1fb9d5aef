"""The scene on a card, printed at the size in use, and kept."""

from __future__ import annotations

import pygame

from game.client.draw import images, incremental_paint
from game.client.draw.scenery import print_style

Size = tuple[int, int]

FOLDER = "free_captains/scenes"
AT_ONCE = 90_000  # pixels that are printed within one frame; larger scenes take several


def has_scene(id: str) -> bool:
    """Return whether a card has a scene."""
    return images.has(FOLDER, id)


def scene(id: str, size: Size) -> pygame.Surface:
    """Return the scene of a card at exactly ``size`` pixels, opaque; cached, do not paint on it.

    Scenes are 16 by 10; other shapes are cut at both sides, or at top and foot. Raise
    ``images.ImageMissing`` for cards without one.
    """
    return images.cached(
        _key(id, size), lambda: images.ready(print_style.print_picture(FOLDER, id, size))
    )


def scene_ahead(id: str, size: Size) -> pygame.Surface | None:
    """Return the scene like ``scene``. In a window a large one is printed over several frames;
    until it is finished, return its beginning or None."""
    if size[0] * size[1] <= AT_ONCE:
        return scene(id, size)
    work = incremental_paint.Work(print_style.steps(FOLDER, id, size), lambda made: made)
    return incremental_paint.cached(_key(id, size), lambda: work)


def _key(id: str, size: Size) -> tuple[str, str, int, int]:
    return "captain scene", id, *size
