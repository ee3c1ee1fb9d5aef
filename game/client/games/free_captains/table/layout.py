"""The layout of the table: its mats are drawn in Tiled, for wide and for small windows.

If text is so large that not even the small mat fits, its two halves and the log take turns.
"""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.boards.mat_board import MatBoard
from game.client.tabletop.kit.layout import Regions, is_folded
from game.free_captains.mat import LAYERS, SMALL, WIDE, mats

HALVES: dict[str, tuple[str, ...]] = {
    "line": ("hegemony", "planets", "weapons", "line", "tray", "side"),
    "captain": ("captain",),
}
"""the layers that are on view together where there is room for one half"""
assert {*HALVES["line"], *HALVES["captain"]} == set(LAYERS)
TABS = (*HALVES, "log")


def body(m: Metrics) -> pygame.Rect:
    """Return the area between the bars."""
    wide, high = m.size
    top, bar = m.pick(56, 44), m.pick(64, 52)
    tabs = m.du(44) if is_folded(m) else 0
    return pygame.Rect(0, top + tabs, wide, high - top - bar - tabs)


def board(m: Metrics, tab: str, area: pygame.Rect | None = None) -> MatBoard:
    """Return the mat for these metrics, stretched over ``area``, by default the body."""
    mat, area = mats()[SMALL if m.compact or is_folded(m) else WIDE], area or body(m)
    if is_folded(m):
        return MatBoard(mat, area, HALVES.get(tab, HALVES["line"]))
    return MatBoard(mat, area)


def regions(m: Metrics, made: MatBoard, tab: str) -> Regions:
    """Return the regions of the table around a mat."""
    area, (wide, high) = made.area, m.size
    top = pygame.Rect(0, 0, wide, m.pick(56, 44))
    actions = pygame.Rect(0, area.bottom, wide, high - area.bottom)
    if is_folded(m):
        tabs = pygame.Rect(0, top.bottom, wide, area.top - top.bottom)
        return Regions(top=top, actions=actions, tabs=tabs, view=area, tray=area, board=area,
                       log=area, hidden=frozenset(("board", "log")) - {_region(tab)})  # fmt: skip
    log = made.rect("log")
    read = made.rect("inspector") if made.shows("inspector") else pygame.Rect(0, 0, 0, 0)
    hand, lowest = made.rect("hand"), made.rect("captain")
    low = pygame.Rect(area.left, made.rect("dice").bottom, 0, 0)
    low.width, low.height = hand.right - area.left, area.bottom - low.top
    left = log.left if read.width else area.right
    whole = pygame.Rect(area.left, area.top, left - area.left, area.height)
    view = pygame.Rect(area.left, area.top, log.left - area.left, lowest.top - area.top)
    return Regions(top=top, actions=actions, view=view, tray=low, board=whole, log=log,
                   inspector=read, over=frozenset(() if read.width else ("log",)))  # fmt: skip


def _region(tab: str) -> str:
    return "log" if tab == "log" else "board"
