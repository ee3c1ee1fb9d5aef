"""Choices in rows: as many beside each other as there are columns, each row as high as its tallest.

Where they need more room than there is, they scroll, and their digits still work.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import row
from game.client.widgets import Button, Form, ScrollArea

GAP_DU = 8


class Tall(Protocol):
    """A button that knows its height at a width."""

    def height(self, m: Metrics, width: int) -> int: ...


@dataclass(frozen=True)
class Rows:
    """Choices in ``columns``; ``bands`` are the heights of the rows in pixels. ``even``: those of a
    last row that is not full are as wide as the others, and do not share its width."""

    columns: int
    bands: tuple[int, ...]
    even: bool = False

    def height(self, m: Metrics) -> int:
        """Return the height of all rows in pixels."""
        return sum(self.bands) + max(0, len(self.bands) - 1) * m.du(GAP_DU)


def rows(
    m: Metrics, buttons: Sequence[Tall], width: int, columns: int, least: int, even: bool = False
) -> Rows:
    """Return the rows of some choices in a width; none is lower than ``least`` pixels."""
    bands = []
    for start in range(0, len(buttons), columns):
        part = buttons[start : start + columns]
        line = pygame.Rect(0, 0, width, 0)
        wide = row(line, columns if even else len(part), m.du(GAP_DU))[0].width
        bands.append(max(least, *(each.height(m, wide) for each in part)))
    return Rows(columns, tuple(bands), even)


def add_rows(
    form: Form, m: Metrics, room: pygame.Rect, buttons: Sequence[Button], laid: Rows
) -> dict[str, pygame.Rect]:
    """Add the choices from the top of ``room``; return the rectangles of the answers, by key."""
    add: Callable[[Button], object] = form.add
    top = room.top
    if laid.height(m) > room.height:
        scroll = form.add(ScrollArea("encounter.choices", room))
        add, room = scroll.add, scroll.view
    found: dict[str, pygame.Rect] = {}
    for number, high in enumerate(laid.bands):
        line = pygame.Rect(room.left, top, room.width, high)
        part = buttons[number * laid.columns : (number + 1) * laid.columns]
        count = laid.columns if laid.even else len(part)
        for button, rect in zip(part, row(line, count, m.du(GAP_DU)), strict=False):
            button.rect = rect
            add(button)
            if button.id.startswith("choice."):
                found[button.id.removeprefix("choice.")] = rect
        top += high + m.du(GAP_DU)
    return found
