"""The cues: short sounds of a few instrument layers each.

All tones are D E F# A B, which fits the scales of all four pieces, so a cue never clashes with the
music. ``CUES`` is the whole list: loudness (LUFS of the loudest moment), room, layers.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

import instruments as play
import numpy as np
from synth import (
    RATE,
    Sound,
    Stream,
    frames,
    glide,
    hall,
    hertz,
    moments,
    noise,
    panned,
    ring,
    struck,
    swell,
    warm,
    wave,
    widened,
)

TOP = -4.0  # decibels: maximum peak of a cue
LIFT = 3.0  # decibels: maximum of all cues together
LEAD = 0.004  # seconds
ROOM = {"dry": (0.35, 0.10), "near": (0.9, 0.2), "wide": (1.7, 0.34), "deep": (2.4, 0.5)}
"""seconds of ringing, and its amount"""


# --- sources --------------------------------------------------------------------------------


def _bell(stream: Stream, note: str, seconds: float = 1.4, soft: float = 1.4) -> Sound:
    return play.bell(note, seconds, soft)


def _pluck(stream: Stream, note: str, seconds: float = 1.0, dull: float = 1.4) -> Sound:
    return play.pluck(note, seconds, dull=dull)


def _kalimba(stream: Stream, note: str, seconds: float = 0.9) -> Sound:
    return play.kalimba(note, seconds)


def _keys(stream: Stream, note: str, seconds: float = 1.2) -> Sound:
    return play.keys(note, seconds, stream, 0.35)


def _tone(stream: Stream, note: str, seconds: float = 0.3, rise: float = 0.01) -> Sound:
    """A soft round tone."""
    pitch = hertz(note)
    made = wave(pitch, seconds) + 0.18 * wave(pitch * 2, seconds) + 0.05 * wave(pitch * 3, seconds)
    return made * swell(seconds, rise, seconds * 0.7)


def _sweep(
    stream: Stream, start: float, end: float, seconds: float, bend: float = 1.0, rise: float = 0.3
) -> Sound:
    """A tone that slides, with a fainter octave."""
    curve = glide(start, end, seconds, bend)
    made = wave(curve, seconds) + 0.22 * wave(curve * 2, seconds)
    return made * swell(seconds, seconds * rise, seconds * (1 - rise))


def _air(stream: Stream, low: float, high: float, seconds: float, rise: float = 0.4) -> Sound:
    """A breath of noise."""
    made = noise(seconds, low, high, stream)
    return 0.3 * made * swell(seconds, seconds * rise, seconds * (1 - rise)) ** 1.5


def _thump(stream: Stream, pitch: float = 62.0, seconds: float = 0.6) -> Sound:
    return play.drum(pitch, seconds, stream, 0.05)


def _wood(stream: Stream, pitch: float = 420.0) -> Sound:
    return play.wood(pitch, stream)


def _coin(stream: Stream, pitch: float = 1480.0, seconds: float = 0.5) -> Sound:
    """A small disc of metal, softly."""
    made = np.zeros(frames(seconds))
    for ratio, level, half in ((1, 1.0, 0.07), (1.506, 0.6, 0.05), (2.31, 0.28, 0.03)):
        made += level * wave(pitch * ratio, seconds) * struck(seconds, half, 0.002)
    return made


def _flick(
    stream: Stream, seconds: float = 0.12, low: float = 900.0, high: float = 4200.0
) -> Sound:
    """Card on card."""
    made = noise(seconds, low, high, stream) * struck(seconds, seconds * 0.2, seconds * 0.12)
    return 0.35 * made


def _dice(stream: Stream, count: int = 4, seconds: float = 0.7) -> Sound:
    """Dice rolling out on felt over wood."""
    made = np.zeros(frames(seconds + 0.3))
    times = np.sort(stream.uniform(0, 1, count * 4) ** 1.4) * seconds
    for number, at in enumerate(times):
        tap = play.wood(float(stream.uniform(520, 980)), stream)
        start = frames(float(at))
        made[start : start + len(tap)] += tap * (1 - 0.75 * number / len(times))
    return made


def _hum(stream: Stream, note: str, seconds: float, rise: float = 0.4) -> Sound:
    """A chord voice of the pads, in mono."""
    made = play.pad(note, seconds, stream, rise=rise, fall=seconds * 0.6, shine=0.3)
    return made.mean(axis=0)


SOURCES: dict[str, Callable[..., Sound]] = {
    "bell": _bell, "pluck": _pluck, "kalimba": _kalimba, "keys": _keys, "tone": _tone,
    "sweep": _sweep, "air": _air, "thump": _thump, "wood": _wood, "coin": _coin, "flick": _flick,
    "dice": _dice, "hum": _hum,
}  # fmt: skip


# --- the list -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Layer:
    """One source: start time, volume (1 is full), pan (-1 left to 1 right), and its own
    settings."""

    source: str
    at: float = 0.0
    gain: float = 1.0
    side: float = 0.0
    wish: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Cue:
    """A cue: loudness of its loudest moment in LUFS, its room, its layers."""

    level: float
    room: str
    layers: tuple[Layer, ...]


def _at(source: str, at: float = 0.0, gain: float = 1.0, side: float = 0.0, **wish: Any) -> Layer:
    return Layer(source, at, gain, side, wish)


def _row(source: str, notes: str, step: float, fade: float = 1.0, **wish: Any) -> tuple[Layer, ...]:
    """Return notes in sequence, each ``fade`` times as loud as the one before."""
    return tuple(
        _at(source, step * n, fade**n, 0.25 * (n % 2) - 0.12, note=note, **wish)
        for n, note in enumerate(notes.split())
    )


CUES: dict[str, Cue] = {
    # at the widgets
    "hover": Cue(-40, "dry", (_at("tone", note="B5", seconds=0.07, rise=0.015),)),
    "press": Cue(
        -30, "dry", (_at("wood", pitch=520), _at("tone", 0.004, 0.3, note="D5", seconds=0.09))
    ),
    "refuse": Cue(
        -27,
        "dry",
        (
            _at("tone", 0, 1, note="B2", seconds=0.2),
            _at("tone", 0.13, 0.9, note="B2", seconds=0.24),
            _at("wood", 0, 0.3, pitch=240),
        ),
    ),
    "pick_up": Cue(
        -30, "dry", (_at("flick", seconds=0.14), _at("tone", 0.02, 0.25, note="A4", seconds=0.12))
    ),
    "drop": Cue(
        -28,
        "dry",
        (_at("wood", 0, 0.8, pitch=300), _at("flick", 0.01, 0.5, seconds=0.1, low=500, high=2400)),
    ),
    "back": Cue(
        -31,
        "dry",
        (
            _at("air", 0, 1, seconds=0.26, low=500, high=2400),
            _at("tone", 0.16, 0.3, note="E4", seconds=0.14),
        ),
    ),
    "page": Cue(
        -31,
        "dry",
        (_at("flick", seconds=0.2, low=700, high=3400), _at("flick", 0.07, 0.5, seconds=0.12)),
    ),
    "toast": Cue(-31, "near", _row("tone", "A4 E5", 0.09, 0.8, seconds=0.2)),
    "undo": Cue(-29, "near", _row("kalimba", "B4 A4 E4", 0.07, 0.85)),
    "redo": Cue(-29, "near", _row("kalimba", "E4 A4 B4", 0.07, 0.95)),
    # turns
    "turn_mine": Cue(
        -24,
        "wide",
        (_at("hum", 0, 0.5, note="D3", seconds=1.6), *_row("bell", "A4 D5 F#5", 0.15, 0.9)),
    ),
    "turn_other": Cue(-30, "wide", _row("bell", "E4 B3", 0.16, 0.8, soft=2.0)),
    "step": Cue(-32, "near", (_at("kalimba", note="D4"), _at("wood", 0, 0.2, pitch=360))),
    "extra_turn": Cue(-25, "wide", _row("bell", "D5 E5 A5 B5", 0.09, 0.9)),
    # moving
    "ship_move": Cue(
        -26,
        "near",
        (
            _at("sweep", 0, 0.6, -0.2, start=74, end=148, seconds=1.1, rise=0.35),
            _at("air", 0, 1.0, 0.15, low=180, high=1300, seconds=1.2, rise=0.35),
        ),
    ),
    "patrol_move": Cue(
        -27,
        "near",
        (
            _at("sweep", 0, 0.8, 0.2, start=110, end=82, seconds=0.9, rise=0.2),
            _at("thump", 0, 0.4, pitch=70),
            _at("air", 0.1, 0.6, -0.2, low=150, high=800, seconds=0.8),
        ),
    ),
    "patrol_spawn": Cue(
        -26,
        "wide",
        (
            _at("hum", 0, 1, note="B2", seconds=1.2, rise=0.1),
            _at("tone", 0.1, 0.4, note="F#4", seconds=0.5),
            _at("thump", 0, 0.6, pitch=58),
        ),
    ),
    "storm": Cue(
        -25,
        "wide",
        (
            _at("air", 0, 1, -0.4, low=90, high=700, seconds=1.4, rise=0.3),
            _at("air", 0.2, 0.7, 0.4, low=400, high=1800, seconds=1.1),
            _at("sweep", 0, 0.5, start=92, end=58, seconds=1.3),
        ),
    ),
    # money, fame, reputation
    "credits_gain": Cue(
        -26,
        "near",
        (
            _at("coin", pitch=1480),
            _at("coin", 0.07, 0.8, 0.2, pitch=1760),
            _at("coin", 0.15, 0.6, -0.2, pitch=1976),
        ),
    ),
    "credits_spend": Cue(
        -28,
        "near",
        (_at("coin", pitch=1318), _at("coin", 0.09, 0.6, 0.2, pitch=1109), _at("flick", 0.02, 0.4)),
    ),
    "fame_gain": Cue(
        -22,
        "deep",
        (
            _at("hum", 0, 0.5, note="D3", seconds=1.8, rise=0.2),
            *_row("bell", "D5 A5 B5 F#6", 0.12, 0.86, seconds=1.8),
        ),
    ),
    "fame_lost": Cue(
        -25,
        "deep",
        (
            _at("hum", 0, 0.5, note="B2", seconds=1.6),
            *_row("bell", "F#5 E5 B4", 0.16, 0.85, soft=2.0),
        ),
    ),
    "standing_up": Cue(-25, "wide", _row("keys", "D4 F#4 A4", 0.11, 0.95)),
    "standing_down": Cue(-25, "wide", _row("keys", "A4 F#4 B3", 0.12, 0.95)),
    # damage and repair
    "damage_ship": Cue(
        -22,
        "near",
        (
            _at("thump", 0, 1, pitch=52, seconds=0.8),
            _at("air", 0, 1.1, 0.1, low=200, high=1600, seconds=0.6, rise=0.03),
            _at("coin", 0.03, 0.12, pitch=330),
        ),
    ),
    "damage_self": Cue(
        -23,
        "near",
        (
            _at("thump", 0, 1, pitch=84, seconds=0.4),
            _at("flick", 0, 0.7, seconds=0.16, low=300, high=1400),
        ),
    ),
    "recover": Cue(
        -26,
        "wide",
        (
            _at("hum", 0, 0.8, note="A3", seconds=1.5, rise=0.5),
            *_row("bell", "E5 A5", 0.25, 0.8, soft=1.8),
        ),
    ),
    "defeated": Cue(
        -22,
        "deep",
        (
            _at("thump", 0, 1, pitch=44, seconds=1.1),
            _at("sweep", 0.05, 0.45, start=220, end=82, seconds=1.4, rise=0.1),
            _at("hum", 0.1, 0.6, note="B2", seconds=1.9),
        ),
    ),
    # chance
    "dice": Cue(-24, "dry", (_at("dice", side=-0.15), _at("dice", 0.05, 0.7, 0.25, count=3))),
    "test_pass": Cue(-23, "wide", _row("kalimba", "D5 F#5 B5", 0.09, 1.0)),
    "test_fail": Cue(
        -25,
        "wide",
        (*_row("kalimba", "F#4 E4", 0.14, 0.9), _at("thump", 0.14, 0.3, pitch=90, seconds=0.3)),
    ),
    # combat
    "combat_begin": Cue(
        -21,
        "deep",
        (
            _at("thump", 0, 1, pitch=55, seconds=0.9),
            _at("thump", 0.24, 0.8, pitch=55, seconds=0.9),
            _at("hum", 0.05, 0.7, note="B2", seconds=1.8, rise=0.3),
            _at("hum", 0.05, 0.35, note="F#3", seconds=1.8, rise=0.5),
        ),
    ),
    "combat_won": Cue(
        -21,
        "deep",
        (
            _at("thump", 0, 0.6, pitch=66),
            _at("hum", 0, 0.5, note="D3", seconds=1.9, rise=0.1),
            *_row("keys", "D4 A4 D5 F#5", 0.1, 0.97, seconds=1.6),
        ),
    ),
    "combat_lost": Cue(
        -22,
        "deep",
        (
            _at("thump", 0, 0.8, pitch=50, seconds=0.9),
            *_row("keys", "F#4 D4 B3", 0.15, 0.95, seconds=1.5),
            _at("hum", 0, 0.4, note="B2", seconds=1.8),
        ),
    ),
    # cards
    "card_buy": Cue(
        -26,
        "near",
        (
            _at("flick", seconds=0.16),
            _at("wood", 0.09, 0.6, pitch=310),
            _at("kalimba", 0.1, 0.6, note="A4"),
        ),
    ),
    "card_gain": Cue(
        -27, "near", (_at("flick", seconds=0.16), *_row("kalimba", "E4 A4", 0.1, 0.9))
    ),
    "card_discard": Cue(
        -30,
        "dry",
        (_at("flick", seconds=0.2, low=500, high=2600), _at("wood", 0.12, 0.25, pitch=220)),
    ),
    "card_reveal": Cue(
        -29,
        "near",
        (
            _at("flick", seconds=0.1),
            _at("flick", 0.1, 0.8, 0.2, seconds=0.14, low=1100, high=4000),
            _at("bell", 0.12, 0.2, note="E5", seconds=0.7),
        ),
    ),
    "shuffle": Cue(
        -30,
        "dry",
        tuple(
            _at("flick", 0.045 * n, 0.6 + 0.4 * (n % 2), 0.3 * (n % 2) - 0.15, seconds=0.09)
            for n in range(11)
        ),
    ),
    "ship_buy": Cue(
        -22,
        "deep",
        (
            _at("sweep", 0, 0.5, start=55, end=147, seconds=1.6, rise=0.6),
            _at("air", 0, 0.7, low=140, high=900, seconds=1.7, rise=0.6),
            *_row("bell", "D4 A4 D5", 0.2, 0.9, seconds=1.6),
        ),
    ),
    "secret": Cue(
        -28,
        "wide",
        (
            _at("air", 0, 0.6, low=1200, high=3600, seconds=0.5),
            *_row("bell", "B4 F#4", 0.13, 0.7, soft=2.2),
        ),
    ),
    "trade": Cue(
        -26,
        "near",
        (_at("flick", side=-0.4), _at("flick", 0.14, 1, 0.4), *_row("keys", "A3 D4", 0.14, 1.0)),
    ),
    "no_deal": Cue(-28, "near", (_at("flick", side=0.3), *_row("keys", "E4 B3", 0.13, 0.9))),
    # encounters, contacts, jobs
    "encounter": Cue(
        -25,
        "wide",
        (
            _at("flick", seconds=0.18),
            _at("hum", 0.02, 0.7, note="E3", seconds=1.4, rise=0.2),
            _at("bell", 0.1, 0.5, note="B4"),
        ),
    ),
    "contact": Cue(
        -25, "wide", (_at("wood", pitch=260), *_row("bell", "F#4 B4 E5", 0.12, 0.85, soft=1.7))
    ),
    "delivery": Cue(
        -23,
        "wide",
        (
            _at("thump", 0, 0.8, pitch=78, seconds=0.4),
            _at("wood", 0.02, 0.6, pitch=190),
            *_row("pluck", "D4 A4 E5", 0.11, 0.95),
        ),
    ),
    "bounty": Cue(
        -22,
        "wide",
        (
            _at("coin", 0, 0.3, pitch=370),
            _at("thump", 0, 0.8, pitch=64),
            *_row("pluck", "B3 F#4 B4 D5", 0.1, 0.95),
        ),
    ),
    "job_step": Cue(-27, "near", _row("pluck", "D4 E4", 0.12, 0.9)),
    "job_done": Cue(
        -22,
        "deep",
        (_at("hum", 0, 0.4, note="A2", seconds=1.7), *_row("pluck", "A3 D4 E4 A4 D5", 0.09, 0.98)),
    ),
    "job_failed": Cue(-25, "wide", _row("pluck", "A4 F#4 B3", 0.14, 0.92, dull=2.2)),
    # goals and the computer's cards
    "goal_step": Cue(-25, "wide", _row("bell", "A4 B4", 0.12, 0.95)),
    "goal_done": Cue(
        -21,
        "deep",
        (
            _at("hum", 0, 0.6, note="D3", seconds=2.0, rise=0.2),
            _at("hum", 0, 0.3, note="A3", seconds=2.0, rise=0.4),
            *_row("bell", "D5 F#5 A5 D6", 0.11, 0.92, seconds=1.8),
        ),
    ),
    "ai_card": Cue(
        -28, "near", (_at("flick", seconds=0.15), *_row("tone", "B3 D4", 0.1, 0.9, seconds=0.25))
    ),
    # the end
    "end_won": Cue(
        -19,
        "deep",
        (
            _at("hum", 0, 0.6, -0.3, note="D3", seconds=2.6, rise=0.4),
            _at("hum", 0, 0.4, 0.3, note="A3", seconds=2.6, rise=0.6),
            _at("hum", 0.2, 0.3, note="F#4", seconds=2.4, rise=0.8),
            *_row("bell", "D4 A4 D5 E5 A5", 0.2, 0.95, seconds=2.0),
        ),
    ),
    "end_lost": Cue(
        -21,
        "deep",
        (
            _at("hum", 0, 0.6, -0.3, note="B2", seconds=2.6, rise=0.5),
            _at("hum", 0.1, 0.4, 0.3, note="F#3", seconds=2.5, rise=0.7),
            *_row("bell", "F#5 E5 D5 B4", 0.3, 0.9, seconds=1.8, soft=2.0),
        ),
    ),
}


# --- making ---------------------------------------------------------------------------------


@lru_cache(maxsize=None)
def _room(name: str) -> Sound:
    return hall(ROOM[name][0], np.random.default_rng(zlib.crc32(name.encode())), 4200.0, 0.008)


def _loudest(sound: Sound) -> float:
    return float(moments(sound).max())


def _trimmed(sound: Sound) -> Sound:
    """Return the sound without the silence at the end, both ends faded out; a little silence around
    it gives the encoder room."""
    loud = np.flatnonzero(np.max(np.abs(sound), axis=0) > 10 ** (-52 / 20) * np.abs(sound).max())
    count = min(sound.shape[1], int(loud[-1]) + frames(0.03))
    cut = sound[:, :count]
    eased = cut * swell(count / RATE, 0.002, min(0.12, count / RATE / 3))
    return np.pad(eased, ((0, 0), (frames(LEAD), frames(LEAD))))


def make(name: str) -> Sound:
    """Return the cue as stereo."""
    cue, stream = CUES[name], np.random.default_rng(zlib.crc32(name.encode()))
    parts = []
    for layer in cue.layers:
        sound = SOURCES[layer.source](stream, **layer.wish) * layer.gain
        parts.append((frames(layer.at), panned(sound, layer.side)))
    room, wet = _room(cue.room), ROOM[cue.room][1]
    count = max(at + part.shape[1] for at, part in parts) + room.shape[1]
    dry = np.zeros((2, count))
    for at, part in parts:
        dry[:, at : at + part.shape[1]] += part
    made = warm(dry / np.abs(dry).max(), 0.8)
    made = widened(made + wet * ring(made, room), 1.1)
    made = _trimmed(made - made.mean(axis=1, keepdims=True))
    made = _eased(made)
    gain = 10 ** ((cue.level + LIFT - _loudest(made)) / 20)
    limit = 10 ** (TOP / 20) / np.abs(made).max()
    return made * min(gain, limit)


def _eased(sound: Sound) -> Sound:
    """Remove DC under the fade, which prevents thumps at either end."""
    lead = np.zeros(frames(LEAD))
    inner = swell((sound.shape[1] - 2 * len(lead)) / RATE, 0.02, 0.05)
    window = np.concatenate([lead, inner, lead])
    made: Sound = sound - window * (sound.mean(axis=1, keepdims=True) / window.mean())
    return made


__all__ = ["CUES", "Cue", "Layer", "make"]
