"""The market: the places of its six decks, as full tiles or as strips.

Both are painted by ``cards.market_tile``. The button that discards a card shows only while its card
is looked at or in hand.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.draw import fonts, icon_hits, images, materials, theme
from game.client.draw.incremental_paint import slices
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import market_tile
from game.client.games.outer_rim.facts import forecast
from game.client.games.outer_rim.play.model import Model
from game.client.tabletop.kit.layout import row
from game.client.tabletop.kit.spots import Name
from game.outer_rim.market import sales
from game.table.grammar import percent

SHAPE = 186 / 216
"""width to height of a full tile, as near as the area allows"""


@dataclass(frozen=True)
class Tile:
    """The place of a deck: the faceup card, and the small button that discards it."""

    deck: str
    card: str
    left: int
    rect: pygame.Rect
    discard: pygame.Rect


def tiles(model: Model, m: Metrics, area: pygame.Rect, full: bool) -> list[Tile]:
    """Return the places of the decks: ``full`` tiles, or the strips of a compact table."""
    margin = m.du(5)
    inner = area.inflate(-2 * margin, -2 * (margin if full else m.du(4)))
    tops = model.market_tops()
    made = []
    for (deck, card, left), rect in zip(
        tops, places(inner, len(tops), m.du(6 if full else 4), full), strict=True
    ):
        side = max(m.du(44), 44) if full else rect.height
        corner = Room(rect).inset(m.du(2)).piece(side, side, "bottomright")
        button = corner if full else Room(rect).east(side)
        made.append(Tile(deck, card, left, rect, button))
    return made


def places(area: pygame.Rect, count: int, gap: int, full: bool) -> list[pygame.Rect]:
    """Return ``count`` equal places: strips in one row or column, full tiles in the grid whose
    cells come nearest to their shape."""
    if not count:
        return []
    wide = count if area.width > area.height else 1
    if full:
        wide = min(range(1, count + 1), key=lambda columns: _misfit(area, count, columns, gap))
    lines = -(-count // wide)
    high = (area.height - gap * (lines - 1)) // lines
    made = list[pygame.Rect]()
    for line in range(lines):
        band = pygame.Rect(area.left, area.top + line * (high + gap), area.width, high)
        made += row(band, wide, gap)
    return made[:count]


def _misfit(area: pygame.Rect, count: int, columns: int, gap: int) -> float:
    """Return how far the cells of a grid are from the shape of a tile: narrow ones, which have too
    little room for words, more than wide ones, and most of all those that leave places empty."""
    lines = -(-count // columns)
    wide = (area.width - gap * (columns - 1)) / columns
    high = (area.height - gap * (lines - 1)) / lines
    off = math.log(max(1.0, wide) / max(1.0, high) / SHAPE)
    return (off if off > 0 else -1.5 * off) + columns * lines - count


def draw(
    surface: pygame.Surface, model: Model, m: Metrics, area: pygame.Rect, shown: list[Tile],
    full: bool, buyable: set[str],
) -> None:  # fmt: skip
    """Paint background and tiles; cards that cannot be bought now are dimmed."""
    materials.draw(surface, area, "board", m.unit)
    for tile in shown:
        if model.asset(tile.card) is None:
            materials.draw(surface, tile.rect, "slot", m.unit)
            fonts.draw_line(surface, m, "tile", "Empty", theme.MUTED, tile.rect, "center", "market")
            continue
        state = "normal" if not buyable or tile.card in buyable else "dim"
        pay = pays(model, tile.card) if tile.card in buyable else ""
        known: dict[str, Any] = {"state": state, "left": tile.left, "pay": pay}
        known["cost"] = net_price(model, tile.card)
        if full:
            known["forecast"] = chance(model, tile.card)
            known["closed"] = model.closed_pills(tile.card)
        size = tile.rect.size
        known_art = not full or market_tile.at_hand(model.content, tile.card, size, m)
        if not known_art and not slices.room():
            images.draw_panel(surface, tile.rect, "flat", m.unit)
            continue
        paint = market_tile.draw_card if full else market_tile.draw_strip
        paint(surface, tile.rect, model.content, tile.card, m, **known)


def chance(model: Model, card: str) -> str:
    """Return the viewing player's chance to do a job or to win a bounty's fight, "" while it is not
    known."""
    known = forecast.job_chance(model, card)
    return percent(known) if known is not None else ""


def net_price(model: Model, card: str) -> int | None:
    """Return the price of a ship less the cost of the present one, which is traded in for it; None
    where that changes nothing."""
    asset = model.content.assets[card]
    if asset.kind != "ship":
        return None
    price = sales.price_of(model.game.play(model.state), model.seat, asset)
    return price if price < asset.cost else None


def pays(model: Model, card: str) -> str:
    """Return how the viewing player can pay for a card that can be bought, as in
    ``market_tile.PAYS``."""
    play = model.game.play(model.state)
    price = sales.price_of(play, model.seat, model.content.assets[card])
    return "now" if int(model.me["credits"]) >= price else "goods"


def tiles_with_discard(
    shown: list[Tile], discards: Collection[str], names: Collection[Name]
) -> list[Tile]:
    """Return the tiles whose discard button shows: the pointer, the focus or the hand is at one of
    ``names``, and the card can be discarded now."""
    return [
        tile
        for tile in shown
        if tile.deck in discards and {("market", tile.card), ("deck", tile.deck)} & set(names)
    ]


DISCARD = "**Discard this card**: it goes under its deck, and the next one is revealed."


def draw_discard(surface: pygame.Surface, m: Metrics, tile: Tile, hot: bool) -> None:
    """Paint the button that discards a card, brighter under the pointer or the focus."""
    inner = tile.discard.inflate(-m.du(6), -m.du(6))
    images.draw_panel(surface, inner, "button_hot" if hot else "button", m.unit, False)
    icon = images.icon("discard", m.du(22))
    surface.blit(icon, icon.get_rect(center=inner.center))
    icon_hits.note(tile.discard, icon_hits.stand_in(DISCARD))  # over the number of cards left
