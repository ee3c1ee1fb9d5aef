"""Volumes: the gain of a slider position, and music that is lowered under events."""

from __future__ import annotations

from typing import Protocol

BEND = 1.25  # makes the lower half of a volume slider quieter
DUCK = 10 ** (-3 / 20)  # music under an event or speech: 3 dB less
HOLD = 0.8  # seconds
DOWN, UP = 0.08, 0.5  # seconds to lower the music and to restore it


class Volumes(Protocol):
    """The player's settings of sound: volumes from 0 to 1, and when there is silence."""

    @property
    def effects(self) -> float: ...
    @property
    def music(self) -> float: ...
    @property
    def ambience(self) -> float: ...
    @property
    def mute(self) -> bool: ...
    @property
    def mute_in_background(self) -> bool: ...


def gain(volume: float) -> float:
    """Return the gain of a slider position from 0 to 1."""
    return float(max(0.0, min(1.0, volume)) ** BEND)


class Duck:
    """Lowers the music for a while. ``factor`` is the gain that results, from ``DUCK`` to 1."""

    def __init__(self) -> None:
        self.factor = 1.0
        self._left = 0.0

    def under(self, seconds: float = HOLD) -> None:
        """Make way for that many seconds from now."""
        self._left = max(self._left, seconds)

    def update(self, dt: float) -> bool:
        """Advance by ``dt`` seconds; return True if the factor changed."""
        before, part = self.factor, 1 - DUCK
        if self._left > 0:
            self.factor = max(DUCK, self.factor - part * dt / DOWN)
        else:
            self.factor = min(1.0, self.factor + part * dt / UP)
        self._left = max(0.0, self._left - dt)
        return self.factor != before
