"""Pictures painted ahead of their first sight, so that no card that comes up holds up a frame.

While nothing happens at the table, each frame paints one card of the market decks as it will
lie there. All of them are painted, in the order of their ids: nothing tells what comes next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board.market import Tile
from game.client.games.outer_rim.cards import faces

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

REST = 0.3  # seconds without an event before anything is painted


class Warming:
    """What is still to be painted for one table. It begins anew when the size of a market card
    changes."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.left: list[str] = []
        """the cards to come, last first"""
        self._sheets: dict[str, pygame.Surface] = {}
        self._metrics: Metrics | None = None
        self._tiles: list[Tile] | None = None

    @property
    def done(self) -> bool:
        """Whether everything has been painted at the sizes of now."""
        return self._metrics is not None and not self.left

    def update(self) -> None:
        """Paints one card if this frame has nothing else to do."""
        table = self.table
        resting = table.keeper.quiet >= REST and not table.app.stack.busy and not table.app.dirty
        if resting and table.market_full() and self._ready():
            asset = table.model.content.assets[self.left.pop()]
            sheet = self._sheets[str(asset.deck)]
            content, rect = table.model.content, sheet.get_rect()
            faces.draw_card(sheet, rect, content, asset.id, table.m)

    def _ready(self) -> bool:
        """Whether something is left to paint, at the sizes of now."""
        table = self.table
        if self._tiles is not table.tiles:
            self._tiles = table.tiles
            self._measure()
        return bool(self.left)

    def _measure(self) -> None:
        """Begins anew if cards have other sizes now."""
        table = self.table
        sizes = {tile.deck: tile.rect.size for tile in table.tiles}
        old = {deck: sheet.get_size() for deck, sheet in self._sheets.items()}
        if (old, self._metrics) != (sizes, table.m):
            self._metrics = table.m
            self._sheets = {deck: pygame.Surface(size) for deck, size in sizes.items()}
            assets = table.model.content.assets.values()
            self.left = sorted((each.id for each in assets if each.deck in sizes), reverse=True)
