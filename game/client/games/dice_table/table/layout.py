"""The regions of the dice table: builder, felt with the die buttons, one column, and a foot. With
very large letters the dice, the foot, the odds and the history take turns."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import Regions, is_folded

DIE_ROW_DU = 44
"""the height of a die button that has its name beside it"""


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class TableRegions(Regions):
    """``board`` is the felt."""

    build: pygame.Rect = field(default_factory=_none)
    dice: pygame.Rect = field(default_factory=_none)
    side: pygame.Rect = field(default_factory=_none)
    foot: pygame.Rect = field(default_factory=_none)


def regions(m: Metrics, side: str, tab: str = "dice") -> TableRegions:
    """Return the regions; ``side`` is the tab of the column, ``tab`` what shows where regions take
    turns."""
    wide, high = m.size
    top = pygame.Rect(0, 0, wide, m.pick(56, 44))
    low = m.pick(68, 52)
    actions = pygame.Rect(0, high - low, wide, low)
    body = pygame.Rect(0, top.bottom, wide, actions.top - top.bottom)
    if is_folded(m):
        return _folded_regions(m, tab, top, actions, body)
    right = min(m.pick(440, 330), wide * 31 // 100)
    left = min(m.pick(440, 350), wide * 30 // 100)
    foot = pygame.Rect(0, 0, body.width - right, m.pick(232, 158))
    foot.bottomleft = body.bottomleft
    build = pygame.Rect(0, body.top, left, foot.top - body.top)
    middle = pygame.Rect(left, body.top, body.width - left - right, build.height)
    dice = pygame.Rect(middle.left, 0, middle.width, m.pick(132, 96))
    dice.bottom = middle.bottom
    board = pygame.Rect(middle.left, middle.top, middle.width, dice.top - middle.top)
    column = pygame.Rect(middle.right, body.top, right, body.height)
    below = pygame.Rect(column.left, column.top + m.du(52), right, column.height - m.du(52))
    log = below if side == "log" else _none()
    return TableRegions(top=top, actions=actions, view=board, tray=board, board=board, log=log,
                        build=build, dice=dice, side=column, foot=foot,
                        over=frozenset(("log",)))  # fmt: skip


def _folded_regions(
    m: Metrics, tab: str, top: pygame.Rect, actions: pygame.Rect, body: pygame.Rect
) -> TableRegions:
    tabs = pygame.Rect(0, body.top, body.width, m.du(44))
    body = pygame.Rect(0, tabs.bottom, body.width, body.bottom - tabs.bottom)
    build = pygame.Rect(body.left, body.top, body.width * 47 // 100, body.height)
    board, dice = share_region(pygame.Rect(build.right, body.top, body.right - build.right,
                                     body.height), m)  # fmt: skip
    shown = {"dice": {"build", "board", "dice"}, "desk": {"foot"}, "side": {"side"}}.get(
        tab, {"log"}
    )
    every = {"build", "board", "dice", "foot", "side", "log"}
    return TableRegions(top=top, actions=actions, view=body, tray=body, board=board, log=body,
                        tabs=tabs, build=build, dice=dice, side=body, foot=body,
                        hidden=frozenset(every - shown))  # fmt: skip


def sheet_area(found: TableRegions, guest: bool) -> pygame.Rect:
    """Return the place of an open sheet: all between the bars, beside a guest without the
    column."""
    if found.hidden:
        return found.view
    right = found.side.left if guest else found.side.right
    return pygame.Rect(0, found.top.bottom, right, found.actions.top - found.top.bottom)


def share_region(both: pygame.Rect, m: Metrics) -> tuple[pygame.Rect, pygame.Rect]:
    """Return felt and die buttons, which share a region where regions take turns."""
    low = m.du(3 * DIE_ROW_DU + 20)
    board = pygame.Rect(both.left, both.top, both.width, both.height - low)
    return board, pygame.Rect(both.left, board.bottom, both.width, low)
