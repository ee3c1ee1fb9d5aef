"""A character in hand while a game is set up: dragged from the list to a place."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pygame

from game.client.tabletop.setup.contract import Setup

PLACE = re.compile(r"place\.(\d+)")
"""the ids of the widgets on which a character is dropped"""
HELD_DU = 96


class CharacterDrag:
    """The character that is dragged, with its picture at the pointer.

    ``picture(who, pixels)`` draws a character; ``put(who, place)`` puts one into a place.
    """

    def __init__(
        self, setup: Setup[Any], picture: Callable[[str, int], pygame.Surface],
        put: Callable[[str, int], None],
    ) -> None:  # fmt: skip
        self.setup, self._picture, self._put = setup, picture, put
        self.held: tuple[str, tuple[int, int]] | None = None

    def carry(self, who: str, pos: tuple[int, int]) -> None:
        """Hold a character at the pointer."""
        self.held = (who, pos)
        self.setup.app.dirty.add()

    def drop(self, who: str, pos: tuple[int, int]) -> None:
        """Put a carried character into the place under the pointer, or back."""
        self.held = None
        for each in self.setup.form.widgets:
            place = PLACE.fullmatch(each.id)
            if place and each.rect.collidepoint(pos):
                self._put(who, int(place[1]))
                return
        self.setup.app.cue("back")
        self.setup.app.dirty.add()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint the character at the pointer."""
        if self.held is not None:
            who, pos = self.held
            drawn = self._picture(who, self.setup.m.du(HELD_DU))
            surface.blit(drawn, drawn.get_rect(center=pos))
