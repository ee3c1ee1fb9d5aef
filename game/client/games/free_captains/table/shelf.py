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


def _engrave(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, icon: str, words: str) -> None:
    """Paint a sign into the bottom of an empty place."""
    px = round(min(rect.width, rect.height) * 0.5)
    drawn = plates.sign(icon, px, theme.mix(inks.PLUM, inks.BRASS, 0.18))
    lift = m.pitch("tile") // 2 if words and rect.height > m.du(90) else 0
    surface.blit(drawn, drawn.get_rect(center=(rect.centerx, rect.centery - lift)))
    if lift:
        foot = pygame.Rect(rect.left, rect.centery + px // 2 - lift, rect.width, m.pitch("tile"))
        ink = theme.mix(inks.CREAM, inks.PLUM, 0.35)
        fonts.draw_line(surface, m, "tile", words, ink, foot, "center", "slot")


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

    readable, layer = False, 1

    @property
    def tip(self) -> str:
        words = "The Planet of the round: drop one of the row here"
        return "" if self.model.view["planet"] else words

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        if self.model.view["planet"]:
            self.paint_card(surface, rect, self.model.view["planet"], "chosen")
        else:
            _engrave(surface, rect, self.m, "planet", "Planet")


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
        _engrave(surface, rect, self.m, "super_weapon", "")
