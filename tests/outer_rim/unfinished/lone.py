"""A bench for one person against the AI of the expansion: the AI just before its turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.outer_rim.contacts import rules as contacts
from game.outer_rim.game import OuterRim
from tests.outer_rim.conftest import Sim

BOX = {"expansions": ["unfinished_business"]}
AI = 1
"""the seat of the AI"""
HUNT = "hunter_ai_card_5"
"""gains 2,000 for the top cargo card, and would buy a ship; fights a patrol, hunts, buys fame"""
NEUTRAL = {"hutt": "neutral"}


def lone(
    game: OuterRim,
    space: str,
    bounties: tuple[str, ...] = (),
    tokens: dict[str, str] | None = None,
    faceup: tuple[str, ...] = (),
    *,
    card: str = HUNT,
    ai: dict[str, Any] | None = None,
    human: dict[str, Any] | None = None,
    character: str = "boba_fett",
    played: str = "jyn_erso",
    **position: Any,
) -> Sim:
    """Return a table with the AI at a space, about to draw ``card``; the human can only end their
    action step.

    ``tokens`` are the only contacts on the map, by contact space; those in ``faceup`` are faceup.
    Patrols are far away. The AI has no credits, and the human is at Navpoint 3.
    """
    patrols = {each: {"level": 1, "space": "nav_26"} for each in ("hutt", "imperial")}
    patrols |= {each: {"level": 1, "space": "nav_28"} for each in ("rebel", "syndicate")}
    sim = Sim(
        game,
        ("human", "deck"),
        characters=(played, character),
        setup=BOX,
        players=[
            {"space": "nav_3", "reputation": NEUTRAL, **(human or {})},
            {
                "space": space, "reputation": NEUTRAL, "cards": bounties or ["targeting_computer"],
                "credits": 0, **(ai or {}),
            },
        ],
        ai_deck=position.pop("ai_deck", [card]),
        step="action",
        **{"patrols": patrols, **position},
    )  # fmt: skip
    spread(sim, tokens or {}, faceup)
    for deck in sim.state.encounters:
        sim.state.encounters[deck] = ()  # so that the human's turn ends without an encounter
    sim.edited()
    return sim


def maker(game: OuterRim) -> Callable[..., Sim]:
    """Return the maker of a table with both boxes."""
    return lambda *args, **more: Sim(game, *args, **{"setup": BOX, **more})


def spread(sim: Sim, tokens: dict[str, str], faceup: tuple[str, ...] = ()) -> None:
    """Put these tokens on the map and no others."""
    play, state = sim.play(), sim.state
    for place, token in state.contacts.items():
        if token:
            contacts.leave(play, token)
    for place, token in tokens.items():
        contacts.take_aside(play, token)
        contacts.put(play, place, token)
    state.faceup = faceup
    sim.edited()


def turn(sim: Sim) -> Sim:
    """End the human's turn and let the AI take its own."""
    sim.choose("end")
    return sim
