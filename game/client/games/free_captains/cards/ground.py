"""The ground of the mat, and the panels on it: velvet, enamel and engraved brass."""

from __future__ import annotations

from typing import Literal

import pygame

from game.client.draw import images
from game.client.draw.theme import Color, mix, rgb
from game.client.games.free_captains.identity import AUBERGINE, BRASS

Kind = Literal["rail", "console", "tray", "plate", "slot"]
KINDS: dict[str, tuple[Color, Color]] = {
    "rail": (rgb("2B1B33"), rgb("1A1020")),
    "console": (rgb("173437"), rgb("0E1F24")),
    "tray": (rgb("22172A"), rgb("160E1B")),
    "plate": (rgb("3A2B1C"), rgb("251A12")),
    "slot": (rgb("120A16"), rgb("1A1020")),
}
"""the enamel of each panel, at its top and its foot"""


def paint_mat(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Paint the velvet of the mat under a spotlight from the upper left."""
    surface.blit(images.gradient(rect.size, mix(AUBERGINE, BRASS, 0.14), AUBERGINE), rect)


def paint_panel(surface: pygame.Surface, rect: pygame.Rect, kind: Kind) -> None:
    """Paint a panel: ``rail``, ``console``, ``tray``, ``plate`` or ``slot``."""
    top, low = KINDS[kind]
    surface.blit(images.gradient(rect.size, top, low), rect)
    pygame.draw.rect(surface, mix(low, BRASS, 0.6), rect, 1, border_radius=6)


def paint_back(surface: pygame.Surface, rect: pygame.Rect, kind: str) -> None:
    """Paint the back of a card: ``guardforce``, ``planet`` or ``weapon``."""
    surface.blit(images.gradient(rect.size, rgb("4A2038"), AUBERGINE), rect)
    pygame.draw.rect(surface, BRASS, rect, 2, border_radius=8)


def paint_end(surface: pygame.Surface, rect: pygame.Rect, won: bool) -> None:
    """Paint the ground of the last page: a vault that closes, or panels gone dark."""
    high = mix(AUBERGINE, BRASS, 0.4) if won else mix(AUBERGINE, rgb("0B1A22"), 0.6)
    surface.blit(images.gradient(rect.size, high, AUBERGINE), rect)
