"""The ground of a grid: textures by cells, soft where they meet, long shadows of what is high, and
light.

Everything is painted for a part of the canvas (``Sheet``), and depends on the place on the map
alone, so that parts painted one by one fit each other.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color
from game.client.tabletop.boards.grid_land import WHITE, Box, Cell, Floor, Land, Texture
from game.client.tabletop.boards.grid_look import Frame, color, number
from game.client.tabletop.boards.grid_pieces import Caster, Piece

FAR = (1.0, 0.62)
"""the way of shadows: right and down for a length of 1"""
SOLID, RAGGED, NOISE_MOST = 140, 112, 80
"""how sure the cells of a soft terrain are, and of what is laid over it; what clouds add"""
NOISE_SIDE = 256
AROUND = 3
"""cells out of view that what is soft may reach from"""


# --- soft edges -----------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _clouds() -> pygame.Surface:
    """Return seamless clouds: black with an alpha up to ``NOISE_MOST``."""
    made = pygame.Surface((NOISE_SIDE, NOISE_SIDE), pygame.SRCALPHA, 32)
    stream = random.Random("clouds")
    for side, share in ((4, 0.4), (8, 0.34), (32, 0.26)):
        small = pygame.Surface((3 * side, 3 * side), pygame.SRCALPHA, 32)
        values = [round(stream.random() * NOISE_MOST * share) for _ in range(side * side)]
        for y in range(3 * side):
            for x in range(3 * side):
                small.set_at((x, y), (0, 0, 0, values[y % side * side + x % side]))
        while small.get_width() < 3 * NOISE_SIDE:  # in steps, or its cells would be seen
            small = pygame.transform.smoothscale_by(small, 2)
        part = small.subsurface((NOISE_SIDE, NOISE_SIDE, NOISE_SIDE, NOISE_SIDE))
        made.blit(part, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return made


def _noise(frame: Frame) -> pygame.Surface:
    """Return the clouds in the pixels of a canvas; they are as wide as a few squares."""
    side = max(8, round(NOISE_SIDE * 2 * frame.unit))
    return images.cached(
        ("grid clouds", side), lambda: pygame.transform.smoothscale(_clouds(), (side, side))
    )


def enlarge(
    land: Land, frame: Frame, small: pygame.Surface, corner: Cell, part: int = 1
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a picture with a pixel for each cell, or each ``part`` of one, in the pixels of a
    canvas, and its place. Colors run from the center of one to that of the next."""
    wide, high = land.cell[0] / part, land.cell[1] / part
    x, y = corner[0] * land.cell[0] + wide / 2, corner[1] * land.cell[1] + high / 2
    columns, rows = small.get_width() - 1, small.get_height() - 1
    whole = frame.rect(x, y, columns * wide, rows * high)
    return pygame.transform.smoothscale(small, whole.size), whole.topleft


def mask_texture(
    land: Land, frame: Frame, texture: Texture | None, area: pygame.Rect, box: Box,
    cells: Collection[Cell], sure: int,
) -> pygame.Surface:  # fmt: skip
    """Return a texture over ``area``, only in some cells of a box, with a soft edge: the less
    ``sure`` they are, the more ragged."""
    left, top, right, foot = box
    small = pygame.Surface((right - left, foot - top), pygame.SRCALPHA, 32)
    small.fill((*WHITE, 0))
    for column, row in cells:
        small.set_at((column - left, row - top), (*WHITE, sure))
    part = 1
    if sure == RAGGED:  # without corners
        part = 6
        small = pygame.transform.gaussian_blur(pygame.transform.scale_by(small, part), 3)
    mask = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    mask.fill((*WHITE, 0))
    large, spot = enlarge(land, frame, small, (left, top), part)
    mask.blit(large, (spot[0] - area.left, spot[1] - area.top),
              special_flags=pygame.BLEND_RGBA_MAX)  # fmt: skip
    cloud = _noise(frame)
    side = cloud.get_width()
    corner = frame.at(0, 0)
    for x in range(-((area.left - corner[0]) % side), area.width, side):
        for y in range(-((area.top - corner[1]) % side), area.height, side):
            mask.blit(cloud, (x, y), special_flags=pygame.BLEND_RGBA_ADD)
    mask.fill((0, 0, 0, NOISE_MOST - 2), special_flags=pygame.BLEND_RGBA_SUB)
    for _ in range(2):
        mask.blit(mask.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    cover = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    land.spread(cover, frame.shift(*area.topleft), texture, cover.get_rect())
    cover.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cover


# --- the ground -----------------------------------------------------------------------------------


def paint_ground(sheet: pygame.Surface, land: Land, frame: Frame) -> None:
    """Paint the terrain and its overlays."""
    box = land.box(frame, sheet.get_size())
    here = {
        land.floor(column, row) for row in range(box[1], box[3]) for column in range(box[0], box[2])
    }
    soft = [floor for floor in land.floors if floor in here and floor.soft]
    if soft:
        base = land.common if land.common in soft else soft[0]
        land.spread(sheet, frame, base.texture, sheet.get_rect())
        for floor in soft:
            if floor is not base:
                _soft(sheet, land, frame, floor.texture, _where(land, box, floor), SOLID)
    for value, block in land.blocks(box, lambda x, y: _hard(land.floor(x, y))):
        assert isinstance(value, Floor)
        land.spread(sheet, frame, value.texture, land.rect(frame, *block).clip(sheet.get_rect()))
    for layer in land.overlays:
        for texture, cells in layer.items():
            _soft(sheet, land, frame, texture, _within(box, cells), RAGGED)


def _hard(floor: Floor) -> Floor | None:
    return None if floor.soft else floor


def _where(land: Land, box: Box, floor: Floor) -> set[Cell]:
    return {
        (column, row)
        for row in range(box[1] - AROUND, box[3] + AROUND)
        for column in range(box[0] - AROUND, box[2] + AROUND)
        if land.floor(column, row) is floor
    }


def _within(box: Box, cells: Iterable[Cell]) -> set[Cell]:
    """Return the cells that are in a box or near it."""
    left, top, right, foot = box
    return {
        (column, row)
        for column, row in cells
        if left - AROUND <= column < right + AROUND and top - AROUND <= row < foot + AROUND
    }


def _soft(
    sheet: pygame.Surface, land: Land, frame: Frame, texture: Texture | None,
    cells: Collection[Cell], sure: int,
) -> None:  # fmt: skip
    """Paint a texture into some cells with a soft edge."""
    if not cells:
        return
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    box = (min(columns) - 1, min(rows) - 1, max(columns) + 2, max(rows) + 2)
    area = land.rect(frame, *box).clip(sheet.get_rect())
    if min(area.size) > 0:
        sheet.blit(mask_texture(land, frame, texture, area, box, cells, sure), area)


# --- shadows --------------------------------------------------------------------------------------


def paint_shadows(sheet: pygame.Surface, land: Land, frame: Frame, walls: Iterable[Caster]) -> None:
    """Let everything high throw its shadow on what is lower; half size, so that edges are soft."""
    given = land.grid.properties
    sun = number(given, "sun", 0.75) * land.cell[0]
    depth = min(1.0, max(0.0, number(given, "depth", 0.5)))
    half = (sheet.get_width() // 2 + 1, sheet.get_height() // 2 + 1)
    small = Frame(frame.across / 2, frame.down / 2, frame.left / 2, frame.top / 2)
    box = land.box(frame, sheet.get_size())
    reach = int(3.2 * sun / min(land.cell)) + 2
    wider = (box[0] - reach, box[1] - reach, box[2], box[3])
    standing = [*_high(land, wider), *walls]
    levels: dict[float, list[Box]] = {}
    for value, block in land.blocks(box, land.height):
        levels.setdefault(float(str(value)), []).append(block)
    whole = pygame.Surface(half, pygame.SRCALPHA, 32)
    one = pygame.Surface(half, pygame.SRCALPHA, 32)
    for level, blocks in sorted(levels.items()):
        one.fill((0, 0, 0, 0))
        for each in standing:
            if each.height > level:
                _cast(one, small, each, (each.height - level) * sun)
        for block in blocks:
            area = land.rect(small, *block).clip(one.get_rect())
            whole.blit(one, area, area)
    whole = pygame.transform.gaussian_blur(whole, max(1, round(1.4 * frame.unit)))
    shade = color(given, "shade", theme.SHADOW)
    whole.fill((255, 255, 255, round(255 * depth)), special_flags=pygame.BLEND_RGBA_MULT)
    whole.fill((*shade, 0), special_flags=pygame.BLEND_RGBA_MAX)
    sheet.blit(pygame.transform.smoothscale(whole, sheet.get_size()), (0, 0))


def _high(land: Land, box: Box) -> Iterator[Caster]:
    """Return the raised ground in a box of cells, as rectangles of the same height."""
    wide, high = land.cell
    for value, (left, top, right, foot) in land.blocks(box, land.height):
        tall = float(str(value))
        yield Caster(left * wide, top * high, (right - left) * wide, (foot - top) * high, tall)


def _cast(mask: pygame.Surface, frame: Frame, caster: Caster, length: float) -> None:
    """Draw the shadow of a rectangle of the map."""
    area = frame.rect(caster.x, caster.y, caster.wide, caster.high)
    right = round(length * FAR[0] * frame.unit)
    down = round(length * FAR[1] * frame.unit)
    if not area.inflate(2 * right, 2 * down).colliderect(mask.get_rect()):
        return
    points = [
        area.topleft,
        area.topright,
        (area.right + right, area.top + down),
        (area.right + right, area.bottom + down),
        (area.left + right, area.bottom + down),
        area.bottomleft,
    ]
    pygame.draw.polygon(mask, (0, 0, 0, 255), points)


# --- light ----------------------------------------------------------------------------------------


def paint_light(sheet: pygame.Surface, land: Land, frame: Frame, pieces: Iterable[Piece]) -> None:
    """Give everything the color of the light, then add the glow of lamps and of the ground."""
    light = color(land.grid.properties, "light", WHITE)
    if light != WHITE:
        sheet.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    for piece in pieces:
        if piece.glow is not None:
            _lamp(sheet, frame, piece.glow, *piece.shape.center,
                  number(piece.properties, "reach", 2.0) * land.cell[0])  # fmt: skip
    box = land.box(frame, sheet.get_size())
    box = (box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)
    for floor in land.floors:
        if floor.glow is not None:
            _embers(sheet, land, frame, floor, floor.glow, box)


def _lamp(
    sheet: pygame.Surface, frame: Frame, hue: Color, x: float, y: float, reach: float
) -> None:
    side = 2 * frame.length(reach)
    area = pygame.Rect(0, 0, side, side)
    area.center = frame.at(x, y)
    if area.colliderect(sheet.get_rect()):
        pool = images.cached(("grid glow", hue, side), lambda: _pool(hue, side))
        sheet.blit(pool, area, special_flags=pygame.BLEND_RGB_ADD)


POOL = 48
POWER = 0.62


def _pool(hue: Color, side: int) -> pygame.Surface:
    """Return the light of a lamp, brightest in its middle."""
    small = pygame.Surface((POOL, POOL), depth=32)
    middle = (POOL - 1) / 2
    for y in range(POOL):
        for x in range(POOL):
            far = ((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / (POOL / 2)
            share = POWER * max(0.0, 1 - far) ** 2
            small.set_at((x, y), tuple(round(part * share) for part in hue))
    return images.ready(pygame.transform.smoothscale(small, (side, side)))


def _embers(
    sheet: pygame.Surface, land: Land, frame: Frame, floor: Floor, hue: Color, box: Box
) -> None:
    """Add the glow of a terrain to its surroundings."""
    left, top, right, foot = box
    small = pygame.Surface((right - left, foot - top), depth=32)
    lit = tuple(round(part * 0.34) for part in hue)
    hot = False
    for row in range(top, foot):
        for column in range(left, right):
            if land.floor(column, row) is floor:
                small.set_at((column - left, row - top), lit)
                hot = True
    if hot:
        small = pygame.transform.gaussian_blur(small, 2)
        large, spot = enlarge(land, frame, small, (left, top))
        sheet.blit(large, spot, special_flags=pygame.BLEND_RGB_ADD)
