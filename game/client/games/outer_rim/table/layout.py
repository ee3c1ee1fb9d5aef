"""The layout of the table in regions, in window pixels, for any window and scale.

The regions tile the window without overlapping. Standard and large windows show the market and the
opponents in full; a compact one folds them into strips. If text is so large that not even that
fits, one region shows at a time, chosen by tabs. Text never shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.layout import Regions as TableRegions
from game.client.tabletop.layout import folded

TABS = ("map", "market", "board", "opponents", "log")
"""the regions that take turns in a table with tabs"""


@dataclass(frozen=True, kw_only=True)
class Regions(TableRegions):
    """The places of the table of Outer Rim. ``view`` is over market and map, ``tray`` over the
    player's cards."""

    opponents: pygame.Rect
    market: pygame.Rect
    map: pygame.Rect


def regions(m: Metrics, tab: str = TABS[0]) -> Regions:
    """Return the regions for these metrics; ``tab`` is the one on view if only one shows at a
    time."""
    if folded(m):
        return _folded(m, tab)
    return _compact(m) if m.compact else _standard(m)


def _standard(m: Metrics) -> Regions:
    wide, high = m.size
    top_high, bar_high, board_high = m.du(56), m.du(68), m.du(272)
    side = m.du(440) + max(0, wide - m.du(2240)) // 3
    others, market_high, strip_high = m.du(280), m.du(200), m.du(36)
    middle = wide - others - side
    body = high - top_high - bar_high
    upper = body - board_high
    log_high = max(m.du(240), body - m.du(620))
    board_top = top_high + upper
    return Regions(
        top=pygame.Rect(0, 0, wide, top_high),
        opponents=pygame.Rect(0, top_high, others, upper),
        market=pygame.Rect(others, top_high, middle, market_high),
        map=pygame.Rect(others, top_high + market_high, middle, upper - market_high),
        inspector=pygame.Rect(wide - side, top_high, side, body - log_high),
        log=pygame.Rect(wide - side, high - bar_high - log_high, side, log_high),
        strip=pygame.Rect(0, board_top, wide - side, strip_high),
        board=pygame.Rect(0, board_top + strip_high, wide - side, board_high - strip_high),
        actions=pygame.Rect(0, high - bar_high, wide, bar_high),
        view=pygame.Rect(others, top_high, middle, upper),
        tray=pygame.Rect(0, board_top + strip_high, wide - side, board_high - strip_high),
    )


def _compact(m: Metrics) -> Regions:
    wide, high = m.size
    top_high, bar_high, board_high = m.du(44), m.du(52), m.du(200)
    others, market_high, strip_high, side = m.du(56), m.du(48), m.du(32), m.du(280)
    map_top = top_high + others + market_high
    board_top = high - bar_high - board_high
    map_high = board_top - map_top
    return Regions(
        top=pygame.Rect(0, 0, wide, top_high),
        opponents=pygame.Rect(0, top_high, wide, others),
        market=pygame.Rect(0, top_high + others, wide, market_high),
        map=pygame.Rect(0, map_top, wide - side, map_high),
        inspector=pygame.Rect(0, 0, 0, 0),
        log=pygame.Rect(wide - side, map_top, side, map_high),
        strip=pygame.Rect(0, board_top, wide, strip_high),
        board=pygame.Rect(0, board_top + strip_high, wide, board_high - strip_high),
        actions=pygame.Rect(0, high - bar_high, wide, bar_high),
        view=pygame.Rect(0, top_high, wide, high - top_high - bar_high),
        tray=pygame.Rect(0, board_top + strip_high, wide, board_high - strip_high),
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
        inspector=pygame.Rect(0, 0, 0, 0),
        log=body,
        strip=pygame.Rect(0, body.bottom, wide, strip_high),
        board=body,
        actions=pygame.Rect(0, high - bar_high, wide, bar_high),
        view=pygame.Rect(0, top_high, wide, high - top_high - bar_high),
        tray=body,
        hidden=frozenset(TABS) - {tab},
    )
