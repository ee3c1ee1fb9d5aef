"""Shared parts of the specs of market cards: a table with both boxes, and the edge of a card.

A spec names its figures itself; nothing here looks them up in the cards.
"""

from __future__ import annotations

from typing import Any

from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.conftest import Sim

BOX: dict[str, Any] = {"expansions": ["unfinished_business"]}
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
PLANETS = (
    "cantonica", "kessel", "lothal", "mon_calamari", "naboo", "nal_hutta", "ord_mantell",
    "ring_of_kafrene", "ryloth", "spinward_core", "takodana", "tatooine", "trailing_core",
)  # fmt: skip
AFAR = {faction: {"level": 1, "space": "nav_3"} for faction in FACTIONS}
"""every patrol where it meets nobody"""
IDLE = "databank_91_droid_parts"
"""a card of no use here; who has one is not dealt a starting card"""
SHIP = "yt_1300_light_freighter"
"""has room for everything"""


def alone(
    game: OuterRim,
    step: str,
    space: str,
    *cards: str,
    characters: tuple[str, ...] = ("boba_fett",),
    level: dict[str, str] | None = None,
    position: dict[str, Any] | None = None,
    **more: Any,
) -> Sim:
    """Return a table with one player: no credits, neutral but for ``level``, patrols far away,
    these cards. Other keywords are those of the player."""
    standing = {**dict.fromkeys(FACTIONS, "neutral"), **(level or {})}
    mine = {"space": space, "cards": cards or [IDLE], "credits": 0, "reputation": standing}
    given = {"patrols": AFAR, **(position or {})}
    return Sim(game, 1, characters=characters, setup=BOX, step=step,
               players=[{"ship": SHIP, **mine, **more}], **given)  # fmt: skip


def pair(
    game: OuterRim,
    step: str,
    mine: dict[str, Any],
    theirs: dict[str, Any],
    characters: tuple[str, ...] = ("boba_fett", "bossk"),
    **position: Any,
) -> Sim:
    """Return a table like ``alone`` with a second player on the same terms, both on Naboo by
    default."""
    usual = {"space": "naboo", "cards": [IDLE], "credits": 0, "ship": SHIP,
             "reputation": dict.fromkeys(FACTIONS, "neutral")}  # fmt: skip
    players = [
        {**usual, **mine},
        {**usual, "cards": ["hired_help"], "ship": "yv_666_light_freighter", **theirs},
    ]
    given = {"patrols": AFAR, **position}
    return Sim(game, 2, characters=characters, setup=BOX, step=step, players=players, **given)


def words(sim: Sim, card: str) -> str:
    """Return the text of a card, without markup, in one line."""
    text = card_text(sim.play().content, card)
    return " ".join([*map(plain, text.body), text.footer]).strip()


def goes(sim: Sim, *keys: str) -> Sim:
    """Answer; pay what is owed, and let patrols come and icons turn up anybody."""
    for key in keys:
        sim.choose(key)
        while sim.step in ("barter", "patrol", "reveal") and key != sim.keys[0]:
            sim.choose("pay" if "pay" in sim.keys else sim.keys[0])
            if sim.step == "reveal" and key.startswith("use"):
                break
    return sim
