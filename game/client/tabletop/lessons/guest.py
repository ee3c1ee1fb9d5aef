"""A guest at the table who is not a player, such as a coach.

The table gives a guest room in its layout, lets it add widgets, and notifies it of events.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.draw.theme import Metrics
from game.client.shell.window.scenes import Scene
from game.client.tabletop.kit.spots import Name
from game.client.widgets import Form


class Guest:
    """A silent guest: it adds nothing and reacts to nothing. Subclasses override what they need."""

    def arrive(self) -> None:
        """React to the table being about to be laid out."""

    def build(self, form: Form, m: Metrics, place: pygame.Rect) -> None:
        """Add widgets in ``place``, after everything else on the table."""

    def about_to(self, key: str) -> None:
        """React to the player being about to give the answer with this key."""

    def noticed(self, act: str) -> None:
        """React to an act that is not an answer: "read:card", "pin", "look", "help"."""

    def update(self, dt: float) -> None:
        """Advance by ``dt`` seconds."""

    def lit_at(self) -> Sequence[pygame.Rect]:
        """Return the places with a ring around them."""
        return ()

    def matter(self) -> Sequence[Name]:
        """Return the spots that the guest points at."""
        return ()

    def wanted(self) -> Sequence[str]:
        """Return the keys of the answers that the guest waits for."""
        return ()

    def paint(self, surface: pygame.Surface) -> None:
        """Paint over the widgets."""

    def menu(self) -> Scene | None:
        """Return the menu to open over the table, None for the table's own."""
        return None
