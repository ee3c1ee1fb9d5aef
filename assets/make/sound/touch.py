"""Things that the hand touches: wood, coins, glass, metal, cards, dice and skins, as banks of modes
with the ratios of real bodies, and a grain of noise at the moment of contact."""

from __future__ import annotations

import numpy as np
from synth import TAU, Sound, Stream, frames, noise, struck, swell

BODIES: dict[str, tuple[tuple[float, ...], float, float]] = {
    # a bar free at both ends and the block's own modes across it
    "wood": ((1, 1.48, 2.11, 2.76, 3.36, 4.07, 5.40, 6.71, 7.83, 8.93, 11.2, 13.34), 0.028, 0.75),
    # a disc free at its edge
    "coin": ((1, 1.73, 2.33, 3.91, 4.11, 6.30, 6.71, 8.72, 9.26, 11.3, 12.1, 13.9), 0.09, 0.45),
    # the rim of a glass
    "glass": ((1, 1.006, 2.32, 2.34, 4.25, 4.29, 6.63, 6.70, 9.38, 9.5, 12.2, 12.4), 0.16, 0.6),
    # a long plate of steel
    "metal": ((1, 1.31, 1.79, 2.24, 2.76, 3.42, 4.3, 5.40, 6.2, 7.4, 8.93, 10.1, 12.2), 0.2, 0.4),
    # a cube of hard resin on felt
    "die": ((1, 1.38, 1.71, 2.05, 2.44, 2.91, 3.27, 3.72, 4.4, 5.1, 5.9, 6.6), 0.012, 0.5),
    # a stretched skin
    "skin": ((1, 1.59, 2.14, 2.30, 2.65, 2.92, 3.16, 3.50, 3.60, 3.65, 4.06, 4.15), 0.11, 0.8),
}
"""ratios of modes, seconds in which the lowest halves, and how much faster the high ones die"""
_TOP = 15000.0


def modal(
    stream: Stream, body: str, pitch: float, seconds: float = 0.0, bright: float = 0.5,
    grain: float = 0.3,
) -> Sound:  # fmt: skip
    """Strike a body. ``bright``: level of the high modes, from 0 to 1; ``grain``: level of the
    noise of contact."""
    ratios, half, fast = BODIES[body]
    seconds = seconds or min(1.6, 9 * half + 0.05)
    made, t = np.zeros(frames(seconds)), np.arange(frames(seconds)) / 44100
    for ratio in ratios:
        tone = pitch * ratio * stream.uniform(0.996, 1.004)
        if tone > _TOP:
            continue
        level = ratio ** (2.2 * (bright - 1)) * stream.uniform(0.7, 1.0)
        die = half * ratio**-fast
        made += level * np.sin(TAU * tone * t + stream.uniform(0, 0.6)) * 0.5 ** (t / die)
    made *= swell(seconds, 0.0012, min(0.1, seconds / 3)) / max(1e-9, np.abs(made).max())
    return _with_grain(made, grain, stream)


def _with_grain(made: Sound, grain: float, stream: Stream) -> Sound:
    """Add the hiss and tick of the contact itself."""
    seconds = min(0.03, len(made) / 44100)
    tick = noise(seconds, 3500, 11000, stream) * struck(seconds, 0.0035, 0.0006)
    made[: len(tick)] += 0.45 * grain * tick
    return made


def card(stream: Stream, pitch: float = 2600.0, seconds: float = 0.12, slide: float = 0.3) -> Sound:
    """Return a card laid on others: the snap of its edge, its slide, the table under it."""
    made = np.zeros(frames(seconds + 0.06))
    snap = noise(0.03, pitch, pitch * 4.2, stream) * struck(0.03, 0.004, 0.0006)
    made[: len(snap)] += 0.9 * snap
    rub = noise(seconds, pitch * 0.5, pitch * 2.6, stream) * struck(seconds, seconds / 4, 0.004)
    made[: len(rub)] += slide * 0.5 * rub
    thud = modal(stream, "wood", pitch / 14, 0.06, 0.1, 0.0)
    made[: len(thud)] += 0.3 * thud
    return made


def paper(stream: Stream, pitch: float = 1800.0, seconds: float = 0.24) -> Sound:
    """Return a sheet that is turned: a ragged rustle and the snap of its edge."""
    count = frames(seconds)
    rough = np.interp(np.arange(count), np.linspace(0, count, 14), stream.uniform(0.2, 1, 14))
    made = noise(seconds, pitch, pitch * 4, stream) * rough * swell(seconds, 0.006, seconds * 0.7)
    return _with_grain(0.3 * made, 2.4, stream)


DICE: dict[str, tuple[str, float, float]] = {
    "resin": ("die", 1900.0, 0.12), "wood": ("wood", 900.0, 0.09), "metal": ("metal", 1250.0, 0.2),
}  # fmt: skip
"""by material the body of a die, its pitch, and the seconds that it rings"""


def dice(
    stream: Stream, pitch: float = 1900.0, count: int = 5, seconds: float = 0.0,
    material: str = "resin",
) -> Sound:  # fmt: skip
    """Return dice thrown on felt over wood: the first falls at once, each bounces on its own, and
    the more there are, the longer they roll."""
    body, tone, rings = DICE[material]
    seconds = seconds or 0.25 + 0.045 * count
    made = np.zeros(frames(seconds + 0.35))
    hits = [(0.0, 1.0)]
    for number in range(count):
        at = 0.0 if number == 0 else float(stream.uniform(0.02, 0.12 + 0.025 * count))
        gap, force = float(stream.uniform(0.07, 0.13)), 0.62
        if number:
            hits.append((at, 0.75))
        while at + gap < seconds and force > 0.12:
            at += gap
            hits.append((at, force * float(stream.uniform(0.7, 1.0))))
            gap, force = gap * float(stream.uniform(0.6, 0.85)), force * 0.6
    for at, force in sorted(hits):
        tap = modal(stream, body, pitch / 1900 * tone * float(stream.uniform(0.85, 1.2)), rings,
                    0.6, 0.6)  # fmt: skip
        felt = modal(stream, "wood", 210, 0.06, 0.1, 0)
        tap[: min(len(felt), len(tap))] += 0.35 * felt[: len(tap)]
        start = frames(at) - 1
        size = min(len(tap), len(made) - start)
        made[start : start + size] += force * tap[:size]
    return made


SOURCES = {
    "wood": lambda stream, pitch=420.0, **wish: modal(stream, "wood", pitch, **wish),
    "coin": lambda stream, pitch=2600.0, **wish: modal(stream, "coin", pitch, **wish),
    "glass": lambda stream, pitch=1900.0, **wish: modal(stream, "glass", pitch, **wish),
    "metal": lambda stream, pitch=310.0, **wish: modal(stream, "metal", pitch, **wish),
    "die": lambda stream, pitch=1900.0, **wish: modal(stream, "die", pitch, **wish),
    "skin": lambda stream, pitch=90.0, **wish: modal(stream, "skin", pitch, **wish),
    "card": card,
    "paper": paper,
    "dice": dice,
}
"""by name; each takes the stream, and a pitch that a take may move"""
