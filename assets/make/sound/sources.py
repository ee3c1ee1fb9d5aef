"""The tones, breaths and sweeps of the cues, beside what the hand touches (``touch``)."""

from __future__ import annotations

from collections.abc import Callable

import instruments as play
import lounge
import noir
import numpy as np
import outland
import touch
from notes import hertz
from synth import TAU, Sound, Stream, clock, frames, glide, noise, swell, wave


def _bell(stream: Stream, note: str, seconds: float = 1.4, soft: float = 1.2) -> Sound:
    made = play.bell(note, seconds, soft)
    strike = touch.modal(stream, "glass", hertz(note) * 2, 0.05, 0.8, 0.7)
    made[: len(strike)] += 0.12 * strike
    return made


def _pluck(stream: Stream, note: str, seconds: float = 1.0, dull: float = 1.2) -> Sound:
    return play.pluck(note, seconds, stream, dull=dull)


def _kalimba(stream: Stream, note: str, seconds: float = 0.9) -> Sound:
    return play.kalimba(note, seconds, stream)


def _keys(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return play.keys(note, seconds, stream, 0.5)


def _flute(stream: Stream, note: str, seconds: float = 0.6) -> Sound:
    return play.flute(note, seconds, stream, 0.06)


def _tone(stream: Stream, note: str, seconds: float = 0.3, rise: float = 0.01) -> Sound:
    """Return a soft round tone."""
    pitch = hertz(note)
    made = wave(pitch, seconds) + 0.18 * wave(pitch * 2, seconds) + 0.05 * wave(pitch * 3, seconds)
    return made * swell(seconds, rise, seconds * 0.7)


def _horn(stream: Stream, note: str, seconds: float = 0.9) -> Sound:
    """Return a horn: its partials open as it swells."""
    t, made = clock(seconds), np.zeros(frames(seconds))
    opening = np.minimum(1, t / 0.12) * np.exp(-t / seconds)
    for number in range(1, 15):
        level = number**-0.9 * opening ** (0.35 * number)
        made += level * wave(hertz(note) * number, seconds, stream.uniform(0, 1))
    return made * swell(seconds, 0.05, seconds * 0.5)


def _reed(stream: Stream, note: str, seconds: float = 0.9) -> Sound:
    """Return a reed: odd partials, a nasal band, a little noise."""
    made = np.zeros(frames(seconds))
    for number in (1, 2, 3, 5, 7, 9, 11, 13):
        pitch = hertz(note) * number
        level = number**-0.7 * (0.4 + np.exp(-(((pitch - 1500) / 700) ** 2)))
        made += level * (0.3 if number == 2 else 1) * wave(pitch, seconds, stream.uniform(0, 1))
    made += 0.12 * noise(seconds, 1500, 6000, stream)
    tremble = 1 + 0.1 * np.sin(TAU * 5.5 * clock(seconds))
    return made * tremble * swell(seconds, 0.03, seconds * 0.4)


def _rim(stream: Stream, note: str) -> Sound:
    """Return a glass of this pitch, struck softly."""
    return touch.modal(stream, "glass", hertz(note), 1.3, 0.35)


def _drum(stream: Stream, note: str) -> Sound:
    """Return a tuned hand drum."""
    return touch.modal(stream, "skin", hertz(note), 0.8, 0.45, 0.8)


def _sweep(
    stream: Stream, start: float, end: float, seconds: float, bend: float = 1.0, rise: float = 0.3
) -> Sound:
    """Return a tone that slides, with a fainter octave."""
    curve = glide(start, end, seconds, bend)
    made = wave(curve, seconds) + 0.22 * wave(curve * 2, seconds)
    return made * swell(seconds, seconds * rise, seconds * (1 - rise))


def _air(stream: Stream, low: float, high: float, seconds: float, rise: float = 0.4) -> Sound:
    """Return a breath of noise."""
    made = noise(seconds, low, high, stream)
    return 0.3 * made * swell(seconds, seconds * rise, seconds * (1 - rise)) ** 1.5


def _thump(stream: Stream, pitch: float = 62.0, seconds: float = 0.6) -> Sound:
    return play.drum(pitch, seconds, stream, 0.12)


def _hum(stream: Stream, note: str, seconds: float, rise: float = 0.4) -> Sound:
    """Return a chord voice of the pads, in mono."""
    made = play.pad(note, seconds, stream, rise=rise, fall=seconds * 0.6, shine=0.3)
    return made.mean(axis=0)


def _danger(stream: Stream, seconds: float = 1.4, rise: float = 0.04) -> Sound:
    """Return a minor second in the bass, meant to rub: F sharp and G."""
    made = np.zeros(frames(seconds))
    for note in ("F#2", "G2"):
        for number in range(1, 9):
            pitch = hertz(note) * number * stream.uniform(0.999, 1.001)
            made += number**-1.3 * wave(pitch, seconds, stream.uniform(0, TAU))
    return made * swell(seconds, rise, seconds * 0.75)


def _vibes(stream: Stream, note: str, seconds: float = 1.6) -> Sound:
    return lounge.vibes(note, seconds, stream, 0.8)


def _organ(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return lounge.drawbars(note, seconds, stream, 0.9)


def _guitar(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return lounge.guitar(note, seconds, stream, 0.7)


def _pipe(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return outland.pipe(note, seconds, stream, 0.8)


def _upright(stream: Stream, note: str, seconds: float = 1.6) -> Sound:
    return outland.upright(note, seconds, stream, 0.8)


def _frame(stream: Stream, deep: bool = True, force: float = 0.8) -> Sound:
    return outland.frame(stream, deep, force)


def _felt(stream: Stream, note: str, seconds: float = 1.6) -> Sound:
    return noir.felt(note, seconds, stream, 0.7)


def _arco(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return noir.arco(note, seconds, stream, 0.8)


def _muted(stream: Stream, note: str, seconds: float = 0.8) -> Sound:
    return noir.muted(note, seconds, stream, 0.7)


def _upright_bass(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return lounge.double_bass(note, seconds, stream)


def _brush(stream: Stream, seconds: float = 0.14) -> Sound:
    return 0.3 * play.brush(seconds, stream, 1500, 6500)


SOURCES: dict[str, Callable[..., Sound]] = {
    **touch.SOURCES,
    "bell": _bell, "pluck": _pluck, "kalimba": _kalimba, "keys": _keys, "flute": _flute,
    "tone": _tone, "horn": _horn, "reed": _reed, "sweep": _sweep, "air": _air, "thump": _thump,
    "hum": _hum, "vibes": _vibes, "organ": _organ, "guitar": _guitar, "danger": _danger,
    "rim": _rim, "drum": _drum, "pipe": _pipe, "upright": _upright, "frame": _frame,
    "felt": _felt, "arco": _arco, "muted": _muted, "bass": _upright_bass, "brush": _brush,
}  # fmt: skip
