"""Locations with their three rows, and Planets with price and effect."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.client.draw import images, theme
from game.client.draw.paper import Paper
from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import effect_pills, line_faces, parts, text_fitting
from game.client.games.free_captains.cards.parts import Choice, Shown
from game.client.games.free_captains.cards.text_fitting import NOTHING, Block
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.stock import content
from game.free_captains.cards import models as c
from game.free_captains.names import ABILITIES
from game.free_captains.text.cards import lines, row_lines

LAMP = theme.rgb("5A4318")
"""the warm light on the row in force"""


def planet(shown: Shown) -> None:
    """Paint a Planet: its world, its price on a tag, its effect."""
    card: c.Planet = content().planets[shown.id]
    parts.fill(shown, line_faces.choices(shown, "\n".join(lines(content(), card.id)), card), 0)
    if card.price is not None:
        icons = ["hand_code"] * card.price.code + ["hand_key"] * card.price.key
        parts.tag(shown, icons, round(shown.medal * 0.46), True)


def location(shown: Shown) -> None:
    """Paint a Location: three rows, of which the one in force is lit."""
    card: c.Location = content().locations[shown.id]
    parts.fill(shown, _choices(shown, card), 0)
    px = parts.foot_px(shown)
    place = pygame.Rect(0, 0, shown.inner.width - 2 * shown.pad, px + 4)
    place.topleft = (shown.inner.left + shown.pad, shown.inner.top + 3)
    parts.row(shown, place, [f"cube:{each}" for each in card.cubes], px, "right")


def _choices(shown: Shown, card: c.Location) -> Iterator[Choice]:
    wide = parts.column(shown)
    if shown.large:
        for told in (True, False):
            for style, least in line_faces.WORDS:
                for m in text_fitting.scales(shown.m):
                    tale = text_fitting.story(m, "flavour", card.story, wide) if told else NOTHING
                    rows = [_row(shown, m, card, icon, style, wide) for icon in ABILITIES]
                    name = line_faces.title_blocks(shown, m, card.name)
                    yield Choice((*name, *rows, tale), least - 0.12)
    for style in ("tile", ""):
        for m in text_fitting.scales(shown.m):
            rows = [_row(shown, m, card, icon, style, wide) for icon in ABILITIES]
            yield Choice((line_faces.heading(shown, m, card.name), *rows), 0.26)
    for m in text_fitting.scales(shown.m):
        yield Choice(
            (line_faces.heading(shown, m, card.name), _one_line(shown, m, card, wide)), 0.26
        )
    yield Choice((_one_line(shown, m, card, wide),), 0.2)


def _row(
    shown: Shown, m: Metrics, card: c.Location, icon: str, style: str, wide: int
) -> Block | None:
    """Return a row: its medallion, and its words in a style or, without one, its pills."""
    lit = shown.now.row in ("", icon)
    own = {"combat": card.combat, "diplomacy": card.diplomacy, "science": card.science}[icon]
    px, pad = round(m.px(style or "tile") * 1.5), max(2, m.du(4))
    room = wide - px - 3 * pad
    ink = inks.CREAM if lit else inks.quiet(0.38)
    markup = " ".join(row_lines(own)) or "\u2013"
    if style:
        told = text_fitting.sentences(m, style, markup, room, ink)
    elif icons := effect_pills.row(own):
        told = text_fitting.pill_rows(m, icons, room, 1)
    else:
        told = text_fitting.sentences(m, "tile", markup, room, ink, "center")
    if told is None:
        return None
    high = max(px, told.high) + 2 * (pad // 2)

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        if shown.now.row == icon:
            _light_row(sheet, rect, m)
        drawn = plates.ability(icon, px, lit)
        spot = drawn.get_rect(midleft=(rect.left + pad, rect.centery))
        sheet.stamp(drawn, spot, inks.ABILITY_ICON[icon])
        words = pygame.Rect(spot.right + pad, rect.centery - told.high // 2, room, told.high)
        told.paint(sheet, words)

    return Block(high, paint)


def _light_row(sheet: Paper, rect: pygame.Rect, m: Metrics) -> None:
    """Light the row in force: a lamp shines along it."""
    around = max(3, m.du(5))
    made = images.gradient(
        rect.size, theme.mix(LAMP, inks.BRASS, 0.34), theme.mix(inks.PLUM, inks.BRASS, 0.08),
        True,
    )  # fmt: skip
    images.round_off(made, around)
    pygame.draw.rect(made, inks.BRASS, made.get_rect(), 1, border_radius=around)
    sheet.surface.blit(made, rect)


def _one_line(shown: Shown, m: Metrics, card: c.Location, wide: int) -> Block | None:
    """Return the three medallions in a line, with the pills of the row in force below."""
    px = min(round(m.px("tile") * 1.5), wide // 3 - 2)
    now = shown.now.row
    own = next((card.row(icon) for icon in ABILITIES if icon == now), None)
    told = text_fitting.pill_rows(m, effect_pills.row(own), wide, 2) if own else NOTHING
    if told is None:
        return None
    high = px + (told.high + 2 if told.high else 0)

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        for number, icon in enumerate(ABILITIES):
            drawn = plates.ability(icon, px, now in ("", icon))
            middle = (rect.left + rect.width * (2 * number + 1) // 6, rect.top + px // 2)
            spot = drawn.get_rect(center=middle)
            sheet.stamp(drawn, spot, inks.ABILITY_ICON[icon])
        told.paint(sheet, pygame.Rect(rect.left, rect.top + px + 2, wide, told.high))

    return Block(high, paint)
