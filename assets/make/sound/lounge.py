"""The instruments of a lounge among the stars: tremolo guitar, drawbar organ, vibes, double bass,
a sine that sings, and a small kit. Each returns one note, or the sine a whole line."""

from __future__ import annotations

from collections.abc import Callable

import instruments as play
import numpy as np
from notes import hertz
from score import line
from synth import RATE, TAU, Sound, Stream, clock, frames, noise, struck, swell, wave

BARS = {0.5: 0.55, 1.0: 1.0, 1.5: 0.22, 2.0: 0.5, 3.0: 0.2, 4.0: 0.16, 6.0: 0.05}
"""the drawbars that are out, by the ratio of their pipes"""
SPIN, TREMOLO, MOTOR = 6.3, 5.4, 4.6
"""turns a second of the organ's speaker, of the guitar's amplifier, of the discs of the vibes"""
SLIDE = 0.075  # seconds in which the sine slides from note to note


def guitar(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return an electric guitar plucked near its bridge, through an amplifier that trembles."""
    made = play.pluck(note, seconds, stream, spot=0.14, dull=0.8, force=force)
    start = stream.uniform(0, TAU)
    return made * (0.72 + 0.28 * np.sin(TAU * TREMOLO * clock(seconds) + start))


def drawbars(note: str, seconds: float, stream: Stream, drive: float = 1.0) -> Sound:
    """Return an organ: a few pure pipes, the click of its key, a speaker that turns. ``drive``:
    level of the upper pipes."""
    t, pitch = clock(seconds), hertz(note)
    start = stream.uniform(0, TAU)
    turn = np.sin(TAU * SPIN * t + start)
    angle = TAU * pitch * t + 0.0022 * pitch / SPIN * np.cos(TAU * SPIN * t + start)
    made = np.zeros(frames(seconds))
    for ratio, level in BARS.items():
        level *= drive if ratio > 1.5 else 1.0
        made += level * np.sin(ratio * angle + stream.uniform(0, TAU)) * (1 + 0.1 * ratio * turn)
    made *= swell(seconds, 0.012, min(0.09, seconds * 0.3)) * 0.45
    click = noise(0.02, 1800, 6500, stream) * struck(0.02, 0.004, 0.0008)
    made[: len(click)] += 0.08 * drive * click[: len(made)]
    return made


def vibes(note: str, seconds: float, stream: Stream, force: float = 0.6) -> Sound:
    """Return a metal bar over a tube whose disc turns: two overtones that die at once."""
    pitch, start = hertz(note), stream.uniform(0, TAU)
    made = wave(pitch, seconds) * struck(seconds, 0.55, 0.002)
    made += 0.3 * force * wave(4.0 * pitch, seconds) * struck(seconds, 0.16, 0.002)
    made += 0.16 * force * wave(9.7 * pitch, seconds) * struck(seconds, 0.03, 0.001)
    made *= 0.82 + 0.18 * np.sin(TAU * MOTOR * clock(seconds) + start)
    tick = noise(0.03, 2500, 8000, stream) * struck(0.03, 0.005, 0.0008)
    made[: len(tick)] += 0.1 * force * tick[: len(made)]
    return made


def double_bass(note: str, seconds: float, stream: Stream) -> Sound:
    """Return a plucked double bass: a round note and the finger that leaves the string."""
    made = play.bass(note, seconds, 0.009)
    finger = noise(0.05, 250, 1600, stream) * struck(0.05, 0.009, 0.002)
    made[: len(finger)] += 0.07 * finger[: len(made)]
    return made


def ride(stream: Stream) -> Sound:
    """Return the tip of a stick on a cymbal, softly."""
    made = noise(0.3, 4200, 9000, stream) * struck(0.3, 0.05, 0.001)
    for pitch in (3170.0, 4410.0, 5230.0):
        made += 0.5 * wave(pitch * stream.uniform(0.995, 1.005), 0.3) * struck(0.3, 0.06, 0.001)
    return made


def bongo(pitch: float, stream: Stream) -> Sound:
    return play.drum(pitch, 0.35, stream, 0.16)


def _smooth(curve: Sound, seconds: float) -> Sound:
    """Return a curve whose steps take some seconds."""
    size = frames(seconds)
    window = np.hanning(size + 2)[1:-1]
    padded = np.concatenate([np.full(size, curve[0]), curve, np.full(size, curve[-1])])
    count = 1 << (len(padded) + size).bit_length()
    made = np.fft.irfft(
        np.fft.rfft(padded, count) * np.fft.rfft(window / window.sum(), count), count
    )
    first = size + size // 2
    return made[first : first + len(curve)]


def singing(
    text: str, beat: float, stream: Stream, when: Callable[[float], float] = lambda at: at
) -> Sound:
    """Return a line sung by one sine that slides from note to note and trembles on the long ones.
    ``when`` moves moments as the tempo does."""
    rows = [(when(at * beat), note, length * beat) for at, note, length in line(text)]
    seconds = rows[-1][0] + rows[-1][2] + 0.3
    pitch, loud, late = (np.zeros(frames(seconds)) for _ in range(3))
    pitch[:] = np.log2(hertz(rows[0][1]))
    for at, note, length in rows:
        start, count = frames(at) - 1, frames(length)
        pitch[start:] = np.log2(hertz(note))
        loud[start : start + count] = 1.0
        loud[start + round(0.93 * count) : start + count] = 0.35
        some = np.clip((np.arange(count) / RATE - 0.25) / 0.5, 0, 1)
        late[start : start + count] = some[: len(late) - start]
    curve = _smooth(pitch, SLIDE) + 0.011 * _smooth(late, 0.1) * np.sin(TAU * 5.6 * clock(seconds))
    angle = np.cumsum(2**curve) * TAU / RATE
    made = (
        np.sin(angle)
        + 0.16 * np.sin(2 * angle)
        + 0.07 * np.sin(3 * angle)
        + 0.03 * np.sin(5 * angle)
    )
    breath = noise(seconds, 2600, 7000, stream)
    return (made + 0.02 * breath) * _smooth(loud, 0.16)
