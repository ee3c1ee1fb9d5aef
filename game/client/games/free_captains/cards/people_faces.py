"""Captains with their dice, the aliens of the Hegemony, and the tracking cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pygame

from game.client.draw import fonts
from game.client.draw.paper import Paper
from game.client.games.free_captains.cards import effect_pills, line_faces, parts, text_fitting
from game.client.games.free_captains.cards.parts import Choice, Shown
from game.client.games.free_captains.cards.pictures import TRACKS
from game.client.games.free_captains.cards.text_fitting import NOTHING, Block
from game.client.games.free_captains.pieces import dice, inks, plates, track
from game.client.games.free_captains.pieces.stock import content
from game.free_captains.cards import models as c
from game.free_captains.names import ABILITIES
from game.free_captains.text.cards import lines
from game.free_captains.text.effects import ABILITY_NAMES

ALARM = "**Alarm:**"
"""words that all aliens share: the large card has them"""
OWN_PICTURE = 0.3
"""least share of the picture of a small alien with its own rule in words"""


def captain(shown: Shown) -> None:
    """Paint a captain: portrait, points and maximum of each ability, dice."""
    card: c.Captain = content().captains[shown.id]
    parts.fill(shown, _captain(shown, card), 0)


def _captain(shown: Shown, card: c.Captain) -> Iterator[Choice]:
    wide = parts.column(shown)
    figures, kept = _figures(shown, card, wide), _dice(shown, card, wide)
    if shown.large:
        yield from _large_choices(shown, card, [figures, kept])
    for m in text_fitting.scales(shown.m):
        yield Choice((line_faces.heading(shown, m, card.name), figures, kept), 0.36)
    for m in text_fitting.scales(shown.m):
        yield Choice((line_faces.heading(shown, m, card.name), figures), 0.36)
    yield Choice((figures,), 0.3)


def _large_choices(shown: Shown, card: c.Captain, own: list[Block]) -> Iterator[Choice]:
    """Return the ways of a large card: how to play the captain, the story, then less."""
    wide = parts.column(shown)
    figures = "Points now / maximum." if shown.now.points else "Points at the start / maximum."
    primer = "\n".join((figures, f"**{_keeps(card)}**", *card.primer))
    for style, m in product(("caption", "tile"), text_fitting.scales(shown.m)):
        title = line_faces.title_blocks(shown, m, card.name)
        tale = text_fitting.story(m, "flavour", card.story, wide)
        words = text_fitting.sentences(m, style, primer, wide)
        for rest, least in (((words, tale), 0.34), ((words,), 0.28)):
            yield Choice((*title, *own, *rest), least)


def _keeps(card: c.Captain) -> str:
    count = len(card.dice)
    return f"You bring all {count} dice." if card.keeps == count else (
        f"You bring {card.keeps} of these {count} dice.")  # fmt: skip


def _figures(shown: Shown, card: c.Captain, wide: int) -> Block:
    """Return the points of each ability, in the game or at its start, and the maximum: under its
    medallion, beside it on a large card."""
    px = round(44 * shown.m.base if shown.large else min(wide * 0.19, 64 * shown.m.base))
    size = max(fonts.SMALLEST, round(px * (0.62 if shown.large else 0.5)))
    high = px if shown.large else px + size + 2
    both = plates.figure("12/12", size, inks.CREAM).get_width() + 4 <= wide // 3

    points = shown.now.points or card.start

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        for number, name in enumerate(ABILITIES):
            middle = rect.left + rect.width * (2 * number + 1) // 6
            have, most = points[number], card.most[number]
            told = plates.figure(f"{have}/{most}" if both else str(have), size, inks.CREAM)
            drawn = plates.ability(name, px)
            spot = drawn.get_rect(midtop=(middle, rect.top))
            place = told.get_rect(midbottom=(middle, rect.bottom))
            if shown.large:
                spot.left = middle - (px + 8 + told.get_width()) // 2
                place.midleft = (spot.right + 8, rect.centery)
            sheet.stamp(drawn, spot, inks.ABILITY_ICON[name])
            sheet.surface.blit(told, place)

    return Block(high, paint)


def _dice(shown: Shown, card: c.Captain, wide: int) -> Block:
    """Return the dice that the captain can take along."""
    count = max(1, len(card.dice))
    px = round(min(wide * 0.26, wide / count - 2, 70 * shown.m.base))

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        for number, id in enumerate(card.dice):
            middle = rect.left + rect.width * (2 * number + 1) // (2 * count)
            drawn = dice.die(id, 0, px)
            spot = drawn.get_rect(midtop=(middle, rect.top))
            sheet.stamp(drawn, spot, dice.icon(id))

    return Block(px, paint)


def alien(shown: Shown) -> None:
    """Paint an alien: mask, icon, special action, and the cubes collected."""
    card: c.Alien = content().aliens[shown.id]
    parts.fill(shown, _alien(shown, card), 0)
    parts.corner(shown, plates.ability(card.icon, shown.medal), False, f"ability_{card.icon}")
    if card.collects and shown.now.collected:
        _pile(shown, card.collects, shown.now.collected)


def _alien(shown: Shown, card: c.Alien) -> Iterator[Choice]:
    wide = parts.column(shown)
    markup = "\n".join(lines(content(), card.id))
    styles = line_faces.WORDS if shown.large else (("tile", 0.34),)
    for told in (True, False) if shown.large else (False,):
        for style, least in styles:
            for m in text_fitting.scales(shown.m):
                tale = text_fitting.story(m, "flavour", card.story, wide) if told else NOTHING
                title = line_faces.title_blocks(shown, m, card.name)
                yield Choice(
                    (*title, text_fitting.sentences(m, style, markup, wide), tale), least - 0.08
                )
    own = "\n".join(each for each in lines(content(), card.id) if not each.startswith(ALARM))
    for m in () if shown.large else text_fitting.scales(shown.m):
        words = text_fitting.sentences(m, "tile", own, wide)
        yield Choice((line_faces.heading(shown, m, card.name), words), OWN_PICTURE)
    for m in text_fitting.scales(shown.m):
        name = line_faces.heading(shown, m, card.name)
        yield Choice((name, text_fitting.pill_rows(m, effect_pills.pills(card), wide, 3)), 0.36)
    for m in text_fitting.scales(shown.m):
        yield Choice((line_faces.heading(shown, m, card.name), text_fitting.dots(m, wide)), 0.36)
    yield Choice((text_fitting.dots(m, wide),), 0.3)


def _pile(shown: Shown, color: str, count: int) -> None:
    """Paint the cubes on an alien in the upper right corner, with their number."""
    px = round(shown.medal * 0.7)
    drawn = parts.cube(color, px)
    rect = drawn.get_rect(topright=(shown.inner.right, shown.inner.top))
    shown.sheet.surface.blit(drawn, rect)
    told = plates.figure(str(count), max(fonts.SMALLEST, round(px * 0.6)), inks.CREAM)
    spot = told.get_rect(midright=(rect.left - 2, rect.centery))
    ground = spot.inflate(8, 8)
    shown.sheet.pill(ground, (*inks.NIGHT, 190))
    shown.sheet.surface.blit(told, spot)


def paint_tracking(shown: Shown) -> None:
    """Paint a tracking card: its medallion above its track."""
    ability = TRACKS[shown.id]
    parts.fill(shown, _tracking_choices(shown, ability), 0)
    drawn = plates.ability(ability, round(shown.medal * 1.2))
    middle = (shown.inner.centerx, shown.inner.top + round(shown.inner.height * 0.26))
    shown.sheet.surface.blit(drawn, drawn.get_rect(center=middle))


def _tracking_choices(shown: Shown, ability: str) -> Iterator[Choice]:
    wide = parts.column(shown)
    value, most = shown.now.value, shown.now.most
    high = max(24, min(wide // 6, round(shown.inner.height * 0.2)))
    bay = min(wide // 4, round(shown.inner.height * 0.16))

    def paint(sheet: Paper, rect: pygame.Rect) -> None:
        track.paint(sheet, rect, ability, value, most)

    def bays(sheet: Paper, rect: pygame.Rect) -> None:
        for number in range(3):
            place = pygame.Rect(0, rect.top, bay, bay)
            place.centerx = rect.left + rect.width * (2 * number + 1) // 6
            sheet.surface.blit(plates.well(place.size, bay // 6), place)

    for m in text_fitting.scales(shown.m):
        name = text_fitting.name(m, text_fitting.TITLE if shown.large else "tile_bold",
                            f"{ABILITY_NAMES[ability]} track", wide)  # fmt: skip
        yield Choice((name, Block(high, paint), Block(bay, bays)), 0.4)
        yield Choice((name, Block(high, paint)), 0.3)
    yield Choice((Block(high, paint),), 0.3)
