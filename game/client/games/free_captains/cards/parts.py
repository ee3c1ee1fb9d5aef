"""The parts that faces of all kinds share: state, picture, corners and foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import pictures, text_fitting
from game.client.games.free_captains.cards.text_fitting import Block
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.cubes import cube

LARGE = 330
"""width of an upright card from which it is made for reading: du at a scale of 100 %"""
BROAD = 170
"""and from which it has room for some words"""


@dataclass(frozen=True)
class Now:
    """The facts of the game on a card: ``row`` is the icon of the row of a Location in force,
    ``cubes`` those on a weapon by color, ``active`` and ``used`` its power, ``collected`` the black
    cubes on an alien, ``value`` the points on a track and ``most`` its maximum."""

    row: str = ""
    cubes: tuple[tuple[str, int], ...] = ()
    active: bool = False
    used: bool = False
    collected: int = 0
    value: int = -1
    most: int = 12
    points: tuple[int, ...] = ()
    """the points of a captain's abilities"""
    hand: bool = False
    """True in the hand, where nothing matters but Codes and Keys: they stand at the upper left,
    which a fan leaves free"""


FRESH = Now()


@dataclass(frozen=True)
class Shown:
    """A card that is painted."""

    sheet: Paper
    id: str
    kind: str
    now: Now

    @property
    def m(self) -> Metrics:
        """The player's metrics."""
        return self.sheet.m

    @property
    def inner(self) -> pygame.Rect:
        """The card within its frame."""
        return plates.inside(self.sheet.rect)

    @property
    def large(self) -> bool:
        """True for a card that is read, not glanced at."""
        wide, high = self.sheet.rect.size
        return wide >= LARGE * self.m.base and high >= wide * 1.2

    @property
    def broad(self) -> bool:
        """True for a card with room for some words."""
        return self.sheet.rect.width >= BROAD * self.m.base

    @property
    def medal(self) -> int:
        """The size of the medallions in the upper corners."""
        wide, high = self.sheet.rect.size
        return round(min(wide * 0.38, 20 * self.m.base + wide * 0.20, high * 0.36))

    @property
    def pad(self) -> int:
        """The room beside words."""
        return max(3, round(self.sheet.rect.width * 0.03))


def share(shown: Shown) -> float:
    """Return the share of the picture on a card that is glanced at: by its size alone."""
    wide, high = shown.sheet.rect.size
    if shown.kind == "planet":  # words, and no icons at its foot
        return 0.57 if shown.broad and high >= wide * 1.2 else 0.42
    if high < wide * 1.2:
        return 0.53
    return 0.54 if shown.broad else 0.40


@dataclass(frozen=True)
class Choice:
    """A way to fill a card: its blocks from top to bottom, and the least share of the picture."""

    blocks: Sequence[Block | None]
    least: float
    even: bool = False
    """True for a picture of exactly that share, so that the names of a row are on one line; on the
    smallest cards the picture takes all the room there is"""


def fill(shown: Shown, choices: Iterable[Choice], foot: int) -> pygame.Rect:
    """Paint the first choice that fits, with the picture above it; return the picture's place."""
    inner = shown.inner
    gap = max(2, round(shown.sheet.rect.height * 0.012))
    below = 0
    for choice in choices:
        high = text_fitting.stack_height(choice.blocks, gap)
        if high is not None and high + 2 * gap + foot <= inner.height * (1 - choice.least):
            blocks = [each for each in choice.blocks if each is not None and each.high]
            even = choice.even and shown.broad
            below = round(inner.height * (1 - choice.least)) if even else 0
            break
    else:
        blocks, high = [], 0
    below = max(below, high + foot + (2 * gap if blocks else gap))
    picture = pygame.Rect(inner.left, inner.top, inner.width, inner.height - below)
    around = max(1, plates.radius(shown.sheet.rect.size) - plates.thickness(shown.sheet.rect.size))
    pictures.paint(shown.sheet, picture, shown.id, shown.kind, around)
    top = picture.bottom + gap
    for each in blocks:
        spot = pygame.Rect(inner.left + shown.pad, top, inner.width - 2 * shown.pad, each.high)
        each.paint(shown.sheet, spot)
        top += each.high + gap
    return picture


def column(shown: Shown) -> int:
    """Return the width of words."""
    return shown.inner.width - 2 * shown.pad


def corner(shown: Shown, drawn: pygame.Surface, right: bool, sign: str) -> None:
    """Blit a medallion into an upper corner, a little over the frame."""
    inner = shown.inner
    rect = drawn.get_rect(topleft=(inner.left, inner.top))
    if right:
        rect.right = inner.right
    shown.sheet.stamp(drawn, rect, sign)


def tag(shown: Shown, icons: Sequence[str], px: int, right: bool) -> None:
    """Paint Codes and Keys on a brass tag in an upper corner."""
    gap = max(2, px // 5)
    size = (len(icons) * (px + gap) + gap, px + 2 * gap)
    rect = pygame.Rect((shown.inner.left + gap, shown.inner.top + gap), size)
    if right:
        rect.right = shown.inner.right - gap
    reach = max(2, px // 8)
    shade = images.shadow(size, max(2, px // 6), reach, 150)
    shown.sheet.surface.blit(shade, (rect.left - 2 * reach, rect.top - reach))
    shown.sheet.surface.blit(plates.plate(size, max(2, px // 6)), rect)
    for number, icon in enumerate(icons):
        drawn = plates.sign(icon, px, inks.NIGHT)
        spot = drawn.get_rect(midleft=(rect.left + gap + number * (px + gap), rect.centery))
        shown.sheet.stamp(drawn, spot, icon)


def foot_px(shown: Shown) -> int:
    """Return the size of the icons at the foot."""
    wide, high = shown.sheet.rect.size
    return round(min(12 * shown.m.base + wide * 0.078, high * 0.15, 44 * shown.m.base))


def row(
    shown: Shown, rect: pygame.Rect, icons: Sequence[str], px: int, align: str = "left"
) -> pygame.Rect:
    """Blit icons in a row at the left, the right or in the middle; "cube:red" is a wooden cube.
    Return their place."""
    gap = max(1, px // 8)
    if icons and icons[0].startswith("cube:"):
        gap = max(2, px // 4)
    wide = len(icons) * (px + gap) - gap if icons else 0
    x = {"left": rect.left, "right": rect.right - wide}.get(align, rect.centerx - wide // 2)
    place = pygame.Rect(x, rect.top, wide, rect.height)
    for icon in icons:
        middle = (x + px // 2, rect.centery)
        _icon(shown.sheet, icon, px, middle)
        x += px + gap
    return place


def _icon(sheet: Paper, icon: str, px: int, middle: tuple[int, int]) -> None:
    kind, _, color = icon.partition(":")
    if kind == "cube":
        drawn = cube(color, round(px * 1.3))
        name = f"cube_{color}"
    else:
        drawn, name = plates.sign(icon, px, inks.CREAM), icon
    sheet.stamp(drawn, drawn.get_rect(center=middle), name)


def draw_count(shown: Shown, rect: pygame.Rect, count: int, icon: str, px: int, room: int) -> int:
    """Blit an icon ``count`` times if there is room, else once with its figure; return the width
    used."""
    gap = max(1, px // 8)
    if count * (px + gap) <= room:
        return row(shown, rect, [icon] * count, px).width + gap
    drawn = plates.figure(str(count), max(fonts.SMALLEST, round(px * 0.8)), inks.CREAM)
    spot = drawn.get_rect(midleft=(rect.left, rect.centery))
    shown.sheet.surface.blit(drawn, spot)
    place = pygame.Rect(spot.right + gap, rect.top, px, rect.height)
    return spot.width + gap + row(shown, place, [icon], px).width + gap
