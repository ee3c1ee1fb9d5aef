"""Animation: tweens that can be skipped at any time and never delay the player.

A tween calls ``apply(part)`` with an eased 0..1. The state of the game is final before any of them
starts, so finishing early loses nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

SPEEDS: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}


def ease_out(part: float) -> float:
    """Ease out: fast start, soft stop."""
    return 1.0 - (1.0 - part) ** 3


@dataclass
class Tween:
    """One animation. ``ambient`` ones are decoration: they neither count as busy nor get
    skipped."""

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
        self.pace = 1.0
        """speed of a replay, as a factor"""
        self._tweens: list[Tween] = []

    @property
    def busy(self) -> bool:
        """Return True while an animation other than ambient ones is running."""
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
        """Start an animation of ``seconds`` at normal speed; with speed off, finish it
        immediately."""
        factor = SPEEDS[self.speed]
        tween = Tween(seconds * factor, apply, done, delay * factor, ambient)
        if factor == 0.0:
            _finish(tween)
        else:
            self._tweens.append(tween)
            apply(0.0)
        return tween

    def after(self, seconds: float, done: Callable[[], None]) -> Tween:
        """Call ``done`` after ``seconds`` at normal speed; with speed off, immediately."""
        return self.add(0.0, _wait, done, seconds)

    def update(self, dt: float) -> bool:
        """Advance all tweens by ``dt`` seconds; return True if any was running."""
        moved = bool(self._tweens)
        for tween in list(self._tweens):
            tween.passed += dt * self.hurry * self.pace
            run = tween.passed - tween.delay
            if run >= tween.seconds:
                self._tweens.remove(tween)
                _finish(tween)
            elif run > 0:
                tween.apply(ease_out(run / tween.seconds))
        return moved

    def finish_all(self) -> bool:
        """Finish every tween now, including those started by a finish; return True if there was
        any."""
        any_ended = False
        while self._tweens:
            any_ended = True
            _finish(self._tweens.pop(0))
        return any_ended


def _wait(part: float) -> None:
    """Move nothing."""


def _finish(tween: Tween) -> None:
    tween.apply(1.0)
    if tween.done:
        tween.done()
