"""The warning before an answer that loses the game."""

from __future__ import annotations

from game.client.games.free_captains.play.model import Model
from game.table.foresight import certain

TAKING = frozenset(("pay", "settle", "lose", "cube", "engage", "evade"))
"""verbs that can take points"""
LOST = {
    "abilities": "brings a second ability to 0: the game is lost",
    "decks": "leaves no card to draw: the game is lost",
}


def fatal(model: Model, key: str) -> str:
    """Return how an answer loses the game for certain, "" if it does not: whatever is still to be
    drawn after it may save the game, and is not looked at."""
    option = model.find(key)
    if option is None or option.verb not in TAKING:
        return ""
    after = certain(model.sight, key)
    return LOST[after.lost] if after is not None and after.lost else ""
