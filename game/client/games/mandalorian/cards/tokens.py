"""Tokens and pawns: faces, backs by shape and mission, damage, and what a seat has looked at."""

from __future__ import annotations

from typing import Any

import pygame

from game.client.draw import images, theme
from game.client.games.mandalorian.cards.plates import INK, disc, figure
from game.client.games.mandalorian.identity.identity import LAVA, SLATE, STEEL
from game.mandalorian.cards import models as c
from game.mandalorian.catalog import original

THREATS, BACKS, PAWNS = "mandalorian/threats", "mandalorian/backs", "mandalorian/pawns"
FADED = 150
LEAST = 14
"""pixels of a figure on a token"""


def token(px: int, entry: dict[str, Any], known: c.Threat | None, mission: int) -> pygame.Surface:
    """Return a token of the map at a size, as a seat knows it."""
    threat = original(entry["threat"]) if entry["threat"] else ""
    key = ("ma token", px, threat, entry["up"], entry["shape"], entry["damage"], mission,
           theme.palette)  # fmt: skip
    if (painted := images.lookup(key)) is not None:
        return painted
    if entry["up"]:
        made = face(px, threat).copy()
        if known is not None and known.enemy is not None:
            _health(made, px, known.enemy.health, entry["damage"])
            _abilities(made, px, known.enemy)
    else:
        made = back(px, entry["shape"], mission).copy()
        if threat:
            _paint_seen(made, px, threat)
    return images.keep(key, images.ready(made))


def face(px: int, threat: str) -> pygame.Surface:
    """Return the face of a token without its state."""
    name = original(threat)
    if not images.has(THREATS, name):  # the same in several missions, which are numbered
        name = name.rstrip("_0123456789")
    if not images.has(THREATS, name):
        return _plain(px)
    return images.art(THREATS, name, (px, px))


def _plain(px: int) -> pygame.Surface:
    """Return the face of a token without a picture, such as one of a pack."""
    key = ("ma plain token", px, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * 4
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.circle(made, theme.mix(SLATE, STEEL, 0.3), (big // 2, big // 2), big * 46 // 100)
    pygame.draw.circle(made, STEEL, (big // 2, big // 2), big * 46 // 100, big // 20)
    drawn = pygame.transform.smoothscale(made, (px, px))
    icon = images.icon("ma_threat", max(8, px * 6 // 10))
    drawn.blit(icon, icon.get_rect(center=(px // 2, px // 2)))
    return images.keep(key, images.ready(drawn))


def back(px: int, shape: str, mission: int, orange: bool = False) -> pygame.Surface:
    """Return the back of a token of a shape."""
    name = f"{shape}_reinforcement_{mission}" if orange else f"{shape}_{mission}"
    return images.art(BACKS, name, (px, px))


def pawn(px: int, who: str) -> pygame.Surface:
    """Return the pawn of a character, or The Child."""
    return images.svg(PAWNS, who, (px, px))


def _health(made: pygame.Surface, px: int, health: int, damage: int) -> None:
    """Paint the health left at the lower right, in a red ring once something is missing."""
    side = max(LEAST + 2, round(px * 0.4))
    plate = disc(side, str(health - damage), danger=damage > 0)
    made.blit(plate, plate.get_rect(bottomright=(px, px)))


def _abilities(made: pygame.Surface, px: int, enemy: c.Enemy) -> None:
    """Paint the sign of the first ability at the lower left."""
    names = {"sentry": "ma_sentry", "grapple": "ma_grapple", "sabotage": "ma_sabotage",
             "effect": "ma_mission_effect"}  # fmt: skip
    for number, ability in enumerate(enemy.abilities[:2]):
        side = max(LEAST, round(px * 0.34))
        plate = pygame.Rect(0, px - side - number * side, side, side)
        pygame.draw.circle(made, SLATE, plate.center, side // 2)
        pygame.draw.circle(made, STEEL, plate.center, side // 2, 1)
        icon = images.icon(names[ability], max(8, round(side * 0.76)))
        made.blit(icon, icon.get_rect(center=plate.center))


def _paint_seen(made: pygame.Surface, px: int, threat: str) -> None:
    """Paint what was looked at: the face, faded, and an eye at the corner."""
    side = round(px * 0.72)
    known = face(side, threat).copy()
    known.set_alpha(FADED)
    made.blit(known, known.get_rect(center=(px // 2, px // 2)))
    corner = max(LEAST, round(px * 0.36))
    spot = pygame.Rect(px - corner, 0, corner, corner)
    pygame.draw.circle(made, SLATE, spot.center, corner // 2)
    eye = images.icon("eye", max(8, round(corner * 0.8)))
    made.blit(eye, eye.get_rect(center=spot.center))


def hit(px: int, n: int) -> pygame.Surface:
    """Return the figure of damage that rises from what was hit."""
    return figure(f"-{n}", px, theme.mix(LAVA, INK, 0.2))


def down(px: int) -> pygame.Surface:
    """Return the plate that rises from a token that is defeated."""
    told = figure("Defeated", px * 3 // 4, theme.mix(LAVA, INK, 0.4))
    made = pygame.Surface((told.get_width() + px * 2 // 3, px), pygame.SRCALPHA)
    pygame.draw.rect(made, (*SLATE, 225), made.get_rect(), border_radius=px // 4)
    made.blit(told, told.get_rect(center=made.get_rect().center))
    return made
