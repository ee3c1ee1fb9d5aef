"""The places of everything on the title, for any window, scale and number of games.

Three layouts. *Alone*: one game, its cover large beside the menu. *Row*: several covers on a board,
the chosen one lit, its buttons below. *Tight*: where letters leave little height, a menu with the
covers beside it. The strip of the first start is above the buttons of a row, below all else
otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

from game.client.draw import fonts
from game.client.draw.rooms import Room
from game.client.draw.scenery.covers import SHAPE
from game.client.draw.theme import TARGET_DU, Metrics

LEAST_DU = (1100, 640)  # a smaller window, or a larger scale, is tight
CRAMPED = 400  # du of height under which the rows of the menu touch
LINED = 460  # du of height under which there is no line below the name
COVER_DU = 360  # widest cover in a row
RAISED = 114  # hundredths of its size that the chosen cover of a row has
APART = 18  # hundredths of a cover between two of them
LIFT_DU = 24
Kind = Literal["alone", "row", "tight"]
Space = Literal["wide", "narrow", "cramped"]


@dataclass(frozen=True)
class Plan:
    """Rectangles in pixels; one without height has no room. ``style`` is that of the brand.

    ``words`` is for the name of the chosen game and ``line`` for a sentence about it; ``menu`` for
    all buttons, in a row for those of the chosen game; ``bar`` for the others there; ``strip`` for
    the questions of the first start; ``packs`` for the line about faulty packs.
    """

    kind: Kind
    style: str
    brand: pygame.Rect
    line: pygame.Rect
    words: pygame.Rect
    menu: pygame.Rect
    bar: pygame.Rect
    covers: tuple[pygame.Rect, ...]
    board: pygame.Rect
    hint: pygame.Rect
    foot: pygame.Rect
    strip: pygame.Rect
    packs: pygame.Rect

    def raised_rect(self, m: Metrics, index: int) -> pygame.Rect:
        """Return the rectangle of a cover when it is the chosen one."""
        rect = self.covers[index]
        if self.kind != "row":
            return rect.copy()
        size = (rect.width * RAISED // 100, rect.height * RAISED // 100)
        made = pygame.Rect((0, 0), size)
        made.midbottom = (rect.centerx, rect.bottom - m.du(LIFT_DU))
        return made


def tight(m: Metrics) -> bool:
    """Return whether window and scale leave little room."""
    return m.width < m.du(LEAST_DU[0]) or m.height < m.du(LEAST_DU[1])


def left(m: Metrics) -> int:
    """Return the margin at the left and the right."""
    return max(m.du(48 if tight(m) else 96), m.width * 7 // 100)


def menu_width(m: Metrics) -> int:
    if tight(m):
        return min(m.du(480), m.width * 46 // 100)
    return min(m.du(560), m.width * 43 // 100)


def pitch(m: Metrics) -> int:
    """Return the distance between two rows of the menu."""
    if is_cramped(m):
        return m.du(42)
    return m.du(48 if tight(m) else 62 if m.compact else 76)


def small_pitch(m: Metrics) -> int:
    """Return the distance between two rows of lesser buttons."""
    return pitch(m) if tight(m) else max(m.du(TARGET_DU), 36) + m.du(8)


def large_high(m: Metrics, asks: bool) -> int:
    """Return the height of the large button; ``asks``: while the strip is there."""
    if tight(m):
        return pitch(m) + m.du(6)
    if asks:
        return m.pick(64, 60)
    return m.pitch("menu") + 3 * m.pitch("caption") + 2 * m.du(12)


def across(lesser: int, asks: bool) -> int:
    """Return how many lesser buttons share a row: there are two rows, one beside the strip."""
    return max(1, lesser if asks else -(-lesser // 2))


def menu_high(m: Metrics, more: int, asks: bool) -> int:
    """Return the height of the whole menu in a column: the large button, ``more`` plain ones, and
    the lesser ones."""
    gap = 0 if tight(m) else m.du(24)
    lesser = (1 if asks else 2) * small_pitch(m)
    return large_high(m, asks) + m.du(12) + more * pitch(m) + gap + lesser


def strip_width(m: Metrics) -> int:
    """Return the most pixels that the strip may be wide."""
    return m.width - 2 * (m.du(24) if tight(m) else left(m))


def is_cramped(m: Metrics) -> bool:
    """Return whether the rows of the menu touch."""
    return m.height < m.du(CRAMPED)


def room(m: Metrics) -> Space:
    """Return how much room the title has for the strip."""
    return "cramped" if is_cramped(m) else "narrow" if m.compact else "wide"


@dataclass(frozen=True)
class Needs:
    """The inputs of a plan besides the window: the number of games, the height of the notice in
    pixels, the number of plain buttons below the large one, the size of the strip, and that of the
    line about packs, each in pixels and (0, 0) without one."""

    games: int
    notice: int
    more: int
    strip: tuple[int, int] = (0, 0)
    packs: tuple[int, int] = (0, 0)

    @property
    def asks(self) -> bool:
        return self.strip != (0, 0)


def plan(m: Metrics, needs: Needs) -> Plan:
    """Return the layout."""
    margin = left(m)
    low = m.du(8 if tight(m) else 12 if m.compact else 24)
    foot = pygame.Rect(margin, m.height - low - needs.notice, m.width - 2 * margin, needs.notice)
    if tight(m):
        return _tight(m, needs, foot)
    high = m.pitch("caption") + m.du(4)
    hint = pygame.Rect(margin, foot.top - m.du(4) - high, foot.width, high)
    thick = m.pick(24, 18)
    if needs.games > 1:
        return _row(m, needs, foot, hint, thick)
    return _alone(m, needs, foot, hint, thick)


def _nothing() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


def _strip_above(m: Metrics, needs: Needs, low: int) -> pygame.Rect:
    """Return the place of the strip in the middle of the window, ``low`` its lower edge."""
    strip = pygame.Rect((0, 0), needs.strip)
    strip.midbottom = (m.width // 2, low)
    return strip


def _alone(m: Metrics, needs: Needs, foot: pygame.Rect, hint: pygame.Rect, thick: int) -> Plan:
    low = hint.top - m.pick(18, 10)
    strip = _strip_above(m, needs, low)
    if needs.asks:
        low = strip.top - m.pick(18, 10)
    board = pygame.Rect(0, low - thick, m.width, thick)
    margin, middle = left(m), m.width // 2
    stage = pygame.Rect(middle, 0, m.width - margin - middle, board.top)
    cover = _inside((stage.width, stage.height * 90 // 100))
    cover.midbottom = (stage.centerx, board.top + thick // 3)
    high = m.px("brand")
    gaps = (m.pick(24, 16), m.pick(40, 20))
    menu_tall = menu_high(m, needs.more, needs.asks)
    block = high + gaps[0] + m.pitch("reading") + gaps[1] + menu_tall
    top = max(m.du(8), (board.top - block) * 44 // 100)
    column = Room(margin, top, middle - margin, block)
    brand, line = column.north(high, gaps[0]), column.north(m.pitch("reading"), gaps[1])
    menu = pygame.Rect(margin - m.du(16), column.top, menu_width(m), menu_tall)
    covers = (cover,) if needs.games else ()
    return Plan("alone", "brand", brand, line, _nothing(), menu, _nothing(), covers, board, hint,
                foot, strip, _packs_at(needs, hint, max(menu.bottom, strip.bottom)))  # fmt: skip


def _packs_at(needs: Needs, hint: pygame.Rect, least: int) -> pygame.Rect:
    """Return the place of the line about packs: at the right of the hint, below ``least``."""
    packs = pygame.Rect((0, 0), needs.packs)
    packs.midright = hint.midright
    packs.top = max(packs.top, least)
    return packs


def _inside(room: tuple[int, int]) -> pygame.Rect:
    """Return the largest cover in some room."""
    wide = max(1, min(room[0], room[1] * SHAPE[0] // SHAPE[1]))
    return pygame.Rect(0, 0, wide, wide * SHAPE[1] // SHAPE[0])


def _row(m: Metrics, needs: Needs, foot: pygame.Rect, hint: pygame.Rect, thick: int) -> Plan:
    margin, games = left(m), needs.games
    bar = pygame.Rect(margin, m.pick(40, 20), foot.width, max(m.du(48), 38))
    caps = fonts.cap_height(fonts.face(m, "sign"))
    brand = pygame.Rect(margin, 0, foot.width // 2, caps)
    brand.centery = bar.centery
    high = large_high(m, needs.asks)
    wide = menu_width(m) + m.du(16 + 290)
    menu = pygame.Rect((m.width - wide) // 2, 0, wide, high)
    menu.bottom = hint.top - m.pick(20, 8)
    strip = _strip_above(m, needs, menu.top - m.pick(20, 12))
    line = pygame.Rect(margin, 0, foot.width, m.pitch("reading"))
    line.bottom = (strip if needs.asks else menu).top - m.pick(18, 8)
    words = pygame.Rect(margin, 0, foot.width, m.pitch("title"))
    words.bottom = line.top
    board = pygame.Rect(0, words.top - m.pick(18, 8) - thick, m.width, thick)
    top = max(bar.bottom, brand.bottom) + m.pick(24, 10)
    room = (board.top - top - m.du(LIFT_DU)) * 100 // RAISED
    shares = 100 * games + APART * (games - 1)
    cover = _inside((min(m.du(COVER_DU), foot.width * 100 // shares), room))
    gap = cover.width * APART // 100
    spare = max(0, board.top - top - m.du(LIFT_DU) - cover.height * RAISED // 100)
    for part in (board, words, line, strip, menu):
        part.top -= spare * 2 // 5
    first = (m.width - games * cover.width - (games - 1) * gap) // 2
    row = Room(first, board.top + thick // 3 - cover.height, m.width, cover.height)
    places = tuple(row.grid(games, games, cover.size, gap))
    return Plan("row", "sign", brand, line, words, menu, bar, places, board, hint, foot, strip,
                _packs_at(needs, hint, menu.bottom))  # fmt: skip


def _tight(m: Metrics, needs: Needs, foot: pygame.Rect) -> Plan:
    margin, games = left(m), needs.games
    strip = _strip_above(m, needs, foot.top - m.du(4 if is_cramped(m) else 12))
    low = strip.top if needs.asks else foot.top
    high, tall = m.px("curtain"), menu_high(m, needs.more, needs.asks)
    lined = m.height >= m.du(LINED)
    below = m.du(20) + m.pitch("reading") if lined else 0
    block = high + below + m.du(14) + tall
    top = max(m.du(10), (low - block) * 36 // 100)
    column = Room(margin, top, menu_width(m), block)
    brand = column.north(high, m.du(20) if lined else 0)
    line = column.north(m.pitch("reading") if lined else 0, m.du(14))
    menu = pygame.Rect(margin - m.du(16), column.top, menu_width(m), tall)
    side = Room(menu.right + m.du(32), m.du(16), 0, 0)
    side.width = m.width - m.du(24) - side.left
    packs = pygame.Rect((0, 0), needs.packs)
    packs.midbottom = (side.centerx, low - m.du(4))
    side.height = (packs.top if packs.height else low - m.du(12)) - side.top
    words = side.north(m.pitch("heading") if games > 1 else 0, m.du(8))
    return Plan("tight", "curtain", brand, line, words, menu, _nothing(), _grid(m, games, side),
                _nothing(), _nothing(), foot, strip, packs)  # fmt: skip


def _grid(m: Metrics, games: int, room: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """Return covers as large as they can be in rows and columns."""
    gap = m.du(16)
    best, across = pygame.Rect(0, 0, 0, 0), 1
    for columns in range(1, games + 1):
        rows = -(-games // columns)
        cell = ((room.width - (columns - 1) * gap) // columns,
                (room.height - (rows - 1) * gap) // rows)  # fmt: skip
        if min(cell) > 0 and _inside(cell).width > best.width:
            best, across = _inside(cell), columns
    rows = -(-games // across) if games else 0
    whole = (across * (best.width + gap) - gap, rows * (best.height + gap) - gap)
    start = (room.left + (room.width - whole[0]) // 2, room.top + (room.height - whole[1]) // 2)
    return tuple(Room(start, whole).grid(games, across, best.size, gap))
