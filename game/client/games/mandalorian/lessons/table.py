"""The table of a mission with a coach."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.games.mandalorian.table.scene import MissionTable
from game.client.tabletop.lessons.hosting import Hosting

MAP = ("space", "token", "pawn", "child", "door", "crew", "board", "move", "pass", "attack", "look",
       "push", "feature", "block", "take", "spawn", "strike", "advance", "use")  # fmt: skip
CARDS = ("hand", "slot", "goal", "track", "back", "deck", "drawn", "play", "draw", "keep", "top",
         "slots", "mission")  # fmt: skip


class LessonTable(Hosting, MissionTable):
    """A table for playing a chapter."""

    tab_of = {**dict.fromkeys(MAP, "map"), **dict.fromkeys(CARDS, "cards")}
    _awaited: tuple[str, ...] = ()

    def layout(self, m: Metrics) -> None:
        self.guest.arrive()
        awaited = tuple(self.guest.wanted())
        if awaited != self._awaited:  # a card, then where it goes: those are on different tabs
            self._awaited = awaited
            self.bring_up([key.partition("@")[0].partition(":")[0] for key in awaited[:1]])
        super().layout(m)

    def regions(self, m: Metrics) -> Any:
        found = super().regions(m)
        if not found.hidden:  # the coach has the log's place, where small windows show events
            return found if found.inspector.width else replace(found, log=found.mission)
        shorter = {}  # regions that take turns end above the coach's strip
        for name in ("board", "hand", "mission"):
            rect: pygame.Rect = found.at(name).copy()
            rect.height = min(rect.bottom, self.guest_at.top) - rect.top
            shorter[name] = rect
        return replace(found, **shorter)
