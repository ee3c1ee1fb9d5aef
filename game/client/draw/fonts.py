"""Fonts and single lines of text, at real pixels.

Everything drawn here is measured first. Text that does not fit is never cut silently: ``fit``
says so, and ``draw_line`` reports it to whoever is ``watching`` (tests and ``audit``).
For text that wraps, holds icons or bold words see ``richtext``.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame

from game.client.draw.cache import SurfaceCache
from game.client.draw.theme import FLOORS, STYLES, Color, Metrics
from game.table.letters import escaped

Align = Literal["left", "center", "right"]
SMALLEST = min(FLOORS.values())
ELLIPSIS = "\u2026"

_lines = SurfaceCache(16 * 1024 * 1024)


class FontError(Exception):
    """A font cannot be used; the message says which and what to do."""


@lru_cache(maxsize=None)
def _folder(family: str) -> Path:
    package = "fontpkg_" + family.lower().replace(" ", "_")
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise FontError(
            f"the font {family!r} is missing: install the package {package.replace('_', '-')}"
        )
    return Path(next(iter(spec.submodule_search_locations))) / "files"


@lru_cache(maxsize=256)
def font(family: str, weight: str, px: int) -> pygame.font.Font:
    """The font file of that family and weight (``"SemiBold"``) at ``px`` pixels.

    Refuses sizes under the smallest floor, families that are not installed and weights the
    family does not have.
    """
    if px < SMALLEST:
        raise FontError(f"text of {px} px is too small to read: the floor is {SMALLEST} px")
    folder = _folder(family)
    path = folder / f"{family.replace(' ', '')}-{weight}.ttf"
    if not path.is_file():
        known = sorted(entry.stem.split("-")[-1] for entry in folder.glob("*.ttf"))
        raise FontError(f"{family} has no weight {weight!r}; there are {', '.join(known)}")
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(path, px)


def face(m: Metrics, style: str, bold: bool = False) -> pygame.font.Font:
    """The font of a named style in this layout."""
    px = m.px(style)  # refuses unknown styles
    entry = STYLES[style]
    return font(entry.family, entry.bold if bold else entry.weight, px)


SPACES = str.maketrans("\t\n\r", "   ")


def clean(text: str) -> str:
    """Text that a font can draw, on one line: what does not show what it is stands there as an
    escape, and white space as a space."""
    return text if text.isprintable() else escaped(text.translate(SPACES))


@lru_cache(maxsize=8192)
def _width(used: pygame.font.Font, text: str, tracking: int) -> int:
    if not tracking:
        return used.size(text)[0]
    return sum(used.size(char)[0] for char in text) + tracking * max(0, len(text) - 1)


def width(used: pygame.font.Font, text: str) -> int:
    """Pixels that a line takes in a given font."""
    return _width(used, clean(text), 0)


def measure(m: Metrics, style: str, text: str, tracking: int = 0) -> tuple[int, int]:
    """Width and line height in pixels of one line; ``tracking`` adds pixels between letters."""
    used = face(m, style)
    return _width(used, clean(text), tracking), used.get_height()


def cap_height(used: pygame.font.Font) -> int:
    """Height of a capital in pixels: what looks centred is centred on this."""
    found = used.metrics("H")[0]
    return int(found[3]) if found else used.get_ascent()


def render(used: pygame.font.Font, text: str, color: Color, tracking: int = 0) -> pygame.Surface:
    """One line in a given font; cached. Do not paint on the result."""
    text = clean(text)

    def make() -> pygame.Surface:
        if not tracking:
            return used.render(text, True, color)
        made = pygame.Surface((max(1, _width(used, text, tracking)), used.get_height()), 0x10000)
        x = 0
        for char in text:
            made.blit(used.render(char, True, color), (x, 0))
            x += used.size(char)[0] + tracking
        return made

    return _lines.get((id(used), text, color, tracking), make)


def line(
    m: Metrics, style: str, text: str, color: Color, tracking: int = 0, bold: bool = False
) -> pygame.Surface:
    """One rendered line of a named style; cached. Do not paint on the result."""
    return render(face(m, style, bold), text, color, tracking)


@dataclass(frozen=True)
class Fit:
    """What can be shown of a line: ``text`` fits, ``overflow`` says that it is not all."""

    text: str
    width: int
    overflow: bool


def fit(m: Metrics, style: str, text: str, width: int, tracking: int = 0) -> Fit:
    """The longest beginning of ``text`` that fits ``width`` pixels, with an ellipsis if cut."""
    used = face(m, style)
    text = clean(text)
    whole = _width(used, text, tracking)
    if whole <= width:
        return Fit(text, whole, False)
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if _width(used, text[:middle].rstrip() + ELLIPSIS, tracking) <= width:
            low = middle
        else:
            high = middle - 1
    cut = text[:low].rstrip() + ELLIPSIS
    return Fit(cut, _width(used, cut, tracking), True)


@dataclass(frozen=True)
class Drawn:
    """A piece of text that was drawn: where its ink is, what of it the clip let through, and
    whether something was lost for want of room."""

    text: str
    rect: pygame.Rect
    seen: pygame.Rect
    overflow: bool
    where: str = ""


_watchers: list[list[Drawn]] = []


@contextmanager
def watching() -> Iterator[list[Drawn]]:
    """Collects every text drawn inside the ``with`` block."""
    seen: list[Drawn] = []
    _watchers.append(seen)
    try:
        yield seen
    finally:
        _watchers.remove(seen)


def note(
    surface: pygame.Surface, text: str, rect: pygame.Rect, overflow: bool, where: str = ""
) -> None:
    """Tells the watchers about drawn text. Anything that blits text by itself calls this."""
    if not _watchers:
        return
    clip = surface.get_clip()
    # A clip smaller than the surface hides on purpose (scrolling); the surface's edge does not.
    seen = rect.copy() if clip == surface.get_rect() else rect.clip(clip)
    for watcher in _watchers:
        watcher.append(Drawn(text, rect.copy(), seen, overflow, where))


def draw_line(
    surface: pygame.Surface,
    m: Metrics,
    style: str,
    text: str,
    color: Color,
    rect: pygame.Rect,
    align: Align = "left",
    where: str = "",
    tracking: int = 0,
) -> pygame.Rect:
    """Draws one line centred by its capitals in ``rect``; returns the ink rectangle.

    Where it does not fit it is shortened with an ellipsis and reported as overflow.
    """
    used = face(m, style)
    shown = fit(m, style, text, rect.width, tracking)
    x = {
        "left": rect.left,
        "center": rect.left + (rect.width - shown.width) // 2,
        "right": rect.right - shown.width,
    }[align]
    caps = cap_height(used)
    baseline = rect.top + (rect.height + caps) // 2
    surface.blit(render(used, shown.text, color, tracking), (x, baseline - used.get_ascent()))
    ink = pygame.Rect(x, baseline - caps, shown.width, caps)
    if shown.text:
        note(surface, text, ink, shown.overflow or caps > rect.height, where)
    return ink
