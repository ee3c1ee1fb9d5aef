"""The dice table with a coach."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.client.draw.theme import Metrics
from game.client.games.dice_table.layout import TableRegions
from game.client.games.dice_table.table import TheDiceTable
from game.client.tabletop.learning.hosting import LEAST_HIGH, Hosting

COLUMN_PART = 58
"""hundredths of the column that it keeps at least"""


class Shared(TheDiceTable):
    """A dice table whose column ends above a place for somebody else."""

    def regions(self, m: Metrics) -> TableRegions:
        found = super().regions(m)
        side = found.side.copy()
        side.height = max(side.height - m.du(LEAST_HIGH), side.height * COLUMN_PART // 100)
        place = pygame.Rect(side.left, side.bottom, side.width, found.side.bottom - side.bottom)
        return replace(found, side=side, log=place)


class DiceLesson(Hosting, Shared):
    """A table for playing a chapter."""

    def layout(self, m: Metrics) -> None:
        self.guest.arrive()
        spends = any(key.startswith("spend:") for key in self.guest.wanted())
        self.ui.side = "guide" if spends else "odds"
        super().layout(m)
