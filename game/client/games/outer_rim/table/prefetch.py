"""Work done in advance while the table rests, so that nothing delays a frame later.

While nothing happens at the table, each frame paints one card of the market decks as it will look
there, once its picture has been painted beside the window, and then dice as they tumble. All cards
are painted, in the order of their ids: nothing reveals which comes next.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board.market import Tile
from game.client.games.outer_rim.cards import market_tile
from game.client.games.outer_rim.encounter.rolls import DIE
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.parts import RimView
from game.client.tabletop.pages import dice

REST = 0.3  # seconds without an event before anything is painted


class CardPrefetch:
    """The cards still to be painted for one table. It starts over when the size of a market card
    changes."""

    def __init__(self, model: Model, view: RimView) -> None:
        self.model, self.view = model, view
        self.left: list[str] = []
        """the remaining cards, last first"""
        self._dice: list[Callable[[], object]] = []
        self._sheets: dict[str, pygame.Surface] = {}
        self._full = True
        self._metrics: Metrics | None = None
        self._tiles: list[Tile] | None = None

    @property
    def done(self) -> bool:
        """True if everything has been painted at the current sizes."""
        return self._metrics is not None and not self.left and not self._dice

    def update(self, quiet: float, resting: bool, full: bool) -> bool:
        """Paint one card of the market, as a ``full`` tile or a strip, or dice, and work out the
        chances asked for, if the table has been idle long enough and this frame has nothing else
        to do.

        Return True if new chances are to be shown.
        """
        if quiet < REST or not resting:
            return False
        self._full = full
        if self._ready():
            self._paint_one()
        return self.model.chances.work(self.model.state)

    def _paint_one(self) -> None:
        """Paint a card, or a die once all cards are painted."""
        if not self.left:
            self._dice.pop()()
        else:
            content = self.model.content
            asset = content.assets[self.left[-1]]
            sheet = self._sheets[str(asset.deck)]
            rect, m = sheet.get_rect(), self.view.m
            if self._full and not market_tile.ahead(content, asset.id, rect.size, m):
                return
            self.left.pop()
            paint = market_tile.draw_card if self._full else market_tile.draw_strip
            paint(sheet, rect, content, asset.id, m)

    def _ready(self) -> bool:
        """Return True if something is left to paint at the current sizes."""
        if self._tiles is not self.view.tiles:
            self._tiles = self.view.tiles
            self._measure()
        return bool(self.left or self._dice)

    def _measure(self) -> None:
        """Start over if cards have other sizes now."""
        view = self.view
        sizes = {tile.deck: tile.rect.size for tile in view.tiles}
        old = {deck: sheet.get_size() for deck, sheet in self._sheets.items()}
        if (old, self._metrics) != (sizes, view.m):
            self._metrics = view.m
            self._dice = [each for px in dice.sizes(view.m)[2::-1] for each in DIE.ahead(px)]
            self._sheets = {deck: pygame.Surface(size) for deck, size in sizes.items()}
            assets = self.model.content.assets.values()
            self.left = sorted((each.id for each in assets if each.deck in sizes), reverse=True)
