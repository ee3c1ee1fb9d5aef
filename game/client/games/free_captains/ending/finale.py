"""The last pictures: the vault of weapons closes and three panels go dark; or tracks crack, or the
last pip of the Sectors goes out."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import covers
from game.client.draw.theme import Color, Metrics
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.pieces import inks, people, plates, track
from game.client.tabletop.ending import ending
from game.client.widgets.base import Widget
from game.free_captains.names import ABILITIES

Part = Callable[[], float]
"""how far the last movement has come, 0 to 1"""
DARK = (14, 9, 20)
SHADE = 222  # of 255, over a panel that has gone dark
RIVETS, RAYS = 9, 40  # along the edge of a door, and all around its lock
CRACKS = 3  # in a track
CROWN = 19  # hundredths of a person by which laurels rise above it


def panel_rects(m: Metrics, foot: int, count: int) -> list[pygame.Rect]:
    """Return the places of the aliens, in a row above the person."""
    person = ending.person_rect(m, foot)
    top = m.pick(22, 12)
    high = min(m.du(220), person.top - person.height * CROWN // 100 - 2 * top)
    wide, gap = high * 4 // 5, m.pick(16, 10)
    left = person.centerx - (count * wide + (count - 1) * gap) // 2
    return [pygame.Rect(max(gap, left) + n * (wide + gap), top, wide, high) for n in range(count)]


def low_rect(m: Metrics, foot: int, high: int) -> pygame.Rect:
    """Return the place of vault or tracks, in front of the person."""
    person = ending.person_rect(m, foot)
    wide = min(m.du(860), ending.column(m) - m.du(90))
    rect = pygame.Rect(0, 0, wide, high)
    rect.midbottom = (max(person.centerx, wide // 2 + m.du(16)), foot - m.du(8))
    return rect


class Panels(Widget):
    """The three aliens: they go dark one after another, or stay lit where they have won."""

    solid = False

    def __init__(
        self, rects: Sequence[pygame.Rect], aliens: Sequence[str], dark: bool, part: Part,
        ready: Callable[[], bool],
    ) -> None:  # fmt: skip
        super().__init__("end.panels", rects[0].unionall(list(rects[1:])))
        self.rects, self.aliens, self.dark, self.part = list(rects), list(aliens), dark, part
        self.ready = ready

    def pictures(self) -> Iterator[Callable[[], object]]:
        """Yield what paints each picture ahead."""
        for rect, alien in zip(self.rects, self.aliens, strict=True):
            yield partial(panel, alien, rect.size, self.m.du(8))

    def draw(self, surface: pygame.Surface) -> None:
        count = len(self.rects)
        if not self.ready():
            return
        for number, (rect, alien) in enumerate(zip(self.rects, self.aliens, strict=True)):
            done = max(0.0, min(1.0, self.part() * count - number)) if self.dark else 0.0
            images.draw_panel(surface, rect, "raised", self.m.unit)
            surface.blit(panel(alien, rect.size, self.m.du(8)), rect)
            if done:
                shade = pygame.Surface(rect.size, pygame.SRCALPHA)
                shade.fill((*DARK, round(SHADE * done)))
                images.round_off(shade, self.m.du(8))
                surface.blit(shade, rect)
            line = theme.mix(inks.BRASS_LIT, inks.BRASS_LOW, done)
            width = max(2, self.m.du(3))
            pygame.draw.rect(surface, line, rect, width, border_radius=self.m.du(8))


def panel(alien: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    """Return the picture of an alien with round corners; kept."""
    key = ("last panel", alien, size, radius)
    return images.cached(
        key, lambda: images.ready(images.cut(people.portrait(alien, size), radius))
    )


class Vault(Widget):
    """The shelf with the weapons of the game, behind two brass doors that close."""

    solid = False

    def __init__(
        self, rect: pygame.Rect, weapons: Sequence[str], part: Part, ready: Callable[[], bool]
    ) -> None:
        super().__init__("end.vault", rect)
        self.weapons, self.part, self.ready = list(weapons), part, ready

    def pictures(self) -> Iterator[Callable[[], object]]:
        """Yield what paints each picture ahead."""
        for spot, weapon in zip(self._slots(), self.weapons, strict=True):
            if art.has_scene(weapon):
                yield partial(_cut, weapon, spot.size, self.m.du(6))
        half, middle = (self.rect.width // 2, self.rect.height), (len(self.weapons) + 1) // 2
        yield partial(door, half, False, tuple(self.weapons[:middle]))
        yield partial(door, half, True, tuple(self.weapons[middle:]))

    @staticmethod
    def height(m: Metrics, foot: int) -> int:
        """Return the height of the shelf."""
        most = ending.person_rect(m, foot).height * 26 // 100
        return min(m.pick(150, 96), most)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        if not self.ready():
            return
        frame = rect.inflate(2 * m.du(8), 2 * m.du(8))
        surface.blit(plates.plate(frame.size, m.du(12)), frame)
        surface.blit(plates.well(rect.size, m.du(8)), rect)
        for spot, weapon in zip(self._slots(), self.weapons, strict=True):
            if art.has_scene(weapon):
                surface.blit(_cut(weapon, spot.size, m.du(6)), spot)
            pygame.draw.rect(surface, inks.BRASS, spot, max(1, m.du(2)), border_radius=m.du(6))
        self._doors(surface)

    def _slots(self) -> list[pygame.Rect]:
        m, count = self.m, max(1, len(self.weapons))
        inner = self.rect.inflate(-2 * m.du(12), -2 * m.du(12))
        gap = m.du(10)
        wide = min((inner.width - (count - 1) * gap) // count, inner.height * 8 // 5)
        left = inner.centerx - (count * wide + (count - 1) * gap) // 2
        return [
            pygame.Rect(left + n * (wide + gap), inner.top, wide, inner.height)
            for n in range(count)
        ]

    def _doors(self, surface: pygame.Surface) -> None:
        """Draw the doors as far as they are closed, and the lock once they have met."""
        rect, part = self.rect, self.part()
        clip = surface.get_clip()
        surface.set_clip(clip.clip(rect))
        half = (rect.width // 2, rect.height)
        slid, middle = round(half[0] * (1 - part)), (len(self.weapons) + 1) // 2
        left = door(half, False, tuple(self.weapons[:middle]))
        right = door(half, True, tuple(self.weapons[middle:]))
        surface.blit(left, (rect.left - slid, rect.top))
        surface.blit(right, (rect.right - half[0] + slid, rect.top))
        surface.set_clip(clip)
        if part > 0.94:
            px = rect.height * 50 // 100
            lock = plates.medallion(inks.TEAL, px)
            surface.blit(lock, lock.get_rect(center=rect.center))
            star = plates.sign("super_weapon", px * 46 // 100, inks.CREAM)
            surface.blit(star, star.get_rect(center=rect.center))


def door(size: tuple[int, int], right: bool, weapons: tuple[str, ...]) -> pygame.Surface:
    """Return a door of engraved brass: a fan of rays and rings around the lock, a raised rim with
    rivets, and a round window before each weapon; kept."""
    key = ("vault door", size, right, weapons)
    if (known := images.lookup(key)) is not None:
        return known
    top = theme.mix(inks.BRASS_LIT, inks.BRASS, 0.8)
    made = images.gradient(size, top, theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.45)).copy()
    wide, high = size
    edge, seam = max(3, high // 22), 0 if right else wide
    low, lit = theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.3), inks.BRASS_LIT
    made.blit(_rays(size, seam), (0, 0))
    for part, width in ((50, 2), (56, 1), (104, 3), (113, 1), (176, 2), (184, 1)):
        radius = high * part // 100
        line = max(1, edge * width // 5)
        pygame.draw.circle(made, low, (seam, high // 2), radius, line)
        pygame.draw.circle(made, theme.mix(lit, inks.BRASS, 0.3), (seam + 1, high // 2 + 1),
                           radius + line, 1)  # fmt: skip
    covers.glow(made, (wide // 4, 0), wide * 6 // 10, theme.rgb("FFE0A0"), 0.16)
    _rim(made, edge, low)
    for number in range(RIVETS):
        x = edge * 2 + (wide - 4 * edge) * number // (RIVETS - 1)
        for y in (edge * 3 // 2, high - edge * 3 // 2):
            pygame.draw.circle(made, low, (x + 1, y + 1), edge * 3 // 4)
            pygame.draw.circle(made, lit, (x, y), edge // 2)
    _windows(made, right, weapons)
    line = 0 if right else wide - 2
    pygame.draw.line(made, inks.NIGHT, (line, 0), (line, high), 2)
    return images.keep(key, images.ready(made))


def _windows(made: pygame.Surface, right: bool, weapons: Sequence[str]) -> None:
    """Set the windows into a door, clear of the lock at its inner edge."""
    wide, high = made.get_size()
    clear = high * 30 // 100
    px = min(high * 70 // 100, (wide - clear) // max(1, len(weapons)) * 88 // 100)
    for number, weapon in enumerate(weapons):
        x = (wide - clear) * (2 * number + 1) // (2 * len(weapons)) + (clear if right else 0)
        middle = (x, high // 2)
        ring = max(2, px // 14)
        pygame.draw.circle(made, inks.BRASS_LOW, (x + 1, high // 2 + 2), px // 2 + ring)
        pygame.draw.circle(made, inks.BRASS_LIT, middle, px // 2 + ring)
        pygame.draw.circle(made, inks.NIGHT, middle, px // 2)
        if art.has_scene(weapon):
            shown = _cut(weapon, (px, px), px // 2)
            made.blit(shown, shown.get_rect(center=middle))
        pygame.draw.circle(made, inks.NIGHT, middle, px // 2, max(1, ring // 2))


def _rays(size: tuple[int, int], seam: int) -> pygame.Surface:
    """Return the fan that is cut into a door, from the middle of its seam."""
    wide, high = size
    sheet = pygame.Surface((wide * 2, high * 2), pygame.SRCALPHA)  # twice as large: smooth edges
    middle = (seam * 2, high)
    for ray in range(RAYS):
        turns = [math.tau * (ray + part) / RAYS for part in (0.0, 0.5)]
        ends = [(middle[0] + 4 * wide * math.cos(t), middle[1] + 4 * wide * math.sin(t))
                for t in turns]  # fmt: skip
        pygame.draw.polygon(sheet, (*theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.5), 92),
                            [middle, *ends])  # fmt: skip
        pygame.draw.line(sheet, (*inks.BRASS_LIT, 120), middle, ends[0], 2)
    return pygame.transform.smoothscale(sheet, size)


def _rim(made: pygame.Surface, edge: int, low: Color) -> None:
    """Raise the edge of a door: bright above and at the left, dark below and at the right."""
    rect = made.get_rect()
    pygame.draw.rect(made, theme.mix(inks.BRASS, inks.BRASS_LOW, 0.35), rect, edge * 3)
    inner = rect.inflate(-6 * edge, -6 * edge)
    pygame.draw.rect(made, low, inner, max(1, edge // 3))
    thin = max(1, edge // 4)
    pygame.draw.lines(made, inks.BRASS_LIT, False,
                      [rect.bottomleft, rect.topleft, rect.topright], thin * 2)  # fmt: skip
    pygame.draw.lines(made, inks.BRASS_LIT, False,
                      [inner.bottomleft, inner.bottomright, inner.topright], thin)  # fmt: skip


def _cut(weapon: str, size: tuple[int, int], radius: int) -> pygame.Surface:
    key = ("vault weapon", weapon, size, radius)
    return images.cached(key, lambda: images.ready(images.cut(art.scene(weapon, size), radius)))


class Tracks(Widget):
    """The three tracks as they stood at the end; those at 0 crack."""

    solid = False

    def __init__(
        self, rect: pygame.Rect, abilities: dict[str, int], most: Sequence[int], part: Part
    ) -> None:
        super().__init__("end.tracks", rect)
        self.abilities, self.most, self.part = abilities, most, part

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height of the three tracks."""
        return 3 * m.pick(62, 40)

    def draw(self, surface: pygame.Surface) -> None:
        m, high = self.m, self.rect.height // len(ABILITIES)
        for number, name in enumerate(ABILITIES):
            line = pygame.Rect(self.rect.left, self.rect.top + number * high, self.rect.width,
                               high - m.du(6))  # fmt: skip
            track.draw(surface, line, m, name, self.abilities[name], self.most[number])
            if not self.abilities[name]:
                self._crack(surface, line, number)

    def _crack(self, surface: pygame.Surface, line: pygame.Rect, seed: int) -> None:
        """Draw cracks from the 0 across a track, as long as they have grown."""
        part, width = self.part(), max(2, self.m.du(3))
        shade = pygame.Surface(line.size, pygame.SRCALPHA)
        shade.fill((*DARK, round(110 * part)))
        surface.blit(shade, line)
        for number in range(CRACKS):
            points = _crack_points(line, seed * 10 + number)
            shown = points[: max(2, round(len(points) * part))]
            if part > 0:
                pygame.draw.lines(surface, inks.BRASS_LOW, False,
                                  [(x + 1, y + 1) for x, y in shown], width)  # fmt: skip
                pygame.draw.lines(surface, inks.NIGHT, False, shown, width)


def _crack_points(line: pygame.Rect, seed: int) -> list[tuple[int, int]]:
    """Return a crack across a track, the same every time."""
    stream = random.Random(seed)
    top = line.left + line.width * (18 + 27 * (seed % 10) + stream.randrange(12)) // 100
    lean, steps = stream.choice((-1, 1)) * line.height // 2, 6
    made = []
    for step in range(steps + 1):
        shift = lean * step // steps + stream.randrange(-line.height // 8, line.height // 8 + 1)
        made.append((top + shift, line.top + line.height * step // steps))
    return made


class Pips(Widget):
    """A pip for each line in the decks; the last one goes out."""

    solid = False

    def __init__(self, rect: pygame.Rect, decks: int, lines: int, part: Part) -> None:
        super().__init__("end.pips", rect)
        self.decks, self.lines, self.part = decks, lines, part

    @staticmethod
    def height(m: Metrics) -> int:
        """Return the height of the row."""
        return m.pick(84, 58)

    def draw(self, surface: pygame.Surface) -> None:
        m, rect = self.m, self.rect
        frame = rect.inflate(2 * m.du(6), 2 * m.du(6))
        surface.blit(plates.plate(frame.size, m.du(12)), frame)
        surface.blit(plates.well(rect.size, m.du(8)), rect)
        count = self.decks * self.lines
        px = min(rect.height * 62 // 100, rect.width // (count + self.decks))
        pitch = (rect.width - 2 * m.du(14)) / (count + (self.decks - 1) * 0.5)
        for number in range(count):
            x = rect.left + m.du(14) + round((number + number // self.lines * 0.5 + 0.5) * pitch)
            last = number == count - 1
            left = 1 - self.part() if last else 0.0
            self._pip(surface, (x, rect.centery), px, left)

    def _pip(self, surface: pygame.Surface, middle: tuple[int, int], px: int, lit: float) -> None:
        """Draw a pip in its ring, ``lit`` of it still glowing."""
        color: Color = theme.mix(theme.mix(inks.PLUM, inks.NIGHT, 0.5), inks.VERMILION, lit)
        if lit > 0:
            covers.glow(surface, middle, px, inks.VERMILION, 0.6 * lit)
        disc = plates.medallion(theme.mix(inks.PLUM, inks.NIGHT, 0.5), px, False)
        surface.blit(disc, disc.get_rect(center=middle))
        pygame.draw.circle(surface, color, middle, px * 30 // 100)
