"""Printed pictures: drawings that fill a rectangle, as a cheap press would print them.

A drawing (SVG) is cut to the wanted shape before it is drawn, so nothing is drawn that nobody sees,
and large ones can be drawn band by band. Then the press adds what makes a page of pulp: plates of
color that are a pixel off, dots at 45 degrees, and less light away from the lamp. All of it happens
at the pixels of the window.
"""

from __future__ import annotations

import io
import math
import re
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.client.draw import images, light

Size = tuple[int, int]

DOT_SHADE, DOT_GLOW = 0.085, 7
"""part of the light that a dot takes, and levels that the paper between dots adds"""
CELL = 6  # px between dots along a row at the usual scale
SIDE = 192  # px of a tile of dots
SMALL = 0.45  # share of the dots on pictures below that width, which they would hide
SLIP_FROM, WIDE_SLIP_FROM = 150, 1000  # px of width from which plates are 1 and 2 pixels off
CORNERS = ((255, 254, 250), (240, 238, 240), (236, 232, 236), (206, 200, 216))
"""light on the sheet: upper left, upper right, lower left, lower right"""
BAND = 90_000  # pixels drawn in one step
HEAD = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"')


@lru_cache(maxsize=24)
def _drawing(folder: str, name: str) -> tuple[str, float, float]:
    """Return the text of assets/FOLDER/NAME.svg, its width and its height."""
    path = images.vector_file(folder, name)
    text = path.read_text(encoding="utf-8")
    found = HEAD.search(text)
    if not found:
        raise images.ImageMissing(f"{path}: no viewBox from 0 0 with width and height")
    return text, float(found[1]), float(found[2])


def _band(folder: str, name: str, size: Size, top: int, high: int) -> pygame.Surface:
    """Draw the rows from ``top`` on of a picture that fills ``size``."""
    text, wide, tall = _drawing(folder, name)
    scale = max(size[0] / wide, size[1] / tall)
    left, up = (wide - size[0] / scale) / 2, (tall - size[1] / scale) / 2
    box = (left, up + top / scale, size[0] / scale, high / scale)
    head = 'viewBox="{:.4f} {:.4f} {:.4f} {:.4f}" width="{}" height="{}"'.format(
        *box, size[0], high
    )
    file = io.BytesIO(HEAD.sub(head, text, count=1).encode())
    return pygame.image.load_sized_svg(file, (size[0], high))


def drawing(folder: str, name: str, size: Size) -> pygame.Surface:
    """Return assets/FOLDER/NAME.svg drawn at exactly ``size`` pixels, not yet printed."""
    return _band(folder, name, size, 0, size[1])


def steps(folder: str, name: str, size: Size) -> Iterator[pygame.Surface]:
    """Yield assets/FOLDER/NAME.svg as it is printed at exactly ``size`` pixels, cropped at its
    sides or at top and foot: always the same surface. At the end it is finished."""
    made = pygame.Surface(size)
    high = max(16, BAND // max(1, size[0]))
    for top in range(0, size[1], high):
        rows = min(high, size[1] - top)
        made.blit(_band(folder, name, size, top, rows), (0, top))
        yield made
    for _ in _overprinted(made, CELL):
        yield made


def printed(folder: str, name: str, size: Size) -> pygame.Surface:
    """Return assets/FOLDER/NAME.svg printed at exactly ``size`` pixels. Not cached: keep the
    result."""
    *_, made = steps(folder, name, size)
    return made


def overprint(picture: pygame.Surface, cell: int = CELL) -> None:
    """Print an opaque picture in place: plates that are a little off, the light on the sheet, and
    dots."""
    for _ in _overprinted(picture, cell):
        pass


def _overprinted(picture: pygame.Surface, cell: int) -> Iterator[None]:
    wide, high = picture.get_size()
    if wide >= SLIP_FROM:
        _slip(picture, 2 if wide >= WIDE_SLIP_FROM else 1)
    yield
    sheet = light.corners((wide, high), CORNERS)
    picture.blit(sheet, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shade, glow = _dots(cell, 1.0 if wide >= SLIP_FROM else SMALL)
    side = shade.get_width()
    for y in range(0, high, side):
        for x in range(0, wide, side):
            picture.blit(shade, (x, y), special_flags=pygame.BLEND_RGB_MULT)
            picture.blit(glow, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    yield


def _slip(picture: pygame.Surface, px: int) -> None:
    """Move the red plate to the right and the blue one down. Edges of the sheet stay as they are,
    because scrolling leaves what it uncovers."""
    red, blue = picture.copy(), picture.copy()
    red.fill((255, 0, 0), special_flags=pygame.BLEND_RGB_MULT)
    blue.fill((0, 0, 255), special_flags=pygame.BLEND_RGB_MULT)
    red.scroll(px, 0)
    blue.scroll(0, px)
    picture.fill((0, 255, 0), special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(red, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    picture.blit(blue, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


@lru_cache(maxsize=4)
def _dots(cell: int, share: float) -> tuple[pygame.Surface, pygame.Surface]:
    """Return two tiles of dots in rows at 45 degrees: what dots take, to multiply by, and what the
    paper between them adds."""
    side = max(1, SIDE // cell) * cell
    shade, glow = pygame.Surface((cell, cell)), pygame.Surface((cell, cell))
    for y in range(cell):
        for x in range(cell):
            turn = math.tau / cell
            wave = abs(math.cos(x * turn) + math.cos(y * turn)) / 2  # 1 in the middle of a dot
            dark = 255 - round(255 * DOT_SHADE * share * wave**1.5)
            lit = round(DOT_GLOW * share * (1 - wave) ** 1.5)
            shade.set_at((x, y), (dark, dark, dark))
            glow.set_at((x, y), (lit, lit, max(0, lit - 1)))
    made = pygame.Surface((side, side)), pygame.Surface((side, side))
    for tile, small in zip(made, (shade, glow), strict=True):
        for y in range(0, side, cell):
            for x in range(0, side, cell):
                tile.blit(small, (x, y))
    return made
