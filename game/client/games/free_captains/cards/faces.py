"""The face of every card, at any size: a picture, and below it what there is room for.

The upper corners hold what is read from afar: at the left the icon, which pays for the neighbor to
the left, at the right the Strength, which is paid with the icon of the neighbor to the right. Where
two cards meet, a Strength and the icon that pays it stand side by side.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.draw import fonts, images, paper
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import (
    line_faces,
    people_faces,
    place_faces,
    weapon_faces,
)
from game.client.games.free_captains.cards.parts import FRESH, Now, Shown
from game.client.games.free_captains.cards.pictures import TRACKS
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.stock import content
from game.free_captains.cards import models as c

__all__ = ("FRESH", "STATES", "TRACKS", "Now", "draw", "ids", "kind_of")

STATES = ("", "now", "next", "engaged", "evaded", "chosen", "dim")


PAINTERS: dict[str, Callable[[Shown], None]] = {
    "guardforce": line_faces.paint,
    "agent": line_faces.paint,
    "event": line_faces.paint,
    "location": place_faces.location,
    "planet": place_faces.planet,
    "captain": people_faces.captain,
    "alien": people_faces.alien,
    "weapon": weapon_faces.weapon,
    "track": people_faces.paint_tracking,
}


def ids() -> tuple[str, ...]:
    """Return the ids of all cards."""
    cards = content().components.values()
    made = [each.id for each in cards if not isinstance(each, c.Die | c.Table)]
    return (*made, *TRACKS)


def kind_of(id: str) -> str:
    """Return the kind of a card."""
    return "track" if id in TRACKS else str(content().components[id].kind)


def draw(
    surface: pygame.Surface,
    rect: pygame.Rect,
    m: Metrics,
    id: str,
    *,
    state: str = "",
    now: Now = FRESH,
) -> None:
    """Draw a card in a rectangle.

    ``state``: "now" for the card that is faced, "next", "engaged", "evaded" (turned on its side),
    "chosen", "dim" or "". ``now`` holds the cubes on it and the row in force.
    """
    if state not in STATES:
        raise ValueError(f"no state {state!r} of a card; there are {', '.join(STATES)}")
    key = ("captains card", id, state, now)
    if state != "evaded":
        plates.lay(surface, rect)
    paper.show(surface, rect, m, key, lambda sheet: _paint(sheet, id, state, now), f"card.{id}")


def _paint(sheet: Paper, id: str, state: str, now: Now) -> None:
    if state == "evaded":
        _paint_turned(sheet, id, now)
        return
    kind = kind_of(id)
    rect = sheet.rect
    sheet.surface.blit(plates.frame(rect.size, kind, state), rect)
    PAINTERS[kind](Shown(sheet, id, kind, now))
    if state in ("engaged", "dim"):
        _veil(sheet, state)


def _veil(sheet: Paper, state: str) -> None:
    """Darken a card that is done with, its picture more than its words; one that was engaged gets
    its seal."""
    veil = images.gradient(sheet.rect.size, (*inks.NIGHT, 140), (*inks.NIGHT, 0)).copy()
    images.round_off(veil, plates.radius(sheet.rect.size))
    sheet.surface.blit(veil, (0, 0))
    if state == "engaged":
        px = round(min(sheet.rect.size) * 0.34)
        drawn = plates.seal(px)
        spot = (sheet.rect.centerx, round(sheet.rect.height * 0.40))
        sheet.surface.blit(drawn, drawn.get_rect(center=spot))


def _paint_turned(sheet: Paper, id: str, now: Now) -> None:
    """Paint a card that was evaded: on its side and gray, within the same room."""
    wide, high = sheet.rect.size
    part = min(wide / high, high / wide, 0.86)
    size = (max(40, round(wide * part)), max(40, round(high * part)))
    own = Paper(pygame.Surface(size, pygame.SRCALPHA), sheet.m, sheet.where)
    with fonts.ignore_text():
        _paint(own, id, "", now)
    laid = pygame.transform.rotate(pygame.transform.grayscale(own.surface), -90)
    laid.fill((150, 146, 156, 255), special_flags=pygame.BLEND_RGBA_MULT)
    spot = laid.get_rect(center=sheet.rect.center)
    plates.lay(sheet.surface, spot)
    sheet.surface.blit(laid, spot)
