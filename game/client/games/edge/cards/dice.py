"""The dice and their symbols, drawn: each kind has a shape, a color and a letter of its own.

Hexagons have twelve sides, diamonds eight, squares six. Symbols are shapes before colors: success
is a star of rays, failure a crossed ring, Advantage points up, Threat down, a Triumph is a star in
a ring, a Despair a broken one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.identity.identity import DICE, TAG
from game.edge.dice.faces import Kind, Symbol, face
from game.edge.dice.pool import Pool

FINE = 4
"""drawings are this much larger before they are made smooth"""
GOOD_SIGNS = (Symbol.SUCCESS, Symbol.ADVANTAGE, Symbol.TRIUMPH)
Point = tuple[float, float]


def sides(kind: Kind) -> int:
    """Return the corners of the outline of a kind of dice."""
    if kind in (Kind.PROFICIENCY, Kind.CHALLENGE, Kind.FORCE):
        return 6
    return 4


def outline(kind: Kind, px: int, inset: float = 0.0) -> list[Point]:
    """Return the outline of a kind of dice in a square of ``px`` pixels."""
    half = px / 2
    if kind in (Kind.BOOST, Kind.SETBACK):
        low, high = px * 0.1 + inset, px * 0.9 - inset
        return [(low, low), (high, low), (high, high), (low, high)]
    count = sides(kind)
    reach = half * 0.98 - inset
    turn = 0 if count == 4 else math.pi / 6
    return [
        (half + reach * math.sin(turn + 2 * math.pi * n / count) * (0.86 if count == 4 else 1),
         half - reach * math.cos(turn + 2 * math.pi * n / count))
        for n in range(count)
    ]  # fmt: skip


def body(kind: Kind, px: int) -> pygame.Surface:
    """Return a die without any sign."""
    key = ("edge die", kind, px)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * FINE
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    color, ink, _ = DICE[kind]
    edge = theme.mix(color, (0, 0, 0), 0.45)
    pygame.draw.polygon(made, edge, outline(kind, big))
    points = outline(kind, big, big * 0.045)
    pygame.draw.polygon(made, color, points)
    middle = big / 2
    for at, corner in enumerate(points):  # facets: light from the upper left
        other = points[(at + 1) % len(points)]
        lit = (corner[0] + other[0] + corner[1] + other[1]) / 4 < middle
        tone = theme.mix(color, (255, 255, 255) if lit else (0, 0, 0), 0.16)
        pygame.draw.polygon(made, tone, [corner, other, (middle, middle)])
    inner = [(middle + (x - middle) * 0.66, middle + (y - middle) * 0.66) for x, y in points]
    pygame.draw.polygon(made, color, inner)
    if kind is Kind.SETBACK:
        pygame.draw.polygon(made, theme.mix(color, ink, 0.5), points, max(1, big // 40))
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))


def letter_die(kind: Kind, px: int) -> pygame.Surface:
    """Return a die with its letter, as pools show it."""
    key = ("edge die letter", kind, px)
    if (known := images.lookup(key)) is not None:
        return known
    made = body(kind, px).copy()
    _, ink, letter = DICE[kind]
    high = max(fonts.SMALLEST, round(px * 0.5))
    used = fonts.font(theme.STYLES[TAG].family, "SemiBold", high)
    drawn = used.render(letter, ink)
    room = px * 6 // 10
    if drawn.get_height() > room * 14 // 10:
        scale = room * 14 / 10 / drawn.get_height()
        size = (round(drawn.get_width() * scale), round(drawn.get_height() * scale))
        drawn = pygame.transform.smoothscale(drawn, size)
    made.blit(drawn, drawn.get_rect(center=(px // 2, px // 2)))
    return images.keep(key, made)


def face_die(kind: Kind, number: int, px: int) -> pygame.Surface:
    """Return a die with the signs of a face."""
    key = ("edge die face", kind, number, px)
    if (known := images.lookup(key)) is not None:
        return known
    made = body(kind, px).copy()
    _, ink, _ = DICE[kind]
    for sign, (x, y), part in _signs(kind, number):
        drawn = symbol(sign, round(px * part), ink)
        made.blit(drawn, drawn.get_rect(center=(round(px * x), round(px * y))))
    return images.keep(key, made)


def symbols_of(kind: Kind, number: int) -> list[Symbol]:
    """Return the symbols of a face, one for each."""
    return list(face(kind, number))


def places(count: int) -> Sequence[Point]:
    """Return where the signs of a face are, in parts of the die."""
    return ((0.5, 0.5),) if count == 1 else ((0.36, 0.5), (0.64, 0.5))


def _signs(kind: Kind, number: int) -> list[tuple[Symbol, Point, float]]:
    found = symbols_of(kind, number)
    part = 0.46 if len(found) == 1 else 0.3
    return [(sign, at, part) for sign, at in zip(found, places(len(found)))]


def symbol(sign: Symbol, px: int, color: Color) -> pygame.Surface:
    """Return a symbol in one color, in a square of ``px`` pixels."""
    key = ("edge symbol", sign, px, color)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * FINE
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    SIGNS[sign](made, big, color)
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))


def _star(big: float, points: int, deep: float, reach: float = 0.48) -> list[Point]:
    half = big / 2
    return [
        (half + half * 2 * reach * (1 if n % 2 == 0 else deep) * math.sin(math.pi * n / points),
         half - half * 2 * reach * (1 if n % 2 == 0 else deep) * math.cos(math.pi * n / points))
        for n in range(2 * points)
    ]  # fmt: skip


def _success(made: pygame.Surface, big: int, color: Color) -> None:
    pygame.draw.polygon(made, color, _star(big, 8, 0.52))


def _failure(made: pygame.Surface, big: int, color: Color) -> None:
    line = max(2, big // 7)
    low, high = big * 0.2, big * 0.8
    pygame.draw.line(made, color, (low, low), (high, high), line)
    pygame.draw.line(made, color, (low, high), (high, low), line)
    pygame.draw.circle(made, color, (big // 2, big // 2), round(big * 0.47), max(2, big // 11))


def _chevrons(made: pygame.Surface, big: int, color: Color, up: bool) -> None:
    line = big * 0.17
    for top in (0.12, 0.46):
        tip, low = big * top, big * (top + 0.36)
        left, middle, right = big * 0.1, big * 0.5, big * 0.9
        points = [(left, low), (middle, tip), (right, low)]
        points += [(x, y + line) for x, y in reversed(points)]
        shown = points if up else [(x, big - y) for x, y in points]
        pygame.draw.polygon(made, color, shown)


def _triumph(made: pygame.Surface, big: int, color: Color) -> None:
    pygame.draw.circle(made, color, (big // 2, big // 2), round(big * 0.48), max(2, big // 12))
    pygame.draw.polygon(made, color, _star(big, 5, 0.42, 0.36))


def _despair(made: pygame.Surface, big: int, color: Color) -> None:
    pygame.draw.circle(made, color, (big // 2, big // 2), round(big * 0.48), max(2, big // 12))
    crack = [(0.5, 0.14), (0.34, 0.46), (0.5, 0.5), (0.4, 0.86), (0.68, 0.42), (0.52, 0.4),
             (0.64, 0.14)]  # fmt: skip
    pygame.draw.polygon(made, color, [(x * big, y * big) for x, y in crack])


def _point(made: pygame.Surface, big: int, color: Color, full: bool) -> None:
    at = (big // 2, big // 2)
    pygame.draw.circle(made, color, at, round(big * 0.46), 0 if full else max(2, big // 9))


SIGNS = {
    Symbol.SUCCESS: _success,
    Symbol.FAILURE: _failure,
    Symbol.ADVANTAGE: lambda made, big, color: _chevrons(made, big, color, True),
    Symbol.THREAT: lambda made, big, color: _chevrons(made, big, color, False),
    Symbol.TRIUMPH: _triumph,
    Symbol.DESPAIR: _despair,
    Symbol.LIGHT: lambda made, big, color: _point(made, big, color, False),
    Symbol.DARK: lambda made, big, color: _point(made, big, color, True),
}


def tone(sign: Symbol) -> Color:
    """Return the color of a symbol off its die."""
    if sign is Symbol.TRIUMPH:
        return theme.GOLD
    return theme.GOOD if sign in GOOD_SIGNS else theme.DANGER


def row(
    surface: pygame.Surface, pool: Pool, rect: pygame.Rect, px: int, align: str = "left"
) -> int:
    """Draw the dice of a pool in a row, overlapping where there is no room; return its width."""
    kinds = list(pool)
    if not kinds:
        return 0
    gap = max(2, px // 8)
    step = px + gap
    if step * len(kinds) - gap > rect.width:
        step = max(px // 4, (rect.width - px) // max(1, len(kinds) - 1))
    wide = step * (len(kinds) - 1) + px
    left = rect.left if align == "left" else rect.right - wide
    left = rect.centerx - wide // 2 if align == "center" else left
    for at, kind in enumerate(kinds):
        spot = pygame.Rect(left + at * step, rect.centery - px // 2, px, px)
        surface.blit(letter_die(kind, px), spot)
    return wide


def row_width(pool: Pool, px: int) -> int:
    """Return the width of a row of dice."""
    return max(0, len(pool) * (px + max(2, px // 8)) - max(2, px // 8))


def line_px(m: Metrics) -> int:
    """Return the usual size of dice in lines."""
    return m.px(TAG) + m.du(2)
