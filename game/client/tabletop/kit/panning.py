"""A board under the pointer: the wheel zooms, dragging pans."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from game.client.widgets.base import LOST
from game.table.maps.drawing import Point


class PanUi(Protocol):
    """The state of a zoomed board: ``zoom`` is a place in the list of zooms."""

    zoom: int
    pan: Point
    panning: bool
    pointer: tuple[int, int]


class PanBoard(Protocol):
    """A board that is laid out for a zoom and a pan, the distance of its corner in the window from
    that of the whole board."""

    @property
    def pan(self) -> Point: ...

    def pan_for(self, pointer: tuple[int, int], zoom: float) -> Point:
        """Return the pan at another zoom that keeps the point under the pointer in place."""

    def pan_to(self, place: str, zoom: float) -> Point:
        """Return the pan at a zoom that puts a place into the middle."""


class Panning:
    """Zooming and panning of one board; ``renew()`` lays out the table again."""

    def __init__(
        self, ui: PanUi, board: PanBoard, zooms: Sequence[float], renew: Callable[[], None]
    ) -> None:
        self.ui, self.board, self.zooms, self.renew = ui, board, zooms, renew

    def area(self) -> pygame.Rect:
        """Return the part of the window that shows the board."""
        raise NotImplementedError

    def free(self) -> bool:
        """Return True if nothing is over the board."""
        return True

    def drag(self, event: pygame.event.Event) -> bool:
        """Pan the zoomed board while it is held; return True if the event was consumed."""
        if not self.ui.panning:
            return False
        if event.type in (pygame.MOUSEBUTTONUP, *LOST):
            self.ui.panning = False
            return event.type == pygame.MOUSEBUTTONUP
        if event.type != pygame.MOUSEMOTION:
            return False
        self.ui.pointer = event.pos
        self.move((self.board.pan[0] - event.rel[0], self.board.pan[1] - event.rel[1]))
        return True

    def hold(self, event: pygame.event.Event, shown: bool) -> bool:
        """Grab the zoomed board for panning."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or not self.ui.zoom:
            return False
        self.ui.panning = shown and self.area().collidepoint(event.pos)
        return self.ui.panning

    def wheel(self, event: pygame.event.Event) -> bool:
        """Zoom the board under the pointer; return True if the event was consumed."""
        ui = self.ui
        over = self.area().collidepoint(ui.pointer) and self.free()
        if event.type != pygame.MOUSEWHEEL or not over:
            return False
        zoom = max(0, min(len(self.zooms) - 1, ui.zoom + (1 if event.y > 0 else -1)))
        if zoom != ui.zoom:
            pan = self.board.pan_for(ui.pointer, self.zooms[zoom]) if zoom else (0.0, 0.0)
            ui.zoom = zoom
            self.move(pan)
        return True

    def center(self, place: str) -> None:
        """Center a place on the zoomed board."""
        self.move(self.board.pan_to(place, self.zooms[self.ui.zoom]))

    def move(self, pan: Point) -> None:
        """Show another part of the board."""
        self.ui.pan = pan
        self.renew()
