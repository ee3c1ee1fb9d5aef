"""Short tiles of Planets and Super Weapons, for windows without room for cards."""

from __future__ import annotations

from itertools import product

import pygame

from game.client.draw import paper
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import effect_pills, pictures, text_fitting
from game.client.games.free_captains.cards.parts import FRESH, Now
from game.client.games.free_captains.cards.weapon_faces import hole_colors, holes, lamp
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.stock import content
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
    plates.lay(surface, rect)
    paper.show(surface, rect, m, key, lambda sheet: _paint(sheet, id, state, now), f"chip.{id}")


def _paint(sheet: Paper, id: str, state: str, now: Now) -> None:
    part = content().components[id]
    sheet.surface.blit(plates.frame(sheet.rect.size, part.kind, state), (0, 0))
    inner = plates.inside(sheet.rect)
    share = 0.4 if isinstance(part, c.Weapon) else 0.34
    wide = min(inner.height, round(inner.width * share))
    face = pygame.Rect(inner.left, inner.top, wide, inner.height)
    pictures.paint(sheet, face, id, part.kind, 3, fade=False)
    free = pygame.Rect(face.right + 4, inner.top, inner.right - face.right - 8, inner.height)
    if isinstance(part, c.Weapon):
        _weapon(sheet, free, part, now)
    else:
        _planet(sheet, free, part)


def _weapon(sheet: Paper, free: pygame.Rect, part: c.Weapon, now: Now) -> None:
    size = round(min(free.height * 0.5, 34))
    drawn = plates.lamp(size, lamp(now))
    inner = plates.inside(sheet.rect)
    sheet.surface.blit(drawn, drawn.get_rect(topleft=inner.topleft))
    px = min(round(free.height * 0.46), (free.width - 2) // 3, 36)
    low = pygame.Rect(free.left, free.bottom - px - 3, free.width, px)
    holes(sheet.surface, low, hole_colors(part), dict(now.cubes), px)
    _name(sheet, pygame.Rect(free.left, free.top, free.width, low.top - free.top), part.name)


def _name(sheet: Paper, free: pygame.Rect, words: str) -> bool:
    """Print a name in one line or two, in the largest letters that fit; return whether any do."""
    ways = product((words, words.removeprefix("The ")), (1, 2), text_fitting.scales(sheet.m))
    for name, lines, m in ways:
        told = text_fitting.split(m, "tile_bold", name, free.width, lines)
        pitch = round(m.px("tile_bold") * 1.1)
        if told and pitch * len(told) <= free.height:
            for number, each in enumerate(told):
                line = pygame.Rect(free.left, free.top + number * pitch, free.width, pitch)
                own = text_fitting.within(sheet, m)
                own.title("tile_bold", each, inks.CREAM, line, may_cut=False)
            return True
    return False


def _planet(sheet: Paper, free: pygame.Rect, part: c.Planet) -> None:
    """Print the name above the effect, and the price at the right."""
    px = round(min(free.height * 0.42, 30))
    room = free.copy()
    if part.price is not None:
        icons = ["hand_code"] * part.price.code + ["hand_key"] * part.price.key
        room.width -= _price(sheet, free, icons, px)
    pill = None
    for m in text_fitting.scales(sheet.m):
        pill = text_fitting.pill_rows(
            m, effect_pills.pills(part), room.width, 2 if free.height > 4 * px else 1
        )
        left = free.height - pill.high if pill else 0
        if pill and left >= round(m.px("tile_bold") * 1.1):
            place = pygame.Rect(room.left, free.bottom - pill.high - 1, room.width, pill.high)
            if _name(sheet, pygame.Rect(room.left, free.top, room.width, left), part.name):
                pill.paint(sheet, place)
                return
    _name(sheet, room, part.name)


def _price(sheet: Paper, free: pygame.Rect, icons: list[str], px: int) -> int:
    """Paint Codes and Keys on a brass tag at the right, one below the other; return its width."""
    gap = max(2, px // 6)
    rect = pygame.Rect(0, 0, px + 2 * gap, len(icons) * (px + gap) + gap)
    if rect.height > free.height:
        rect = pygame.Rect(0, 0, len(icons) * (px + gap) + gap, px + 2 * gap)
    rect.midright = (free.right + 3, free.centery)
    sheet.surface.blit(plates.plate(rect.size, max(2, px // 6)), rect)
    across = rect.width > rect.height
    for number, icon in enumerate(icons):
        drawn = plates.sign(icon, px, inks.NIGHT)
        away = gap + number * (px + gap)
        spot = drawn.get_rect(
            topleft=(rect.left + (away if across else gap), rect.top + (gap if across else away))
        )
        sheet.stamp(drawn, spot, icon)
    return rect.width + gap
