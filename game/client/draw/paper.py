"""Printed matter: cards and boards painted once and cached, with a record of every text on them.

A painter draws on a ``Paper`` from its corner (0, 0). The result is cached; showing it again is one
blit, and its texts are reported to the checks at the place where they appear.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame

from game.client.draw import fonts, icon_hits, images, richtext, theme
from game.client.draw.cache import surface_bytes
from game.client.draw.theme import Color, Metrics

LIMIT = 28 * 1024 * 1024


@dataclass
class Paper:
    """A surface to print on. Texts that do not fit are recorded as faults."""

    surface: pygame.Surface
    m: Metrics
    where: str = "card"
    notes: list[tuple[str, pygame.Rect, bool]] = field(default_factory=list)
    signs: list[icon_hits.Sign] = field(default_factory=list)
    whole: bool = True
    """False while a picture on it is unfinished; then it is not kept"""

    @property
    def rect(self) -> pygame.Rect:
        return self.surface.get_rect()

    def line(
        self,
        style: str,
        text: str,
        color: Color,
        rect: pygame.Rect,
        align: fonts.Align = "left",
        may_cut: bool = False,
    ) -> pygame.Rect:
        """Print one line, vertically centered by its capitals in ``rect``; return its ink. If it
        does not fit it is shortened, which counts as a fault unless it ``may_cut``."""
        used = fonts.face(self.m, style)
        shown = fonts.fit(self.m, style, text, rect.width)
        spare = {"left": 0, "center": (rect.width - shown.width) // 2}
        x = rect.left + spare.get(align, rect.width - shown.width)
        caps = fonts.cap_height(used)
        baseline = rect.top + (rect.height + caps) // 2
        self.surface.blit(fonts.render(used, shown.text, color), (x, baseline - used.get_ascent()))
        ink = pygame.Rect(x, baseline - caps, shown.width, caps)
        if shown.text:
            self.notes.append((text, ink, shown.overflow and not may_cut))
        return ink

    def title(
        self,
        style: str,
        text: str,
        color: Color,
        rect: pygame.Rect,
        align: fonts.Align = "left",
        may_cut: bool = True,
    ) -> pygame.Rect:
        """Print one line like ``line``, with narrower letters if it is a little too long; return
        its ink."""
        fits = not fonts.fit(self.m, style, text, rect.width).overflow
        narrow = None if fits else fonts.condense(self.m, style, text, color, rect.width)
        if narrow is None:
            return self.line(style, text, color, rect, align, may_cut)
        used = fonts.face(self.m, style)
        caps = fonts.cap_height(used)
        baseline = rect.top + (rect.height + caps) // 2
        self.surface.blit(narrow, (rect.left, baseline - used.get_ascent()))
        ink = pygame.Rect(rect.left, baseline - caps, narrow.get_width(), caps)
        self.notes.append((text, ink, False))
        return ink

    def rich(
        self, laid: richtext.RichLayout, rect: pygame.Rect, may_cut: bool = False
    ) -> pygame.Rect:
        """Print laid-out text from the top left of ``rect``. Text that is too tall loses whole
        lines, which is a fault unless it ``may_cut``. Return the room used."""
        lines = len(laid.lines)
        high = laid.height
        cut = high > rect.height
        if cut:
            lines = max(1, rect.height // laid.pitch)
            high = laid.lines[lines - 1].y + laid.pitch
        self.surface.blit(laid.surface(), rect.topleft, (0, 0, laid.width, high))
        if lines < len(laid.lines):
            self._dots(laid, rect, lines - 1)
        wide = max((each.width for each in laid.lines[:lines]), default=0)
        ink = pygame.Rect(rect.left, rect.top, max(1, wide), high)
        fault = (cut and not may_cut) or laid.overflow
        self.notes.append((laid.markup, ink, fault))
        self.signs += [
            (place.move(rect.topleft), icon) for icon, place in laid.icons if place.top < high
        ]
        return ink

    def _dots(self, laid: richtext.RichLayout, rect: pygame.Rect, number: int) -> None:
        """Print an ellipsis after the last line shown, over its end if there is no room."""
        entry = laid.lines[number]
        dots = fonts.line(self.m, laid.style, fonts.ELLIPSIS, theme.MUTED)
        used = fonts.face(self.m, laid.style)
        caps = fonts.cap_height(used)
        baseline = rect.top + entry.y + (laid.pitch + caps) // 2
        x = rect.left + min(entry.width, laid.width - dots.get_width())
        self.surface.blit(dots, (x, baseline - used.get_ascent()))

    def icon(self, name: str, px: int, center: tuple[int, int], tint: Color | None = None) -> None:
        """Print an icon around its center."""
        drawn = images.icon(name, px, tint)
        self.stamp(drawn, drawn.get_rect(center=center), name)

    def stamp(self, drawn: pygame.Surface, rect: pygame.Rect, name: str) -> None:
        """Print a picture that means the same as an icon."""
        self.surface.blit(drawn, rect)
        self.signs.append((rect, name))

    def pill(self, rect: pygame.Rect, ground: tuple[int, ...], edge: Color | None = None) -> None:
        """Print a round-ended background for a few words or an icon."""
        self.surface.blit(pill(rect.size, ground, edge), rect)


def pill(size: tuple[int, int], ground: tuple[int, ...], edge: Color | None) -> pygame.Surface:
    """Return the picture of a round-ended background; cached."""
    key = ("pill", size, ground, edge)
    if (known := images.lookup(key)) is not None:
        return known
    big = pygame.Surface((size[0] * 4, size[1] * 4), pygame.SRCALPHA)
    radius = min(big.get_size()) // 2
    if edge is not None:
        pygame.draw.rect(big, edge, big.get_rect(), border_radius=radius)
    inner = big.get_rect() if edge is None else big.get_rect().inflate(-10, -10)
    pygame.draw.rect(big, (0, 0, 0, 0), inner, border_radius=radius)
    pygame.draw.rect(big, ground, inner, border_radius=radius)
    return images.keep(key, images.ready(pygame.transform.smoothscale(big, size)))


_printed: OrderedDict[Hashable, Paper] = OrderedDict()
_used = 0


def show(
    surface: pygame.Surface,
    rect: pygame.Rect,
    m: Metrics,
    key: Hashable,
    paint: Callable[[Paper], None],
    where: str = "card",
    keep: bool = True,
) -> None:
    """Show what ``paint`` prints, in the size of ``rect``; printed once for each key and size.
    What soon changes again, such as a figure that counts up, is not to be kept."""
    if rect.width <= 0 or rect.height <= 0:
        return
    whole = (key, rect.size, m, where, theme.palette)
    paper = _printed.get(whole)
    if paper is None:
        paper = Paper(pygame.Surface(rect.size, pygame.SRCALPHA), m, where)
        paint(paper)
        paper.surface = images.ready(paper.surface)
        if keep and paper.whole:
            _keep(whole, paper)
    else:
        _printed.move_to_end(whole)
    surface.blit(paper.surface, rect)
    for text, ink, fault in paper.notes:
        fonts.note(surface, text, ink.move(rect.topleft), fault, where)
    for place, icon in paper.signs:
        icon_hits.note(place.move(rect.topleft), icon)


def _keep(key: Hashable, paper: Paper) -> None:
    global _used
    _printed[key] = paper
    _used += surface_bytes(paper.surface)
    while _used > LIMIT and len(_printed) > 1:
        _used -= surface_bytes(_printed.popitem(last=False)[1].surface)


def forget() -> None:
    """Empty the cache (new content, tests)."""
    global _used
    _printed.clear()
    _used = 0
