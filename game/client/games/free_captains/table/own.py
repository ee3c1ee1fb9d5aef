"""The captain: the portrait, the three tracks, and the hand."""

from __future__ import annotations

from collections.abc import Collection

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import faces
from game.client.games.free_captains.cards.hand import HELD
from game.client.games.free_captains.pieces import cubes, inks, plates, track
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.thing import MatCard, MatThing
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.kit.thing import Name
from game.free_captains.text.effects import ABILITY_NAMES


def is_short(rect: pygame.Rect) -> bool:
    """Return True if there is room for the points alone, not for a track."""
    return rect.width < 5 * rect.height


def cube_place(rect: pygame.Rect, value: int) -> pygame.Rect:
    """Return the place of the cube on a track."""
    if not is_short(rect):
        return track.cube_rect(rect, value)
    place = pygame.Rect(0, 0, rect.height // 2, rect.height // 2)
    place.center = rect.center
    return place


def _counter(
    surface: pygame.Surface, rect: pygame.Rect, ability: str, value: int, most: int, m: Metrics
) -> None:
    """Paint the points of an ability as a figure beside its sign."""
    surface.blit(plates.plate(rect.size, m.du(12), False), rect)
    inner = rect.inflate(-2 * m.du(7), -2 * m.du(7))
    surface.blit(plates.well(inner.size, m.du(9)), inner)
    px = round(inner.height * 0.8)
    sign = plates.ability(ability, px)
    surface.blit(sign, sign.get_rect(midleft=(inner.left + m.du(8), inner.centery)))
    told = plates.figure(str(value), round(px * 0.7), inks.CREAM if value else theme.DANGER)
    left = inner.left + px + m.du(20)
    at = surface.blit(told, told.get_rect(midleft=(left, inner.centery)))
    line = pygame.Rect(at.right + m.du(10), inner.top, 0, inner.height)
    line.width = inner.right - m.du(6) - line.left
    ink = theme.mix(inks.CREAM, inks.PLUM, 0.3)
    fonts.draw_line(surface, m, "label", f"of {most}", ink, line, "left", "most")


class Captain(MatCard):
    """The captain."""

    layer = 1

    @property
    def subject(self) -> str:
        return str(self.model.view["captain"])

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        faces.draw(surface, rect, self.m, self.subject, now=self.model.now(self.subject))


class Track(MatThing):
    """The track of an ability, by the ability, without its cube, which moves."""

    layer, broad = 2, True

    @property
    def tip(self) -> str:
        have, most = self.model.view["abilities"][self.id], self.model.most(self.id)
        return f"**{ABILITY_NAMES[self.id]}**: {have} points (maximum {most})"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        model, m, value = self.model, self.m, self.model.view["abilities"][self.id]
        if is_short(rect):
            _counter(surface, rect, self.id, value, model.most(self.id), m)
            return
        track.draw(surface, rect, m, self.id, value, model.most(self.id), cube_on=False)
        if model.fatal(self.id):
            place = track.space(rect, 0).inflate(-m.du(4), -m.du(14))
            pygame.draw.rect(surface, theme.DANGER, place, max(2, m.du(3)), border_radius=m.du(6))

    def picture(self) -> pygame.Surface | None:
        return cubes.cube(track.CUBES[self.id], self.m.du(46))


class Hand(MatThing):
    """The place of the hand."""


class HandCard(MatCard):
    """A card in hand; the next one may cover a part of it."""

    layer, moves = 2, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        with fonts.ignore_text():
            faces.draw(surface, rect, self.m, self.id, now=HELD)


def draw_cubes(surface: pygame.Surface, model: Model, spots: Spots, away: Collection[Name]) -> None:
    """Draw the cube on each track, unless it is under way."""
    for name, rect in spots.items():
        if name[0] == "track" and ("points", name[1]) not in away and not is_short(rect):
            place = cube_place(rect, model.view["abilities"][name[1]])
            surface.blit(cubes.cube(track.CUBES[name[1]], place.width), place)
