"""The ground of the mat, and the panels on it: velvet, enamel and engraved brass.

``paint_mat`` and ``paint_panel`` fill any rectangle. Palettes for reading only have plain panels
instead; grays have no tint.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.client.draw import images, materials, theme
from game.client.draw.materials import Material
from game.client.draw.scenery import map_pictures
from game.client.draw.theme import Color, mix, rgb
from game.client.games.free_captains.identity.identity import BRASS
from game.client.games.free_captains.pieces.backs import paint_back, paint_end
from game.table.maps.drawing import Picture

__all__ = ["PANELS", "Kind", "paint_back", "paint_end", "paint_mat", "paint_panel"]

Kind = Literal["rail", "console", "tray", "plate", "slot"]
FOLDER = "free_captains"
LAMP, NIGHT = rgb("FFE9B8"), rgb("0A0510")
_ALPHA = pygame.SRCALPHA


@dataclass(frozen=True)
class Panel:
    """A panel: its body at the top and the foot, the width of its brass edge and the radius of its
    corners at the usual scale, what it is made of, and its ornaments. ``alpha`` below 255 lets the
    mat be seen through it."""

    top: Color
    low: Color
    edge: float
    radius: int
    relief: Material | None = None
    sunken: bool = False
    gloss: bool = False
    rivets: bool = False
    lines: bool = False
    alpha: int = 255


PANELS: dict[str, Panel] = {
    "rail": Panel(rgb("31203C"), rgb("1B1022"), 2, 8, Material(("materials", "enamel"), 12),
                  gloss=True, lines=True),
    "console": Panel(rgb("123238"), rgb("0A1D24"), 5, 12, Material(("materials", "enamel"), 12),
                     gloss=True, rivets=True),
    "tray": Panel(rgb("170B1C"), rgb("241430"), 2, 8, Material(("materials", "velvet"), 14),
                  sunken=True),
    "plate": Panel(rgb("4A3820"), rgb("2C2014"), 1.5, 5, Material(("materials", "brass"), 16),
                   rivets=True),
    "slot": Panel(rgb("0C0610"), rgb("1A0E20"), 1, 8, None, sunken=True, lines=True,
                  alpha=150),
}  # fmt: skip


def paint_mat(surface: pygame.Surface, rect: pygame.Rect, picture: Picture) -> None:
    """Paint the picture of a mat, under a spot from the upper left."""
    if theme.palette in materials.PLAIN:
        surface.fill(theme.DEEP, rect)
        return
    surface.blit(_tone(map_pictures.at_size(picture, rect.size, "cover", keep=False)), rect)


def paint_panel(surface: pygame.Surface, rect: pygame.Rect, kind: Kind, unit: float = 1.0) -> None:
    """Paint a panel: ``rail`` for the Hegemony, ``console`` for the captain, ``tray`` for dice and
    cubes, ``plate`` for a price, ``slot`` for a card that is not there. ``unit`` is
    ``Metrics.unit``."""
    if min(rect.size) <= 0:
        return
    if theme.palette in materials.PLAIN:
        images.draw_panel(surface, rect, "sunken" if PANELS[kind].sunken else "flat", unit)
        return
    if not PANELS[kind].sunken:
        reach = max(2, round(5 * unit))
        shade = images.shadow(rect.size, round(PANELS[kind].radius * unit), reach, 150)
        surface.blit(shade, (rect.left - 2 * reach + reach // 2, rect.top - 2 * reach + reach))
    key = ("enamel", kind, rect.size, unit)
    surface.blit(images.cached(key, lambda: images.ready(_panel(rect.size, kind, unit))), rect)


def _tone(made: pygame.Surface) -> pygame.Surface:
    """Return a picture as this palette shows it."""
    return pygame.transform.grayscale(made) if theme.palette == "greyscale" else made


def _panel(size: tuple[int, int], kind: str, unit: float) -> pygame.Surface:
    panel = PANELS[kind]
    edge, radius = max(1, round(panel.edge * unit)), round(panel.radius * unit)
    made = _edge(size, panel, edge, radius)
    inner = pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge)
    if min(inner.size) > 2:
        body = _body(inner.size, panel, max(0, radius - edge), unit)
        if panel.alpha < 255:
            hole = pygame.Surface(inner.size, _ALPHA)
            hole.fill((0, 0, 0, 255))
            images.round_off(hole, max(0, radius - edge))
            made.blit(hole, inner, special_flags=pygame.BLEND_RGBA_SUB)
            body.fill((255, 255, 255, panel.alpha), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(body, inner)
        if panel.lines and min(inner.size) > 46 * unit:
            _corners(made, inner, unit)
        if panel.rivets:
            _rivets(made, panel, unit)
    return _tone(made)


def _edge(size: tuple[int, int], panel: Panel, edge: int, radius: int) -> pygame.Surface:
    """Return a rounded sheet of brass: bright at the upper left, in shade at the lower right."""
    lit, low = mix(BRASS, LAMP, 0.5), mix(BRASS, NIGHT, 0.68)
    if panel.sunken:
        lit, low = mix(BRASS, NIGHT, 0.72), mix(BRASS, NIGHT, 0.4)
    corners = pygame.Surface((2, 2))
    for spot, color in (((0, 0), lit), ((1, 0), mix(lit, low, 0.6)), ((0, 1), mix(lit, low, 0.55)),
                        ((1, 1), low)):  # fmt: skip
        corners.set_at(spot, color)
    made = pygame.Surface(size, _ALPHA)
    made.blit(pygame.transform.smoothscale(corners, size), (0, 0))
    images.round_off(made, radius)
    if edge >= 4:  # a step along the middle of a broad edge
        for inset, color in ((edge // 2, mix(BRASS, NIGHT, 0.62)), (edge // 2 + 1, lit)):
            line = made.get_rect().inflate(-2 * inset, -2 * inset)
            pygame.draw.rect(made, color, line, 1, border_radius=max(1, radius - inset))
    return made


def _body(size: tuple[int, int], panel: Panel, radius: int, unit: float) -> pygame.Surface:
    made = pygame.Surface(size, _ALPHA)
    made.blit(images.gradient(size, panel.top, panel.low), (0, 0))
    if panel.relief:
        materials.lay(made, panel.relief)
    if panel.gloss:
        _gloss(made, unit)
    if panel.sunken:
        _sink(made, unit)
    images.round_off(made, radius)
    return made


def _gloss(made: pygame.Surface, unit: float) -> None:
    """Let the lamp be mirrored along the top, with a hard lower edge that sags to the right."""
    wide, high = made.get_size()
    deep = max(2, min(round(34 * unit), high * 42 // 100))
    veil = pygame.Surface((wide, deep), _ALPHA)
    veil.blit(images.gradient((wide, deep), (*LAMP, 26), (*LAMP, 9)), (0, 0))
    cut = [(0, deep), (0, deep * 72 // 100), (wide * 55 // 100, deep * 60 // 100),
           (wide, deep * 22 // 100), (wide, deep)]  # fmt: skip
    pygame.draw.polygon(veil, (0, 0, 0, 0), cut)
    made.blit(veil, (0, 0))
    pygame.draw.line(made, (*mix(_top(made), LAMP, 0.3), 255), (2, 0), (wide - 3, 0))


def _top(made: pygame.Surface) -> Color:
    """Return the color in the middle of a panel's top."""
    red, green, blue, _ = made.get_at((made.get_width() // 2, min(2, made.get_height() - 1)))
    return red, green, blue


def _sink(made: pygame.Surface, unit: float) -> None:
    """Lay the shadow of the edge on a recess, from the upper left."""
    wide, high = made.get_size()
    reach = max(2, min(round(12 * unit), min(wide, high) // 3))
    made.blit(images.gradient((wide, reach), (0, 0, 0, 150), (0, 0, 0, 0)), (0, 0))
    made.blit(images.gradient((reach, high), (0, 0, 0, 120), (0, 0, 0, 0), True), (0, 0))


def _corners(made: pygame.Surface, inner: pygame.Rect, unit: float) -> None:
    """Engrave a thin line inside the edge, whose corners are cut in steps."""
    gap, step = max(3, round(6 * unit)), max(3, round(8 * unit))
    box = inner.inflate(-2 * gap, -2 * gap)
    for shift, color in ((1, (*NIGHT, 150)), (0, (*mix(BRASS, LAMP, 0.1), 96))):
        left, top, right, low = (box.left + shift, box.top + shift, box.right - 1 + shift,
                                 box.bottom - 1 + shift)  # fmt: skip
        points = [(left + 2 * step, top), (right - 2 * step, top), (right - 2 * step, top + step),
                  (right - step, top + step), (right - step, top + 2 * step),
                  (right, top + 2 * step), (right, low - 2 * step), (right - step, low - 2 * step),
                  (right - step, low - step), (right - 2 * step, low - step),
                  (right - 2 * step, low), (left + 2 * step, low), (left + 2 * step, low - step),
                  (left + step, low - step), (left + step, low - 2 * step),
                  (left, low - 2 * step), (left, top + 2 * step), (left + step, top + 2 * step),
                  (left + step, top + step), (left + 2 * step, top + step)]  # fmt: skip
        sheet = pygame.Surface(made.get_size(), _ALPHA)
        pygame.draw.lines(sheet, color, True, points, max(1, round(unit)))
        made.blit(sheet, (0, 0))


def _rivets(made: pygame.Surface, panel: Panel, unit: float) -> None:
    """Set rivets: along a broad edge, or a screw at both ends of a plate."""
    wide, high = made.get_size()
    if panel.edge < 4:
        size, inset = max(5, round(9 * unit)), round(9 * unit)
        if wide > 6 * inset and high > 2 * size:
            for x in (inset, wide - inset):
                made.blit(_screw(size), (x - size // 2, high // 2 - size // 2))
        return
    size = max(6, round(9 * unit))
    inset = round((panel.edge / 2 + 9) * unit)
    for x in (inset, wide - inset):
        for y in (inset, high - inset):
            made.blit(_screw(size), (x - size // 2, y - size // 2))


def _screw(size: int) -> pygame.Surface:
    """Return the head of a screw, lit from the upper left."""
    key = ("screw", size)
    if (known := images.lookup(key)) is not None:
        return known
    side = 4 * size
    large = pygame.Surface((side, side), _ALPHA)
    middle = (side // 2, side // 2)
    pygame.draw.circle(large, (*NIGHT, 190), (middle[0] + size // 4, middle[1] + size // 3),
                       side // 2 - size // 3)  # fmt: skip
    for part, color in ((0.86, mix(BRASS, NIGHT, 0.45)), (0.74, BRASS)):
        pygame.draw.circle(large, color, middle, round(side / 2 * part))
    light = (middle[0] - size // 3, middle[1] - size // 3)
    pygame.draw.circle(large, mix(BRASS, LAMP, 0.6), light, round(side / 2 * 0.44))
    slot = ((side * 28 // 100, side * 66 // 100), (side * 72 // 100, side * 34 // 100))
    pygame.draw.line(large, mix(BRASS, NIGHT, 0.72), *slot, max(1, side // 9))
    return images.keep(key, pygame.transform.smoothscale(large, (size, size)))
