"""Fonts and single lines of text, in real pixels.

Everything drawn here is measured first. Text that does not fit is never cut silently: ``fit``
reports it, and ``draw_line`` notifies every ``collect_text`` (tests and ``audit``). For text that
wraps or holds icons or bold words see ``richtext``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Literal

import pygame
import pygame.freetype

from game.client.draw.cache import SurfaceCache
from game.client.draw.faces import families, stand_ins
from game.client.draw.faces.families import FontError
from game.client.draw.faces.stand_ins import Part
from game.client.draw.theme import FLOORS, STYLES, Color, Metrics
from game.table.letters import escaped

Align = Literal["left", "center", "right"]
SMALLEST = min(FLOORS.values())
ELLIPSIS = "\u2026"

Glyph = tuple[int, int, int, int, int]
Ink = pygame.typing.ColorLike

_lines = SurfaceCache(8 * 1024 * 1024)


class Instance:
    """One weight of a file that holds many, at a size in pixels: a ``pygame.font.Font`` cannot open
    it, and this has the methods of one."""

    def __init__(self, path: Path, index: int, px: int) -> None:
        if not pygame.freetype.get_init():
            pygame.freetype.init()
        self._font = pygame.freetype.Font(str(path), px, font_index=index << 16)
        self._font.origin = True
        self._font.antialiased = True
        self._high = round(self._font.get_sized_height(px))
        self._ascent = round(self._font.get_sized_ascender(px))

    def get_height(self) -> int:
        """Return the height of a line."""
        return self._high

    def get_ascent(self) -> int:
        """Return the distance from the top of a line to its baseline."""
        return self._ascent

    def metrics(self, text: str) -> list[Glyph | None]:
        """Return left, right, lower and upper edge and the advance of each letter, None for
        those that the file lacks."""
        return [
            None if one is None else (one[0], one[1], one[2], one[3], round(one[4]))
            for one in self._font.get_metrics(text)
        ]

    def size(self, text: str) -> tuple[int, int]:
        """Return the width and height of a line."""
        return sum(one[4] for one in self.metrics(text) if one is not None), self._high

    def render(self, text: str, antialias: bool, color: Ink) -> pygame.Surface:
        """Return a line of text on a transparent ground, always antialiased."""
        ink = pygame.Color(color)
        made = pygame.Surface((max(1, self.size(text)[0]), self._high), pygame.SRCALPHA)
        made.fill((ink.r, ink.g, ink.b, 0))
        self._font.render_to(made, (0, self._ascent), text, ink)
        return made


class Face:
    """A font of Rimward at a size in pixels; other fonts stand in for letters that it lacks.

    ``own`` is the font itself, from the file at ``path``.
    """

    def __init__(self, path: Path, px: int, own: pygame.font.Font | Instance) -> None:
        self.path, self.px, self.own = path, px, own

    def get_height(self) -> int:
        """Return the height of a line."""
        return self.own.get_height()

    def get_ascent(self) -> int:
        """Return the distance from the top of a line to its baseline."""
        return self.own.get_ascent()

    def metrics(self, text: str) -> Sequence[Glyph | None]:
        """Return left, right, lower and upper edge and the advance of each of its own letters."""
        return self.own.metrics(text)

    def parts(self, text: str) -> tuple[Part, ...]:
        """Return the parts of a line from left to right; () if the font has all its letters."""
        return stand_ins.parts(self.path, text)

    def size(self, text: str) -> tuple[int, int]:
        """Return the width and height of a line."""
        if text.isascii() or not (parts := self.parts(text)):
            return self.own.size(text)
        return sum(map(self.wide, parts)), self.get_height()

    def wide(self, part: Part) -> int:
        """Return the width of a part of a line."""
        if part.missing:
            return self._box().width
        return self._font(part).size(part.text)[0]

    def render(self, text: str, color: Ink) -> pygame.Surface:
        """Return a line of text on a transparent ground."""
        parts = () if text.isascii() else self.parts(text)
        if not parts:
            return self.own.render(text, True, color)
        made = pygame.Surface((max(1, self.size(text)[0]), self.get_height()), pygame.SRCALPHA)
        left, base = 0, self.get_ascent()
        for part in parts:
            if part.missing:
                box = self._box().inflate(-self.px // 5, 0).move(left, 0)
                pygame.draw.rect(made, color, box, max(1, self.px // 16))
            else:
                used = self._font(part)
                made.blit(used.render(part.text, True, color), (left, base - used.get_ascent()))
            left += self.wide(part)
        return made

    def _box(self) -> pygame.Rect:
        """Return the place of a letter that no font has."""
        high = cap_height(self)
        return pygame.Rect(0, self.get_ascent() - high, self.px * 2 // 3, high)

    def _font(self, part: Part) -> pygame.font.Font | Instance:
        """Return the font of a part, smaller if its lines are higher than those of this one."""
        if part.file is None:
            return self.own
        fitting = stand_ins.open_font(part.file, self.px, part.script, part.leftward)
        high, room = fitting.get_height(), self.get_height()
        px = max(self.px * 3 // 4, self.px * room // high) if high > room else self.px
        return stand_ins.open_font(part.file, px, part.script, part.leftward)


@lru_cache(maxsize=256)
def font(family: str, weight: str, px: int) -> Face:
    """Return the font of that family and weight (``"SemiBold"``) at ``px`` pixels.

    Raise ``FontError`` for sizes under the smallest floor, families that are not installed, and
    weights missing from the family.
    """
    if px < SMALLEST:
        raise FontError(f"text of {px} px is too small to read: the floor is {SMALLEST} px")
    path, index = families.file(family, weight)
    if index:
        return Face(path, px, Instance(path, index, px))
    if not pygame.font.get_init():
        pygame.font.init()
    return Face(path, px, pygame.font.Font(path, px))


def face(m: Metrics, style: str, bold: bool = False) -> Face:
    """Return the font of a named style in this layout."""
    px = m.px(style)  # raises for unknown styles
    entry = STYLES[style]
    return font(entry.family, entry.bold if bold else entry.weight, px)


SPACES = str.maketrans("\t\n\r", "   ")


def clean(text: str) -> str:
    """Return the text as one drawable line: invisible characters escaped, and white space as
    spaces."""
    return text if text.isprintable() else escaped(text.translate(SPACES))


@lru_cache(maxsize=8192)
def _width(used: Face, text: str, tracking: int) -> int:
    if not tracking or used.parts(text):  # letters of other scripts join
        return used.size(text)[0]
    return sum(used.size(char)[0] for char in text) + tracking * max(0, len(text) - 1)


def width(used: Face, text: str) -> int:
    """Return the width of a line in pixels in a given font."""
    return _width(used, clean(text), 0)


def measure(m: Metrics, style: str, text: str, tracking: int = 0) -> tuple[int, int]:
    """Return width and line height in pixels of one line; ``tracking`` adds pixels between
    letters."""
    used = face(m, style)
    return _width(used, clean(text), tracking), used.get_height()


def caret(m: Metrics, style: str, text: str, at: int) -> int:
    """Return the place in pixels from the left of a line before its letter ``at``."""
    used = face(m, style)
    left, parts = 0, used.parts(text)
    if not parts:
        return width(used, text[:at])
    for part in parts:
        wide, ahead = used.wide(part), 0
        if part.start < at <= part.start + len(part.text):
            ahead = used.wide(replace(part, text=part.text[: at - part.start]))
        elif part.start or at:
            left += wide
            continue
        return left + (wide - ahead if part.leftward else ahead)
    return left


@lru_cache(maxsize=512)
def cap_height(used: Face) -> int:
    """Return the height of a capital in pixels, the reference for optical centering."""
    found = used.metrics("H")[0]
    return int(found[3]) if found else used.get_ascent()


def render(used: Face, text: str, color: Color, tracking: int = 0) -> pygame.Surface:
    """Render one line in a given font; cached. Do not paint on the result."""
    text = clean(text)
    key = (id(used), text, color, tracking)
    return _lines.find(key) or _lines.keep(key, _rendered(used, text, color, tracking))


def _rendered(used: Face, text: str, color: Color, tracking: int) -> pygame.Surface:
    if not tracking or used.parts(text):
        return used.render(text, color)
    made = pygame.Surface((max(1, _width(used, text, tracking)), used.get_height()), 0x10000)
    x = 0
    for char in text:
        made.blit(used.render(char, color), (x, 0))
        x += used.size(char)[0] + tracking
    return made


def line(
    m: Metrics, style: str, text: str, color: Color, tracking: int = 0, bold: bool = False
) -> pygame.Surface:
    """Return one rendered line of a named style; cached. Do not paint on the result."""
    return render(face(m, style, bold), text, color, tracking)


NARROWEST = 0.85
"""the least part of their width to which letters are condensed"""


def condense(m: Metrics, style: str, text: str, color: Color, width: int) -> pygame.Surface | None:
    """Return one line with its letters narrowed to ``width`` pixels, in the height of the style;
    None if that is too narrow to read. Cached; do not paint on the result."""
    used, text = face(m, style), clean(text)
    whole = _width(used, text, 0)
    if whole * NARROWEST > width:
        return None
    key = (id(used), text, color, "condensed", width)
    if (known := _lines.find(key)) is not None:
        return known
    entry = STYLES[style]
    large = font(entry.family, entry.weight, 2 * m.px(style)).render(text, color)
    size = (min(whole, width), used.get_height())
    return _lines.keep(key, pygame.transform.smoothscale(large, size))


@dataclass(frozen=True)
class Fit:
    """The visible part of a line: ``text`` fits, ``overflow`` is True if it was cut."""

    text: str
    width: int
    overflow: bool


def fit(m: Metrics, style: str, text: str, width: int, tracking: int = 0) -> Fit:
    """Return the longest prefix of ``text`` that fits ``width`` pixels, with an ellipsis if cut."""
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
    """A drawn piece of text: the area of its ink, the part of it inside the clip, and whether
    anything was lost for lack of room."""

    text: str
    rect: pygame.Rect
    seen: pygame.Rect
    overflow: bool
    where: str = ""


_watchers: list[list[Drawn]] = []


@contextmanager
def collect_text() -> Iterator[list[Drawn]]:
    """Collect every text drawn inside the ``with`` block."""
    seen: list[Drawn] = []
    _watchers.append(seen)
    try:
        yield seen
    finally:
        _watchers.remove(seen)


@contextmanager
def ignore_text() -> Iterator[None]:
    """Notify nobody of text drawn inside the ``with`` block: it is reduced to a picture."""
    kept = _watchers[:]
    _watchers.clear()
    try:
        yield
    finally:
        _watchers[:] = kept


def cover(rect: pygame.Rect) -> None:
    """Notify the watchers of a solid panel drawn there: text under it is not to be read now."""
    for watcher in _watchers:
        watcher[:] = [drawn for drawn in watcher if not drawn.seen.colliderect(rect)]


def note(
    surface: pygame.Surface, text: str, rect: pygame.Rect, overflow: bool, where: str = ""
) -> None:
    """Notify the watchers of drawn text. Call this after blitting text directly."""
    if not _watchers:
        return
    clip = surface.get_clip()
    # A clip smaller than the surface hides on purpose (scrolling); the surface's edge does not.
    seen = rect.copy() if clip == surface.get_rect() else rect.clip(clip)
    for watcher in _watchers:
        watcher.append(Drawn(text, rect.copy(), seen, overflow, where))


def shorter(m: Metrics, style: str, name: str, width: int) -> str:
    """Return a name as it fits: whole, without what follows a comma, or its first word."""
    for words in (name, name.partition(",")[0], name.partition(" ")[0]):
        if measure(m, style, words)[0] <= width:
            return words
    return fit(m, style, name, width).text


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
    """Draw one line, vertically centered by its capitals in ``rect``; return the ink rectangle.

    If it does not fit, shorten it with an ellipsis and report overflow.
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
