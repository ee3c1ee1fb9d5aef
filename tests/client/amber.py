"""Amber on a screen: how many separate spots of it the eye meets, and where they are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
import pytest

from game.client.draw import images, paper
from game.client.games.edge.identity.identity import DICE
from game.client.shell.window.scenes import Scene
from game.client.tabletop.bars.top_bar import StepTracker
from game.client.tabletop.kit.spots import Spot
from game.client.widgets import Button
from game.edge.dice.faces import Kind

NEAR = 6  # pixels: spots that are nearer to each other look like one
LEAST = 12  # pixels: anything smaller is not seen as a spot
ROOM = 4  # pixels: outlines are drawn around a widget


@dataclass(frozen=True)
class Amber:
    """The amber of a screen: the middles of its ``groups``, ``pixels`` in all, ``useful`` ones in
    what can be used now."""

    groups: tuple[tuple[int, int], ...]
    pixels: int
    useful: int

    @property
    def share(self) -> float:
        return self.useful / self.pixels if self.pixels else 1.0


def is_amber(color: tuple[int, ...]) -> bool:
    """Return True for a strong color with a hue of 28 to 50 degrees."""
    red, green, blue = color[:3]
    if red <= 140 or red < green or blue * 2 >= red or green < blue:
        return False
    return 28 <= 60 * (green - blue) / (red - blue) <= 50


@contextmanager
def pale_pictures(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Load pictures without their colors; icons and signs keep theirs."""
    load, draw = pygame.image.load, pygame.image.load_sized_svg

    def pale(picture: pygame.Surface) -> pygame.Surface:
        return pygame.transform.grayscale(picture)

    def drawn(path: object, size: tuple[int, int]) -> pygame.Surface:
        made = draw(path, size)
        return made if "icons" in str(path) else pale(made)

    patch.setitem(DICE, Kind.PROFICIENCY, DICE[Kind.FORCE])  # a die is known by its color
    patch.setattr(pygame.image, "load", lambda *args: pale(load(*args)))
    patch.setattr(pygame.image, "load_sized_svg", drawn)
    images.forget()
    paper.forget()
    try:
        yield
    finally:
        patch.undo()
        images.forget()
        paper.forget()


def measure(
    screen: pygame.Surface, usable: Iterable[pygame.Rect], without: Iterable[pygame.Rect] = ()
) -> Amber:
    """Measure the amber of a picture outside some rectangles; ``usable``: see ``usable``."""
    found = _mask(screen, without)
    places, useful = list(usable), pygame.mask.Mask(screen.get_size())
    for rect in places:
        useful.draw(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    kernel = pygame.mask.Mask((NEAR + 1, NEAR + 1), fill=True)
    wide = found.convolve(kernel)  # a spot grows by half the distance on all sides
    groups = {}
    for group in wide.connected_components():
        rect = group.get_bounding_rects()[0]
        if group.overlap_area(found, (NEAR // 2, NEAR // 2)) >= LEAST:
            middle = (rect.centerx - NEAR // 2, rect.centery - NEAR // 2)
            thing = next((each for each in places if each.collidepoint(middle)), None)
            groups[thing.center if thing else middle] = True  # a thing and its price are one
    return Amber(tuple(groups), found.count(), found.overlap_area(useful, (0, 0)))


def _mask(screen: pygame.Surface, without: Iterable[pygame.Rect]) -> pygame.Mask:
    near = pygame.mask.from_threshold(screen, (198, 152, 64), (59, 90, 66))
    for rect in without:
        near.erase(pygame.mask.Mask(rect.size, fill=True), rect.topleft)
    made = pygame.mask.Mask(screen.get_size())
    for rect in near.get_bounding_rects():
        for y in range(rect.top, rect.bottom):
            for x in range(rect.left, rect.right):
                if near.get_at((x, y)) and is_amber(tuple(screen.get_at((x, y)))):
                    made.set_at((x, y))
    return made


def usable(scene: Scene) -> Iterator[pygame.Rect]:
    """Yield where amber has a meaning: what a click uses now, and the chip of the step."""
    for widget, rect in scene.form.visible():
        if isinstance(widget, StepTracker):
            yield rect
        elif isinstance(widget, Spot):
            if widget.live or widget.goal:
                yield rect.inflate(2 * ROOM, 2 * ROOM)
        elif isinstance(widget, Button) and widget.enabled:
            yield rect.inflate(2 * ROOM, 2 * ROOM)
