"""The ground of a grid: textures by cells, soft where they meet, and long shadows of what is high.

Everything is painted for a part of the canvas (``Sheet``), and depends on the place on the map
alone, so that parts painted one by one fit each other.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache

import pygame

from game.client.draw import images, theme
from game.client.draw.cache import SurfaceCache
from game.client.draw.theme import Color
from game.client.tabletop.grid_look import Frame, GridLook, color, number
from game.table.maps.drawing import Properties
from game.table.maps.grid import Grid

SPAN = 384.0
"""map pixels that a texture covers"""
WHITE: Color = (255, 255, 255)
FAR = (1.0, 0.62)
"""the way of shadows: right and down for a length of 1"""
SOLID, RAGGED, NOISE_MOST = 140, 112, 80
"""how sure the cells of a soft terrain are, and of what is laid over it; what clouds add"""
NOISE_SIDE = 256
AROUND = 3
"""cells out of view that what is soft may reach from"""

Cell = tuple[int, int]
Box = tuple[int, int, int, int]
"""columns and rows: left, top, right, foot, the last two not included"""


@dataclass(frozen=True)
class Caster:
    """Something that throws a shadow: a rectangle of the map and its height."""

    x: float
    y: float
    wide: float
    high: float
    height: float


class Land:
    """The tiles of a grid, for any size: the properties of each cell, also beyond the map, where
    its edge continues."""

    def __init__(self, grid: Grid, look: GridLook) -> None:
        self.grid, self.look = grid, look
        terrain = grid.tiles["terrain"]
        self.rows, self.columns = len(terrain), len(terrain[0])
        self.cell = (grid.width / self.columns, grid.height / self.rows)
        self.kinds: dict[str, Properties] = {}
        for row in terrain:
            for tile in row:
                self.kinds.setdefault(str(tile["terrain"]), tile)
        self.high = {word: number(tile, "tall", 0.0) for word, tile in self.kinds.items()}
        self._words: list[list[str]] = [[str(tile["terrain"]) for tile in row] for row in terrain]
        self.overlays = {name: tiles for name, tiles in grid.tiles.items() if name != "terrain"}

    @cached_property
    def common(self) -> str:
        """The soft terrain that covers most of the map, "" if there is none."""
        words = Counter(word for row in self._words for word in row if self.soft(word))
        return max(words, key=lambda word: (words[word], word), default="")

    def word(self, column: int, row: int) -> str:
        """Return the terrain of a cell; beyond the map that of the nearest one on it."""
        within = self._words[min(max(row, 0), self.rows - 1)]
        return within[min(max(column, 0), self.columns - 1)]

    def height(self, column: int, row: int) -> float:
        """Return the height of a cell."""
        return self.high[self.word(column, row)]

    def height_at(self, x: float, y: float) -> float:
        """Return the height at a point of the map."""
        return self.height(int(x // self.cell[0]), int(y // self.cell[1]))

    def soft(self, word: str) -> bool:
        """Return True for a terrain that runs into its neighbors."""
        return bool(self.kinds[word].get("soft", False))

    def box(self, frame: Frame, size: tuple[int, int]) -> Box:
        """Return the cells that a canvas shows, with one more on each side."""
        left, top = frame.back(0, 0)
        right, foot = frame.back(*size)
        wide, high = self.cell
        return (
            int(left // wide) - 1,
            int(top // high) - 1,
            int(right // wide) + 2,
            int(foot // high) + 2,
        )

    def rect(self, frame: Frame, left: int, top: int, right: int, foot: int) -> pygame.Rect:
        """Return the canvas pixels of a box of cells."""
        wide, high = self.cell
        return frame.rect(left * wide, top * high, (right - left) * wide, (foot - top) * high)

    def blocks(self, box: Box, same: Callable[[int, int], object]) -> Iterator[tuple[object, Box]]:
        """Return rectangles of cells with the same value, except None."""
        left, top, right, foot = box
        open: dict[tuple[int, int], tuple[object, int]] = {}
        for row in range(top, foot + 1):
            runs: dict[tuple[int, int], object] = {}
            if row < foot:
                start = left
                for column in range(left, right):
                    value = same(column, row)
                    if column + 1 == right or same(column + 1, row) != value:
                        if value is not None:
                            runs[start, column + 1] = value
                        start = column + 1
            for run, (value, first) in list(open.items()):
                if runs.get(run) != value:
                    yield value, (run[0], first, run[1], row)
                    del open[run]
            for run, value in runs.items():
                open.setdefault(run, (value, row))

    def casters(self, box: Box) -> Iterator[Caster]:
        """Return what stands in a box of cells, as rectangles of the same height."""
        wide, high = self.cell
        for value, (left, top, right, foot) in self.blocks(box, self.height):
            tall = float(str(value))
            yield Caster(
                left * wide, top * high, (right - left) * wide, (foot - top) * high, tall
            )  # fmt: skip


# --- textures -------------------------------------------------------------------------------------


_textures = SurfaceCache(40 * 1024 * 1024)


@dataclass(frozen=True)
class Paint:
    """A texture in the pixels of a canvas, and its tint."""

    tile: pygame.Surface
    tint: Color = WHITE

    def mixed(self, hue: Color, part: float) -> Paint:
        """Return the same texture with another color mixed into its tint."""
        return Paint(self.tile, theme.mix(self.tint, hue, part))


def texture(look: GridLook, name: str, tint: Color, frame: Frame) -> Paint:
    """Return a texture in the pixels of a canvas."""
    size = (max(8, round(SPAN * frame.across)), max(8, round(SPAN * frame.down)))

    def make() -> pygame.Surface:
        side = max(size)
        made = images.art(look.textures, name, (side, side), keep=False)
        return images.ready(pygame.transform.smoothscale(made, size))  # a part would have seams

    return Paint(_textures.get((look.textures, name, size), make), tint)


def spread(sheet: pygame.Surface, frame: Frame, paint: Paint, area: pygame.Rect) -> None:
    """Cover an area of a sheet with a seamless texture, which begins at the corner of the map."""
    wide, high = paint.tile.get_size()
    before = sheet.get_clip()
    inside = area.clip(before)
    if min(inside.size) <= 0:
        return
    sheet.set_clip(inside)
    corner = frame.at(0, 0)
    left = inside.left - (inside.left - corner[0]) % wide
    top = inside.top - (inside.top - corner[1]) % high
    for x in range(left, inside.right, wide):
        for y in range(top, inside.bottom, high):
            sheet.blit(paint.tile, (x, y))
    sheet.set_clip(before)
    if paint.tint != WHITE:
        sheet.fill(paint.tint, inside, special_flags=pygame.BLEND_RGB_MULT)


def dyed(look: GridLook, tile: Properties, word: str, frame: Frame) -> Paint:
    """Return the texture of a tile with its tint."""
    name = str(tile.get("texture") or word)
    return texture(look, name, color(tile, "tint", WHITE), frame)


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
    return images.kept(
        ("grid clouds", side), lambda: pygame.transform.smoothscale(_clouds(), (side, side))
    )


def enlarged(
    land: Land, frame: Frame, small: pygame.Surface, corner: Cell, part: int = 1
) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a picture with a pixel for each cell, or each ``part`` of one, in the pixels of a
    canvas, and its place. Colors run from the center of one to that of the next."""
    wide, high = land.cell[0] / part, land.cell[1] / part
    x, y = corner[0] * land.cell[0] + wide / 2, corner[1] * land.cell[1] + high / 2
    columns, rows = small.get_width() - 1, small.get_height() - 1
    whole = frame.rect(x, y, columns * wide, rows * high)
    return pygame.transform.smoothscale(small, whole.size), whole.topleft


def masked(
    land: Land, frame: Frame, paint: Paint, area: pygame.Rect, box: Box,
    cells: Collection[Cell], share: float, sure: int,
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
    large, spot = enlarged(land, frame, small, (left, top), part)
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
    if share < 1:
        mask.fill((255, 255, 255, round(255 * share)), special_flags=pygame.BLEND_RGBA_MULT)
    cover = pygame.Surface(area.size, pygame.SRCALPHA, 32)
    spread(cover, frame.moved(*area.topleft), paint, cover.get_rect())
    cover.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cover


# --- the ground -----------------------------------------------------------------------------------


def paint_ground(sheet: pygame.Surface, land: Land, frame: Frame) -> None:
    """Paint the terrain and what is laid over it."""
    box = land.box(frame, sheet.get_size())
    here = {
        land.word(column, row) for row in range(box[1], box[3]) for column in range(box[0], box[2])
    }
    soft = [word for word in land.kinds if word in here and land.soft(word)]
    if soft:
        base = land.common if land.common in soft else soft[0]
        spread(sheet, frame, dyed(land.look, land.kinds[base], base, frame), sheet.get_rect())
        for word in soft:
            if word != base:
                _soft(sheet, land, frame, word, _where(land, box, word), 1.0)
    for value, block in land.blocks(box, lambda x, y: _hard(land, land.word(x, y))):
        word = str(value)
        tile = dyed(land.look, land.kinds[word], word, frame)
        spread(sheet, frame, tile, land.rect(frame, *block).clip(sheet.get_rect()))
    for layer in land.overlays:
        _overlay(sheet, land, frame, layer, box)


def _hard(land: Land, word: str) -> str | None:
    return None if land.soft(word) else word


def _where(land: Land, box: Box, word: str) -> set[Cell]:
    return {
        (column, row)
        for row in range(box[1] - AROUND, box[3] + AROUND)
        for column in range(box[0] - AROUND, box[2] + AROUND)
        if land.word(column, row) == word
    }


def _overlay(sheet: pygame.Surface, land: Land, frame: Frame, layer: str, box: Box) -> None:
    """Paint the textures of a layer over the terrain."""
    found: dict[str, set[Cell]] = {}
    tiles: dict[str, Properties] = {}
    for row in range(max(0, box[1] - AROUND), min(land.rows, box[3] + AROUND)):
        for column in range(max(0, box[0] - AROUND), min(land.columns, box[2] + AROUND)):
            tile = land.overlays[layer][row][column]
            if "texture" in tile:
                key = str(tile[layer])
                found.setdefault(key, set()).add((column, row))
                tiles[key] = tile
    for key, cells in found.items():
        share = number(tiles[key], "share", 1.0)
        _soft(sheet, land, frame, "", cells, share, tiles[key])


def _soft(
    sheet: pygame.Surface, land: Land, frame: Frame, word: str, cells: Collection[Cell],
    share: float, tile: Properties | None = None,
) -> None:  # fmt: skip
    """Paint a texture into some cells with a soft edge."""
    if not cells:
        return
    columns, rows = [column for column, _ in cells], [row for _, row in cells]
    box = (min(columns) - 1, min(rows) - 1, max(columns) + 2, max(rows) + 2)
    area = land.rect(frame, *box).clip(sheet.get_rect())
    if min(area.size) <= 0:
        return
    drawn = dyed(land.look, tile if tile is not None else land.kinds[word], word, frame)
    sure = SOLID if tile is None else RAGGED
    cover = masked(land, frame, drawn, area, box, cells, share, sure)
    sheet.blit(cover, area)


# --- shadows --------------------------------------------------------------------------------------


def paint_shadows(sheet: pygame.Surface, land: Land, frame: Frame, walls: Iterable[Caster]) -> None:
    """Let everything high throw its shadow on what is lower; half size, so that edges are soft."""
    given = land.grid.properties
    sun, depth = number(given, "sun", 24.0), number(given, "depth", 0.5)
    half = (sheet.get_width() // 2 + 1, sheet.get_height() // 2 + 1)
    small = Frame(frame.across / 2, frame.down / 2, frame.left / 2, frame.top / 2)
    box = land.box(frame, sheet.get_size())
    reach = int(3.2 * sun / min(land.cell)) + 2
    wider = (box[0] - reach, box[1] - reach, box[2], box[3])
    standing = [*land.casters(wider), *walls]
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


def things(land: Land) -> list[tuple[str, Properties, float, float]]:
    """Return each thing on the map: its name, its tile, and its place, from the top down."""
    wide, high = land.cell
    found = []
    for name, layer in land.grid.tiles.items():
        for row, tiles in enumerate(layer):
            for column, tile in enumerate(tiles):
                if "size" in tile:
                    place = ((column + 0.5) * wide, (row + 0.5) * high)
                    found.append((str(tile[name]), tile, *place))
    return sorted(found, key=lambda each: each[3])


def paint_things(
    sheet: pygame.Surface, land: Land, frame: Frame,
    found: Sequence[tuple[str, Properties, float, float]],
) -> None:  # fmt: skip
    """Paint the things that stand about."""
    for name, tile, x, y in found:
        side = frame.length(number(tile, "size", 1.0) * land.cell[0])
        area = pygame.Rect(0, 0, side, side)
        area.center = frame.at(x, y)
        if area.colliderect(sheet.get_rect()):
            drawn = images.art(land.look.things, name, area.size, "inside")
            sheet.blit(drawn, area)


def paint_light(
    sheet: pygame.Surface, land: Land, frame: Frame,
    found: Sequence[tuple[str, Properties, float, float]],
) -> None:  # fmt: skip
    """Give everything the color of the light, then add the glow of lamps and of the ground."""
    light = color(land.grid.properties, "light", WHITE)
    if light != WHITE:
        sheet.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    for _, tile, x, y in found:
        if "glow" in tile:
            _lamp(sheet, frame, color(tile, "glow", WHITE), x, y,
                  number(tile, "reach", 2.0) * land.cell[0])  # fmt: skip
    box = land.box(frame, sheet.get_size())
    box = (box[0] - 2, box[1] - 2, box[2] + 2, box[3] + 2)
    for word, tile in land.kinds.items():
        if "glow" in tile:
            _embers(sheet, land, frame, word, color(tile, "glow", WHITE), box)


def _lamp(
    sheet: pygame.Surface, frame: Frame, hue: Color, x: float, y: float, reach: float
) -> None:
    side = 2 * frame.length(reach)
    area = pygame.Rect(0, 0, side, side)
    area.center = frame.at(x, y)
    if area.colliderect(sheet.get_rect()):
        pool = images.kept(("grid glow", hue, side), lambda: _pool(hue, side))
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
    sheet: pygame.Surface, land: Land, frame: Frame, word: str, hue: Color, box: Box
) -> None:
    """Add the glow of a terrain to its surroundings."""
    left, top, right, foot = box
    small = pygame.Surface((right - left, foot - top), depth=32)
    lit = tuple(round(part * 0.34) for part in hue)
    hot = False
    for row in range(top, foot):
        for column in range(left, right):
            if land.word(column, row) == word:
                small.set_at((column - left, row - top), lit)
                hot = True
    if hot:
        small = pygame.transform.gaussian_blur(small, 2)
        large, spot = enlarged(land, frame, small, (left, top))
        sheet.blit(large, spot, special_flags=pygame.BLEND_RGB_ADD)
