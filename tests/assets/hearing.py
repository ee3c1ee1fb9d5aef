"""Measurements of sound files: levels, width, spectra. In plain Python, like the game."""

from __future__ import annotations

import cmath
import math
import os
from array import array
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame  # noqa: E402

RATE = 44100
FULL = 32768
SIZE = 1024  # samples of a spectrum


@lru_cache(maxsize=8)
def sides(path: Path) -> tuple[array[int], array[int]]:
    """Return the left and right samples of a file; the mixer must be open."""
    samples = array("h", pygame.mixer.Sound(path).get_raw())
    return samples[0::2], samples[1::2]


def db(power: float) -> float:
    """Return a power (or the ratio of two) in decibels."""
    return 10 * math.log10(max(power, 1e-12))


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return math.fsum(a * b for a, b in zip(one, other, strict=True))


def correlation(left: Sequence[float], right: Sequence[float]) -> float:
    """Return how alike both sides are, from -1 to 1."""
    both = math.sqrt(_dot(left, left) * _dot(right, right))
    return _dot(left, right) / max(both, 1e-12)


def mono_loss(left: Sequence[float], right: Sequence[float]) -> float:
    """Return what is lost where both sides come from one speaker, in decibels."""
    middle = [(a + b) / 2 for a, b in zip(left, right, strict=True)]
    return -db(_dot(middle, middle) / ((_dot(left, left) + _dot(right, right)) / 2))


def bass(samples: Sequence[int], pitch: float = 120.0, step: int = 32) -> list[float]:
    """Return the part below a pitch, at a lower rate: averages of ``step`` samples, four times
    smoothed."""
    coarse = [sum(samples[at : at + step]) / step for at in range(0, len(samples) - step + 1, step)]
    share = 1 - math.exp(-2 * math.pi * pitch * 0.6 * step / RATE)
    for _ in range(4):
        now = 0.0
        for number, each in enumerate(coarse):
            now += share * (each - now)
            coarse[number] = now
    return coarse


@lru_cache(maxsize=None)
def _turns(size: int) -> list[complex]:
    return [cmath.exp(-2j * math.pi * number / size) for number in range(size // 2)]


def _fft(values: list[complex]) -> list[complex]:
    size = len(values)
    if size == 1:
        return values
    even, odd, turns = _fft(values[0::2]), _fft(values[1::2]), _turns(size)
    turned = [turn * each for turn, each in zip(turns, odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


_WINDOW = [0.5 - 0.5 * math.cos(2 * math.pi * number / SIZE) for number in range(SIZE)]


def spectrum(samples: Sequence[float], start: int) -> list[float]:
    """Return the power of each pitch (multiples of ``RATE / SIZE``) around one moment."""
    part = [float(each) for each in samples[start : start + SIZE]]
    part += [0.0] * (SIZE - len(part))
    found = _fft([complex(a * b) for a, b in zip(part, _WINDOW, strict=True)])
    return [abs(each) ** 2 for each in found[: SIZE // 2]]


def share(samples: Sequence[float], low: float, high: float, moments: int = 149) -> float:
    """Return the power between two pitches in decibels of the whole, from some moments."""
    part = whole = 0.0
    first, last = round(low * SIZE / RATE), round(high * SIZE / RATE)
    for number in range(moments):
        power = spectrum(samples, (len(samples) - SIZE) * number // moments)
        part += sum(power[first:last])
        whole += sum(power[1:])
    return db(part / max(whole, 1e-9))
