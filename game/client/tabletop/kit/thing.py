"""The thing at a spot: what is said about it, and what it looks like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.client.draw.theme import Metrics

Name = tuple[str, str]
"""the kind of a spot and an id: ("card", "blaster"), ("space", "harbor")"""


class Thing:
    """The thing at a spot. A game has a subclass for each kind of thing; this one shows nothing.

    It is made anew whenever it is asked for, and keeps nothing. ``table`` is its table (``Table``
    of the contract); a game names the types of its model and its parts.
    """

    readable = False
    """it shows enlarged"""
    keeps_shape = False
    """enlarged it keeps the shape of a card, so that it is narrower where it has less height"""
    layer = 0
    """its place in the order of overlap, 0 at the bottom"""
    broad = False
    """it has a surface of its own: beside its equals, nearness to the pointer does not decide"""
    moves = False
    """it is painted over what stays on the board between answers"""
    on_map = False
    """it shows enlarged in passing, even beside a pinned thing, which would cover the map"""
    outlined = True
    """an outline says that it can be used; without one the board lights it"""
    round = False
    """its outline is round while something is in hand"""
    calm = False
    """it is one of a page's rows, whose digit says that it can be used: its outline is faint until
    the pointer or the focus is on it"""
    bright = False
    """with something in hand that goes here, the map is not dimmed, and the board shows where"""

    hangs = False
    """in hand it hangs below the pointer, so that the goal there is seen"""

    def __init__(self, table: Any, name: Name) -> None:
        self.table, self.model = table, table.model
        self.ui, self.view, self.controller = table.ui, table.view, table.controller
        self.name = name
        self.kind, self.id = name

    @property
    def m(self) -> Metrics:
        """The metrics of the table."""
        return self.view.m

    @property
    def subject(self) -> str:
        """The id of what shows enlarged, "" if there is nothing to read."""
        return self.id if self.readable else ""

    @property
    def title(self) -> str:
        """The name of the thing."""
        return self.subject

    @property
    def tip(self) -> str:
        """The words of the tooltip, as markup, "" for none."""
        return ""

    @property
    def icon(self) -> str:
        """The icon of a token, "" for none."""
        return ""

    @property
    def under(self) -> Name:
        """The spot that this one is on, such as the slot under a card; itself for none."""
        return self.name

    def paint(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint the thing at its place, if the board has its things paint themselves."""

    def as_picture(self, size: tuple[int, int]) -> pygame.Surface:
        """Return the thing as it is painted, on a picture of its own."""
        made = pygame.Surface(size, pygame.SRCALPHA)
        self.paint(made, made.get_rect())
        return made

    def picture(self) -> pygame.Surface | None:
        """Return the picture of the thing picked up, None if there is none."""
        return None

    def draw_large(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw the thing large enough to read."""

    def small(self, size: tuple[int, int]) -> pygame.Surface | None:
        """Return the thing on a picture that is too small to read, with its name; None to reduce
        it as a whole."""
        return None

    def on_click(self) -> bool:
        """Open what a click opens if it answers nothing; return False if there is nothing."""
        return False


ThingAt = Callable[[Name], Thing]
"""returns the thing at a spot"""
