"""Pills: a few icons, each with its figure, on faint round-ended grounds.

A pill is one short piece of markup, ``{icon:credits} 8,000``. Pills are set in rows; three small
dots stand for those that find no room, and no pill is cut short.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from operator import eq

import pygame

from game.client.draw import fonts, images, richtext, theme
from game.client.draw.theme import Color, Metrics

STYLE = "tile"
ICON, PAD, GAP, APART = 20, 4, 3, 8  # du: icon, room at the ends, beside an icon, between pills
TIGHT = 3  # du between pills where they would not fit otherwise
DOTS = 22  # du: width of the pill that stands for those left out
MOST = 7  # pills that are tried for the rows of one thing
GROUND = 20  # opacity of the ground


@dataclass(frozen=True)
class Placed:
    """A pill and its place, relative to the corner of its rows."""

    markup: str
    rect: pygame.Rect


def height(m: Metrics) -> int:
    """Return the height of a pill."""
    return max(m.du(ICON + 4), round(m.px(STYLE) * 1.25))


def width(m: Metrics, markup: str) -> int:
    """Return the width of a pill."""
    parts = _parts(m, markup)
    return parts[-1][1] + parts[-1][2] + m.du(PAD) if parts else 0


def _parts(m: Metrics, markup: str) -> list[tuple[richtext.Piece, int, int]]:
    """Return the icons and words of a pill, each with its left end and width."""
    made = list[tuple[richtext.Piece, int, int]]()
    used = fonts.face(m, STYLE)
    x, before = m.du(PAD), ""
    for run in _runs(markup):
        if before:
            x += m.du(GAP if {before, run.kind} == {"icon", "word"} else 1)
        wide = m.du(ICON) if run.kind == "icon" else fonts.width(used, run.text)
        made.append((run, x, wide))
        x, before = x + wide, run.kind
    return made


def _runs(markup: str) -> list[richtext.Piece]:
    """Return icons, and the words between them each as one piece."""
    made = list[richtext.Piece]()
    for piece in richtext.parse(markup):
        if piece.kind == "icon":
            made.append(piece)
        elif made and made[-1].kind == "word":
            made[-1] = richtext.Piece("word", made[-1].text + piece.text)
        else:
            made.append(richtext.Piece("word", piece.text))
    told = (
        each if each.kind == "icon" else richtext.Piece("word", each.text.strip()) for each in made
    )
    return [each for each in told if each.kind == "icon" or each.text]


def arrange(
    m: Metrics, lines: Sequence[Sequence[str]], wide: int, rows: int = 2
) -> tuple[tuple[Placed, ...], pygame.Rect | None]:
    """Return the places of pills in ``rows`` rows, and that of the dots if some found none.

    Each line has a row of its own, closer together if need be. What finds no room there goes to
    the other row.
    """
    made, short = _place(m, lines, wide, rows)
    if not short:
        return made, None
    made, _ = _place(m, lines, wide - m.du(DOTS + TIGHT), rows)
    last = max((each.rect for each in made), key=lambda each: (each.top, each.left), default=None)
    left, top = (last.right + m.du(TIGHT), last.top) if last else (0, 0)
    return made, pygame.Rect(left, top, m.du(DOTS), height(m))


def _place(
    m: Metrics, lines: Sequence[Sequence[str]], wide: int, rows: int
) -> tuple[tuple[Placed, ...], bool]:
    """Return the pills that fit, and whether any did not.

    The first pills matter most, then that each stays in its own row.
    """
    told = [(number, markup) for number, line in enumerate(lines) for markup in line][:MOST]
    sizes = [width(m, markup) + m.du(TIGHT) for _, markup in told]
    ways = _ways(sizes, wide + m.du(TIGHT), rows)
    homes = [number for number, _ in told]
    chosen = max(ways, key=lambda way: sum(map(eq, way, homes)))
    made = list[Placed]()
    for y in range(rows):
        pairs = zip(chosen, told, strict=True)
        made += _row(m, [markup for row, (_, markup) in pairs if row == y], wide, y)
    return tuple(made), sum(map(len, lines)) > len(made)


def _ways(sizes: Sequence[int], room: int, rows: int) -> list[tuple[int, ...]]:
    """Return the row of each size, ``rows`` for those left out, in every way that keeps the best
    choice: the first sizes matter most."""
    kinds = product((True, False), repeat=len(sizes))  # the last leaves out all, and fits
    dealt = (product(*(range(rows) if kept else (rows,) for kept in kind)) for kind in kinds)
    fitting = ([way for way in ways if _fits(way, sizes, room, rows)] for ways in dealt)
    return next(ways for ways in fitting if ways)


def _fits(way: Sequence[int], sizes: Sequence[int], room: int, rows: int) -> bool:
    """Return True if no row holds more than there is room for."""
    used = [0] * (rows + 1)
    for row, size in zip(way, sizes, strict=True):
        used[row] += size
    return all(row <= room for row in used[:rows])


def _wide(m: Metrics, row: Sequence[str]) -> int:
    """Return the least width of a row."""
    return sum(width(m, each) for each in row) + m.du(TIGHT) * (len(row) - 1)


def _row(m: Metrics, row: Sequence[str], wide: int, number: int) -> list[Placed]:
    """Return the places of a row of pills that fit."""
    spare = wide - _wide(m, row)
    apart = m.du(TIGHT) + min(m.du(APART - TIGHT), spare // max(1, len(row) - 1))
    made, x, top = list[Placed](), 0, number * (height(m) + m.du(TIGHT))
    for markup in row:
        made.append(Placed(markup, pygame.Rect(x, top, width(m, markup), height(m))))
        x = made[-1].rect.right + apart
    return made


def picture(m: Metrics, markup: str, color: Color | None = None) -> pygame.Surface:
    """Return a pill; cached."""
    ink = color or theme.SOFT
    key = ("figure pill", m, markup, ink)
    if (known := images.lookup(key)) is not None:
        return known
    size = width(m, markup), height(m)
    made = _ground(size)
    used = fonts.face(m, STYLE)
    caps = fonts.cap_height(used)
    for run, x, wide in _parts(m, markup):
        if run.kind == "icon":
            icon = images.icon(run.text, m.du(ICON))
            made.blit(icon, icon.get_rect(midleft=(x, size[1] // 2)))
        else:
            top = (size[1] + caps) // 2 - used.get_ascent()
            made.blit(fonts.render(used, run.text, ink), (x, top))
    return images.keep(key, images.ready(made))


def _ground(size: tuple[int, int]) -> pygame.Surface:
    """Return the faint ground of a pill, with smooth ends."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    made.fill((*theme.INK, GROUND))
    images.round_off(made, size[1] // 2)
    return made


def draw_dots(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    """Paint the small pill with three dots that stands for those left out."""
    surface.blit(_ground(rect.size), rect)
    for step in (-1, 0, 1):
        spot = (rect.centerx + step * m.du(5), rect.centery)
        pygame.draw.aacircle(surface, theme.SOFT, spot, max(1.2, 1.4 * m.unit))


def icons(m: Metrics, placed: Placed) -> list[tuple[pygame.Rect, str]]:
    """Return the icons of a pill with their places, so that resting on one can explain it."""
    return [
        (pygame.Rect(placed.rect.left + x, placed.rect.top, wide, placed.rect.height), run.text)
        for run, x, wide in _parts(m, placed.markup)
        if run.kind == "icon"
    ]
