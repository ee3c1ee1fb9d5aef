"""The starting setups of the chapters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.client.tabletop.guidance.lesson import Done, Moment
from game.mandalorian.events import SkillPlayed, TokenBeaten, TokenFlipped, TokenMoved, TokenSeen

TokenEvent = type[TokenSeen] | type[TokenFlipped] | type[TokenBeaten] | type[TokenMoved]
MANDO, IG, CARA, BURG = "the_mandalorian", "ig_11", "cara_dune", "burg"
CALM: dict[str, tuple[int, ...]] = {"move": (), "attack": (), "intel": (), "plan": ()}
"""no disrupt tokens"""
ALONG = ("keep:*", "done", "on", "end", "take", "spawn@*", "strike:*", "advance:*", "you*")
"""answers that lead on from any action or event"""
GONE = "That chance has passed. Skip this step, or try the chapter again."


def situation(
    tokens: Sequence[dict[str, Any]], mission: str = "the_asset", partner: str = IG, **position: Any
) -> dict[str, Any]:
    """Return the setup of a mission with these tokens on the map, played by The Mandalorian and a
    partner; ``position`` is the rest of the position."""
    return {
        "game": "mandalorian",
        "seats": [{"kind": "human"}],
        "mission": mission,
        "level": "novice",
        "guide": 2,
        "characters": [MANDO, partner],
        "position": {"tokens": list(tokens), "disrupts": CALM, **position},
    }


def token(threat: str, space: str, *, up: bool = True) -> dict[str, Any]:
    """Return a threat in a space."""
    return {"threat": threat, "space": space, "up": up}


def happened_to(kind: TokenEvent, *threats: str) -> Done:
    """Return a test: such an event has happened to a token with one of these faces."""

    def done(now: Moment) -> bool:
        return any(
            isinstance(each, kind) and each.threat.partition(".")[0] in threats
            for turn in now.turns
            for each in turn.events
        )

    return done


def cards_played(count: int) -> Done:
    """Return a test: at least ``count`` cards have been played."""

    def done(now: Moment) -> bool:
        cards = [e for turn in now.turns for e in turn.events if isinstance(e, SkillPlayed)]
        return len(cards) >= count

    return done
