"""Dust in the lamp's light: a few motes that drift over the clear part of a stage.

They live as all decoration does: some small rectangles in turn, until nobody has touched anything
for a while, and not at all where motion is reduced.
"""

from __future__ import annotations

import math
import random

import pygame

from game.client.draw import theme
from game.client.draw.scenery.ambient import Ambient, Group, Light, Spot
from game.client.draw.theme import Color

REST = 12.0  # seconds without input until everything that lives on a table rests
CELLS = ((0.05, 0.05), (0.27, 0.02), (0.14, 0.25), (0.40, 0.19), (0.27, 0.42), (0.54, 0.38))
"""upper left corners of the groups, in parts of the clear area: along the lamp's beam"""
EACH = 4  # motes of a group
SIDE = 0.0075  # of the window: the area of a group
INSIDE = 0.72  # part of a group's side in which motes begin; they drift through the rest
WARM: Color = (150, 122, 84)


def motes() -> list[Group]:
    """Return the groups; a spot is in sides of its group, beside the number of the group."""
    stream = random.Random(57)
    return [
        [
            Light(
                (number + stream.uniform(0.04, INSIDE), stream.uniform(0.2, 0.92)),
                stream.choice((4, 4, 5)),
                theme.mix((0, 0, 0), WARM, stream.uniform(0.45, 1.0)),
                stream.uniform(26, 44),
                stream.random(),
                (stream.uniform(0.06, 0.22), stream.uniform(-0.16, 0.06)),
            )
            for _ in range(EACH)
        ]
        for number in range(len(CELLS))
    ]


class Dust:
    """The motes of one table; ``clear`` is the part of the stage without a veil."""

    def __init__(self) -> None:
        self.clear = pygame.Rect(0, 0, 0, 0)
        self.side, self.scale = 0.0, 1.0
        self.ambient = Ambient(motes(), self._place)

    def settle(self, clear: pygame.Rect, window: tuple[int, int]) -> None:
        """Take the place of a stage in a window; an empty one has no dust."""
        self.clear = clear
        self.side = math.sqrt(SIDE * window[0] * window[1])
        self.scale = max(1.0, window[1] / 900)

    def update(self, dt: float, alive: bool) -> pygame.Rect | None:
        """Pass time; return what must be drawn again."""
        return self.ambient.update(dt, alive and bool(self.clear.width))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the motes over the stage."""
        if self.clear.width:
            self.ambient.draw(surface)

    def _place(self, spot: Spot) -> tuple[Spot, float]:
        number = int(spot[0])
        left, top = CELLS[number]
        room = (self.clear.width - self.side, self.clear.height - self.side)
        # Groups that would leave the clear part move closer together.
        x = self.clear.left + max(0.0, min(left * self.clear.width, room[0]))
        y = self.clear.top + max(0.0, min(top * self.clear.height, room[1]))
        at = (x + (spot[0] - number) * self.side, y + spot[1] * self.side)
        return at, self.scale
