"""The tray: dice, the bag with its counts and chances, drawn cubes, and the supply."""

from __future__ import annotations

from typing import cast

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.facts.forecast import does
from game.client.games.free_captains.facts.last_draw import Fall, last_draw
from game.client.games.free_captains.pieces import bag as bags
from game.client.games.free_captains.pieces import cubes, dice, inks, plates
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table.shelf import engrave
from game.client.games.free_captains.table.spot_layout import counts_of_bag, cube_places
from game.client.games.free_captains.table.thing import MatDie, MatThing
from game.client.tabletop.kit.layout import row
from game.free_captains.names import COLORS, YELLOW, Color
from game.table.grammar import counted, percent

# --- the bag --------------------------------------------------------------------------------------


def odds(model: Model) -> list[str]:
    """Return the chance of a Super Weapon, the fullest words first."""
    if model.shown or not any(model.bag.values()):
        return []
    one = percent(model.chances(1)[COLORS[YELLOW]].any)
    short = f"1 cube: {one} for a weapon"
    count = model.ahead
    if count < 2:
        return [short]
    more = percent(model.chances(count)[COLORS[YELLOW]].any)
    return [f"{short}; {count} cubes: {more} for one or more",
            f"{count} cubes: {more} for a weapon", short]  # fmt: skip


def _yellow(model: Model) -> list[str]:
    """Return whether the yellow cubes in the bag are enough for the weapons that are left."""
    held, missing = model.bag[COLORS[YELLOW]], int(model.view["weapon_deck"])
    if not held or held < missing:
        return []
    enough = "enough for the last weapon" if missing == 1 else f"enough for all {missing} left"
    return [f"{held} yellow: {enough}, and an Evade never draws one."] if missing else []


def _count(surface: pygame.Surface, rect: pygame.Rect, color: str, count: int, m: Metrics) -> None:
    px = min(rect.height, round(rect.width * 0.6))
    surface.blit(cubes.cube(color, px), (rect.left, rect.centery - px // 2))
    ink = inks.CREAM if count else theme.mix(inks.CREAM, inks.NIGHT, 0.5)
    told = plates.figure(str(count), max(fonts.SMALLEST, round(px * 0.56)), ink)
    surface.blit(told, told.get_rect(midleft=(rect.left + px, rect.centery)))


# --- the things of the tray -----------------------------------------------------------------------


class Die(MatDie):
    """A die; one that was not taken along yet shows no value and is dark."""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        value = dict(self.model.dice).get(self.id, 0)
        surface.blit(dice.die(self.id, value, rect.width), rect)


class Step(MatThing):
    """The face to which a die can be turned down, by how far."""

    layer, moves = 5, True

    @property
    def die(self) -> tuple[str, int]:
        """The die that is turned, and what it shows then."""
        options = (each for each in self.model.options if each.verb == "step")
        option = next(each for each in options if each.target == self.id)
        return option.source, dict(self.model.dice)[option.source] - int(self.id)

    @property
    def tip(self) -> str:
        id, value = self.die
        return f"**{value}**: {dice.words(id, value)}"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(dice.die(*self.die, rect.width), rect)


class Bag(MatThing):
    """The bag, and under its counts the chance of a weapon."""

    layer, broad = 1, True

    @property
    def tip(self) -> str:
        return "\n".join(["**The bag**", *odds(self.model)[:1], *_yellow(self.model)])

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m = self.m
        sack = pygame.Rect(rect.left, rect.top, rect.height, rect.height)
        bags.draw_sack(surface, sack.inflate(-m.du(6), -m.du(6)), self.model.bag)
        counts = counts_of_bag(rect, m)
        bags.draw_counts(surface, counts, m, self.model.bag)
        low = rect.bottom - m.du(4)
        foot = pygame.Rect(counts.left, counts.bottom, counts.width, low - counts.bottom)
        for words in odds(self.model):
            if foot.height >= m.px("tile") and fonts.measure(m, "tile", words)[0] <= foot.width:
                ink = theme.mix(inks.CREAM, inks.PLUM, 0.15)
                fonts.draw_line(surface, m, "tile", words, ink, foot, "left", "odds")
                return

    def picture(self) -> pygame.Surface | None:
        rect = self.view.spots.get(self.name)
        if rect is None:
            return None
        return bags.sack(min(rect.height, self.m.du(80)), tuple(self.model.bag.values()))


class BagCount(MatThing):
    """The count of a color in the bag, by the color."""

    layer = 4

    @property
    def tip(self) -> str:
        told = counted(self.model.bag[self.id], "cube")
        effect = does(self.model, cast(Color, self.id))
        return f"**{self.id.capitalize()}**: {told} in the bag\nIn the search, one {effect}."


class Cube(MatThing):
    """The drawn cubes of a color, side by side."""

    layer, moves = 3, True

    @property
    def tip(self) -> str:
        return f"**{self.id.capitalize()}** {does(self.model, cast(Color, self.id))}."

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        count = self.model.cubes_to_place.get(self.id, 0)
        for at in cube_places(self.model, self.view.spots, rect, count):
            surface.blit(cubes.cube(self.id, at.width), at)

    def picture(self) -> pygame.Surface | None:
        return cubes.cube(self.id, self.m.du(46))


class LastDraw(MatThing):
    """The cubes of the last draw, each color with what it did; a name before the first."""

    layer = 1

    @property
    def tip(self) -> str:
        told = [f"{counted(fall.count, f'{fall.color} cube')}: {fall.words}"
                for fall in last_draw(self.model)]  # fmt: skip
        return "\n".join(["**The last draw**", *told]) if told else ""

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m, falls = self.m, last_draw(self.model)
        if not falls:
            engrave(surface, rect, m, "", "Drawn cubes")
            return
        inner = rect.inflate(-2 * m.du(6), -2 * m.du(4))
        for fall, place in zip(falls, row(inner, max(4, len(falls)), 2), strict=False):
            _fall(surface, place, fall, m)


def _fall(surface: pygame.Surface, place: pygame.Rect, fall: Fall, m: Metrics) -> None:
    """Paint the cubes of one color over what they did."""
    high = m.pitch("tile")
    top = pygame.Rect(place.left, place.top, place.width, max(place.height - high, high))
    px = min(top.height, place.width * 3 // 5)
    drawn = cubes.cube(fall.color, px)
    told = plates.figure(str(fall.count), max(fonts.SMALLEST, round(px * 0.6)), inks.CREAM)
    at = drawn.get_rect(midleft=(top.centerx - (px + told.get_width()) // 2, top.centery))
    surface.blit(drawn, at)
    surface.blit(told, told.get_rect(midleft=at.midright))
    line = pygame.Rect(place.left, place.bottom - high, place.width, high)
    if fonts.measure(m, "tile", fall.words)[0] <= line.width:
        fonts.draw_line(surface, m, "tile", fall.words, inks.CREAM, line, "center", "drawn")


class Supply(MatThing):
    """The cubes outside of the bag."""

    layer, broad = 1, True

    @property
    def tip(self) -> str:
        held = [f"{self.model.supply[color]} {color}" for color in COLORS]
        return f"**The supply**: {', '.join(held)}"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        m = self.m
        inner = rect.inflate(-2 * m.du(6), -2 * m.du(6))
        half = len(COLORS) // 2
        for part, colors in enumerate((COLORS[:half], COLORS[half:])):
            line = pygame.Rect(inner.left, inner.top + part * inner.height // 2, inner.width,
                               inner.height // 2)  # fmt: skip
            for color, place in zip(colors, row(line, half, 2), strict=True):
                _count(surface, place, color, self.model.supply[color], m)
