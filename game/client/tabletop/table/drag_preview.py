"""The thing in hand: its picture at the pointer, its goals lit, everything else dimmed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import theme
from game.client.shell.window.scenes import Layer
from game.client.tabletop.kit.thing import Name, ThingAt
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.play.parts import TableUi, TableView, TableViews

DIMMED = (110, 110, 118)  # multiplier, of 255, for everything but the goals
BRIGHT = (255, 255, 255)


class DragPreview:
    """Draws the thing that the controller carries. ``at`` returns the thing at a spot, ``map_at``
    the area in which the board shows where it goes, ``asked_at`` the place of the question."""

    def __init__(
        self,
        controller: BaseController,
        view: TableView,
        ui: TableUi,
        views: TableViews,
        at: ThingAt,
        map_at: Callable[[], pygame.Rect],
        asked_at: Callable[[], pygame.Rect],
    ) -> None:
        self.controller, self.view, self.ui, self.views = controller, view, ui, views
        self.at, self.map_at, self.asked_at = at, map_at, asked_at
        self.dimmed = Layer()

    def paint(self, surface: pygame.Surface) -> None:
        """With something in hand, dim everything but its goals and draw its picture at the
        pointer."""
        carry, m = self.controller.carry, self.view.m
        if carry is None or not (carry.dragged or carry.targets):
            return
        shown = bool(self.ui.tray) and not self.ui.large_page
        key = (self.controller.table.version, carry.source, m, shown)
        veil = self.dimmed.get(m.size, key, self._paint_veil)
        surface.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for name in carry.targets:
            if not self.at(name).bright:
                self._outline(surface, theme.TEAL, name, max(2, m.du(3)))
        picture = self.at(carry.source).picture()
        if picture is not None and not carry.by_key and (carry.dragged or carry.pos != carry.start):
            surface.blit(picture, self.rect())

    def _paint_veil(self, surface: pygame.Surface) -> None:
        carry = self.controller.carry
        surface.fill(DIMMED)
        if carry is None:
            return
        surface.fill(BRIGHT, self.view.areas.inspector)  # it says what the thing in hand can do
        asked, m = self.asked_at(), self.view.m
        pygame.draw.rect(surface, BRIGHT, asked.inflate(0, -m.du(10)), border_radius=m.du(8))
        if any(self.at(name).bright for name in carry.targets):
            surface.fill(BRIGHT, self.map_at())
        for name in (*carry.targets, carry.source):
            if name in self.view.spots:
                self._outline(surface, BRIGHT, name)

    def _outline(
        self, surface: pygame.Surface, color: theme.Color, name: Name, width: int = 0
    ) -> None:
        """Draw the outline of a thing; without a width, fill it."""
        rect = self.view.spots[name]
        radius = rect.height // 2 if self.at(name).round else self.view.m.du(8)
        pygame.draw.rect(surface, color, rect, width, border_radius=radius)

    def rect(self) -> pygame.Rect:
        """Return the rectangle of the picture; empty with nothing in hand."""
        carry = self.controller.carry
        picture = self.at(carry.source).picture() if carry else None
        if carry is None or picture is None:
            return pygame.Rect(0, 0, 0, 0)
        if self.at(carry.source).hangs:
            gap, screen = self.view.m.du(14), pygame.Rect((0, 0), self.view.m.size)
            hung = picture.get_rect(topleft=(carry.pos[0] + gap, carry.pos[1] + gap))
            return hung.clamp(screen)
        return picture.get_rect(center=carry.pos)

    def changed(self) -> None:
        """Request a redraw of the picture's area."""
        self.views.invalidate(self.rect().inflate(16, 16))
