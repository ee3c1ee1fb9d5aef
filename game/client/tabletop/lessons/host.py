"""A guest's view of the table at which it sits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Control, SceneHost
from game.client.tabletop.lessons.guest import Guest
from game.client.tabletop.play.model import TableModel
from game.client.widgets import Form


class Teachable(Protocol):
    """The parts of the table that a coach may read and use."""

    @property
    def app(self) -> SceneHost:
        """The window."""

    @property
    def m(self) -> Metrics:
        """The metrics of the table."""

    @property
    def form(self) -> Form:
        """The widgets, found by id."""

    @property
    def model(self) -> TableModel[Any]:
        """The model of the game."""

    @property
    def pointer(self) -> tuple[int, int]:
        """The last position of the pointer."""

    @property
    def carrying(self) -> bool:
        """True while something is in hand."""

    @property
    def spots(self) -> Mapping[tuple[str, str], pygame.Rect]:
        """The rectangles of things on view, by kind and id."""

    def area(self, name: str) -> pygame.Rect:
        """Return the rectangle of a region, empty if it is not on view."""

    def names_at(self) -> list[pygame.Rect]:
        """Return the places of names on the board, over which no ring is painted."""

    def bring_up(self, kinds: Sequence[str]) -> None:
        """Where regions take turns, switch to one that shows the first possible of these kinds of
        spots, regions or verbs."""

    def controls(self) -> list[Control]:
        """Return the control of each option of the decision."""

    def choose(self, key: str) -> None:
        """Answer the decision."""

    def undo(self) -> None:
        """Take back the last answer."""

    def relayout(self, m: Metrics) -> None:
        """Lay out the table again."""


GuestMaker = Callable[[Teachable], Guest]
