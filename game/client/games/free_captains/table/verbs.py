"""The rules for playing the verbs of the game on the table.

Its spots are named ``(kind, id)``::

    ("captain", "")   ("track", ability)  ("die", id)       ("rolled", id) a die for one Engage
    ("bag", "")       ("bag_cube", color) ("supply", "")    ("cube", color) drawn
    ("planet", id)    ("slot", "planet")  ("location", id)  ("alien", id)
    ("card", id)      ("plate", card)     ("pip", "card.ability")  ("way_out", "") the way out
    ("weapon", id)    ("weapon_slot", n)  ("hand", id)      ("step", sides)  how far a die goes

Further kinds of the patterns are no spots: "place" is where a cube goes, "use" what a die acts on,
"aim" what a power is for.
"""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs
from game.client.tabletop.kit.spots import Shapes

SHAPES = Shapes(
    layers={"supply": 1, "bag": 1, "captain": 1, "hold": 0, "alien": 1, "plate": 1, "way_out": 1,
            "track": 2, "slot": 1, "weapon_slot": 1, "weapon": 2, "planet": 2, "location": 2,
            "card": 2, "hand": 2, "bag_cube": 4, "cube": 3, "pip": 3, "die": 3, "rolled": 3,
            "step": 5},
    large=frozenset(("supply", "bag", "captain", "plate", "way_out", "slot", "weapon", "card",
                     "weapon_slot", "track", "hand", "planet", "location", "alien")),
)  # fmt: skip
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
