"""The still picture of the table: the mat, and each thing at its spot."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from game.client.draw import materials
from game.client.draw.theme import Metrics
from game.client.games.free_captains.pieces import bag, cubes, ground
from game.client.games.free_captains.pieces.track import CUBES
from game.client.games.free_captains.play.model import Model
from game.client.games.free_captains.table import line, own, rail, shelf, tray
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.boards.mat_board import MatBoard
from game.client.tabletop.kit.spots import Name, Spots

Paint = Callable[[pygame.Surface, pygame.Rect, Model, Name, Metrics], None]
PAINTERS: dict[str, Paint] = {
    **rail.PAINTERS, **shelf.PAINTERS, **line.PAINTERS, **tray.PAINTERS, **own.PAINTERS
}  # fmt: skip


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
            ground.paint_panel(surface, rect, SUNKEN[kind], m.unit)


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


def _beyond(model: Model, id: str) -> bool:
    """Return True for a place that this game does not use: a weapon too many."""
    kind, _, number = id.rpartition("_")
    return kind == "weapon" and int(number) > model.weapon_count


LIVE = frozenset(("card", "location", "planet", "slot", "die", "rolled", "cube", "weapon", "hand",
                  "step"))  # fmt: skip
"""kinds of things that move, and are painted over the still picture while they do not"""


def still(surface: pygame.Surface, model: Model, board: MatBoard, spots: Spots, m: Metrics) -> None:
    """Paint everything on the mat that stays where it is."""
    if board.shows("standing"):
        rail.standing(surface, board.rect("standing"), model, m)
    for name, rect in spots.items():
        if name[0] not in LIVE:
            thing(surface, rect, model, name, m)


def live(
    surface: pygame.Surface, model: Model, spots: Spots, m: Metrics, away: Collection[Name]
) -> None:
    """Paint the things that move, except for those under way, and the arrows between the cards."""
    for name, rect in spots.items():
        if name[0] in LIVE and name not in away:
            thing(surface, rect, model, name, m)
        elif name[0] == "track" and ("points", name[1]) not in away:
            own.cube(surface, rect, model, name, m)
    line.arrows(surface, model, spots, m, away)


def thing(surface: pygame.Surface, rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> None:
    """Paint the thing at a spot."""
    paint = PAINTERS.get(name[0])
    if paint is not None:
        paint(surface, rect, model, name, m)


def in_hand(rect: pygame.Rect, model: Model, name: Name, m: Metrics) -> pygame.Surface:
    """Return the picture of a thing that is picked up from its spot."""
    kind, id = name
    if kind in ("track", "cube"):
        px = m.du(46)
        color = CUBES[id] if kind == "track" else id
        return cubes.cube(color, px)
    if kind == "bag":
        return bag.sack(min(rect.height, m.du(80)), tuple(model.bag.values()))
    size = rect.size
    if kind == "card":  # smaller, so that the places below it are seen
        size = rect.width * 2 // 3, rect.height * 2 // 3
    made = pygame.Surface(size, pygame.SRCALPHA)
    thing(made, made.get_rect(), model, name, m)
    return made
