"""The present state of a table's picture: where the log shows, a guest, lights, controls, turns."""

from __future__ import annotations

import pygame

from game.client.draw import theme
from game.client.shell.window.scenes import Control
from game.client.tabletop.bars import bars
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.replay.playback_paint import Exhibit, Look
from game.client.tabletop.table.contract import Table
from game.client.tabletop.table.guest import NOWHERE, beside_guest, beside_page
from game.client.widgets import ScrollArea

LOW_DU = 340  # height of a board below which an enlarged card does not fit


class Showing:
    """Works out what shows on one table, of all its parts."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def log_shown(self) -> bool:
        """True if the log is on view. Beside a guest only once the player has opened it."""
        table = self.table
        if table.guest is not None and not table.view.areas.hidden:
            return table.ui.log_large
        return table.areas.log_shown

    def log_area(self) -> pygame.Rect:
        """Return the area of the log, empty if a guest has its place."""
        table, areas = self.table, self.table.view.areas
        found = table.areas.log_at()
        if table.guest is None or areas.hidden:
            return found
        return beside_guest(areas.log, found) if table.ui.log_large else NOWHERE

    def guest_at(self) -> pygame.Rect:
        """Return the guest's place: beside a page on top of everything it has the whole height."""
        table = self.table
        if table.guest is None:
            return NOWHERE
        over = table.page_over and table.covers_all
        return beside_page(table.view.areas, table.m) if over else table.guest.at

    def lit_at(self) -> list[pygame.Rect]:
        """Return the places that a guide, a hint or a guest points at."""
        table = self.table
        more = table.guest.lit_at() if table.guest is not None else ()
        return [*table.leader.lights, *table.hinting.lit, *more]

    def related_spots(self) -> list[Name]:
        """Return the spots that the enlarged things, or a guest's words, are about."""
        table = self.table
        more = table.guest.related_spots() if table.guest is not None else ()
        return [*table.things.related_spots(), *more]

    def shown_at(self) -> list[pygame.Rect]:
        """Return the places of turns that are shown, and of the thing in the inspector."""
        table = self.table
        found = table.playback.shown_at()
        found += table.replay.shown_at() if table.replay is not None else []
        if table.inspector.docked and table.reading.readable(table.reading.docked):
            found.append(table.view.areas.inspector)
        return found

    def controls(self) -> list[Control]:
        """Return where each option of the pending decision is on the screen."""
        table, listed = self.table, self.table.view.listed
        area = table.form.find("encounter.choices")
        if isinstance(area, ScrollArea):  # where they are now, if they are not scrolled out of view
            now = {each.id.removeprefix("choice."): each.rect for each in area.children}
            listed = {key: now.get(key, rect) for key, rect in listed.items()}
            listed = {key: rect for key, rect in listed.items() if area.view.contains(rect)}
        found = table.controller.controls(table.view.spots, listed)
        return table.board.controls(found)

    def look(self, seat: int, exhibit: Exhibit) -> Look:
        """Return the place and the look of a turn that is shown."""
        table, areas, m = self.table, self.table.view.areas, self.table.m
        area, piece = table.areas.playback_at(), table.turns.piece_of(seat)
        at = table.view.spots.get(piece) if piece else None
        left = at is not None and at.centerx > area.centerx
        face = table.pages.face(exhibit.card, exhibit.section) if exhibit.card else None
        room = area.union(areas.view) if area.height < m.du(LOW_DU) else area

        def portrait(surface: pygame.Surface, rect: pygame.Rect) -> None:
            table.turns.paint_portrait(surface, rect, seat)

        name, color = table.model.player_name(seat), theme.player(seat).color
        bar = bars.playback_bar(m, areas.actions) if table.areas.caption_in_bar else None
        return Look(m, area, room, left, name, color, portrait, face, bool(exhibit.rolls), bar=bar)
