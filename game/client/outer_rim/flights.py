"""What moves over the table after an answer: ships, patrols and cards. Decoration only: the
state is final before anything starts, and a click or Space ends it all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.motion import Animator

STEP_SECONDS = 0.18  # a token from space to space
MOST_SECONDS = 0.6  # a token's whole way
CARD_SECONDS = 0.25
BACK_SECONDS = 0.15  # a wrong drop


@dataclass
class Flight:
    """A picture on its way along ``points`` (centres, in window pixels), growing or shrinking
    from ``start`` to ``end`` size. ``tag`` names what it stands for."""

    tag: tuple[str, str]
    picture: pygame.Surface
    points: Sequence[tuple[float, float]]
    start: tuple[int, int]
    end: tuple[int, int]
    part: float = 0.0
    going: bool = False

    @property
    def size(self) -> tuple[int, int]:
        return (
            round(self.start[0] + (self.end[0] - self.start[0]) * self.part),
            round(self.start[1] + (self.end[1] - self.start[1]) * self.part),
        )

    @property
    def rect(self) -> pygame.Rect:
        rect = pygame.Rect((0, 0), self.size)
        x, y = along(self.points, self.part)
        rect.center = (round(x), round(y))
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        if rect.size == self.picture.get_size():
            surface.blit(self.picture, rect)
        elif min(rect.size) > 0:
            surface.blit(pygame.transform.smoothscale(self.picture, rect.size), rect)


def along(points: Sequence[tuple[float, float]], part: float) -> tuple[float, float]:
    """The point at a part (0..1) of the way along a line of points."""
    if len(points) == 1:
        return points[0]
    legs = [
        ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        for a, b in zip(points, points[1:], strict=False)
    ]
    rest = sum(legs) * part
    for (a, b), leg in zip(zip(points, points[1:], strict=False), legs, strict=True):
        if rest <= leg and leg > 0:
            step = rest / leg
            return a[0] + (b[0] - a[0]) * step, a[1] + (b[1] - a[1]) * step
        rest -= leg
    return points[-1]


class Flights:
    """The flights under way, one after another."""

    def __init__(self, invalidate: Callable[[pygame.Rect], None]) -> None:
        self.flying: list[Flight] = []
        self._invalidate = invalidate

    def tags(self) -> set[tuple[str, str]]:
        """What is not at its place yet."""
        return {flight.tag for flight in self.flying}

    def launch(
        self, motion: Animator, flight: Flight, seconds: float, delay: float,
        landed: Callable[[], None],
    ) -> None:  # fmt: skip
        """Starts a flight after ``delay`` seconds; ``landed()`` is called when it is over."""

        def apply(part: float) -> None:
            self._invalidate(flight.rect.inflate(8, 8))
            flight.part = part
            flight.going = flight.going or part > 0
            self._invalidate(flight.rect.inflate(8, 8))

        def done() -> None:
            if flight in self.flying:
                self.flying.remove(flight)
            landed()

        self.flying.append(flight)
        motion.add(seconds, apply, done, delay)

    def clear(self) -> None:
        self.flying.clear()

    def draw(self, surface: pygame.Surface) -> None:
        for flight in self.flying:
            flight.draw(surface)
