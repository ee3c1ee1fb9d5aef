"""Painting cards in advance, so that no card delays a frame when it first appears.

While nothing happens at the table, each frame paints one card of the market decks as it will look
there. All of them are painted, in the order of their ids: nothing reveals which comes next.
"""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board.market import Tile
from game.client.games.outer_rim.cards import faces
from game.client.games.outer_rim.model import Model
from game.client.games.outer_rim.table.parts import RimView

REST = 0.3  # seconds without an event before anything is painted


class Warming:
    """The cards still to be painted for one table. It starts over when the size of a market card
    changes."""

    def __init__(self, model: Model, view: RimView) -> None:
        self.model, self.view = model, view
        self.left: list[str] = []
        """the remaining cards, last first"""
        self._sheets: dict[str, pygame.Surface] = {}
        self._metrics: Metrics | None = None
        self._tiles: list[Tile] | None = None

    @property
    def done(self) -> bool:
        """True if everything has been painted at the current sizes."""
        return self._metrics is not None and not self.left

    def update(self, quiet: float, resting: bool) -> None:
        """Paint one card if the table has been idle long enough and this frame has nothing else to
        do."""
        if quiet >= REST and resting and self._ready():
            asset = self.model.content.assets[self.left.pop()]
            sheet = self._sheets[str(asset.deck)]
            content, rect = self.model.content, sheet.get_rect()
            faces.draw_card(sheet, rect, content, asset.id, self.view.m)

    def _ready(self) -> bool:
        """Return True if something is left to paint at the current sizes."""
        if self._tiles is not self.view.tiles:
            self._tiles = self.view.tiles
            self._measure()
        return bool(self.left)

    def _measure(self) -> None:
        """Start over if cards have other sizes now."""
        view = self.view
        sizes = {tile.deck: tile.rect.size for tile in view.tiles}
        old = {deck: sheet.get_size() for deck, sheet in self._sheets.items()}
        if (old, self._metrics) != (sizes, view.m):
            self._metrics = view.m
            self._sheets = {deck: pygame.Surface(size) for deck, size in sizes.items()}
            assets = self.model.content.assets.values()
            self.left = sorted((each.id for each in assets if each.deck in sizes), reverse=True)
