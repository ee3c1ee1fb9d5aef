"""The layout of the table in regions, in window pixels, for any window and scale.

The map has most of the window; the market, the player's goals and the log are a column at its
right, the player's own board is below. The opponents are chips over the map. A compact window
shows the market as strips. If text is so large that not even that fits, one region shows at a time,
chosen by tabs. Text never shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import Regions as TableRegions
from game.client.tabletop.kit.layout import folded

TABS = ("map", "market", "board", "opponents", "log")
"""the regions that take turns in a table with tabs"""
CHIP_DU, SMALL_CHIP_DU = (300, 72), (224, 48)
CHIPS = 3
"""the most opponents"""
OVER = frozenset(("opponents",))


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class Regions(TableRegions):
    """The places of the table of Outer Rim. ``view`` is over the map, in a compact window over
    everything between the bars; ``tray`` is over the player's cards. ``opponents`` is over the
    map's upper left, except where regions take turns."""

    opponents: pygame.Rect
    market: pygame.Rect
    map: pygame.Rect
    goals: pygame.Rect = field(default_factory=_none)
    ambition: pygame.Rect = field(default_factory=_none)
    """the line above the strip, in games with ambitions"""


def regions(m: Metrics, tab: str = TABS[0], coached: bool = False) -> Regions:
    """Return the regions for these metrics; ``tab`` is the one on view if only one shows at a
    time. ``coached``: a coach takes the place of goals and log, and needs more room."""
    if folded(m):
        return _folded(m, tab)
    return _compact(m, coached) if m.compact else _standard(m, coached)


def with_line(m: Metrics, at: Regions, high: int) -> Regions:
    """Return the regions with a line for the ambition above the strip, ``high`` pixels that the map
    gives up, or what takes turns with it."""
    line = pygame.Rect(at.strip.left, at.strip.top - high, at.map.width, high)

    def less(rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(rect.left, rect.top, rect.width, rect.height - high)

    if not folded(m):
        return replace(at, ambition=line, map=less(at.map))
    body = less(at.map)
    return replace(at, ambition=line, map=body, market=body, opponents=body, log=body, board=body,
                   tray=body)  # fmt: skip


def chip_size(m: Metrics) -> tuple[int, int]:
    """Return the size of an opponent's chip over the map."""
    wide, high = SMALL_CHIP_DU if m.compact else CHIP_DU
    return m.du(wide), m.du(high)


def _chips(m: Metrics, map: pygame.Rect) -> pygame.Rect:
    """Return the upper left corner of the map, for all chips that there may be."""
    gap, (wide, high) = m.du(8), chip_size(m)
    return pygame.Rect(map.left + gap, map.top + gap, wide, CHIPS * high + (CHIPS - 1) * gap)


def _standard(m: Metrics, coached: bool) -> Regions:
    wide, high = m.size
    top_high, bar_high, board_high, strip_high = m.du(56), m.du(64), m.du(272), m.du(36)
    side = m.du(388) + max(0, wide - m.du(2240)) // 3
    left = wide - side
    low = high - bar_high
    board_top = low - board_high
    map = pygame.Rect(0, top_high, left, board_top - top_high)
    foot = low - (m.du(340) if coached else board_high)
    goals_high = 0 if coached else m.du(108)
    board = pygame.Rect(0, board_top + strip_high, left, board_high - strip_high)
    return Regions(
        top=pygame.Rect(0, 0, wide, top_high),
        opponents=_chips(m, map),
        market=pygame.Rect(left, top_high, side, foot - top_high),
        map=map,
        goals=pygame.Rect(left, foot, side, goals_high) if goals_high else _none(),
        log=pygame.Rect(left, foot + goals_high, side, low - foot - goals_high),
        strip=pygame.Rect(0, board_top, left, strip_high),
        board=board,
        actions=pygame.Rect(0, low, wide, bar_high),
        view=map.copy(),
        tray=board.copy(),
        slide=map.copy(),
        over=OVER,
    )


def _compact(m: Metrics, coached: bool) -> Regions:
    wide, high = m.size
    top_high, bar_high, board_high = m.du(44), m.du(52), m.du(200)
    strip_high, side = m.du(32), m.du(280)
    board_top = high - bar_high - board_high
    left = wide - side
    map = pygame.Rect(0, top_high, left, board_top - top_high)
    market = pygame.Rect(left, top_high, side, m.du(296))
    goals = pygame.Rect(left, market.bottom, side, m.du(80))
    log = pygame.Rect(left, goals.bottom, side, board_top - goals.bottom)
    if coached:  # the market is a row above the map then
        market = pygame.Rect(0, top_high, wide, m.du(48))
        map = pygame.Rect(0, market.bottom, left, board_top - market.bottom)
        goals, log = _none(), pygame.Rect(left, map.top, side, map.height)
    board = pygame.Rect(0, board_top + strip_high, wide, board_high - strip_high)
    return Regions(
        top=pygame.Rect(0, 0, wide, top_high),
        opponents=_chips(m, map),
        market=market,
        map=map,
        goals=goals,
        log=log,
        strip=pygame.Rect(0, board_top, wide, strip_high),
        board=board,
        actions=pygame.Rect(0, high - bar_high, wide, bar_high),
        view=pygame.Rect(0, top_high, wide, high - top_high - bar_high),
        tray=board.copy(),
        slide=pygame.Rect(0, map.top, left, high - bar_high - map.top),
        over=OVER,
    )


def _folded(m: Metrics, tab: str) -> Regions:
    wide, high = m.size
    top_high, tabs_high, strip_high, bar_high = m.du(44), m.du(44), m.du(32), m.du(52)
    body_top = top_high + tabs_high
    body = pygame.Rect(0, body_top, wide, high - body_top - strip_high - bar_high)
    return Regions(
        top=pygame.Rect(0, 0, wide, top_high),
        tabs=pygame.Rect(0, top_high, wide, tabs_high),
        opponents=body,
        market=body,
        map=body,
        log=body,
        strip=pygame.Rect(0, body.bottom, wide, strip_high),
        board=body,
        actions=pygame.Rect(0, high - bar_high, wide, bar_high),
        view=pygame.Rect(0, top_high, wide, high - top_high - bar_high),
        tray=body,
        hidden=frozenset(TABS) - {tab},
    )
