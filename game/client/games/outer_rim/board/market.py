"""The market: the places of its six decks, as full tiles or as a strip.

A full tile is painted by ``cards.faces.draw_card``, a tile of the strip here.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, signs, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import pieces
from game.client.games.outer_rim.model import Model
from game.client.tabletop.layout import row

DECK_NAMES = {
    "bounty": "Bounty",
    "cargo": "Cargo",
    "gear_and_mod": "Gear and mod",
    "job": "Job",
    "luxury": "Luxury",
    "ship": "Ship",
}


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
    tops = model.market_tops()
    made = []
    for (deck, card, left), rect in zip(tops, grid(m, area, len(tops), full), strict=True):
        side = max(m.du(44), 44) if full else rect.height
        button = pygame.Rect(0, 0, side, side)
        if full:
            button.bottomright = (rect.right - m.du(4), rect.bottom - m.du(4))
        else:
            button.midright = rect.midright
        made.append(Tile(deck, card, left, rect, button))
    return made


def grid(m: Metrics, area: pygame.Rect, count: int, full: bool) -> list[pygame.Rect]:
    """Return ``count`` places in the area. In a column full tiles are two abreast and strips one
    above the other; in a wide area all are in a row."""
    if not count:
        return []
    inner = area.inflate(-2 * m.du(8), -2 * m.du(8 if full else 4))
    gap = m.du(8 if full else 4)
    if area.width > area.height:
        return row(area.inflate(-2 * gap, -2 * gap), count, m.du(12) if full else m.du(8))
    columns = 2 if full else 1
    lines = -(-count // columns)
    edges = [inner.top + (inner.height + gap) * line // lines for line in range(lines + 1)]
    made: list[pygame.Rect] = []
    for top, end in zip(edges, edges[1:], strict=False):
        made += row(pygame.Rect(inner.left, top, inner.width, end - gap - top), columns, gap)
    return made[:count]


def draw(
    surface: pygame.Surface, model: Model, m: Metrics, area: pygame.Rect, shown: list[Tile],
    full: bool, buyable: set[str], discards: set[str],
) -> None:  # fmt: skip
    """Paint background and tiles; cards that cannot be bought now are dimmed."""
    images.draw_panel(surface, area.inflate(0, 0), "flat", m.unit)
    for tile in shown:
        state = "normal" if not buyable or tile.card in buyable else "dim"
        if full:
            pieces.market_card(surface, tile.rect, model, tile.card, m, state, tile.left)
        else:
            _strip_tile(surface, model, m, tile, state, m.du(42 if tile.deck in discards else 8))
        if tile.deck in discards:
            _discard_button(surface, m, tile.discard)


def _strip_tile(
    surface: pygame.Surface, model: Model, m: Metrics, tile: Tile, state: str, spare: int
) -> None:
    """Paint name and cost of a card; ``spare`` pixels at the right end are kept for a button."""
    images.draw_panel(surface, tile.rect, "raised" if state == "normal" else "flat", m.unit)
    left = (tile.rect.left + m.du(8), tile.rect.centery)
    spot = signs.draw(surface, tile.deck, m.du(20), midleft=left)
    words = pygame.Rect(spot.right + m.du(6), tile.rect.top, 0, tile.rect.height)
    words.width = tile.rect.right - spare - words.left
    asset = model.asset(tile.card)
    name = asset.name if asset else "Empty"
    upper, lower = words.copy(), words.copy()
    upper.height = lower.height = words.height // 2
    lower.top = upper.bottom
    ink = theme.INK if state == "normal" else theme.MUTED
    shown = fonts.fit(m, "tile_bold", name, upper.width).text
    fonts.draw_line(surface, m, "tile_bold", shown, ink, upper, "left", "market")
    if asset:
        cost = f"{asset.cost:,}" if asset.cost else "Free"
        fonts.draw_line(surface, m, "tile", cost, theme.AMBER, lower, "left", "market")


def _discard_button(surface: pygame.Surface, m: Metrics, rect: pygame.Rect) -> None:
    inner = rect.inflate(-m.du(8), -m.du(8))
    images.draw_panel(surface, inner, "button", m.unit, False)
    icon = images.icon("down", m.du(20))
    surface.blit(icon, icon.get_rect(center=inner.center))
