"""The regions of the dice table: builder, felt with the die buttons, one column, and a foot."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.layout import Regions


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class TableRegions(Regions):
    """``board`` is the felt."""

    build: pygame.Rect = field(default_factory=_none)
    dice: pygame.Rect = field(default_factory=_none)
    side: pygame.Rect = field(default_factory=_none)
    foot: pygame.Rect = field(default_factory=_none)


def regions(m: Metrics, side: str) -> TableRegions:
    """Return the regions; ``side`` is the tab of the column."""
    wide, high = m.size
    top = pygame.Rect(0, 0, wide, m.du(56 if not m.compact else 44))
    low = m.du(68 if not m.compact else 52)
    actions = pygame.Rect(0, high - low, wide, low)
    body = pygame.Rect(0, top.bottom, wide, actions.top - top.bottom)
    right = min(m.du(440 if not m.compact else 330), wide * 31 // 100)
    left = min(m.du(440 if not m.compact else 350), wide * 30 // 100)
    foot = pygame.Rect(0, 0, body.width - right, m.du(232 if not m.compact else 158))
    foot.bottomleft = body.bottomleft
    build = pygame.Rect(0, body.top, left, foot.top - body.top)
    middle = pygame.Rect(left, body.top, body.width - left - right, build.height)
    dice = pygame.Rect(middle.left, 0, middle.width, m.du(132 if not m.compact else 96))
    dice.bottom = middle.bottom
    board = pygame.Rect(middle.left, middle.top, middle.width, dice.top - middle.top)
    column = pygame.Rect(middle.right, body.top, right, body.height)
    below = pygame.Rect(column.left, column.top + m.du(52), right, column.height - m.du(52))
    log = below if side == "log" else _none()
    return TableRegions(top=top, actions=actions, view=board, tray=board, board=board, log=log,
                        build=build, dice=dice, side=column, foot=foot,
                        over=frozenset(("log",)))  # fmt: skip
