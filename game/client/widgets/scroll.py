"""Scroll area and list rows.

Children keep their rectangles in window pixels; scrolling moves them. Anything outside ``view`` is
neither drawn nor hit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.widgets.base import Widget

W = TypeVar("W", bound=Widget)
WHEEL_DU = 72
BAR_DU = 14


class ScrollArea(Widget):
    """A viewport over a column of widgets that may be longer than it.

    Wheel, dragging the bar, Page Up and Down and moving the focus scroll it. ``place`` is the
    number of pixels above the view.
    """

    solid = False

    def __init__(self, id: str, rect: pygame.Rect) -> None:
        super().__init__(id, rect)
        self.children: list[Widget] = []
        self.ids: set[str] = set()
        """those of the children"""
        self.place = 0
        self._grip = 0

    @property
    def view(self) -> pygame.Rect:
        """Return the viewport of the children: the rectangle without the bar."""
        return pygame.Rect(
            self.rect.left, self.rect.top, self.rect.width - self.m.du(BAR_DU), self.rect.height
        )

    @property
    def length(self) -> int:
        """Return the height of the content in pixels."""
        lowest = max((child.rect.bottom for child in self.children), default=self.rect.top)
        return lowest + self.place - self.rect.top

    @property
    def most(self) -> int:
        """Return the largest ``place``."""
        return max(0, self.length - self.rect.height)

    def add(self, widget: W) -> W:
        """Add a child (after the area itself is on a form). Raise ``ValueError`` for a duplicate
        id."""
        if self.form is None:
            raise RuntimeError(f"add {self.id!r} to a form before its children")
        if any(other.id == widget.id for other in self.form.every()):
            raise ValueError(f"two widgets are called {widget.id!r}")
        widget.form, widget.area = self.form, self
        widget.rect.y -= self.place
        self.children.append(widget)
        self.ids.add(widget.id)
        return widget

    def scroll_to(self, place: int) -> None:
        """Scroll to ``place`` pixels from the top, as far as there is content."""
        place = max(0, min(self.most, place))
        step = place - self.place
        if step:
            self.place = place
            for child in self.children:
                child.rect.y -= step
            self.changed()

    def show(self, child: Widget) -> None:
        """Scroll just far enough to show the child, with room for its focus ring."""
        room = self.m.du(8)
        if child.rect.top < self.rect.top + room:
            self.scroll_to(self.place - (self.rect.top + room - child.rect.top))
        elif child.rect.bottom > self.rect.bottom - room:
            self.scroll_to(self.place + child.rect.bottom - self.rect.bottom + room)

    def wheel(self, steps: float) -> None:
        self.scroll_to(self.place - round(steps * self.m.du(WHEEL_DU)))

    # -- the bar --

    @property
    def bar(self) -> pygame.Rect:
        """Return the grip; empty if everything fits."""
        if not self.most:
            return pygame.Rect(self.rect.topright, (0, 0))
        high = max(self.m.du(44), self.rect.height * self.rect.height // self.length)
        top = self.rect.top + (self.rect.height - high) * self.place // self.most
        wide = self.m.du(8)
        return pygame.Rect(self.rect.right - wide, top, wide, high)

    def press(self, pos: tuple[int, int]) -> None:
        self._grip = pos[1] - self.bar.top if self.bar.collidepoint(pos) else self.bar.height // 2
        if pos[0] >= self.view.right:
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        free = self.rect.height - self.bar.height
        if free > 0 and self.most:
            self.scroll_to(round((pos[1] - self._grip - self.rect.top) * self.most / free))

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        """Accept the release of the bar, which changes nothing."""

    # -- drawing --

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        seen = self.view.clip(before)
        surface.set_clip(seen)
        for child in self.children:
            if child.shown and child.rect.colliderect(seen):
                child.draw(surface)
        surface.set_clip(before)
        if self.most:
            rail = pygame.Rect(self.bar.left, self.rect.top, self.bar.width, self.rect.height)
            pygame.draw.rect(surface, theme.SUNKEN, rail, border_radius=self.m.du(4))
            color = theme.MUTED if self.hot or self.held else theme.EDGE_HOT
            pygame.draw.rect(surface, color, self.bar, border_radius=self.m.du(4))


class Row(Widget):
    """A list row: a heading, a second line, and words at the right; clickable like a button."""

    focusable = True
    pointer = True

    def __init__(
        self,
        id: str,
        rect: pygame.Rect,
        heading: str,
        on_press: Callable[[], None],
        *,
        detail: str = "",
        side: Sequence[str] = (),
        chosen: bool = False,
        enabled: bool = True,
        reason: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(id, rect, enabled=enabled, reason=reason, tip=tip)
        self.heading, self.detail, self.side = heading, detail, tuple(side)
        self.on_press, self.chosen = on_press, chosen

    def activate(self) -> None:
        self.on_press()

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        self.draw_ground(surface)
        if self.chosen:
            bar = pygame.Rect(self.rect.left + 1, self.rect.top + m.du(8), m.du(4),
                              self.rect.height - m.du(16))  # fmt: skip
            pygame.draw.rect(surface, theme.INK, bar, border_radius=m.du(2))
        inner = self.rect.inflate(-2 * m.du(18), -2 * m.du(8))
        self._draw_side(surface, inner)
        inner.width = self.words_width(m)
        self._draw_words(surface, inner)

    def _side_width(self, m: Metrics) -> int:
        return max((fonts.measure(m, "label", words)[0] for words in self.side), default=0)

    def words_width(self, m: Metrics) -> int:
        """Return the width in pixels available to heading and second line."""
        aside = self._side_width(m) + m.du(20) if self.side else 0
        return self.rect.width - 2 * m.du(18) - aside

    def _draw_side(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        wide, high = self._side_width(self.m), inner.height // max(1, len(self.side))
        for index, words in enumerate(self.side):
            spot = pygame.Rect(inner.right - wide, inner.top + index * high, wide, high)
            ink = theme.SOFT if index == 0 else theme.MUTED
            fonts.draw_line(surface, self.m, "label", words, ink, spot, "right", self.id)

    def _draw_words(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        ink = theme.INK if self.enabled else theme.DISABLED
        upper = pygame.Rect(inner)
        if self.detail:
            upper.height = inner.height // 2
            lower = pygame.Rect(inner.left, upper.bottom, inner.width, inner.height - upper.height)
            shade = theme.MUTED if self.enabled else theme.DANGER
            fonts.draw_line(surface, self.m, "caption", self.detail, shade, lower, "left", self.id)
        fonts.draw_line(surface, self.m, "button", self.heading, ink, upper, "left", self.id)
