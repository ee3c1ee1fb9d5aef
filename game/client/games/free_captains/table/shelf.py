"""The row of Planets with the one that was chosen, the Location, and the Super Weapons."""

from __future__ import annotations

import pygame

from game.client.draw import fonts, theme
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import chips, faces
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.table.thing import MatCard, MatThing

LOW = 120
"""du of height under which a card is a tile"""


def engrave(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, icon: str, words: str) -> None:
    """Paint a sign and a name into the bottom of an empty place; where it is low, one beside the
    other, and the sign alone where it is narrow, too."""
    high = m.pitch("tile")
    wide = fonts.measure(m, "tile", words)[0] if words else 0
    stacked = rect.height > m.du(90)
    px = min(round(min(rect.size) * (0.5 if stacked else 0.44)), m.du(72)) if icon else 0
    beside = not stacked and bool(words) and px + wide + m.du(10) <= rect.width - m.du(8)
    told = bool(words) and wide <= rect.width - m.du(8) and (stacked or beside or not icon)
    if icon:
        drawn = plates.sign(icon, px, theme.mix(inks.PLUM, inks.BRASS, 0.18))
        middle = [rect.centerx, rect.centery]
        if told:
            middle[not beside] -= ((wide + m.du(6)) if beside else high) // 2
        surface.blit(drawn, drawn.get_rect(center=middle))
    if not told:
        return
    line = pygame.Rect(0, 0, wide, high)
    line.center = rect.center
    if beside:
        line.left += (px + m.du(6)) // 2
    elif icon:
        line.top = rect.centery + px // 2 - high // 2
    ink = theme.mix(inks.CREAM, inks.PLUM, 0.35)
    fonts.draw_line(surface, m, "tile", words, ink, line, "center", "slot")


class ShelfCard(MatCard):
    """A Planet of the row, or a Super Weapon that was found: as a tile where it is low."""

    layer, moves = 2, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        self.paint_card(surface, rect, self.id)

    def paint_card(
        self, surface: pygame.Surface, rect: pygame.Rect, id: str, state: str = ""
    ) -> None:
        """Paint a card, lit as its state demands."""
        low = rect.height < self.m.du(LOW) and rect.width > rect.height
        painter = chips.draw if low else faces.draw
        painter(surface, rect, self.m, id, state=state, now=self.model.now(id))


class Slot(ShelfCard):
    """The Planet of the round, or its empty place."""

    layer = 1

    @property
    def subject(self) -> str:
        return str(self.model.view["planet"])

    @property
    def tip(self) -> str:
        words = "The Planet of the round: drop one of the row here"
        return "" if self.model.view["planet"] else words

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.model.view["planet"]:
            self.paint_card(surface, rect, self.model.view["planet"], "chosen")
        else:
            engrave(surface, rect, self.m, "planet", "Planet")


class Location(MatCard):
    """The Location in force."""

    layer, moves = 2, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        faces.draw(surface, rect, self.m, self.id, now=self.model.now(self.id))


class WeaponSlot(MatThing):
    """The place of a Super Weapon that is still to be found."""

    layer, broad = 1, True
    tip = "A Super Weapon still to be found: drop a yellow cube here to take it"

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        engrave(surface, rect, self.m, "super_weapon", "Super Weapon")
