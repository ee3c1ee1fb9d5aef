"""The instruments: each returns one note as a mono or stereo sound of its own length."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from notes import hertz
from synth import (
    RATE,
    TAU,
    Sound,
    Stream,
    band,
    clock,
    frames,
    glide,
    noise,
    panned,
    shaped,
    struck,
    swell,
    wave,
)

TABLE = 1 << 19  # samples of a pad's loop: about 12 seconds
_TOP = 9000.0  # upper limit of partials


@lru_cache(maxsize=256)
def _choir(pitch: float, tilt: float, width: float, seed: int) -> Sound:
    """Return a loop of one pitch as if many played it: each partial is smeared a little, with
    different random phases on both sides. ``tilt``: falloff of partials; ``width``: smear in
    cents."""
    stream = np.random.default_rng([seed, round(pitch * 100)])
    grid = np.fft.rfftfreq(TABLE, 1 / RATE)
    shape = np.zeros(len(grid))
    number = 1
    while pitch * number < _TOP and number <= 40:
        centre = pitch * number
        spread = max(0.35, centre * (2 ** (width / 1200) - 1) * number**0.15)
        first, last = (int((centre + side * 5 * spread) * TABLE / RATE) for side in (-1, 1))
        part = slice(max(0, first), last + 2)
        shape[part] += (
            number**-tilt * np.exp(-(((grid[part] - centre) / spread) ** 2)) / np.sqrt(spread)
        )
        number += 1
    rows = [
        np.fft.irfft(shape * np.exp(1j * stream.uniform(0, TAU, len(grid))), TABLE)
        for _ in range(2)
    ]
    made = np.stack(rows)
    return made / np.sqrt(np.mean(made**2))


def pad(
    note: str, seconds: float, stream: Stream, *, rise: float = 3.0, fall: float = 4.0,
    tilt: float = 1.6, width: float = 11.0, shine: float = 0.35,
) -> Sound:  # fmt: skip
    """Return a chord voice: wide, soft, breathing between a dark and a clearer color
    (``shine``)."""
    pitch, count = hertz(note), frames(seconds)
    start = int(stream.integers(TABLE))
    places = np.arange(start, start + count) % TABLE
    dark = _choir(pitch, tilt + 1.1, width, 7)[:, places]
    clear = _choir(pitch, tilt, width, 11)[:, places]
    t = clock(seconds)
    turn = 0.5 + 0.5 * np.sin(TAU * t / stream.uniform(9, 15) + stream.uniform(0, TAU))
    mix = shine * (0.35 + 0.65 * turn) * swell(seconds, rise * 1.6, fall)
    made: Sound = (dark * (1 - mix) + clear * mix) * swell(seconds, rise, fall)
    return made


def bell(note: str, seconds: float, soft: float = 1.0) -> Sound:
    """Return a glass bell: near-harmonic partials, the high ones short. ``soft``: above 1 is
    duller."""
    pitch, made = hertz(note), np.zeros(frames(seconds))
    for ratio, level, share in (
        (1.0, 1.0, 1.0), (2.0, 0.42, 0.6), (3.01, 0.16, 0.36), (4.16, 0.1, 0.2), (5.43, 0.05, 0.12),
    ):  # fmt: skip
        if pitch * ratio < _TOP:
            level *= ratio ** (1 - soft)
            made += level * wave(pitch * ratio, seconds) * struck(seconds, seconds * 0.16 * share)
    return made


BODY = (110.0, 220.0, 410.0)
"""resonances of a plucked instrument's body, in hertz"""
_STRINGS = (1.0, 2 ** (3 / 1200))
"""the two strings of a course: three cents apart"""
_GONE = 7.5  # natural logarithm of the loss after which a partial is left out


def pluck(
    note: str, seconds: float, stream: Stream, *, spot: float = 0.23, dull: float = 1.0,
    force: float = 0.7,
) -> Sound:  # fmt: skip
    """Return a plucked course of two strings: partials by where it is plucked, high ones dying
    first and opened by ``force``; the pick, and the body behind it."""
    made, count = np.zeros(frames(seconds)), frames(seconds)
    for tune in _STRINGS:
        pitch, number = hertz(note) * tune, 1
        while pitch * number < 6500 and number <= 24:
            level = abs(np.sin(np.pi * number * spot)) / number**1.35
            level *= np.exp(-0.16 * (number - 1) * (1 - force))
            level *= 1 + 0.5 * sum(np.exp(-(((pitch * number - at) / 45) ** 2)) for at in BODY)
            die = 1.7 * (0.55 + 0.22 * number * dull) * (pitch / 220) ** 0.35
            t = np.arange(min(count, frames(_GONE / die))) / RATE
            stiff = number * np.sqrt(1 + 0.00012 * number**2)
            turn = stream.uniform(0, TAU)
            made[: len(t)] += (
                0.6 * level * np.sin(TAU * pitch * stiff * t + turn) * np.exp(-t * die)
            )
            number += 1
    for at in BODY:
        thud = min(seconds, 0.25)
        hit = wave(at * stream.uniform(0.98, 1.02), thud) * struck(thud, 0.03, 0.002)
        made[: len(hit)] += 0.05 * force * hit
    made *= swell(seconds, 0.003, seconds * 0.4)
    return _touched(made, 0.16 * force, 2000, 6000, 0.008, stream)


def _touched(
    sound: Sound, gain: float, low: float, high: float, half: float, stream: Stream
) -> Sound:
    """Return the sound with the noise of the hand, pick or hammer that starts it."""
    seconds = min(len(sound) / RATE, 0.06)
    tick = noise(seconds, low, high, stream) * struck(seconds, half, 0.001)
    sound[: len(tick)] += gain * tick
    return sound


def kalimba(note: str, seconds: float, stream: Stream) -> Sound:
    """Return a thumb piano: a round tone, a short higher tine, a touch of wood and nail."""
    pitch = hertz(note) * 2 ** (stream.uniform(-2, 2) / 1200)
    body = wave(pitch, seconds, stream.uniform(0, 1)) * struck(seconds, 0.32, 0.003)
    body += 0.2 * wave(pitch * 2, seconds, stream.uniform(0, TAU)) * struck(seconds, 0.14, 0.003)
    body += 0.12 * wave(pitch * 5.4, seconds) * struck(seconds, 0.03, 0.002)
    body += 0.1 * wave(pitch * 0.5, seconds) * struck(seconds, 0.05, 0.003)
    return _touched(body, 0.09, 2500, 7000, 0.006, stream)


def keys(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return an electric piano: a sine that bends itself, rounder as it dies, slowly trembling; the
    tick of the hammer and the cabinet."""
    pitch, t = hertz(note) * 2 ** (stream.uniform(-2, 2) / 1200), clock(seconds)
    bend = (0.35 + 1.1 * force) * np.exp(-t * 3.2) + 0.12
    start = stream.uniform(0, TAU)
    body = np.sin(TAU * pitch * t + bend * np.sin(TAU * pitch * t + start))
    tine = 0.06 * force * np.sin(TAU * pitch * 7.0 * t + start) * np.exp(-t * 14)
    cabinet = 0.07 * force * wave(92.0, seconds) * struck(seconds, 0.03, 0.003)
    tremble = 1 - 0.12 * (0.5 + 0.5 * np.sin(TAU * 4.3 * t + stream.uniform(0, TAU)))
    die = np.exp(-t * (0.55 + pitch / 900))
    made: Sound = (body + tine + cabinet) * die * tremble
    made *= swell(seconds, 0.006, min(0.5, seconds * 0.3))
    return _touched(made, 0.12 * force, 1800, 5200, 0.007, stream)


def bass(note: str, seconds: float, rise: float = 0.02) -> Sound:
    """Return a round bass: the first three partials."""
    pitch = hertz(note)
    body = wave(pitch, seconds) + 0.35 * wave(pitch * 2, seconds) + 0.1 * wave(pitch * 3, seconds)
    return body * swell(seconds, rise, seconds * 0.45) * 0.5 ** (clock(seconds) / max(0.8, seconds))


def flute(note: str, seconds: float, stream: Stream, breath: float = 0.05) -> Sound:
    """Return a wooden flute: few partials, a slow vibrato that comes late, a chiff and much
    breath."""
    pitch, t = hertz(note), clock(seconds)
    late = np.clip((t - 0.5) / 1.2, 0, 1)
    curve = pitch * (1 + 0.0035 * late * np.sin(TAU * 4.6 * t) - 0.006 * np.exp(-t * 14))
    angle = TAU * np.cumsum(curve) / RATE + stream.uniform(0, TAU)
    body = np.sin(angle) + 0.24 * np.sin(2 * angle) + 0.09 * np.sin(3 * angle + 0.5)
    body += breath * noise(seconds, pitch * 0.9, pitch * 2.6, stream)
    body += 3.0 * breath * noise(seconds, 3000, 7000, stream) * (0.7 + 0.6 * np.exp(-t * 3))
    swelling = 1 - 0.1 * late * np.sin(TAU * 4.6 * t + 1)
    made: Sound = body * swelling * swell(seconds, 0.16, min(0.7, seconds * 0.4))
    chiff = min(seconds, 0.12)
    burst = noise(chiff, 1800, 6000, stream) * swell(chiff, 0.02, 0.09)
    made[: len(burst)] += 2.5 * breath * burst
    return made


# --- percussion -----------------------------------------------------------------------------


def drum(pitch: float, seconds: float, stream: Stream, skin: float = 0.06) -> Sound:
    """Return a large soft drum: a falling tone and a little skin."""
    body = wave(glide(pitch * 1.55, pitch, seconds, 0.25), seconds)
    body *= struck(seconds, seconds * 0.17, 0.006)
    return body + skin * noise(seconds, 150, 900, stream) * struck(seconds, 0.03, 0.004)


def brush(seconds: float, stream: Stream, low: float = 1800.0, high: float = 5200.0) -> Sound:
    """Return a brush on a skin: band noise that swells and dies."""
    return noise(seconds, low, high, stream) * swell(seconds, seconds * 0.3, seconds * 0.65)


def wood(pitch: float, stream: Stream) -> Sound:
    """Return a tap on hollow wood."""
    seconds = 0.3
    made = wave(pitch, seconds) * struck(seconds, 0.025, 0.002)
    made += 0.4 * wave(pitch * 2.7, seconds) * struck(seconds, 0.012, 0.002)
    return made + 0.05 * noise(seconds, 600, 3000, stream) * struck(seconds, 0.01, 0.002)


def wind(seconds: float, stream: Stream, low: float, high: float) -> Sound:
    """Return moving air on both sides, as a loop: no seam between its end and its beginning."""
    count = frames(seconds)
    rows = []
    slow = np.arange(count) / count * TAU
    for _ in range(2):
        row = shaped(stream.standard_normal(count), band(low, high, 2))
        row /= np.sqrt(np.mean(row**2))
        gusts = sum(
            np.sin(slow * int(turns) + stream.uniform(0, TAU)) / turns**0.3
            for turns in (2, 3, 5, 7, 11, 17)
        )
        rows.append(row * np.exp(0.38 * gusts))
    return np.stack(rows)


def spread(sound: Sound, side: float = 0.0) -> Sound:
    """Return any sound as stereo: a mono one is panned to ``side``."""
    return panned(sound, side) if sound.ndim == 1 else sound
