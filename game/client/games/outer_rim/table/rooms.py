"""The rooms of the table of Outer Rim: what is on view, and where."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from game.client.draw.materials import Material
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.play import boxes
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.sound.sounds import heard
from game.client.games.outer_rim.table import bars
from game.client.games.outer_rim.board import goals, opponents
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.games.outer_rim.table.telling import Telling
from game.client.sound.moods import Sounds
from game.client.widgets.placement import Kept, Rank, kept

LARGE_LOG_DU, TIP_DU = 520, 460


class RimRooms(Telling):
    """The part of the table that says where everything has its room, and whether it shows."""

    model: Model
    ui: RimUi
    view: RimView
    tip_at: pygame.Rect | None = None

    def covering(self) -> Mapping[str, Material]:
        """Return what the table is covered with: the boxes in play bring something of their own."""
        return boxes.covering(self.model.state.setup.expansions)

    def sounds(self) -> Sounds:
        """Return the moods of the table: the boxes in play bring pieces of their own."""
        return heard(self.model.state.setup.expansions)

    def corners(self, m: Metrics) -> list[pygame.Rect]:
        """Return the corners of the map that are under chips and buttons."""
        areas = self.view.areas
        if not areas.over:
            return []
        taken = [rect for _, rect in opponents.panels(self.model, m, areas.opponents)]
        corners = [taken[0].unionall(taken[1:])] if taken else []
        if m.compact:
            room = pygame.Rect(0, 0, bars.drawer_room(m), bars.drawer_room(m))
            room.topright = areas.map.topright
            corners.append(room)
        return corners

    @property
    def goals_whole(self) -> bool:
        """True if all goals are in view, in their own place and that of the log."""
        return self.ui.goals_open or self.ui.log_large

    def goals_area(self) -> pygame.Rect:
        """Return the area of the goals; all of them take the place of the log."""
        areas = self.view.areas
        if not areas.goals.width or not self.goals_whole:
            return areas.goals
        return areas.goals.union(areas.log)

    def toggle_goals(self) -> None:
        """Show all goals, or only the pinned ones."""
        self.ui.goals_open = not self.ui.goals_open
        self.renew()

    @property
    def page_covers_all(self) -> bool:
        return self.view.in_view and self.m.compact

    @property
    def map_shown(self) -> bool:
        """True if the map is on view."""
        areas, ui = self.view.areas, self.ui
        shown = areas.shows("map") and not (self.m.compact and ui.drawer)
        return shown and not self.page_over and not (ui.tray and areas.hidden)

    @property
    def strip_shown(self) -> bool:
        """True if the strip over the board is on view."""
        return not self.page_covers_all or self.ui.peek

    @property
    def board_seat(self) -> int:
        """The seat whose board is on view."""
        return self.model.seat if self.ui.looking is None else self.ui.looking

    def market_full(self) -> bool:
        """Return True if the market shows whole cards, not a strip of names."""
        return not self.m.compact or self.ui.drawer or bool(self.view.areas.hidden)

    def market_area(self) -> pygame.Rect:
        """Return the area of the market: at its place, or over the map."""
        areas = self.view.areas
        if not (self.m.compact and self.ui.drawer):
            return areas.market
        area, room = areas.map.copy(), bars.drawer_room(self.m)
        area.top, area.height = area.top + room, area.height - room
        return area

    @property
    def log_shown(self) -> bool:
        return super().log_shown and (self.ui.log_large or not self.ui.goals_open)

    def log_area(self) -> pygame.Rect:
        areas = self.view.areas
        if not self.ui.log_large or areas.hidden:
            return areas.log
        over = areas.map.copy()
        over.width = min(over.width, self.m.du(LARGE_LOG_DU))
        over.right = areas.map.right
        return over

    def add_tip(self, m: Metrics) -> None:
        """Add a tip over the map, or the page on it, once all else is there: near the middle of
        the foot, which the arch of worlds leaves free, but never over an answer, over words or over
        a goal."""
        areas = self.view.areas
        if areas.hidden:
            super().add_tip(m)
            return
        if self.ui.log_large or not self.view.log_at.width or self.hinting.on:
            return
        if not self.tips.height(m, m.du(TIP_DU)):
            return
        if self.ui.held is None:  # a page that waits has the tip in its picture
            area = areas.map.clip(areas.view) if self.page_over else areas.map
            self.tip_at = self.tips.fit(m, area, m.du(TIP_DU), self._in_use())
        if self.tip_at is not None:
            self.tips.add(self.form, m, self.tip_at)

    def _in_use(self) -> list[Kept]:
        """Return all that a tip must not cover: answers, words, lit places, chips, and the places
        of the player's goals."""
        chips = opponents.shown(self.model, self.m, self.view.areas, self.ui.drawer)
        places = {facts.goal_of(self.model, each.id) for each in goals.goals(self.model)}
        spots = self.view.spots
        solid = (each.visible_rect for each in self.form.every() if each.solid and each.shown)
        pinned = [self.slid.at] if self.reading.pins else []
        return [
            *self.attention.board_things(),
            *kept(Rank.GOAL, [spots["space", each] for each in places if ("space", each) in spots]),
            *kept(Rank.CONTROL, [*solid, *(rect for _, rect in chips), *pinned]),
        ]

    def back_at(self, m: Metrics) -> tuple[int, int]:
        area = self.view.areas.map
        return area.centerx, area.top + m.du(10)

    def read_also(self) -> list[Kept]:
        return [*super().read_also(), *kept(Rank.REST, [rect for _, rect in self.view.goals_at])]

    def toast_at(self) -> tuple[int, int]:
        areas = self.view.areas
        return areas.map.centerx, areas.strip.top - self.m.du(12)
