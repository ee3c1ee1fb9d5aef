"""Making the cues from their recipes: layers in one room, at the level of their step.

A cue has takes, which differ in touch as strokes of a hand do, and where its tones could clash with
a chord a second, open voicing of E and B alone, which fit all chords of all pieces. The file
``index.json`` lists them for the player.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import touch
from notes import NAMES, named, number, ratio, tone_names
from recipes import CUES as USUAL
from recipes import Cue, Layer
from room import room
from sources import SOURCES
from synth import (
    RATE,
    Sound,
    Stream,
    centered,
    frames,
    held,
    lifted,
    panned,
    ring,
    share,
    swell,
    warm,
)

LEAD = 0.004  # seconds
SLIDER = 20 * np.log10(0.7**1.25)  # decibels at the default of the volume of effects
STEPS = {"widget": (-35.0, -24.0), "card": (-29.5, -18.0), "event": (-24.0, -13.0),
         "end": (-19.5, -9.0)}  # fmt: skip
"""by step the level of the loudest tenth of a second, and the highest peak, in decibels as heard
with the sliders at their defaults"""
MARGIN = 1.6  # decibels that the encoding may add to a peak
AWAY = {"dry": 0.05, "near": 0.13, "wide": 0.24, "deep": 0.34}
"""how far away a cue is: the share of the room in it"""
CLEAR, MOST_CLEAR = -22.0, 18.0
"""decibels of what is above 4 kHz in a touch, and by how much it may be raised to get there"""
TOUCH = 0.012  # seconds in which a touch has its highest peak
CENTS, FORCE = 40.0, 1.5  # how far the takes of a cue differ in pitch and in decibels
TUNED = ("coin", "glass")
"""bodies that ring in the key"""
OPEN = ("B", "E")
"""the tones of the open voicing, which are in no piece foreign and near to a chord"""


# --- notes ----------------------------------------------------------------------------------


def opened(notes: list[str]) -> list[str]:
    """Return the same melody in the open voicing: each note at the nearest E or B, and where a step
    of the melody would be lost, at the next one in its direction."""
    ladder = [each for each in range(12, 110) if NAMES[each % 12] in OPEN]
    made: list[int] = []
    for at, note in enumerate(notes):
        place = min(range(len(ladder)), key=lambda each: abs(ladder[each] - number(note)))
        if made:
            step = np.sign(number(note) - number(notes[at - 1]))
            if np.sign(place - made[-1]) != step:
                place = made[-1] + int(step)
        made.append(place)
    return [named(ladder[place]) for place in made]


def _voiced(cue: Cue, wide: bool) -> list[Layer]:
    """Return the layers of a cue in a voicing."""
    melodies = dict[str, list[str]]()
    for layer in cue.layers:
        if "note" in layer.wish:
            melodies.setdefault(layer.source, []).append(layer.wish["note"])
    if wide:
        melodies = {source: opened(notes) for source, notes in melodies.items()}
    made = []
    for layer in cue.layers:
        if "note" in layer.wish:
            note = melodies[layer.source].pop(0)
            layer = replace(layer, wish={**layer.wish, "note": note})
        made.append(layer)
    return made


def tones(cue: Cue) -> list[str]:
    """Return the tones of a cue as they are written, without their octaves."""
    return sorted({note.rstrip("-0123456789") for note in _notes(cue)}, key=NAMES.index)


def _notes(cue: Cue) -> list[str]:
    return [layer.wish["note"] for layer in cue.layers if "note" in layer.wish]


# --- sound ----------------------------------------------------------------------------------


def strongest(sound: Sound, seconds: float = 0.1) -> float:
    """Return the level of the loudest tenth of a second in decibels."""
    size = frames(seconds)
    total = np.concatenate(
        [[0.0], np.cumsum(np.mean(np.pad(sound, ((0, 0), (0, size))) ** 2, axis=0))]
    )
    return float(10 * np.log10((total[size:] - total[:-size]).max() / size + 1e-12))


def _trimmed(sound: Sound) -> Sound:
    """Return the sound without the silence at the end, both ends faded out; a little silence around
    it gives the encoder room."""
    sound = sound[:, : -frames(0.3)]  # the ringing of filters before the start
    loud = np.flatnonzero(np.max(np.abs(sound), axis=0) > 10 ** (-46 / 20) * np.abs(sound).max())
    count = min(sound.shape[1], int(loud[-1]) + frames(0.03))
    cut = sound[:, :count]
    eased = cut * swell(count / RATE, 0.0008, min(0.2, count / RATE / 3))
    return np.pad(eased, ((0, 0), (frames(LEAD), frames(LEAD))))


def _dry(layers: list[Layer], stream: Stream, cents: float) -> Sound:
    """Return the layers together, what is touched moved by some cents."""
    parts = []
    for layer in layers:
        wish = dict(layer.wish)
        if layer.source in touch.SOURCES and "pitch" in wish:
            wish["pitch"] *= 2 ** (cents / 1200) * (ratio() if layer.source in TUNED else 1)
        made = SOURCES[layer.source](stream, **wish)
        parts.append(
            (frames(layer.at), panned(made * (layer.gain / np.abs(made).max()), layer.side))
        )
    count = max(start + part.shape[1] for start, part in parts) + room("near").shape[1]
    count += frames(0.3)
    dry = np.zeros((2, count))
    for start, part in parts:
        dry[:, start : start + part.shape[1]] += part
    return warm(dry / np.abs(dry).max(), 0.8)


def make(
    name: str, take: int = 0, wide: bool = False, *, among: Mapping[str, Cue] = USUAL
) -> Sound:
    """Return a take of the cue as stereo, at its level."""
    cue = among[name]
    stream = np.random.default_rng([zlib.crc32(name.encode()), take])
    cents, force = (stream.uniform(-1, 1, 2) * (CENTS, FORCE)) if take else (0.0, 0.0)
    dry = _dry(_voiced(cue, wide), stream, float(cents))
    made = _trimmed(centered(dry + AWAY[cue.room] * ring(dry, room("near")), 0.8))
    if cue.takes > 1 or "dice" in name:
        made = lifted(made, float(np.clip(CLEAR - share(made, 4000, 20000), 0, MOST_CLEAR)))
    made = _eased(made)
    level, top = (each - SLIDER for each in STEPS[cue.step])
    level += min(0.0, float(force)) - cue.softer
    for _ in range(4):
        made = held(made * 10 ** ((level - strongest(made)) / 20), top - MARGIN, 0.004)
        if cue.takes > 1 or "dice" in name:
            made = _hand_first(made, cue.after)
    return made


def _hand_first(sound: Sound, after: float) -> Sound:
    """Return a sound whose highest peak is the touch that begins it: what follows is held lower."""
    heights = np.abs(sound).max(axis=0)
    onset = int(np.argmax(heights > 0.1 * heights.max()))
    until = onset + frames(TOUCH)
    first = heights[onset:until].max()
    if heights[until:].max() < after * first:
        return sound
    lower = held(sound, 20 * np.log10(after * first), 0.004)
    part = np.clip((np.arange(sound.shape[1]) - until + frames(0.003)) / frames(0.003), 0, 1)
    mixed: Sound = sound * (1 - part) + lower * part
    return mixed


def _eased(sound: Sound) -> Sound:
    """Remove DC under the fade, which prevents thumps at either end."""
    lead = np.zeros(frames(LEAD))
    inner = swell((sound.shape[1] - 2 * len(lead)) / RATE, 0.02, 0.05)
    window = np.concatenate([lead, inner, lead])
    made: Sound = sound - window * (sound.mean(axis=1, keepdims=True) / window.mean())
    return made


# --- files ----------------------------------------------------------------------------------


def variants(name: str, cue: Cue) -> Iterator[tuple[str, int, bool]]:
    """Return file name, take and voicing of each file of a cue."""
    for take in range(cue.takes):
        stem = f"{name}.{take + 1}" if take else name
        yield stem, take, False
        if _has_open(cue):
            yield f"{stem}.open", take, True


def write_index(path: Path, among: Mapping[str, Cue]) -> None:
    """Write what the player must know of each cue, in the key of the moment."""
    rows = []
    for name, cue in among.items():
        found = tone_names(" ".join(_notes(cue))).split()
        row = {"step": cue.step, "takes": cue.takes, "tones": found, "open": _has_open(cue)}
        rows.append(f'  "{name}": ' + json.dumps(row))
    path.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def _has_open(cue: Cue) -> bool:
    """Return True if there is an open voicing of a cue."""
    return bool(set(tones(cue)) - set(OPEN))
