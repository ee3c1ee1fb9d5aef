"""A table at which a guest can sit, as the guest sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.app import App
from game.client.shell.scenes import Control
from game.client.tabletop.learning.guest import Guest
from game.client.tabletop.model import TableModel
from game.client.widgets import Form


class Teachable(Protocol):
    """What a coach needs to know of the table, and may do there."""

    @property
    def app(self) -> App:
        """The window."""

    @property
    def m(self) -> Metrics:
        """The metrics of the table."""

    @property
    def form(self) -> Form:
        """The widgets, found by id."""

    @property
    def model(self) -> TableModel[Any]:
        """The game."""

    @property
    def pointer(self) -> tuple[int, int]:
        """Where the pointer was last."""

    @property
    def carrying(self) -> bool:
        """Whether something is in hand."""

    @property
    def spots(self) -> Mapping[tuple[str, str], pygame.Rect]:
        """Where things on view are, by kind and id."""

    def area(self, name: str) -> pygame.Rect:
        """Return where a region is, empty where it is not on view."""

    def bring_up(self, kinds: Sequence[str]) -> None:
        """Bring up what shows the first of these kinds of spots, regions or verbs that can be
        shown, where regions take turns."""

    def controls(self) -> list[Control]:
        """Return where each option of the decision is."""

    def undo(self) -> None:
        """Take the last answer back."""

    def relayout(self, m: Metrics) -> None:
        """Lay the table out anew."""


GuestMaker = Callable[[Teachable], Guest]
