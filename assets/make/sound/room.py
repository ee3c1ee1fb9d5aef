"""The one room in which everything is heard: first echoes from its walls by image sources, and a
tail from a feedback network of eight delay lines. Cues, music and places stand at three distances
in it; the tail is the same for all.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from synth import RATE, Sound, band, frames, panned, shaped

WALLS = (9.0, 6.0, 3.0)
"""length, width and height in meters"""
EAR = (4.7, 4.6, 1.2)
PLACES = {"near": (4.35, 3.8, 1.1), "middle": (3.6, 2.2, 1.4), "far": (5.6, 0.9, 1.9)}
"""where a sound is: at the hands on the table, across the room, at its far wall"""
TAIL = {"near": 0.7, "middle": 1.0, "far": 1.35}
"""level of the tail beside the first echoes"""
DECAY = 1.8  # seconds until the tail is a thousandth
TONE = 7500.0  # hertz: above it the tail is dull
_ECHOES = 12
_EARLIEST, _LATEST = 0.004, 0.06  # seconds after the sound
_HARD = 0.78  # share of a sound that a wall gives back
_LINES = (1031, 1171, 1327, 1453, 1607, 1787, 1949, 2161)
"""lengths of the delay lines in samples"""
_BANDS = ((50.0, 500.0, 1.0), (500.0, 2500.0, 1.0), (2500.0, TONE, 0.7))
"""pitches, and the share of ``DECAY`` that they ring"""


def echoes(place: str) -> list[tuple[float, float, float]]:
    """Return the first echoes as seconds after the sound, gain and side: the sound as mirrored in
    the walls up to three times."""
    source, reach, found = PLACES[place], range(-1, 2), []
    direct = float(np.linalg.norm(np.subtract(source, EAR)))
    for fold in np.ndindex(2, 2, 2):
        for turn in ((x, y, z) for x in reach for y in reach for z in reach):
            walls = sum(abs(2 * t - f) for t, f in zip(turn, fold, strict=True))
            if not 0 < walls <= 3:
                continue
            image = [
                2 * t * wall + (-at if f else at)
                for t, f, wall, at in zip(turn, fold, WALLS, source, strict=True)
            ]
            away = np.subtract(image, EAR)
            far = float(np.linalg.norm(away))
            found.append(((far - direct) / 343, _HARD**walls * direct / far, away[0] / far))
    inside = [echo for echo in found if _EARLIEST <= echo[0] <= _LATEST]
    return sorted(sorted(inside, key=lambda echo: -echo[1])[:_ECHOES])


def _network(decay: float) -> Sound:
    """Return the answer of the delay lines to one impulse, for both sides."""
    lengths, count = np.array(_LINES), frames(1.15 * DECAY)
    loss = 10 ** (-3 * lengths / (decay * RATE))
    size, first = len(lengths), int(lengths.max())
    mixing = np.eye(size) - 2 / size  # a reflection: it neither adds nor loses energy
    lines = np.zeros((size, first + count))
    lines[:, first] = (1, -1, 1, 1, -1, 1, -1, -1)
    block = int(lengths.min())
    ends = []
    for start in range(first, first + count, block):
        stop = min(start + block, first + count)
        past = np.stack(
            [
                gain * row[start - d : stop - d]
                for row, gain, d in zip(lines, loss, lengths, strict=True)
            ]
        )
        lines[:, start:stop] += mixing @ past
        ends.append(past)
    out = np.concatenate(ends, axis=1)
    left, right = (1, 1, -1, 1, -1, -1, 1, 1), (1, -1, 1, 1, 1, -1, -1, 1)
    return np.stack([np.array(left) @ out, np.array(right) @ out])


@lru_cache(maxsize=None)
def tail() -> Sound:
    """Return the tail of the room, at an energy of 1 on each side."""
    made = sum(shaped(_network(DECAY * share), band(low, high, 3)) for low, high, share in _BANDS)
    return made / np.sqrt(np.sum(made**2) / 2)


@lru_cache(maxsize=None)
def room(place: str) -> Sound:
    """Return the answer of the room to an impulse at a place, without the impulse itself, at an
    energy of 1 on each side."""
    made = TAIL[place] * tail()
    made = np.pad(made, ((0, 0), (frames(0.012), 0)))
    early = echoes(place)
    power = np.sqrt(sum(level**2 for _, level, _ in early))
    for at, level, side in early:
        made[:, frames(at)] += 0.8 * level / power * panned(np.ones(1), side)[:, 0] * np.sqrt(2)
    made = shaped(made, band(40.0, 11000.0, 1))
    return made / np.sqrt(np.sum(made**2) / 2)
