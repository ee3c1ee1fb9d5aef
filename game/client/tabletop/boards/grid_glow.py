"""The glow on a grid that lives while nothing happens: fires, lamps and lava rise and fall."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pygame

from game.client.draw import theme
from game.client.draw.scenery.ambient import Ambient, Group, Light, Spot
from game.client.draw.theme import Color
from game.client.tabletop.boards.grid_board import GridBoard
from game.client.tabletop.boards.grid_land import Land
from game.client.tabletop.boards.grid_look import number
from game.client.tabletop.boards.grid_pieces import Piece

SHARE = 0.4
"""part of a glow that comes and goes"""
WIDER = 1.5
"""width of a light for that of its thing"""
EVERY = 11
"""cells of a glowing terrain for each light"""
MOST = 132
"""pixels of a light in the window"""


def groups(land: Land, pieces: Iterable[Piece]) -> tuple[Group, ...]:
    """Return the lights of a map in units, each a group that is drawn in its turn."""
    return tuple((light,) for light in (*_of_pieces(pieces), *_of_ground(land)))


def _of_pieces(pieces: Iterable[Piece]) -> Iterator[Light]:
    for place, piece in enumerate(pieces):
        seconds = number(piece.properties, "breath", 0.0)
        if seconds > 0 and piece.glow is not None:
            wide = piece.shape.width * WIDER
            yield Light(piece.shape.center, wide, _faint(piece.glow), seconds, _phase(place))


def _of_ground(land: Land) -> Iterator[Light]:
    wide, high = land.cell
    for row in range(land.rows):
        for column in range(land.columns):
            floor = land.floor(column, row)
            lit = floor.glow is not None and floor.breath > 0
            if floor.glow is not None and lit and (column * 7 + row * 5) % EVERY == 0:
                spot = (column + 0.5) * wide, (row + 0.5) * high
                hue = _faint(floor.glow)
                yield Light(spot, 2 * wide, hue, floor.breath, _phase(column + 3 * row))


def _faint(hue: Color) -> Color:
    return theme.mix((0, 0, 0), hue, SHARE)


def _phase(place: int) -> float:
    return place * 0.37 % 1.0


class GridLife:
    """The living glow of a board, as its view shows it."""

    def __init__(self, board: GridBoard) -> None:
        self.board = board
        found = groups(board.land, board.pieces)
        self.ambient = Ambient(found, self._place) if found else None

    def _place(self, spot: Spot) -> tuple[Spot, float]:
        unit = self.board.frame.unit
        return self.board.at(*spot), min(unit, MOST / (2.2 * self.board.land.cell[0] * WIDER))

    def update(self, dt: float, alive: bool) -> pygame.Rect | None:
        """Pass time; return the part of the view that has changed."""
        stirred = self.ambient.update(dt, alive) if self.ambient else None
        seen = stirred.clip(self.board.area) if stirred else None
        return seen if seen and seen.width and seen.height else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the glow over the map, under the pieces."""
        if self.ambient is None:
            return
        before = surface.get_clip()
        surface.set_clip(self.board.area.clip(before))
        self.ambient.draw(surface)
        surface.set_clip(before)
