"""The areas of the table of Outer Rim: where everything has its room, and whether it shows."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts as goals_facts
from game.client.games.outer_rim.ambitions.line import line_high
from game.client.games.outer_rim.board import opponents
from game.client.games.outer_rim.board.layout import Regions, regions, with_line
from game.client.games.outer_rim.cards import market_tile
from game.client.games.outer_rim.favors import deal, facts, slip
from game.client.games.outer_rim.favors.tray import FavorTray
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table import bars
from game.client.games.outer_rim.table.map_input import MapSteering
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.contract import Areas, Supplied, Table, as_kind
from game.client.widgets.placement import Kept, Rank, of_rank

LARGE_LOG_DU = 520


class RimAreas(Areas):
    """Where everything is; ``map`` is the galaxy, as it is drawn."""

    model: Model
    ui: RimUi
    view: RimView

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.map = MapView(self.model)
        self.steering = MapSteering(self.ui, self.view, self.map, table.views)

    def regions(self, m: Metrics) -> Regions:
        found = regions(m, self.ui.tab, self.table.guest is not None)
        ambitions = self.model.state.setup.ambitions
        return with_line(m, found, line_high(m)) if ambitions else found

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

    # -- what shows --

    @property
    def pages_cover_all(self) -> bool:
        return self.m.compact

    @property
    def map_shown(self) -> bool:
        """True if the map is on view."""
        areas, ui = self.view.areas, self.ui
        shown = areas.shows("map") and not (self.m.compact and ui.drawer)
        return shown and not self.table.page_over and not (ui.tray and areas.hidden)

    @property
    def strip_shown(self) -> bool:
        """True if the strip over the board is on view."""
        return not self.table.covers_all or self.ui.peek

    @property
    def board_seat(self) -> int:
        """The seat whose board is on view."""
        return self.model.seat if self.ui.looking is None else self.ui.looking

    @property
    def log_shown(self) -> bool:
        return super().log_shown and (self.ui.log_large or not self.ui.goals_open)

    @property
    def goals_whole(self) -> bool:
        """True if all goals are in view, in their own place and that of the log."""
        return self.ui.goals_open or self.ui.log_large

    @property
    def slip_asks(self) -> bool:
        """True if the question is on the slip at the foot of the map."""
        asked = bool(self.model.options) and self.model.step in facts.SLIPS
        return asked and not self.ui.tray and not self.table.playback.loaded

    # -- where it is --

    def goals_at(self) -> pygame.Rect:
        """Return the area of the goals; all of them take the place of the log."""
        areas = self.view.areas
        if not areas.goals.width or not self.goals_whole:
            return areas.goals
        return areas.goals.union(areas.log)

    def market_full(self) -> bool:
        """Return True if the market shows whole cards, not a strip of names."""
        return not self.m.compact or self.ui.drawer or bool(self.view.areas.hidden)

    def market_at(self) -> pygame.Rect:
        """Return the area of the market: at its place, or over the map."""
        areas = self.view.areas
        if not (self.m.compact and self.ui.drawer):
            return areas.market
        area, room = areas.map.copy(), bars.drawer_room(self.m)
        area.top, area.height = area.top + room, area.height - room
        return area

    def explained(self, icon: pygame.Rect) -> pygame.Rect:
        """Return the words of the card of the market that an icon stands in: what explains it goes
        over a picture."""
        for (kind, _), rect in self.view.spots.items():
            if kind == "market" and self.market_full() and rect.contains(icon):
                top = market_tile.parts(self.m, rect.size).title.top
                words = pygame.Rect(rect.left, rect.top + top, rect.width, rect.height - top)
                return words if words.contains(icon) else icon
        return icon

    def log_at(self) -> pygame.Rect:
        areas = self.view.areas
        if not self.ui.log_large or areas.hidden:
            return areas.log
        over = areas.map.copy()
        over.width = min(over.width, self.m.du(LARGE_LOG_DU))
        over.right = areas.map.right
        return over

    def slip_at(self) -> pygame.Rect:
        """Return the place of the slip."""
        return slip.place(self.m, self.view.areas.map, self.model, self.elsewhere())

    def elsewhere(self) -> tuple[str, ...]:
        """Return the verbs that have buttons on the table while the slip asks."""
        chips = opponents.visible_panels(self.model, self.m, self.view.areas, self.ui.drawer)
        return ("favor", *(deal.OPENING if chips else ()))

    def covered_areas(self) -> list[pygame.Rect]:
        return [self.slip_at()] if self.slip_asks else []

    def back_at(self, m: Metrics) -> tuple[int, int]:
        area = self.view.areas.map
        return area.centerx, area.top + m.du(10)

    def toast_at(self) -> tuple[int, int]:
        areas = self.view.areas
        return areas.map.centerx, areas.strip.top - self.m.du(12)

    def playback_at(self) -> pygame.Rect:
        area = self.view.areas.map.copy()
        if self.m.compact and not self.view.areas.hidden:  # below the button of the market
            room = bars.drawer_room(self.m)
            area.top, area.height = area.top + room, area.height - room
        return area

    def read_also(self) -> list[Kept]:
        return of_rank(Rank.REST, [rect for _, rect in self.view.goals_at])

    def map_at(self) -> pygame.Rect:
        return self.view.areas.map

    def names_at(self) -> list[pygame.Rect]:
        return self.map.names() if self.map_shown else []

    def bring_up_board(self) -> None:
        super().bring_up_board()
        self.ui.drawer, self.ui.looking = False, None

    def close(self) -> bool:
        opened = Opened(self.table)
        if self.ui.looking is not None:
            opened.own_board()
        elif self.ui.goals_open:
            opened.toggle_goals()
        elif self.ui.drawer:
            opened.toggle_market()
        else:
            return False
        return True


def areas_of(table: Table) -> RimAreas:
    """Return the areas of a table of this game."""
    return as_kind(table.areas, RimAreas)


class Opened(Supplied):
    """Views that the player opens: other boards, the market, goals, favors, sheets."""

    model: Model
    ui: RimUi
    view: RimView

    def look_at(self, seat: int | None) -> None:
        """Show another player's board in place of the viewing player's, or go back."""
        looked = self.ui.looking is not None
        self.ui.tab = "board"
        again = seat in (self.ui.looking, self.model.seat)
        self.ui.looking = None if again else seat
        self.controller.carry = None
        self.table.views.renew()
        if self.table.guest is not None and looked and self.ui.looking is None:
            self.table.guest.notice("look")

    def own_board(self) -> None:
        """Show the player's own board again."""
        self.look_at(None)

    def toggle_goals(self) -> None:
        """Show all goals, or only the pinned ones."""
        self.ui.goals_open = not self.ui.goals_open
        self.table.views.renew()

    def toggle_market(self) -> None:
        """Show or hide the full market over the map in a compact window."""
        if self.view.areas.hidden:
            self.table.views.show_tab("map" if self.ui.tab == "market" else "market")
        elif self.m.compact:
            self.ui.drawer = not self.ui.drawer
            self.table.views.renew()

    def pay_with_goods(self) -> None:
        """Let the next purchase ask for goods, or for credits again."""
        self.model.barter(not self.model.bartering)
        self.table.views.renew()

    def sheet(self) -> Name:
        """Return the sheet of ambitions of the board on view, as a thing to pin."""
        return "goal", goals_facts.sheet_of(self.model, areas_of(self.table).board_seat)

    def unfold(self) -> None:
        """Unfold the sheet, or fold it."""
        self.table.views.pin(self.sheet())

    def open_tray(self, kind: str = "", owner: int = -1) -> None:
        """Open the tray of favors, with the focus on a tile; ``owner``: of that player, whose debt
        token is called in."""
        button, guest = self.form.find("table.favor"), self.table.guest
        if button is not None:
            lit = guest.wanted_keys() if guest is not None else ()
            self.app.stack.push(
                FavorTray(self.app, self.model, button.rect, self.table.do.choose, kind, lit, owner,
                          self._tray_room())
            )  # fmt: skip

    def _tray_room(self) -> pygame.Rect:
        """Return the part of the window that the tray may cover: not the place of a coach, whose
        words lead through the tray."""
        room = pygame.Rect((0, 0), self.m.size)
        if self.table.guest is not None:
            guest = self.view.guest_at
            if guest.left > room.width // 2:
                room.width = guest.left
            else:
                room.height = guest.top
        return room
