"""The rules for playing the verbs of the game on the table.

Its spots are named ``(kind, id)``::

    ("captain", "")   ("track", ability)  ("die", id)       ("rolled", id) a die for one Engage
    ("bag", "")       ("bag_cube", color) ("supply", "")    ("cube", color) drawn
    ("drawn", "") the last draw, while none is to be placed
    ("planet", id)    ("slot", "planet")  ("location", id)  ("alien", id)
    ("card", id)      ("plate", card)     ("pip", "card.ability")  ("way_out", "") the way out
    ("weapon", id)    ("weapon_slot", n)  ("hand", id)      ("step", sides)  how far a die goes

Further kinds of the patterns are no spots: "place" is where a cube goes, "use" what a die acts on,
"aim" what a power is for.
"""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs

VERBS = Verbs(
    patterns={
        "keep": (("die", ""), ("card", "")),
        "planet": (("planet", "slot"),),
        "engage": (("card", "plate"),),
        "evade": (("card", "way_out"),),
        "pay": (("track", "pip"),),
        "settle": (("", "plate"),),
        "die": (("die", "use"),),
        "face": (("rolled", "use"),),
        "step": (("", "step"),),
        "lose": (("track", ""),),
        "gain": (("track", ""),),
        "raise": (("die", ""),),
        "reroll": (("die", ""),),
        "out": (("bag_cube", ""),),
        "count": (("card", ""),),
        "search": (("bag", "slot"),),
        "draw": (("bag", ""),),
        "action": (("slot", ""),),
        "fewer": (("slot", ""),),
        "price": (("hand", "slot"),),
        "cube": (("cube", "place"),),
        "power": (("weapon", "aim"),),
        "understand": (("weapon", ""),),
    },
    listed=frozenset(("keep", "planet", "engage", "evade", "settle", "step", "lose", "gain",
                      "raise", "reroll", "out", "count", "search", "draw", "action", "fewer",
                      "price", "power", "understand")),
    icons={"engage": "swords", "evade": "move", "settle": "check", "search": "encounter",
           "draw": "hand", "skip": "next", "keep": "hand"},
    closing=("engage", "settle", "search", "draw", "done", "pass"),
    primary=("engage", "settle", "search", "draw", "done", "pass", "cube"),
    grab=frozenset(("planet", "card", "hand", "die", "rolled", "weapon", "cube", "track", "bag")),
    direct=frozenset(("plate", "way_out", "slot", "step", "pip")),
    later="FC-070",
)  # fmt: skip
