"""Printed pictures: drawings that fill a rectangle, as a cheap press would print them.

A drawing (SVG) is cut to the wanted shape before it is drawn, so nothing is drawn that nobody sees,
and large ones are drawn band by band. Then the press adds what makes a page of pulp: dots at 45
degrees in the shade, a red plate that is a pixel off (``draw.halftone``), and less light away from
the lamp. All of it happens at the pixels of the window.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import lru_cache

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import halftone, light
from game.client.draw.theme import Color

Size = tuple[int, int]

INK: Color = (28, 16, 32)
REACH = 150
"""light from which on a picture has no dots"""
PART, SMALL_PART = 0.28, 0.16
"""share of the ink in a dot, and the same on pictures that dots would hide"""
SMALL = 110  # px of the shorter side up to which a picture is small; its plates are not off
LARGE = 330  # px of the shorter side from which plates are two pixels off
CORNERS = ((255, 254, 250), (244, 242, 243), (240, 236, 240), (212, 206, 220))
"""light on the sheet: upper left, upper right, lower left, lower right"""
BAND = 60_000  # pixels printed in one step
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
    made = pygame.Surface(size)
    made.blit(_band(folder, name, size, 0, size[1]), (0, 0))
    return made


def pitch(size: Size) -> int:
    """Return the distance of equal rows of dots, in pixels, on a picture of this size."""
    return max(4, min(9, round(min(size) / 44)))


def ink(part: pygame.Surface, size: Size) -> pygame.Surface:
    """Return a part of a picture of ``size`` with its dots and its plate that is off. Parts meet if
    each begins at a multiple of ``pitch``."""
    least = min(size)
    halftone.print_dots(part, pitch(size), INK, REACH, PART if least > SMALL else SMALL_PART)
    if least <= SMALL:
        return part
    return halftone.misprint(part, (2 if least > LARGE else 1, 0))


def _lamp(size: Size, top: int, high: int) -> pygame.Surface:
    """Return the light on some rows of a sheet, to multiply by."""
    upper, lower = top / size[1], (top + high) / size[1]
    sides = ((CORNERS[0], CORNERS[2]), (CORNERS[1], CORNERS[3]))
    rows = (theme.mix(*side, at) for at in (upper, lower) for side in sides)
    return light.corners((size[0], high), tuple(rows))


def steps(folder: str, name: str, size: Size) -> Iterator[pygame.Surface]:
    """Yield assets/FOLDER/NAME.svg as it is printed at exactly ``size`` pixels, cropped at its
    sides or at top and foot: always the same surface. At the end it is finished."""
    made = pygame.Surface(size)
    row = pitch(size)
    high = max(1, BAND // (row * max(1, size[0]))) * row
    for top in range(0, size[1], high):
        part = pygame.Surface((size[0], min(high, size[1] - top)))
        part.blit(_band(folder, name, size, top, part.get_height()), (0, 0))
        part = ink(part, size)
        part.blit(_lamp(size, top, part.get_height()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        made.blit(part, (0, top))
        yield made


def print_picture(folder: str, name: str, size: Size) -> pygame.Surface:
    """Return assets/FOLDER/NAME.svg printed at exactly ``size`` pixels. Not cached: keep the
    result."""
    *_, made = steps(folder, name, size)
    return made
