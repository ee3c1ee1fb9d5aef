"""A pen: a surface with the metrics and the audit name of everything drawn on it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
from pygame.typing import Point

from game.client.draw import fonts, images
from game.client.draw.fonts import Align
from game.client.draw.theme import Color, Metrics


@dataclass(frozen=True)
class Pen:
    """Draws on a surface. ``where`` names the drawn thing in reports of text that does not fit,
    such as the id of a widget."""

    surface: pygame.Surface
    m: Metrics
    where: str = ""

    def width(self, style: str, words: str) -> int:
        """Return the width of a line in pixels."""
        return fonts.measure(self.m, style, words)[0]

    def text(
        self, style: str, words: str, ink: Color, area: pygame.Rect, align: Align = "left",
        *, cut: bool = False,
    ) -> pygame.Rect:  # fmt: skip
        """Draw one line, vertically centered by its capitals; return the rectangle of its ink.

        A line that does not fit gets an ellipsis and is reported; with ``cut`` it may be shortened
        unreported.
        """
        shown = fonts.fit(self.m, style, words, area.width).text if cut else words
        return fonts.draw_line(self.surface, self.m, style, shown, ink, area, align, self.where)

    def panel(self, area: pygame.Rect, look: str) -> None:
        """Draw a panel, one of ``draw.looks``, with its shadow."""
        images.draw_panel(self.surface, area, look, self.m.unit)

    def box(self, color: Color, area: pygame.Rect, edge: int = 0, radius: int = 0) -> None:
        """Fill a rectangle, or draw its outline ``edge`` pixels wide; ``radius`` rounds it."""
        pygame.draw.rect(self.surface, color, area, edge, border_radius=radius)

    def picture(self, drawn: pygame.Surface, alpha: int = 255, **at: Point) -> None:
        """Draw a picture where its anchor is: ``pen.picture(face, midleft=room.midleft)``."""
        if alpha < 255:
            drawn = drawn.copy()
            drawn.set_alpha(alpha)
        self.surface.blit(drawn, drawn.get_rect(**at))

    def icon(self, name: str, px: int, tint: Color | None = None, **at: Point) -> None:
        """Draw an icon ``px`` pixels high where its anchor is."""
        drawn = images.icon(name, px, tint)
        self.surface.blit(drawn, drawn.get_rect(**at))

    @contextmanager
    def clip_to(self, area: pygame.Rect) -> Iterator[None]:
        """Draw only inside ``area`` within the ``with`` block."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(area))
        try:
            yield
        finally:
            self.surface.set_clip(before)
