"""The parts of a table scene, so that helpers take only what they need.

``TableView`` is the result of the last layout, ``TableUi`` the state of the interface;
``TableOrders`` and ``TableViews`` are the actions at the table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from game.client.draw.theme import Metrics
from game.client.tabletop.kit.layout import Regions
from game.client.tabletop.kit.spots import Name
from game.client.tabletop.pages.dice import Tumble
from game.client.tabletop.pages.results import Page
from game.client.tabletop.play.pending_page import PendingPage


@dataclass
class TableView:
    """The result of the last layout. ``spots`` are those that nothing covers, ``listed`` the
    buttons of answers by key."""

    m: Metrics
    areas: Regions
    spots: dict[Name, pygame.Rect] = field(default_factory=dict)
    listed: dict[str, pygame.Rect] = field(default_factory=dict)
    under: frozenset[str] = frozenset()
    """the answers whose places are under what the player has opened"""
    in_view: bool = False
    """whether the decision, or a page of results, is shown in the view"""
    asks_in_view: bool = False
    log_at: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """the log on view"""
    guest_at: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """the place of a guest, such as the coach of a lesson"""
    log_area: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """the area of the log, on view or not"""


@dataclass
class TableUi:
    """Everything the player has opened or points at; none of it is part of the game."""

    tab: str = "board"
    """the region on view where only one shows at a time"""
    page: int = 0
    """the page of answers in the bar"""
    peek: bool = False
    """the page over the table is hidden"""
    log_large: bool = False
    inspecting: bool = False
    """the keyboard reaches everything that can be read"""
    keyed: bool = False
    """the last thing used was a key, not the pointer"""
    pointer: tuple[int, int] = (0, 0)
    was_press: bool = False
    tray: list[Page] = field(default_factory=list)
    """pages of results to read"""
    retold: list[Page] = field(default_factory=list)
    """pages about what the other players did last, to look at again"""
    tumble: Tumble = field(default_factory=Tumble)
    past: pygame.Surface | None = None
    """the table before the answer whose dice are rolling"""
    held: PendingPage | None = None
    """the page that waits for the answer of a computer player"""
    toast: str = ""
    toast_left: float = 0.0
    skips: int = 0
    """number of animations that the player has cut short"""
    ended: bool = False
    calm: float = 0.0
    """seconds without input"""

    @property
    def large_page(self) -> Page | None:
        """The page of results shown in the view, if any."""
        return self.tray[0] if self.tray and self.tray[0].large else None


class TableOrders(Protocol):
    """The orders of a player about the game, for buttons, keys and gestures."""

    def ask(self, key: str) -> None:
        """Answer the decision, after a warning about unused chances."""

    def choose(self, key: str) -> None:
        """Answer the decision and show the result."""

    def undo(self) -> None:
        """Take back the last answer."""

    def next_page(self) -> None:
        """Close a page of results."""

    def pass_page(self) -> None:
        """Close a page of results whose time is over."""


class TableViews(Protocol):
    """The views of a table: opening them, and drawing again."""

    def say(self, markup: str, cue: str = "toast") -> None:
        """Show a message over the table for a while."""

    def renew(self, rest: bool = False) -> None:
        """Lay out the table again; ``rest`` leaves drawing to the next frame, as this one has done
        enough."""

    @property
    def relayout(self) -> Callable[[Metrics], None]:
        """The function that lays out the table again, for metrics of the window."""

    def invalidate(self, rect: pygame.Rect | None = None) -> None:
        """Request a redraw of a part, or of everything."""

    def snapshot(self) -> pygame.Surface:
        """Return the table as it looks now."""

    def pin(self, name: Name) -> None:
        """Pin a thing, or unpin it."""

    def show_tab(self, name: str) -> None:
        """Show another region where only one shows at a time."""

    def toggle_peek(self) -> None:
        """Hide the page over the table, or bring it back."""

    @property
    def in_front(self) -> Callable[[], bool]:
        """The function that returns True while no other scene covers the table."""
