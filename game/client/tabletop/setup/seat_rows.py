"""The rows of the seats on the new-game screen: kind of player, and name."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.kit import marks
from game.client.widgets import Dropdown, Panel
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank

Portrait = Callable[[pygame.Surface, pygame.Rect, int], None]
"""draws the face of a seat into a rectangle"""


class SeatFrame(Panel):
    """The background of a seat's row, framed if the seat is picked; a click on it picks the seat,
    if that can be done."""

    tab_stop = False  # the face is
    reads = Rank.REST

    def __init__(
        self, place: int, rect: pygame.Rect, picked: bool, pick: Callable[[int], None] | None
    ) -> None:
        super().__init__(f"seat.{place}.row", rect, "raised")
        self.place, self.picked, self.pick = place, picked, pick
        self.focusable = self.pointer = pick is not None

    def activate(self) -> None:
        if self.pick is not None:
            self.pick(self.place)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.picked:
            frame(surface, self.m, self.rect)


class SeatFace(Widget):
    """Mark and face of a seat; with a tip, a click picks the seat."""

    tip_aside = True  # above is another seat

    def __init__(
        self, place: int, rect: pygame.Rect, portrait: Portrait | None,
        pick: Callable[[int], None], tip: str,
    ) -> None:  # fmt: skip
        super().__init__(f"seat.{place}", rect, tip=tip)
        self.focusable = self.pointer = bool(tip)
        self.place, self.portrait, self.pick = place, portrait, pick

    def activate(self) -> None:
        self.pick(self.place)

    def draw(self, surface: pygame.Surface) -> None:
        m = self.m
        if self.hot and self.focusable:
            images.draw_panel(surface, self.rect, "button_hot", m.unit)
        inner = self.rect.inflate(-2 * m.du(10), -2 * m.du(4))
        mark = marks.mark(self.place, m.du(22))
        surface.blit(mark, mark.get_rect(midleft=inner.midleft))
        if self.portrait is not None:
            high = inner.height
            face = pygame.Rect(inner.right - high, inner.top, high, high)
            self.portrait(surface, face, self.place)


class SeatKind(Dropdown):
    """The kind of player of a seat; it opens a menu of all kinds. Its tip stands beside the row."""

    tip_aside = True

    def __init__(
        self, place: int, rect: pygame.Rect, row: pygame.Rect, name: str,
        on_open: Callable[[], None], tip: str,
    ) -> None:  # fmt: skip
        super().__init__(f"seat.{place}.kind", rect, name, on_open, tip=tip)
        self.row = row

    @property
    def tip_rect(self) -> pygame.Rect:
        return self.row


def face_width(m: Metrics, high: int, portrait: bool) -> int:
    """Return the width of mark and face in a row of that height."""
    return m.du(42) + (high if portrait else 0)


def frame(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """Draw the frame that marks a choice as selected."""
    pygame.draw.rect(surface, theme.SOFT, rect, max(3, m.du(3)), border_radius=m.du(9))


def title_style(m: Metrics, title: str, width: int) -> str:
    """Return the style in which a title fits into a row."""
    return "body_bold" if fonts.measure(m, "body_bold", title)[0] <= width else "tile_bold"
