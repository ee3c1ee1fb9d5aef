"""The things on the table of Outer Rim: cards, ships, contacts, patrols, spaces, goals."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.games.outer_rim.board import mentions, opponents, pieces
from game.client.games.outer_rim.board.player_board import SLOT_WORDS
from game.client.games.outer_rim.cards import art, enlarged, faces
from game.client.games.outer_rim.map import facts
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.areas import Opened, areas_of
from game.client.games.outer_rim.table.board import board_of
from game.client.games.outer_rim.table.movements import card_tile, slot_tile
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit.thing import Name, Thing
from game.client.tabletop.table.contract import Table, Things
from game.client.widgets.placement import Kept, Rank, of_rank

CHIP_WEIGHT = 3
"""a chip is kept free by enlarged things as much as that number of lit places"""
USES = {
    "crew": "for crew that you hire",
    "gear": "for gear from the market",
    "cargo": "for cargo from the market",
    "free": "for cargo or a mod from the market",
    "mod": "for a mod from the market",
    "equip": "for gear or a mod from the market",
    "job": "for a job or a bounty from the market",
}
"""what goes into an empty slot of the board, by its kind; the other kinds are never empty"""
HELD_ALPHA = 225
HELD_DU = (170, 120)


class RimThing(Thing):
    """A thing of this game; enlarged it is the card, ship or character that is its subject."""

    table: Table
    model: Model
    ui: RimUi
    view: RimView

    @property
    def title(self) -> str:
        return self.model.name(self.subject)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        pieces.draw_large(surface, rect, self.model, self.subject, self.m)


class Hold(RimThing):
    """The player's board as a whole, or its place of the ship ("ship") or character ("self")."""

    broad = True


class Slot(RimThing):
    """A place for a card on the player's board ("cargo.1")."""

    layer, broad = 1, True

    @property
    def kind_of_slot(self) -> str:
        return self.id.partition(".")[0]

    @property
    def title(self) -> str:
        return f"{SLOT_WORDS[self.kind_of_slot]} slot"

    @property
    def tip(self) -> str:
        """The use of an empty place."""
        if any(slot.id == self.id and slot.card for slot, _ in self.view.board_at.slots):
            return ""
        return f"**{self.title}**, empty: {USES[self.kind_of_slot]}."


class Card(RimThing):
    """A card on a player's board or in the market."""

    readable, layer, broad = True, 2, True

    @property
    def icon(self) -> str:
        return faces.kind_icon(self.model.content, self.id) if self.model.asset(self.id) else ""

    @property
    def under(self) -> Name:
        slots = (slot.id for slot, _ in self.view.board_at.slots if slot.card == self.id)
        return next((("slot", each) for each in slots), self.name)

    def picture(self) -> pygame.Surface | None:
        if not self.model.asset(self.id):
            return None
        size = self.m.du(HELD_DU[0]), self.m.du(HELD_DU[1])
        key = ("held", self.name, size, self.model.version)
        if (known := images.lookup(key)) is not None:
            return known
        made = card_tile(self.model, self.id, size, self.m)
        made.set_alpha(HELD_ALPHA)
        return images.keep(key, made)

    def small(self, size: tuple[int, int]) -> pygame.Surface | None:
        return slot_tile(self.model, self.id, size, self.m) if self.model.asset(self.id) else None


class Discard(RimThing):
    """The button that discards the faceup card of a market deck, by the deck."""

    layer, outlined = 6, False
    tip = "Discard: this card goes on the bottom of its deck, and the next one is revealed."

    @property
    def subject(self) -> str:
        return self.model.top(self.id)


class Goal(RimThing):
    """A goal in the list of goals, or a sheet of ambitions."""

    readable, layer, broad = True, 2, True

    def on_click(self) -> bool:
        self.table.views.pin(self.name)
        return True


class OfPlayer(RimThing):
    """A thing that stands for a player; a click on another player's shows that board."""

    def on_click(self) -> bool:
        other = self.id != str(self.model.seat)
        if other:
            Opened(self.table).look_at(int(self.id))
        return other


class Seat(OfPlayer):
    """The chip of a player, by the seat."""

    layer, broad = 7, True

    @property
    def subject(self) -> str:
        if self.id == str(self.ui.looking):
            return ""  # the board that is looked at shows the character
        return str(self.model.view["players"][int(self.id)]["character"] or "")

    @property
    def tip(self) -> str:
        return opponents.tip(self.model, int(self.id))


class Ship(OfPlayer):
    """The ship of a player on the map, by the seat."""

    layer, on_map, outlined, round = 5, True, False, True

    @property
    def subject(self) -> str:
        return str(self.model.view["players"][int(self.id)]["ship"] or "")

    def picture(self) -> pygame.Surface | None:
        return areas_of(self.table).map.token(self.name)


class OnMap(RimThing):
    """A place or a token on the map: enlarged it is a picture and facts."""

    readable, on_map, outlined = True, True, False


class Space(OnMap):
    """A planet, a navpoint or the Maelstrom."""

    layer, round, bright = 1, True, True

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        place = self.model.galaxy.spaces[self.id]
        shown = art.space_subject(self.id, place.kind, place.faction)
        told = facts.of_space(self.model, self.id)
        enlarged.draw_facts(surface, rect, self.m, self.title, shown, told)


class Patrol(OnMap):
    """The patrol of a faction, by the faction."""

    layer = 4

    @property
    def title(self) -> str:
        return f"{theme.MARKS[self.id].word} patrol"

    @property
    def tip(self) -> str:
        level = self.model.view["patrols"][self.id]["level"]
        return f"**{self.id.capitalize()} patrol, level {level}**"

    @property
    def icon(self) -> str:
        return f"patrol_{self.id}"

    def picture(self) -> pygame.Surface | None:
        return areas_of(self.table).map.token(self.name)

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        shown, told = art.patrol_subject(self.id), facts.of_patrol(self.model, self.id)
        enlarged.draw_facts(surface, rect, self.m, self.title, shown, told)


class Contact(OnMap):
    """The contact at a place of a planet ("naboo.1")."""

    layer, round = 3, True

    @property
    def known(self) -> str:
        """The id of the contact, "" unless you have seen it."""
        found = self.model.contact_at(self.id)
        return str(found["contact"] or "") if found else ""

    @property
    def subject(self) -> str:
        return self.known or self.icon

    @property
    def title(self) -> str:
        return self.model.name(self.known) if self.known else "Unknown contact"

    @property
    def icon(self) -> str:
        found = self.model.contact_at(self.id)
        return f"class_{found['class']}" if found else ""

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        shown = art.Subject(f"unknown {self.icon}", "crew", self.icon)
        shown = art.subject(self.model.content, self.known) if self.known else shown
        told = facts.of_contact(self.model, self.id)
        enlarged.draw_facts(surface, rect, self.m, self.title, shown, told)


class RimThings(Things):
    """All things on the table."""

    model: Model
    ui: RimUi
    view: RimView
    kinds = {
        "hold": Hold, "slot": Slot, "card": Card, "market": Card, "deck": Discard,
        "goal": Goal, "seat": Seat, "ship": Ship, "space": Space, "patrol": Patrol,
        "place": Contact,
    }  # fmt: skip

    def bust(self, seat: int, size: tuple[int, int]) -> pygame.Surface | None:
        return pieces.bust(self.model, seat, size)

    def related_spots(self) -> list[Name]:
        reading = self.table.reading
        shown = [self.at(name).subject for name in (reading.over, reading.front) if name]
        found = {facts.goal_of(self.model, each) for each in shown}
        return [("space", space) for space in sorted(found) if space]

    def keep_clear(self) -> list[Kept]:
        chips = opponents.visible_panels(self.model, self.m, self.view.areas, self.ui.drawer)
        rects = [rect for _, rect in chips] * CHIP_WEIGHT
        way = [self.view.spots.get(("space", each)) for each in board_of(self.table).lights.path()]
        strip = [self.view.areas.strip] if areas_of(self.table).strip_shown else []
        found = [*rects, *strip, *(each for each in way if each is not None)]
        return of_rank(Rank.CONTROL, found)

    def on_hover(self) -> None:
        self.table.invalidate(self.view.areas.map)
        self.table.invalidate(areas_of(self.table).market_at())

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
