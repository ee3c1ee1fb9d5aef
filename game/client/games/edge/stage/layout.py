"""The regions of the table (design 7): tracks, stage, check tray, odds, log, two heroes.

Wide windows have tracks at the left and odds over the log at the right. Small ones have a strip at
the top, and one column whose tabs are odds, log and scene. With very large letters the scene, the
crew and the log take turns.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.draw.rooms import Room, window
from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import Regions, is_folded

ROOMY_DU = (1640, 940)
"""room for tracks at the left and odds over the log"""
LOW_TRAY_DU = 84
"""height of the check tray in a small window where many ways need the room"""


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class CaseRegions(Regions):
    """The regions of a case; ``board`` is the stage, ``tray`` where a roll is spent."""

    tracks: pygame.Rect = field(default_factory=_none)
    check: pygame.Rect = field(default_factory=_none)
    side: pygame.Rect = field(default_factory=_none)
    """the column of odds, log and scene in small windows, its tabs included"""
    heroes: pygame.Rect = field(default_factory=_none)


def roomy(m: Metrics) -> bool:
    """Return True if tracks and odds have room beside the stage."""
    return m.width >= m.du(ROOMY_DU[0]) and m.height >= m.du(ROOMY_DU[1])


def regions(
    m: Metrics, tab: str, side: str = "odds", checking: bool = True, many: bool = False
) -> CaseRegions:
    """Return the regions of the table; ``side`` is the tab of a small window's column. The check
    tray folds away unless something is ``checking``, and is low where ``many`` ways are open."""
    if is_folded(m):
        return _folded_regions(m, tab, checking)
    return _roomy(m, checking) if roomy(m) else _small(m, side, checking, many)


def _bars(m: Metrics) -> tuple[Room, Room, Room]:
    """Return the bar at the top, the bar at the foot, and the area between them."""
    body = window(m)
    return body.north(m.pick(56, 44)), body.south(m.pick(68, 52)), body


def _roomy(m: Metrics, checking: bool) -> CaseRegions:
    top, actions, both = _bars(m)
    log = both.east(m.du(440))
    inspector = log.north(log.height * 65 // 100)
    heroes, tracks = both.south(m.du(272)), both.west(m.du(280))
    board, check = _share_region(both, m.du(192) if checking else 0)
    return CaseRegions(top=top, actions=actions, view=both, tray=both, board=board, log=log,
                       inspector=inspector, tracks=tracks, check=check,
                       heroes=heroes)  # fmt: skip


def _share_region(both: pygame.Rect, low: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Return stage and check tray, which share a region."""
    board = Room(both)
    check = board.south(low)
    return board, check


def _small(m: Metrics, side: str, checking: bool, many: bool) -> CaseRegions:
    top, actions, both = _bars(m)
    tracks, heroes = both.north(m.du(56)), both.south(m.pick(208, 182))
    column = both.east(max(m.du(280), both.width * 22 // 100))
    high = m.pick(144, 122) if not many else m.pick(144, LOW_TRAY_DU)
    board, check = _share_region(both, high if checking else 0)
    below = Room(column)
    below.north(m.pick(48, 44))
    inspector, log = (_none(), below) if side == "log" else (below, _none())
    return CaseRegions(top=top, actions=actions, view=both, tray=both, board=board, log=log,
                       inspector=inspector, tracks=tracks, check=check, side=column,
                       heroes=heroes,
                       over=frozenset(("inspector", "log")))  # fmt: skip


def _folded_regions(m: Metrics, tab: str, checking: bool) -> CaseRegions:
    top, actions, body = _bars(m)
    tabs, both = body.north(m.du(44)), Room(body)
    tracks = both.north(m.du(52))
    board, check = _share_region(both, min(m.du(148), both.height // 2) if checking else 0)
    shown = {"scene": {"tracks", "board", "check"}, "crew": {"heroes"},
             "odds": {"inspector"}}.get(tab, {"log"})  # fmt: skip
    every = {"tracks", "board", "check", "heroes", "inspector", "log"}
    inspector = body if tab == "odds" else _none()
    return CaseRegions(top=top, actions=actions, view=both, tray=both, board=board, log=body,
                       tabs=tabs, tracks=tracks, check=check, heroes=body, inspector=inspector,
                       hidden=frozenset(every - shown))  # fmt: skip
