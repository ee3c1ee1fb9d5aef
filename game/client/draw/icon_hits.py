"""The positions of icons on the screen, so that hovering over one can explain it.

Code that paints a part of the window opens its group first: that part's earlier icons are
forgotten, other groups stay. Outside of a group nothing is recorded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.client.draw import images
from game.client.draw.theme import Color

Sign = tuple[pygame.Rect, str]
"""position in window pixels, and the icon, or words that explain a figure (``stand_in``)"""
TOLD = "told:"

_groups: dict[str, list[Sign]] = {}
_open: list[Sign] | None = None


def stand_in(markup: str) -> str:
    """Return words to note in place of an icon, for a figure that no icon explains."""
    return TOLD + markup


@contextmanager
def group(name: str) -> Iterator[None]:
    """Assign icons drawn inside the ``with`` block to this part of the window."""
    global _open
    before, _open = _open, []
    _groups.pop(name, None)
    _groups[name] = _open
    try:
        yield
    finally:
        _open = before


def note(rect: pygame.Rect, icon: str) -> None:
    """Record an icon drawn there."""
    if _open is not None:
        _open.append((pygame.Rect(rect), icon))


def draw(
    surface: pygame.Surface, icon: str, px: int, tint: Color | None = None, **anchor: object
) -> pygame.Rect:
    """Draw an icon and record it; ``anchor`` as for ``Surface.get_rect`` (``midleft=...``)."""
    drawn = images.icon(icon, px, tint)
    rect = drawn.get_rect(**anchor)
    surface.blit(drawn, rect)
    note(rect, icon)
    return rect


def at(pos: tuple[int, int]) -> Sign | None:
    """Return the icon under a point; of several, the one drawn last."""
    for signs in reversed(_groups.values()):
        for rect, icon in reversed(signs):
            if rect.collidepoint(pos):
                return rect, icon
    return None


def find(icon: str, inside: pygame.Rect, *names: str) -> pygame.Rect | None:
    """Return where an icon was last drawn inside a rectangle, in one of these groups."""
    for name in names:
        for rect, drawn in reversed(_groups.get(name, [])):
            if drawn == icon and inside.contains(rect):
                return rect
    return None


def drop(name: str) -> None:
    """Forget a part of the window that is no longer shown."""
    _groups.pop(name, None)


def clear() -> None:
    """Forget everything (another scene)."""
    _groups.clear()
