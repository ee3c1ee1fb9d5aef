"""The table of Outer Rim with a coach."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.games.outer_rim.table.scene import TableScene
from game.client.tabletop.lessons.hosting import Hosting


class LessonTable(Hosting, TableScene):
    """A table for playing a chapter."""

    thinks_ahead = False
    coached = True
    tab_of = {
        **dict.fromkeys(("space", "ship", "place", "patrol", "move"), "map"),
        **dict.fromkeys(("deck", "buy", "discard"), "market"),
        **dict.fromkeys(("card", "slot", "deliver"), "board"),
        "seat": "opponents",
    }

    def pointed_at(self) -> Sequence[str]:
        return self.guest.wanted()

    def tray_room(self) -> pygame.Rect:
        """Return the window without the place of the coach, whose words lead through the tray."""
        room, guest = super().tray_room(), self.guest_place()
        if guest.left > room.width // 2:
            room.width = guest.left
        else:
            room.height = guest.top
        return room

    def look_at(self, seat: int | None) -> None:
        """Report a look at another board once the player's own is back."""
        looked = self.ui.looking is not None
        super().look_at(seat)
        if looked and self.ui.looking is None:
            self.guest.noticed("look")
