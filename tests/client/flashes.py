"""Measure how much of the window flashes more than three times a second.

A flash is a pair of opposite changes of a tenth or more in relative luminance, of which the darker
side is below 0.8: the definition in guidelines on seizures.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

CELLS = (64, 36)  # the window is divided into this many parts
CHANGE, BRIGHT = 0.1, 0.8
MOST = 3  # flashes per second
LINEAR = [(v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for v in range(256)]
"""the linear light of a channel by its value"""


def light(frame: pygame.Surface) -> list[float]:
    """Return the relative luminance, 0 to 1, of each part of a frame."""
    small = pygame.transform.smoothscale(frame.convert(24), CELLS)
    data = pygame.image.tobytes(small, "RGB")
    return [
        0.2126 * LINEAR[data[at]] + 0.7152 * LINEAR[data[at + 1]] + 0.0722 * LINEAR[data[at + 2]]
        for at in range(0, len(data), 3)
    ]


def changes(values: Sequence[float]) -> list[int]:
    """Return the frames at which a part has changed by a tenth since it last turned: up and down
    alternately."""
    found: list[int] = []
    low = high = values[0]
    way = 0
    for at, value in enumerate(values):
        low, high = min(low, value), max(high, value)
        if way >= 0 and high - value >= CHANGE and value < BRIGHT:
            found.append(at)
            way, low, high = -1, value, value
        elif way <= 0 and value - low >= CHANGE and low < BRIGHT:
            found.append(at)
            way, low, high = 1, value, value
        elif way < 0:
            high = min(high, max(value, low))
        elif way > 0:
            low = max(low, min(value, high))
    return found


def flashing(frames: Sequence[Sequence[float]], rate: int) -> float:
    """Return the fraction of the window, 0 to 1, in which more than three flashes fall into one
    second, for frames of ``light`` at ``rate`` frames per second."""
    parts = list(zip(*frames, strict=True))
    return sum(_too_many(changes(part), rate) for part in parts) / len(parts)


def _too_many(found: Sequence[int], rate: int) -> bool:
    """Return True if more than three pairs of changes fall within a second."""
    pairs = 2 * (MOST + 1)
    return any(found[at + pairs - 1] - found[at] <= rate for at in range(len(found) - pairs + 1))
