"""Things that turn as they move: a cube that rolls, a card laid on its side, a die tipped over.

Each is a ``flights.Moving``: decoration over a table whose state is final.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.tabletop.kit.flights import along


@dataclass
class Rolling:
    """A picture that rolls along ``points`` (centers) and turns ``turns`` times around itself."""

    tag: tuple[str, str]
    picture: pygame.Surface
    points: Sequence[tuple[float, float]]
    turns: float = 1.0
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        x, y = along(self.points, self.part)
        side = round(max(self.picture.get_size()) * 1.5)
        return pygame.Rect(0, 0, side, side).move(round(x) - side // 2, round(y) - side // 2)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.going:
            return
        turned = pygame.transform.rotozoom(self.picture, -360 * self.turns * self.part, 1.0)
        surface.blit(turned, turned.get_rect(center=self.reach.center))


@dataclass
class Laid:
    """A picture in ``rect`` that turns by ``angle`` degrees to the right and turns gray; it shrinks
    to ``scale``."""

    tag: tuple[str, str]
    picture: pygame.Surface
    rect: pygame.Rect
    angle: float = 90.0
    scale: float = 1.0
    part: float = 0.0
    going: bool = False
    gray: pygame.Surface | None = None

    @property
    def reach(self) -> pygame.Rect:
        side = round(1.2 * max(self.rect.size))
        made = pygame.Rect(0, 0, side, side)
        made.center = self.rect.center
        return made

    def draw(self, surface: pygame.Surface) -> None:
        picture = self.picture
        if self.part > 0.5:
            if self.gray is None:
                self.gray = pygame.transform.grayscale(picture)
            picture = self.gray
        size = 1 - (1 - self.scale) * self.part
        turned = pygame.transform.rotozoom(picture, -self.angle * self.part, size)
        surface.blit(turned, turned.get_rect(center=self.rect.center))


@dataclass
class Tipped:
    """Pictures of the same size that give way to one another in ``rect``, each tipped over."""

    tag: tuple[str, str]
    pictures: Sequence[pygame.Surface]
    rect: pygame.Rect
    part: float = 0.0
    going: bool = False

    @property
    def reach(self) -> pygame.Rect:
        return self.rect.inflate(8, 8)

    def draw(self, surface: pygame.Surface) -> None:
        edges = len(self.pictures) - 1
        along_ = min(self.part * edges, edges - 1e-6) if edges else 0.0
        number, way = int(along_), along_ % 1.0
        first = way < 0.5
        picture = self.pictures[number if first else min(number + 1, edges)]
        open_ = max(0.04, abs(1 - 2 * way))
        size = picture.get_width(), max(2, round(picture.get_height() * open_))
        drawn = pygame.transform.smoothscale(picture, size)
        at = drawn.get_rect(midtop=self.rect.midtop) if first else drawn.get_rect(
            midbottom=self.rect.midbottom
        )  # fmt: skip
        surface.blit(drawn, at)
