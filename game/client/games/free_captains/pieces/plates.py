"""The materials of cards: brass frames, enamel medallions, engraved plates, shadows.

Everything is painted at four times its size and kept, so that a card is a few blits.
"""

from __future__ import annotations

import math

import pygame

from game.client.draw import fonts, images, materials, theme
from game.client.draw.theme import Color
from game.client.games.free_captains.identity.identity import FACE
from game.client.games.free_captains.pieces import inks

FINE = 4
_ALPHA = pygame.SRCALPHA


def figure(text: str, px: int, color: Color) -> pygame.Surface:
    """Return a figure in the display face, cut to its ink; cached. Not a text to be read in
    lines."""
    key = ("pulp figure", text, px, color)
    if (known := images.lookup(key)) is not None:
        return known
    drawn = fonts.font(FACE, "Regular", max(fonts.SMALLEST, px)).render(text, color)
    return images.keep(key, images.ready(drawn.subsurface(drawn.get_bounding_rect()).copy()))


# --- frames -------------------------------------------------------------------------------------


def thickness(size: tuple[int, int]) -> int:
    """Return how broad the brass frame of a card is."""
    return max(3, round(2 + min(size) * 0.014))


def radius(size: tuple[int, int]) -> int:
    """Return the radius of a card's corners."""
    return max(6, round(min(size) * 0.045))


def frame(size: tuple[int, int], kind: str, state: str) -> pygame.Surface:
    """Return the body of a card: enamel of its kind in a brass frame; cached."""
    key = ("pulp frame", size, kind, state, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    line, around = thickness(size), radius(size)
    lit, low = _metal(state)
    made = _slanting_metal(size, lit, low)
    images.round_off(made, around)
    groove = max(1, line // 3)
    _inset(made, groove, around, theme.mix(low, inks.NIGHT, 0.35))
    _inset(made, groove + max(1, groove // 2), around, theme.mix(lit, low, 0.45))
    inner = made.get_rect().inflate(-2 * line, -2 * line)
    top = theme.mix(inks.PLUM, inks.KINDS[kind], 0.24)
    foot = theme.mix(inks.AUBERGINE, inks.KINDS[kind], 0.05)
    if theme.palette in materials.PLAIN:
        top = foot = inks.NIGHT
    body = images.gradient(inner.size, top, foot)
    images.round_off(body, max(1, around - line))
    made.blit(body, inner)
    return images.keep(key, images.ready(made))


def _metal(state: str) -> tuple[Color, Color]:
    """Return the light and the dark of a frame."""
    if state == "now":
        return theme.AMBER_TOP, theme.AMBER
    if state == "chosen":
        return theme.INK, theme.SOFT
    if state in ("evaded", "dim"):
        return theme.mix(inks.BRASS, inks.NIGHT, 0.45), theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.4)
    return inks.BRASS_LIT, inks.BRASS_LOW


def _slanting_metal(size: tuple[int, int], lit: Color, low: Color) -> pygame.Surface:
    """Return metal that is lit from the upper left, with a second gleam."""
    middle = theme.mix(lit, low, 0.5)
    small = pygame.Surface((3, 3), depth=32)
    rows = (
        (lit, theme.mix(lit, low, 0.3), middle),
        (theme.mix(lit, low, 0.35), theme.mix(lit, low, 0.62), low),
        (middle, low, theme.mix(lit, low, 0.55)),
    )
    for y, row in enumerate(rows):
        for x, color in enumerate(row):
            small.set_at((x, y), color)
    made = pygame.Surface(size, _ALPHA)
    made.blit(pygame.transform.smoothscale(small, size), (0, 0))
    return made


def _inset(made: pygame.Surface, by: int, around: int, color: Color) -> None:
    """Engrave a line inside the edge."""
    inner = made.get_rect().inflate(-2 * by, -2 * by)
    pygame.draw.rect(made, color, inner, 1, border_radius=max(1, around - by))


def lay(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the shadow of a card below its place: violet, to the lower right."""
    reach = max(2, min(rect.size) // 44)
    shade = images.shadow(rect.size, radius(rect.size), reach, 175)
    surface.blit(shade, (rect.left - 2 * reach + reach // 2, rect.top - 2 * reach + reach))


def inside(rect: pygame.Rect) -> pygame.Rect:
    """Return the part of a card within its frame."""
    line = thickness(rect.size)
    return rect.inflate(-2 * line, -2 * line)


# --- medallions ---------------------------------------------------------------------------------


def medallion(color: Color, px: int, lit: bool = True) -> pygame.Surface:
    """Return an enamel disc in a brass ring with a small shadow, in a square of ``px``; cached."""
    key = ("medallion", color, px, lit, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * FINE
    made = pygame.Surface((big, big), _ALPHA)
    middle, far = (big // 2, round(big * 0.485)), big * 0.455
    shade = pygame.Surface((big, big), _ALPHA)
    pygame.draw.circle(shade, (0, 0, 0, 170), (middle[0] + big // 40, middle[1] + big // 22), far)
    made.blit(pygame.transform.box_blur(shade, max(1, big // 40), False), (0, 0))
    ring = _disc(big, middle, far, _metal("" if lit else "dim"))
    made.blit(ring, (0, 0))
    pygame.draw.circle(made, theme.mix(color, inks.NIGHT, 0.72), middle, far * 0.86)
    glass = _disc(
        big, middle, far * 0.815,
        (theme.mix(color, inks.CREAM, 0.22), theme.mix(color, inks.NIGHT, 0.34)),
    )  # fmt: skip
    made.blit(glass, (0, 0))
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))


def _disc(
    big: int, middle: tuple[int, int], far: float, metal: tuple[Color, Color]
) -> pygame.Surface:
    """Return a disc of a slanted run of colors."""
    run = _slanting_metal((big, big), *metal)
    mask = pygame.Surface((big, big), _ALPHA)
    mask.fill((255, 255, 255, 0))
    pygame.draw.circle(mask, (255, 255, 255, 255), middle, far)
    run.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return run


def ability(name: str, px: int, lit: bool = True) -> pygame.Surface:
    """Return the medallion of an ability with its sign; cached."""
    key = ("ability medallion", name, px, lit, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    ground = inks.enamel(name) if lit else theme.mix(inks.enamel(name), inks.NIGHT, 0.55)
    made = medallion(ground, px, lit).copy()
    ink = inks.CREAM if lit else theme.mix(inks.CREAM, inks.NIGHT, 0.35)
    side = round(px * 0.60)
    _engrave(made, inks.ABILITY_ICON[name], side, ink, (px // 2, round(px * 0.485)))
    return images.keep(key, images.ready(made))


def _engrave(
    made: pygame.Surface, icon: str, side: int, ink: Color, middle: tuple[int, int]
) -> None:
    """Draw a sign with a dark edge at its upper left, as if it were cut in."""
    drawn = images.svg("icons", icon, (side, side))
    step = max(1, side // 28)
    for color, shift in (((*inks.NIGHT, 150), step), ((*ink, 255), 0)):
        inked = images.recolor(drawn, color)
        made.blit(inked, inked.get_rect(center=(middle[0] + shift, middle[1] + shift)))


def sign(icon: str, side: int, ink: Color) -> pygame.Surface:
    """Return an icon in one color; cached."""
    key = ("sign", icon, side, ink)
    if (known := images.lookup(key)) is not None:
        return known
    return images.keep(
        key, images.ready(images.recolor(images.svg("icons", icon, (side, side)), ink))
    )


# --- the shield of Strength ---------------------------------------------------------------------


def shield(text: str, px: int) -> pygame.Surface:
    """Return the brass shield with a figure of Strength, in a square of ``px``; cached."""
    key = ("strength", text, px, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    big = px * FINE
    made = pygame.Surface((big, big), _ALPHA)
    shade = pygame.Surface((big, big), _ALPHA)
    away = big / 40
    pygame.draw.polygon(shade, (0, 0, 0, 180), _shield(big, 0.46, away, 2 * away))
    made.blit(pygame.transform.box_blur(shade, max(1, big // 40), False), (0, 0))
    for part, metal in (
        (0.46, (inks.BRASS_LIT, inks.BRASS_LOW)),
        (0.395, (theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.5),) * 2),
        (0.375, (inks.CREAM, theme.mix(inks.CREAM, inks.BRASS, 0.55))),
    ):
        run = _slanting_metal((big, big), *metal)
        mask = pygame.Surface((big, big), _ALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.polygon(mask, (255, 255, 255, 255), _shield(big, part, 0, 0))
        run.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        made.blit(run, (0, 0))
    made = pygame.transform.smoothscale(made, (px, px))
    drawn = figure(text, round(px * 0.80), inks.NIGHT)
    made.blit(drawn, drawn.get_rect(center=(px // 2, round(px * 0.465))))
    return images.keep(key, images.ready(made))


def _shield(big: int, part: float, x: float, y: float) -> list[tuple[float, float]]:
    """Return the outline of a shield around the middle of a square."""
    wide, high = big * part, big * part * 1.04
    mx, my = big / 2 + x, big * 0.485 + y
    points = [(mx - wide, my - high * 0.80), (mx, my - high), (mx + wide, my - high * 0.80)]
    for step in range(13):
        turn = math.pi * step / 12
        down = math.sin(turn) ** 0.85
        points.append((mx + wide * math.cos(turn), my + high * (0.08 + 0.92 * down)))
    return points


# --- plates, lamps, holes -----------------------------------------------------------------------


def plate(size: tuple[int, int], around: int, lit: bool = True) -> pygame.Surface:
    """Return an engraved brass plate for dark words; cached."""
    key = ("brass plate", size, around, lit, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    top, low = (inks.BRASS_LIT, inks.BRASS) if lit else (inks.BRASS, inks.BRASS_LOW)
    made = _slanting_metal(size, theme.mix(top, inks.CREAM, 0.2), low)
    images.round_off(made, around)
    _inset(made, 0, around, theme.mix(low, inks.NIGHT, 0.55))
    _inset(made, 1, around, theme.mix(top, inks.CREAM, 0.5))
    return images.keep(key, images.ready(made))


def well(size: tuple[int, int], around: int) -> pygame.Surface:
    """Return a dark recess, lit at its lower edge; cached."""
    key = ("well", size, around)
    if (known := images.lookup(key)) is not None:
        return known
    made = images.gradient(size, (*inks.NIGHT, 255), (*theme.mix(inks.NIGHT, inks.PLUM, 0.6), 255))
    images.round_off(made, around)
    _inset(made, 0, around, theme.mix(inks.BRASS_LOW, inks.NIGHT, 0.3))
    return images.keep(key, images.ready(made))


def lamp(px: int, how: str) -> pygame.Surface:
    """Return a small lamp: "on", "used" or "off"; cached."""
    key = ("lamp", px, how, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    glass = {"on": theme.GOOD, "used": inks.BRASS_LOW, "off": theme.mix(inks.PLUM, inks.NIGHT, 0.4)}
    big = px * FINE
    made = pygame.Surface((big, big), _ALPHA)
    middle = (big // 2, big // 2)
    if how == "on":
        for step in range(10, 0, -1):
            veil = pygame.Surface((big, big), _ALPHA)
            pygame.draw.circle(veil, (*glass[how], 16), middle, big * (0.3 + 0.02 * step))
            made.blit(veil, (0, 0))
    made.blit(_disc(big, middle, big * 0.34, (inks.BRASS_LIT, inks.BRASS_LOW)), (0, 0))
    lit = theme.mix(glass[how], inks.CREAM, 0.6 if how == "on" else 0.15)
    low = theme.mix(glass[how], inks.NIGHT, 0.15 if how == "on" else 0.4)
    made.blit(_disc(big, middle, big * 0.25, (lit, low)), (0, 0))
    return images.keep(key, images.ready(pygame.transform.smoothscale(made, (px, px))))


def seal(px: int) -> pygame.Surface:
    """Return the seal on a card that was engaged: a check on teal enamel; cached."""
    key = ("seal", px, theme.palette)
    if (known := images.lookup(key)) is not None:
        return known
    made = medallion(theme.mix(inks.TEAL, inks.NIGHT, 0.2), px).copy()
    _engrave(made, "check", round(px * 0.5), inks.CREAM, (px // 2, round(px * 0.485)))
    return images.keep(key, images.ready(made))
