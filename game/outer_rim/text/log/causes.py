"""The causes of events in words."""

from __future__ import annotations

from game.outer_rim.context import Play

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


def cause_of(p: Play, cause: str) -> str:
    """Return a cause in parentheses, "" if there is none to report. A line that names it anyway
    loses it again."""
    if not cause:
        return ""
    card = cause.partition(".")[0]
    named = p.content.components.get(card)
    words = CAUSES.get(cause) or (named.name if named else "")
    return f" ({words})" if words else ""
