"""Animation: tweens that can be skipped at once and never hold the player up.

A tween calls ``apply(part)`` with an eased 0..1. The state of the game is final before any of
them starts, so finishing early loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SPEEDS: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}


def ease_out(part: float) -> float:
    """Fast start, soft stop."""
    return 1.0 - (1.0 - part) ** 3


@dataclass
class Tween:
    """One movement. ``ambient`` ones are decoration: they neither count as busy nor skip."""

    seconds: float
    apply: Callable[[float], None]
    done: Callable[[], None] | None = None
    delay: float = 0.0
    ambient: bool = False
    passed: float = 0.0


class Animator:
    """The tweens of a scene. ``speed`` is one of ``SPEEDS``; ``hurry`` is 4 while Shift is held."""

    def __init__(self, speed: str = "normal") -> None:
        self.speed = speed
        self.hurry = 1.0
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Whether something that matters still moves."""
        return any(not tween.ambient for tween in self._tweens)

    @property
    def moving(self) -> bool:
        return bool(self._tweens)

    def add(
        self,
        seconds: float,
        apply: Callable[[float], None],
        done: Callable[[], None] | None = None,
        delay: float = 0.0,
        ambient: bool = False,
    ) -> Tween:
        """Starts a movement of ``seconds`` at normal speed; with speed off it ends here and now."""
        factor = SPEEDS[self.speed]
        tween = Tween(seconds * factor, apply, done, delay * factor, ambient)
        if factor == 0.0:
            _finish(tween)
        else:
            self._tweens.append(tween)
            apply(0.0)
        return tween

    def update(self, dt: float) -> bool:
        """Moves everything on by ``dt`` seconds; True while something moved."""
        moved = bool(self._tweens)
        for tween in list(self._tweens):
            tween.passed += dt * self.hurry
            run = tween.passed - tween.delay
            if run >= tween.seconds:
                self._tweens.remove(tween)
                _finish(tween)
            elif run > 0:
                tween.apply(ease_out(run / tween.seconds))
        return moved

    def finish_all(self) -> bool:
        """Ends every movement now, also those that an ending starts; True if there was any."""
        any_ended = False
        while self._tweens:
            any_ended = True
            _finish(self._tweens.pop(0))
        return any_ended


def _finish(tween: Tween) -> None:
    tween.apply(1.0)
    if tween.done:
        tween.done()
