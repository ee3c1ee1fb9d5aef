"""A scroll area for very long lists: only the rows near the view are widgets."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.widgets.base import Widget
from game.client.widgets.scroll import ScrollArea

MakeRow = Callable[[int, pygame.Rect], Widget]


class LazyArea(ScrollArea):
    """``count`` rows of equal height, one every ``pitch`` pixels, made by ``make(index, rect)``
    when they come near the view.

    The row ``anchor`` and its neighbors always exist, so that the focus survives scrolling and
    arrow keys continue from it. Call ``fill`` after adding the area to a form.
    """

    def __init__(
        self, id: str, rect: pygame.Rect, count: int, pitch: int, gap: int, make: MakeRow
    ) -> None:
        super().__init__(id, rect)
        self.count, self.pitch, self.gap, self.make = count, pitch, gap, make
        self.anchor = 0
        self.rows: dict[int, Widget] = {}

    @property
    def length(self) -> int:
        return self.count * self.pitch + self.gap

    def scroll_to(self, place: int) -> None:
        place = max(0, min(self.most, place))
        if place != self.place:
            self.place = place
            self.fill()
            self.changed()

    def fill(self) -> None:
        """Create the rows that are needed now and drop the others."""
        first = self.place // self.pitch - 1
        last = (self.place + self.rect.height) // self.pitch + 1
        wanted = set(range(max(0, first), min(self.count, last + 1)))
        wanted |= set(range(max(0, self.anchor - 1), min(self.count, self.anchor + 2)))
        self.rows = {index: self._row(index) for index in sorted(wanted)}
        self.children = list(self.rows.values())

    def hold(self, index: int) -> None:
        """Anchor another row and its neighbors."""
        if index != self.anchor:
            self.anchor = index
            self.fill()

    def bring(self, index: int) -> Widget | None:
        """Scroll to a row and return it; None if there is none."""
        if not 0 <= index < self.count:
            return None
        self.hold(index)
        row = self.rows[index]
        self.show(row)
        return self.rows[index]

    def in_view(self) -> list[int]:
        """Return the visible rows, from the top."""
        seen = [n for n, row in self.rows.items() if row.rect.colliderect(self.rect)]
        return sorted(seen)

    def _row(self, index: int) -> Widget:
        top = self.rect.top + self.gap + index * self.pitch - self.place
        side = self.gap
        width = self.view.width - 2 * side
        rect = pygame.Rect(self.rect.left + side, top, width, self.pitch - self.gap)
        row = self.rows.get(index)
        if row is None:
            row = self.make(index, rect)
            row.form, row.area = self.form, self
        row.rect = rect
        return row
