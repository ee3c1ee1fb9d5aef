"""Pages about one box: what its table is covered with, and its display face."""

from __future__ import annotations

from contextlib import suppress

import pygame

from game.client.draw import fonts, images, materials, theme
from game.client.draw.materials import Material
from game.client.draw.theme import Style
from game.client.shell.window import registry
from game.client.widgets import Panel

RIM = 0.45
"""share of the box's accent in the line around its panel"""
WEIGHTS = ("SemiBold", "Bold", "Regular")
"""of a display face, the first that it has"""
MEASURED = 100
"""pixels at which the heights of two faces are compared"""


def material_of(game: str, use: str) -> Material | None:
    """Return the material of a box for a use (see ``materials.LAID``); None where the box has none
    of its own or the palette is plain."""
    return None if theme.palette in materials.PLAIN else registry.look(game).materials.get(use)


def in_face(game: str, style: str) -> str:
    """Return the name of a style in the display face of a box, with capitals and lines as tall as
    those of the style."""
    usual, face = theme.STYLES[style], registry.look(game).face
    name = f"{style} {face}"
    if face == usual.family or name in theme.STYLES:
        return style if face == usual.family else name
    for weight in WEIGHTS:
        with suppress(fonts.FontError):
            high = fonts.cap_height(fonts.font(face, weight, MEASURED))
            part = fonts.cap_height(fonts.font(usual.family, usual.weight, MEASURED)) / high
            sizes = (round(usual.standard * part), round(usual.compact * part))
            theme.STYLES[name] = Style(face, weight, *sizes, weight, usual.pitch / part)
            return name
    return style


class BoxPanel(Panel):
    """The background of a page about a game, of the material of its board and with a line of its
    accent; the usual panel where the box has no materials or the palette is plain."""

    def __init__(self, id: str, rect: pygame.Rect, game: str) -> None:
        super().__init__(id, rect, "modal")
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        look, material = registry.look(self.game), material_of(self.game, "board")
        if material is None:
            return
        unit, line = self.m.unit, max(2, self.m.du(2))
        inner = self.rect.inflate(-2 * line, -2 * line)
        surface.blit(materials.panel(inner.size, "board", material, unit), inner)
        tint = theme.mix(look.ground, look.accent, RIM)
        pygame.draw.rect(surface, tint, self.rect, line, border_radius=self.m.du(12))


def lay_column(made: pygame.Surface, game: str, left: int, soft: int) -> None:
    """Lay the material of a box's board over a picture from ``left`` on, fading in over the
    ``soft`` pixels before it; nothing for a box without one."""
    material = material_of(game, "board")
    if material is None:
        return
    start = max(0, left - soft)
    part = pygame.Surface((made.get_width() - start, made.get_height()), pygame.SRCALPHA)
    part.fill((*theme.PANEL, 255))
    materials.lay(part, material)
    fade = images.gradient((left - start, part.get_height()), (255, 255, 255, 0),
                           (255, 255, 255, 236), True)  # fmt: skip
    part.blit(fade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rest = (left - start, 0, part.get_width(), part.get_height())
    part.fill((255, 255, 255, 236), rest, special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(part, (start, 0))
