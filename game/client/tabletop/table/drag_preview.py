"""The thing in hand: its picture at the pointer, its goals lit, everything else dimmed."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.client.draw import theme
from game.client.shell.window.scenes import Layer
from game.client.tabletop.play.controller import BaseController
from game.client.tabletop.play.parts import TableViews, TableUi, TableView
from game.client.tabletop.kit.spots import Name

DIMMED = (110, 110, 118)  # multiplier, of 255, for everything but the goals
Picture = Callable[[Name], "pygame.Surface | None"]


class DragPreview:
    """Draws the thing that the controller carries. ``picture(name)`` is that of the thing at a
    spot.

    ``lit`` are the kinds that the board itself lights up, all over ``map_at()``; ``round`` those
    with a round outline.
    """

    def __init__(
        self,
        controller: BaseController,
        view: TableView,
        ui: TableUi,
        views: TableViews,
        picture: Picture,
        *,
        lit: Collection[str] = (),
        round: Collection[str] = (),
        map_at: Callable[[], pygame.Rect] = lambda: pygame.Rect(0, 0, 0, 0),
    ) -> None:
        self.controller, self.view, self.ui, self.views = controller, view, ui, views
        self.picture, self.lit, self.round, self.map_at = picture, lit, round, map_at
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
            if name[0] in self.lit:
                continue
            rect = self.view.spots[name]
            radius = rect.height // 2 if name[0] in self.round else m.du(8)
            pygame.draw.rect(surface, theme.TEAL, rect, max(2, m.du(3)), border_radius=radius)
        picture = self.picture(carry.source)
        if picture is not None and not carry.by_key and (carry.dragged or carry.pos != carry.start):
            surface.blit(picture, self.rect())

    def _paint_veil(self, surface: pygame.Surface) -> None:
        carry = self.controller.carry
        surface.fill(DIMMED)
        if carry is None:
            return
        if any(name[0] in self.lit for name in carry.targets):
            surface.fill((255, 255, 255), self.map_at())
        for name in (*carry.targets, carry.source):
            if name in self.view.spots:
                rect = self.view.spots[name]
                radius = rect.height // 2 if name[0] in self.round else self.view.m.du(8)
                pygame.draw.rect(surface, (255, 255, 255), rect, border_radius=radius)

    def rect(self) -> pygame.Rect:
        """Return the rectangle of the picture; empty with nothing in hand."""
        carry = self.controller.carry
        picture = self.picture(carry.source) if carry else None
        if carry is None or picture is None:
            return pygame.Rect(0, 0, 0, 0)
        return picture.get_rect(center=carry.pos)

    def changed(self) -> None:
        """Request a redraw of the picture's area."""
        self.views.invalidate(self.rect().inflate(16, 16))
