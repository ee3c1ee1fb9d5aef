"""The player's own board: credits, fame and reputation on the strip; character, ship and the
slots with their cards below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from game.client import fonts, images, theme
from game.client.outer_rim import pieces
from game.client.outer_rim.layout import row
from game.client.outer_rim.log_panel import draw_mark
from game.client.outer_rim.model import Model, Slot
from game.client.theme import Metrics
from game.outer_rim.effects import FACTIONS

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
LEVEL_INK = {"positive": theme.GOOD, "neutral": theme.SOFT, "negative": theme.DANGER}


@dataclass(frozen=True)
class Places:
    """Where the parts of the board are; ``slots`` pairs each slot with its rectangle."""

    character: pygame.Rect
    ship: pygame.Rect
    slots: tuple[tuple[Slot, pygame.Rect], ...]


def places(model: Model, m: Metrics, board: pygame.Rect, seat: int) -> Places:
    """Lays the board out for a seat: the slots close up to as few columns as two rows need."""
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
    columns = max(5, (len(slots) + 1) // 2)
    high = (rest.height - gap) // 2
    rects: list[pygame.Rect] = []
    for line in range(2):
        band = pygame.Rect(rest.left, rest.top + line * (high + gap), rest.width, high)
        rects += row(band, columns, gap)
    upper = [each for each in slots if each.kind in ("crew", "gear")]
    lower = [each for each in slots if each.kind not in ("crew", "gear")]
    while len(upper) < columns and len(lower) > columns:
        upper.append(lower.pop())
    placed = list(zip(upper, rects[:columns], strict=False))
    placed += list(zip(lower, rects[columns:], strict=False))
    return Places(character, ship, tuple(placed))


def draw_strip(
    surface: pygame.Surface, model: Model, m: Metrics, strip: pygame.Rect, seat: int, credits: int
) -> None:
    """Paints name, credits, fame and reputation of a seat."""
    images.draw_panel(surface, strip, "flat", m.unit)
    shown = model.view["players"][seat]
    inner = strip.inflate(-2 * m.du(16), 0)
    x = inner.left
    draw_mark(surface, m, seat, (x + m.du(8), inner.centery), m.du(8))
    x += m.du(26)
    name = model.player_name(seat)
    x += _words(surface, m, "heading" if not m.compact else "body_bold", name, theme.INK, x, inner)
    x += m.du(28)
    x += _icon(surface, "credits", m.du(24), x, inner) + m.du(8)
    x += _words(surface, m, "number", f"{credits:,}", theme.AMBER, x, inner) + m.du(28)
    x += _fame(surface, model, m, shown, x, inner) + m.du(28)
    _reputation(surface, m, shown, pygame.Rect(x, inner.top, inner.right - x, inner.height))


def _words(
    surface: pygame.Surface, m: Metrics, style: str, text: str, ink: theme.Color, x: int,
    inner: pygame.Rect,
) -> int:  # fmt: skip
    wide = fonts.measure(m, style, text)[0]
    spot = pygame.Rect(x, inner.top, wide + 2, inner.height)
    fonts.draw_line(surface, m, style, text, ink, spot, "left", "board.strip")
    return wide


def _icon(
    surface: pygame.Surface, name: str, px: int, x: int, inner: pygame.Rect,
    tint: theme.Color | None = None,
) -> int:  # fmt: skip
    drawn = images.icon(name, px, tint)
    surface.blit(drawn, drawn.get_rect(midleft=(x, inner.centery)))
    return px


def _fame(
    surface: pygame.Surface, model: Model, m: Metrics, shown: dict[str, Any], x: int,
    inner: pygame.Rect,
) -> int:  # fmt: skip
    start, goal, fame = x, int(model.view["fame_goal"]), int(shown["fame"])
    x += _icon(surface, "fame", m.du(24), x, inner) + m.du(8)
    x += _words(surface, m, "number", f"{fame} / {goal}", theme.INK, x, inner) + m.du(12)
    pip, gap = m.du(14 if not m.compact else 10), m.du(5 if not m.compact else 3)
    for number in range(goal):
        spot = pygame.Rect(x, 0, pip, pip)
        spot.centery = inner.centery
        color = theme.AMBER if number < fame else theme.SUNKEN
        pygame.draw.circle(surface, color, spot.center, pip // 2)
        pygame.draw.circle(surface, theme.EDGE, spot.center, pip // 2, max(1, m.du(1)))
        x += pip + gap
    return x - start


def _reputation(
    surface: pygame.Surface, m: Metrics, shown: dict[str, Any], area: pygame.Rect
) -> None:
    levels: dict[str, str] = shown["reputation"]
    for faction, part in zip(FACTIONS, row(area, 4, m.du(8)), strict=True):
        mark = theme.FACTIONS[faction]
        x = part.left
        x += _icon(surface, faction, m.du(22), x, part) + m.du(6)
        level = levels[faction]
        words = f"{mark.word} {level}"
        if fonts.fit(m, "label", words, part.right - x).overflow:
            words = level
        spot = pygame.Rect(x, part.top, part.right - x, part.height)
        fonts.draw_line(surface, m, "label", words, LEVEL_INK[level], spot, "left", "board.rep")


def draw_board(
    surface: pygame.Surface, model: Model, m: Metrics, board: pygame.Rect, at: Places, seat: int
) -> None:
    """Paints character, ship and slots."""
    images.draw_panel(surface, board, "flat", m.unit)
    pieces.character_block(surface, at.character, model, m, seat)
    pieces.ship_block(surface, at.ship, model, m, seat)
    for slot, rect in at.slots:
        if slot.card:
            pieces.slot_tile(surface, rect, model, slot, m, seat)
        else:
            _empty(surface, m, slot, rect)


def _empty(surface: pygame.Surface, m: Metrics, slot: Slot, rect: pygame.Rect) -> None:
    """An empty slot: its kind, quiet enough that cards stand out."""
    images.draw_panel(surface, rect, "sunken", m.unit)
    high = m.pitch("tile")
    px = m.du(30 if not m.compact else 24)
    block = px + m.du(4) + high
    icon = images.icon(SLOT_ICONS[slot.kind], px, theme.EDGE_HOT)
    surface.blit(icon, icon.get_rect(midtop=(rect.centerx, rect.centery - block // 2)))
    words = pygame.Rect(rect.left + m.du(4), rect.centery - block // 2 + px + m.du(4),
                        rect.width - m.du(8), high)  # fmt: skip
    text = fonts.fit(m, "tile", SLOT_WORDS[slot.kind], words.width).text
    fonts.draw_line(surface, m, "tile", text, theme.MUTED, words, "center", f"slot.{slot.id}")
