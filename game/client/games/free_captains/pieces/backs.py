"""The backs of cards, and the grounds of the last page: a vault that closes, or three masks in the
dark."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.scenery import halftone, print_style
from game.client.draw.theme import rgb
from game.client.games.free_captains.pieces import people

BACKS, ENDS = "free_captains/backs", "free_captains/ends"
KINDS = ("guardforce", "planet", "weapon")
PAGE = (1600, 900)
NICHES = (("al_01", 98, 226, 290), ("al_03", 420, 90, 400), ("al_02", 742, 226, 290))
PLINTH = 580  # height on the page where the masks end
"""mask, middle, top and width on the page"""
UNLIT, GLOW = rgb("5C5A74"), rgb("F0604A")
_ALPHA = pygame.SRCALPHA


def paint_back(surface: pygame.Surface, rect: pygame.Rect, kind: str) -> None:
    """Paint the back of a card: ``guardforce`` for all that is faced, ``planet`` or ``weapon``."""
    if min(rect.size) <= 0:
        return
    surface.blit(images.cached(("back", kind, rect.size), lambda: _back(rect.size, kind)), rect)


def _back(size: tuple[int, int], kind: str) -> pygame.Surface:
    printed = pygame.Surface(size)
    printed.blit(print_style.drawing(BACKS, kind if kind in KINDS else KINDS[0], size), (0, 0))
    halftone.print_dots(printed, max(4, min(8, min(size) // 34)), people.SHADOW, 118, 0.3)
    made = printed.convert_alpha() if pygame.display.get_surface() else printed
    return images.ready(images.cut(made, max(2, min(size) * 4 // 100)))


def paint_end(surface: pygame.Surface, rect: pygame.Rect, won: bool, masks: bool = True) -> None:
    """Paint the ground of the last page: the vault of the weapons as it closes, or the masks of
    the Hegemony in the dark (without ``masks``, their niches alone). Middle and light are at a
    quarter of the width, where the captain stands."""
    if min(rect.size) <= 0:
        return
    made = pygame.Surface(rect.size)
    made.blit(print_style.drawing(ENDS, "won" if won else "lost", rect.size), (0, 0))
    if masks and not won:
        _masks(made)
    halftone.print_dots(made, max(5, rect.height // 90), people.SHADOW, 104, 0.32)
    if theme.palette == "greyscale":
        made = pygame.transform.grayscale(made)
    surface.blit(made, rect)


def _masks(made: pygame.Surface) -> None:
    """Put the masks into their niches, in the light of the floor alone."""
    scale = max(made.get_width() / PAGE[0], made.get_height() / PAGE[1])
    left = (made.get_width() - PAGE[0] * scale) / 2
    up = (made.get_height() - PAGE[1] * scale) / 2
    for id, middle, top, wide in NICHES:
        size = (max(1, round(wide * scale)), max(1, round(wide * scale * 5 / 4)))
        mask = people.bust(id, size).copy()
        mask.blit(images.gradient(size, (*UNLIT, 255), (*GLOW, 255)), (0, 0),
                  special_flags=pygame.BLEND_RGBA_MULT)  # fmt: skip
        foot = round(left + middle * scale), round(up + PLINTH * scale)
        room = pygame.Rect(0, 0, size[0], foot[1] - round(up + top * scale))
        room.midbottom = foot
        made.blit(mask, room, (0, 0, size[0], room.height))
