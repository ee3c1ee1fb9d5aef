"""The areas of a case's table: where everything is, and whether it shows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.client.draw.theme import Metrics
from game.client.games.edge.checks import roll_results, spending
from game.client.games.edge.checks.roll_results import RollPage
from game.client.games.edge.play.model import Model
from game.client.games.edge.stage import layout
from game.client.games.edge.stage.card import MOST_BESIDE
from game.client.games.edge.stage.layout import CaseRegions
from game.client.games.edge.stage.stage import CaseUi
from game.client.tabletop.table.contract import Areas, Table, as_kind
from game.client.widgets.placement import Kept, Rank, of_rank

_NONE = pygame.Rect(0, 0, 0, 0)


class CaseAreas(Areas):
    """Where everything is."""

    model: Model
    ui: CaseUi

    @property
    def at(self) -> CaseRegions:
        """The regions of the last layout."""
        return as_kind(self.view.areas, CaseRegions)

    @property
    def checking(self) -> bool:
        """True while the check tray is open; without a check the stage has its room."""
        return self.model.tray is not None

    @property
    def spends(self) -> bool:
        """True while a roll is spent or paid."""
        return spending.is_open(self.model)

    @property
    def roll_page(self) -> RollPage | None:
        """The roll that is on view until it is read."""
        shown = self.ui.tray[0] if self.ui.tray else None
        return shown if isinstance(shown, RollPage) else None

    @property
    def roll_over_stage(self) -> bool:
        """True if a roll fills the stage, which is not drawn below it."""
        shown = self.roll_page is not None and self.table.page_over
        return shown and self.at.view == self.at.tray

    def regions(self, m: Metrics) -> CaseRegions:
        """Return the regions; a tip has its room at the foot of a small window's column, whichever
        tab of it is open. A guest has the place of that column."""
        if self.ui.side == "log" and self.table.reading.pins:
            self.ui.side = "odds"  # a pinned card has its place and its tab there
        many = len(self.model.ways) > MOST_BESIDE
        found = layout.regions(m, self.ui.tab, self.ui.side, self.checking, many)
        if self.spends and spending.on_map(self.model):
            heroes = found.heroes if found.shows("heroes") else _NONE
            band = spending.band(found.tray, heroes, m, self.model)
            found = replace(found, tray=band, side=_above(found.side, band),
                            inspector=_above(found.inspector, band),
                            log=_above(found.log, band))  # fmt: skip
        found = self._with_page(found, m)
        if found.side.width and self.table.guest is not None:
            return replace(found, log=found.side, side=_NONE, inspector=_NONE)
        if not found.side.width or not found.inspector.width:
            return found
        shown = found.inspector.copy()
        shown.height -= min(self.table.tips.height(m, shown.width), shown.height // 2)
        return replace(found, inspector=shown)

    def read_also(self) -> list[Kept]:
        """Return the odds of a check: the tooltip of an approach keeps off them."""
        odds = self.view.areas.inspector
        return of_rank(Rank.WORDS, [odds]) if self.checking and odds.width else []

    def beside_guest(self, found: Any, guest: pygame.Rect, m: Metrics) -> Any:
        if not found.hidden:
            return found
        foot = guest.top  # scene and check end above the coach's strip
        check = found.check.copy()
        check.height = min(check.height, max(0, foot - found.board.top) // 2)
        check.bottom = foot
        board = found.board.copy()
        board.height = (check.top if check.height else foot) - board.top
        both = pygame.Rect(board.left, board.top, board.width, foot - board.top)
        return self._with_page(replace(found, board=board, check=check, tray=both), m)

    def _with_page(self, found: CaseRegions, m: Metrics) -> CaseRegions:
        """Return the regions with the place of a roll to read as that of a page."""
        page = self.roll_page
        if page is None or self.ui.peek:
            return found
        shown = found.heroes if found.shows("heroes") else _NONE
        return replace(found, view=roll_results.place(self.model, page, found.tray, shown, m))

    def tip_at(self) -> pygame.Rect:
        return self.at.side if self.at.side.width else super().tip_at()

    @property
    def log_shown(self) -> bool:
        return super().log_shown and bool(self.at.log.width)

    def toggle_log(self) -> bool:
        """Show the log in a small window's column, or the odds again."""
        if not self.at.side.width:
            return False
        self.turn_side("odds" if self.ui.side == "log" else "log")
        return True

    def turn_side(self, side: str) -> None:
        """Show another tab of a small window's column; pinned cards make room for the log."""
        if side == "log":
            self.table.reading.clear()
        self.ui.side = side
        self.table.views.renew()

    def turn_port(self, part: str) -> None:
        """Show another part of a port."""
        self.ui.port, self.ui.growth, self.ui.talent_card = part, "skills", ""
        self.table.views.renew()

    def turn_growth(self, part: str) -> None:
        """Show another part of a hero's page in port."""
        self.ui.growth = part
        self.table.views.renew()

    def turn_to_card(self, special: str) -> None:
        """Show the talent card of another specialization."""
        self.ui.talent_card = special
        self.table.views.renew()


def _above(area: pygame.Rect, band: pygame.Rect) -> pygame.Rect:
    """Return the part of a region that a band at the foot leaves free."""
    if not area.colliderect(band):
        return area
    return pygame.Rect(area.left, area.top, area.width, max(0, band.top - area.top))


def areas_of(table: Table) -> CaseAreas:
    """Return the areas of a table of this game."""
    return as_kind(table.areas, CaseAreas)
