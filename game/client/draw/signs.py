"""Where icons are on the screen, so that resting on one can tell what it means.

What paints a part of the window opens its group first: what that part showed before is
forgotten, the groups of other parts stay. Outside of a group nothing is noted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.client.draw import images
from game.client.draw.theme import Color

Sign = tuple[pygame.Rect, str]
"""where, in window pixels, and which icon"""

_groups: dict[str, list[Sign]] = {}
_open: list[Sign] | None = None


@contextmanager
def group(name: str) -> Iterator[None]:
    """What is drawn inside belongs to the part of the window of that name."""
    global _open
    before, _open = _open, []
    _groups.pop(name, None)
    _groups[name] = _open
    try:
        yield
    finally:
        _open = before


def note(rect: pygame.Rect, icon: str) -> None:
    """An icon has been drawn there."""
    if _open is not None:
        _open.append((pygame.Rect(rect), icon))


def draw(
    surface: pygame.Surface, icon: str, px: int, tint: Color | None = None, **anchor: object
) -> pygame.Rect:
    """Draws an icon and notes it; ``anchor`` as for ``Surface.get_rect`` (``midleft=...``)."""
    drawn = images.icon(icon, px, tint)
    rect = drawn.get_rect(**anchor)
    surface.blit(drawn, rect)
    note(rect, icon)
    return rect


def at(pos: tuple[int, int]) -> Sign | None:
    """The icon under a point; of several, the one drawn last."""
    for signs in reversed(_groups.values()):
        for rect, icon in reversed(signs):
            if rect.collidepoint(pos):
                return rect, icon
    return None


def drop(name: str) -> None:
    """That part of the window is not shown any more."""
    _groups.pop(name, None)


def clear() -> None:
    """Forgets everything (another scene)."""
    _groups.clear()
