"""The seats of the AI: their characters and ship, their deciding players, their decks and goals.

The box has one AI seat, the last (OR-R102). Nothing here or in the rules relies on that.
"""

from __future__ import annotations

from collections import Counter

from game.outer_rim.catalog import Content
from game.outer_rim.state import AiSeat, Setup, State

AI_NUMBERS = (91, 92)
"""starting databank cards of the characters that it can play (OR-436)"""
AI_SHIP = "g9_rigger"
"""its first ship (OR-437)"""


def begun(setup: Setup, seat: int) -> AiSeat | None:
    """Return an AI seat's initial state of its own; None for other seats."""
    return AiSeat(chooser=chooser(setup, seat)) if setup.seats[seat].kind == "deck" else None


def chooser(setup: Setup, seat: int) -> int:
    """Return the deciding seat for an AI seat: the nearest one before it that is not an AI
    (OR-R98)."""
    count = len(setup.seats)
    before = ((seat - place) % count for place in range(1, count))
    return next((each for each in before if setup.seats[each].kind != "deck"), seat)


def cards(content: Content) -> tuple[str, ...]:
    """Return the cards that an AI seat plays with."""
    return tuple(content.ai_cards)


def taken(state: State) -> list[int]:
    """Return the seats of the AI."""
    return [each.seat for each in state.players if each.ai is not None]


def asked(state: State) -> int | None:
    """Return the AI seat for which a player decides now; None if there is none."""
    seat = state.stack[-1].seat if state.stack else -1
    return seat if seat >= 0 and state.players[seat].ai is not None else None


def goals(state: State) -> dict[str, int]:
    """Return the goal tokens of all AI seats on the map, by space."""
    total: Counter[str] = Counter()
    for player in state.players:
        if player.ai is not None:
            total.update(player.ai.goals)
    return dict(total)
