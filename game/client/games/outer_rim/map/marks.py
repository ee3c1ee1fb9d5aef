"""Small pictures of the map: rings, steps, captions, clouds, halos, the dark edge."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color
from game.client.games.outer_rim.cards import tokens

Spot = tuple[float, float]
DAY = 26  # of 255: the light on a world under the pointer
THIN, WEATHER = 128, (84, 88, 92)  # where clouds are, of 255; their light by day
DAY_SIDE = 24  # pixels of that light before it is enlarged
LANE = theme.rgb("7FA8C9")


def ring(px: int, color: Color, width: int) -> pygame.Surface:
    """Return a fine ring with a dark edge inside and outside."""

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side // 2, side // 2)
        pygame.draw.circle(big, (*theme.DEEP, 150), middle, side // 2, (width + 2) * scale)
        pygame.draw.circle(big, color, middle, side // 2 - scale, width * scale)

    return tokens.fine(("ring", color, width), (px, px), paint)


def step(px: int) -> pygame.Surface:
    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        pygame.draw.circle(big, theme.DEEP, (side // 2, side // 2), side // 2)
        pygame.draw.circle(big, theme.AMBER, (side // 2, side // 2), side // 2 - 2 * scale)

    return tokens.fine("step", (px, px), paint)


def vignette(size: tuple[int, int]) -> pygame.Surface:
    """Return a shade that darkens toward the corners, for multiplication."""
    key = ("vignette", size)
    if (known := images.lookup(key)) is not None:
        return known
    small = pygame.Surface((48, 24))
    for y in range(24):
        for x in range(48):
            far = math.hypot((x - 23.5) / 24, (y - 11.5) / 12)
            light = 255 - round(120 * max(0.0, far - 0.55) ** 1.4)
            small.set_at((x, y), (light, light, light))
    return images.keep(key, images.ready(pygame.transform.smoothscale(small, size)))


def core(made: pygame.Surface, points: Sequence[Spot], ends: tuple[float, float]) -> None:
    """Draw the core of a lane, as wide at its ends as ``ends`` says, softer where it is broad."""
    last = len(points) - 1
    for number, (a, b) in enumerate(zip(points, points[1:], strict=False)):
        part = (number + 0.5) / last
        width = ends[0] + (ends[1] - ends[0]) * part
        color = theme.mix(LANE, theme.DEEP, min(0.45, 0.1 * width))
        pygame.draw.aaline(made, color, a, b, max(1, round(width)))


def clouds(small: pygame.Surface, seed: int = 7) -> pygame.Surface:
    """Return a small picture of lights drawn out into clouds: each point takes its light from
    another one, moved there by noise, and a second noise thins it out."""
    wide, high = small.get_size()
    x_way, y_way, thin = (_noise((wide, high), seed + number) for number in range(3))
    source = pygame.image.tobytes(small, "RGB")
    made = bytearray(len(source))
    reach = 0.16 * high / 128
    for y in range(high):
        for x in range(wide):
            at = y * wide + x
            from_x = min(wide - 1, max(0, x + int((x_way[at] - 128) * reach)))
            from_y = min(high - 1, max(0, y + int((y_way[at] - 128) * reach)))
            light = thin[at] + 40
            there, here = 3 * (from_y * wide + from_x), 3 * at
            for band in range(3):
                made[here + band] = min(255, source[there + band] * light // 140)
    return pygame.image.frombytes(bytes(made), (wide, high), "RGB")


@lru_cache(maxsize=16)
def _noise(size: tuple[int, int], seed: int) -> bytes:
    """Return soft noise of four octaves, a byte for each point, around 128."""
    stream = random.Random(seed)
    total = pygame.Surface(size)
    for octave, share in ((5, 120), (9, 70), (18, 40), (36, 25)):
        grid = pygame.Surface((octave * 2, octave))
        for y in range(octave):
            for x in range(octave * 2):
                light = stream.randrange(share)
                grid.set_at((x, y), (light, light, light))
        total.blit(pygame.transform.smoothscale(grid, size), (0, 0), special_flags=pygame.BLEND_ADD)
    return pygame.image.tobytes(total, "RGB")[::3]


@lru_cache(maxsize=1)
def _day() -> bytes:
    """Return the light that falls on clouds over a disc, from the upper left: the colors of
    ``DAY_SIDE`` rows."""
    made = bytearray()
    middle, radius = (DAY_SIDE - 1) / 2, DAY_SIDE / 2 - 1
    for at in range(DAY_SIDE * DAY_SIDE):
        down, across = ((each - middle) / radius for each in divmod(at, DAY_SIDE))
        deep = math.sqrt(max(0.0, 1 - across * across - down * down))
        light = 0.62 * deep - 0.5 * across - 0.55 * down
        part = min(1.0, deep * 1.6) * min(1.0, max(0.0, light))
        made += bytes(round(each * part) for each in WEATHER)
    return bytes(made)


def weather(px: int, passed: float, seed: int) -> pygame.Surface:
    """Return clouds over a disc of ``px``, to be added to it: ``passed`` parts of their way around
    the world, brighter by day, out at the edge."""

    def strip() -> pygame.Surface:
        small = pygame.image.frombytes(_noise((96, 48), seed), (96, 48), "P")
        small.set_palette([(max(0, min(255, (each - THIN) * 5)),) * 3 for each in range(256)])
        flat = small.convert(24)
        wide = pygame.Surface((4 * px, px))
        half = pygame.transform.smoothscale(flat, (2 * px, px))
        wide.blit(half, (0, 0))
        wide.blit(pygame.transform.flip(half, True, False), (2 * px, 0))  # no seam at either end
        return images.ready(wide)

    def day() -> pygame.Surface:
        small = pygame.image.frombytes(_day(), (DAY_SIDE, DAY_SIDE), "RGB")
        return images.ready(pygame.transform.smoothscale(small, (px, px)))

    band = images.cached(("weather", px, seed), strip)
    light = images.cached(("weather's day", px), day)
    made = pygame.Surface((px, px))
    start = round(passed * 4 * px) % (4 * px)
    made.blit(band, (-start, 0))
    made.blit(band, (4 * px - start, 0))
    made.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return made


def daylight(picture: pygame.Surface, key: object) -> pygame.Surface:
    """Return a world whose day side, toward the upper left, is a little brighter."""
    key = ("daylight", key, picture.get_size())
    if (known := images.lookup(key)) is not None:
        return known
    ramp = pygame.Surface((2, 2))
    for spot, light in (((0, 0), DAY), ((1, 0), DAY // 2), ((0, 1), DAY // 2), ((1, 1), 0)):
        ramp.set_at(spot, (light, light, light))
    made = picture.copy()
    soft = pygame.transform.smoothscale(ramp, made.get_size())
    made.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return images.keep(key, made)


def caption(text: pygame.Surface, soft: int) -> pygame.Surface:
    """Return words on a soft shadow of their own shape instead of a box."""
    room = 3 * soft
    dark = pygame.Surface((text.get_width() + 2 * room, text.get_height() + 2 * room),
                          pygame.SRCALPHA)  # fmt: skip
    shape = pygame.mask.from_surface(text, 40)
    shape.to_surface(dark, setcolor=(*theme.DEEP, 255), unsetcolor=(0, 0, 0, 0), dest=(room, room))
    blurred = pygame.transform.gaussian_blur(dark, soft)
    made = pygame.Surface(dark.get_size(), pygame.SRCALPHA)
    for _ in range(3):
        made.blit(blurred, (0, 0))
    made.blit(text, (room, room))
    return made
