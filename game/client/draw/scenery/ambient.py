"""Things that live while nothing happens: lights that breathe, stars that glint, a ship far away.

Decoration alone: a few small rectangles, drawn in turn a few times a second, and nothing at all
where motion is reduced. What breathes is added to the picture below it, so it can only be a light.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import images
from game.client.draw.theme import Color

STEP = 0.2  # seconds between two drawings: five a second, one rectangle each
Spot = tuple[float, float]


@dataclass(frozen=True)
class Light:
    """A soft light at ``spot`` of a picture, ``px`` wide there. It breathes once in ``seconds``,
    starting at ``phase`` (0 to 1), and moves by ``way`` meanwhile; at its ends it is out."""

    spot: Spot
    px: float
    color: Color
    seconds: float
    phase: float = 0.0
    way: Spot = (0.0, 0.0)

    def part(self, time: float) -> float:
        """Return which part of its breath has passed."""
        return (time / self.seconds + self.phase) % 1.0

    def level(self, time: float) -> float:
        """Return how bright it is, 0 to 1; a moving light is bright for most of its path."""
        wave = math.sin(math.pi * self.part(time))
        return min(1.0, 4 * wave) if any(self.way) else wave * wave

    def at(self, time: float) -> Spot:
        part = self.part(time)
        return self.spot[0] + self.way[0] * part, self.spot[1] + self.way[1] * part


Group = Sequence[Light]
Place = Callable[[Spot], tuple[Spot, float]]
"""where a spot of the picture is in the window, and its scale there"""


class Ambient:
    """Groups of lights, each a rectangle that is drawn again when it is its turn. Between two turns
    a group stands still, so whatever else is drawn finds the same picture."""

    def __init__(self, groups: Sequence[Group], place: Place) -> None:
        self.groups, self.place = groups, place
        self.time, self._wait, self._turn = 0.0, 0.0, 0
        self._shown = [0.0] * len(groups)
        self.alive = False

    def update(self, dt: float, alive: bool) -> pygame.Rect | None:
        """Pass time; return what must be drawn again now. Nothing, unless ``alive``: then the
        lights go out."""
        before, self.alive = self.alive, alive
        if not alive:
            return self._everywhere() if before else None
        self.time, self._wait = self.time + dt, self._wait + dt
        if self._wait < STEP:
            return None
        self._wait = 0.0
        self._turn = (self._turn + 1) % len(self.groups)
        self._shown[self._turn] = self.time
        return self.area(self._turn)

    def area(self, number: int) -> pygame.Rect:
        """Return the rectangle that a group needs, wherever its lights move."""
        rects = []
        for light in self.groups[number]:
            for time in (-light.phase * light.seconds, (0.999 - light.phase) * light.seconds):
                rects.append(self._rect(light, time).inflate(2, 2))
        return rects[0].unionall(rects[1:])

    def _everywhere(self) -> pygame.Rect:
        areas = [self.area(number) for number in range(len(self.groups))]
        return areas[0].unionall(areas[1:])

    def _rect(self, light: Light, time: float) -> pygame.Rect:
        (x, y), scale = self.place(light.at(time))
        px = max(4, round(light.px * scale))
        return pygame.Rect(round(x - px / 2), round(y - px / 2), px, px)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lights over the picture; nothing if motion is reduced."""
        if not self.alive:
            return
        clip = surface.get_clip()
        for time, group in zip(self._shown, self.groups, strict=True):
            for light in group:
                rect = self._rect(light, time)
                if rect.colliderect(clip):
                    level = round(16 * light.level(time))
                    picture = glow(rect.width, light.color, level)
                    surface.blit(picture, rect, special_flags=pygame.BLEND_RGB_ADD)


def glow(px: int, color: Color, level: int) -> pygame.Surface:
    """Return a soft round light to be added, in one of 16 levels; cached."""
    key = ("ambient", px, color, level)
    if (known := images.lookup(key)) is not None:
        return known
    fine = pygame.Surface((24, 24))
    for y in range(24):
        for x in range(24):
            far = math.hypot(x - 11.5, y - 11.5) / 12
            light = max(0.0, 1 - far) ** 2 * level / 16
            red, green, blue = color
            fine.set_at((x, y), (round(red * light), round(green * light), round(blue * light)))
    return images.keep(key, images.ready(pygame.transform.smoothscale(fine, (px, px))))
