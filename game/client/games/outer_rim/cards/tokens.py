"""The pieces on the table: ships, patrols, contacts, damage, goals.

Each function returns a picture of the requested size, cached; do not paint on it. Shapes are drawn
four times too large and smoothed down, so edges are clean at any size.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame

from game.client.draw import images, theme
from game.client.draw.cache import for_each_thread
from game.client.draw.marks import shape_points
from game.client.draw.theme import Color
from game.client.tabletop.kit.marks import fine, mark

CLASS_COLORS: dict[str, Color] = {
    "gray": theme.rgb("A8B2C0"),
    "green": theme.rgb("7CC66B"),
    "yellow": theme.rgb("F2DE4B"),
    "orange": theme.rgb("F39C35"),
}

PATROLS = {
    "hutt": "raider_ship",
    "imperial": "corvette",
    "rebel": "snub_fighter",
    "syndicate": "gunship",
}
"""the ship on the counter of each faction's patrol"""


@for_each_thread
def _light() -> pygame.Surface:
    """Return a white spot that fades softly to its edge; every glow is made of it."""
    side = 96
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    half = (side - 1) / 2
    for y in range(side):
        for x in range(side):
            part = max(0.0, 1.0 - math.hypot(x - half, y - half) / half)
            made.set_at((x, y), (255, 255, 255, round(255 * part * part * (3 - 2 * part))))
    return made


def glow(px: int, color: Color, strength: int = 255) -> pygame.Surface:
    """Return a soft round light or shade that fades to nothing at the edge."""
    key = ("glow", px, color, strength)
    if (known := images.lookup(key)) is not None:
        return known
    made = pygame.transform.smoothscale(_light(), (px, px))
    made.fill((*color, strength), special_flags=pygame.BLEND_RGBA_MULT)
    return images.keep(key, images.ready(made))


def disc_shadow(px: int, strength: int = 170) -> pygame.Surface:
    """Return the soft shadow of something round, a little larger than ``px``."""
    return glow(round(px * 1.5), theme.SHADOW, strength)


def _drop(made: pygame.Surface, body: pygame.Surface, lift: int) -> None:
    """Draw a piece onto its own shadow: soft, and a little to the lower right."""
    shade = disc_shadow(round(body.get_width() * 0.86), 190)
    at = shade.get_rect(center=made.get_rect().center).move(lift // 2, lift)
    made.blit(shade, at)
    made.blit(body, body.get_rect(center=made.get_rect().center))


def token_room(px: int) -> int:
    """Return the side of the picture of a token that measures ``px``, including its shadow."""
    return px + 2 * max(4, px // 6)


def _counter(
    key: Hashable,
    px: int,
    shape: str,
    rim: Color,
    ground: tuple[Color, Color],
    width: float,
) -> pygame.Surface:
    """Return a raised counter: colored rim, background shaded from top to low, a light upper
    edge."""

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side / 2, side / 2)
        pygame.draw.polygon(big, theme.DEEP, shape_points(shape, middle, side * 0.495))
        pygame.draw.polygon(big, rim, shape_points(shape, middle, side * 0.465))
        inner = pygame.Surface(big.get_size(), pygame.SRCALPHA)
        hole = shape_points(shape, middle, side * (0.465 - width))
        pygame.draw.polygon(inner, (255, 255, 255, 255), hole)
        shade = images.gradient(big.get_size(), (*ground[0], 255), (*ground[1], 255))
        shade.blit(inner, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        big.blit(shade, (0, 0))
        light = images.gradient(big.get_size(), (255, 255, 255, 70), (255, 255, 255, 0))
        edge = pygame.Surface(big.get_size(), pygame.SRCALPHA)
        outer = shape_points(shape, middle, side * 0.465)
        pygame.draw.polygon(edge, (255, 255, 255, 255), outer)
        pygame.draw.polygon(edge, (0, 0, 0, 0), hole)
        light.blit(edge, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        big.blit(light, (0, 0))

    return fine(("counter", key, shape, rim), (px, px), paint)


def ship(name: str, seat: int, px: int) -> pygame.Surface:
    """Return a player's ship as a standee: seen from above on a dark base, rim in the player's
    color, the player's shape at its foot. The picture is ``token_room(px)`` wide."""
    key = ("ship token", name, seat, px)
    if (known := images.lookup(key)) is not None:
        return known
    look = theme.PLAYERS[seat]
    made = pygame.Surface((token_room(px),) * 2, pygame.SRCALPHA)
    ground = (theme.mix(theme.RAISED, look.color, 0.22), theme.mix(theme.DEEP, look.color, 0.1))
    body = _counter(("ship", seat), px, "circle", look.color, ground, 0.065)
    _drop(made, body, max(2, px // 14))
    art = f"token_{name}" if images.has("ships", f"token_{name}") else name
    if images.has("ships", art):
        inner = round(px * 0.8)
        made.blit(
            picture := images.ship(art, (inner, inner)),
            picture.get_rect(center=made.get_rect().center).move(0, -px // 24),
        )
    badge = mark(seat, max(14, round(px * 0.42)))
    spot = made.get_rect().center
    made.blit(badge, badge.get_rect(center=(spot[0] + px * 0.36, spot[1] + px * 0.36)))
    return images.keep(key, images.ready(made))


def patrol(faction: str, level: int, px: int) -> pygame.Surface:
    """Return a patrol: the faction's shape and ship, its level as pips below. The picture is
    ``token_room(px)`` wide."""
    key = ("patrol token", faction, level, px)
    if (known := images.lookup(key)) is not None:
        return known
    look = theme.MARKS[faction]
    made = pygame.Surface((token_room(px),) * 2, pygame.SRCALPHA)
    ground = (theme.mix(theme.RAISED, look.color, 0.16), theme.DEEP)
    body = _counter(("patrol", faction), px, look.shape, look.color, ground, 0.055)
    _drop(made, body, max(2, px // 14))
    middle = made.get_rect().center
    drop = round(px * 0.06) if look.shape == "triangle" else -px // 16
    inner = round(px * (0.76 if look.shape in ("triangle", "diamond") else 0.86))
    art = f"token_{PATROLS.get(faction, '')}"
    drawable = images.has("ships", art)
    drawn = (
        images.ship(art, (inner, inner)) if drawable else images.icon(f"patrol_{faction}", inner)
    )
    made.blit(drawn, drawn.get_rect(center=(middle[0], middle[1] + drop)))
    pips = level_pips(level, max(9, round(px * 0.25)), look.color)
    made.blit(pips, pips.get_rect(center=(middle[0], middle[1] + round(px * 0.45))))
    return images.keep(key, images.ready(made))


def level_pips(level: int, px: int, color: Color) -> pygame.Surface:
    """Return one to four chevrons on a dark strip with an edge."""
    gap = max(1, px // 5)
    wide, high = level * px + (level + 1) * gap + px // 2, px + 2 * gap

    def paint(big: pygame.Surface, scale: int) -> None:
        radius = high * scale // 3
        pygame.draw.rect(big, color, big.get_rect(), border_radius=radius)
        inner = big.get_rect().inflate(-2 * scale, -2 * scale)
        pygame.draw.rect(big, theme.DEEP, inner, border_radius=radius)
        side, thick = px * scale, max(2, px * scale * 2 // 5)
        x, top = (px // 4 + gap) * scale, gap * scale
        for _ in range(level):
            tip = (x + side // 2, top)
            points = [(x, top + side - thick), tip, (x + side, top + side - thick)]
            shape = [*points, (x + side, top + side), (tip[0], top + thick), (x, top + side)]
            pygame.draw.polygon(big, theme.INK, shape)
            x += (px + gap) * scale

    return fine(("pips", level, px, color), (wide, high), paint)


def contact(kind: str, px: int, emblem: str = "", faceup: bool = True) -> pygame.Surface:
    """Return a contact token of a class: its back, or the portrait of the contact.

    A facedown token that the viewer knows (``emblem`` given, not ``faceup``) shows both: the
    portrait, veiled, with an eye. The picture is ``token_room(px)`` wide.
    """
    key = ("contact token", kind, px, emblem, faceup)
    if (known := images.lookup(key)) is not None:
        return known
    color = CLASS_COLORS[kind]
    made = pygame.Surface((token_room(px),) * 2, pygame.SRCALPHA)
    ground = (theme.mix(theme.RAISED, color, 0.3), theme.mix(theme.DEEP, color, 0.12))
    body = _counter(("contact", kind), px, "circle", color, ground, 0.06)
    _drop(made, body, max(1, px // 16))
    middle = made.get_rect().center
    if not emblem or not images.has("emblems", emblem):
        icon = images.icon(f"class_{kind}", round(px * 0.56))
        made.blit(icon, icon.get_rect(center=middle))
        return images.keep(key, images.ready(made))
    face = images.emblem(emblem, round(px * 0.9))
    if not faceup:
        face = face.copy()
        face.fill((120, 128, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(face, face.get_rect(center=middle))
    small = max(12, round(px * 0.4))
    for icon_name, x in ((f"class_{kind}", 0.36), *((("eye", -0.36),) if not faceup else ())):
        seat = glow(round(small * 1.7), theme.SHADOW, 230)
        spot = (middle[0] + round(px * x), middle[1] + round(px * 0.36))
        made.blit(seat, seat.get_rect(center=spot))
        icon = images.icon(icon_name, small)
        made.blit(icon, icon.get_rect(center=spot))
    return images.keep(key, images.ready(made))


def contact_place(kind: str, px: int) -> pygame.Surface:
    """Return an empty contact space: a subtle ring with the class it takes."""
    key = ("contact place", kind, px)
    if (known := images.lookup(key)) is not None:
        return known
    color = theme.mix(CLASS_COLORS[kind], theme.DEEP, 0.45)

    def paint(big: pygame.Surface, scale: int) -> None:
        side = big.get_width()
        middle = (side // 2, side // 2)
        pygame.draw.circle(big, (*theme.DEEP, 190), middle, side // 2)
        pygame.draw.circle(big, color, middle, round(side * 0.48), round(side * 0.05))

    made = fine(("contact place", kind), (px, px), paint).copy()
    icon = images.icon(f"class_{kind}", round(px * 0.42)).copy()
    icon.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
    made.blit(icon, icon.get_rect(center=made.get_rect().center))
    return images.keep(key, images.ready(made))


def damage(px: int, count: int = 1) -> pygame.Surface:
    """Return a damage token; ``count`` above 1 is for piles and adds no picture of its own."""
    key = ("damage token", px)
    if (known := images.lookup(key)) is not None:
        return known
    ground = (theme.rgb("4A1E16"), theme.rgb("240D0A"))
    made = pygame.Surface((token_room(px),) * 2, pygame.SRCALPHA)
    body = _counter("damage", px, "hexagon", theme.DANGER, ground, 0.06)
    _drop(made, body, max(1, px // 16))
    icon = images.icon("damage", round(px * 0.62))
    made.blit(icon, icon.get_rect(center=made.get_rect().center))
    return images.keep(key, images.ready(made))


def goal(px: int, done: bool = False) -> pygame.Surface:
    """Return a goal token, as on sheets and on the planets that the AI heads for."""
    key = ("goal token", px, done)
    if (known := images.lookup(key)) is not None:
        return known
    color = theme.GOOD if done else theme.GOLD
    ground = (theme.mix(theme.RAISED, color, 0.25), theme.mix(theme.DEEP, color, 0.1))
    made = pygame.Surface((token_room(px),) * 2, pygame.SRCALPHA)
    body = _counter(("goal", done), px, "circle", color, ground, 0.07)
    _drop(made, body, max(1, px // 16))
    icon = images.icon("check" if done else "goal", round(px * 0.6))
    made.blit(icon, icon.get_rect(center=made.get_rect().center))
    return images.keep(key, images.ready(made))


def debt(seat: int, px: int) -> pygame.Surface:
    """Return a debt token: a notched disk in a player's color, with the player's shape. The picture
    is ``token_room(px)`` wide."""
    key = ("debt token", seat, px)
    if (known := images.lookup(key)) is not None:
        return known
    color = theme.PLAYERS[seat].color
    made = pygame.Surface((token_room(px),) * 2, pygame.SRCALPHA)
    body = pygame.Surface((px, px), pygame.SRCALPHA)
    pygame.draw.circle(body, theme.mix(theme.DEEP, color, 0.2), (px // 2, px // 2), px * 2 // 5)
    body.blit(images.recolor(images.icon("debt_rim", px), color), (0, 0))
    _drop(made, body, max(1, px // 16))
    middle = made.get_rect().center
    shape = mark(seat, round(px * 0.5))
    made.blit(shape, shape.get_rect(center=middle))
    return images.keep(key, images.ready(made))


def flag(kinds: Sequence[str], px: int) -> pygame.Surface:
    """Return a flag for a place where the viewer has business: a pole, and an icon for each kind of
    card (at most three). ``px`` is the height of the cloth."""
    shown = tuple(kinds[:3])
    pole = max(2, px // 9)
    wide = pole + px * len(shown) + max(2, px // 6)
    high = px + px // 2
    key = ("flag", shown, px)
    if (known := images.lookup(key)) is not None:
        return known

    def paint(big: pygame.Surface, scale: int) -> None:
        cloth = pygame.Rect(pole * scale // 2, 0, (wide - pole // 2) * scale, px * scale)
        pygame.draw.rect(big, theme.DEEP, cloth, border_radius=px * scale // 6)
        inner = cloth.inflate(-2 * scale, -2 * scale)
        pygame.draw.rect(big, theme.GOLD, inner, border_radius=px * scale // 6)
        inner = inner.inflate(-3 * scale, -3 * scale)
        pygame.draw.rect(big, theme.rgb("2A2110"), inner, border_radius=px * scale // 8)
        stick = pygame.Rect(0, 0, pole * scale, high * scale)
        pygame.draw.rect(big, theme.DEEP, stick, border_radius=pole * scale // 2)
        stick = stick.inflate(-scale, -scale)
        pygame.draw.rect(big, theme.GOLD, stick, border_radius=pole * scale // 2)

    made = fine(("flag", len(shown), px), (wide, high), paint).copy()
    for place, kind in enumerate(shown):
        icon = images.icon(kind, round(px * 0.72))
        center = (pole + px // 2 + place * px, px // 2)
        made.blit(icon, icon.get_rect(center=center))
    return images.keep(key, images.ready(made))
