"""The tile objects of a grid: things and walls at their places, doors that open, and their glow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery.map_pictures import at_size
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.boards.grid_borders import Border
from game.client.tabletop.boards.grid_faces import FACE, veil
from game.client.tabletop.boards.grid_land import WHITE, Land
from game.client.tabletop.boards.grid_look import Frame, color, number
from game.table.maps.drawing import (
    ACROSS,
    BOTH,
    DOWN,
    STRETCH,
    Picture,
    Point,
    Properties,
    Shape,
)  # fmt: skip
from game.table.maps.grid import Grid

DOOR_LEAST = 30.0
"""units that the place of a door is deep and wide"""
DOOR_SHARE = 0.46
"""the part of a side beside which the number of an open door is"""


@dataclass(frozen=True)
class Caster:
    """Something that throws a shadow: a rectangle of the map and its height."""

    x: float
    y: float
    wide: float
    high: float
    height: float


@dataclass(frozen=True)
class Piece:
    """A tile object; ``door`` is the name of the door whose leaf it is."""

    shape: Shape
    picture: Picture
    door: str = ""

    @property
    def properties(self) -> Properties:
        return self.shape.properties

    @property
    def glow(self) -> Color | None:
        """The color in which it glows, None if it does not."""
        return color(self.properties, "glow", WHITE) if "glow" in self.properties else None

    def rect(self, frame: Frame) -> pygame.Rect:
        """Return the canvas pixels that it covers."""
        stretch = self.properties.get(STRETCH)
        x, y, wide, high = self.shape.x, self.shape.y, self.shape.width, self.shape.height
        found = frame.rect(x, y, wide, high)
        if stretch not in (ACROSS, BOTH):
            found.width = frame.length(wide)
            found.centerx = frame.at(*self.shape.center)[0]
        if stretch not in (DOWN, BOTH):
            found.height = frame.length(high)
            found.centery = frame.at(*self.shape.center)[1]
        return found


def pieces(grid: Grid, doors: Collection[str]) -> list[Piece]:
    """Return all tile objects in the order in which they are drawn; ``doors`` are the kinds of edge
    that open."""
    drawing = grid.drawing
    leaves = {edge.shape.id: edge.name for edge in grid.edges if edge.shape and edge.kind in doors}
    return [
        Piece(shape, picture, leaves.get(shape.id, "") if layer == "edges" else "")
        for layer in drawing.seen
        for shape, picture in drawing.tile_objects(layer)
    ]


# --- shadows --------------------------------------------------------------------------------------


def casters(land: Land, found: Iterable[Piece], open: Collection[str]) -> Iterator[Caster]:
    """Return the standing things on the map, for their shadows; the leaves of open doors do not."""
    for piece in found:
        if "rise" in piece.properties and piece.door not in open:
            height = _base(land, piece.shape) + number(piece.properties, "rise", 0.0)
            for x, y, wide, high in _feet(land, piece):
                yield Caster(x, y, wide, high, height)


def _base(land: Land, shape: Shape) -> float:
    """Return the height of the ground at the higher side of what stands there."""
    (x, y), wide, high = shape.center, shape.width / 2, shape.height / 2
    sides = ((x, y - high), (x, y + high)) if wide > high else ((x - wide, y), (x + wide, y))
    return max(land.height_at(*side) for side in sides)


def _feet(land: Land, piece: Piece) -> Iterator[tuple[float, float, float, float]]:
    """Return the rectangles of the map on which a piece stands."""
    shape, given = piece.shape, piece.properties
    x, y, wide, high = shape.x, shape.y, shape.width, shape.height
    across = wide > high
    thick = min(wide, high)
    if "thick" in given:
        thick = min(thick, max(0.0, number(given, "thick", 0.0)) * land.cell[0])
    side = max(wide, high) * (1 - min(1.0, max(0.0, number(given, "gap", 0.0)))) / 2
    for far in (False, True):
        if across:
            yield x + far * (wide - side), y + (high - thick) / 2, side, thick
        else:
            yield x + (wide - thick) / 2, y + far * (high - side), thick, side


# --- pictures -------------------------------------------------------------------------------------


def paint_pieces(
    sheet: pygame.Surface, land: Land, frame: Frame, found: Iterable[Piece], open: Collection[str]
) -> None:
    """Paint all tile objects; where a door is open, its sill in place of its leaf."""
    for piece in found:
        area = piece.rect(frame)
        if not area.colliderect(sheet.get_rect()):
            continue
        if piece.door and piece.door in open:
            _sill(sheet, land, frame, area)
        elif min(area.size) > 0:
            sheet.blit(at_size(piece.picture, area.size), area)


def _sill(sheet: pygame.Surface, land: Land, frame: Frame, area: pygame.Rect) -> None:
    """Paint the floor under the leaf of an open door, and its rails."""
    across, rail = area.width > area.height, frame.length(2)
    gap = area.inflate(0, -frame.length(FACE))
    veil(sheet, gap, land.look.dark, 90)
    middle = gap.inflate(0, -gap.height // 2) if across else gap.inflate(-gap.width // 2, 0)
    for far in (False, True):
        line = middle.copy()
        if across:
            line.height = rail
            line.top += far * (middle.height - rail)
        else:
            line.width = rail
            line.left += far * (middle.width - rail)
        veil(sheet, line, land.look.steel, 150)


# --- doors ----------------------------------------------------------------------------------------


def door_rect(piece: Piece, frame: Frame) -> pygame.Rect:
    """Return the canvas pixels of a door, wide enough for a pointer."""
    found, (x, y) = piece.rect(frame), piece.shape.center
    half = DOOR_LEAST / 2
    return found.union(frame.rect(x - half, y - half, DOOR_LEAST, DOOR_LEAST))


def paint_plates(
    sheet: pygame.Surface, land: Land, frame: Frame, found: Iterable[Piece],
    borders: Iterable[Border], open: Collection[str], m: Metrics,
) -> None:  # fmt: skip
    """Paint the numbers of doors, beside those that are open."""
    leaves = {piece.door: piece for piece in found if piece.door}
    for border in borders:
        if border.edge.kind in land.look.doors:
            name = border.edge.name
            spot = leaves[name].shape.center if name in leaves else border.middle
            _plate(sheet, land, frame, spot, name, name in open, m, border.across)


def _plate(
    sheet: pygame.Surface, land: Land, frame: Frame, spot: Point, label: str,
    open: bool, m: Metrics, across: bool,
) -> None:  # fmt: skip
    """Paint the number of a door on a plate with its lock: lit while it is locked."""
    look = land.look
    drawn = fonts.render(fonts.face(m, "key"), label, look.rim)
    high = max(drawn.get_height() - 2, frame.length(15))
    plate = pygame.Rect(0, 0, drawn.get_width() + high, high)
    plate.center = frame.at(*spot)
    plate.top -= frame.length(FACE) // 2
    if open:  # beside the way, not in it
        shift = round((DOOR_SHARE / 2 + 0.16) * frame.unit * (168 if across else 104))
        plate.move_ip((shift, 0) if across else (0, -shift))
    if not plate.inflate(plate.size).colliderect(sheet.get_rect()):
        return
    round_by = max(2, high // 5)
    pygame.draw.rect(sheet, look.dark, plate, border_radius=round_by)
    edge = theme.mix(look.steel, look.dark, 0.3 if not open else 0.55)
    pygame.draw.rect(sheet, edge, plate, max(1, high // 12), border_radius=round_by)
    radius = max(3, high // 5)
    lock = (plate.left + high // 2, plate.centery)
    if open:
        pygame.draw.aacircle(sheet, look.steel, lock, radius, max(1, radius // 3))
    else:
        glow = images.cached(("grid lock", look.locked, radius), lambda: _glow(look.locked, radius))
        sheet.blit(glow, glow.get_rect(center=lock), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.aacircle(sheet, look.locked, lock, radius)
        pygame.draw.aacircle(sheet, theme.mix(look.locked, WHITE, 0.6), lock,
                             max(1, radius // 2))  # fmt: skip
    sheet.blit(drawn, drawn.get_rect(midright=(plate.right - high // 4, plate.centery)))


def _glow(hue: Color, radius: int) -> pygame.Surface:
    side = 12 * radius
    made = pygame.Surface((side, side), depth=32)
    for step in range(side // 2, 0, -1):
        share = 0.5 * (1 - step / (side / 2)) ** 2
        pygame.draw.circle(made, tuple(round(part * share) for part in hue),
                           (side // 2, side // 2), step)  # fmt: skip
    return made
