"""The player's own board: character, ship and the slots with their cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw import fonts, images, signs, theme
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.cards import boards, pieces
from game.client.games.outer_rim.model import Model, Slot
from game.client.tabletop.layout import folded, row

SLOT_WORDS = {
    "crew": "Crew",
    "gear": "Gear",
    "cargo": "Cargo",
    "free": "Cargo or mod",
    "mod": "Mod",
    "job": "Job or bounty",
    "secret": "Secret",
}
SLOT_ICONS = {**{kind: kind for kind in ("crew", "gear", "cargo", "mod", "job", "secret")},
              "free": "cargo"}  # fmt: skip
COLUMNS = 5  # minimum width of slots


@dataclass(frozen=True)
class Places:
    """The rectangles of the board's parts; ``slots`` pairs each slot with its rectangle."""

    character: pygame.Rect
    ship: pygame.Rect
    slots: tuple[tuple[Slot, pygame.Rect], ...]


def places(model: Model, m: Metrics, board: pygame.Rect, seat: int) -> Places:
    """Lay out the board for a seat: slots use as few columns as two rows need or, where regions
    take turns, as many rows as five columns need."""
    inner = board.inflate(
        -2 * m.du(12 if not m.compact else 6), -2 * m.du(8 if not m.compact else 4)
    )
    gap = m.du(8 if not m.compact else 5)
    wide = m.du(212 if not m.compact else 168), m.du(252 if not m.compact else 170)
    character = pygame.Rect(inner.left, inner.top, wide[0], inner.height)
    ship = pygame.Rect(character.right + gap, inner.top, wide[1], inner.height)
    rest = pygame.Rect(ship.right + gap, inner.top, 0, inner.height)
    rest.width = inner.right - rest.left
    slots = model.slots(seat)
    lines = 2 if not folded(m) else max(2, -(-len(slots) // COLUMNS))
    columns = COLUMNS if lines > 2 else max(COLUMNS, (len(slots) + 1) // 2)
    high = (rest.height - (lines - 1) * gap) // lines
    rects: list[pygame.Rect] = []
    for line in range(lines):
        band = pygame.Rect(rest.left, rest.top + line * (high + gap), rest.width, high)
        rects += row(band, columns, gap)
    upper = [each for each in slots if each.kind in ("crew", "gear")]
    lower = [each for each in slots if each.kind not in ("crew", "gear")]
    while len(upper) < columns and len(lower) > columns:
        upper.append(lower.pop())
    if lines > 2:
        return Places(character, ship, tuple(zip([*upper, *lower], rects, strict=False)))
    placed = list(zip(upper, rects[:columns], strict=False))
    placed += list(zip(lower, rects[columns:], strict=False))
    return Places(character, ship, tuple(placed))


def draw_board(
    surface: pygame.Surface, model: Model, m: Metrics, board: pygame.Rect, at: Places, seat: int
) -> None:
    """Paint character, ship and slots."""
    images.draw_panel(surface, board, "flat", m.unit)
    shown = model.view["players"][seat]
    boards.draw_character(surface, at.character, model.content, shown, m)
    boards.draw_ship(surface, at.ship, model.content, shown, m)
    for slot, rect in at.slots:
        if slot.card:
            pieces.slot_tile(surface, rect, model, slot, m, seat)
        else:
            _empty(surface, m, slot, rect)


def _empty(surface: pygame.Surface, m: Metrics, slot: Slot, rect: pygame.Rect) -> None:
    """Paint an empty slot: its kind, subdued so that cards stand out."""
    images.draw_panel(surface, rect, "sunken", m.unit)
    high = m.pitch("tile")
    px = m.du(30 if not m.compact else 24)
    block = px + m.du(4) + high
    top = (rect.centerx, rect.centery - block // 2)
    signs.draw(surface, SLOT_ICONS[slot.kind], px, theme.EDGE_HOT, midtop=top)
    words = pygame.Rect(rect.left + m.du(4), rect.centery - block // 2 + px + m.du(4),
                        rect.width - m.du(8), high)  # fmt: skip
    text = fonts.fit(m, "tile", SLOT_WORDS[slot.kind], words.width).text
    fonts.draw_line(surface, m, "tile", text, theme.MUTED, words, "center", f"slot.{slot.id}")
