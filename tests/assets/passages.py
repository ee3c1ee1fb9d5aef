"""Repetition in music and ambience, and the decay of the room: levels of bands over
time, at a quarter of the rate, in one channel. The mixer must be open as ``opened`` opens it."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from operator import mul
from pathlib import Path

from game.client.sound.decks import MARGIN, cell_path
from game.client.sound.moods import STEMS
from tests.assets.hearing import SIZE, db, pygame, spectrum
from tests.assets.stems import sheet

RATE = 11025
EDGES = (6, 9, 13, 19, 28, 41, 60, 88, 129, 189, 277, 406)
"""of the bands, as numbers of pitches in a spectrum: 65 to 4,400 Hz"""
Row = list[float]


def opened() -> Iterator[None]:
    """Open the mixer while tests run; a fixture."""
    pygame.mixer.init(4 * RATE, -16, 1, 1024)
    yield
    pygame.mixer.quit()


def full(path: Path) -> array[int]:
    """Return a file at four times ``RATE``: the mixer's own change to a lower rate loses sound."""
    return array("h", pygame.mixer.Sound(path).get_raw())


def quartered(full: Sequence[int]) -> list[float]:
    """Return samples at a quarter of their rate."""
    return [sum(each) / 4 for each in zip(*(full[at::4] for at in range(4)), strict=False)]


def bands(samples: Sequence[float], start: int) -> Row:
    """Return the power of each band around a moment."""
    power = spectrum(samples, start)
    return [sum(power[a:b]) for a, b in zip(EDGES, EDGES[1:], strict=False)]


def leveled(rows: Sequence[Row], floor: float) -> list[Row]:
    """Return powers as decibels, ``floor`` below the loudest at least, each band around zero."""
    most = max(max(row) for row in rows)
    levels = [[max(db(each / most), floor) for each in row] for row in rows]
    means = [sum(column) / len(levels) for column in zip(*levels, strict=True)]
    return [[a - b for a, b in zip(row, means, strict=True)] for row in levels]


# --- beds -------------------------------------------------------------------------------------

FRAME = 0.5  # seconds


@lru_cache(maxsize=None)
def alike(path: Path) -> list[Row]:
    """Return how alike each quarter of a second of a loop is to each other, as the product of
    their bands' levels."""
    heard = full(path)
    count = round(len(heard) / 4 / RATE / FRAME)
    size, rows = len(heard) // count, []
    for number in range(count):
        part = quartered(heard[number * size : (number + 1) * size])
        both = (bands(part, 0), bands(part, len(part) - SIZE))
        rows.append([a + b for a, b in zip(*both, strict=True)])
    levels = leveled(rows, -60.0)
    return [[sum(map(mul, a, b)) for b in levels] for a in levels]


def repetition(products: Sequence[Row], places: Sequence[int], lag: int) -> float:
    """Return how alike a sequence of frames is to itself some frames later, from -1 to 1."""
    later = places[lag:]
    found = sum(products[a][b] for a, b in zip(places, later, strict=False)) / len(later)
    return found / (sum(products[a][a] for a in places) / len(places))


# --- pieces -----------------------------------------------------------------------------------

MOMENTS = 4  # number of spectra in a bar


def cells(piece: str, stem: str) -> array[int]:
    """Return a stem of a piece at four times ``RATE``, its cells joined."""
    made, one = array("h"), sheet(piece)
    first, size = round(4 * MARGIN * RATE), round(4 * one.cell * RATE)
    for number in range(one.cells):
        made += full(cell_path(piece, stem, number))[first : first + size]
    return made


@lru_cache(maxsize=1)
def stems(piece: str) -> dict[str, array[int]]:
    return {stem: cells(piece, stem) for stem in STEMS}


def bars(piece: str) -> list[Row]:
    """Return for each bar the levels of bands at some moments of the whole piece, one after
    another."""
    rows, parts, starts = list[Row](), stems(piece).values(), sheet(piece).bars
    ends = [*starts[1:], sheet(piece).seconds]
    for start, end in zip(starts, ends, strict=True):
        for number in range(MOMENTS):
            at = round((start + (end - start) * number / MOMENTS) * RATE * 4)
            some = (quartered(part[at : at + 4 * SIZE]) for part in parts)
            rows.append(bands([sum(each) for each in zip(*some, strict=True)], 0))
    levels = leveled(rows, -50.0)
    return [sum(levels[at : at + MOMENTS], []) for at in range(0, len(levels), MOMENTS)]


def rests(piece: str, under: float, block: float = 0.25) -> list[tuple[float, float]]:
    """Return start and length of the rests of the melody, the longest first, in seconds: its level
    is ``under`` decibels below that of the whole stem."""
    melody, size = cells(piece, "melody"), round(block * RATE * 4)
    power = [
        sum(each * each for each in melody[at : at + size : 23])
        for at in range(0, len(melody) - size + 1, size)
    ]
    limit = sum(power) / len(power) * 10 ** (under / 10)
    found, count = list[tuple[float, float]](), len(power)
    begun: int | None = None
    for number in range(2 * count):  # a rest may reach over the end
        if power[number % count] < limit:
            begun = number if begun is None else begun
        elif begun is not None:
            found.append((begun * block, (number - begun) * block))
            begun = None
    return sorted(found, key=lambda rest: -rest[1])


# --- the room ---------------------------------------------------------------------------------


def middle(samples: Sequence[float], low: float = 500.0, high: float = 2500.0) -> Row:
    """Return the part between two pitches: two poles at either end."""
    made = [float(each) for each in samples]
    for pitch, above in ((low, True), (low, True), (high, False), (high, False)):
        share, now = 1 - math.exp(-2 * math.pi * pitch / RATE), 0.0
        for number, each in enumerate(made):
            now += share * (each - now)
            made[number] = each - now if above else now
    return made


def decay(heard: Sequence[int], high: float = -10.0, low: float = -25.0) -> float:
    """Return the seconds until what rings on after the loudest moment is a thousandth, from the
    slope of the energy that is still to come between two levels in decibels."""
    power = [each * each for each in middle(quartered(heard))]
    step = RATE // 100
    blocks = [sum(power[at : at + step]) for at in range(0, len(power), step)]
    blocks = blocks[blocks.index(max(blocks)) :]
    left, times = sum(blocks), list[int]()
    whole = left
    for number, each in enumerate(blocks):
        left -= each
        for level in (high, low)[len(times) :]:
            if db(left / whole) < level:
                times.append(number)
    return (times[1] - times[0]) * 0.01 * 60 / (high - low)
