"""One thing among several that can be chosen, and opened once it is."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.client.widgets.base import Widget


class Choosing(Protocol):
    """The screen, as its choosers use it."""

    @property
    def chosen(self) -> int: ...
    def choose(self, index: int) -> None: ...
    def open(self) -> None: ...


class Chooser(Widget):
    """A click chooses the thing with this index; a click on the chosen one, or Enter, opens it."""

    def __init__(self, id: str, rect: pygame.Rect, group: Choosing, index: int) -> None:
        super().__init__(id, rect)
        self.group, self.index = group, index
        self.again = False
        """whether the button went down on the chosen one"""

    def press(self, pos: tuple[int, int]) -> None:
        self.again = self.group.chosen == self.index

    def release(self, pos: tuple[int, int], inside: bool) -> None:
        if inside and self.again:
            self.activate()
        elif inside:
            self.group.choose(self.index)

    def activate(self) -> None:
        self.group.choose(self.index)
        self.group.open()
