"""The end of The Moonpeeler Affair."""

from __future__ import annotations

from game.client.games.free_captains.model import Model
from game.client.tabletop.end import EndScene

WAYS = {
    "": "All the Super Weapons of this game are found.",
    "abilities": "Two abilities stood at 0.",
    "decks": "The last Encounter deck ran out.",
}


class CaptainsEnd(EndScene[Model]):
    """The end of one game."""

    def how(self) -> str:
        return WAYS[self.model.view["lost"]]
