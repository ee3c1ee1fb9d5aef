"""The beds: quiet ambient loops, under the music."""

from __future__ import annotations

from collections.abc import Callable

import instruments as play
import numpy as np
from room import room
from synth import (
    TAU,
    Sound,
    aired,
    band,
    centered,
    frames,
    levelled,
    noise,
    panned,
    ring,
    shaped,
    swell,
)

SECONDS = 24.0
LOUDNESS = -23.5  # LUFS: -31 at the slider's default, 7 under the music
TOP = -5.0
AIR_SHARE = -34.0  # decibels of the treble from 4 to 8 kHz in the whole
SIDES = 0.55  # of the sides' level, above the bass


def _whole(pitch: float) -> float:
    """Return the nearest pitch that fits the loop a whole number of times."""
    return round(pitch * SECONDS) / SECONDS


def _hum(pitch: float, level: float, turns: int, stream: np.random.Generator) -> Sound:
    """Return a steady partial on both sides that swells and fades a whole number of times."""
    t = np.arange(frames(SECONDS)) / frames(SECONDS) * SECONDS
    rows = []
    for _ in range(2):
        slow = 1 + 0.3 * np.sin(TAU * turns * t / SECONDS + stream.uniform(0, TAU))
        rows.append(level * slow * np.sin(TAU * _whole(pitch) * t + stream.uniform(0, TAU)))
    return np.stack(rows)


def _scatter(sheet: Sound, sound: Sound, at: float, gain: float) -> None:
    """Add a short stereo sound to a loop."""
    places = (frames(at) + np.arange(sound.shape[1])) % sheet.shape[1]
    sheet[:, places] += sound * gain


def space() -> Sound:
    """Return the outside: hardly more than a low tone and slow air."""
    stream = np.random.default_rng(11)
    made = 0.5 * play.wind(SECONDS, stream, 70, 260)
    for pitch, level, turns in ((73.4, 0.5, 1), (110.0, 0.3, 2), (146.8, 0.12, 3)):
        made += _hum(pitch, level, turns, stream)
    return made


def engine() -> Sound:
    """Return the inside of a ship: the drive through the deck, air in the vents."""
    stream = np.random.default_rng(12)
    made = 0.35 * play.wind(SECONDS, stream, 90, 520)
    parts = ((55.0, 0.5), (73.4, 0.6), (73.9, 0.3), (110.0, 0.3), (146.8, 0.16), (220.2, 0.06))
    for number, (pitch, level) in enumerate(parts):
        made += _hum(pitch, level, number % 4 + 1, stream)
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
    for _ in range(9):
        cloth = noise(0.5, 300, 1400, stream) * swell(0.5, 0.2, 0.3)
        side = float(stream.uniform(-0.8, 0.8))
        _scatter(made, panned(cloth, side), float(stream.uniform(0, SECONDS)), 0.14)
    return made + 0.5 * ring(made, room("far"))


BEDS: dict[str, Callable[[], Sound]] = {"space": space, "engine": engine, "cantina": cantina}


def make(name: str) -> Sound:
    """Return the bed as a seamless stereo loop."""
    made = shaped(BEDS[name](), band(36.0, 9000.0, 2))
    return levelled(aired(centered(made, SIDES), AIR_SHARE, 6.0), LOUDNESS, TOP)
