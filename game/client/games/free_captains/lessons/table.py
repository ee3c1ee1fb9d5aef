"""The table of The Moonpeeler Affair with a coach."""

from __future__ import annotations

from typing import Any

from game.client.draw.theme import Metrics
from game.client.games.free_captains.table import layout
from game.client.games.free_captains.table.scene import CaptainsTable
from game.client.tabletop.lessons.hosting import Hosting

OWN = ("captain", "hand")
LINE = ("card", "plate", "pip", "way_out", "planet", "slot", "location", "weapon", "weapon_slot",
        "alien", "bag", "cube", "supply", "die", "rolled", "step", "track", "engage", "evade",
        "pay", "settle", "face", "lose", "gain", "power", "search", "action", "draw",
        "price")  # fmt: skip


class LessonTable(Hosting, CaptainsTable):
    """A table for playing a chapter."""

    tab_of = {**dict.fromkeys(LINE, "line"), **dict.fromkeys(OWN, "captain")}

    def regions(self, m: Metrics) -> Any:
        found = super().regions(m)
        if found.hidden and found.shows("board"):  # the mat ends above the coach's strip
            self.mat = layout.board(m, self.ui.tab, found.board)
        return found
