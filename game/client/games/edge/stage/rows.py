"""The words of the rows of a scene: two lines each, in the same type for all rows on the stage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, richtext, theme
from game.client.draw.richtext import literal
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import sheets
from game.client.games.edge.identity.identity import TAG

PAIRS = (("body_bold", "caption"), ("body_bold", TAG), ("tile_bold", "tile"))
"""type of the two lines of a row, the largest first"""


@dataclass(frozen=True)
class Words:
    """A row's words and the room for them: what one does, and a line below it, which may be said
    in fewer words."""

    title: str
    below: tuple[str, ...]
    rect: pygame.Rect
    wraps: bool = False
    """True if the line below may take two lines where there is room"""


def pair(m: Metrics, rows: Iterable[Words]) -> tuple[str, str]:
    """Return the largest type in which every row has room for its words, else the smallest."""
    found = list(rows)
    return next((each for each in PAIRS if all(_fits(m, row, each) for row in found)), PAIRS[-1])


def _fits(m: Metrics, row: Words, styles: tuple[str, str]) -> bool:
    high = m.pitch(styles[0]) + (m.pitch(styles[1]) if row.below else 0)
    below = any(fonts.measure(m, styles[1], each)[0] <= row.rect.width for each in row.below)
    wide = fonts.measure(m, styles[0], row.title)[0]
    return high <= row.rect.height and wide <= row.rect.width and (below or not row.below)


def lines(m: Metrics, row: Words, styles: tuple[str, str]) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the places of the two lines in the middle of a row; one that has no room for both
    leaves out the second."""
    rect = row.rect
    first, second = m.pitch(styles[0]), m.pitch(styles[1]) if row.below else 0
    wide = fonts.measure(m, styles[0], row.title)[0] > rect.width
    if wide and 2 * first + second <= rect.height + m.du(2):
        first = richtext.layout(m, styles[0], literal(row.title), rect.width).height
    if row.wraps and row.below:  # the title has its lines first
        whole = richtext.layout(m, styles[1], literal(row.below[0]), rect.width).height
        second = whole if first + whole <= rect.height else second
    if first + second > rect.height + m.du(2):
        second = 0
    first = min(first, rect.height)
    lower = Room(rect).piece(rect.width, first + second)
    return lower.north(first), lower


def draw(
    surface: pygame.Surface, m: Metrics, row: Words, styles: tuple[str, str], ink: theme.Color,
    told: bool = True,
) -> None:  # fmt: skip
    """Draw a row's words; unless they are ``told``, something else is in the place of the second
    line."""
    upper, lower = lines(m, row, styles)
    if upper.height > m.pitch(styles[0]):
        sheets.text(surface, m, upper, literal(row.title), ink, styles[0], where="row.words")
    else:
        sheets.line(surface, m, styles[0], row.title, ink, upper, where="row.words")
    if told and lower.height:
        wide = fonts.measure(m, styles[1], row.below[0])[0] > lower.width
        laid = richtext.layout(m, styles[1], literal(row.below[0]), lower.width).height
        if lower.height > m.pitch(styles[1]) or (row.wraps and wide and laid <= lower.height):
            sheets.text(surface, m, lower, literal(row.below[0]), theme.SOFT, styles[1],
                        where="row.below")  # fmt: skip
            return
        below = shortest(m, styles[1], row.below, lower.width)
        sheets.line(surface, m, styles[1], below, theme.SOFT, lower, where="row.below")


def shortest(m: Metrics, style: str, said: Sequence[str], width: int) -> str:
    """Return the first way of saying something that fits into a width, else the last."""
    return next((each for each in said if fonts.measure(m, style, each)[0] <= width), said[-1])
