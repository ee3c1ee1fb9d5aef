"""Pages about one box: a panel of what its table is covered with."""

from __future__ import annotations

import pygame

from game.client.draw import materials, theme
from game.client.shell.window import registry
from game.client.widgets import Panel

RIM = 0.45
"""share of the box's accent in the line around its panel"""


class BoxPanel(Panel):
    """The background of a page about a game, of the material of its board and with a line of its
    accent; the usual panel where the box has no materials or the palette is plain."""

    def __init__(self, id: str, rect: pygame.Rect, game: str) -> None:
        super().__init__(id, rect, "modal")
        self.game = game

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        look = registry.look(self.game)
        material = look.materials.get("board")
        if material is None or theme.palette in materials.PLAIN:
            return
        unit, line = self.m.unit, max(2, self.m.du(2))
        inner = self.rect.inflate(-2 * line, -2 * line)
        surface.blit(materials.panel(inner.size, "board", material, unit), inner)
        tint = theme.mix(look.ground, look.accent, RIM)
        pygame.draw.rect(surface, tint, self.rect, line, border_radius=self.m.du(12))
