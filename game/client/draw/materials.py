"""Materials of a table: felt under the cards, steel bars, leather slots, charts to read.

A material is a tile of light and dark, laid over a panel's colors so lightly that words on it read
as before, and a tint. ``LAID`` names the usual one of each use; a game puts its own over them as
data (``Look.materials``). Palettes for reading only (high contrast) leave all of it out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

import pygame

from game.client.draw import images, theme
from game.client.draw.theme import Color, rgb

PLAIN = ("high_contrast",)  # palettes without materials and lamp
LAMP_SIZE = (320, 180)
LAMP, SHADE = (7, 6, 4), 0.09  # light added at the upper left; part taken away at the lower right


@dataclass(frozen=True)
class Material:
    """A tile of ``assets`` (folder and name), how strongly it shows (``depth``: levels of light for
    every hundred of the tile), a tint and its share, and whether the edge is stitched."""

    tile: tuple[str, str]
    depth: float
    tint: Color = theme.PANEL
    share: float = 0.0
    stitched: bool = False


FELT = Material(("dice", "felt"), 34, rgb("12302F"), 0.4)
STEEL = Material(("materials", "steel"), 13, rgb("27303B"), 0.3)
LEATHER = Material(("materials", "leather"), 15, rgb("1E1714"), 0.55, stitched=True)
VELLUM = Material(("materials", "vellum"), 15, rgb("152036"), 0.5)

LAID: Mapping[str, Material] = {"board": FELT, "bar": STEEL, "slot": LEATHER, "chart": VELLUM}
"""the usual material of each use"""
LOOKS = {"board": "flat", "bar": "flat", "slot": "sunken", "chart": "flat"}
"""the look of the panel beneath (see ``images.LOOKS``)"""
_worn: dict[str, Material] = dict(LAID)


def wear(own: Mapping[str, Material]) -> None:
    """Use a game's materials from now on, and the usual ones for the rest. Raise ``ValueError`` for
    unknown uses."""
    unknown = sorted(set(own) - set(LAID))
    if unknown:
        raise ValueError(f"no use {unknown[0]!r} of a material; there are {', '.join(LAID)}")
    _worn.update({**LAID, **own})


def material_for(use: str) -> Material | None:
    """Return the material of a use, None in palettes without any."""
    return None if theme.palette in PLAIN else _worn[use]


def draw(surface: pygame.Surface, rect: pygame.Rect, use: str, unit: float = 1.0) -> None:
    """Draw a panel of a material: "board", "bar", "slot" or "chart"."""
    material = material_for(use)
    if material is None or min(rect.size) <= 0:
        images.draw_panel(surface, rect, LOOKS[use], unit)
        return
    surface.blit(panel(rect.size, use, material, unit), rect)


def panel(size: tuple[int, int], use: str, material: Material, unit: float) -> pygame.Surface:
    """Return a panel of ``size`` pixels; cached."""
    key = ("material", size, use, material, unit)
    if (known := images.lookup(key)) is not None:
        return known
    made = images.panel(size, LOOKS[use], unit).copy()
    lay(made, material, max(1, round(unit)))
    if material.stitched:
        _stitch(made, unit)
    return images.keep(key, images.ready(made))


def lay(made: pygame.Surface, material: Material, inset: int = 0) -> None:
    """Lay a material over a picture, except for ``inset`` pixels at its edges. What is transparent
    stays so."""
    inner = made.get_rect().inflate(-2 * inset, -2 * inset)
    if min(inner.size) <= 0:
        return
    part = made.subsurface(inner)
    if material.share:
        _tint(part, material)
    light, dark = _reliefs(material)
    for x in range(0, inner.width, light.get_width()):
        for y in range(0, inner.height, light.get_height()):
            part.blit(light, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            part.blit(dark, (x, y), special_flags=pygame.BLEND_RGB_SUB)


def _tint(part: pygame.Surface, material: Material) -> None:
    color = material.tint
    if theme.palette == "greyscale":
        color = (sum(color) // 3,) * 3
    keep = round(255 * (1 - material.share))
    part.fill((keep,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    red, green, blue = (round(each * material.share) for each in color)
    part.fill((red, green, blue), special_flags=pygame.BLEND_RGB_ADD)


def _reliefs(material: Material) -> tuple[pygame.Surface, pygame.Surface]:
    """Return what a tile adds, and what it takes away."""

    def make(lit: bool) -> pygame.Surface:
        tile = images.whole(*material.tile)
        made = pygame.Surface(tile.get_size())
        made.blit(tile if lit else pygame.transform.invert(tile), (0, 0))
        made.fill((127,) * 3, special_flags=pygame.BLEND_RGB_SUB)
        made.fill((round(2.55 * material.depth),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        return made

    key = ("relief", material.tile, material.depth)
    return images.cached((*key, 1), lambda: make(True)), images.cached(
        (*key, 0), lambda: make(False)
    )


def _stitch(made: pygame.Surface, unit: float) -> None:
    """Sew along the edges: short stitches a little lighter than the ground."""
    wide, high = made.get_size()
    inset, length, line = round(6 * unit), max(4, round(6 * unit)), max(1, round(unit))
    if min(wide, high) < 8 * inset:
        return
    thread = (*theme.mix(theme.MUTED, theme.rgb("8A7458"), 0.6), 72)
    sheet = pygame.Surface(made.get_size(), pygame.SRCALPHA)
    for x in range(2 * inset, wide - 2 * inset - length, 2 * length):
        for y in (inset, high - inset - line):
            sheet.fill(thread, (x, y, length, line))
    for y in range(2 * inset, high - 2 * inset - length, 2 * length):
        for x in (inset, wide - inset - line):
            sheet.fill(thread, (x, y, line, length))
    made.blit(sheet, (0, 0))


# --- the lamp -------------------------------------------------------------------------------------


def shine(surface: pygame.Surface) -> None:
    """Light a whole picture from the upper left, for pictures that are painted once and cached."""
    if theme.palette in PLAIN:
        return
    lamp = pygame.transform.scale(_lamp(), surface.get_size())
    surface.blit(lamp, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(maxsize=1)
def _lamp() -> pygame.Surface:
    """Return what the lamp adds, and as opacity what it takes away, from the upper left over the
    other corners to the lower right: small, for one level of light is seen as one however finely it
    is drawn."""
    corners = pygame.Surface((2, 2), pygame.SRCALPHA)
    for spot, light, shade in (((0, 0), 1.0, 0.0), ((1, 0), 1 / 3, SHADE / 3),
                               ((0, 1), 1 / 3, SHADE / 3), ((1, 1), 0.0, SHADE)):  # fmt: skip
        added = (round(each * light) for each in LAMP)
        corners.set_at(spot, (*added, round(255 * shade)))
    return pygame.transform.smoothscale(corners, LAMP_SIZE)
