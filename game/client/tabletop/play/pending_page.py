"""The page of a person who waits for a computer player's answer in the middle of it.

The answer is thought out beside the window. Until it is there the page stays as it was, and after a
moment a quiet sign at its foot says who considers it; nothing on it can be pressed.
"""

from __future__ import annotations

import pygame

from game.client.draw import fonts, images, theme
from game.client.tabletop.kit.marks import draw_mark
from game.client.widgets.base import Widget

QUIET = 0.3  # seconds without a sign: most answers are there by then
FADE = 0.2  # seconds in which the sign appears
SHADE = 60  # of 255: the veil over a page that waits
EDGE = 16  # design units between the sign and the lower left corner of the page


class PendingPage:
    """A page as it was when ``seat`` was asked; ``words`` say that this player considers it.
    ``lively`` is False where nothing may move."""

    def __init__(self, picture: pygame.Surface, seat: int, words: str, lively: bool) -> None:
        self.picture, self.seat, self.words = picture, seat, words
        self.lively = lively
        self.waited = 0.0

    @property
    def part(self) -> float:
        """The part of the sign that shows, from 0 to 1."""
        if not self.lively:
            return float(self.waited >= QUIET)
        return min(1.0, max(0.0, (self.waited - QUIET) / FADE))

    def wait(self, dt: float) -> bool:
        """Let time pass; return True if the sign looks different now."""
        before = self.part
        self.waited += dt
        return self.part != before


class PendingPageWidget(Widget):
    """The page with the sign, in the place of its choices."""

    def __init__(self, rect: pygame.Rect, held: PendingPage) -> None:
        super().__init__("page.held", rect)
        self.page = held

    def draw(self, surface: pygame.Surface) -> None:
        page, rect = self.page, self.rect
        if page.picture.get_rect().contains(rect):
            surface.blit(page.picture, rect, rect)
        else:  # the window has another size since
            surface.fill(theme.DEEP, rect)
        if page.part:
            self._draw_sign(surface, page.part)

    def sign_at(self) -> pygame.Rect:
        """Return the place of the sign."""
        m = self.m
        wide = fonts.measure(m, "body", self.page.words)[0] + m.du(84)
        made = pygame.Rect(0, 0, min(wide, self.rect.width - 2 * m.du(EDGE)), m.du(52))
        made.bottomleft = (self.rect.left + m.du(EDGE), self.rect.bottom - m.du(EDGE))
        return made

    def _draw_sign(self, surface: pygame.Surface, part: float) -> None:
        m, at = self.m, self.sign_at()
        under = surface.subsurface(self.rect.clip(surface.get_rect())).copy() if part < 1 else None
        veil = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        veil.fill((*theme.DEEP, SHADE))
        surface.blit(veil, self.rect)
        images.draw_panel(surface, at, "tip", m.unit)
        draw_mark(surface, m, self.page.seat, (at.left + m.du(32), at.centery), m.du(9))
        line = pygame.Rect(at.left + m.du(60), at.top, at.width - m.du(76), at.height)
        fonts.draw_line(surface, m, "body", self.page.words, theme.INK, line, "left", self.id)
        if under is not None:
            under.set_alpha(round(255 * (1 - part)))
            surface.blit(under, self.rect)
