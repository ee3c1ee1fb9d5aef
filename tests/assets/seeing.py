"""Measurements of pictures: how much of what they show is fine. In plain Python, like the game."""

from __future__ import annotations

import cmath
import math
from functools import lru_cache
from pathlib import Path

import pygame

LINE = 128  # pixels of a spectrum
FINE = 1 / 8
"""detail finer than this many cycles a pixel is fine"""
LINES = 48
"""lines that are measured of a part of a picture, each way"""


@lru_cache(maxsize=4)
def _turns(size: int) -> tuple[complex, ...]:
    return tuple(cmath.exp(-2j * math.pi * n / size) for n in range(size // 2))


def spectrum(line: list[complex]) -> list[complex]:
    """Return the discrete Fourier transform of a line whose length is a power of two."""
    size = len(line)
    if size == 1:
        return line
    even, odd = spectrum(line[0::2]), spectrum(line[1::2])
    turned = [turn * value for turn, value in zip(_turns(size), odd, strict=True)]
    first = [a + b for a, b in zip(even, turned, strict=True)]
    return first + [a - b for a, b in zip(even, turned, strict=True)]


@lru_cache(maxsize=1)
def _window() -> tuple[float, ...]:
    return tuple(0.5 - 0.5 * math.cos(2 * math.pi * n / LINE) for n in range(LINE))


def energy(line: list[int]) -> tuple[float, float]:
    """Return the fine and the whole energy of the changes along a line of ``LINE`` values."""
    mean = sum(line) / len(line)
    weighed = [(value - mean) * weight for value, weight in zip(line, _window(), strict=True)]
    found = [abs(each) ** 2 for each in spectrum([complex(each) for each in weighed])]
    half = found[1 : LINE // 2]
    return sum(half[round(LINE * FINE) :]), sum(half)


def fine_detail(picture: pygame.Surface, top: float = 0.0, low: float = 1.0) -> float:
    """Return the share of fine detail in the rows from ``top`` to ``low`` (shares of the height):
    energy above ``FINE`` as a part of all, 0 to 1, over lines along and across."""
    wide, high = picture.get_width(), picture.get_height()
    first, rows = round(high * top), round(high * (low - top))
    gray = pygame.transform.grayscale(picture.subsurface((0, first, wide, rows)))
    data = pygame.image.tobytes(gray, "RGB")[::3]
    fine = whole = 0.0
    for n in range(LINES):
        row = n * rows // LINES
        for left in range(0, wide - LINE + 1, LINE * 3):
            at = row * wide + left
            more = energy(list(data[at : at + LINE]))
            fine, whole = fine + more[0], whole + more[1]
        if rows >= LINE:
            at = n * wide // LINES + (rows - LINE) // 2 * wide
            more = energy(list(data[at : at + LINE * wide : wide]))
            fine, whole = fine + more[0], whole + more[1]
    return fine / max(whole, 1e-9)


def ground_detail(path: Path) -> tuple[float, float]:
    """Return the fine detail of a ground: in the band that is in focus, and in the foot of the
    picture."""
    picture = pygame.image.load(path)
    return fine_detail(picture, 0.45, 0.75), fine_detail(picture, 0.84, 1.0)
