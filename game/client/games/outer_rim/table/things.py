"""The things on the table of Outer Rim: cards, ships, contacts, spaces, goals."""

from __future__ import annotations

import pygame

from game.client.games.outer_rim.board import inspector, mentions, opponents, pieces
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table import guide
from game.client.games.outer_rim.table.areas import Opened, areas_of
from game.client.games.outer_rim.table.board import board_of
from game.client.games.outer_rim.table.movements import in_hand
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.contract import Things
from game.client.widgets.placement import Kept, Rank, of_rank

CHIP_WEIGHT = 3
"""a chip is kept free by enlarged things as much as that number of lit places"""


class RimThings(Things):
    """The single things on the table."""

    model: Model
    ui: RimUi
    view: RimView

    def subject(self, name: Name | None) -> str:
        if name == ("seat", str(self.ui.looking)):
            return ""  # the board that is looked at shows the character
        return inspector.subject(self.model, name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect, name: Name) -> None:
        pieces.zoom(surface, rect, self.model, name, self.subject(name), self.m)

    def title(self, name: Name) -> str:
        return pieces.title(self.model, name, self.subject(name))

    def tip(self, name: Name) -> str:
        return guide.tip(self.model, name)

    def icon(self, name: Name | None) -> str:
        return inspector.icon_of(self.model, name)

    def picture(self, name: Name) -> pygame.Surface | None:
        return in_hand(self.model, areas_of(self.table).map, name, self.m)

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return pieces.bust(self.model, seat, size)

    def under(self, name: Name) -> Name:
        """Return the slot under a card's spot."""
        if name[0] == "card":
            for slot, _ in self.view.board_at.slots:
                if slot.card == name[1]:
                    return "slot", slot.id
        return name

    def related_spots(self) -> list[Name]:
        reading = self.table.reading
        shown = [reading.over, reading.front]
        found = {facts.goal_of(self.model, self.subject(name)) for name in shown if name}
        return [("space", space) for space in sorted(found) if space]

    def keep_clear(self) -> list[Kept]:
        chips = opponents.visible_panels(self.model, self.m, self.view.areas, self.ui.drawer)
        rects = [rect for _, rect in chips] * CHIP_WEIGHT
        way = [self.view.spots.get(("space", each)) for each in board_of(self.table).lights.path()]
        return of_rank(Rank.CONTROL, [*rects, *(each for each in way if each is not None)])

    def on_hover(self) -> None:
        self.table.invalidate(self.view.areas.map)
        self.table.invalidate(areas_of(self.table).market_at())

    def on_click(self, name: Name) -> bool:
        if name[0] == "goal":
            self.table.views.pin(name)
            return True
        other = name[0] in ("seat", "ship") and name[1] != str(self.model.seat)
        if other:
            Opened(self.table).look_at(int(name[1]))
        return other

    def follow_link(self, link: str) -> bool:
        """Pin the thing that a name in the log stands for; center a place on the map."""
        name, areas, reading = mentions.spot(link), areas_of(self.table), self.table.reading
        if name not in reading.pins:
            reading.toggle(name)
        if name[0] == "space" and areas.map_shown:
            self.ui.zoom = max(self.ui.zoom, 1)
            areas.steering.center(name[1])
        else:
            self.table.views.renew()
        return True
