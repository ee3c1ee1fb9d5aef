"""The view and the interface state of the table of Outer Rim."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from game.client.games.outer_rim.board.goals import Goal
from game.client.games.outer_rim.board.layout import Regions
from game.client.games.outer_rim.board.market import Tile
from game.client.games.outer_rim.board.player_board import Places
from game.client.tabletop.play.parts import TableUi, TableView


def _none() -> pygame.Rect:
    return pygame.Rect(0, 0, 0, 0)


def _nowhere() -> Places:
    return Places(_none(), _none(), ())


@dataclass
class RimView(TableView):
    """``tiles`` are the market's, ``goals_at`` the goals in view, ``board_at`` the places of the
    board on view."""

    areas: Regions
    tiles: list[Tile] = field(default_factory=list)
    goals_at: list[tuple[Goal, pygame.Rect]] = field(default_factory=list)
    board_at: Places = field(default_factory=_nowhere)
    own_board_at: pygame.Rect = field(default_factory=_none)
    """the button that ends a look at another board"""
    favor_at: pygame.Rect = field(default_factory=_none)
    """the button that opens the tray of favors"""


@dataclass
class RimUi(TableUi):
    """``looking`` is the other player whose board is on view."""

    looking: int | None = None
    goals_open: bool = False
    """all goals are in view, not only the pinned ones"""
    drawer: bool = False
    """compact: full market tiles over the map"""
    zoom: int = 0
    pan: tuple[float, float] = (0.0, 0.0)
    panning: bool = False
    credits: int = 0
    """as the strip shows them while they count after an answer"""
    swirl: float = 0.0
    """seconds since the storm turned"""
