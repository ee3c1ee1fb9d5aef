"""The borders of a grid on the ground: faces of what is high, ledges, steps, walls, doors."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import combinations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.grid_ground import Box, Caster, Land, spread, texture
from game.client.tabletop.grid_look import Frame, Role, color
from game.table.maps.grid import Edge, Square

THICK = 15.0
RISE = 0.85
"""height of a wall over the higher of its sides"""
FACE = 10.0
"""map pixels of a face for a height of 1"""
FACE_MOST = 15.0
LIP = 4.5
"""map pixels of the low wall along the edge of what is high"""
DOOR_SHARE = 0.46
"""the part of a side that a door takes"""
BLACK: Color = (0, 0, 0)


@dataclass(frozen=True)
class Border:
    """The border of two squares: its line on the map, from the upper left, and its part; ``edge``
    is None where the squares only stand side by side."""

    one: Square
    two: Square
    x: float
    y: float
    length: float
    across: bool
    role: Role
    edge: Edge | None

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the line."""
        half = self.length / 2
        return (self.x + half, self.y) if self.across else (self.x, self.y + half)

    def box(
        self, thick: float, begin: float = 0.0, end: float = 1.0
    ) -> tuple[float, float, float, float]:
        """Return a rectangle of the map along the line, from one part of it to another."""
        start, long = begin * self.length, (end - begin) * self.length
        if self.across:
            return self.x + start, self.y - thick / 2, long, thick
        return self.x - thick / 2, self.y + start, thick, long


def borders(land: Land) -> list[Border]:
    """Return the borders of all squares that face each other."""
    found = []
    for one, two in combinations(land.grid.spaces, 2):
        if one.beside(two):
            edge = land.grid.edge(one.id, two.id)
            role: Role = land.look.edges[edge.kind] if edge else "wall"
            found.append(_border(one, two, role, edge))
    return found


def _border(one: Square, two: Square, role: Role, edge: Edge | None) -> Border:
    across = one.gap(two)[0] < 0
    first, second = (one, two) if (one.x, one.y) < (two.x, two.y) else (two, one)
    if across:
        if first.y > second.y:
            first, second = second, first
        gap = second.y - first.y - first.height
        left = max(one.x, two.x) - gap / 2
        right = min(one.x + one.width, two.x + two.width) + gap / 2
        return Border(one, two, left, second.y - gap / 2, right - left, True, role, edge)
    gap = second.x - first.x - first.width
    top = max(one.y, two.y) - gap / 2
    foot = min(one.y + one.height, two.y + two.height) + gap / 2
    return Border(one, two, second.x - gap / 2, top, foot - top, False, role, edge)


def base(land: Land, border: Border) -> float:
    """Return the height of the ground at the higher side of a border."""
    return max(land.height_at(*border.one.center), land.height_at(*border.two.center))


def blocks(border: Border, open: bool) -> list[tuple[float, float]]:
    """Return the parts of a border that are built of wall."""
    if border.role == "wall":
        return [(-THICK / 2 / border.length, 1 + THICK / 2 / border.length)]
    if border.role == "door":
        begin = (1 - DOOR_SHARE) / 2
        end = THICK / 2 / border.length
        return [(-end, begin), (1 - begin, 1 + end)] + ([] if open else [(begin, 1 - begin)])
    return []


def is_open(border: Border, open: Collection[str]) -> bool:
    """Return True for a door that is open."""
    return border.edge is not None and border.edge.name in open


def casters(land: Land, found: Collection[Border], open: Collection[str]) -> Iterator[Caster]:
    """Return what stands on the borders, for its shadows."""
    for border in found:
        for begin, end in blocks(border, is_open(border, open)):
            x, y, wide, high = border.box(THICK, begin, end)
            yield Caster(x, y, wide, high, base(land, border) + RISE)


# --- faces ----------------------------------------------------------------------------------------


def veil(sheet: pygame.Surface, area: pygame.Rect, hue: Color, alpha: int) -> None:
    """Lay a color over an area."""
    seen = area.clip(sheet.get_rect())
    if min(seen.size) > 0 and alpha > 0:
        cover = pygame.Surface(seen.size, pygame.SRCALPHA, 32)
        cover.fill((*hue, alpha))
        sheet.blit(cover, seen)


def fall(sheet: pygame.Surface, area: pygame.Rect, first: int, last: int) -> None:
    """Darken an area from its top, by ``first``, down to its foot, by ``last``."""
    if min(area.size) > 0 and area.colliderect(sheet.get_rect()):
        run = images.gradient((1, area.height), (0, 0, 0, first), (0, 0, 0, last))
        sheet.blit(pygame.transform.scale(run, area.size), area)


def paint_faces(sheet: pygame.Surface, land: Land, frame: Frame) -> None:
    """Paint the front of everything high, and the edge that the sun lights."""
    box = land.box(frame, sheet.get_size())
    rim, line = land.look.rim, frame.length(1.6)

    def south(column: int, row: int) -> tuple[str, float] | None:
        word = land.word(column, row)
        drop = land.high[word] - land.height(column, row + 1)
        return (word, drop) if drop > 0 else None

    for value, (left, top, right, foot) in land.blocks(box, south):
        assert isinstance(value, tuple)
        for row in range(top, foot):
            area = land.rect(frame, left, row + 1, right, row + 2)
            area.height = frame.length(min(FACE_MOST, 5 + FACE * value[1]))
            tile = land.kinds[value[0]]
            tint = theme.mix(color(tile, "tint", (255, 255, 255)), BLACK, 0.42)
            drawn = texture(land.look, str(tile.get("texture") or value[0]), tint, frame)
            spread(sheet, frame, drawn, area)
            fall(sheet, area, 0, 120)
            veil(sheet, pygame.Rect(area.left, area.top, area.width, line), rim, 70)
    for side, alpha in (((-1, 0), 150), ((0, -1), 170), ((1, 0), 36), ((0, 1), 0)):
        for edge in _edges(land, frame, box, side):
            _lip(sheet, frame, edge, side, land.look.rim, alpha)


def _edges(land: Land, frame: Frame, box: Box, side: tuple[int, int]) -> Iterator[pygame.Rect]:
    """Return the edges of all that is high toward one side, without width."""

    def drops(column: int, row: int) -> bool | None:
        return land.height(column, row) > land.height(column + side[0], row + side[1]) or None

    for _, (left, top, right, foot) in land.blocks(box, drops):
        if side[1]:
            for row in range(top, foot):
                area = land.rect(frame, left, row, right, row + 1)
                yield pygame.Rect(
                    area.left, area.top if side[1] < 0 else area.bottom, area.width, 0
                )
        else:
            for column in range(left, right):
                area = land.rect(frame, column, top, column + 1, foot)
                yield pygame.Rect(
                    area.left if side[0] < 0 else area.right, area.top, 0, area.height
                )


def _lip(
    sheet: pygame.Surface, frame: Frame, edge: pygame.Rect, side: tuple[int, int], rim: Color,
    alpha: int,
) -> None:  # fmt: skip
    """Paint the edge itself, lit or not, and the inner side of the low wall along it."""
    line, wide = frame.length(1.6), frame.length(LIP)
    for inset, thick, hue, strength in ((0, line, rim, alpha), (wide, line, BLACK, 64),
                                        (wide + line, line, rim, 26)):  # fmt: skip
        area = edge.copy()
        if side[1]:
            area.height = thick
            area.top += inset if side[1] < 0 else -inset - thick
        else:
            area.width = thick
            area.left += inset if side[0] < 0 else -inset - thick
        veil(sheet, area, hue, strength)


# --- walls and doors ------------------------------------------------------------------------------


def paint_borders(
    sheet: pygame.Surface, land: Land, frame: Frame, found: Collection[Border],
    open: Collection[str], m: Metrics,
) -> None:  # fmt: skip
    """Paint ledges, steps, walls and doors."""
    for border in found:
        if border.role == "step":
            _ledge(sheet, land, frame, border)
        elif border.role == "open":
            _steps(sheet, land, frame, border)
    for border in found:
        if border.role in ("wall", "door"):
            for begin, end in blocks(border, True):
                _masonry(sheet, land, frame, frame.rect(*border.box(THICK, begin, end)))
    for border in found:
        if border.role == "door":
            _door(sheet, land, frame, border, is_open(border, open), m)


def _masonry(sheet: pygame.Surface, land: Land, frame: Frame, top: pygame.Rect) -> None:
    """Paint a piece of wall: its face to the south, its top, courses, and its lit edges."""
    face = frame.length(FACE)
    whole = pygame.Rect(top.left, top.top - face // 2, top.width, top.height + face)
    if not whole.inflate(8, 8).colliderect(sheet.get_rect()):
        return
    given, look = land.grid.properties, land.look
    name, tint = str(given.get("wall") or look.wall), color(given, "wall_tint", (255, 255, 255))
    crown = pygame.Rect(top.left, top.top - face // 2, top.width, top.height)
    front = pygame.Rect(top.left, crown.bottom, top.width, face)
    spread(sheet, frame, texture(look, name, theme.mix(tint, BLACK, 0.5), frame), front)
    fall(sheet, front, 0, 110)
    spread(sheet, frame, texture(look, name, tint, frame), crown)
    course, thin = frame.length(24), frame.length(1)
    if crown.width > crown.height:
        for x in range(crown.left + course, crown.right - thin, course):
            veil(sheet, pygame.Rect(x, crown.top, thin, crown.height + face), BLACK, 70)
    else:
        for y in range(crown.top + course, crown.bottom - thin, course):
            veil(sheet, pygame.Rect(crown.left, y, crown.width, thin), BLACK, 70)
    edge = frame.length(1.8)
    veil(sheet, pygame.Rect(crown.left, crown.top, crown.width, edge), look.rim, 190)
    veil(sheet, pygame.Rect(crown.left, crown.top, edge, crown.height), look.rim, 150)
    veil(sheet, pygame.Rect(crown.right - edge, crown.top, edge, crown.height), BLACK, 90)
    veil(sheet, pygame.Rect(crown.left, crown.bottom - thin, crown.width, thin), look.rim, 60)
    pygame.draw.rect(sheet, theme.mix(tint, BLACK, 0.85), whole, 1)


def _ledge(sheet: pygame.Surface, land: Land, frame: Frame, border: Border) -> None:
    """Paint a line of dots on the higher side of a step, and the shade below it."""
    high_one = land.height_at(*border.one.center)
    high_two = land.height_at(*border.two.center)
    toward = border.one if high_one >= high_two else border.two
    shift = (
        -3.5 if (toward.center[1 if border.across else 0]) < border.middle[border.across] else 3.5
    )
    if high_one == high_two:
        area = frame.rect(*border.box(10))
        fall(sheet, area, 90, 0)
    radius, gap = frame.length(2), 9.0
    count = int(border.length // gap)
    for step in range(count):
        part = (step + 0.5) * gap + (border.length - count * gap) / 2
        x, y = (part, shift) if border.across else (shift, part)
        spot = frame.at(border.x + x, border.y + y)
        pygame.draw.circle(sheet, theme.mix(land.look.dark, BLACK, 0.3),
                           (spot[0] + 1, spot[1] + 1), radius + 1)  # fmt: skip
        pygame.draw.aacircle(sheet, land.look.rim, spot, radius)


TREADS, TREAD = 5, 5.0


def _steps(sheet: pygame.Surface, land: Land, frame: Frame, border: Border) -> None:
    """Paint steps where an open border joins squares of different height."""
    high_one = land.height_at(*border.one.center)
    high_two = land.height_at(*border.two.center)
    if high_one == high_two:
        return
    low = border.one if high_one < high_two else border.two
    after = low.center[border.across] > border.middle[border.across]
    tile = land.kinds[(border.two if low is border.one else border.one).terrain]
    name = str(tile.get("texture") or tile["terrain"])
    tint = color(tile, "tint", (255, 255, 255))
    for tread in range(TREADS):
        near = (tread - 1) * TREAD if after else -(tread) * TREAD
        inset = 0.26 - 0.012 * tread
        x, y, wide, high = border.box(TREAD, inset, 1 - inset)
        shift = near + TREAD / 2
        area = frame.rect(*((x, y + shift) if border.across else (x + shift, y)), wide, high)
        shade = 0.06 + 0.09 * tread
        spread(sheet, frame, texture(land.look, name, theme.mix(tint, BLACK, shade), frame), area)
        thin = frame.length(1.2)
        if border.across:
            lit = pygame.Rect(area.left, area.top, area.width, thin)
            dark = pygame.Rect(area.left, area.bottom - thin, area.width, thin)
        else:
            lit = pygame.Rect(area.left, area.top, thin, area.height)
            dark = pygame.Rect(area.right - thin, area.top, thin, area.height)
        veil(sheet, lit, land.look.rim, 90 if after else 130)
        veil(sheet, dark, BLACK, 110)


def _door(
    sheet: pygame.Surface, land: Land, frame: Frame, border: Border, open: bool, m: Metrics
) -> None:
    """Paint a door: posts, its leaf, or the sill where it is open, its lock and number."""
    look, begin = land.look, (1 - DOOR_SHARE) / 2
    gap = frame.rect(*border.box(THICK + 3, begin, 1 - begin))
    if not gap.inflate(80, 80).colliderect(sheet.get_rect()):
        return
    face = frame.length(FACE)
    if open:
        veil(sheet, gap, look.dark, 90)
        _sill(sheet, land, frame, gap, border.across)
    else:
        _leaf(sheet, land, frame, gap.move(0, -face // 2), border.across, face)
    for place in (begin, 1 - begin):
        post = frame.rect(*border.box(THICK + 9, place - 0.035, place + 0.035))
        if not border.across:
            post.inflate_ip(0, frame.length(2))
        _post(sheet, land, frame, post.move(0, -face // 2), face)
    label = border.edge.name if border.edge is not None else ""
    middle = frame.at(*border.middle)
    _plate(sheet, land, frame, (middle[0], middle[1] - face // 2), label, open, m, border.across)


def _leaf(
    sheet: pygame.Surface, land: Land, frame: Frame, area: pygame.Rect, across: bool, face: int
) -> None:
    """Paint the closed leaf: heavy steel with ribs."""
    look, edge = land.look, frame.length(1.6)
    front = pygame.Rect(area.left, area.bottom, area.width, face)
    pygame.draw.rect(sheet, theme.mix(look.steel, look.dark, 0.72), front)
    fall(sheet, front, 0, 110)
    pygame.draw.rect(sheet, theme.mix(look.steel, look.dark, 0.42), area)
    ribs = frame.length(7)
    if across:
        for x in range(area.left + ribs, area.right - edge, ribs):
            veil(sheet, pygame.Rect(x, area.top, edge, area.height + face), BLACK, 90)
            veil(sheet, pygame.Rect(x + edge, area.top, 1, area.height), look.rim, 70)
    else:
        for y in range(area.top + ribs, area.bottom - edge, ribs):
            veil(sheet, pygame.Rect(area.left, y, area.width, edge), BLACK, 90)
            veil(sheet, pygame.Rect(area.left, y + edge, area.width, 1), look.rim, 70)
    veil(sheet, pygame.Rect(area.left, area.top, area.width, edge), look.rim, 210)
    veil(sheet, pygame.Rect(area.left, area.top, edge, area.height), look.rim, 160)
    pygame.draw.rect(sheet, look.dark, (area.left, area.top, area.width, area.height + face), 1)


def _sill(sheet: pygame.Surface, land: Land, frame: Frame, area: pygame.Rect, across: bool) -> None:
    """Paint the rails of an open door on the floor."""
    rail = frame.length(2)
    middle = area.inflate(0, -area.height // 2) if across else area.inflate(-area.width // 2, 0)
    for line in (
        (middle.left, middle.top, middle.width, rail) if across
        else (middle.left, middle.top, rail, middle.height),
        (middle.left, middle.bottom - rail, middle.width, rail) if across
        else (middle.right - rail, middle.top, rail, middle.height),
    ):  # fmt: skip
        veil(sheet, pygame.Rect(line), land.look.steel, 150)


def _post(sheet: pygame.Surface, land: Land, frame: Frame, area: pygame.Rect, face: int) -> None:
    look, edge = land.look, frame.length(1.6)
    hue = theme.mix(look.steel, look.dark, 0.25)
    pygame.draw.rect(sheet, theme.mix(hue, look.dark, 0.6),
                     (area.left, area.bottom, area.width, face))  # fmt: skip
    pygame.draw.rect(sheet, hue, area)
    veil(sheet, pygame.Rect(area.left, area.top, area.width, edge), look.rim, 220)
    veil(sheet, pygame.Rect(area.left, area.top, edge, area.height), look.rim, 180)
    pygame.draw.rect(sheet, look.dark, (area.left, area.top, area.width, area.height + face), 1)


def _plate(
    sheet: pygame.Surface, land: Land, frame: Frame, middle: tuple[int, int], label: str,
    open: bool, m: Metrics, across: bool,
) -> None:  # fmt: skip
    """Paint the number of a door on a plate with its lock: lit while it is locked."""
    look = land.look
    drawn = fonts.render(fonts.face(m, "key"), label, look.rim)
    high = max(drawn.get_height() - 2, frame.length(15))
    plate = pygame.Rect(0, 0, drawn.get_width() + high, high)
    plate.center = middle
    if open:  # beside the way, not in it
        shift = round((DOOR_SHARE / 2 + 0.16) * frame.unit * (168 if across else 104))
        plate.move_ip((shift, 0) if across else (0, -shift))
    round_by = max(2, high // 5)
    pygame.draw.rect(sheet, look.dark, plate, border_radius=round_by)
    edge = theme.mix(look.steel, look.dark, 0.3 if not open else 0.55)
    pygame.draw.rect(sheet, edge, plate, max(1, high // 12), border_radius=round_by)
    radius = max(3, high // 5)
    lock = (plate.left + high // 2, plate.centery)
    if open:
        pygame.draw.aacircle(sheet, look.steel, lock, radius, max(1, radius // 3))
    else:
        glow = images.kept(("grid lock", look.locked, radius), lambda: _glow(look.locked, radius))
        sheet.blit(glow, glow.get_rect(center=lock), special_flags=pygame.BLEND_RGB_ADD)
        pygame.draw.aacircle(sheet, look.locked, lock, radius)
        pygame.draw.aacircle(sheet, theme.mix(look.locked, (255, 255, 255), 0.6), lock,
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
