"""The dice of a check in their well: they tumble, land sorted, and cancel pair by pair."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import images, theme
from game.client.draw.pen import Pen
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.edge.cards import dice, solid_dice
from game.client.games.edge.identity.identity import DICE, INK, PAPER, RED
from game.client.tabletop.pages.dice import (
    APART,
    FADED,
    HOP,
    HOPS,
    LAPS,
    THROW,
    DiceRow,
    Roll,
    Tumble,
)
from game.client.tabletop.pages.solids import Die
from game.edge import events as e
from game.edge.dice.faces import Kind, Symbol, face
from game.edge.dice.rolling import Roll as Thrown
from game.edge.dice.rolling import Rolled
from game.edge.text import dice as said

PAIR_SECONDS = 0.22
"""for each pair that cancels, at normal speed"""
MOST_DU = 84
"""design units of the largest dice beside the spend cards"""


LASTING = {Symbol.TRIUMPH, Symbol.DESPAIR}
"""signs that count even where their Success or Failure is canceled"""
AnyRoll = e.Rolled | e.Thrown
"""an event with dice"""


def as_thrown(event: AnyRoll) -> Thrown:
    """Return the dice of a check as they fell."""
    return Thrown(tuple(Rolled(Kind(kind), face) for kind, face in zip(event.dice, event.faces)))


@dataclass
class CheckRoll(Roll):
    """The dice of a check, all of them fresh or none."""

    dice: tuple[Rolled, ...] = ()

    def die(self, number: int) -> Die:
        kind = self.dice[number].kind
        return Die(lambda face, px: pygame.Surface((px, px), pygame.SRCALPHA), ("",),
                   DICE[kind][0])  # fmt: skip


def roll_of(event: AnyRoll, fresh: bool) -> CheckRoll:
    """Return a check as dice on the table."""
    faces = tuple(str(each) for each in event.faces)
    dice_ = tuple(Rolled(Kind(kind), face) for kind, face in zip(event.dice, event.faces))
    return CheckRoll(0, event.who, event.skill, faces, fresh=len(faces) if fresh else 0,
                     dice=dice_)  # fmt: skip


class Well(DiceRow):
    """The dice of a check: in motion, then with the pairs struck out that cancel."""

    def __init__(
        self, id: str, rect: pygame.Rect, event: AnyRoll, tumble: Tumble, fresh: bool,
        struck: Callable[[], float],
    ) -> None:  # fmt: skip
        made = roll_of(event, fresh)
        super().__init__(id, rect, made, len(made.faces), tumble)
        self.dice, self.struck = made.dice, struck
        self.pairs = as_thrown(event).pairs
        self.solid = False
        self.most_du = MOST_DU

    def places(self) -> list[pygame.Rect]:
        """Return the places of the dice: one row, as large as there is room for."""
        m, count = self.m, max(1, len(self.dice))
        gap = m.pick(8, 5)
        room = (self.rect.width + gap) // count - gap
        px = min(m.du(self.most_du), self.rect.height - m.du(6), room)
        px = max(px, m.du(24))
        line = Room(self.rect).piece(count * (px + gap) - gap, px)
        return [line.west(px, gap) for _ in range(count)]

    def hover_at(self, pos: tuple[int, int]) -> None:
        """Name the face of the die under the pointer, once the dice lie."""
        places = [] if self.rolling else self.places()
        shown = (each for each, place in zip(self.dice, places) if place.collidepoint(pos))
        die = next(shown, None)
        self.tip = "" if die is None else (
            f"**{said.KINDS[die.kind]}**: {said.face(face(die.kind, die.number))}"
        )  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        places, broken = self.places(), set() if self.rolling else self._broken()
        with Pen(surface, self.m).clip_to(self.paint_rect):
            for at, (die, place) in enumerate(zip(self.dice, places)):
                left = self._distance_left(at) if self.roll.fresh else 0.0
                if left > 0:
                    self._draw_tumbling(surface, at, place, left)
                elif at in broken:
                    _halves(surface, solid_dice.at_rest(die.kind, die.number, place.width), place)
                else:
                    self._draw_landed(surface, at, place)
                    self._edge(surface, die, place)
            if not self.rolling:
                self._strike(surface, places, broken)

    def _shown(self) -> int:
        """Return the number of pairs that have canceled by now."""
        return round(self.struck() * len(self.pairs) + 0.001)

    def _broken(self) -> set[int]:
        """Return the dice of which nothing is left: a Triumph or a Despair always is."""
        gone: Counter[int] = Counter()
        for pair in self.pairs[: self._shown()]:
            gone.update((pair.positive.die, pair.negative.die))
        signs = [dice.symbols_of(each.kind, each.number) for each in self.dice]
        return {at for at, count in gone.items()
                if count >= len(signs[at]) and not LASTING & {*signs[at]}}  # fmt: skip

    def _edge(self, surface: pygame.Surface, die: Rolled, place: pygame.Rect) -> None:
        """Draw an edge of gold around a Triumph, and of red around a Despair."""
        signs = dice.symbols_of(die.kind, die.number)
        tone = theme.GOLD if Symbol.TRIUMPH in signs else RED if Symbol.DESPAIR in signs else None
        if tone is not None:
            points = [(place.left + x, place.top + y)
                      for x, y in solid_dice.silhouette(die.kind, place.width)]  # fmt: skip
            pygame.draw.polygon(surface, tone, points, max(2, self.m.du(4)))

    def _draw_landed(self, surface: pygame.Surface, number: int, place: pygame.Rect) -> None:
        """Draw a die at rest, a little flat if it has just landed."""
        die = self.dice[number]
        shown = solid_dice.at_rest(die.kind, die.number, place.width)
        squash = self._squash(number) if self.roll.fresh else 0.0
        if squash:
            wide, high = shown.get_size()
            size = (round(wide * (1 + squash / 2)), round(high * (1 - squash)))
            shown = pygame.transform.smoothscale(shown, size)
        _shade(surface, place, 0.0)
        surface.blit(shown, shown.get_rect(midbottom=place.midbottom))

    def _draw_tumbling(
        self, surface: pygame.Surface, number: int, place: pygame.Rect, left: float
    ) -> None:
        """Draw a die in the air: it rolls, hops and comes from the left."""
        px, die = place.width, self.dice[number]
        hop = abs(math.sin(left * math.pi * HOPS)) * left * px * HOP
        x = place.centerx - round(left * px * THROW)
        _shade(surface, place.move(x - place.centerx, 0), hop / px)
        shown = solid_dice.turning(die.kind, die.number, left * LAPS, px)
        surface.blit(shown, shown.get_rect(center=(x, round(place.centery - hop))))

    def _strike(
        self, surface: pygame.Surface, places: Sequence[pygame.Rect], broken: set[int]
    ) -> None:
        """Strike out the signs that cancel, as far as the pairs have come, on dice that are
        whole."""
        spots = (spot for pair in self.pairs[: self._shown()]
                 for spot in (pair.positive, pair.negative))  # fmt: skip
        for spot in spots:
            die = self.dice[spot.die]
            if spot.die not in broken and not LASTING & {*dice.symbols_of(die.kind, die.number)}:
                self._cross(surface, places[spot.die], self.dice[spot.die], spot.place)

    def _cross(self, surface: pygame.Surface, place: pygame.Rect, die: Rolled, at: int) -> None:
        signs = dice.symbols_of(die.kind, die.number)
        spots, size = solid_dice.sign_spots(die.kind, len(signs), place.width)
        x, y = spots[min(at, len(spots) - 1)]
        middle = (place.left + round(x), place.top + round(y))
        reach = max(3, round(size * 0.56))
        body, ink, _ = DICE[die.kind]
        veil = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
        pygame.draw.circle(veil, (*body, 190), (reach, reach), reach)
        surface.blit(veil, veil.get_rect(center=middle))
        line = max(2, self.m.du(3))
        pygame.draw.line(surface, ink, (middle[0] - reach, middle[1] + reach // 2),
                         (middle[0] + reach, middle[1] - reach // 2), line)  # fmt: skip


def _shade(surface: pygame.Surface, place: pygame.Rect, height: float) -> None:
    """Draw the shadow of a die that is ``height`` of its size above the cloth."""
    px = place.width
    wide = round(px * (0.92 - 0.3 * min(1.0, height)))
    size = (wide, max(2, wide // 3))
    key = ("edge die shade", size)
    drawn = images.lookup(key)
    if drawn is None:
        drawn = images.keep(key, pygame.Surface(size, pygame.SRCALPHA))
        for part in (1.0, 0.82, 0.64):
            rect = pygame.Rect(0, 0, round(wide * part), round(size[1] * part))
            rect.center = drawn.get_rect().center
            pygame.draw.ellipse(drawn, (0, 0, 0, round(150 - 70 * part)), rect)
    surface.blit(drawn, drawn.get_rect(center=(place.centerx + px // 16, place.bottom - px // 16)))


def _halves(surface: pygame.Surface, die: pygame.Surface, place: pygame.Rect) -> None:
    """Draw a die that has canceled: broken in two, and faded."""
    px, apart = place.width, max(2, round(place.width * APART))
    shown = die.copy()
    shown.set_alpha(FADED)
    for side, left in ((-1, 0), (1, px // 2)):
        part = pygame.Rect(left, 0, px - px // 2 if left else px // 2, px)
        at = (place.left + left + side * apart // 2, place.top + side * apart // 3)
        surface.blit(shown, at, part)


def cloth(surface: pygame.Surface, rect: pygame.Rect, m: Metrics) -> None:
    """Draw the ground of the well: a dark blotter."""
    color = theme.mix(INK, PAPER, 0.05)
    pygame.draw.rect(surface, color, rect, border_radius=m.du(6))
    edge = theme.mix(INK, PAPER, 0.18)
    pygame.draw.rect(surface, edge, rect, max(1, m.du(1)), border_radius=m.du(6))
