"""Where everything on the table is: spots for all that can be pointed at."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.games.outer_rim import forecast
from game.client.games.outer_rim.table import gestures, opponents
from game.client.games.outer_rim.table.located import Name
from game.client.games.outer_rim.table.spots import Spot

if TYPE_CHECKING:
    from game.client.games.outer_rim.table.scene import TableScene

ON_MAP = ("space", "place", "patrol", "ship")


def all_spots(table: TableScene) -> dict[Name, pygame.Rect]:
    """Every place on the table, whatever lies over it."""
    model, found = table.model, dict[Name, pygame.Rect]()
    if table.areas.shows("opponents"):
        for seat, rect in opponents.panels(model, table.m, table.areas.opponents):
            found["seat", str(seat)] = rect
    for tile in table.tiles:
        if tile.card and table.areas.shows("market"):
            found["market", tile.card] = tile.rect
            found["deck", tile.deck] = tile.discard
    if table.areas.shows("map") and not table.drawer:
        found.update(table.map.spots())
    found = {
        name: hit(table, rect) if name[0] in ON_MAP else rect
        for name, rect in found.items()
        if name[0] not in ON_MAP or table.areas.map.collidepoint(rect.center)
    }
    return {**found, **board_spots(table)} if table.areas.shows("board") else found


def board_spots(table: TableScene) -> dict[Name, pygame.Rect]:
    """The places of the board on view; only the player's own takes cards."""
    found = dict[Name, pygame.Rect]()
    at, shown = table.board_at, table.model.view["players"][table.board_seat]
    if table.looking is None:
        found["hold", ""] = table.areas.board
        found["hold", "ship"], found["hold", "self"] = at.ship, at.character
    found["card", str(shown["ship"])] = at.ship
    found["card", str(shown["character"])] = at.character
    for slot, rect in at.slots:
        if table.looking is None:
            found["slot", slot.id] = rect
        if slot.card and not (slot.kind == "secret" and table.looking is not None):
            found["card", slot.card] = rect
    return found


def hit(table: TableScene, rect: pygame.Rect) -> pygame.Rect:
    """A thing on the map with room enough around it to be hit."""
    least = max(36, table.m.du(36 if table.m.compact else 44))
    grown = pygame.Rect(0, 0, max(rect.width, least), max(rect.height, least))
    grown.center = rect.center
    return grown


def visible_spots(table: TableScene) -> dict[Name, pygame.Rect]:
    """The spots that nothing covers now."""
    covered = [table.areas.view] if table.in_view and not table.peek else []
    if table.log_large and not table.areas.hidden:
        covered.append(table.log_area())
    if table.tray_shown:
        covered.append(table.areas.tray)
    return {
        name: rect
        for name, rect in table.all_spots().items()
        if not any(area.collidepoint(rect.center) for area in covered)
    }


def add_spots(table: TableScene, *kinds: str) -> None:
    """Puts the spots of these kinds on the form, lit where they can be used."""
    live, carry = table.controller.sources(), table.controller.carry
    goals = set(carry.targets) if carry else direct_goals(table)
    for name, rect in table.spots.items():
        if name[0] not in kinds:
            continue
        if name[0] == "slot" and card_in(table, name):
            continue  # the card's own spot stands for the slot
        goal = name in goals or (carry is not None and stands_for(table, name) in goals)
        table.form.add(
            Spot(
                name, rect,
                press=partial(gestures.press, table), drag=partial(gestures.drag, table),
                release=partial(gestures.release, table), enter=partial(gestures.enter, table),
                live=name in live and not carry, goal=goal and bool(carry),
                round=name[0] in ("space", "place", "patrol", "ship", "deck"),
                readable=table.inspecting and table.reading.readable(name),
                tip=forecast.tip(table.model, int(name[1])) if name[0] == "seat" else "",
            )
        )  # fmt: skip


def direct_goals(table: TableScene) -> set[Name]:
    """The places that answer something by themselves."""
    return {each.target for each in table.controller.placed.values() if each.target}


def card_in(table: TableScene, name: Name) -> str:
    """The card in a slot, "" for none."""
    return next((slot.card for slot, _ in table.board_at.slots if slot.id == name[1]), "")


def stands_for(table: TableScene, name: Name) -> Name:
    """The slot under a card's spot."""
    if name[0] == "card":
        for slot, _ in table.board_at.slots:
            if slot.card == name[1]:
                return "slot", slot.id
    return name
