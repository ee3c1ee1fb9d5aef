"""Painting the table of Outer Rim under its widgets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.client.draw import images, materials, theme
from game.client.games.outer_rim.board import goals, market, opponents, player_board
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.controller import Controller
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.bars.inspector_state import Reading
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.play.controller import Carry


def bars(surface: pygame.Surface, view: RimView) -> None:
    """Draw the backgrounds of the bars."""
    surface.fill(theme.DEEP)
    materials.draw(surface, view.areas.top, "bar", view.m.unit)
    materials.draw(surface, view.areas.actions, "bar", view.m.unit)


def players(surface: pygame.Surface, model: Model, view: RimView, drawer: bool) -> None:
    """Draw the other players' panels or chips."""
    if opponents.visible_panels(model, view.m, view.areas, drawer):
        opponents.draw(surface, model, view.m, view.areas.opponents)


def the_goals(
    surface: pygame.Surface, model: Model, view: RimView, area: pygame.Rect
) -> None:  # fmt: skip
    """Draw the player's goals."""
    if area.width:
        goals.draw(surface, view.m, area, view.goals_at, partial(forecast.chance_now, model))


def board(surface: pygame.Surface, model: Model, view: RimView, seat: int) -> None:
    """Draw the board on view."""
    if view.areas.shows("board"):
        area = view.areas.board
        player_board.draw_board(surface, model, view.m, area, view.board_at, seat)


def still_map(surface: pygame.Surface, map: MapView, view: RimView) -> None:
    """Draw the parts of the map that stay unchanged between answers."""
    before = surface.get_clip()
    surface.set_clip(view.areas.map)
    map.draw_still(surface)
    surface.set_clip(before)


def the_market(
    surface: pygame.Surface, model: Model, view: RimView, ui: RimUi, area: pygame.Rect, full: bool
) -> None:
    """Draw the market, dimmed if nothing can be bought."""
    if not view.areas.shows("market"):
        return
    buyable = {each.source for each in model.options if each.verb == "buy"}
    if view.m.compact and ui.drawer:
        materials.draw(surface, view.areas.market, "board", view.m.unit)
        images.draw_panel(surface, view.areas.map, "flat", view.m.unit)
    market.draw(surface, model, view.m, area, view.tiles, full, buyable)


def discard_buttons(
    surface: pygame.Surface, model: Model, view: RimView, hovered: Name | None, hand: Carry | None
) -> None:
    """Draw the buttons that discard a market card, on the card looked at or in hand."""
    if not view.areas.shows("market"):
        return
    discards = {each.source for each in model.options if each.verb == "discard"}
    names = [*([hovered] if hovered else []), *([hand.source] if hand else [])]
    for tile in market.tiles_with_discard(view.tiles, discards, names):
        market.draw_discard(surface, view.m, tile, hovered == ("deck", tile.deck))


class MapLights:
    """The parts of the map that follow gestures: lit places, ways, rings around tokens."""

    def __init__(
        self, model: Model, map: MapView, controller: Controller, reading: Reading, view: RimView
    ) -> None:
        self.model, self.map, self.controller = model, map, controller
        self.reading, self.view = reading, view

    def lit(self) -> dict[str, str]:
        """Return the spaces to light up, by kind: targets for the thing in hand, or for a click."""
        carry = self.controller.carry
        names = set(carry.targets) if carry else self.controller.direct_goals()
        names |= set() if carry else self.controller.sources()
        kind = "target" if carry else "option"
        return {name[1]: kind for name in names if name[0] == "space"}

    def space_meant(self) -> str:
        """Return the space under the pointer, or the destination of a card under it."""
        kind, id = self.controller.stands_for(self.reading.hovered or ("", ""))
        if kind == "space":
            return id
        return facts.goal_of(self.model, id) if kind in ("card", "market") else ""

    def path(self) -> Sequence[str]:
        """Return the way to that space."""
        goal = self.space_meant()
        way = self.model.way_to(goal) if goal else ()
        return (str(self.model.me["space"]), *way) if way else ()

    def lane(self) -> Sequence[str]:
        """Return the way that the next card may move the patrol under the pointer."""
        kind, id = self.reading.hovered or ("", "")
        here = str(self.model.me["space"] or "")
        if kind != "patrol" or not here:
            return ()
        way = self.map.way(str(self.model.view["patrols"][id]["space"]), here)
        return way[: 1 + facts.farthest(self.model, id)]

    def rings(self, surface: pygame.Surface) -> None:
        """Draw a ring around each contact and patrol that can be used now, under the names of their
        worlds."""
        if self.controller.carry:
            return
        m = self.view.m
        moved = {each.source for each in self.model.options if each.verb == "patrol"}
        alone = {("patrol", each) for each in moved} if len(moved) == 1 else set()  # it must go
        used = [each for each in self.controller.sources() - alone
                if each[0] in ("place", "patrol")]  # fmt: skip
        places = self.map.spots() if used else {}
        for name in sorted(used):
            if name in places:
                rect = places[name]
                radius = max(rect.size) // 2
                for width, color in ((m.du(6), theme.DEEP), (m.du(3), theme.AMBER)):
                    at = radius + width // 2
                    pygame.draw.circle(surface, color, rect.center, at, max(2, width))
        for world in sorted({name[1].partition(".")[0] for name in used if name[0] == "place"}):
            self.map.picture.draw_plate(surface, world)
