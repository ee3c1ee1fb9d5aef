"""The base of the things on the mat: a thing, a card, a die."""

from __future__ import annotations

import pygame

from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import large
from game.client.tabletop.kit.thing import Thing
from game.client.tabletop.table.contract import Table


class MatThing(Thing):
    """A thing on the mat."""

    table: Table
    model: Model

    @property
    def title(self) -> str:
        return self.model.content.name(self.subject) if self.subject else ""

    def picture(self) -> pygame.Surface | None:
        rect = self.view.spots.get(self.name)
        return None if rect is None else self.as_picture(rect.size)


class MatCard(MatThing):
    """A card on the mat."""

    readable, broad, keeps_shape = True, True, True

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        large.card(surface, rect, self.model, self.subject, self.m)


class MatDie(MatThing):
    """A die on the mat."""

    readable, layer, moves = True, 3, True

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        large.die(surface, rect, self.model, self.id, self.m)
