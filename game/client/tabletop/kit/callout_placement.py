"""Where words over a board, and words in the bar at its foot, hide the least."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.widgets import placement
from game.client.widgets.base import Widget
from game.client.widgets.placement import Kept

EDGE_DU = 10  # between the words and the edge of the board
HINT = "table.hint"
"""the widget in the bar that gives way to other words"""


def over_board(
    m: Metrics, board: pygame.Rect, size: tuple[int, int], things: Sequence[Kept],
    usual: pygame.Rect | None = None,
) -> pygame.Rect:  # fmt: skip
    """Return the place over a board that hides the least of what is read; of equals the
    ``usual`` one, if there is any."""
    order = [usual] if usual is not None else []
    found = placement.best([*order, *placement.over(size, board, m.du(EDGE_DU))], things)
    assert found is not None
    return found.rect


def bar_room(
    bar: pygame.Rect, inner: pygame.Rect, widgets: Iterable[Widget],
    more: Iterable[pygame.Rect] = (),
) -> pygame.Rect:  # fmt: skip
    """Return the widest free part of the bar, inside ``inner``."""
    taken = [each.rect for each in widgets if each.rect.height <= bar.height and each.id != HINT]
    return placement.gap(inner, [*taken, *more])
