"""Guardforce, Agents and Events: the cards of the line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pygame

from game.client.draw.theme import Metrics
from game.client.games.free_captains.cards import effect_pills, parts, text_fitting
from game.client.games.free_captains.cards.parts import Choice, Shown
from game.client.games.free_captains.cards.text_fitting import NOTHING, Block
from game.client.games.free_captains.pieces import inks, plates
from game.client.games.free_captains.pieces.stock import content
from game.free_captains.cards import models as c
from game.free_captains.text.cards import lines

WORDS = (("reading", 0.42), ("body", 0.38), ("caption", 0.34), ("tile", 0.30))
"""styles of sentences on a large card, with the least share of its picture"""
SMALL_PICTURE = 0.24
"""least share of the picture where words would find no room otherwise"""
STRIP = 0.14
"""that of a Planet, whose words are read while it is searched"""
LOW = 240
"""height under which a card of the line shows its effect as icons: du at a scale of 100 %"""
LINE = ("guardforce", "agent", "event")
TALLEST = 0.12  # size of a name in parts of the card's height


def paint(shown: Shown) -> None:
    """Paint a card of the line."""
    card: c.Faced = content().faced[shown.id]
    px = parts.foot_px(shown)
    high = px + max(4, px // 3)
    parts.fill(shown, choices(shown, "\n".join(lines(content(), card.id)), card), high)
    _foot(shown, card, px, high)
    if shown.now.hand:
        parts.tag(shown, [f"hand_{each}" for each in card.hand], round(shown.medal * 0.6), False)
        return
    if card.icon is not None:
        drawn = plates.ability(card.icon, shown.medal)
        parts.corner(shown, drawn, False, inks.ABILITY_ICON[card.icon])
    parts.corner(shown, plates.shield(str(card.strength), shown.medal), True, "engage_strength")


def choices(shown: Shown, markup: str, card: c.Faced | c.Planet | c.Weapon) -> Iterator[Choice]:
    """Return the ways to show name, effect and story, from the fullest to the shortest."""
    if shown.large:
        yield from _read(shown, markup, card)
    yield from _small_choices(shown, markup, card)
    yield from _tight_choices(shown, card if markup else None, card.name)


def _read(shown: Shown, markup: str, card: c.Faced | c.Planet | c.Weapon) -> Iterator[Choice]:
    """Return the ways of a large card: with its story, then without."""
    wide = parts.column(shown)
    for told in (True, False):
        for style, least in WORDS:
            for m in text_fitting.scales(shown.m):
                tale = text_fitting.story(m, "flavour", card.story, wide) if told else NOTHING
                words = sentences(m, style, markup, wide)
                yield Choice((*title_blocks(shown, m, card.name), words, tale), least)


def _small_choices(
    shown: Shown, markup: str, card: c.Faced | c.Planet | c.Weapon
) -> Iterator[Choice]:
    """Return the ways of a small card, all with a picture of one height: words, or pills. The name
    is as large as it can be, whatever the size of the words."""
    wide, least = parts.column(shown), parts.share(shown)
    sizes = list(text_fitting.scales(shown.m))
    fitting = (heading(shown, m, card.name) for m in sizes)
    titles = [each for each in fitting if each is not None][:2]
    low = shown.sheet.rect.height < LOW * shown.m.base and card.kind in LINE
    told = list[Block | None]()
    if not markup:
        told = (
            [NOTHING]
            if low
            else [*(text_fitting.tale(m, card.story, wide) for m in sizes), NOTHING]
        )
    elif not low:
        told = [sentences(m, "tile", markup, wide) for m in sizes]
    for words, title in product(told, titles):
        yield Choice((title, words), least, True)
    if markup and not low and card.kind not in LINE:  # words before a large picture
        shares = (SMALL_PICTURE, STRIP) if card.kind == "planet" else (SMALL_PICTURE,)
        for share, words, title in product(shares, told, titles):
            yield Choice((title, words), share)
    for rows, m, title in product((1, 2), sizes, titles) if markup else ():
        yield Choice(
            (title, text_fitting.pill_rows(m, effect_pills.pills(card), wide, rows)), least, True
        )


def _tight_choices(
    shown: Shown, card: c.Faced | c.Planet | c.Weapon | None, name: str
) -> Iterator[Choice]:
    """Return the ways of a card without room: its picture shrinks, then its name is left out.
    ``card`` is None for one without an effect."""
    wide = parts.column(shown)
    tiny = replace(shown.m, scale=text_fitting.TINY)
    for words in (name, name.removeprefix("The ")):
        for m in (*text_fitting.scales(shown.m), tiny):
            pill = text_fitting.pill_rows(m, effect_pills.pills(card), wide) if card else NOTHING
            yield Choice((heading(shown, m, words), pill), 0.2)
    yield Choice(
        (text_fitting.pill_rows(tiny, effect_pills.pills(card), wide, 3) if card else NOTHING,), 0.3
    )
    yield Choice((text_fitting.dots(tiny, wide) if card else NOTHING,), 0.2)


def heading(shown: Shown, m: Metrics, words: str) -> Block | None:
    """Return the name on its plate."""
    style = text_fitting.TITLE if shown.large else "tile_bold"
    if m.px(style) > shown.sheet.rect.height * TALLEST and m.scale > 1.0:
        return None  # the name is not to be louder than the rest
    return text_fitting.name(m, style, words, parts.column(shown))


def title_blocks(shown: Shown, m: Metrics, words: str) -> tuple[Block | None, Block | None]:
    """Return the name with the kind of a large card below."""
    below = text_fitting.kind(m, shown.kind, parts.column(shown)) if shown.large else NOTHING
    return heading(shown, m, words), below


def sentences(m: Metrics, style: str, markup: str, wide: int) -> Block | None:
    """Return sentences, nothing for a card without any."""
    return text_fitting.sentences(m, style, markup, wide) if markup else NOTHING


def _foot(shown: Shown, card: c.Faced, px: int, high: int) -> None:
    """Paint what the card puts into the bag, and what it gives when engaged."""
    inner = shown.inner
    rect = pygame.Rect(inner.left + shown.pad, inner.bottom - high, parts.column(shown), high)
    cubes = parts.row(shown, rect, [f"cube:{each}" for each in card.cubes], px)
    kept = () if shown.now.hand else card.hand
    hand = parts.row(shown, rect, [f"hand_{each}" for each in kept], px, "right")
    free = pygame.Rect(cubes.right + px // 2, rect.top, 0, high)
    room = hand.left - free.left - (px // 2 if kept else 0)
    if card.planets:
        parts.draw_count(shown, free, card.planets, "planet", px, room)
