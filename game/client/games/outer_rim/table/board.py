"""The board of Outer Rim: the map, the market, the goals and the player boards."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cached_property, partial

import pygame

from game.client.draw import icon_hits, materials
from game.client.draw.materials import Material
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.ambitions import facts as ambitions
from game.client.games.outer_rim.ambitions.line import AmbitionLine
from game.client.games.outer_rim.board import goals, market, opponents, player_board
from game.client.games.outer_rim.cards import strips
from game.client.games.outer_rim.favors.parts import Hint
from game.client.games.outer_rim.map import crossing, facts
from game.client.games.outer_rim.play import boxes
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table import bars, painting, spot_layout
from game.client.games.outer_rim.table.areas import Opened, areas_of
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.favor_widgets import FavorWidgets
from game.client.games.outer_rim.table.map_input import MAP_ZOOMS
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.games.outer_rim.table.turns import ahead_of
from game.client.shell.window.scenes import Control
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.contract import Board, Table, as_kind
from game.client.widgets.placement import Kept, Rank, of_rank

TIP_DU = 460


class RimBoard(Board):
    """Everything on the table but its frame and its pages."""

    model: Model
    controller: Controller
    ui: RimUi
    view: RimView

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.areas = areas_of(table)
        self.opened, self.favors = Opened(table), FavorWidgets(table)
        self._tip_at: pygame.Rect | None = None

    @cached_property
    def lights(self) -> painting.MapLights:
        """The lights on the map for the thing in hand or under the pointer."""
        return painting.MapLights(
            self.model, self.areas.map, self.controller, self.table.reading, self.view
        )

    # -- layout --

    def lay(self, m: Metrics) -> None:
        view, ui, areas = self.view, self.ui, self.areas
        areas.map.layout(view.areas.map, m, MAP_ZOOMS[ui.zoom], ui.pan, areas.corners(m))
        view.goals_at = goals.rows(self.model, m, areas.goals_at(), areas.goals_whole)
        view.tiles = market.tiles(self.model, m, areas.market_at(), areas.market_full())
        view.board_at = player_board.places(self.model, m, view.areas.board, areas.board_seat)

    def spots(self) -> dict[Name, pygame.Rect]:
        return spot_layout.all_spots(self.model, self.areas.map, self.view, self.ui)

    def build_others(self, m: Metrics) -> None:
        page = self.table.page_over
        if m.compact and self.view.areas.over and not page and not self.ui.log_large:
            bars.add_drawer(self.form, self.view, self.ui.drawer, self.opened.toggle_market)
        self.table.gestures.add_spots(("market", "deck", "goal"))

    def build(self, m: Metrics) -> None:
        if self.areas.map_shown:
            self._add_crossing()
        self.table.gestures.add_spots(("space", "place", "patrol", "ship", "seat"))

    def _add_crossing(self) -> None:
        """Add the words over the badge of the crossing, where the box has one."""
        picture = self.areas.map.picture
        at, ends = crossing.badge_rect(picture), crossing.ends(picture)
        if ends is not None and self.view.areas.map.contains(at):
            hint = self.form.add(Hint("map.crossing", at))
            hint.late_tip = partial(facts.crossing_tip, self.model, ends)

    def build_own(self, m: Metrics) -> None:
        # A card's own spot stands for its slot.
        full = [("slot", slot.id) for slot, _ in self.view.board_at.slots if slot.card]
        self.table.gestures.add_spots(("hold", "slot", "card"), full)

    def build_over(self, m: Metrics) -> None:
        table, areas = self.table, self.areas
        self._add_ambition()
        self.favors.build(m)
        if not table.page_over:
            bars.add_deals(self.form, self.model, self.view, self.ui.drawer, table.do.choose)
            bars.add_goods(self.form, self.model, self.view, self.opened.pay_with_goods)
        count = len(goals.goals(self.model)) - goals.PINNED
        if self.view.goals_at and count > 0 and not table.covers_all and not self.ui.log_large:
            rect = goals.more_rect(m, areas.goals_at(), areas.goals_whole)
            bars.add_more_goals(self.form, m, rect, count, areas.goals_whole,
                                self.opened.toggle_goals)  # fmt: skip
        if self.ui.looking is not None and not table.covers_all:
            bars.add_own_board(self.form, self.view, self.opened.own_board)

    def _add_ambition(self) -> None:
        """Add the line of the ambition above the board, which unfolds its sheet."""
        line, seat = self.view.areas.ambition, self.areas.board_seat
        drawn = line.width and ambitions.sheet_of(self.model, seat)
        if drawn and not self.table.page_over and not self.ui.log_large:
            shown = self.opened.sheet() in self.table.reading.pins
            self.form.add(AmbitionLine(line, self.model, seat, self.opened.unfold, shown))

    def build_tip(self, m: Metrics) -> bool:
        """Add a tip over the map, or the page on it, once all else is there: near the middle of
        the foot, which the arch of worlds leaves free, but never over an answer, over words or over
        a goal."""
        areas, table = self.view.areas, self.table
        if areas.hidden:
            return False
        if self.ui.log_large or not self.view.log_at.width or table.hinting.on:
            return True
        if not table.tips.height(m, m.du(TIP_DU)):
            return True
        if self.ui.held is None:  # a page that waits has the tip in its picture
            area = areas.map.clip(areas.view) if table.page_over else areas.map
            self._tip_at = table.tips.fit(m, area, m.du(TIP_DU), self._in_use())
        if self._tip_at is not None:
            table.tips.add(self.form, m, self._tip_at)
        return True

    def _in_use(self) -> list[Kept]:
        """Return all that a tip must not cover: answers, words, lit places, chips, and the places
        of the player's goals."""
        table, spots = self.table, self.view.spots
        chips = opponents.visible_panels(self.model, self.m, self.view.areas, self.ui.drawer)
        places = {facts.goal_of(self.model, each.id) for each in goals.goals(self.model)}
        solid = (each.visible_rect for each in self.form.every() if each.solid and each.shown)
        pinned = [table.inspector.slid.at] if table.reading.pins else []
        return [
            *table.attention.board_things(),
            *of_rank(
                Rank.GOAL, [spots["space", each] for each in places if ("space", each) in spots]
            ),
            *of_rank(Rank.CONTROL, [*solid, *(rect for _, rect in chips), *pinned]),
        ]

    def controls(self, found: list[Control]) -> list[Control]:
        by_key = {each.key: each for each in found}
        button = self.form.find("table.favor")
        for each in self.model.options:
            if each.verb == "favor" and button is not None:
                by_key[each.key] = Control(each.key, button.rect)
        return [by_key[each.key] for each in self.model.options if each.key in by_key]

    # -- painting --

    def table_materials(self) -> Mapping[str, Material]:
        """Return the materials of the table: the boxes in play bring some of their own."""
        return boxes.cover_materials(self.model.state.setup.expansions)

    def key(self) -> Hashable:
        ui = self.ui
        return (self.model.version, self.m, self.view.in_view, ui.peek, self.table.tray_shown,
                ui.drawer, ui.tab, self.areas.board_seat, ui.goals_open, ui.log_large,
                ui.zoom, ui.pan)  # fmt: skip

    def paint(self, surface: pygame.Surface) -> None:
        model, view, table, areas = self.model, self.view, self.table, self.areas
        painting.bars(surface, view)
        covered = table.page_over and self.m.compact
        if not covered:
            painting.the_goals(surface, model, view, areas.goals_at())
            if view.areas.hidden:
                painting.players(surface, model, view, False)
        if not table.page_over and areas.map_shown:
            painting.still_map(surface, areas.map, view)
        if not table.page_over or not table.covers_all:
            painting.the_market(
                surface, model, view, self.ui, areas.market_at(), areas.market_full()
            )
        if table.tray_shown:
            materials.draw(surface, view.areas.board, "board", self.m.unit)
        elif not covered:
            painting.board(surface, model, view, areas.board_seat)

    def paint_live(self, surface: pygame.Surface) -> None:
        areas, clip, lights = self.view.areas, surface.get_clip(), self.lights
        if self.areas.map_shown and clip.colliderect(areas.map):
            surface.set_clip(clip.clip(areas.map))
            self.areas.map.draw_moving(
                surface, lights.space_meant(), lights.lit(), lights.path(),
                self.table.movements.flights.tags(), lights.lane(), ahead_of(self.table).space,
            )  # fmt: skip
            self.areas.steering.exhaust.draw(surface)
            lights.rings(surface)
            surface.set_clip(clip)
            if areas.over:
                with icon_hits.group("players"):
                    painting.players(surface, self.model, self.view, self.ui.drawer)
        if not self.table.page_over and clip.colliderect(self.areas.market_at()):
            hovered, carry = self.table.reading.hovered, self.controller.carry
            with icon_hits.group("discards"):
                painting.discard_buttons(surface, self.model, self.view, hovered, carry)
        if not self.areas.strip_shown:
            icon_hits.drop("strip")
        elif clip.colliderect(areas.strip):
            with icon_hits.group("strip"):
                self._paint_strip(surface)

    def _paint_strip(self, surface: pygame.Surface) -> None:
        """Paint the strip over the board on view; the way back from another's board is at its
        end."""
        strip, seat = self.view.areas.strip.copy(), self.areas.board_seat
        strip.width = self.favors.strip_end() - strip.left
        shown = self.model.view["players"][seat]
        strips.draw_strip(
            surface, strip, shown, self.m,
            name=self.model.player_name(seat), fame_goal=shown["fame_goal"],
            credits=self.ui.credits if self.ui.looking is None else None,
        )  # fmt: skip

    def animate(self, dt: float, alive: bool) -> list[pygame.Rect]:
        here, steering = alive and self.areas.map_shown, self.areas.steering
        found = [
            steering.turn_storm(dt, here), steering.drift(dt, here),
            steering.glow(dt, here, self.table.movements.flights.tags()),
        ]  # fmt: skip
        return [each for each in found if each is not None]


def board_of(table: Table) -> RimBoard:
    """Return the board of a table of this game."""
    return as_kind(table.board, RimBoard)
