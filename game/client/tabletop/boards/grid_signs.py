"""The signs on a grid: the floor of each square, its name, number and marks, and the lit
squares."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from itertools import permutations

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.tabletop.boards.grid_borders import Border
from game.client.tabletop.boards.grid_land import Land
from game.client.tabletop.boards.grid_look import Frame

ROUND, CORNER = 9.0, 3.0
"""units of round corners: of lit squares, and of floors"""
FLOOR_ALPHA, LINE_ALPHA, JOINT_ALPHA = 12, 84, 150
NAME_SHADE, NAME_INK = 150, (245, 242, 236)  # the plate under a name, 0 to 255, and its letters
DIM_ALPHA, SHADOW_ALPHA = 84, 190
MARK, STAR = 26.0, 34.0


# --- painted once ---------------------------------------------------------------------------------


def paint_floors(
    sheet: pygame.Surface, land: Land, frame: Frame, found: Collection[Border]
) -> None:
    """Paint the floor of each square a little lighter, with a thin line around it; floors are
    joined where nothing is between them."""
    rim = land.look.rim
    seen = sheet.get_rect()
    floors = [frame.square(square) for square in land.grid.spaces]
    bridges = []
    for border in found:
        high = {land.height_at(*each.center) for each in (border.one, border.two)}
        if border.edge.kind in land.look.open and len(high) == 1:
            gap = _gap(border)
            begin = (gap / 2 + CORNER) / border.length
            bridges.append((border, frame.rect(*border.box(gap + 4, begin, 1 - begin))))
    cover = pygame.Surface(sheet.get_size(), pygame.SRCALPHA, 32)
    around, line = frame.length(CORNER), frame.length(1.3)
    for area in floors:
        if area.colliderect(seen):
            pygame.draw.rect(cover, (*rim, LINE_ALPHA), area, border_radius=around)
    for _, area in bridges:
        if area.colliderect(seen):
            pygame.draw.rect(cover, (*rim, LINE_ALPHA), area)
    for area in floors:
        if area.colliderect(seen):
            inner = area.inflate(-2 * line, -2 * line)
            pygame.draw.rect(cover, (*rim, FLOOR_ALPHA), inner, border_radius=max(0, around - line))
    for area in _crossings(frame, [border for border, _ in bridges]):
        cover.fill((*rim, FLOOR_ALPHA), area)
    for border, area in bridges:
        if area.colliderect(seen):
            less = (0, -2 * line) if not border.across else (-2 * line, 0)
            pygame.draw.rect(cover, (*rim, FLOOR_ALPHA), area.inflate(*less))
            _joint(cover, border, area.inflate(*less), rim, line)
    sheet.blit(cover, (0, 0))


def _crossings(frame: Frame, joined: Collection[Border]) -> Iterator[pygame.Rect]:
    """Return the middle of each four squares that are all joined."""
    pairs = {frozenset((border.one.id, border.two.id)) for border in joined}
    beside = [border for border in joined if not border.across]
    for one, two in permutations(beside, 2):
        ways = ({one.one.id, two.one.id}, {one.two.id, two.two.id})
        if one.y < two.y and all(way in pairs for way in ways):
            first = min((one.one, one.two), key=lambda square: square.x)
            last = max((two.one, two.two), key=lambda square: square.x)
            over = CORNER + 2
            x, y = first.x + first.width - over, first.y + first.height - over
            yield frame.rect(x, y, last.x + over - x, last.y + over - y)


def _gap(border: Border) -> float:
    return max(border.one.gap(border.two))


def _joint(cover: pygame.Surface, border: Border, area: pygame.Rect, rim: Color, line: int) -> None:
    """Draw the thin line between two joined floors."""
    dash = max(3, 3 * line)
    if border.across:
        for x in range(area.left + dash, area.right - dash, 2 * dash):
            cover.fill((*rim, JOINT_ALPHA), (x, area.centery, dash, line))
    else:
        for y in range(area.top + dash, area.bottom - dash, 2 * dash):
            cover.fill((*rim, JOINT_ALPHA), (area.centerx, y, line, dash))


def paint_signs(sheet: pygame.Surface, land: Land, frame: Frame, m: Metrics) -> None:
    """Paint marks, numbers and names."""
    for mark in land.grid.marks:
        icon = land.look.marks.get(mark.kind)
        if icon is None:
            continue
        bright = mark.kind in land.look.stars
        side = max(14, frame.length(STAR if bright else MARK))
        area = pygame.Rect(0, 0, side, side)
        area.center = frame.at(mark.x, mark.y)
        if area.colliderect(sheet.get_rect()):
            _sign(sheet, land, icon, area, bright, str(mark.properties.get("color") or ""))
    for square in land.grid.spaces:
        area = frame.square(square)
        if area.colliderect(sheet.get_rect()):
            _name(sheet, land, area, square.label, m)
            if square.number:
                _number(sheet, land, frame, area, square.number, m)


def _sign(
    sheet: pygame.Surface, land: Land, icon: tuple[str, str], area: pygame.Rect, bright: bool,
    named: str,
) -> None:  # fmt: skip
    """Paint an icon as if inlaid in the floor."""
    folder, name = icon
    look = land.look
    hue = theme.rgb(named[-6:]) if len(named) in (7, 9) else look.colors.get(named, look.rim)
    drawn = images.svg(folder, name, area.size, hue)
    dark = images.svg(folder, name, area.size, look.dark)
    alphas = (150, 225) if bright else (56, 48)
    for picture, move, alpha in ((dark, 1, alphas[0]), (drawn, 0, alphas[1])):
        faint = picture.copy()
        faint.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(faint, area.move(move, move))


def _name(sheet: pygame.Surface, land: Land, area: pygame.Rect, label: str, m: Metrics) -> None:
    inset = max(4, area.width // 26)
    text = fonts.shorter(m, "tile", label, area.width - 2 * inset)
    drawn = fonts.render(fonts.face(m, "tile"), text, theme.mix(land.look.rim, NAME_INK, 0.6))
    spot = drawn.get_rect(bottomleft=(area.left + inset, area.bottom - inset // 2))
    plate = pygame.Surface(spot.inflate(2 * m.du(4), 0).size, pygame.SRCALPHA)
    shade = (*land.look.dark, NAME_SHADE)
    pygame.draw.rect(plate, shade, plate.get_rect(), border_radius=m.du(5))
    sheet.blit(plate, plate.get_rect(center=spot.center))
    sheet.blit(drawn, spot)


def _number(
    sheet: pygame.Surface, land: Land, frame: Frame, area: pygame.Rect, number: int, m: Metrics
) -> None:
    """Paint the number of a square on a small plate in its upper right corner."""
    look = land.look
    drawn = fonts.render(fonts.face(m, "key"), str(number), look.dark)
    side = max(drawn.get_height(), frame.length(20))
    plate = pygame.Rect(0, 0, side, side)
    plate.topright = (area.right - frame.length(4), area.top + frame.length(4))
    pygame.draw.aacircle(sheet, look.dark, (plate.centerx + 1, plate.centery + 1), side // 2)
    pygame.draw.aacircle(sheet, look.steel, plate.center, side // 2)
    pygame.draw.aacircle(sheet, look.rim, plate.center, side // 2, max(1, side // 14))
    sheet.blit(drawn, drawn.get_rect(center=plate.center))


# --- drawn on every frame -------------------------------------------------------------------------


def light(
    surface: pygame.Surface, area: pygame.Rect, hue: Color, unit: float, strong: bool = False
) -> None:
    """Light a square: a ring, and a faint floor."""
    around, wide = max(4, round(ROUND * unit)), max(2, round((3.4 if strong else 2.4) * unit))
    veil_round(surface, area, hue, 46 if strong else 28, around)
    pygame.draw.rect(surface, theme.DEEP, area.inflate(2, 2), 1, border_radius=around + 1)
    inner = area.inflate(-2 * wide, -2 * wide)
    pygame.draw.rect(surface, theme.DEEP, inner, 1, border_radius=max(1, around - wide))
    pygame.draw.rect(surface, hue, area, wide, border_radius=around)


def danger(surface: pygame.Surface, area: pygame.Rect, hue: Color, unit: float) -> None:
    """Draw a broken ring around a square where something hurts."""
    wide, dash = max(2, round(2.6 * unit)), max(6, round(11 * unit))
    ring = area.inflate(round(7 * unit), round(7 * unit))
    for x in range(ring.left, ring.right, 2 * dash):
        long = min(dash, ring.right - x)
        for y in (ring.top, ring.bottom - wide):
            pygame.draw.rect(surface, theme.DEEP, (x - 1, y - 1, long + 2, wide + 2))
            pygame.draw.rect(surface, hue, (x, y, long, wide))
    for y in range(ring.top, ring.bottom, 2 * dash):
        long = min(dash, ring.bottom - y)
        for x in (ring.left, ring.right - wide):
            pygame.draw.rect(surface, theme.DEEP, (x - 1, y - 1, wide + 2, long + 2))
            pygame.draw.rect(surface, hue, (x, y, wide, long))


def shadow(surface: pygame.Surface, piece: pygame.Rect) -> None:
    """Draw the soft shadow of a piece that is about to be drawn, to its lower right."""
    side = max(8, round(max(piece.size) * 1.5))

    def make() -> pygame.Surface:
        small = pygame.Surface((32, 32), pygame.SRCALPHA, 32)
        pygame.draw.circle(small, (0, 0, 0, SHADOW_ALPHA), (16, 16), 10)
        return images.ready(
            pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 3), (side, side))
        )

    cast = images.cached(("grid shadow", side), make)
    hop = max(1, piece.width // 12)
    surface.blit(cast, cast.get_rect(center=(piece.centerx + hop, piece.centery + hop)))


def dim(
    surface: pygame.Surface, area: pygame.Rect, free: Sequence[pygame.Rect], around: int
) -> None:
    """Darken an area, except for some parts of it."""
    holes = tuple(tuple(each.move(-area.left, -area.top)) for each in free)

    def make() -> pygame.Surface:
        made = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        made.fill((*theme.DEEP, DIM_ALPHA))
        for hole in holes:
            pygame.draw.rect(made, (0, 0, 0, 0), hole, border_radius=around)
        return images.ready(made)

    surface.blit(images.cached(("grid dim", area.size, holes), make), area)


def veil_round(
    surface: pygame.Surface, area: pygame.Rect, hue: Color, alpha: int, around: int
) -> None:
    """Lay a color over a square."""

    def make() -> pygame.Surface:
        made = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        pygame.draw.rect(made, (*hue, alpha), made.get_rect(), border_radius=around)
        return images.ready(made)

    surface.blit(images.cached(("grid veil", area.size, hue, alpha, around), make), area)


def hatch(surface: pygame.Surface, area: pygame.Rect, hue: Color, unit: float) -> None:
    """Hatch a square that is out of the question."""
    step, wide = max(7, round(11 * unit)), max(1, round(1.8 * unit))

    def make() -> pygame.Surface:
        made = pygame.Surface(area.size, pygame.SRCALPHA, 32)
        made.fill((*theme.DEEP, 96))
        high = area.height
        for x in range(-high, area.width, step):
            pygame.draw.line(made, (*hue, 120), (x, high), (x + high, 0), wide)
        images.round_off(made, max(4, round(ROUND * unit)))
        return images.ready(made)

    surface.blit(images.cached(("grid hatch", area.size, hue, step), make), area)


def way(
    surface: pygame.Surface, points: Sequence[tuple[int, int]], hue: Color, unit: float
) -> None:
    """Draw a path through points: dots, and an arrow at its end."""
    if len(points) < 2:
        return
    wide = max(3, round(4 * unit))
    for color, extra in ((theme.DEEP, 2), (hue, 0)):
        pygame.draw.lines(surface, color, False, points, wide + extra)
        for spot in points[:-1]:
            pygame.draw.aacircle(surface, color, spot, wide + extra // 2)
    (x, y), (end_x, end_y) = points[-2], points[-1]
    turn = math.atan2(end_y - y, end_x - x)
    size = max(9, round(13 * unit))
    for color, extra in ((theme.DEEP, 2), (hue, 0)):
        far = size + extra
        tip = [
            (end_x + far * math.cos(turn + part), end_y + far * math.sin(turn + part))
            for part in (0.0, 2.4, -2.4)
        ]
        pygame.draw.polygon(surface, color, tip)


def slots(area: pygame.Rect, count: int, side: int, name: int, least: int) -> list[pygame.Rect]:
    """Return places for ``count`` pieces in a square, in reading order.

    They are ``side`` pixels wide, smaller if there is no room; the strip of the name, ``name``
    pixels high, stays free as long as pieces of two thirds fit above it; if not, the last of
    several rows keeps to the right of it. Pieces smaller than ``least`` overlap in even steps.
    """
    if count <= 0:
        return []
    inset = max(2, min(area.size) // 24)
    room = area.inflate(-2 * inset, -2 * inset)
    above = pygame.Rect(room.left, room.top, room.width, room.height - max(0, name - inset))
    size, columns = _pack(above, count, side)
    full = size * 3 < side * 2
    if full:
        above = room
        size, columns = _pack(above, count, side)
    size = max(size, min(side, least))
    rows = -(-count // columns)
    found = []
    for place in range(count):
        row, column = divmod(place, columns)
        here = min(columns, count - row * columns)
        across = min(size + inset, (above.width - size) / max(1, here - 1)) if here > 1 else 0
        down = min(size + inset, (above.height - size) / max(1, rows - 1)) if rows > 1 else 0
        left = above.centerx - (size + across * (here - 1)) / 2 + across * column
        if full and 0 < row == rows - 1:
            left = above.right - size - across * (here - 1 - column)
        top = above.centery - (size + down * (rows - 1)) / 2 + down * row
        found.append(pygame.Rect(round(left), round(top), size, size))
    return found


def _pack(room: pygame.Rect, count: int, side: int) -> tuple[int, int]:
    """Return the largest side of ``count`` pieces that fit beside each other, and their columns."""
    best = (0, count)
    for columns in range(count, 0, -1):
        rows = -(-count // columns)
        size = min(side, room.width // columns - 2, room.height // rows - 2)
        if size > best[0]:
            best = (size, columns)
    return max(1, best[0]), best[1]
