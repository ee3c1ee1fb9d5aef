"""Dice on the table: their owner, purpose, faces and total.

New dice tumble before they land: decoration, since the result is already decided. A click or Space
lands them at once. Dice that were canceled lie broken beside the others.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.kit.marks import draw_mark
from game.client.tabletop.pages import solids
from game.client.tabletop.pages.solids import Die
from game.client.widgets.base import Widget
from game.client.widgets.placement import Rank
from game.table.events import Event

__all__ = ("Die", "DiceRow", "LabeledRow", "Roll", "Tumble", "TUMBLE_SECONDS", "FELT")

TUMBLE_SECONDS = 0.8
FIRST_DOWN, LAST_DOWN = 0.5, 0.9
"""parts of the time after which the first and the last die land"""
SQUASH, SQUASH_PART = 0.06, 0.1  # of its height, and for which part of the time, as a die lands
LAPS = 1.5  # turns of a die before it lands
HOPS, HOP = 2.5, 0.5  # number and height (in parts of a die) of its hops
THROW = 1.7  # how far it comes, in parts of its size
SPLIT_FROM = 0.35  # part of the time after which a canceled die breaks
APART, FADED = 0.1, 140  # of a broken die: how far its halves lie apart, and how opaque they are
TALL = 1.28  # height of a die at rest, in parts of its width
DIE_DU, COMPACT_DU, LEAST = 72, 56, 40
"""size of dice on the cloth; in a small window; and the least, in pixels, while there is room"""
STEPS = (0.88, 0.78, 0.66, 0.55)  # sizes of dice where there are many
NOTES = {each: theme.GOOD for each in ("passed", "won")}
NOTES |= {each: theme.DANGER for each in ("failed", "lost")}
"""the ink of a result"""
FELT = theme.rgb("1C4440")


@dataclass
class Roll(ABC):
    """Dice on the table: owner, purpose, and current faces.

    ``note`` is the result of a test: "passed", "failed" or "". ``fresh`` is the number of dice at
    the end that the last answer rolled. ``lost`` are dice that were canceled; the last answer
    canceled the final ``breaking`` of them. A game's own rolls provide the look of their dice
    (``die``), and purpose and total in words.
    """

    seat: int
    who: str
    purpose: str
    faces: tuple[str, ...]
    note: str = ""
    fresh: int = 0
    lost: tuple[str, ...] = ()
    breaking: int = 0

    @property
    def words(self) -> str:
        """The purpose of the roll."""
        return self.purpose

    @property
    def total(self) -> str:
        """The total of the dice."""
        return self.note

    @property
    def moves(self) -> bool:
        """True if the last answer rolled or canceled some of the dice."""
        return bool(self.fresh or self.breaking)

    @abstractmethod
    def die(self, number: int) -> Die:
        """Return the look of one of the dice."""


@dataclass
class Tumble:
    """The progress of the last answer's dice (0 to 1), and that answer's events."""

    part: float = 1.0
    events: Sequence[Event] = ()

    @property
    def rolling(self) -> bool:
        """True while the dice have not landed."""
        return self.part < 1.0


def grid(m: Metrics, area: pygame.Rect, count: int, most: int) -> list[pygame.Rect]:
    """Return the places of ``count`` dice in an area, in even rows around its middle.

    They are as large as ``most`` dice can be there, so that both sides of a page look alike.
    """
    gap = m.pick(10, 7)
    px, columns = _fit_size(m, area, max(1, most, count), gap)
    rows = max(1, math.ceil(count / max(1, columns)))
    high, made = round(px * TALL), list[pygame.Rect]()
    top = area.centery - (rows * (high + gap) - gap) // 2
    for line in range(rows):
        here = count // rows + (1 if line < count % rows else 0)
        left = area.centerx - (here * (px + gap) - gap) // 2
        made += [pygame.Rect(left + n * (px + gap), top, px, high) for n in range(here)]
        top += high + gap
    return made


def sizes(m: Metrics) -> list[int]:
    """Return the sizes of dice in pixels, from the largest: few, so that each is painted once."""
    first = m.pick(DIE_DU, COMPACT_DU)
    return sorted({first, *(max(LEAST, round(first * part)) for part in STEPS)}, reverse=True)


def _fit_size(m: Metrics, area: pygame.Rect, count: int, gap: int) -> tuple[int, int]:
    """Return the largest size of dice that fits into an area, and how many stand in a row."""
    for px in (*sizes(m), LEAST * 3 // 4, LEAST // 2):
        columns = max(1, (area.width + gap) // (px + gap))
        rows = math.ceil(count / columns)
        if rows * (round(px * TALL) + gap) - gap <= area.height:
            break
    return px, columns


class DiceRow(Widget):
    """The dice of a roll, on any ground. ``come`` is the side from which they are
    thrown: -1 for the left, 1 for the right."""

    reads = Rank.WORDS
    reach_du = ((THROW + 0.5) * DIE_DU, DIE_DU)  # of dice in the air

    def __init__(
        self, id: str, rect: pygame.Rect, roll: Roll, most: int, tumble: Tumble | None = None,
        come: int = -1,
    ) -> None:  # fmt: skip
        super().__init__(id, rect)
        self.roll, self.most = roll, max(1, most)  # dice of both sides are equally large
        self.tumble, self.come = tumble or Tumble(), come

    @property
    def rolling(self) -> bool:
        """True while some of the dice have not landed, or break."""
        return self.roll.moves and self.tumble.part < 1.0

    @property
    def count(self) -> int:
        """The number of dice that need a place, broken ones included."""
        return len(self.roll.faces) + len(self.roll.lost)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_dice(surface, grid(self.m, self.rect, self.count, self.most))

    def draw_dice(self, surface: pygame.Surface, places: Sequence[pygame.Rect]) -> None:
        """Draw every die at its place; those in the air last."""
        before = surface.get_clip()
        surface.set_clip(before.clip(self.paint_rect))
        roll, count = self.roll, len(self.roll.faces)
        air = [self._distance_left(number - (count - roll.fresh)) for number in range(count)]
        for number in sorted(range(count), key=lambda each: air[each] > 0):
            if air[number] > 0:
                self._draw_flying(surface, number, places[number], air[number])
            else:
                self._draw_landed(surface, number, places[number])
        for number, face in enumerate(roll.lost):
            self._draw_breaking(surface, number, face, places[count + number])
        surface.set_clip(before)

    def _draw_landed(self, surface: pygame.Surface, number: int, place: pygame.Rect) -> None:
        die, px = self.roll.die(number), place.width
        drawn = die.at_rest(self.roll.faces[number], px)
        _shade(surface, place, px, 0)
        squash = self._squash(number - (len(self.roll.faces) - self.roll.fresh))
        if squash:
            wide, high = drawn.get_size()
            size = (round(wide * (1 + squash / 2)), round(high * (1 - squash)))
            drawn = pygame.transform.scale(drawn, size)
        spot = drawn.get_rect(center=place.center)
        surface.blit(drawn, spot.move(0, round(place.height * squash / 2)))

    def _draw_flying(
        self, surface: pygame.Surface, number: int, place: pygame.Rect, left: float
    ) -> None:
        die, px = self.roll.die(number), place.width
        count = solids.frames(die.solid)
        lap = round(left * LAPS * count) * self.come
        drawn = die.tumble(lap + 5 * number, number, px)
        hop = abs(math.sin(left * math.pi * HOPS)) * left * px * HOP
        x = place.centerx + round(self.come * left * px * THROW)
        _shade(surface, place.move(x - place.centerx, 0), px, hop)
        surface.blit(drawn, drawn.get_rect(center=(x, round(place.centery - hop))))

    def _draw_breaking(
        self, surface: pygame.Surface, number: int, face: str, place: pygame.Rect
    ) -> None:
        """Draw a canceled die: whole, then breaking, then two faint halves."""
        roll, px = self.roll, place.width
        part = 1.0
        if number >= len(roll.lost) - roll.breaking:
            part = max(0.0, (self.tumble.part - SPLIT_FROM) / (1 - SPLIT_FROM))
        if part < 0.5:
            _shade(surface, place, px, 0)
        die = roll.die(len(roll.faces) + number)
        shift = round(part * px * APART)
        for right in (False, True):
            drawn = die.half(face, px, right)
            drawn.set_alpha(round(255 - part * (255 - FADED)))
            spot = drawn.get_rect(center=place.center)
            surface.blit(drawn, spot.move(shift if right else -shift, abs(shift) // 3))
            drawn.set_alpha(255)

    def _landing_time(self, number: int) -> float:
        """Return the part of the time after which a new die has landed."""
        return FIRST_DOWN + (LAST_DOWN - FIRST_DOWN) * (number + 1) / max(1, self.roll.fresh)

    def _distance_left(self, number: int) -> float:
        """Return the part of its way that a new die has left, 0 once landed; negative numbers are
        older dice."""
        if number < 0 or not self.rolling:
            return 0.0
        return max(0.0, 1 - self.tumble.part / self._landing_time(number))

    def _squash(self, number: int) -> float:
        """Return how flat a die that has just landed is, in parts of its height."""
        if number < 0 or not self.rolling:
            return 0.0
        since = (self.tumble.part - self._landing_time(number)) / SQUASH_PART
        return SQUASH * math.sin(since * math.pi) if 0 < since < 1 else 0.0


def _shade(surface: pygame.Surface, place: pygame.Rect, px: int, hop: float) -> None:
    """Draw the shadow of a die: to the lower right, fainter the higher it is."""

    def make() -> pygame.Surface:
        made = pygame.Surface((px * 2, px * 2), pygame.SRCALPHA)
        body = pygame.Rect(0, 0, round(px * 1.06), round(px * 1.1))
        body.center = (px, px)
        pygame.draw.rect(made, (0, 0, 0, 150), body, border_radius=px // 4)
        return images.ready(
            pygame.transform.gaussian_blur(made, max(2, px // 10), repeat_edge_pixels=False)
        )

    drawn = images.cached(("die shade", px), make)
    drawn.set_alpha(max(70, round(255 - hop * 5)))
    spot = drawn.get_rect(center=(place.centerx + px // 16, place.centery + px // 8))
    surface.blit(drawn, spot.move(round(hop * 0.4), round(hop * 0.2)))
    drawn.set_alpha(255)


class LabeledRow(DiceRow):
    """A roll in one line: owner, purpose, dice on a strip of cloth, and total."""

    felt: Color = FELT
    reach_du = (0, 0)

    def draw(self, surface: pygame.Surface) -> None:
        m, roll, pen = self.m, self.roll, Pen(surface, self.m, self.id)
        surface.blit(solids.felt(self.rect.size, self.felt, m.du(8)), self.rect)
        room = Room(self.rect).inset(m.du(14), m.du(4))
        total, style = roll.total, "heading" if self._two_lines(m) else "tile_bold"
        spot = room.east(pen.width(style, total) + m.du(8) if total else 0)
        most = room.width - self._dice_need()
        draw_mark(surface, m, roll.seat, (room.left + m.du(8), room.centery), m.du(8))
        room.west(m.du(26))
        self._who(surface, room.west(max(m.du(96), min(self._words_need(), most))))
        share = (room.width - m.du(16)) // max(1, self.count)
        px = min(round(room.height / TALL), max(m.du(20), share - m.du(6)))
        room.west(m.du(8))
        self.draw_dice(surface, [room.west(px, m.du(6)).piece(px, round(px * TALL))
                                 for _ in range(self.count)])  # fmt: skip
        if total and not self.rolling:
            ink = NOTES.get(roll.note, theme.INK)
            pen.text(style, total, ink, spot, "right")

    def natural_width(self) -> int:
        """Return the width in pixels at which all its words stand in a single line. It is on its
        form."""
        m = self.m
        total = fonts.measure(m, "tile_bold", self.roll.total)[0]
        return m.du(70) + self._words_need() + self._dice_need() + total

    def _two_lines(self, m: Metrics) -> bool:
        return self.rect.height - 2 * m.du(4) >= 2 * m.pitch("tile_bold")

    def _words_need(self) -> int:
        """Return the width in pixels of the longer line."""
        m = self.m
        if not self._two_lines(m):
            return 4 + fonts.measure(m, "tile_bold", f"{self.roll.who}: {self.roll.words}")[0]
        return 4 + max(
            fonts.measure(m, "tile_bold", self.roll.who)[0],
            fonts.measure(m, "tile", self.roll.words)[0],
        )

    def _dice_need(self) -> int:
        """Return the width in pixels of dice of a good size, with their gaps."""
        m = self.m
        px = round((self.rect.height - 2 * m.du(4)) / TALL)
        return max(1, self.count) * (px + m.du(6)) + m.du(50)

    def _who(self, surface: pygame.Surface, words: pygame.Rect) -> None:
        m = self.m
        purpose = self.roll.words
        high = m.pitch("tile_bold")
        if words.height >= 2 * high:
            upper = pygame.Rect(words.left, words.centery - high, words.width, high)
            lower = upper.move(0, high)
            _fit_line(surface, m, "tile_bold", self.roll.who, theme.INK, upper, self.id)
            _fit_line(surface, m, "tile", purpose, theme.SOFT, lower, self.id)
        else:
            both = f"{self.roll.who}: {purpose}" if purpose else self.roll.who
            _fit_line(surface, m, "tile_bold", both, theme.INK, words, self.id)


def _fit_line(
    surface: pygame.Surface, m: Metrics, style: str, text: str, ink: theme.Color,
    rect: pygame.Rect, where: str,
) -> None:  # fmt: skip
    shown = fonts.shorter(m, style, text, rect.width)
    fonts.draw_line(surface, m, style, shown, ink, rect, "left", where)


def row_ids(prefix: str, rolls: Sequence[Roll]) -> list[str]:
    """Return an id for each roll; a seat may have rolled more than once for the same purpose."""
    made: list[str] = []
    for roll in rolls:
        id, again = f"{prefix}.dice.{roll.seat}.{roll.purpose}", 1
        while id in made:
            again += 1
            id = f"{prefix}.dice.{roll.seat}.{roll.purpose}.{again}"
        made.append(id)
    return made
