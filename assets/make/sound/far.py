"""Single sounds of a place, far off: the client plays them now and then over its bed, so that the
loop is not all there is. None has a pitch that could clash."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
import touch
from cues import strongest
from room import room
from synth import (
    Sound,
    Stream,
    band,
    centered,
    frames,
    glide,
    held,
    noise,
    panned,
    ring,
    shaped,
    struck,
    swell,
    wave,
)

LEVEL, TOP = -26.0, -8.0  # decibels: the loudest tenth of a second, and the highest peak
TAKES = 3


def _put(parts: list[tuple[float, float, Sound]], seconds: float) -> Sound:
    """Return sounds at their seconds and gains, as one."""
    made = np.zeros(frames(seconds))
    for at, gain, sound in parts:
        start = frames(at)
        size = min(len(sound), len(made) - start)
        made[start : start + size] += gain * sound[:size]
    return made


def glasses(stream: Stream) -> Sound:
    """Return two glasses that touch, one set down."""
    pitch = stream.uniform(1500, 2300)
    parts = [
        (0.0, 1.0, touch.modal(stream, "glass", pitch, 0.7, 0.4, 0.3)),
        (stream.uniform(0.02, 0.05), 0.7, touch.modal(stream, "glass", pitch * 1.19, 0.6, 0.4)),
        (stream.uniform(0.5, 0.9), 0.8, touch.modal(stream, "wood", 230, 0.2, 0.2)),
    ]
    return _put(parts, 1.8)


def chair(stream: Stream) -> Sound:
    """Return a chair that is pushed back: a stuttering scrape on a hard floor."""
    seconds = stream.uniform(0.5, 0.8)
    scrape = noise(seconds, 260, 1500, stream)
    grip = 0.5 + 0.5 * np.sign(np.sin(np.cumsum(glide(130, 75, seconds)) * 2 * np.pi / 44100))
    scrape = scrape * (0.25 + 0.75 * grip) * swell(seconds, 0.1, 0.25)
    return _put([(0.0, 0.5, scrape), (seconds, 0.6, touch.modal(stream, "wood", 120, 0.2))], 1.2)


def hatch(stream: Stream) -> Sound:
    """Return a hatch in another part of the ship: air, rails, the stop."""
    seconds = stream.uniform(0.7, 1.1)
    rails = noise(seconds, 200, 900, stream) * swell(seconds, 0.3, 0.2)
    parts = [
        (0.0, 0.5, noise(0.5, 2500, 7000, stream) * struck(0.5, 0.09, 0.02)),
        (0.1, 0.4, rails),
        (0.1 + seconds, 1.5, touch.modal(stream, "metal", 86, 0.6, 0.3)),
    ]
    return _put(parts, 2.2)


def relay(stream: Stream) -> Sound:
    """Return relays behind a panel."""
    times = np.sort(stream.uniform(0, 0.6, 4))
    return _put([(float(at), 1.0, touch.modal(stream, "die", 1500, 0.1, 0.4)) for at in times], 0.9)


def hull(stream: Stream) -> Sound:
    """Return the hull as it cools: a slow creak and a knock."""
    seconds = stream.uniform(0.9, 1.3)
    curve = glide(stream.uniform(95, 120), stream.uniform(60, 80), seconds, 0.7)
    creak = np.sign(wave(curve, seconds)) * noise(seconds, 150, 2600, stream)
    creak = creak * swell(seconds, 0.4, 0.5) * 0.3
    knock = touch.modal(stream, "metal", 140, 0.5, 0.2)
    return _put([(0.0, 1.0, creak), (seconds * 0.9, 0.8, knock)], 2.0)


def gust(stream: Stream) -> Sound:
    """Return a breath of dust along the hull."""
    seconds = stream.uniform(2.2, 3.0)
    low, high = noise(seconds, 180, 900, stream), noise(seconds, 1800, 6000, stream)
    return (low + 0.35 * high * swell(seconds, 1.4, 1.2)) * swell(seconds, 1.1, 1.3)


def ice(stream: Stream) -> Sound:
    """Return ice that turns in a glass, and the glass set down on velvet."""
    times = np.sort(stream.uniform(0.05, 0.7, 5))
    parts = [
        (float(when), float(stream.uniform(0.4, 1.0)),
         touch.modal(stream, "glass", stream.uniform(2600, 3900), 0.3, 0.4, 0.4))
        for when in times
    ]  # fmt: skip
    return _put([*parts, (1.1, 0.5, touch.modal(stream, "wood", 150, 0.2, 0.1, 0.1))], 1.6)


def shaker(stream: Stream) -> Sound:
    """Return somebody who mixes a drink."""
    parts, when = [], 0.0
    for number in range(int(stream.integers(5, 9))):
        grain = noise(0.12, 2200, 7500, stream) * struck(0.12, 0.022, 0.008)
        parts.append((when, 0.5 if number % 2 else 0.8, grain))
        parts.append((when + 0.01, 0.3, touch.modal(stream, "metal", 900, 0.1, 0.4, 0.2)))
        when += float(stream.uniform(0.15, 0.18))
    return _put(parts, when + 0.4)


def canvas(stream: Stream) -> Sound:
    """Return an awning that the wind takes hold of: a few heavy beats of cloth, and a rope."""
    parts, when = [], 0.0
    for _ in range(int(stream.integers(3, 6))):
        cloth = noise(0.4, 90, 1100, stream) * struck(0.4, 0.08, 0.012)
        parts.append((when, float(stream.uniform(0.5, 1.0)), cloth))
        when += float(stream.uniform(0.13, 0.34))
    seconds = stream.uniform(0.4, 0.6)
    rope = noise(seconds, 350, 1500, stream) * swell(seconds, 0.15, 0.3)
    return _put([*parts, (when, 0.25, rope)], when + 0.9)


def drift(stream: Stream) -> Sound:
    """Return sand that the wind drives along a wall."""
    seconds = stream.uniform(1.8, 2.6)
    low, grains = noise(seconds, 220, 1000, stream), noise(seconds, 2400, 7000, stream)
    return (0.6 * low + 0.6 * grains * swell(seconds, 0.9, 1.0)) * swell(seconds, 0.8, 1.0)


def thunder(stream: Stream) -> Sound:
    """Return thunder over another part of the town: it rolls away in three or four folds."""
    made = np.zeros(frames(4.0))
    when = 0.0
    for number in range(int(stream.integers(3, 5))):
        seconds = float(stream.uniform(1.1, 1.7))
        fold = noise(seconds, 60, 240 - 30 * number, stream) * swell(seconds, 0.12, seconds * 0.8)
        start = frames(when)
        size = min(len(fold), len(made) - start)
        made[start : start + size] += 0.7**number * fold[:size]
        when += float(stream.uniform(0.35, 0.7))
    return made


def speeder(stream: Stream) -> Sound:
    """Return a speeder that passes below on the wet street."""
    seconds = stream.uniform(2.4, 3.0)
    hiss = noise(seconds, 1100, 5200, stream) * swell(seconds, seconds * 0.55, seconds * 0.4) ** 2
    curve = glide(stream.uniform(120, 150), stream.uniform(84, 98), seconds, 1.6)
    motor = wave(curve, seconds) + 0.5 * wave(2.02 * curve, seconds)
    return 0.35 * hiss + 0.5 * motor * swell(seconds, seconds * 0.5, seconds * 0.45) ** 2


def blinds(stream: Stream) -> Sound:
    """Return the slats of a blind that a draft moves."""
    times = np.sort(stream.uniform(0.0, 0.9, 6))
    return _put([(float(at), float(stream.uniform(0.3, 1.0)),
                  touch.modal(stream, "metal", stream.uniform(820, 1250), 0.12, 0.3, 0.3))
                 for at in times], 1.4)  # fmt: skip


FAR: dict[str, Callable[[Stream], Sound]] = {
    "cantina.glasses": glasses, "cantina.chair": chair, "engine.hatch": hatch,
    "engine.relay": relay, "engine.hull": hull, "space.gust": gust, "space.hull": hull,
    "saloon.ice": ice, "saloon.shaker": shaker, "dunes.canvas": canvas, "dunes.drift": drift,
    "rain.thunder": thunder, "rain.speeder": speeder, "rain.blinds": blinds,
}  # fmt: skip
"""by bed and name"""


def make(name: str, take: int = 0) -> Sound:
    """Return a take of a single sound, far away in the room."""
    stream = np.random.default_rng([zlib.crc32(name.encode()), take])
    dry = FAR[name](stream)
    dry = panned(np.pad(dry / np.abs(dry).max(), (0, frames(2.2))), 0.0)
    made = shaped(centered(0.5 * dry + 0.6 * ring(dry, room("far")), 0.8), band(60.0, 8000.0, 1))
    loud = np.flatnonzero(np.abs(made).max(axis=0) > 0.006 * np.abs(made).max())
    made = made[:, : loud[-1]]
    made = made * swell(made.shape[1] / 44100, 0.004, 0.4)
    for _ in range(3):
        made = held(made * 10 ** ((LEVEL - strongest(made)) / 20), TOP, 0.004)
    return np.pad(made, ((0, 0), (200, 200)))
