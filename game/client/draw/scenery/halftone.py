"""Halftone: dots that are larger where a picture is darker or lighter, and plates that miss.

Everything here works at the pixels of the window, so dots stay round at any size.
"""

from __future__ import annotations

import math

import pygame

from game.client.draw import images
from game.client.draw.theme import Color

_ALPHA = pygame.SRCALPHA
SOFT = 3  # doublings of the difference between picture and screen: how hard the dots' edges are


def screen(size: tuple[int, int], pitch: int, high: int = 255) -> pygame.Surface:
    """Return a screen of dots at 45 degrees: gray from 0 to ``high``, brightest in the dots'
    middle. ``pitch`` is the distance of two rows that are equal, in pixels."""
    key = ("screen", size, pitch, high)
    if (known := images.lookup(key)) is not None:
        return known
    tile = pygame.Surface((pitch, pitch))
    for x in range(pitch):
        for y in range(pitch):
            turn = 2 * math.pi / pitch
            wave = math.cos((x + y) * turn) + math.cos((x - y) * turn)
            level = round(high * (2 + wave) / 4)
            tile.set_at((x, y), (level, level, level))
    return images.keep(key, images.ready(tile_over(tile, size)))


def tile_over(tile: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """Return a picture filled with copies of a tile."""
    made = pygame.Surface(size)
    wide, high = tile.get_size()
    made.blit(tile, (0, 0))
    while wide < size[0]:
        made.blit(made, (wide, 0), (0, 0, wide, high))
        wide *= 2
    while high < size[1]:
        made.blit(made, (0, high), (0, 0, size[0], high))
        high *= 2
    return made


def print_dots(picture: pygame.Surface, pitch: int, ink: Color, reach: int, part: float) -> None:
    """Print dots of ``ink`` on a picture, larger where it is darker; none where it is lighter than
    ``reach``. ``part`` is the share of the ink in a dot."""
    size = picture.get_size()
    gray = pygame.Surface(size)
    gray.blit(pygame.transform.grayscale(picture), (0, 0))
    dots = screen(size, pitch, reach).copy()
    dots.blit(gray, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(SOFT):
        dots.blit(dots, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    red, green, blue = (round((255 - each) * part) for each in ink)
    dots.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    veil = pygame.Surface(size)
    veil.fill((255, 255, 255))
    veil.blit(dots, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    picture.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def print_glow(picture: pygame.Surface, pitch: int, ink: Color, start: int, part: float) -> None:
    """Print light dots of ``ink`` on a picture where it is lighter than ``start``, larger the
    lighter it is."""
    size = picture.get_size()
    dots = pygame.Surface(size)
    dots.blit(pygame.transform.grayscale(picture), (0, 0))
    dots.fill((start, start, start), special_flags=pygame.BLEND_RGB_SUB)
    veil = pygame.transform.invert(screen(size, pitch, 255 - start))
    veil.fill((start, start, start), special_flags=pygame.BLEND_RGB_SUB)
    dots.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for _ in range(SOFT):
        dots.blit(dots, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    red, green, blue = (round(each * part) for each in ink)
    dots.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(dots, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def misprint(picture: pygame.Surface, step: tuple[int, int]) -> pygame.Surface:
    """Return an opaque picture whose red plate is printed ``step`` pixels away."""
    made = picture.copy()
    red = picture.copy()
    red.fill((255, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    made.fill((0, 255, 255), special_flags=pygame.BLEND_RGB_MULT)
    edge = picture.copy()
    edge.fill((255, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    edge.blit(red, step)
    made.blit(edge, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return made
