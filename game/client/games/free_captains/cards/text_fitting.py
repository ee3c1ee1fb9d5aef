"""The setting of words on a card: the largest that fits, then icons, then less.

A card has room for a number of pixels below its picture. Each way to fill them is tried in turn:
sentences with the story, sentences alone, pills; each in the player's size of letters first and in
smaller ones after. Nothing is cut: what finds no room is left out, and the enlarged card has it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from game.client.draw import fonts, images, pills, richtext, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Color, Metrics, Style
from game.client.games.free_captains.identity.identity import CAPS, FACE
from game.client.games.free_captains.pieces import inks, plates

STEPS = (1.75, 1.5, 1.25, 1.0)
TINY = 0.85
"""of the smallest icons; letters keep to their floor"""
TITLE, CAPTION, TALE = "pulp_title", "pulp_caps", "pulp_tale"
theme.STYLES.setdefault(TITLE, Style(FACE, "Regular", 30, 26, "Regular", 1.2))
theme.STYLES.setdefault(CAPTION, Style(CAPS, "Regular", 18, 16, "Regular", 1.2))
theme.STYLES.setdefault(TALE, Style(theme.STORY, "Regular", 18, 16, "Italic", 1.15))


@dataclass(frozen=True)
class Block:
    """A part of a card: its height, and what paints it into a rectangle."""

    high: int
    paint: Callable[[Paper, pygame.Rect], None]


NOTHING = Block(0, lambda sheet, rect: None)


def scales(m: Metrics) -> Iterator[Metrics]:
    """Return the metrics of a card: the player's, then those of smaller letters."""
    yield m
    for scale in STEPS:
        if scale < m.scale:
            yield replace(m, scale=scale)


def within(sheet: Paper, m: Metrics) -> Paper:
    """Return the sheet for letters of another size; its texts are recorded together."""
    return Paper(sheet.surface, m, sheet.where, sheet.notes, sheet.signs)


# --- names --------------------------------------------------------------------------------------


def split(m: Metrics, style: str, words: str, wide: int, lines: int) -> tuple[str, ...] | None:
    """Return words in the fewest even lines that fit, one line also with narrower letters; None if
    there are none."""
    if _wide(m, style, words) * fonts.NARROWEST <= wide:
        return (words,)
    parts = words.split()
    best: tuple[int, tuple[str, ...]] | None = None
    for at in range(1, len(parts)) if lines > 1 else ():
        pair = " ".join(parts[:at]), " ".join(parts[at:])
        widest = max(_wide(m, style, each) for each in pair)
        if widest <= wide and (best is None or widest < best[0]):
            best = widest, pair
    return best[1] if best else None


def _wide(m: Metrics, style: str, words: str) -> int:
    return fonts.measure(m, style, words)[0]


def name(m: Metrics, style: str, words: str, wide: int, lines: int = 2) -> Block | None:
    """Return a name on a brass plate; None if it does not fit."""
    pad = max(3, round(m.px(style) * 0.34))
    told = split(m, style, words, wide - 2 * pad, lines)
    if told is None:
        return None
    pitch = round(m.px(style) * 1.12)
    high = pitch * len(told) + max(4, round(m.px(style) * 0.3))

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        own = within(sheet, m)
        around = max(2, m.du(3))
        sheet.surface.blit(plates.plate(rect.size, around), rect)
        top = rect.centery - pitch * len(told) // 2
        for number, line in enumerate(told):
            spot = pygame.Rect(rect.left + pad, top + number * pitch, wide - 2 * pad, pitch)
            own.title(style, line, inks.NIGHT, spot, "center", may_cut=False)

    return Block(high, paint)


# --- sentences ----------------------------------------------------------------------------------


def sentences(
    m: Metrics,
    style: str,
    markup: str,
    wide: int,
    color: Color | None = None,
    align: fonts.Align = "left",
) -> Block | None:
    """Return laid-out words; None if a word is too long for the column."""
    laid = richtext.layout(m, style, markup, wide, color or inks.CREAM, align)
    if laid.overflow:
        return None

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        within(sheet, m).rich(laid, pygame.Rect(rect.topleft, (wide, laid.height)))

    return Block(laid.height, paint)


def story(m: Metrics, style: str, words: str, wide: int) -> Block | None:
    """Return a story under a fine line."""
    inner = sentences(m, style, richtext.literal(words), wide, inks.quiet(0.2))
    if inner is None:
        return None
    gap = m.du(10)

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        line = pygame.Rect(rect.left, rect.top + gap // 2, rect.width, 1)
        middle = line.width // 2
        for left in (True, False):
            run = [(*inks.BRASS, 0), (*inks.BRASS, 190)]
            first, last = run if left else run[::-1]
            part = images.gradient((middle, 1), first, last, True)
            sheet.surface.blit(part, (line.left + (0 if left else middle), line.top))
        inner.paint(sheet, pygame.Rect(rect.left, rect.top + gap, rect.width, inner.high))

    return Block(inner.high + gap, paint)


def tale(m: Metrics, words: str, wide: int) -> Block | None:
    """Return a story in small and quiet letters, where a card has no effect."""
    ink = inks.quiet(0.34)
    return sentences(m, TALE, richtext.literal(words), wide, ink)


def kind(m: Metrics, name: str, wide: int) -> Block | None:
    """Return the kind of a card: its icon and its word, in the middle."""
    words, px = inks.KIND_NAMES[name], round(m.px(CAPTION) * 0.9)
    told, gap = _wide(m, CAPTION, words), m.du(6)
    if px + gap + told > wide:
        return None
    ink = theme.mix(inks.BRASS_LIT, inks.PLUM, 0.18)

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        left = rect.left + (rect.width - px - gap - told) // 2
        drawn = plates.sign(inks.KIND_ICONS[name], px, ink)
        sheet.surface.blit(drawn, drawn.get_rect(midleft=(left, rect.centery)))
        spot = pygame.Rect(left + px + gap, rect.top, told + 2, rect.height)
        within(sheet, m).line(CAPTION, words, ink, spot)

    return Block(round(m.px(CAPTION) * 1.25), paint)


# --- pills --------------------------------------------------------------------------------------


def pill_rows(m: Metrics, markups: Sequence[str], wide: int, rows: int = 2) -> Block | None:
    """Return pills in centered rows; None if one of them does not fit."""
    lines = list[list[str]]()
    for each in markups:
        if pills.width(m, each) > wide:
            return None
        if lines and _row(m, [*lines[-1], each]) <= wide:
            lines[-1].append(each)
        else:
            lines.append([each])
    if len(lines) > rows:
        return None
    gap, high = m.du(3), pills.height(m)

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        for number, line in enumerate(lines):
            x = rect.left + (wide - _row(m, line)) // 2
            for each in line:
                _pill(sheet, m, each, (x, rect.top + number * (high + gap)))
                x += pills.width(m, each) + gap

    return Block(len(lines) * (high + gap) - gap if lines else 0, paint)


def _row(m: Metrics, line: Sequence[str]) -> int:
    return sum(pills.width(m, each) for each in line) + m.du(3) * (len(line) - 1)


def _pill(sheet: Paper, m: Metrics, markup: str, spot: tuple[int, int]) -> None:
    drawn = pills.picture(m, markup, inks.CREAM)
    sheet.surface.blit(drawn, spot)
    rect = drawn.get_rect(topleft=spot)
    sheet.notes.append((markup, rect, False))
    sheet.signs += pills.icons(m, pills.Placed(markup, rect))


def dots(m: Metrics, wide: int) -> Block | None:
    """Return the small pill that stands for words left out."""
    if m.du(pills.DOTS) > wide:
        return None
    size = m.du(pills.DOTS), max(8, m.du(12))

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        spot = pygame.Rect(0, 0, *size)
        spot.midtop = rect.midtop
        pills.draw_dots(sheet.surface, m, spot)

    return Block(size[1], paint)


# --- the choice ---------------------------------------------------------------------------------


def stack_height(blocks: Sequence[Block | None], gap: int) -> int | None:
    """Return the height of blocks one below another, None if one of them does not fit."""
    if any(each is None for each in blocks):
        return None
    highs = [each.high for each in blocks if each and each.high]
    return sum(highs) + gap * max(0, len(highs) - 1)
