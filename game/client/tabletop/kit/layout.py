"""The layout of a table in regions, in window pixels, for any window and scale.

The regions tile the window without overlapping. If text is so large that not even a compact table
fits, one region shows at a time, chosen by tabs. Text never shrinks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields

import pygame

from game.client.draw.rooms import Room, window
from game.client.draw.theme import TABLE_DU, Metrics

COMPACT_DU = (1280, 720)  # minimum room for a compact table


def table_metrics(m: Metrics) -> Metrics:
    """Return the metrics that the table uses: the player's scale, as far as the window has room.

    Never below 100%, since regions must not be smaller than their text.
    """
    most = m.most(TABLE_DU)
    scale = max(1.0 / m.base, 0.75, min(m.scale, most))
    scale = max(scale, 1.0) if m.base == 1.0 else scale
    return Metrics(m.size, min(2.0, scale))


def is_folded(m: Metrics) -> bool:
    """Return True if regions take turns, because there is less room than a compact table needs."""
    return m.width < m.du(COMPACT_DU[0]) - 1 or m.height < m.du(COMPACT_DU[1]) - 1


def row(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return ``area`` cut into ``count`` equal columns with ``gap`` pixels between them."""
    return list(Room(area).columns(count, gap))


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class Regions:
    """The places of a table; a game adds its own.

    ``view`` is for pages about a decision, ``tray`` for smaller pages of results; both are on top
    of other regions. An empty rectangle is a region that the table does not have.
    """

    top: pygame.Rect
    actions: pygame.Rect
    view: pygame.Rect
    tray: pygame.Rect
    board: pygame.Rect
    log: pygame.Rect = field(default_factory=_none)
    strip: pygame.Rect = field(default_factory=_none)
    inspector: pygame.Rect = field(default_factory=_none)  # empty: enlarged things slide or float
    slide: pygame.Rect = field(default_factory=_none)
    """the area over which an inspector without a place of its own slides"""
    tabs: pygame.Rect = field(default_factory=_none)
    hidden: frozenset[str] = frozenset()
    """regions that another one replaces at the moment"""
    over: frozenset[str] = frozenset()
    """regions on top of others"""

    def shows(self, name: str) -> bool:
        """Return True if a region is on view."""
        return name not in self.hidden

    def at(self, name: str) -> pygame.Rect:
        """Return the rectangle of a region."""
        rect: pygame.Rect = getattr(self, name)
        return rect

    def tiles(self) -> list[tuple[str, pygame.Rect]]:
        """Return the regions that divide the window among themselves, by name."""
        over = {"view", "tray", "slide", "hidden", "over"} | self.hidden | self.over
        shared = [each.name for each in fields(self) if each.name not in over]
        return [(name, self.at(name)) for name in shared if self.at(name).width]


def regions(m: Metrics, tab: str = "board") -> Regions:
    """Return the regions of a table with a single board: the log at the right below the inspector,
    or as a second tab if text is very large."""
    body = window(m)
    top, actions = body.north(m.pick(56, 44)), body.south(m.pick(64, 52))
    if is_folded(m):
        tabs = body.north(m.du(44))
        return Regions(top=top, actions=actions, view=body, tray=body, board=body, log=body,
                       tabs=tabs, hidden=frozenset(("board", "log")) - {tab})  # fmt: skip
    log = body.east(m.pick(440, 280))
    inspector = _none() if m.compact else log.north(m.du(620))
    view = body.copy()
    tray = view.south(m.pick(272, 200))
    return Regions(top=top, actions=actions, view=view, tray=tray, board=body, log=log,
                   inspector=inspector)  # fmt: skip
