"""Contact tokens that show a character somebody plays (UB-071, UB-074, UB-R20)."""

from __future__ import annotations

from game.outer_rim.context import Play


def player_of(p: Play, token: str) -> int:
    """Return the seat that plays the character on a contact token, -1 if nobody does."""
    shown = p.content.shows.get(token)
    return next((each.seat for each in p.state.players if each.character == shown), -1)
