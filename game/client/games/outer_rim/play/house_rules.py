"""The house rules of Outer Rim as a player reads them (see ``game.outer_rim.rules.variants``)."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.tabletop.play.party import Rule
from game.client.tabletop.setup import house_rules

RULES = (
    Rule(
        "fresh_market",
        "Fresh market",
        "At the start of each round after the first, one market deck puts its top card on the "
        "bottom and reveals the next; the decks take turns. No patrol moves.",
    ),
    Rule(
        "trailing_bonus",
        "Catching up",
        "At the start of their turn, a player who is 3 or more fame behind the leader gains 1,000 "
        "credits.",
    ),
    Rule(
        "contact_hints",
        "Word gets around",
        "A player who gains a bounty secretly looks at its contact, if it is facedown.",
    ),
)
"""OR-V01 to OR-V03"""


def summary(chosen: Sequence[str]) -> str:
    """Return the rules in use, in a few words."""
    return house_rules.summary(RULES, chosen)
