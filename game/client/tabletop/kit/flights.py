"""Motion over the table after an answer: ships, patrols and cards. Decoration only: the state is
final before anything starts, and a click or Space ends it all."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.client.draw import images

STEP_SECONDS = 0.18  # a token from space to space
MOST_SECONDS = 0.6  # a token's whole way
CARD_SECONDS = 0.25
GAIN_SECONDS = 0.4  # a card from a page to its place
GONE_SECONDS = 0.35  # a card that leaves the table
REVEAL_SECONDS = 0.3
PULSE_SECONDS = 0.6  # a ring that marks a change
BACK_SECONDS = 0.15  # a wrong drop
GHOSTS = 3  # pictures that trail behind a thing that is lifted
GHOST_STEP = 0.07  # part of the way between two of them
SETTLING = 0.8  # part of the way after which a lifted thing settles
TURNING = 0.2  # part of the way after which a card with a back begins to turn up


class Moving(Protocol):
    """A thing in motion over the table: ``part`` runs from 0 to 1, and ``going`` is True once it
    has begun. It draws inside ``reach``."""

    tag: tuple[str, str]
    part: float
    going: bool

    @property
    def reach(self) -> pygame.Rect:
        """The rectangle that it draws in now."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it."""


@dataclass
class Flight:
    """A picture on its way along ``points`` (centers, in window pixels), growing or shrinking from
    ``start`` to ``end`` size. ``tag`` names the thing it stands for. One that ``fades`` is gone on
    arrival; one that ``waits`` shows only from its own start. One that is lifted by ``lift`` pixels
    casts a shadow, leaves a trail, and settles by ``settle`` pixels. One with a ``back`` shows that
    first and turns up on its way."""

    tag: tuple[str, str]
    picture: pygame.Surface
    points: Sequence[tuple[float, float]]
    start: tuple[int, int]
    end: tuple[int, int]
    part: float = 0.0
    going: bool = False
    fades: bool = False
    waits: bool = False
    lift: int = 0
    settle: int = 0
    back: pygame.Surface | None = None

    @property
    def rect(self) -> pygame.Rect:
        return self._at(self.part)

    @property
    def reach(self) -> pygame.Rect:
        if not self.lift:
            return self.rect.inflate(8, 8)
        trail = self._at(max(0.0, self.part - GHOSTS * GHOST_STEP))
        return self.rect.union(trail).inflate(4 * self.lift + 8, 6 * self.lift + 8)

    @property
    def height(self) -> float:
        """The pixels by which it is off the table now."""
        return self.lift * math.sin(math.pi * self.part)

    def _at(self, part: float) -> pygame.Rect:
        """Return its rectangle at a part of the way."""
        rect = pygame.Rect(0, 0, round(self.start[0] + (self.end[0] - self.start[0]) * part),
                           round(self.start[1] + (self.end[1] - self.start[1]) * part))  # fmt: skip
        x, y = along(self.points, part)
        y -= self.lift * math.sin(math.pi * part)
        if part > SETTLING:
            y += self.settle * math.sin(math.pi * (part - SETTLING) / (1 - SETTLING))
        rect.center = (round(x), round(y))
        return rect

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        if min(rect.size) <= 0 or self.waits and not self.going:
            return
        picture, rect = self._side(rect)
        if rect.size != picture.get_size():
            picture = pygame.transform.smoothscale(picture, rect.size)
        if self.fades:
            picture = picture.copy() if picture is self.picture else picture
            picture.fill((255, 255, 255, round(255 * (1 - self.part))), None,
                         pygame.BLEND_RGBA_MULT)  # fmt: skip
        if self.lift and self.going:
            self._trail(surface, picture, rect)
        surface.blit(picture, rect)

    def _side(self, rect: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the side that is seen now, and its rectangle: narrow while it turns."""
        if self.back is None:
            return self.picture, rect
        turn = max(0.0, self.part - TURNING) / (1 - TURNING)
        seen = pygame.Rect(0, 0, max(1, round(rect.width * abs(math.cos(math.pi * turn)))), 0)
        seen.height = rect.height
        seen.center = rect.center
        return (self.back if turn < 0.5 else self.picture), seen

    def _trail(self, surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the shadow, which grows with the height, and the ghosts behind."""
        up = round(self.height)
        if up > 1:
            shade = images.shadow(rect.size, 8, max(2, self.lift // 2), 150)
            surface.blit(shade, (rect.left - self.lift, rect.top - self.lift + 2 * up))
        ghost = picture.copy()
        for number in range(GHOSTS, 0, -1):
            part = self.part - number * GHOST_STEP
            if part > 0 and self.part < 1:
                ghost.set_alpha(90 // number)
                surface.blit(ghost, ghost.get_rect(center=self._at(part).center))


@dataclass
class Pulse:
    """A ring around ``about`` that widens and fades, to mark a change there."""

    tag: tuple[str, str]
    about: pygame.Rect
    color: tuple[int, int, int]
    wide: int  # pixels that it widens by
    part: float = 0.0
    going: bool = False

    @property
    def rect(self) -> pygame.Rect:
        return self.about.inflate(2 * self.wide + 8, 2 * self.wide + 8)

    @property
    def reach(self) -> pygame.Rect:
        return self.rect.inflate(8, 8)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going:
            return
        area = self.rect
        layer = pygame.Surface(area.size, pygame.SRCALPHA)
        ring = self.about.inflate(round(2 * self.wide * self.part),
                                  round(2 * self.wide * self.part))  # fmt: skip
        ring.move_ip(-area.left, -area.top)
        alpha = round(230 * (1 - self.part))
        pygame.draw.rect(layer, (*self.color, alpha), ring, 4, border_radius=12)
        surface.blit(layer, area)


def along(points: Sequence[tuple[float, float]], part: float) -> tuple[float, float]:
    """Return the point at a part (0..1) of the way along a line of points."""
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
        self.flying: list[Moving] = []
        self._invalidate = invalidate

    def tags(self) -> set[tuple[str, str]]:
        """Return the tags of everything still in flight."""
        return {flight.tag for flight in self.flying}

    def launch(
        self, flight: Moving, landed: Callable[[], None]
    ) -> tuple[Callable[[float], None], Callable[[], None]]:
        """Add a flight; return the functions that move it to a part of its way and end it.
        ``landed()`` is called when it is over."""

        def apply(part: float) -> None:
            self._invalidate(flight.reach)
            flight.part = part
            flight.going = flight.going or part > 0
            self._invalidate(flight.reach)

        def done() -> None:
            if flight in self.flying:
                self.flying.remove(flight)
            landed()

        self.flying.append(flight)
        return apply, done

    def clear(self) -> None:
        self.flying.clear()

    def draw(self, surface: pygame.Surface) -> None:
        for flight in self.flying:
            flight.draw(surface)
