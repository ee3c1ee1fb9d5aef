"""A grid on a board: fitted into an area, zoomed and panned, painted once and kept.

The map is seen as Tiled shows it, in the light of the game. The picture is painted in chunks of the
zoomed map as they come into view (``grid_ground``, ``grid_faces``, ``grid_pieces``,
``grid_signs``); a door that opens repaints the chunks around it alone. What changes
from frame to frame (lit squares, ways, pieces) is drawn over it.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import light
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.boards import (
    grid_borders,
    grid_faces,
    grid_ground,
    grid_pieces,
    grid_signs,
)
from game.client.tabletop.boards.grid_borders import Border
from game.client.tabletop.boards.grid_land import Land
from game.client.tabletop.boards.grid_look import Frame, GridLook, fit_frame, number
from game.client.tabletop.kit.spots import Name
from game.table.maps.drawing import Point
from game.table.maps.grid import Grid

CHUNK = 320
KEPT = 48 * 1024 * 1024
"""bytes of painted chunks that are kept"""
PIECE, GROWN = 56.0, 1.5
"""units of a piece, and how far it grows with the zoom"""
LEAST = 26
REACH = 36.0
"""units around the border of a door that its opening changes"""


@dataclass(frozen=True)
class Lit:
    """The lights of a frame: squares with their colors, those with a ring of danger, those out of
    the question, the way of a move with its color, and the square in hand or under the pointer.
    ``dim`` darkens all other squares while some are lit."""

    squares: Mapping[str, Color] = field(default_factory=dict)
    danger: Collection[str] = ()
    barred: Collection[str] = ()
    way: Sequence[str] = ()
    way_color: Color | None = None
    strong: str = ""
    dim: bool = False


class GridBoard:
    """A grid in ``area``. ``zoom`` is 1 for the whole map, ``pan`` the distance of the area's
    corner inside the zoomed map, ``open`` the names of the doors that are open."""

    def __init__(self, grid: Grid, look: GridLook) -> None:
        self.grid, self.look = grid, look
        self.land = Land(grid, look)
        self.borders = grid_borders.borders(grid)
        self.pieces = grid_pieces.pieces(grid, look.doors)
        self.area = pygame.Rect(0, 0, 1, 1)
        self.zoom, self.pan = 1.0, (0, 0)
        self.open: frozenset[str] = frozenset()
        self.m = Metrics()
        self.frame = fit_frame(grid, (1, 1), 1.0)
        self.painted = 0
        self._chunks: OrderedDict[tuple[float, int, int], pygame.Surface] = OrderedDict()
        self._bytes = 0

    # -- layout --

    def layout(
        self, area: pygame.Rect, m: Metrics, zoom: float = 1.0, pan: Point = (0, 0),
        open: Collection[str] = (),
    ) -> None:  # fmt: skip
        """Lay out the map in an area; the pan is kept inside the map."""
        if (area.size, m, theme.palette) != (self.area.size, self.m, self._palette):
            self.forget()
        self._palette = theme.palette
        self.area, self.m = area.copy(), m
        self.zoom = times = max(1.0, zoom)
        most = (round(area.width * (times - 1)), round(area.height * (times - 1)))
        self.pan = (min(max(0, round(pan[0])), most[0]), min(max(0, round(pan[1])), most[1]))
        self.frame = fit_frame(self.grid, area.size, times)
        self.unlock(open)

    _palette = ""

    def unlock(self, open: Collection[str]) -> None:
        """Show these doors open and the others locked."""
        now = frozenset(open)
        changed = self.open ^ now
        self.open = now
        if not changed:
            return
        sides = [border for border in self.borders if border.edge.name in changed]
        for key in list(self._chunks):
            zoom, column, row = key
            frame = fit_frame(self.grid, self.area.size, zoom)
            chunk = pygame.Rect(column * CHUNK, row * CHUNK, CHUNK, CHUNK)
            if any(self._around(border, frame).colliderect(chunk) for border in sides):
                self._bytes -= _bytes(self._chunks.pop(key))

    def _around(self, border: Border, frame: Frame) -> pygame.Rect:
        x, y, wide, high = border.box(0)
        sun = 1.6 * number(self.grid.properties, "sun", 0.75) * self.land.cell[0]
        return frame.rect(x - REACH, y - REACH, wide + 2 * REACH + sun, high + 2 * REACH + sun)

    def forget(self) -> None:
        """Drop everything painted."""
        self._chunks.clear()
        self._bytes = 0

    def pan_for(self, pointer: tuple[int, int], zoom: float) -> Point:
        """Return the pan at another zoom that keeps the point under the pointer in place."""
        times = zoom / self.zoom
        x, y = pointer[0] - self.area.left, pointer[1] - self.area.top
        return (self.pan[0] + x) * times - x, (self.pan[1] + y) * times - y

    def pan_to(self, place: str, zoom: float) -> Point:
        """Return the pan at a zoom that puts a square into the middle."""
        frame = fit_frame(self.grid, self.area.size, zoom)
        x, y = frame.at(*self.grid.squares[place].center)
        return x - self.area.width / 2, y - self.area.height / 2

    # -- places --

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the window pixel of a point of the map."""
        left, top = self.frame.at(x, y)
        return left + self.area.left - self.pan[0], top + self.area.top - self.pan[1]

    def rect(self, square: str) -> pygame.Rect:
        """Return the rectangle of a square in the window, in view or not."""
        found = self.frame.square(self.grid.squares[square])
        return found.move(self.area.left - self.pan[0], self.area.top - self.pan[1])

    def shows(self, square: str) -> bool:
        """Return True if the middle of a square is in view."""
        return bool(self.area.collidepoint(self.rect(square).center))

    def square_at(self, pos: tuple[int, int]) -> str:
        """Return the square at a window pixel, "" for none."""
        if not self.area.collidepoint(pos):
            return ""
        return next((id for id in self.grid.squares if self.rect(id).collidepoint(pos)), "")

    def spots(self, kind: str) -> dict[Name, pygame.Rect]:
        """Return every square in view as a spot of this kind, cut to the area."""
        found = {}
        for id in self.grid.squares:
            seen = self.rect(id).clip(self.area)
            if self.shows(id) and seen.width > 0 and seen.height > 0:
                found[kind, id] = seen
        return found

    def door_rect(self, name: str) -> pygame.Rect:
        """Return the rectangle of a door in the window."""
        leaf = next(piece for piece in self.pieces if piece.door == name)
        found = grid_pieces.door_rect(leaf, self.frame)
        return found.move(self.area.left - self.pan[0], self.area.top - self.pan[1])

    def slots(self, square: str, count: int, side: int = 0) -> list[pygame.Rect]:
        """Return places for pieces in a square, in a fixed order; ``side`` is their usual side in
        pixels, by default that of the zoom."""
        usual = side or max(LEAST, round(PIECE * min(GROWN, self.frame.unit)))
        name = self.m.du(20)
        return grid_signs.slots(self.rect(square), count, usual, name, LEAST)

    def path(self, squares: Sequence[str]) -> list[tuple[int, int]]:
        """Return the middle of each square of a path."""
        return [self.rect(square).center for square in squares]

    # -- painting --

    def draw(self, surface: pygame.Surface, most: int = 99) -> bool:
        """Draw the map and paint what is in view and not painted yet, at most ``most`` chunks;
        the rest is enlarged from the whole map meanwhile. Return True if nothing is left to paint.
        """
        before, whole = surface.get_clip(), True
        surface.set_clip(self.area.clip(before))
        for column, row in self._needed_chunks():
            place = (self.area.left + column * CHUNK - self.pan[0],
                     self.area.top + row * CHUNK - self.pan[1])  # fmt: skip
            known = (self.zoom, column, row) in self._chunks
            if known or most > 0:
                surface.blit(self._chunk(self.zoom, column, row), place)
                most -= not known
            else:
                surface.blit(self._draft(column, row), place)
                whole = False
        surface.set_clip(before)
        return whole

    def _draft(self, column: int, row: int) -> pygame.Surface:
        """Return a chunk enlarged from the whole map."""
        times = self.zoom
        made = pygame.Surface((CHUNK, CHUNK), depth=32)
        left, top = round(column * CHUNK / times), round(row * CHUNK / times)
        side = round(CHUNK / times)
        part = pygame.Surface((side, side), depth=32)
        for x in range(left // CHUNK, (left + side) // CHUNK + 1):
            for y in range(top // CHUNK, (top + side) // CHUNK + 1):
                found = self._chunks.get((1.0, x, y))
                if found is not None:
                    part.blit(found, (x * CHUNK - left, y * CHUNK - top))
        pygame.transform.smoothscale(part, made.get_size(), made)
        return made

    def warm(self, around: int = 1) -> bool:
        """Paint one chunk of the view, or so far around it, before it is needed; return False if
        all are there."""
        for column, row in self._needed_chunks(around):
            if (self.zoom, column, row) not in self._chunks:
                self._chunk(self.zoom, column, row)
                return True
        return False

    def _needed_chunks(self, more: int = 0) -> Iterable[tuple[int, int]]:
        times = self.zoom
        wide, high = self.area.width * times, self.area.height * times
        last = (int(wide - 1) // CHUNK, int(high - 1) // CHUNK)
        left, top = self.pan[0] // CHUNK - more, self.pan[1] // CHUNK - more
        right = (self.pan[0] + self.area.width - 1) // CHUNK + more
        foot = (self.pan[1] + self.area.height - 1) // CHUNK + more
        for row in range(max(0, top), min(last[1], foot) + 1):
            for column in range(max(0, left), min(last[0], right) + 1):
                yield column, row

    def _chunk(self, zoom: float, column: int, row: int) -> pygame.Surface:
        key = (zoom, column, row)
        found = self._chunks.get(key)
        if found is not None:
            self._chunks.move_to_end(key)
            return found
        wide = min(CHUNK, round(self.area.width * zoom) - column * CHUNK)
        high = min(CHUNK, round(self.area.height * zoom) - row * CHUNK)
        frame = fit_frame(self.grid, self.area.size, zoom).shift(column * CHUNK, row * CHUNK)
        made = images.ready(self.paint((max(1, wide), max(1, high)), frame))
        self._chunks[key] = made
        self._bytes += _bytes(made)
        while self._bytes > KEPT and len(self._chunks) > 1:
            self._bytes -= _bytes(self._chunks.popitem(last=False)[1])
        return made

    def paint(self, size: tuple[int, int], frame: Frame) -> pygame.Surface:
        """Paint a part of the map."""
        self.painted += 1
        sheet = pygame.Surface(size, depth=32)
        land = self.land
        grid_ground.paint_ground(sheet, land, frame)
        standing = [*grid_pieces.casters(land, self.pieces, self.open)]
        grid_ground.paint_shadows(sheet, land, frame, standing)
        grid_faces.paint_faces(sheet, land, frame)
        grid_signs.paint_floors(sheet, land, frame, self.borders)
        grid_pieces.paint_pieces(sheet, land, frame, self.pieces, self.open)
        grid_pieces.paint_plates(sheet, land, frame, self.pieces, self.borders, self.open, self.m)
        grid_ground.paint_light(sheet, land, frame, self.pieces)
        grid_signs.paint_signs(sheet, land, frame, self.m)
        light.grain(sheet)
        return pygame.transform.grayscale(sheet) if theme.palette == "greyscale" else sheet

    # -- on every frame --

    def draw_shadows(self, surface: pygame.Surface, pieces: Iterable[pygame.Rect]) -> None:
        """Draw the shadows of pieces, before any of them."""
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        for piece in pieces:
            grid_signs.shadow(surface, piece)
        surface.set_clip(before)

    def draw_lit(self, surface: pygame.Surface, lit: Lit) -> None:
        """Draw lit, barred and path squares, over the map and under the pieces."""
        before, unit = surface.get_clip(), max(0.7, min(1.6, self.frame.unit))
        surface.set_clip(self.area.clip(before))
        if lit.dim and lit.squares:
            bright = [self.rect(square) for square in (*lit.squares, *lit.danger, *lit.way)]
            grid_signs.dim(surface, self.area, bright, round(grid_signs.ROUND * unit))
        for square in lit.barred:
            grid_signs.hatch(surface, self.rect(square), theme.MUTED, unit)
        for square, hue in lit.squares.items():
            grid_signs.light(surface, self.rect(square), hue, unit, square == lit.strong)
        for square in lit.danger:
            grid_signs.danger(surface, self.rect(square), theme.DANGER, unit)
        grid_signs.way(surface, self.path(lit.way), lit.way_color or theme.TEAL, unit)
        surface.set_clip(before)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
