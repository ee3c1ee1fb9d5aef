"""Positions of everything on the table: a spot for each thing that can be pointed at."""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import goals, opponents
from game.client.games.outer_rim.map.view import MapView
from game.client.games.outer_rim.play.model import Model
from game.client.games.outer_rim.table.parts import RimUi, RimView
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.table.gestures import at_least


def all_spots(model: Model, map: MapView, view: RimView, ui: RimUi) -> dict[Name, pygame.Rect]:
    """Return every place on the table, covered or not."""
    found, areas = dict[Name, pygame.Rect](), view.areas
    chips = opponents.visible_panels(model, view.m, areas, ui.drawer)
    for seat, rect in chips:
        found["seat", str(seat)] = rect
    found.update(goals.spots(view.goals_at))
    for tile in view.tiles:
        if tile.card and areas.shows("market"):
            found["market", tile.card] = tile.rect
            found["deck", tile.deck] = tile.discard
    over = [chip for _, chip in chips] if areas.over else []
    if areas.shows("map") and not ui.drawer:
        found |= {
            name: at_least(rect, least(view.m))
            for name, rect in map.spots().items()
            if areas.map.collidepoint(rect.center)
            and not any(chip.collidepoint(rect.center) for chip in over)
        }
    return found | board_spots(model, view, ui) if areas.shows("board") else found


def least(m: Metrics) -> int:
    """Return the smallest side of a thing on the map that is easy to hit."""
    return max(36, m.pick(44, 36))


def board_spots(model: Model, view: RimView, ui: RimUi) -> dict[Name, pygame.Rect]:
    """Return the places of the board on view; only the player's own takes cards."""
    found = dict[Name, pygame.Rect]()
    seat = model.seat if ui.looking is None else ui.looking
    at, shown = view.board_at, model.view["players"][seat]
    if ui.looking is None:
        found["hold", ""] = view.areas.board
        found["hold", "ship"], found["hold", "self"] = at.ship, at.character
    found["card", str(shown["ship"])] = at.ship
    found["card", str(shown["character"])] = at.character
    for slot, rect in at.slots:
        if ui.looking is None:
            found["slot", slot.id] = rect
        if slot.card and not (slot.kind == "secret" and ui.looking is not None):
            found["card", slot.card] = rect
    return found
