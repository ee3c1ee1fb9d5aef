"""The layout of the table in regions, in window pixels, for any window and scale.

The map has most of the window; the market, the player's goals and the log are a column at its
right, the player's own board is below. The opponents are chips over the map. A compact window
shows the market as strips. If text is so large that not even that fits, one region shows at a time,
chosen by tabs. Text never shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pygame

from game.client.draw.rooms import Room, window
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import Regions as TableRegions
from game.client.tabletop.kit.layout import is_folded

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
    if is_folded(m):
        return _folded_regions(m, tab)
    return _compact(m, coached) if m.compact else _standard(m, coached)


def with_line(m: Metrics, at: Regions, high: int) -> Regions:
    """Return the regions with a line for the ambition above the strip, ``high`` pixels that the map
    gives up, or what takes turns with it."""
    line = pygame.Rect(at.strip.left, at.strip.top - high, at.map.width, high)

    def less(rect: pygame.Rect) -> pygame.Rect:
        return pygame.Rect(rect.left, rect.top, rect.width, rect.height - high)

    if not is_folded(m):
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
    map = window(m)
    top, actions = map.north(m.du(56)), map.south(m.du(64))
    market = map.east(m.du(388) + max(0, m.width - m.du(2240)) // 3)
    log = market.south(m.du(340 if coached else 272))
    goals = _none() if coached else log.north(m.du(108))
    board = map.south(m.du(272))
    strip = board.north(m.du(36))
    return Regions(
        top=top,
        opponents=_chips(m, map),
        market=market,
        map=map,
        goals=goals,
        log=log,
        strip=strip,
        board=board,
        actions=actions,
        view=map.copy(),
        tray=board.copy(),
        slide=map.copy(),
        over=OVER,
    )


def _compact(m: Metrics, coached: bool) -> Regions:
    view, side = window(m), m.du(280)
    top, actions = view.north(m.du(44)), view.south(m.du(52))
    map = Room(view)
    board = map.south(m.du(200))
    strip = board.north(m.du(32))
    if coached:  # the market is a row above the map then
        market, log, goals = map.north(m.du(48)), map.east(side), _none()
    else:
        log = map.east(side)
        market, goals = log.north(m.du(278)), log.north(m.du(80))
    return Regions(
        top=top,
        opponents=_chips(m, map),
        market=market,
        map=map,
        goals=goals,
        log=log,
        strip=strip,
        board=board,
        actions=actions,
        view=view,
        tray=board.copy(),
        slide=pygame.Rect(0, map.top, map.width, view.bottom - map.top),
        over=OVER,
    )


def _folded_regions(m: Metrics, tab: str) -> Regions:
    view = window(m)
    top, actions = view.north(m.du(44)), view.south(m.du(52))
    body = Room(view)
    tabs, strip = body.north(m.du(44)), body.south(m.du(32))
    return Regions(
        top=top,
        tabs=tabs,
        opponents=body,
        market=body,
        map=body,
        log=body,
        strip=strip,
        board=body,
        actions=actions,
        view=view,
        tray=body,
        hidden=frozenset(TABS) - {tab},
    )
