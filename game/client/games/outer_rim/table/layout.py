"""Where the regions of the table are, in window pixels, for any window and scale.

The regions tile the window without overlapping. Standard and large windows have the market
and the opponents in full; a compact one folds them into strips. Where letters are so large that
not even that fits, one region shows at a time, chosen by tabs. Text never shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import pygame

from game.client.draw.theme import Metrics

COMPACT_DU = (1280, 720)  # a compact table needs so much room
LEAST_DU = (960, 540)  # one with tabs
TABS = ("map", "market", "board", "opponents", "log")
"""the regions that take turns in a table with tabs"""


@dataclass(frozen=True)
class Regions:
    """The places of the table. ``view`` is where the encounter view lies, over market and map;
    ``tray`` where results lie, over the player's cards."""

    top: pygame.Rect
    opponents: pygame.Rect
    market: pygame.Rect
    map: pygame.Rect
    inspector: pygame.Rect  # empty in a compact window: the zoom floats there
    log: pygame.Rect
    strip: pygame.Rect
    board: pygame.Rect
    actions: pygame.Rect
    view: pygame.Rect
    tray: pygame.Rect
    tabs: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    hidden: frozenset[str] = frozenset()
    """regions that another one stands for now"""

    def shows(self, name: str) -> bool:
        """Whether a region is on view."""
        return name not in self.hidden

    def tiles(self) -> list[tuple[str, pygame.Rect]]:
        """The regions that share the window out among them, by name."""
        over = {"view", "tray", "hidden"} | self.hidden
        shared = [each.name for each in fields(self) if each.name not in over]
        return [(name, getattr(self, name)) for name in shared if getattr(self, name).width]


def table_metrics(m: Metrics) -> Metrics:
    """The metrics that the table uses: the player's scale, as far as the window has room.

    The least is 100%, since regions smaller than their text would not do.
    """
    most = min(m.width / LEAST_DU[0], m.height / LEAST_DU[1]) / m.base
    scale = max(1.0 / m.base, 0.75, min(m.scale, most))
    scale = max(scale, 1.0) if m.base == 1.0 else scale
    return Metrics(m.size, min(2.0, scale))


def regions(m: Metrics, tab: str = TABS[0]) -> Regions:
    """The regions for these metrics; ``tab`` is the one on view where they take turns."""
    if folded(m):
        return _folded(m, tab)
    return _compact(m) if m.compact else _standard(m)


def folded(m: Metrics) -> bool:
    """Whether regions take turns: there is less room than a compact table needs."""
    return m.width < m.du(COMPACT_DU[0]) - 1 or m.height < m.du(COMPACT_DU[1]) - 1


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


def row(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """``area`` cut into ``count`` equal columns with ``gap`` pixels between them."""
    if count <= 0:
        return []
    spare = area.width - gap * (count - 1)
    edges = [area.left + index * gap + spare * index // count for index in range(count)]
    ends = [area.left + index * gap + spare * (index + 1) // count for index in range(count)]
    return [
        pygame.Rect(left, area.top, right - left, area.height)
        for left, right in zip(edges, ends, strict=True)
    ]
