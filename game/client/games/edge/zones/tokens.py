"""Tokens of encounters: heroes as portraits, foes as figures half in shade, with their state."""

from __future__ import annotations

import math

import pygame

from game.client.draw import fonts, images, theme
from game.client.draw.theme import Color, Metrics
from game.client.games.edge.cards import art
from game.client.games.edge.identity.identity import INK, PAPER, RED, SODIUM, TOBACCO, color_of
from game.client.games.edge.play.model import Model
from game.edge.cards.models import Adversary

FOES = "edge/foes"
"""the folder of pictures of adversaries, by their ids"""
FINE = 4
SHADE = theme.rgb("14151A")
HATS = {
    "rusher": "bare",
    "shooter": "cap",
    "sharpshooter": "brim",
    "captor": "helmet",
    "boss": "collar",
    "suppressor": "brim",
}
MARKS = {"prone": "down", "cover": "cover", "aim": "aim", "guard": "guard", "jammed": "jam",
         "dropped": "dropped", "afraid": "afraid", "ensnared": "netted",
         "pinned": "pinned"}  # fmt: skip
"""marks that a token shows, with their word"""


def hero(px: int, model: Model, who: str, m: Metrics) -> pygame.Surface:
    """Return the token of a hero without its state."""
    key = ("edge hero token", px, who, m, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    face = art.hero(who, (px, px), model.name(who), m)
    return images.keep(key, images.ready(_disc(face, px, color_of(who), 0.09)))


def foe(px: int, sheet: Adversary, m: Metrics) -> pygame.Surface:
    """Return the token of an adversary without its state."""
    key = ("edge foe token", px, sheet.id, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    if images.has(FOES, sheet.id):
        face = images.art(FOES, sheet.id, (px, px))
    else:
        face = _figure(px, HATS.get(sheet.role, "cap"), beast=sheet.soak >= 6)
    rim = theme.mix(RED, PAPER, 0.12 if sheet.type == "minion" else 0.3)
    return images.keep(
        key, images.ready(_disc(face, px, rim, 0.07 if sheet.type == "minion" else 0.1))
    )


def _disc(face: pygame.Surface, px: int, rim: Color, part: float) -> pygame.Surface:
    """Return a picture cut round, with a rim that is lit at the upper left."""
    big = px * FINE
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    middle, reach = (big // 2, big // 2), big // 2 - FINE
    pygame.draw.circle(made, theme.mix(rim, (0, 0, 0), 0.7), middle, reach)
    pygame.draw.circle(made, rim, middle, reach - FINE)
    lit = theme.mix(rim, (255, 255, 255), 0.35)
    box = pygame.Rect(FINE * 2, FINE * 2, big - FINE * 4, big - FINE * 4)
    pygame.draw.arc(made, lit, box, math.pi * 0.45, math.pi * 1.1, max(2, big // 40))
    inner = reach - round(big * part)
    hole = pygame.Surface((2 * inner, 2 * inner), pygame.SRCALPHA)
    hole.blit(pygame.transform.smoothscale(face, hole.get_size()), (0, 0))
    shape = pygame.Surface(hole.get_size(), pygame.SRCALPHA)
    pygame.draw.circle(shape, (255, 255, 255, 255), (inner, inner), inner)
    hole.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(hole, hole.get_rect(center=middle))
    return pygame.transform.smoothscale(made, (px, px))


def _figure(px: int, hat: str, beast: bool) -> pygame.Surface:
    """Return somebody in a coat before a lit blind: one side in shade."""
    big = px * FINE
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    made.fill(theme.mix(SHADE, TOBACCO, 0.75))
    for top in range(0, big, max(4, big // 9)):
        low, foot = top + big // 8, top + big // 20
        bar = [(0, low), (big, top), (big, foot), (0, low + big // 20)]
        pygame.draw.polygon(made, theme.mix(TOBACCO, SODIUM, 0.75), bar)

    def at(x: float, y: float) -> tuple[int, int]:
        return round(x * big), round(y * big)

    lit, dark = theme.mix(RED, PAPER, 0.34), SHADE
    if beast:
        body = [at(0.08, 1), at(0.14, 0.6), at(0.3, 0.42), at(0.5, 0.36), at(0.7, 0.42),
                at(0.86, 0.6), at(0.92, 1)]  # fmt: skip
        pygame.draw.polygon(made, dark, body)
        for side in (1, -1):
            horn = [at(0.5 + side * 0.12, 0.4), at(0.5 + side * 0.3, 0.3),
                    at(0.5 + side * 0.34, 0.1),
                    at(0.5 + side * 0.2, 0.26)]  # fmt: skip
            pygame.draw.polygon(made, lit if side < 0 else dark, horn)
        pygame.draw.circle(made, dark, at(0.5, 0.46), big // 6)
        for x in (0.44, 0.56):
            pygame.draw.circle(made, SODIUM, at(x, 0.45), max(2, big // 40))
        return pygame.transform.smoothscale(made, (px, px))
    wide = 0.44 if hat == "bare" else 0.36
    coat = [at(0.5 - wide, 1), at(0.5 - wide * 0.9, 0.74), at(0.36, 0.6), at(0.64, 0.6),
            at(0.5 + wide * 0.9, 0.74), at(0.5 + wide, 1)]  # fmt: skip
    pygame.draw.polygon(made, dark, coat)
    left = [
        at(0.5 - wide, 1),
        at(0.5 - wide * 0.9, 0.74),
        at(0.36, 0.6),
        at(0.46, 0.62),
        at(0.4, 1),
    ]
    pygame.draw.polygon(made, theme.mix(dark, lit, 0.5), left)
    pygame.draw.ellipse(made, dark, (*at(0.37, 0.26), round(0.26 * big), round(0.36 * big)))
    face = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.ellipse(face, lit, (*at(0.37, 0.26), round(0.26 * big), round(0.36 * big)))
    face.fill((0, 0, 0, 0), (at(0.47, 0)[0], 0, big, big))
    made.blit(face, (0, 0))
    _hat(made, big, hat, lit, dark)
    return pygame.transform.smoothscale(made, (px, px))


def _hat(made: pygame.Surface, big: int, hat: str, lit: Color, dark: Color) -> None:
    def box(x: float, y: float, wide: float, high: float) -> tuple[int, int, int, int]:
        return round(x * big), round(y * big), round(wide * big), round(high * big)

    edge = theme.mix(dark, lit, 0.4)
    if hat == "brim":
        pygame.draw.ellipse(made, dark, box(0.22, 0.27, 0.56, 0.12))
        pygame.draw.rect(made, dark, box(0.36, 0.12, 0.28, 0.2), border_radius=big // 24)
        pygame.draw.line(
            made, edge, box(0.24, 0.32, 0, 0)[:2], box(0.46, 0.29, 0, 0)[:2], big // 40
        )
    elif hat == "cap":
        pygame.draw.ellipse(made, dark, box(0.34, 0.2, 0.32, 0.18))
        pygame.draw.rect(made, edge, box(0.3, 0.31, 0.2, 0.045), border_radius=big // 40)
    elif hat == "helmet":
        pygame.draw.ellipse(made, dark, box(0.33, 0.16, 0.34, 0.34))
        pygame.draw.rect(made, lit, box(0.37, 0.36, 0.26, 0.05))
    elif hat == "collar":
        for side in (-1, 1):
            points = [(0.5 + side * 0.06, 0.64), (0.5 + side * 0.3, 0.4), (0.5 + side * 0.26, 0.7)]
            color = edge if side < 0 else dark
            pygame.draw.polygon(made, color, [(round(x * big), round(y * big)) for x, y in points])


# --- the state of a token -------------------------------------------------------------------------


def draw(
    surface: pygame.Surface, rect: pygame.Rect, model: Model, who: str, m: Metrics,
    dim: bool = False,
) -> None:  # fmt: skip
    """Draw a token with wounds, members and marks."""
    person, px = model.person(who), min(rect.size)
    spot = pygame.Rect(0, 0, px, px)
    spot.center = rect.center
    shade = pygame.Rect(0, 0, px, px // 3)
    shade.midbottom = (spot.centerx + px // 12, spot.bottom + px // 10)
    pool = pygame.Surface(shade.size, pygame.SRCALPHA)
    pygame.draw.ellipse(pool, (0, 0, 0, 120), pool.get_rect())
    surface.blit(pool, shade)
    sheet = person.sheet
    made = hero(px, model, who, m) if person.hero else _foe(px, sheet, m)
    if dim or not person.up:
        made = made.copy()
        made.fill((178, 178, 178, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if person.marked("prone"):
        made = pygame.transform.rotate(made, -78)
    members = person.standing
    if isinstance(sheet, Adversary) and sheet.type == "minion" and members > 1:
        behind = made.copy()
        behind.fill((120, 120, 120, 255), special_flags=pygame.BLEND_RGBA_MULT)
        for n in range(min(2, members - 1), 0, -1):
            off = n * max(3, px // 9)
            surface.blit(
                behind, behind.get_rect(center=(spot.centerx + off, spot.centery - off // 2))
            )
    surface.blit(made, made.get_rect(center=spot.center))
    _wounds(surface, spot, person.wounds, person.wound_threshold, person.hero)
    if isinstance(sheet, Adversary) and sheet.type == "minion":
        _count(surface, spot, members, m)
    _words(surface, spot, model, who, m)


def _foe(px: int, sheet: object, m: Metrics) -> pygame.Surface:
    assert isinstance(sheet, Adversary)
    return foe(px, sheet, m)


def _wounds(
    surface: pygame.Surface, spot: pygame.Rect, wounds: int, limit: int, hero: bool
) -> None:
    """Draw the wounds as a bar below a token."""
    high = max(4, spot.height // 11)
    bar = pygame.Rect(spot.left + spot.width // 8, spot.bottom - high, spot.width * 3 // 4, high)
    pygame.draw.rect(surface, INK, bar.inflate(2, 2), border_radius=high // 2)
    left = max(0.0, 1 - wounds / max(1, limit))
    full = pygame.Rect(bar.left, bar.top, round(bar.width * left), bar.height)
    color = theme.GOOD if hero else theme.mix(RED, PAPER, 0.25)
    color = theme.DANGER if hero and left < 0.4 else color
    pygame.draw.rect(surface, color, full, border_radius=high // 2)


def _count(surface: pygame.Surface, spot: pygame.Rect, members: int, m: Metrics) -> None:
    """Draw the number of a group's members on its shoulder."""
    high = max(m.pitch("key") * 3 // 4, m.du(20))
    plate = pygame.Rect(0, 0, high * 5 // 4, high)
    plate.center = (spot.left + high // 3, spot.top + high // 3)
    pygame.draw.rect(surface, INK, plate, border_radius=high // 2)
    pygame.draw.rect(surface, theme.mix(RED, PAPER, 0.3), plate, max(1, m.du(1.5)),
                     border_radius=high // 2)  # fmt: skip
    fonts.draw_line(surface, m, "key", str(members), theme.INK, plate, "center", "token.count")


def _words(surface: pygame.Surface, spot: pygame.Rect, model: Model, who: str, m: Metrics) -> None:
    """Draw signs for marks: a bracket for cover, a cross for aims, a shield for guard."""
    person, line = model.person(who), max(2, spot.width // 22)
    if person.marked("cover"):
        wall = pygame.Rect(spot.left, spot.bottom - spot.height // 3, spot.width, spot.height // 4)
        for n in range(3):
            brick = pygame.Rect(wall.left + n * wall.width // 3 + 1, wall.top, wall.width // 3 - 2,
                                wall.height - 2)  # fmt: skip
            pygame.draw.rect(surface, theme.mix(TOBACCO, PAPER, 0.35), brick, border_radius=2)
            pygame.draw.rect(surface, INK, brick, 1, border_radius=2)
    right = spot.right - spot.width // 8
    for n in range(person.marked("aim")):
        at = (right, spot.top + spot.height // 6 + n * spot.height // 4)
        reach = max(5, spot.width // 9)
        pygame.draw.circle(surface, INK, at, reach + 2)
        pygame.draw.circle(surface, SODIUM, at, reach, max(1, line // 2))
        pygame.draw.line(surface, SODIUM, (at[0] - reach, at[1]), (at[0] + reach, at[1]))
        pygame.draw.line(surface, SODIUM, (at[0], at[1] - reach), (at[0], at[1] + reach))
    if person.marked("guard"):
        x, y, reach = spot.left + spot.width // 8, spot.centery, max(6, spot.width // 8)
        points = [(x - reach, y - reach), (x + reach, y - reach), (x + reach, y), (x, y + reach),
                  (x - reach, y)]  # fmt: skip
        pygame.draw.polygon(surface, INK, points)
        pygame.draw.polygon(surface, theme.mix(PAPER, SODIUM, 0.3), points, max(2, line))


def feature(px: int, used: bool, skilled: bool, dire: bool = False) -> pygame.Surface:
    """Return the sign of a thing to be used: a lever, or a cog where a check is needed; ``dire``
    if that is an impossible task."""
    key = ("edge feature", px, used, skilled, dire, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * FINE
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    middle = (big // 2, big // 2)
    rim = theme.mix(RED, PAPER, 0.25) if dire else PAPER
    rim = theme.mix(rim, INK, 0.55) if used else rim
    pygame.draw.circle(made, INK, middle, big // 2 - FINE)
    pygame.draw.circle(made, rim, middle, big // 2 - FINE, max(2, big // 18))
    if skilled:
        for n in range(8):
            turn = math.pi * n / 4
            tip = (
                middle[0] + big * 0.3 * math.cos(turn),
                middle[1] + big * 0.3 * math.sin(turn),
            )
            pygame.draw.circle(made, rim, tip, big // 14)
        pygame.draw.circle(made, rim, middle, big * 24 // 100)
        pygame.draw.circle(made, INK, middle, big * 11 // 100)
    else:
        pygame.draw.line(made, rim, (big * 0.34, big * 0.7), (big * 0.62, big * 0.3), big // 11)
        pygame.draw.circle(made, rim, (big * 0.64, big * 0.28), big // 9)
        pygame.draw.rect(made, rim, (big * 0.24, big * 0.66, big * 0.5, big * 0.12))
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))


def load(px: int) -> pygame.Surface:
    """Return the sign of a load."""
    key = ("edge load", px, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * FINE
    made = pygame.Surface((big, big), pygame.SRCALPHA)
    box = pygame.Rect(big // 8, big // 4, big * 3 // 4, big * 5 // 8)
    pygame.draw.rect(made, INK, box.inflate(big // 12, big // 12), border_radius=big // 16)
    pygame.draw.rect(made, theme.mix(TOBACCO, SODIUM, 0.5), box, border_radius=big // 20)
    lid = pygame.Rect(box.left, box.top, box.width, box.height // 4)
    pygame.draw.rect(made, theme.mix(TOBACCO, PAPER, 0.55), lid, border_radius=big // 20)
    for x in (0.3, 0.64):
        strap = pygame.Rect(round(big * x), box.top, big // 14, box.height)
        pygame.draw.rect(made, INK, strap)
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))
