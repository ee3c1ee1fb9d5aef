"""A bench for the single-player game: the AI just before its turn, nothing else going on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.contacts import rules as contacts
from game.outer_rim.state import State

Make = Callable[..., Any]
AI = 1
"""the seat of the AI"""
NEUTRAL = {"hutt": "neutral"}
"""given, so that nobody is asked about the faction of Lando Calrissian's setup line"""


def solo(
    sim: Make,
    space: str,
    goals: dict[str, int] | None = None,
    card: str = "ai_card_4",
    ai: dict[str, Any] | None = None,
    human: dict[str, Any] | None = None,
    character: str = "lando_calrissian",
    **position: Any,
) -> Any:
    """Return a table with the AI at a space, about to draw ``card``; the human can only end their
    action step.

    Without ``goals`` there are goal tokens for the AI's ``cards`` only. If these are not given
    it has a mod alone, and no goals; it gains 2,000 credits in its planning step then. ``ai``
    and ``human`` add to the players; the human, Boba Fett, is at Navpoint 3.
    """
    table = sim(
        ("human", "deck"),
        characters=("boba_fett", character),
        players=[
            {"space": "nav_3", **(human or {})},
            {
                "space": space, "reputation": NEUTRAL, "cards": ["targeting_computer"],
                "credits": 0, **(ai or {}),
            },
        ],
        ai_goals=goals or {},
        ai_deck=position.pop("ai_deck", [card]),
        step="action",
        **position,
    )  # fmt: skip
    state = table.state
    for deck in state.encounters:
        state.encounters[deck] = ()  # so that the human's turn ends without an encounter
    for place in contacts.all_places(table.play(), table.player().space):
        del state.contacts[place]
    table.edited()
    return table


def turn(table: Any) -> Any:
    """End the human's turn and let the AI take its own; return the table."""
    table.choose("end")
    return table


def ai_decks(state: State) -> tuple[str, ...]:
    """Return the cards in the decks of the AI seats."""
    return tuple(card for each in state.players if each.ai is not None for card in each.ai.deck)
