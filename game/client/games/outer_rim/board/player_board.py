"""The player's own board: character, the ship with its bays, and the slots with their cards.

Thin lines run from the ship's bays to its slots, in the gutter between the two rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.client.draw import fonts, icon_hits, materials, theme
from game.client.draw.rooms import Room
from game.client.draw.theme import Metrics
from game.client.games.outer_rim.board import pieces
from game.client.games.outer_rim.cards import boards, schematic
from game.client.games.outer_rim.play.model import Model, Slot
from game.client.tabletop.kit.layout import is_folded

SLOT_WORDS = {
    "crew": "Crew",
    "gear": "Gear",
    "cargo": "Cargo",
    "free": "Cargo or mod",
    "mod": "Mod",
    "equip": "Gear or mod",
    "job": "Job or bounty",
    "secret": "Secret",
    "account": "Account",
}
SLOT_ICONS = {**{kind: kind for kind in ("crew", "gear", "cargo", "mod", "job", "secret")},
              "free": "cargo", "equip": "gear", "account": "credits"}  # fmt: skip
OF_SHIP = ("crew", "cargo", "free", "mod", "equip")
"""kinds of slots that are bays of the ship"""
COLUMNS = 5  # minimum width of slots
MANY = 12  # slots


@dataclass(frozen=True)
class Places:
    """The rectangles of the board's parts; ``slots`` pairs each slot with its rectangle."""

    character: pygame.Rect
    ship: pygame.Rect
    slots: tuple[tuple[Slot, pygame.Rect], ...]


def parts(m: Metrics, board: pygame.Rect, slots: int = 0) -> tuple[Room, Room, Room]:
    """Return the places of the character, of the ship, and of all slots: side by side or, where
    regions take turns, the ship below the character. Very many ``slots`` take some room from the
    ship."""
    room = Room(board).inset(m.pick(8, 6), m.pick(8, 4))
    gap, channel = m.pick(8, 5), m.pick(24, 18)
    if is_folded(m):
        ship = room.west(m.du(290), channel)
        height = (room.height - gap) // 2
        return ship.north(height, gap), ship.north(height), room
    character = room.west(m.pick(262, 204), gap)
    ship = room.west(m.pick(280, 170) if slots > MANY else m.pick(380, 250), channel)
    return character, ship, room


def gutter(m: Metrics) -> int:
    """Return the room between two rows of slots, in which the lines to the ship's slots run."""
    return m.pick(16, 12)


def places(model: Model, m: Metrics, board: pygame.Rect, seat: int) -> Places:
    """Lay out the board for a seat: slots use as few columns as two rows need or, where regions
    take turns, as many rows as five columns need."""
    slots = model.slots(seat)
    character, ship, rest = parts(m, board, len(slots))
    gap, between = m.pick(6, 5), gutter(m)
    lines = 2 if not is_folded(m) else max(2, -(-len(slots) // COLUMNS))
    columns = COLUMNS if lines > 2 else max(COLUMNS, (len(slots) + 1) // 2)
    height = (rest.height - (lines - 1) * between) // lines
    rects: list[pygame.Rect] = []
    for _ in range(lines):
        rects += rest.north(height, between).columns(columns, gap)
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
    materials.draw(surface, board, "board", m.unit)
    shown = model.view["players"][seat]
    boards.draw_character(surface, at.character, model.content, shown, m)
    own = [(slot, rect) for slot, rect in at.slots if slot.kind in OF_SHIP]
    bays = tuple((SLOT_ICONS[slot.kind], bool(slot.card)) for slot, _ in own)
    schematic.draw_ship(surface, at.ship, model.content, shown, m, bays)
    _lines(surface, m, at.ship, own)
    for slot, rect in at.slots:
        if slot.card:
            pieces.slot_tile(surface, rect, model, slot, m, seat)
        else:
            _empty(surface, m, slot, rect)


def _lines(
    surface: pygame.Surface, m: Metrics, ship: pygame.Rect,
    own: Sequence[tuple[Slot, pygame.Rect]],
) -> None:  # fmt: skip
    """Paint the lines from the ship's bays to its slots: out of the sheet, along the channel, then
    through the gutter, and up or down to the slot."""
    if not own:
        return
    spots = schematic.bay_spots(m, ship, len(own))
    top, low = own[0][1], max((rect for _, rect in own), key=lambda rect: rect.top)
    channel = own[0][1].left - ship.right
    for number, ((slot, rect), spot) in enumerate(zip(own, spots, strict=True)):
        part = (number + 1) / (len(own) + 1)
        x = ship.right + round(channel * (0.25 + 0.6 * (1 - part)))
        above = rect.top == top.top
        edge = rect.bottom if above else rect.top
        lane = edge + round(gutter(m) * (part if above else part - 1))
        if low.top > top.top and rect.top not in (top.top, low.top):
            lane = rect.top - gutter(m) // 2
        if rect.left - ship.right <= channel + m.du(1):
            goal, lane = (rect.left, rect.top + rect.height // 2), 0
            points = [(spot.right, spot.centery), (x, spot.centery), (x, goal[1]), goal]
        else:
            goal = (rect.left + m.du(18), edge)
            points = [(spot.right, spot.centery), (x, spot.centery), (x, lane),
                      (goal[0], lane), goal]  # fmt: skip
        tone = theme.mix(theme.PANEL, schematic.INK, 0.75 if slot.card else 0.3)
        pygame.draw.lines(surface, tone, False, points, max(1, m.du(1)))
        pygame.draw.aacircle(surface, tone, goal, max(2.0, 2.5 * m.unit))


def _empty(surface: pygame.Surface, m: Metrics, slot: Slot, rect: pygame.Rect) -> None:
    """Paint an empty slot: stitched leather, its kind as an icon with its name."""
    materials.draw(surface, rect, "slot", m.unit)
    high = m.pitch("tile")
    px = m.du(24)
    block = px + m.du(3) + high
    top = (rect.centerx, rect.centery - block // 2)
    icon_hits.draw(surface, SLOT_ICONS[slot.kind], px, theme.EDGE_HOT, midtop=top)
    words = pygame.Rect(rect.left + m.du(4), top[1] + px + m.du(3), rect.width - m.du(8), high)
    text = fonts.fit(m, "tile", SLOT_WORDS[slot.kind], words.width).text
    fonts.draw_line(surface, m, "tile", text, theme.MUTED, words, "center", f"slot.{slot.id}")
