"""The dice table with a coach."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.games.dice_table.table.layout import TableRegions, shared
from game.client.games.dice_table.table.table import TheDiceTable
from game.client.tabletop.lessons.hosting import LEAST_HIGH, Hosting

COLUMN_PART = 58
"""hundredths of the column that it keeps at least"""


class Shared(TheDiceTable):
    """A dice table whose column ends above a place for somebody else."""

    def regions(self, m: Metrics) -> TableRegions:
        found = super().regions(m)
        if found.hidden:
            return found
        side = found.side.copy()
        side.height = max(side.height - m.du(LEAST_HIGH), side.height * COLUMN_PART // 100)
        place = pygame.Rect(side.left, side.bottom, side.width, found.side.bottom - side.bottom)
        return replace(found, side=side, log=place)


class DiceLesson(Hosting, Shared):
    """A table for playing a chapter."""

    tab_of = {**dict.fromkeys(("add", "upgrade", "roll"), "dice"), "spend": "side"}

    def regions(self, m: Metrics) -> Any:
        found = super().regions(m)
        if not found.hidden:
            return found
        build = found.build.copy()  # the dice end above the coach's strip
        build.height = self.guest_at.top - build.top
        board, low = shared(pygame.Rect(build.right, build.top, m.width - build.right,
                                        build.height), m)  # fmt: skip
        return replace(found, build=build, board=board, dice=low)

    def layout(self, m: Metrics) -> None:
        self.guest.arrive()
        spends = any(key.startswith("spend:") for key in self.guest.wanted())
        self.ui.side = "guide" if spends else "odds"
        super().layout(m)
