"""The regions of the table: crew, mission, map, slots, hand, inspector and log.

Wide windows have the crew at the left and the inspector at the right. Small ones have the crew as
a strip above the map, mission and log at its right, and what is pointed at floats. With very large
letters map, cards and log take turns.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import Regions, is_folded

ROOMY_DU = (1640, 940)
"""room for crew and inspector beside the map"""
PAIR = 2
"""number of characters that have room in the strip above the map alone"""


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


@dataclass(frozen=True, kw_only=True)
class MissionRegions(Regions):
    """The regions of a mission; ``board`` is the map."""

    crew: pygame.Rect = field(default_factory=_none)
    mission: pygame.Rect = field(default_factory=_none)
    slots: pygame.Rect = field(default_factory=_none)
    hand: pygame.Rect = field(default_factory=_none)


def roomy(m: Metrics) -> bool:
    """Return True if crew and inspector have room beside the map."""
    return m.width >= m.du(ROOMY_DU[0]) and m.height >= m.du(ROOMY_DU[1])


def regions(m: Metrics, tab: str, crew: int) -> MissionRegions:
    """Return the regions of the table for this number of characters."""
    if is_folded(m):
        return _folded_regions(m, tab)
    return _roomy(m) if roomy(m) else _small(m, crew)


def _bars(m: Metrics) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the bar at the top, the bar at the foot, and the area between them."""
    wide, high = m.size
    top = pygame.Rect(0, 0, wide, m.pick(56, 44))
    low = m.pick(66, 52)
    actions = pygame.Rect(0, high - low, wide, low)
    return top, actions, pygame.Rect(0, top.bottom, wide, actions.top - top.bottom)


def _roomy(m: Metrics) -> MissionRegions:
    top, actions, body = _bars(m)
    left, right = m.du(280), m.du(440)
    crew = pygame.Rect(body.left, body.top, left, body.height)
    middle = pygame.Rect(crew.right, body.top, body.width - left - right, body.height)
    mission = pygame.Rect(middle.left, middle.top, middle.width, m.du(88))
    hand = pygame.Rect(middle.left, 0, middle.width, m.du(248))
    hand.bottom = body.bottom
    slots = pygame.Rect(middle.left, hand.top - m.du(124), middle.width, m.du(124))
    board = pygame.Rect(middle.left, mission.bottom, middle.width, slots.top - mission.bottom)
    inspector = pygame.Rect(middle.right, body.top, right, min(m.du(640), body.height * 2 // 3))
    log = pygame.Rect(middle.right, inspector.bottom, right, body.bottom - inspector.bottom)
    view = pygame.Rect(middle.left, mission.top, middle.width, slots.top - mission.top)
    return MissionRegions(top=top, actions=actions, view=view, tray=hand, board=board, log=log,
                          inspector=inspector, crew=crew, mission=mission, slots=slots,
                          hand=hand)  # fmt: skip


def _small(m: Metrics, count: int) -> MissionRegions:
    """Return the regions of a small window: two characters leave the corner to the mission."""
    top, actions, body = _bars(m)
    side = max(m.du(280), body.width * 22 // 100)
    across = count > PAIR
    crew = pygame.Rect(body.left, body.top, body.width - (0 if across else side), m.du(54))
    hand = pygame.Rect(body.left, 0, body.width - side, m.du(154))
    hand.bottom = body.bottom
    slots = pygame.Rect(hand.left, hand.top - m.du(88), hand.width, m.du(88))
    board = pygame.Rect(hand.left, crew.bottom, hand.width, slots.top - crew.bottom)
    mission = pygame.Rect(board.right, crew.bottom if across else body.top, side, m.du(262))
    log = pygame.Rect(board.right, mission.bottom, side, body.bottom - mission.bottom)
    view = board.union(slots)
    return MissionRegions(top=top, actions=actions, view=view, tray=hand, board=board, log=log,
                          crew=crew, mission=mission, slots=slots, hand=hand)  # fmt: skip


def _folded_regions(m: Metrics, tab: str) -> MissionRegions:
    top, actions, body = _bars(m)
    tabs = pygame.Rect(0, body.top, body.width, m.du(44))
    body = pygame.Rect(0, tabs.bottom, body.width, body.bottom - tabs.bottom)
    crew = pygame.Rect(body.left, body.top, body.width, m.du(54))
    board = pygame.Rect(body.left, crew.bottom, body.width, body.bottom - crew.bottom)
    slots = pygame.Rect(body.left, body.top, body.width, m.du(88))
    side = m.du(290)
    hand = pygame.Rect(body.left, slots.bottom, body.width - side, body.bottom - slots.bottom)
    mission = pygame.Rect(hand.right, slots.bottom, side, hand.height)
    shown = {"map": {"crew", "board"}, "cards": {"slots", "hand", "mission"}}.get(tab, {"log"})
    every = {"crew", "board", "slots", "hand", "mission", "log"}
    return MissionRegions(top=top, actions=actions, view=body, tray=body, board=board, log=body,
                          tabs=tabs, crew=crew, mission=mission, slots=slots, hand=hand,
                          hidden=frozenset(every - shown))  # fmt: skip
