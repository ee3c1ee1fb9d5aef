"""The rules for playing the verbs of Outer Rim on the table. Its spots are named by the kinds of
``things.py`` and an id."""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs

VERBS = Verbs(
    patterns={
        "buy": (("market", "slot"), ("market", "")),
        "discard": (("deck", ""), ("card", "")),
        "barter": (("card", ""),),
        "sell": (("card", ""),),
        "mark_card": (("card", ""),),
        "deliver": (("card", "port"),),
        "job": (("card", ""),),
        "move": (("ship", "space"),),
        "go": (("ship", "space"),),
        "goal": (("", "space"),),
        "mark": (("card", "space"), ("", "space")),
        "patrol": (("patrol", "space"), ("patrol", "")),
        "redirect": (("patrol", "seat"),),
        "look": (("place", ""),),
        "meet": (("place", ""),),
        "take": (("place", ""),),
        "place": (("place", "place"), ("", "place")),
        "fight": (("token", ""),),
        "use": (("power", ""),),
        "player": (("", "seat"),),
    },
    listed=frozenset(("use", "job", "fight", "meet")),
    icons={
        "recover": "recover",
        "credits": "credits",
        "draw": "encounter",
        "cross": "move",
        "fight": "swords",
        "meet": "contact",
        "job": "job",
        "deliver": "deliver",
        "end": "end_turn",
        "buy": "market",
        "move": "move",
        "use": "star",
        "hunt": "bounty",
        "discard": "discard",
    },
    grab=frozenset(("market", "card", "ship", "patrol")),
    direct=frozenset(("space", "seat", "place")),
    later="OR-080",
)
