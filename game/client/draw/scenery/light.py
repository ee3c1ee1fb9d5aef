"""One light over everything: brushes that set drawings from many hands into the same air.

The lamp hangs at the upper left. What stands before a painted ground takes its color on the lit
side and the color of the air on the other, gets light from the floor, a lit edge, a cool edge, and
a shadow where it touches the ground; what is far away or very near is out of focus. At last the
whole picture gets a glow around its lights, the lamp's tint and a fine grain.

All of it is blitting and smooth scaling: soft things are computed small. Callers cache the result.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from statistics import NormalDist

import pygame

from game.client.draw import theme
from game.client.draw.cache import for_each_thread
from game.client.draw.theme import Color

WHITE: Color = (255, 255, 255)
SKY: Color = (150, 190, 255)
"""the light that falls on the sides turned away from the lamp"""

WARM = 0.18
"""share of the lamp's color at the upper left of a piece"""
COOL = 0.5
"""share of the air's color at its lower right"""
BOUNCE = 0.34
"""share of the air's color that the floor throws up into the lowest third"""
EDGE = 110
"""a lit edge is one such part of the picture's height wide"""
EDGE_ALPHA = (255, 150, 110, 0)
"""its strength at the four corners: upper left, upper right, lower left, lower right"""
COUNTER_ALPHA = (0, 30, 30, 90)
"""the same for the cool edge on the other side"""
SHADOW_ALPHA = 190
SHADOW_HIGH = 0.13
"""height of the shadow under a thing, as a share of its width"""
BLOOM_OVER, BLOOM_REACH, BLOOM_SHARE = 110, 6, 0.37
TINT = 0.10
GRAIN = 2.0
GRAIN_SIDE = 256
MANY = 24_000  # pixels from which a simpler blur is good enough


@dataclass(frozen=True)
class Air:
    """The light of a scene: the color of its lamp, and the mean color of its ground."""

    lamp: Color
    haze: Color


def corners(
    size: tuple[int, int], colors: tuple[tuple[int, ...], ...], alpha: bool = False
) -> pygame.Surface:
    """Return a smooth run between four colors: upper left, upper right, lower left, lower right."""
    small = pygame.Surface((2, 2), pygame.SRCALPHA, 32)
    for at, color in enumerate(colors):
        small.set_at((at % 2, at // 2), color)
    made = pygame.transform.smoothscale(small, size)
    return made if alpha else made.convert(24)


# --- pieces -------------------------------------------------------------------------------------


def shade(piece: pygame.Surface, air: Air, share: float = 1.0) -> None:
    """Turn a piece toward the lamp in place: warm at the upper left, the air's color at the lower
    right, and light from the floor in its lowest third."""
    lit = theme.mix(WHITE, air.lamp, WARM * share)
    dark = theme.mix(WHITE, air.haze, COOL * share)
    between = theme.mix(lit, dark, 0.42)
    run = corners(piece.get_size(), (lit, between, between, dark))
    piece.blit(run, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    wide, high = piece.get_size()
    third = max(1, high // 3)
    floor = theme.mix((0, 0, 0), air.haze, BOUNCE * share)
    rise = corners((wide, third), ((0, 0, 0), (0, 0, 0), floor, floor))
    piece.blit(rise, (0, high - third), special_flags=pygame.BLEND_RGB_ADD)


def edge(piece: pygame.Surface, air: Air, width: int, share: float = 1.0) -> None:
    """Paint the edge that the lamp lights, and the cool edge on the other side, in place."""
    shape = piece.copy()
    lit = theme.mix(WHITE, air.lamp, 0.45)
    hop = max(1, width)
    # Wide edges fall off in two steps; one step looks like a paper cutting.
    steps = ((hop, 0.5), (max(1, hop * 2 // 5), 0.7)) if hop > 3 else ((hop, 1.0),)
    for reach, part in steps:
        _rim(piece, shape, lit, reach, [round(each * share * part) for each in EDGE_ALPHA])
        _rim(piece, shape, SKY, -reach, [round(each * share * part) for each in COUNTER_ALPHA])


def _rim(
    piece: pygame.Surface, shape: pygame.Surface, color: Color, way: int, weights: list[int]
) -> None:
    """Paint the rim that appears where the shape is moved by ``way`` pixels."""
    rim = shape.copy()
    rim.blit(shape, (way, way), special_flags=pygame.BLEND_RGBA_SUB)
    rim.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    run = corners(piece.get_size(), tuple((*color, weight) for weight in weights), alpha=True)
    rim.blit(run, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    piece.blit(rim, (0, 0))


def blur(piece: pygame.Surface, radius: int, edges: bool) -> pygame.Surface:
    """Return a small surface blurred, faster where it is not so small; ``edges`` continue outside
    it."""
    wide, high = piece.get_size()
    if wide * high < MANY:
        return pygame.transform.gaussian_blur(piece, radius, edges)
    return pygame.transform.box_blur(pygame.transform.box_blur(piece, radius, edges), radius, edges)


def soft(piece: pygame.Surface, radius: float) -> tuple[pygame.Surface, int]:
    """Return a piece out of focus, for ``BLEND_PREMULTIPLIED``, and the margin that it gained on
    every side."""
    if radius < 0.7:
        return piece.premul_alpha(), 0
    pad = round(radius * 2) + 1
    wide, high = piece.get_width() + 2 * pad, piece.get_height() + 2 * pad
    room = pygame.Surface((wide, high), pygame.SRCALPHA, 32)
    room.blit(piece.premul_alpha(), (pad, pad), special_flags=pygame.BLEND_PREMULTIPLIED)
    times = max(1.0, radius / 2)
    small = (max(2, round(wide / times)), max(2, round(high / times)))
    if times > 1:
        room = pygame.transform.smoothscale(room, small)
    room = blur(room, max(1, round(radius / times)), False)
    return pygame.transform.smoothscale(room, (wide, high)), pad


def feet(piece: pygame.Surface) -> pygame.Rect | None:
    """Return where a drawing touches the ground: its lowest visible strip, or None if it is
    empty."""
    seen = piece.get_bounding_rect(40)
    if not seen.width:
        return None
    high = max(1, seen.height // 10)
    strip = pygame.Rect(seen.left, seen.bottom - high, seen.width, high)
    found = piece.subsurface(strip).get_bounding_rect(40)
    return found.move(strip.topleft) if found.width else None


def contact(made: pygame.Surface, ground: pygame.Rect, share: float = 1.0) -> None:
    """Paint the shadow of something that stands with its lowest edge on ``ground``; it falls a
    little to the right, away from the lamp."""
    wide = round(ground.width * 1.22)
    high = max(3, round(wide * SHADOW_HIGH))
    pool = pygame.transform.smoothscale(_pool(), (max(4, wide), high))
    pool.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    center = (ground.centerx + round(ground.width * 0.05), ground.bottom - high // 6)
    made.blit(pool, pool.get_rect(center=center))


@for_each_thread
def _pool() -> pygame.Surface:
    """Return a soft dark disc; stretched, it is the shadow of anything."""
    side = 64
    made = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    for y in range(side):
        for x in range(side):
            far = ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 32
            fall = max(0.0, 1 - far)
            made.set_at((x, y), (6, 8, 14, round(SHADOW_ALPHA * min(1.0, fall * 1.7) ** 1.4)))
    return made


# --- the whole picture --------------------------------------------------------------------------


def bloom(made: pygame.Surface) -> None:
    """Let the lights of a picture shine into the air around them, in place."""
    wide, high = made.get_size()
    times = max(4, round(high / 75))
    small = pygame.transform.smoothscale(made, (max(2, wide // times), max(2, high // times)))
    small = small.convert(24) if small.get_bitsize() != 24 else small
    small.fill((BLOOM_OVER,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    reach = max(1, round(BLOOM_REACH * min(1.0, high / 300)))
    small = blur(small, reach, True)
    small.fill((round(255 * BLOOM_SHARE),) * 3, special_flags=pygame.BLEND_RGB_MULT)
    glow = pygame.transform.smoothscale(small, (wide, high))
    made.blit(glow, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def grain(made: pygame.Surface) -> None:
    """Lay a fine grain over a picture, in place: the same in every picture."""
    wide, high = made.get_size()
    light, dark = _grain()
    for tile, flag in ((light, pygame.BLEND_RGB_ADD), (dark, pygame.BLEND_RGB_SUB)):
        for top in range(0, high, GRAIN_SIDE):
            for left in range(0, wide, GRAIN_SIDE):
                made.blit(tile, (left, top), special_flags=flag)


@for_each_thread
def _grain() -> tuple[pygame.Surface, pygame.Surface]:
    """Return what the grain adds, and what it takes away."""
    even = random.Random("grain").randbytes(GRAIN_SIDE**2)
    bell = NormalDist(0, GRAIN)
    levels = [round(bell.inv_cdf((step + 0.5) / 256)) for step in range(256)]
    sheets = []
    for sign in (1, -1):
        part = even.translate(bytes(max(0, sign * level) for level in levels))
        data = bytearray(3 * len(part))
        for color in range(3):
            data[color::3] = part
        sheets.append(pygame.image.frombytes(bytes(data), (GRAIN_SIDE, GRAIN_SIDE), "RGB"))
    return sheets[0], sheets[1]


def finish(made: pygame.Surface, air: Air) -> None:
    """Bind a composed picture together in place: glow, the lamp's tint, grain."""
    bloom(made)
    tint = theme.mix(WHITE, air.lamp, TINT)
    made.fill(tint, special_flags=pygame.BLEND_RGB_MULT)
    grain(made)
