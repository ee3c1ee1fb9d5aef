"""The looks of the further boxes: another room of the same house, and a cover."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import covers, images, theme
from game.client.draw.theme import rgb
from game.client.games.outer_rim.party import BOX
from game.client.shell.registry import Look
from game.client.widgets.base import Widget

NAMES = {BOX: "Unfinished Business"}
LOOKS = {BOX: Look(accent=rgb("FF6F5E"), ground=rgb("0B1412"), face="Barlow Condensed")}
AWAY = 96  # of 255: the light on the cover of a box that stays on the shelf


def cover(box: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the cover of a box at a size in pixels; cached, do not paint on it."""

    def make() -> pygame.Surface:
        look = LOOKS[box]
        made = pygame.Surface(size, pygame.SRCALPHA)
        made.blit(images.art("covers", box, size), (0, 0))
        return images.ready(covers.finish(made, NAMES[box], look.face, look.accent))

    return images.kept(("box", box, size), make)


class BoxCover(Widget):
    """A box beside the choices that it brings: lit when it is in play, and a click puts it there or
    back on the shelf. The choice beside it does the same by keys."""

    pointer = True

    def __init__(
        self, id: str, rect: pygame.Rect, box: str, on: bool, change: Callable[[], None]
    ) -> None:
        words = "In play" if on else "Not in play"
        super().__init__(id, rect, tip=f"**{NAMES[box]}**\n{words}")
        self.box, self.on, self.change = box, on, change

    def activate(self) -> None:
        self.change()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(cover(self.box, self.rect.size), self.rect)
        light = 255 if self.on else round(AWAY + 70 * self.heat)
        if light < 255:
            shade = pygame.Surface(self.rect.size, pygame.SRCALPHA)
            shade.fill((*theme.DEEP, 255 - light))
            surface.blit(shade, self.rect)
        if self.on:
            edge = theme.mix(LOOKS[self.box].accent, theme.INK, 0.3 * self.heat)
            line = max(1, self.m.du(2))
            pygame.draw.rect(surface, edge, self.rect, line, self.m.du(3))
