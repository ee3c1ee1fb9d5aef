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


def bass(samples: Sequence[float], pitch: float = 120.0, step: int = 32) -> list[float]:
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


def weighted(samples: Sequence[float]) -> list[float]:
    """Return samples at half the rate with the weighting of BS.1770: less bass, more treble."""
    rate, made = RATE / 2, list(samples)
    for b0, b1, b2, a1, a2 in (_shelf(rate), _high_pass(rate)):
        x1 = x2 = y1 = y2 = 0.0
        for number, now in enumerate(made):
            out = b0 * now + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = now, x1, out, y1
            made[number] = out
    return made


Filter = tuple[float, float, float, float, float]


def _shelf(rate: float) -> Filter:
    """Return the coefficients of a treble shelf of 4 dB."""
    k, high, mid = math.tan(math.pi * 1682.0 / rate), 10 ** (4 / 20), 10 ** (4 / 40)
    q = 0.7072
    norm = 1 + k / q + k * k
    return (
        (high + mid * k / q + k * k) / norm, 2 * (k * k - high) / norm,
        (high - mid * k / q + k * k) / norm, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm,
    )  # fmt: skip


def _high_pass(rate: float) -> Filter:
    """Return the coefficients of a high pass at 38 Hz."""
    k, q = math.tan(math.pi * 38.14 / rate), 0.5003
    norm = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm


def loudness(left: Sequence[float], right: Sequence[float]) -> float:
    """Return the integrated loudness in LUFS of samples (from -1 to 1) at half the rate."""
    size = round(0.4 * RATE / 2)
    power = [a * a + b * b for a, b in zip(weighted(left), weighted(right), strict=True)]
    step = size // 4
    parts = [sum(power[at : at + step]) for at in range(0, len(power) - step + 1, step)]
    blocks = [sum(parts[at : at + 4]) / (4 * step) for at in range(len(parts) - 3)]
    kept = [each for each in blocks if db(each) - 0.691 > -70]
    gate = db(sum(kept) / len(kept)) - 10
    kept = [each for each in kept if db(each) > gate]
    return db(sum(kept) / len(kept)) - 0.691
