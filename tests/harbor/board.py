"""The table: a sea with five islands and two boats, the deck of errands, and the player's own
hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Metrics
from game.client.tabletop.boards.graph_board import GraphBoard
from game.client.tabletop.kit import plain_card
from game.client.tabletop.kit.marks import draw_mark, mark
from game.client.tabletop.kit.spots import Spots
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.pages.dice import Die, Roll
from game.client.tabletop.pages.results import Line, Page
from game.client.tabletop.play.controller import Verbs
from game.client.tabletop.play.model import TableModel
from game.client.tabletop.play.movements import Movements
from game.client.tabletop.table.contract import Board, Pages, Table, TableKind, Things
from game.client.tabletop.table.scene import table_makers
from game.table.events import Event
from tests.harbor.rules import CATCH, Fished, Sailed, State, TurnBegan, errands, sea

SAIL_SECONDS = 0.4
LAND = theme.rgb("3B5B46")
WATER = theme.rgb("10303A")
BONE, STORM = theme.rgb("D9CDB4"), theme.rgb("A0341F")


class Model(TableModel[State]):
    """The viewing seat's part of the view."""

    def moment_in(self, view: dict[str, Any]) -> tuple[int, int]:
        return view["round"], view["turn"]

    @property
    def card(self) -> str:
        """The errand in the viewing seat's hold, "" for none."""
        held: str = self.view["hold"][self.seat]
        return held

    def player_name(self, seat: int) -> str:
        return str(self.view["names"][seat] or f"Keeper {seat + 1}")


class Net(Roll):
    """The fishing die."""

    def die(self, number: int) -> Die:
        return Die(draw_face, tuple(CATCH), BONE, gloss=0.2)


class HarborBoard(Board):
    """The sea with its islands, the boats, and the hold at the left."""

    model: Model

    def lay(self, m: Metrics) -> None:
        board, side = self.view.areas.board, m.du(150)  # the hold
        area = pygame.Rect(board.left + side, board.top, board.width - side, board.height)
        self.sea = GraphBoard(sea(), area, 96)

    def spots(self) -> dict[Name, pygame.Rect]:
        if not self.view.areas.shows("board"):
            return {}
        m, board = self.m, self.view.areas.board
        found = self.sea.spots("island")
        for seat, at in enumerate(self.model.view["at"]):
            boat = pygame.Rect(0, 0, m.du(46), m.du(46))
            boat.midbottom = self.sea.rect(at).midbottom
            found["boat", f"boat_{seat}"] = boat.move(m.du(26) * (2 * seat - 1), 0)
        deck = pygame.Rect(board.left + m.du(20), board.top + m.du(12), m.du(120), m.du(112))
        found["deck", "deck"] = deck
        if self.model.card:
            found["card", self.model.card] = deck.move(0, m.du(124))
        return found

    def paint(self, surface: pygame.Surface) -> None:
        m, areas, view = self.m, self.view.areas, self.model.view
        surface.fill(theme.DEEP)
        for area in (areas.top, areas.actions):
            images.draw_panel(surface, area, "flat", m.unit)
        if not areas.shows("board"):
            return
        pygame.draw.rect(surface, WATER, areas.board)
        self.sea.draw_lanes(surface, m, theme.EDGE_HOT)
        for name, rect in self.spots().items():
            self.table.things.at(name).paint(surface, rect)
        for seat, coins in enumerate(view["coins"]):
            line = pygame.Rect(0, 0, m.du(250), m.du(32))
            line.bottomright = areas.board.right, areas.board.bottom - m.du(36 * (1 - seat) + 8)
            draw_mark(surface, m, seat, (line.left - m.du(18), line.centery), m.du(10))
            words = f"{self.model.player_name(seat)}: {coins} of {view['goal']} coins"
            fonts.draw_line(surface, m, "body", words, theme.INK, line, "left", "coins")

    def paint_live(self, surface: pygame.Surface) -> None:
        carry = self.controller.carry
        lit = set(carry.targets) if carry else self.controller.direct_goals()
        color = theme.TEAL if carry else theme.AMBER
        self.sea.light(surface, self.m, {id: color for kind, id in lit if kind == "island"})


class Island(Thing):
    """An island, which the board lights."""

    layer, outlined, round = 1, False, True

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        pygame.draw.aacircle(surface, LAND, rect.center, rect.width // 2)
        label = pygame.Rect(0, 0, self.m.du(220), self.m.pitch("label"))
        label.midbottom = rect.midtop
        words = sea().spaces[self.id].label
        fonts.draw_line(surface, self.m, "label", words, theme.INK, label, "center", self.id)


class Boat(Thing):
    """The boat of a player."""

    layer = 3

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(self.picture(), rect)

    def picture(self) -> pygame.Surface:
        return mark(int(self.id.removeprefix("boat_")), self.m.du(46))


class Deck(Thing):
    """The errands that are left."""

    layer = 2

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        words = f"{self.model.view['deck']} errands"
        plain_card.draw(surface, rect, self.m, [("tile_bold", words, theme.MUTED)])


class Errand(Thing):
    """The errand in the hold."""

    readable, layer = True, 2

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        draw_card(surface, rect, self.m, self.id)

    draw_large = paint


class HarborThings(Things):
    """The things on the sea and in the hold."""

    kinds = {"island": Island, "boat": Boat, "deck": Deck, "card": Errand}


class HarborPages(Pages):
    """The fishing die; all decisions are on the table."""

    def needs_page(self) -> bool:
        return False

    def results(self, events: Sequence[Event], episode: Sequence[Event]) -> list[Page]:
        return [
            Page("The net comes up", lines=[Line(self.model.tell(each))],
                 rolls=[Net(each.seat, self.model.player_name(each.seat), "fishing", (each.face,),
                            f"{CATCH[each.face]:+} coins", 1)])
            for each in events if isinstance(each, Fished)
        ]  # fmt: skip


def movements(table: Table) -> Movements:
    """Return the movements of a table: a boat sails along."""
    made = Movements(table.view, table.motion, table.views)

    def sail(event: Event, before: Spots, delay: float) -> float:
        assert isinstance(event, Sailed)
        name = ("boat", f"boat_{event.seat}")
        start, end = before[name], made.view.spots[name]
        made.fly(name, mark(event.seat, start.width), start, end, SAIL_SECONDS, delay)
        return SAIL_SECONDS

    made.shown = {Sailed: sail}
    return made


def draw_card(surface: pygame.Surface, rect: pygame.Rect, m: Metrics, id: str) -> None:
    """Draw an errand."""
    card, large = errands()[id], rect.width > m.du(200)
    there = f"To **{sea().spaces[card.to].label}** for {card.pays} coins"
    lines = [("heading" if large else "tile_bold", card.name, theme.INK),
             ("body" if large else "tile", there, theme.TEAL),
             ("reading", card.story, theme.SOFT)]  # fmt: skip
    plain_card.draw(surface, rect, m, lines)


def draw_face(face: str, px: int) -> pygame.Surface:
    """Return the sign of a face of the fishing die: fish as dots, or a storm."""
    made = pygame.Surface((px, px), pygame.SRCALPHA)
    count = max(0, CATCH[face])
    for n in range(count):
        shift = (2 * n - count + 1) * px // 7
        pygame.draw.aacircle(made, WATER, (px // 2 + shift, px // 2 - shift), px // 8)
    if face == "storm":
        ends = (px // 5, px // 5), (px * 4 // 5, px * 4 // 5)
        pygame.draw.line(made, STORM, *ends, px // 8)
    return made


VERBS = Verbs(
    patterns={
        "sail": (("boat", "island"),),
        "deliver": (("card", "island"),),
        "take": (("deck", ""),),
    },
    listed=frozenset(("take", "deliver")),
    icons={"fish": "encounter", "take": "hand", "deliver": "deliver", "stay": "check"},
    grab=frozenset(("boat", "card")),
    direct=frozenset(("island",)),
)
KIND = TableKind(
    game="harbor", verbs=VERBS, turn_begins=(TurnBegan,), model=Model, board=HarborBoard,
    things=HarborThings, pages=HarborPages, movements=movements,
)  # fmt: skip
table_of, make = table_makers(KIND)
