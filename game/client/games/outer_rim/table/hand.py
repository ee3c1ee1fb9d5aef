"""What is in hand: its picture at the pointer, its goals lit, all else dimmed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import pieces
from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table.located import Name
from game.client.shell.scenes import Layer

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

DIMMED = (110, 110, 118)  # what is no goal is multiplied with this, of 255
GHOST_ALPHA = 225


class Hand:
    """Draws what the table's controller carries."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.dimmed = Layer()

    def paint(self, surface: pygame.Surface) -> None:
        """With something in hand: all but its goals dimmed, and its picture at the pointer."""
        table, carry = self.table, self.table.controller.carry
        if carry is None or not (carry.dragged or carry.targets):
            return
        m = table.m
        key = (table.model.version, carry.source, m, table.tray_shown)
        veil = self.dimmed.get(m.size, key, self._paint_veil)
        surface.blit(veil, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        for name in carry.targets:
            if name[0] == "space":
                continue  # the map lights its own
            rect = table.spots[name]
            radius = rect.height // 2 if name[0] in ("space", "place") else m.du(8)
            pygame.draw.rect(surface, theme.TEAL, rect, max(2, m.du(3)), border_radius=radius)
        picture = self.picture(carry.source)
        if picture is not None and not carry.by_key and (carry.dragged or carry.pos != carry.start):
            surface.blit(picture, self.rect())

    def _paint_veil(self, surface: pygame.Surface) -> None:
        table, carry = self.table, self.table.controller.carry
        surface.fill(DIMMED)
        if carry is None:
            return
        if any(name[0] == "space" for name in carry.targets):
            surface.fill((255, 255, 255), table.areas.map)
        for name in (*carry.targets, carry.source):
            if name in table.spots:
                rect = table.spots[name]
                whole = name[0] in ("space", "place", "ship")
                radius = rect.height // 2 if whole else table.m.du(8)
                pygame.draw.rect(surface, (255, 255, 255), rect, border_radius=radius)

    def picture(self, source: Name) -> pygame.Surface | None:
        """The picture of what was picked up at a spot, None where there is none."""
        table = self.table
        if source[0] in ("ship", "patrol"):
            return table.map.token(source)
        if source[0] in ("market", "card") and table.model.asset(source[1]):
            size = (table.m.du(170), table.m.du(120))

            def make() -> pygame.Surface:
                made = card_tile(table.model, source[1], size, table.m)
                made.set_alpha(GHOST_ALPHA)
                return made

            return images.kept(("ghost", source, size, table.model.version), make)
        return None

    def rect(self) -> pygame.Rect:
        """Where the picture is; empty with nothing in hand."""
        carry = self.table.controller.carry
        picture = self.picture(carry.source) if carry else None
        if carry is None or picture is None:
            return pygame.Rect(0, 0, 0, 0)
        return picture.get_rect(center=carry.pos)

    def changed(self) -> None:
        """Marks the picture's place to be drawn again."""
        self.table.invalidate(self.rect().inflate(16, 16))


def card_tile(model: Model, card: str, size: tuple[int, int], m: Metrics) -> pygame.Surface:
    """A card as on the market, on a picture of its own."""
    made = pygame.Surface(size, pygame.SRCALPHA)
    pieces.market_card(made, made.get_rect(), model, card, m, "normal", 0)
    return made
