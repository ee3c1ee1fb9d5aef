"""Somebody at the table who is no player, such as a coach.

The table gives a guest room in its layout, lets it add widgets, and says what is done.
"""

from __future__ import annotations

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.scenes import Scene
from game.client.widgets import Form


class Guest:
    """A silent guest: it adds nothing and answers nothing. Others fill in what they need."""

    def arrive(self) -> None:
        """Hear that the table is about to be laid out."""

    def build(self, form: Form, m: Metrics, place: pygame.Rect) -> None:
        """Add widgets in ``place``, once all else is on the table."""

    def about_to(self, key: str) -> None:
        """Hear that the player is about to give the answer with this key."""

    def noticed(self, act: str) -> None:
        """Hear of something done that is no answer: "read:card", "pin", "look", "help"."""

    def update(self, dt: float) -> None:
        """Hear that ``dt`` seconds have passed."""

    def paint(self, surface: pygame.Surface) -> None:
        """Paint over the widgets."""

    def menu(self) -> Scene | None:
        """Return the menu to open over the table, None for its own."""
        return None
