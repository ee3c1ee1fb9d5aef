"""Short tiles of Planets and Super Weapons, for windows without room for cards."""

from __future__ import annotations

import pygame

from game.client.draw import paper
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import folds, inks, pictures, plates, setting
from game.client.games.free_captains.cards.parts import FRESH, Now
from game.client.games.free_captains.cards.stock import content
from game.client.games.free_captains.cards.weapon_faces import holes, lamp, wanted
from game.free_captains.cards import models as c


def draw(
    surface: pygame.Surface,
    rect: pygame.Rect,
    m: Metrics,
    id: str,
    *,
    state: str = "",
    now: Now = FRESH,
) -> None:
    """Draw a Planet or a Super Weapon as a tile."""
    key = ("captains chip", id, state, now)
    paper.show(surface, rect, m, key, lambda sheet: _paint(sheet, id, state, now), f"chip.{id}")


def _paint(sheet: Paper, id: str, state: str, now: Now) -> None:
    part = content().components[id]
    sheet.surface.blit(plates.frame(sheet.rect.size, part.kind, state), (0, 0))
    inner = plates.inside(sheet.rect)
    face = pygame.Rect(inner.left, inner.top, min(inner.height, inner.width), inner.height)
    pictures.paint(sheet, face, id, part.kind, 3, fade=False)
    free = pygame.Rect(face.right + 4, inner.top, inner.right - face.right - 8, inner.height)
    if isinstance(part, c.Weapon):
        _weapon(sheet, free, part, now)
    else:
        _planet(sheet, free, part)


def _weapon(sheet: Paper, free: pygame.Rect, part: c.Weapon, now: Now) -> None:
    size = round(free.height * 0.5)
    drawn = plates.lamp(size, lamp(now))
    sheet.surface.blit(drawn, drawn.get_rect(topright=free.topright))
    px = min(round(free.height * 0.5), (free.width - 2) // 3)
    low = pygame.Rect(free.left, free.bottom - px - 2, free.width, px)
    holes(sheet.surface, low, wanted(part), dict(now.cubes), px)


def _planet(sheet: Paper, free: pygame.Rect, part: c.Planet) -> None:
    for m in setting.scales(sheet.m):
        told = setting.split(m, "tile_bold", part.name, free.width, 1)
        pill = setting.folded(m, folds.pills(part), free.width, 1)
        pitch = round(m.px("tile_bold") * 1.1)
        if told and pill and pitch + pill.high <= free.height:
            line = pygame.Rect(free.left, free.top, free.width, pitch)
            setting.lettered(setting.within(sheet, m), "tile_bold", told[0], inks.CREAM, line)
            place = pygame.Rect(free.left, free.bottom - pill.high, free.width, pill.high)
            pill.paint(sheet, place)
            return
    for m in setting.scales(sheet.m):
        told = setting.split(m, "tile_bold", part.name, free.width, 2)
        pitch = round(m.px("tile_bold") * 1.1)
        if told and pitch * len(told) <= free.height:
            for number, words in enumerate(told):
                line = pygame.Rect(free.left, free.top + number * pitch, free.width, pitch)
                setting.lettered(setting.within(sheet, m), "tile_bold", words, inks.CREAM, line)
            return
