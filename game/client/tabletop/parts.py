"""The three parts of a table scene, so that helpers take only what they need.

``TableView`` is what the last layout put on view, ``TableUi`` what the player has opened, and
``TableActions`` what can be done.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.dice import Tumble
from game.client.tabletop.layout import Regions
from game.client.tabletop.results import Page
from game.client.tabletop.spots import Name


@dataclass
class TableView:
    """What is on view since the last layout. ``spots`` are those that nothing covers, ``listed``
    the buttons of answers by key."""

    m: Metrics
    areas: Regions
    spots: dict[Name, pygame.Rect] = field(default_factory=dict)
    listed: dict[str, pygame.Rect] = field(default_factory=dict)
    in_view: bool = False
    """whether the decision, or a page of results, is told in the view"""
    asks_in_view: bool = False
    log_at: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


@dataclass
class TableUi:
    """What the player has opened or points at; nothing of it is part of the game."""

    tab: str = "board"
    """the region on view where they take turns"""
    page: int = 0
    """the page of answers in the bar"""
    peek: bool = False
    """the page over the table is put aside"""
    log_large: bool = False
    inspecting: bool = False
    """keys go to everything that can be read"""
    keyed: bool = False
    """the last thing used was a key, not the pointer"""
    pointer: tuple[int, int] = (0, 0)
    was_press: bool = False
    tray: list[Page] = field(default_factory=list)
    """pages of results to read"""
    tumble: Tumble = field(default_factory=Tumble)
    past: pygame.Surface | None = None
    """the table before the answer whose dice roll"""
    toast: str = ""
    toast_left: float = 0.0
    skips: int = 0
    """movements that the player has cut short"""
    ended: bool = False

    @property
    def large_page(self) -> Page | None:
        """The page of results that is told in the view, if any."""
        return self.tray[0] if self.tray and self.tray[0].large else None


class TableActions(Protocol):
    """What can be done at a table, for buttons, keys and gestures."""

    def ask(self, key: str) -> None:
        """Answer the decision, after a word about what would be left undone."""

    def choose(self, key: str) -> None:
        """Answer the decision and show what came of it."""

    def say(self, markup: str, cue: str = "toast") -> None:
        """Show a sentence over the table for a while."""

    def renew(self) -> None:
        """Lay the table out again."""

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Mark a part, or all, to be drawn again."""

    def pin(self, name: Name) -> None:
        """Keep a thing in view, or let it go."""

    def looked(self, name: Name) -> bool:
        """Show what a click on a spot opens that answers nothing; False if there is nothing."""
