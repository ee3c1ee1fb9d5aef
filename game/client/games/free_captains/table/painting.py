"""The ground of the table: the mat with its empty places, and the bars."""

from __future__ import annotations

import pygame

from game.client.draw import materials
from game.client.draw.theme import Metrics
from game.client.games.free_captains.pieces import ground
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import shelf
from game.client.games.free_captains.table.spot_layout import weapon_place
from game.client.tabletop.boards.mat_board import MatBoard
from game.client.tabletop.kit.layout import Regions


def bars(surface: pygame.Surface, m: Metrics, areas: Regions) -> None:
    """Paint the bars at the top and the foot."""
    for area in (areas.top, areas.tabs, areas.actions):
        if area.width:
            materials.draw(surface, area, "bar", m.unit)


def mat(surface: pygame.Surface, model: Model, board: MatBoard, m: Metrics) -> None:
    """Paint the mat and the empty places on it."""
    ground.paint_mat(surface, board.area, board.mat.picture)
    _console(surface, board, m)
    for id, rect in board.rects.items():
        kind = id.rstrip("123456").rstrip("_")
        if kind in SUNKEN and not _beyond(model, id):
            if kind == "weapon":
                rect = weapon_place(board, id, model.weapon_count)
            ground.paint_panel(surface, rect, SUNKEN[kind], m.unit)
            if kind in NAMES and not (kind == "hand" and model.view["hand"]):
                shelf.engrave(surface, rect, m, *NAMES[kind])


def _console(surface: pygame.Surface, board: MatBoard, m: Metrics) -> None:
    """Paint the console of the ship below all that is the captain's."""
    own = [rect for id, rect in board.rects.items() if id in ("captain", "hand")
           or id.startswith("track_")]  # fmt: skip
    if own:
        rim = m.du(12)
        around = own[0].unionall(own[1:]).inflate(rim, rim)
        ground.paint_panel(surface, around.clip(board.area), "console", m.unit)


SUNKEN: dict[str, ground.Kind] = {
    "planet": "slot", "chosen": "slot", "weapon": "slot", "location": "slot", "card": "slot",
    "dice": "tray", "bag": "tray", "cubes": "tray", "supply": "tray", "hand": "slot",
}  # fmt: skip
"""the panel of each empty place"""
NAMES = {
    "planet": ("planet", "Next Planets"), "location": ("line_location", "Location"),
    "card": ("swords", "The line"), "hand": ("hand", "Cards that you keep"),
}  # fmt: skip
"""the sign and the name of empty places"""


def _beyond(model: Model, id: str) -> bool:
    """Return True for a place that this game does not use: a weapon too many."""
    kind, _, number = id.rpartition("_")
    return kind == "weapon" and int(number) > model.weapon_count
