"""The table of a case with a coach."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.stage.layout import CaseRegions
from game.client.games.edge.table.scene import CaseTable
from game.client.tabletop.lessons.hosting import Hosting

CREW = ("hero", "card", "place", "treat", "wear", "stow")
SCENE = ("way", "choice", "site", "slot", "roll", "chip", "buy", "track", "coins", "zone", "puck",
         "foe", "feature", "arm", "intent", "lead", "help", "gear", "push", "edge", "spend", "pay",
         "go", "act", "begin", "done", "end", "move", "cover", "attack", "stim", "triumph",
         "raider", "order", "station", "own")  # fmt: skip


class Columned(CaseTable):
    """A case with the log where a small window has its column of odds."""

    def regions(self, m: Metrics) -> CaseRegions:
        found = super().regions(m)
        if not found.side.width:
            return found
        none = pygame.Rect(0, 0, 0, 0)
        return replace(found, log=found.side, side=none, inspector=none)


class LessonTable(Hosting, Columned):
    """A table for playing a chapter."""

    tells_opening = False
    tab_of = {**dict.fromkeys(SCENE, "scene"), **dict.fromkeys(CREW, "crew")}

    def regions(self, m: Metrics) -> Any:
        found = super().regions(m)
        if not found.hidden:
            return found
        foot = self.guest_at.top  # scene and check end above the coach's strip
        check = found.check.copy()
        check.height = min(check.height, max(0, foot - found.board.top) // 2)
        check.bottom = foot
        board = found.board.copy()
        board.height = (check.top if check.height else foot) - board.top
        both = pygame.Rect(board.left, board.top, board.width, foot - board.top)
        return self.paged(replace(found, board=board, check=check, tray=both), m)
