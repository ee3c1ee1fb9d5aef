"""Text that wraps: words, **bold**, inline icons and links.

The complete markup::

    **words**             bold
    {icon:credits}        the icon assets/icons/credits.svg in the line
    {link:ambush|Ambush}  underlined words that react to the pointer (glossary, card names)
    {see:captain|Vela}    the same without an underline (names in running text)
    {teal|words}          a color of theme.COLORS
    a line break          starts a new paragraph line; an empty line leaves half a line free

Anything else is shown verbatim, except an unknown ``{...}``, which raises ``MarkupError``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

import pygame

from game.client.draw import fonts, icon_hits, images, theme
from game.client.draw.cache import SurfaceCache
from game.client.draw.theme import COLORS, Color, Metrics
from game.table.letters import escaped, unmarked

FIXED = "\N{NO-BREAK SPACE}"
"""a space at which no line ends"""
_TOKEN = re.compile(r"\*\*|\{[^{}]*\}|\n|(?:[^\s*{}]|\xa0)+|[ \t]+|\*|[{}]")
_ICON = re.compile(r"\{icon:([a-z0-9_]+)\}")
_LINK = re.compile(r"\{link:([^|{}]+)\|([^{}]+)\}")
_SEE = re.compile(r"\{see:([^|{}]+)\|([^{}]+)\}")
_painted = SurfaceCache(8 * 1024 * 1024)
QUIET = "see:"  # prefix of the id of an inconspicuous link
_TINT = re.compile(r"\{([a-z]+)\|([^{}]+)\}")


class MarkupError(ValueError):
    """The markup has an unknown brace expression; the message quotes it."""


@dataclass(frozen=True)
class Piece:
    """A word, a space, an icon or a line break before layout."""

    kind: str  # "word", "space", "icon", "break"
    text: str = ""
    bold: bool = False
    link: str = ""
    color: Color | None = None


@dataclass
class Run:
    """Adjacent pieces of one style on one line; ``x`` in pixels from the line's start."""

    kind: str
    text: str
    x: int
    width: int
    bold: bool
    link: str
    color: Color | None


@dataclass
class Line:
    y: int
    width: int = 0
    runs: list[Run] = field(default_factory=list)


def _words(text: str, bold: bool, link: str = "", color: Color | None = None) -> list[Piece]:
    parts = re.findall(r"(?:\S|\xa0)+|[^\S\xa0]+", text)
    return [
        Piece("space" if part.strip(FIXED).isspace() else "word", part, bold, link, color)
        for part in parts
    ]


def _braced(token: str, bold: bool, markup: str) -> list[Piece]:
    if found := _ICON.fullmatch(token):
        return [Piece("icon", found[1])]
    if found := _LINK.fullmatch(token):
        return _words(found[2], bold, found[1], theme.TEAL)
    if found := _SEE.fullmatch(token):
        return _words(found[2], bold, QUIET + found[1])
    if (found := _TINT.fullmatch(token)) and found[1] in COLORS:
        return _words(found[2], bold, "", COLORS[found[1]])
    raise MarkupError(
        f"{token!r} in {markup!r} means nothing: write {{icon:name}}, {{link:id|words}} or "
        f"{{color|words}} with a color of {', '.join(COLORS)}"
    )


@lru_cache(maxsize=1024)
def parse(markup: str) -> tuple[Piece, ...]:
    """Parse markup into pieces. Raise ``MarkupError`` for unknown braces."""
    pieces: list[Piece] = []
    bold = False
    for token in _TOKEN.findall(markup):
        if token == "**":
            bold = not bold
        elif token == "\n":
            pieces.append(Piece("break"))
        elif token.startswith("{"):
            pieces.extend(_braced(token, bold, markup))
        else:
            pieces.extend(_words(token, bold))
    return tuple(pieces)


def icon_names(markup: str) -> list[str]:
    """Return the names of all icons in the markup, for content checks."""
    return [piece.text for piece in parse(markup) if piece.kind == "icon"]


def plain(markup: str) -> str:
    """Return the words without markup; icons read as their names (search, speech)."""
    shown = {"break": lambda p: "\n", "icon": lambda p: p.text.replace("_", " ")}
    return "".join(shown.get(p.kind, lambda p: p.text)(p) for p in parse(markup))


def literal(words: str) -> str:
    """Escape words from outside (file names, error messages, player names) for use in markup:
    markup is neutralized, and invisible characters are escaped."""
    return unmarked(escaped(words, "\n"))


class RichLayout:
    """Laid-out text. ``size`` and ``links`` are relative to the top left corner.

    ``overflow`` is True when a word had to be broken because it is wider than the column.
    """

    def __init__(
        self, m: Metrics, style: str, markup: str, width: int, color: Color, align: fonts.Align,
        indent: int = 0,
    ) -> None:  # fmt: skip
        self.indent = indent
        self.m, self.style, self.markup, self.color = m, style, markup, color
        self.width, self.align = max(1, width), align
        self.pitch = m.pitch(style)
        self.icon_px = round(m.px(style) * 1.05)
        self._faces = fonts.face(m, style), fonts.face(m, style, bold=True)
        self.overflow = False
        self.lines: list[Line] = [Line(0, indent)]
        for group in self._groups(parse(markup)):
            self._place(group)
        for entry in self.lines:
            self._finish(entry)
        self.links = self._links()
        self.icons = self._icons()

    # -- layout --

    @property
    def height(self) -> int:
        return self.lines[-1].y + self.pitch

    @property
    def size(self) -> tuple[int, int]:
        return max((entry.width for entry in self.lines), default=0), self.height

    def _piece_width(self, piece: Piece) -> int:
        if piece.kind == "icon":
            return self.icon_px
        return fonts.width(self._faces[piece.bold], piece.text)

    def _groups(self, pieces: tuple[Piece, ...]) -> list[list[Piece]]:
        """Return groups of pieces that stay together: a word with its comma and its icon."""
        groups: list[list[Piece]] = []
        glue = False
        for piece in pieces:
            sticks = piece.kind in ("word", "icon")
            if sticks and glue:
                groups[-1].append(piece)
            else:
                groups.append([piece])
            glue = sticks
        return groups

    def _place(self, group: list[Piece]) -> None:
        first, current = group[0], self.lines[-1]
        if first.kind == "break":
            step = self.pitch if current.runs else round(self.pitch * 0.5)
            self.lines.append(Line(current.y + step))
            return
        widths = [self._piece_width(piece) for piece in group]
        if first.kind == "space":
            if current.runs:
                self._append(current, first, widths[0])
            return
        if current.runs and current.width + sum(widths) > self.width:
            current = Line(current.y + self.pitch)
            self.lines.append(current)
        for piece, wide in zip(group, widths, strict=True):
            if wide <= self.width or piece.kind == "icon":
                self._append(self.lines[-1], piece, wide)
                continue
            for part in self._cut(piece):
                wide, last = self._piece_width(part), self.lines[-1]
                if last.runs and last.width + wide > self.width:
                    self.lines.append(Line(last.y + self.pitch))
                self._append(self.lines[-1], part, wide)

    def _cut(self, piece: Piece) -> list[Piece]:
        """Return the parts, up to a hyphen each, of a word that is wider than the column; if one
        of those is too wide, its letters in lengths that fit, and ``overflow`` is set."""
        joined = [replace(piece, text=each) for each in re.findall(r"[^-]*-+|[^-]+", piece.text)]
        if max(self._piece_width(each) for each in joined) <= self.width:
            return joined
        self.overflow = True
        parts, rest = [], piece.text
        while rest:
            count = len(rest)
            while count > 1 and self._piece_width(replace(piece, text=rest[:count])) > self.width:
                count -= 1
            parts.append(replace(piece, text=rest[:count]))
            rest = rest[count:]
        return parts

    def _append(self, current: Line, piece: Piece, wide: int) -> None:
        last = current.runs[-1] if current.runs else None
        look = (piece.bold, piece.link, piece.color)
        if last and last.kind == "text" and piece.kind != "icon":
            if (last.bold, last.link, last.color) == look:
                last.text += piece.text
                last.width = fonts.width(self._faces[last.bold], last.text)
                current.width = last.x + last.width
                return
        kind = "icon" if piece.kind == "icon" else "text"
        current.runs.append(Run(kind, piece.text, current.width, wide, *look))
        current.width += wide

    def _finish(self, entry: Line) -> None:
        """Drop the space at the line's end and shift the line to its alignment."""
        while entry.runs and entry.runs[-1].kind == "text":
            last = entry.runs[-1]
            last.text = last.text.rstrip()
            if last.text:
                last.width = fonts.width(self._faces[last.bold], last.text)
                break
            entry.runs.pop()
        entry.width = entry.runs[-1].x + entry.runs[-1].width if entry.runs else 0
        shift = {"left": 0, "center": (self.width - entry.width) // 2}.get(
            self.align, self.width - entry.width
        )
        for run in entry.runs:
            run.x += shift

    def _links(self) -> list[tuple[str, pygame.Rect]]:
        return [
            (run.link.removeprefix(QUIET), pygame.Rect(run.x, entry.y, run.width, self.pitch))
            for entry in self.lines
            for run in entry.runs
            if run.link
        ]

    def _icons(self) -> list[tuple[str, pygame.Rect]]:
        return [
            (run.text, pygame.Rect(run.x, entry.y, run.width, self.pitch))
            for entry in self.lines
            for run in entry.runs
            if run.kind == "icon"
        ]

    # -- drawing --

    def surface(self) -> pygame.Surface:
        """Return the whole text on a transparent surface, at most as wide as the column; cached."""
        key = (self.m, self.style, self.markup, self.width, self.color, self.align,
               self.indent)  # fmt: skip
        return _painted.find(key) or _painted.keep(key, self._paint())

    def _paint(self) -> pygame.Surface:
        ends = [run.x + run.width for entry in self.lines for run in entry.runs]
        made = pygame.Surface((max(ends, default=1), max(1, self.height)), pygame.SRCALPHA)
        caps = fonts.cap_height(self._faces[False])
        for entry in self.lines:
            baseline = entry.y + (self.pitch + caps) // 2
            for run in entry.runs:
                if run.kind == "icon":
                    top = baseline - caps // 2 - self.icon_px // 2
                    icon = images.icon(run.text, self.icon_px)
                    made.blit(
                        icon,
                        icon.get_rect(center=(run.x + run.width // 2, top + self.icon_px // 2)),
                    )
                    continue
                worn = self._faces[run.bold]
                shown = fonts.render(worn, run.text, run.color or self.color)
                made.blit(shown, (run.x, baseline - worn.get_ascent()))
                if run.link and not run.link.startswith(QUIET):
                    under = baseline + max(2, caps // 6)
                    pygame.draw.line(
                        made,
                        run.color or self.color,
                        (run.x, under),
                        (run.x + run.width - 1, under),
                    )
        return made

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, where: str = "") -> pygame.Rect:
        """Draw into ``rect`` from its top left; report taller text as overflow."""
        surface.blit(self.surface(), rect.topleft)
        for icon, place in self.icons:
            icon_hits.note(place.move(rect.topleft), icon)
        column = pygame.Rect(rect.topleft, (self.width, self.height))
        too_big = self.height > rect.height or self.width > rect.width
        ink = self._ink.move(rect.topleft)
        fonts.note(surface, self.markup, ink, too_big or self.overflow, where)
        return column

    @cached_property
    def _ink(self) -> pygame.Rect:
        """Return the lines without the rest of the column, relative to the top left corner."""
        runs = [run for entry in self.lines for run in entry.runs]
        left = min((run.x for run in runs), default=0)
        right = max((run.x + run.width for run in runs), default=0)
        return pygame.Rect(left, 0, right - left, self.height)

    def link_at(self, offset: tuple[int, int]) -> str | None:
        """Return the link under a point relative to the text's corner."""
        return next((name for name, rect in self.links if rect.collidepoint(offset)), None)


def bullets(lines: Iterable[str]) -> str:
    """Return lines of markup as a list, which stay apart where they wrap."""
    return "\n".join(f"\N{BULLET}{FIXED}{line}" for line in lines)


@lru_cache(maxsize=512)
def layout(
    m: Metrics,
    style: str,
    markup: str,
    width: int,
    color: Color | None = None,
    align: fonts.Align = "left",
    indent: int = 0,
) -> RichLayout:
    """Return text laid out in a column of ``width`` pixels; cached, so repeated calls are cheap.

    The default color is ``theme.INK``. The first line begins ``indent`` pixels from the left.
    """
    return RichLayout(m, style, markup, width, color or theme.INK, align, indent)


def snug(m: Metrics, style: str, markup: str, width: int, color: Color | None = None) -> RichLayout:
    """Return text laid out in a column of at most ``width`` pixels, as wide as its longest line."""
    loose = layout(m, style, markup, width, color)
    return layout(m, style, markup, max(loose.size[0], 1), color)


@theme.follow
def _forget() -> None:
    """Drop everything parsed and laid out in the previous palette's colors."""
    parse.cache_clear()
    layout.cache_clear()
    _painted.clear()


@dataclass(frozen=True)
class BoxFit:
    """The result of fitting markup to a box: whether it fits, and the height in pixels that it
    needs."""

    ok: bool
    needed: int
    lines: int


def fit(m: Metrics, style: str, markup: str, size: tuple[int, int]) -> BoxFit:
    """Measure markup against a box of ``size`` pixels without drawing it."""
    made = layout(m, style, markup, size[0])
    ok = made.height <= size[1] and not made.overflow
    return BoxFit(ok, made.height, len(made.lines))
