"""A small picture beside few words: the room that a quiet screen shows."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.widgets.base import Widget

FOLDER = "rooms"
SIZE_DU = (480, 320)
LEAST_DU = 150  # lower ones show nothing
STRENGTH = 178  # of 255: it stays behind the words
LIFT = 110  # of 255: light added to a bright one
RADIUS_DU = 12


class Spot(Widget):
    """The picture assets/rooms/NAME, filling its rectangle: in the half-light of a panel, or
    ``bright`` where it is the main thing on the screen."""

    def __init__(self, id: str, rect: pygame.Rect, name: str, bright: bool = False) -> None:
        super().__init__(id, rect)
        self.name, self.bright = name, bright

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.m.du(RADIUS_DU)
        surface.blit(picture(self.name, self.rect.size, radius, self.bright), self.rect)


def picture(name: str, size: tuple[int, int], radius: int, bright: bool = False) -> pygame.Surface:
    """Return a room with round corners; cached."""
    key = ("room", name, size, radius, bright, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size)
    made.fill(theme.PANEL)
    if images.has(FOLDER, name):
        room = images.art(FOLDER, name, size).copy()
        if not bright:
            room.set_alpha(STRENGTH)
        made.blit(room, (0, 0))
        if bright:
            room.fill((LIFT,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            made.blit(room, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return images.keep(key, images.ready(images.cut(made, radius)))


def place_in(m: Metrics, room: pygame.Rect) -> pygame.Rect | None:
    """Return the largest place for a spot at the top of ``room``, centered; None if it is too
    small."""
    wide, high = (m.du(each) for each in SIZE_DU)
    high = min(high, room.height, room.width * SIZE_DU[1] // SIZE_DU[0])
    if high < m.du(LEAST_DU):
        return None
    wide = high * SIZE_DU[0] // SIZE_DU[1]
    return pygame.Rect(room.centerx - wide // 2, room.top, wide, high)
