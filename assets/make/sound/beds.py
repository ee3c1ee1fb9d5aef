"""The beds: quiet ambient loops, under the music. The game plays a bed in stretches that fade into
each other, from other places of the loop each time."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from notes import hertz
from room import room
from synth import (
    TAU,
    Sound,
    aired,
    band,
    centered,
    frames,
    glide,
    levelled,
    noise,
    panned,
    ring,
    shaped,
    swell,
    wave,
)

SECONDS = 60.0
LOUDNESS = -23.5  # LUFS: -31 at the slider's default, 7 under the music
TOP = -5.0
AIR_SHARE = -34.0  # decibels of the treble from 4 to 8 kHz in the whole
SIDES = 0.55  # of the sides' level, above the bass
SLOW, FAST = 0.1, 2.0  # hertz: what swells and fades has all paces between, none stands out


def _tide(stream: np.random.Generator, depth: float) -> Sound:
    """Return a gain that swells and fades around 1 as a loop. All its paces are equally strong, so
    that no moment of it is like another."""
    count = frames(SECONDS)
    turns = np.arange(count // 2 + 1) / SECONDS
    strength = ((turns > SLOW) & (turns < FAST)) * (1 - turns / FAST)
    found = strength * np.exp(1j * stream.uniform(0, TAU, len(turns)))
    curve = np.fft.irfft(found, count)
    return np.exp(depth * curve / np.std(curve))


def _hum(note: str, level: float, stream: np.random.Generator, cents: float = 0.0) -> Sound:
    """Return a steady partial on both sides that swells and fades, at the nearest pitch that fits
    the loop a whole number of times."""
    t = np.arange(frames(SECONDS)) / frames(SECONDS)
    turns = round(hertz(note) * 2 ** (cents / 1200) * SECONDS)
    return np.stack(
        [
            level * _tide(stream, 0.28) * np.sin(TAU * turns * t + stream.uniform(0, TAU))
            for _ in range(2)
        ]
    )


def _air(low: float, high: float, stream: np.random.Generator) -> Sound:
    """Return moving air on both sides, in gusts, each half of its pitches in its own."""
    count, middle = frames(SECONDS), float(np.sqrt(low * high))
    rows = []
    for _ in range(2):
        row = np.zeros(count)
        for part in (band(low, middle, 2), band(middle, high, 2)):
            some = shaped(stream.standard_normal(count), part)
            row += some * _tide(stream, 0.4)
        rows.append(row / np.sqrt(np.mean(row**2)))
    return np.stack(rows)


def _scatter(sheet: Sound, sound: Sound, at: float, gain: float) -> None:
    """Add a short stereo sound to a loop."""
    places = (frames(at) + np.arange(sound.shape[1])) % sheet.shape[1]
    sheet[:, places] += sound * gain


def space() -> Sound:
    """Return the outside: hardly more than a low tone and slow air."""
    stream = np.random.default_rng(18)
    made = 0.5 * _air(70, 260, stream)
    for note, level in (("D2", 0.5), ("A2", 0.3), ("D3", 0.12)):
        made += _hum(note, level, stream)
    return made


def engine() -> Sound:
    """Return the inside of a ship: the drive through the deck, air in the vents."""
    stream = np.random.default_rng(12)
    made = 0.35 * _air(90, 520, stream)
    parts = (("A1", 0.5, 0), ("D2", 0.6, 0), ("D2", 0.3, 12), ("A2", 0.3, 0), ("D3", 0.16, 0),
             ("A3", 0.06, 2))  # fmt: skip
    for note, level, cents in parts:
        made += _hum(note, level, stream, cents)
    return made


def cantina() -> Sound:
    """Return a full room without a word in it: cloth and chairs, a low mutter of noise."""
    stream = np.random.default_rng(13)
    count = frames(SECONDS)
    made = np.zeros((2, count))
    for _ in range(14):
        centre = stream.uniform(170, 480)
        mutter = shaped(stream.standard_normal(count), band(centre * 0.75, centre * 1.3, 3))
        mutter /= np.sqrt(np.mean(mutter**2))
        pulse = shaped(stream.standard_normal(count), band(0.3, 3.2, 2))
        mutter *= np.clip(pulse / np.std(pulse), 0, 2.5)
        made += panned(mutter, float(stream.uniform(-0.9, 0.9))) * 0.3
    for _ in range(23):
        cloth = noise(0.5, 300, 1400, stream) * swell(0.5, 0.2, 0.3)
        side = float(stream.uniform(-0.8, 0.8))
        _scatter(made, panned(cloth, side), float(stream.uniform(0, SECONDS)), 0.14)
    return made + 0.5 * ring(made, room("far"))


def saloon() -> Sound:
    """Return a bar on board: fans behind velvet, a cooler that hums, few people far down."""
    stream = np.random.default_rng(21)
    count = frames(SECONDS)
    made = 0.4 * _air(140, 900, stream)
    for note, level, cents in (("D2", 0.3, 0), ("D2", 0.16, 9), ("A2", 0.14, 0), ("D3", 0.07, 0)):
        made += _hum(note, level, stream, cents)
    for _ in range(7):
        centre = stream.uniform(220, 640)
        mutter = shaped(stream.standard_normal(count), band(centre * 0.8, centre * 1.25, 3))
        pulse = shaped(stream.standard_normal(count), band(0.4, 3.6, 2))
        mutter *= np.clip(pulse / np.std(pulse), 0, 2.5) / np.sqrt(np.mean(mutter**2))
        made += panned(mutter, float(stream.uniform(-0.8, 0.8))) * 0.22
    return made + 0.4 * ring(made, room("far"))


def dunes() -> Sound:
    """Return open ground at the edge of a town: wind over stone and sand, a generator far off."""
    stream = np.random.default_rng(34)
    made = 0.5 * _air(110, 620, stream) + 0.07 * _air(1900, 6200, stream)
    for note, level, cents in (("B1", 0.16, 0), ("B1", 0.08, 11), ("F#2", 0.1, 0), ("B2", 0.05, 4)):
        made += _hum(note, level, stream, cents)
    return made


def rain() -> Sound:
    """Return an office at night behind its blinds: rain on the pane, a gutter, a fan overhead."""
    stream = np.random.default_rng(55)
    made = 0.3 * _air(90, 480, stream) + 0.16 * _air(700, 2600, stream)
    made += 0.085 * _air(2600, 7000, stream)
    for note, level, cents in (("A1", 0.13, 0), ("E2", 0.07, 0), ("A2", 0.04, 6)):
        made += _hum(note, level, stream, cents)
    for _ in range(560):
        tick = noise(0.03, float(stream.uniform(900, 2400)), 6500, stream)
        tick *= swell(0.03, 0.001, 0.024)
        side, gain = float(stream.uniform(-0.9, 0.9)), float(stream.uniform(0.04, 0.3)) ** 1.3
        _scatter(made, panned(tick, side), float(stream.uniform(0, SECONDS)), gain)
    for _ in range(40):
        seconds = float(stream.uniform(0.07, 0.12))
        drop = wave(glide(float(stream.uniform(380, 620)), float(stream.uniform(700, 1100)),
                          seconds), seconds) * swell(seconds, 0.01, seconds * 0.7)  # fmt: skip
        side = float(stream.uniform(0.2, 0.9))
        _scatter(made, panned(drop, side), float(stream.uniform(0, SECONDS)), 0.07)
    return made + 0.35 * ring(made, room("far"))


BEDS: dict[str, Callable[[], Sound]] = {
    "space": space, "engine": engine, "cantina": cantina, "saloon": saloon,
    "dunes": dunes, "rain": rain,
}  # fmt: skip


def make(name: str) -> Sound:
    """Return the bed as a seamless stereo loop."""
    made = shaped(BEDS[name](), band(36.0, 9000.0, 2))
    return levelled(aired(centered(made, SIDES), AIR_SHARE, 6.0), LOUDNESS, TOP)
