"""The turns of computer players on the table of Outer Rim."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.games.outer_rim.sound import cues
from game.client.games.outer_rim.facts import retold
from game.client.games.outer_rim.cards import boards
from game.client.games.outer_rim.encounter import pages
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table import bars
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.replay.playback import Before
from game.client.tabletop.replay.playback_paint import Exhibit
from game.client.tabletop.table.scene import TabletopScene
from game.client.tabletop.kit.spots import Name
from game.table.events import Event


class Telling(TabletopScene):
    """A table that shows turns: in a sentence, shot by shot, with the cards drawn."""

    model: Model
    ui: RimUi
    view: RimView

    def sound(self, events: Sequence[Event]) -> None:
        for name, after, count in cues.cues(events, self.model.seat):
            self.app.cue(name, after, count)

    def cuts(self, event: Event) -> bool:
        return isinstance(event, retold.SHOTS)

    def concerns(self, event: Event) -> bool:
        return super().concerns(event) or getattr(event, "defender", None) == self.model.seat

    def retold(self, seat: int, events: Sequence[Event]) -> str:
        return retold.sentence(self.model, seat, events)

    def exhibit(self, seat: int, events: Sequence[Event], now: Sequence[Event]) -> Exhibit:
        return pages.ai_exhibit(self.model, events, now)

    def piece_of(self, seat: int) -> Name | None:
        return "ship", str(seat)

    def playback_area(self) -> pygame.Rect:
        area = self.view.areas.map.copy()
        if self.m.compact and not self.view.areas.hidden:  # below the button of the market
            room = bars.drawer_room(self.m)
            area.top, area.height = area.top + room, area.height - room
        return area

    def paint_portrait(self, surface: pygame.Surface, rect: pygame.Rect, seat: int) -> None:
        who = str(self.model.view["players"][seat]["character"] or "")
        boards.portrait(surface, rect, who, self.m, seat)

    def bring_up_board(self) -> None:
        super().bring_up_board()
        self.ui.drawer, self.ui.looking = False, None

    def before(self) -> Before:
        return self.all_spots(), self.model.me["credits"]
