"""The picture of a card: its drawn scene, its portrait, or a plain ground of its kind."""

from __future__ import annotations

import pygame

from game.client.draw import images, theme
from game.client.draw.incremental_paint import slices
from game.client.draw.paper import Paper
from game.client.games.free_captains.cards import art
from game.client.games.free_captains.pieces import inks, people, plates

TRACKS = {"tr_01": "combat", "tr_02": "diplomacy", "tr_03": "science"}
"""the Player Tracking cards, which are no part of the rules' content"""
FADE = 0.22  # of its height that a picture fades over, at its foot


def picture_of(id: str, kind: str, size: tuple[int, int]) -> tuple[pygame.Surface, bool]:
    """Return the picture of a component that fills a size, and whether it is finished: in a window
    a large one takes several frames."""
    if kind in ("captain", "alien"):
        return people.portrait(id, size), True
    if kind == "track":
        return _rays(id, size), True
    if not art.has_scene(id):
        return _plain(kind, size), True
    made = art.scene_ahead(id, size)
    done = size[0] * size[1] <= art.AT_ONCE or not slices.waiting
    return made or _plain(kind, size), done


def _rays(id: str, size: tuple[int, int]) -> pygame.Surface:
    key = ("rays", id, size, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.Surface(size)
    light = inks.enamel(TRACKS[id])
    people.burst(made, (size[0] // 2, size[1] // 2), theme.mix(light, inks.CREAM, 0.2), light)
    return images.keep(key, images.ready(made))


def _plain(kind: str, size: tuple[int, int]) -> pygame.Surface:
    key = ("plain scene", kind, size)
    if (known := images.lookup(key)) is not None:
        return known
    light = theme.mix(inks.KINDS[kind], inks.NIGHT, 0.35)
    made = images.gradient(size, light, theme.mix(inks.AUBERGINE, light, 0.25))
    side = max(16, round(min(size) * 0.5))
    drawn = plates.sign(inks.KIND_ICONS[kind], side, theme.mix(light, inks.NIGHT, 0.4))
    made.blit(drawn, drawn.get_rect(center=(size[0] // 2, size[1] // 2)))
    return images.keep(key, images.ready(made))


def paint(
    sheet: Paper, rect: pygame.Rect, id: str, kind: str, around: int, fade: bool = True
) -> None:
    """Paint the picture of a card: round at the top, and fading into the body below."""
    if min(rect.size) < 8:
        return
    drawn = pygame.Surface(rect.size, pygame.SRCALPHA)
    made, done = picture_of(id, kind, rect.size)
    sheet.whole = sheet.whole and done
    drawn.blit(made, (0, 0))
    if fade:
        high = max(2, round(rect.height * FADE))
        veil = images.gradient((rect.width, high), (255,) * 4, (255, 255, 255, 40))
        drawn.blit(veil, (0, rect.height - high), special_flags=pygame.BLEND_RGBA_MULT)
    images.round_off(drawn, around, only_top=fade)
    sheet.surface.blit(drawn, rect)
