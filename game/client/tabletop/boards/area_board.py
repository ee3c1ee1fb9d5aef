"""A map of areas on a board: fitted into a place, zoomed and panned, painted once and kept.

The map is seen as Tiled shows it (``area_art``), in the light of the game (``area_light``) and with
the names of its areas. What changes (closed gates, tints, rings, ways) is drawn over the picture.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.scenery import map_pictures
from game.client.draw.scenery.map_cells import Sheets
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.boards import area_art, area_light, area_shapes
from game.client.tabletop.boards.area_art import Frame
from game.client.tabletop.boards.area_light import DARK, AreaLook
from game.client.tabletop.kit.spots import Name
from game.table.maps.areas import Areas, Link, Pair, Zone
from game.table.maps.drawing import Point

WALL = 11.0
"""units of a wall"""
GATE = 74.0
"""units of a gate"""
POST = 16.0
"""units of a post at either side of a gate"""
AIR = 20.0
"""units around the areas"""
STRETCH = 1.45
"""how much wider than high a map may be drawn than it is"""
NAMES = "label"
"""the style of names"""


Box = tuple[float, float, float, float]
"""left, top, right and foot in units"""


def _bounds(zone: Zone) -> Box:
    xs, ys = zip(*zone.outline, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _off(at: tuple[int, int], middle: tuple[int, int]) -> tuple[int, int, int]:
    """Return how far a place is from the middle, so that rows are filled one after another."""
    return abs(at[1] - middle[1]), at[1], abs(at[0] - middle[0])


@dataclass(frozen=True)
class Gate:
    """A gate on the wall of an area: its place, its width in units, and whether it is passed up or
    down."""

    pair: Pair
    at: Point
    wide: float
    steep: bool


class AreaBoard:
    """A map in ``area``. ``zoom`` is 1 for the whole map, ``pan`` the distance of the area's corner
    inside the zoomed map."""

    def __init__(self, areas: Areas, look: AreaLook) -> None:
        self.areas, self.look = areas, look
        self.drawn = hash(repr((areas, areas.drawing, look)))  # maps of one id may differ
        self.area = pygame.Rect(0, 0, 1, 1)
        self.m = Metrics()
        self.zoom, self.pan = 1.0, (0, 0)
        xs = [x for zone in areas.spaces for x, _ in zone.outline]
        ys = [y for zone in areas.spaces for _, y in zone.outline]
        self.frame = Frame(min(xs) - AIR, min(ys) - AIR)
        self.wide, self.high = max(xs) + AIR - self.frame.left, max(ys) + AIR - self.frame.top

    # -- layout --

    def layout(self, area: pygame.Rect, m: Metrics, zoom: float = 1.0, pan: Point = (0, 0)) -> None:
        """Lay out the map in an area; the pan is kept inside the map."""
        self.area, self.m, self.zoom = area.copy(), m, max(1.0, zoom)
        across, down = area.width / self.wide, area.height / self.high
        self.frame = replace(
            self.frame,
            across=min(across, down * STRETCH) * self.zoom,
            down=min(down, across * STRETCH) * self.zoom,
        )
        size = self.size
        most = (max(0, size[0] - area.width), max(0, size[1] - area.height))
        self.pan = (min(max(0, round(pan[0])), most[0]), min(max(0, round(pan[1])), most[1]))

    @property
    def size(self) -> tuple[int, int]:
        """The size of the zoomed map."""
        return round(self.wide * self.frame.across), round(self.high * self.frame.down)

    @property
    def corner(self) -> tuple[int, int]:
        """The window pixel of the corner of the map."""
        size = self.size
        left = self.area.left + max(0, self.area.width - size[0]) // 2 - self.pan[0]
        return left, self.area.top + max(0, self.area.height - size[1]) // 2 - self.pan[1]

    @property
    def unit(self) -> float:
        """The pixels of a unit, the smaller of both directions."""
        return self.frame.unit

    def pan_for(self, pointer: tuple[int, int], zoom: float) -> Point:
        """Return the pan at another zoom that keeps the point under the pointer in place."""
        times = zoom / self.zoom
        x, y = pointer[0] - self.area.left, pointer[1] - self.area.top
        return (self.pan[0] + x) * times - x, (self.pan[1] + y) * times - y

    # -- places --

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Return the window pixel of a point of the map."""
        found, corner = self.frame.point(x, y), self.corner
        return round(found[0]) + corner[0], round(found[1]) + corner[1]

    def outline(self, zone: str) -> list[tuple[int, int]]:
        """Return the outline of an area in the window."""
        return [self.at(x, y) for x, y in self.areas.zones[zone].outline]

    def rect(self, zone: str) -> pygame.Rect:
        """Return the box of an area in the window."""
        xs, ys = zip(*self.outline(zone), strict=True)
        return pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def zone_at(self, pos: tuple[int, int]) -> str:
        """Return the area at a window pixel, "" for none."""
        if not self.area.collidepoint(pos):
            return ""
        corner = self.corner
        point = self.frame.units(pos[0] - corner[0], pos[1] - corner[1])
        return next((zone.id for zone in self.areas.spaces if zone.holds(point)), "")

    def mark_rect(self, id: str, side: int) -> pygame.Rect:
        """Return a square around a mark."""
        mark = next(each for each in self.areas.marks if each.id == id)
        x, y, wide, high = mark.box
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.at(x + wide / 2, y + high / 2)
        inside = self.rect(mark.zone).inflate(-self.wall * 2, -self.wall * 2)
        return rect.clamp(inside) if inside.w >= side and inside.h >= side else rect

    @property
    def wall(self) -> int:
        """The pixels of a wall."""
        return max(3, round(WALL * self.unit))

    def spots(self, kind: str) -> dict[Name, pygame.Rect]:
        """Return every area in view as a spot of this kind, cut to the area of the board."""
        found = {}
        for id in self.areas.zones:
            seen = self.rect(id).clip(self.area)
            if min(seen.size) > 8:
                found[kind, id] = seen
        return found

    def head(self, zone: str) -> pygame.Rect:
        """Return the line for the name of an area."""
        inner = self.rect(zone).inflate(-4 * self.wall, -2 * self.wall)
        return pygame.Rect(inner.left, inner.top, inner.width, self.m.pitch(NAMES))

    def places(
        self, zone: str, count: int, side: int, taken: Sequence[pygame.Rect] = ()
    ) -> list[pygame.Rect]:
        """Return places for pieces in an area, in rows from the middle, off what is taken."""
        room = self.rect(zone).inflate(-3 * self.wall, -2 * self.wall)
        room.height -= self.m.pitch(NAMES)
        room.top += self.m.pitch(NAMES)
        gap = max(3, side // 8)
        while count and side > 18:
            step = side + gap
            columns, rows = max(1, (room.width + gap) // step), max(1, (room.height + gap) // step)
            free = []
            for row in range(rows):
                for column in range(columns):
                    here = pygame.Rect(0, 0, side, side)
                    here.center = (
                        room.centerx + round((column - (columns - 1) / 2) * step),
                        room.centery + round((row - (rows - 1) / 2) * step),
                    )
                    if here.collidelist(list(taken)) < 0:
                        free.append(here)
            if len(free) >= count:
                middle = room.center
                free.sort(key=lambda each: _off(each.center, middle))
                return sorted(free[:count], key=lambda each: (each.top, each.left))
            side, gap = side * 9 // 10, max(2, gap * 9 // 10)
        return [pygame.Rect(0, 0, side, side).move(room.topleft) for _ in range(count)]

    # -- the kept picture --

    @property
    def around(self) -> Color:
        """The color around the areas: that of the map, or that of the game's maps."""
        drawing = self.areas.drawing
        own = map_pictures.background(drawing) if drawing is not None else None
        return own or self.look.around

    def draw(self, surface: pygame.Surface, shut: Collection[Pair] = ()) -> None:
        """Draw the map with these links closed."""
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        surface.fill(self.around, self.area)
        key = ("areas", self.drawn, self.size, self.m, theme.palette)
        picture = images.lookup(key) or images.cached(key, self._paint)
        surface.blit(picture, self.corner)
        self._gates(surface, frozenset(shut))
        surface.set_clip(before)

    def _paint(self) -> pygame.Surface:
        sheet = pygame.Surface(self.size, depth=32)
        sheet.fill(self.around)
        drawing, files = self.areas.drawing, Sheets()
        if drawing is not None:
            area_art.paint(sheet, drawing, self.frame, False, files)
        self._shadows(sheet)
        if self.look.slats is not None:
            lit = sheet.copy()
            area_light.slats(lit, self.look.slats, self.unit)
            self._inside(sheet, lit)
        area_light.vignette(sheet)
        if drawing is not None:
            area_art.paint(sheet, drawing, self.frame, True, files)
        for zone in self.areas.spaces:
            self._name(sheet, zone)
        return pygame.transform.grayscale(sheet) if theme.palette == "greyscale" else sheet

    def _shadows(self, sheet: pygame.Surface) -> None:
        """Let the areas, which are high, cast a shadow on their surroundings."""
        floors, reach = sheet.copy(), self.wall * 2
        for zone in self.areas.spaces:
            box = self._box(zone)
            shade = images.shadow(box.size, self.wall, reach, 150)
            sheet.blit(shade, (box.left - 2 * reach + reach // 2, box.top - 2 * reach + reach))
        self._inside(sheet, floors)

    def _inside(self, sheet: pygame.Surface, other: pygame.Surface) -> None:
        """Show another picture of the map inside the areas."""
        for zone in self.areas.spaces:
            box, points = self._box(zone), [self.frame.point(*at) for at in zone.outline]
            if area_shapes.upright(points):
                sheet.blit(other, box, box)
                continue
            part = pygame.Surface(box.size, pygame.SRCALPHA)
            part.blit(other, (0, 0), box)
            shape = area_shapes.mask(box.size, [(x - box.left, y - box.top) for x, y in points])
            part.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            sheet.blit(part, box)

    def _box(self, zone: Zone) -> pygame.Rect:
        """Return the box of an area on the picture."""
        left, top, right, low = _bounds(zone)
        start, end = self.frame.point(left, top), self.frame.point(right, low)
        corner = math.floor(start[0]), math.floor(start[1])
        return pygame.Rect(corner, (math.ceil(end[0]) - corner[0], math.ceil(end[1]) - corner[1]))

    def _name(self, sheet: pygame.Surface, zone: Zone) -> None:
        corner = self.corner
        head = self.head(zone.id).move(-corner[0], -corner[1])
        words = fonts.fit(self.m, NAMES, zone.label, head.width).text
        fonts.draw_line(sheet, self.m, NAMES, words, DARK, head.move(1, 2), "left", "area")
        fonts.draw_line(sheet, self.m, NAMES, words, theme.SOFT, head, "left", "area")

    # -- gates --

    def gates(self, link: Link) -> list[Gate]:
        """Return the gates of a link in units: one between areas that touch, else two."""
        one, two = (self.areas.zones[id] for id in link.ends)
        if len(one.outline) != 4 or len(two.outline) != 4:
            return self._crossings(link)
        a, b = _bounds(one), _bounds(two)
        for steep in (True, False):
            side, along = (0, 1) if steep else (1, 0)
            low, high = max(a[side], b[side]), min(a[side + 2], b[side + 2])
            if high - low >= 2 * WALL:
                first, second = (a, b) if a[along] < b[along] else (b, a)
                middle, wide = (low + high) / 2, min(GATE, (high - low) * 0.8)
                edges = [first[along + 2], second[along]]
                if edges[1] - edges[0] < 3 * WALL:
                    edges = [(edges[0] + edges[1]) / 2]
                ats = [(middle, edge) if steep else (edge, middle) for edge in edges]
                return [Gate(link.ends, at, wide, steep) for at in ats]
        return self._around_corner(link, a, b)

    def _around_corner(self, link: Link, a: Box, b: Box) -> list[Gate]:
        """Return the gates of areas that meet at a corner: through a floor and through a side."""
        x = a[2] - GATE * 0.75 if a[2] <= b[0] else a[0] + GATE * 0.75
        y = b[1] + GATE * 0.75 if a[3] <= b[1] else b[3] - GATE * 0.75
        floor = a[3] if a[3] <= b[1] else a[1]
        side = b[0] if a[2] <= b[0] else b[2]
        return [Gate(link.ends, (x, floor), GATE, True), Gate(link.ends, (side, y), GATE, False)]

    def _crossings(self, link: Link) -> list[Gate]:
        """Return gates where the line of a link leaves areas of other shapes."""
        found = []
        for points in (link.points, link.points[::-1]):
            start = next(zone for zone in self.areas.spaces if zone.holds(points[0]))
            at = area_shapes.first_crossing(points, start.outline)
            if at is not None:
                ahead = next((two for two in points[1:] if math.dist(at, two) > 1), points[-1])
                steep = abs(ahead[1] - at[1]) > abs(ahead[0] - at[0])
                found.append(Gate(link.ends, at, GATE, steep))
        if len(found) == 2 and math.dist(found[0].at, found[1].at) < 3 * WALL:
            return found[:1]
        return found

    def passage(self, link: Link) -> list[Point]:
        """Return the way between the gates of a link, around a corner if need be."""
        ends = self.gates(link)
        if len(ends) == 2 and ends[0].steep != ends[1].steep:
            up, side = (ends[0], ends[1]) if ends[0].steep else (ends[1], ends[0])
            return [ends[0].at, (up.at[0], side.at[1]), ends[1].at]
        return [each.at for each in ends]

    def gate_rect(self, pair: Pair, side: int) -> pygame.Rect:
        """Return a square around the first gate of a link."""
        rect = pygame.Rect(0, 0, side, side)
        rect.center = self.at(*self.gates(self.areas.links[pair])[0].at)
        return rect

    def _gates(self, surface: pygame.Surface, shut: frozenset[Pair]) -> None:
        """Draw bars across the closed gates, and a sign on those of long links."""
        for pair, link in self.areas.links.items():
            for gate in self.gates(link) if pair in shut or link.length > 1 else ():
                if pair in shut:
                    self._bars(surface, gate)
                else:
                    self._sign(surface, gate, str(link.length))

    def _bars(self, surface: pygame.Surface, gate: Gate) -> None:
        """Draw bars between the posts of a gate."""
        along, deep = (gate.wide - POST, WALL + 13)
        size = (along, deep) if gate.steep else (deep, along)
        rect = pygame.Rect(0, 0, max(9, round(size[0] * self.frame.across)),
                           max(9, round(size[1] * self.frame.down)))  # fmt: skip
        rect.center = self.at(*gate.at)
        pygame.draw.rect(surface, theme.DANGER, rect)
        color = theme.mix(theme.DANGER, DARK, 0.6)
        first, last = (rect.left, rect.right) if gate.steep else (rect.top, rect.bottom)
        for at in range(first + 4, last, 8):
            ends = ((at, rect.top), (at, rect.bottom - 1))
            if not gate.steep:
                ends = ((rect.left, at), (rect.right - 1, at))
            pygame.draw.line(surface, color, *ends, 3)

    def _sign(self, surface: pygame.Surface, gate: Gate, words: str) -> None:
        rect = pygame.Rect(0, 0, self.m.du(24), self.m.du(24))
        rect.center = self.at(*gate.at)
        pygame.draw.circle(surface, self.around, rect.center, rect.width // 2)
        fonts.draw_line(surface, self.m, "key", words, theme.SOFT, rect, "center", "area")

    # -- on every frame --

    def tint(self, surface: pygame.Surface, tints: Mapping[str, tuple[Color, int]]) -> None:
        """Lay colors over areas, each with its strength from 0 to 255."""
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        for zone, (color, strength) in tints.items():
            rect = self.rect(zone)
            veil = pygame.Surface(rect.size, pygame.SRCALPHA)
            points = [(x - rect.left, y - rect.top) for x, y in self.outline(zone)]
            pygame.draw.polygon(veil, (*color, strength), points)
            surface.blit(veil, rect)
        surface.set_clip(before)

    def ring(self, surface: pygame.Surface, zones: Mapping[str, Color], strong: str = "") -> None:
        """Draw a line inside the walls of areas, a thicker one for the strong one."""
        before = surface.get_clip()
        surface.set_clip(self.area.clip(before))
        for zone, color in zones.items():
            wide = max(2, self.m.du(5 if zone == strong else 3))
            rect = self.rect(zone).inflate(-self.wall - wide, -self.wall - wide)
            zone_points = self.outline(zone)
            if len(zone_points) == 4:
                pygame.draw.rect(surface, color, rect, wide, border_radius=self.m.du(4))
            else:
                pygame.draw.polygon(surface, color, zone_points, wide)
        surface.set_clip(before)

    def way(self, surface: pygame.Surface, zones: Sequence[str], color: Color) -> None:
        """Draw a way from area to area through their gates."""
        points: list[tuple[int, int]] = []
        for one, two in zip(zones, zones[1:]):
            points.append(self.rect(one).center)
            pair = (one, two) if one < two else (two, one)
            if pair in self.areas.links:
                found = self.passage(self.areas.links[pair])
                near = math.dist(self.areas.zones[one].center, found[0])
                far = math.dist(self.areas.zones[one].center, found[-1])
                points += [self.at(*at) for at in (found if near <= far else found[::-1])]
        if zones:
            points.append(self.rect(zones[-1]).center)
        if len(points) < 2:
            return
        for at, _ in area_shapes.dashes([(float(x), float(y)) for x, y in points], self.m.du(16)):
            pygame.draw.circle(surface, theme.mix(color, DARK, 0.6), at, max(3, self.m.du(5)))
            pygame.draw.circle(surface, color, at, max(2, self.m.du(4)))
