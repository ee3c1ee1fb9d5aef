"""The causes of events in words, and the parts common to all modules of log lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.context import Play

Teller = Callable[[Play, Any], str]
CAUSES: dict[str, str] = {
    "planning": "planning step",
    "defeat": "defeat",
    "combat": "combat",
    "setup": "setup",
    "ai": "AI card",
    "make_room": "to make room",
    "surplus": "no slot left",
    "delivered": "delivered",
    "sold": "sold",
    "escaped": "escaped",
    "bounty": "bounty completed",
    "hunt_lost": "the hunt failed",
    "job": "job completed",
    "special": "AI card",
    "trade": "deal",
    "favor": "favor",
    "endorsement": "Endorsement",
    "fresh_market": "fresh market",
    "trailing_bonus": "catching up",
    "contact_hints": "word gets around",
}
"""causes that are not cards; those that add nothing new are left out"""


def cause_of(p: Play, cause: str, *known: str) -> str:
    """Return a cause in parentheses; "" if there is none to report or the line names it anyway."""
    card = cause.partition(".")[0]
    if not cause or card in known:
        return ""
    words = CAUSES.get(cause) or (p.content.name(card) if card in p.content.components else "")
    return f" ({words})" if words else ""


def silent(p: Play, x: Any) -> str:
    """Return no line, for an event that another line covers."""
    return ""
