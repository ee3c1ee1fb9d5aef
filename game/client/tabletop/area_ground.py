"""The floors of a map of areas: what each is made of, and its light.

A floor is a pattern in a color: plates with joints, a grate, strips that run along, slabs, boards,
steps. Everything is drawn at the window's pixels.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.client.draw import light, theme
from game.client.draw.theme import Color

Point = tuple[float, float]
DARK = (0, 0, 0)
WHITE = (255, 255, 255)


@dataclass(frozen=True)
class Floor:
    """A floor: its pattern and its color."""

    pattern: str
    color: Color


@dataclass(frozen=True)
class AreaLook:
    """The look of a game's maps: the floor for each word of the layer ``ground``, the color
    around all areas, that of walls, that of the light through the slats (None for none), and the
    folder of the pictures of things in the layer ``details``."""

    floors: Mapping[str, Floor] = field(default_factory=dict)
    around: Color = (10, 12, 16)
    wall: Color = (60, 54, 46)
    slats: Color | None = None
    things: str = ""
    plain: Floor = Floor("plates", (70, 72, 76))


# --- floors ---------------------------------------------------------------------------------------


def floor(size: tuple[int, int], kind: Floor, unit: float, seed: str) -> pygame.Surface:
    """Return a floor that fills a size; ``unit`` is the pixels of a pixel of the map."""
    made = pygame.Surface(size, depth=32)
    made.fill(kind.color)
    stream = random.Random(seed)
    _blotches(made, kind.color, stream)
    PATTERNS.get(kind.pattern, _plates)(made, kind.color, max(0.35, unit), stream)
    return made


def _blotches(made: pygame.Surface, color: Color, stream: random.Random) -> None:
    """Let the color vary softly, as wear and dirt do."""
    small = pygame.Surface((12, 8), depth=32)
    for x in range(12):
        for y in range(8):
            by = stream.uniform(-0.2, 0.1)
            small.set_at((x, y), theme.mix(color, WHITE if by > 0 else DARK, abs(by)))
    made.blit(pygame.transform.smoothscale(small, made.get_size()), (0, 0))


def _joint(made: pygame.Surface, color: Color, one: Point, two: Point, wide: int) -> None:
    """Draw a joint: a dark line with a lit edge below it."""
    flat = abs(one[1] - two[1]) < abs(one[0] - two[0])
    off = (0, wide) if flat else (wide, 0)
    lit = theme.mix(color, WHITE, 0.12)
    pygame.draw.line(made, lit, (one[0] + off[0], one[1] + off[1]),
                     (two[0] + off[0], two[1] + off[1]), wide)  # fmt: skip
    pygame.draw.line(made, theme.mix(color, DARK, 0.5), one, two, wide)


def _plates(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    wide, high = made.get_size()
    side, line = round(84 * unit), max(1, round(2 * unit))
    for row, top in enumerate(range(0, high, side)):
        shift = side // 2 if row % 2 else 0
        for left in range(-shift, wide, side):
            plate = pygame.Rect(left, top, side, side)
            tone = stream.uniform(-0.07, 0.05)
            veil = pygame.Surface(plate.size, pygame.SRCALPHA)
            veil.fill((*(WHITE if tone > 0 else DARK), round(255 * abs(tone))))
            made.blit(veil, plate)
            _joint(made, color, plate.topleft, (left, plate.bottom), line)
            for x in (left + side // 10, left + side * 9 // 10):
                rivet = (x, top + side // 10)
                pygame.draw.circle(
                    made, theme.mix(color, DARK, 0.35), rivet, max(1, round(2 * unit))
                )
        _joint(made, color, (0, top), (wide, top), line)


def _grate(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    wide, high = made.get_size()
    step = max(6, round(16 * unit))
    hole = max(3, step * 11 // 20)
    dark = theme.mix(color, DARK, 0.62)
    for top in range(step // 4, high, step):
        for left in range(step // 4, wide, step):
            pygame.draw.rect(made, dark, (left, top, hole, hole), border_radius=max(1, hole // 4))
            lit = theme.mix(color, WHITE, 0.14)
            pygame.draw.line(made, lit, (left, top + hole), (left + hole - 1, top + hole))


def _strips(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    """Draw belts: bands that run along, with cleats across and rollers between them."""
    wide, high = made.get_size()
    band = max(18, round(58 * unit))
    gap = max(4, round(14 * unit))
    for top in range(gap // 2, high, band + gap):
        belt = pygame.Rect(0, top, wide, band)
        made.fill(theme.mix(color, DARK, 0.42), belt)
        for left in range(-band, wide, max(8, round(26 * unit))):
            points = [(left, top), (left + band // 2, top + band // 2), (left, top + band)]
            pygame.draw.lines(
                made, theme.mix(color, DARK, 0.6), False, points, max(1, round(3 * unit))
            )
        pygame.draw.rect(made, theme.mix(color, WHITE, 0.16), belt, max(1, round(2 * unit)))


def _slabs(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    """Draw stones of many widths."""
    wide, high = made.get_size()
    row, line = max(12, round(46 * unit)), max(1, round(2 * unit))
    for top in range(0, high, row):
        left = -stream.randrange(row)
        while left < wide:
            across = round(row * stream.uniform(0.9, 2.0))
            _joint(made, color, (left, top), (left, top + row), line)
            left += across
        _joint(made, color, (0, top), (wide, top), line)
    for _ in range(6):
        _crack(made, color, unit, stream)


def _crack(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    wide, high = made.get_size()
    x, y = stream.uniform(0, wide), stream.uniform(0, high)
    points = [(x, y)]
    for _ in range(4):
        x, y = x + stream.uniform(-26, 26) * unit, y + stream.uniform(4, 22) * unit
        points.append((x, y))
    pygame.draw.lines(made, theme.mix(color, DARK, 0.4), False, points, max(1, round(unit)))


def _boards(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    wide, high = made.get_size()
    row, line = max(8, round(26 * unit)), max(1, round(1.6 * unit))
    for top in range(0, high, row):
        tone = theme.mix(color, DARK, stream.uniform(0.0, 0.16))
        made.fill(tone, (0, top, wide, row))
        for _ in range(max(1, wide // 160)):
            x, y = stream.randrange(wide), top + stream.randrange(row)
            grain = theme.mix(tone, DARK, 0.16)
            pygame.draw.line(made, grain, (x, y), (x + round(90 * unit), y))
        _joint(made, color, (0, top), (wide, top), line)
        at = stream.randrange(wide)
        pygame.draw.line(made, theme.mix(color, DARK, 0.5), (at, top), (at, top + row), line)


def _steps(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    wide, high = made.get_size()
    tread = max(10, round(30 * unit))
    for number, left in enumerate(range(0, wide, tread)):
        made.fill(theme.mix(color, DARK, 0.06 * (number % 2)), (left, 0, tread, high))
        lip = max(2, round(5 * unit))
        made.fill(theme.mix(color, WHITE, 0.16), (left, 0, lip, high))
        made.fill(theme.mix(color, DARK, 0.45), (left + tread - lip, 0, lip, high))


def _smooth(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    for _ in range(18):
        _crack(made, theme.mix(color, WHITE, 0.1), unit, stream)


def _striped(made: pygame.Surface, color: Color, unit: float, stream: random.Random) -> None:
    """Draw plates with a band of slanted warning stripes at the foot."""
    _plates(made, color, unit, stream)
    wide, high = made.get_size()
    band = max(8, round(26 * unit))
    step = band * 2
    for top in (0, high - band):
        for left in range(-band, wide, step):
            points = [(left, top + band), (left + band, top), (left + 2 * band, top),
                      (left + band, top + band)]  # fmt: skip
            pygame.draw.polygon(made, theme.mix(color, DARK, 0.5), points)


PATTERNS: Mapping[str, Callable[[pygame.Surface, Color, float, random.Random], None]] = {
    "plates": _plates,
    "grate": _grate,
    "strips": _strips,
    "slabs": _slabs,
    "boards": _boards,
    "steps": _steps,
    "smooth": _smooth,
    "striped": _striped,
}


# --- light ----------------------------------------------------------------------------------------


def slats(made: pygame.Surface, color: Color, unit: float) -> None:
    """Let light fall through slats: slanted bands, brighter toward the upper left."""
    wide, high = made.get_size()
    bands = pygame.Surface((wide, high), depth=32)
    step, lean = max(16, round(46 * unit)), round(0.34 * high)
    reach = wide * 62 // 100
    for row in range(-lean // step - 1, high // step + lean // step + 2):
        top = row * step
        points = [(0, top + lean), (reach, top), (reach, top + step * 2 // 5),
                  (0, top + lean + step * 2 // 5)]  # fmt: skip
        pygame.draw.polygon(bands, theme.mix(DARK, color, 0.2), points)
    bands = pygame.transform.gaussian_blur(bands, max(1, round(3 * unit)))
    _keep_left(bands)
    made.blit(bands, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _keep_left(bands: pygame.Surface) -> None:
    """Let the bands fade from left to right."""
    wide, high = bands.get_size()
    row = pygame.Surface((16, 1), depth=32)
    for x in range(16):
        level = round(255 * max(0.0, 1 - x / 11) ** 0.8)
        row.set_at((x, 0), (level, level, level))
    bands.blit(pygame.transform.smoothscale(row, (wide, high)), (0, 0),
               special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip


def vignette(made: pygame.Surface, strength: float = 0.55) -> None:
    """Darken what is far from the middle."""
    small = pygame.Surface((24, 16), depth=32)
    for x in range(24):
        for y in range(16):
            far = math.hypot((x - 10.5) / 13, (y - 6.5) / 9)
            level = round(255 * (1 - strength * min(1.0, max(0.0, far - 0.35))))
            small.set_at((x, y), (level, level, level))
    made.blit(pygame.transform.smoothscale(small, made.get_size()), (0, 0),
              special_flags=pygame.BLEND_RGB_MULT)  # fmt: skip
    light.grain(made)


# --- shapes ---------------------------------------------------------------------------------------


def mask(size: tuple[int, int], points: Sequence[Point]) -> pygame.Surface:
    """Return white inside an outline, nothing outside, with smooth edges."""
    big = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    pygame.draw.polygon(big, (*WHITE, 255), [(2 * x, 2 * y) for x, y in points])
    return pygame.transform.smoothscale(big, size)


def crossing(points: Sequence[Point], outline: Sequence[Point]) -> Point | None:
    """Return the first point where a line of points crosses an outline."""
    for one, two in zip(points, points[1:]):
        found = [
            at
            for a, b in zip(outline, (*outline[1:], outline[0]))
            if (at := _meeting(one, two, a, b)) is not None
        ]
        if found:
            return min(found, key=lambda at: math.dist(at, one))
    return None


def _meeting(p: Point, q: Point, a: Point, b: Point) -> Point | None:
    """Return where two lines meet, None if they do not."""
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]
    cross = dx * ey - dy * ex
    if abs(cross) < 1e-9:
        return None
    t = ((a[0] - p[0]) * ey - (a[1] - p[1]) * ex) / cross
    s = ((a[0] - p[0]) * dy - (a[1] - p[1]) * dx) / cross
    return (p[0] + t * dx, p[1] + t * dy) if 0 <= t <= 1 and 0 <= s <= 1 else None


def dashes(points: Sequence[Point], step: float) -> Iterator[tuple[Point, float]]:
    """Return places along a line with the direction there, in radians."""
    for one, two in zip(points, points[1:]):
        length, turn = math.dist(one, two), math.atan2(two[1] - one[1], two[0] - one[0])
        for n in range(1, max(2, round(length / step))):
            part = n * step / length if length else 0.0
            if part < 1:
                yield (one[0] + (two[0] - one[0]) * part, one[1] + (two[1] - one[1]) * part), turn
