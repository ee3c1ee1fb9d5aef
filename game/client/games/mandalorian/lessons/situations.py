"""The starting setups of the chapters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.client.tabletop.learning.lesson import Done, Moment
from game.mandalorian.events import SkillPlayed, TokenBeaten, TokenFlipped, TokenMoved, TokenSeen

TokenEvent = type[TokenSeen] | type[TokenFlipped] | type[TokenBeaten] | type[TokenMoved]
MANDO, IG = "the_mandalorian", "ig_11"
CALM: dict[str, tuple[int, ...]] = {"move": (), "attack": (), "intel": (), "plan": ()}
"""no disrupt tokens"""
ALONG = ("done", "on", "end", "take", "spawn@*", "strike:*", "advance:*", "you*")
"""answers that lead on from any action or event"""
GONE = "That chance has passed. Skip this step, or try the chapter again."


def situation(tokens: Sequence[dict[str, Any]], **position: Any) -> dict[str, Any]:
    """Return the setup of the first mission with these tokens on the map; ``position`` is the
    rest of what is laid out."""
    return {
        "game": "mandalorian",
        "seats": [{"kind": "human"}],
        "mission": "the_asset",
        "level": "novice",
        "guide": 2,
        "characters": [MANDO, IG],
        "position": {"tokens": list(tokens), "disrupts": CALM, **position},
    }


def token(threat: str, space: str, *, up: bool = True) -> dict[str, Any]:
    """Return a threat in a space."""
    return {"threat": threat, "space": space, "up": up}


def seen(kind: TokenEvent, *threats: str) -> Done:
    """Return a test: such an event has happened to a token with one of these faces."""

    def done(now: Moment) -> bool:
        return any(
            isinstance(each, kind) and each.threat.partition(".")[0] in threats
            for turn in now.turns
            for each in turn.events
        )

    return done


def played(count: int) -> Done:
    """Return a test: at least ``count`` cards have been played."""

    def done(now: Moment) -> bool:
        cards = [e for turn in now.turns for e in turn.events if isinstance(e, SkillPlayed)]
        return len(cards) >= count

    return done
