"""The starting setups of the chapters."""

from __future__ import annotations

from typing import Any

from game.client.tabletop.guidance.lesson import own
from game.outer_rim.events import TurnBegan

NEXT_TURN = own(TurnBegan)
"""the rival has played, and it is the learner's turn again"""


def duel(
    position: dict[str, Any],
    character: str = "han_solo",
    ship: str = "g_1a_starfighter",
    fame_goal: int = 10,
    rival: str = "jyn_erso",
    **more: Any,
) -> dict[str, Any]:
    """Return the setup of a game against the AI deck, the learner in the first seat; ``more`` are
    further fields of the setup."""
    return {
        "game": "outer_rim",
        "fame_goal": fame_goal,
        **more,
        "seats": [
            {"kind": "human", "character": character, "ship": ship},
            {"kind": "deck", "character": rival},
        ],
        "position": position,
    }
