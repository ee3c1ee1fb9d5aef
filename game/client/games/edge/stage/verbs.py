"""The rules for playing the verbs of the game on the table.

Its spots are named ``(kind, id)``::

    ("way", id)      ("choice", id)   ("site", scene)   ("skill", skill)  ("slot", name)
    ("hero", who)    ("card", card)   ("place", "who.slot")               ("roll", "")
    ("chip", kind)   ("buy", "card@target")             ("track", id)     ("coins", "")
    ("treat", "who@who")              ("ware", card)    ("learn", "skill@who")
    ("job", id)

In encounters ``("zone", id)``, ``("puck", hero)``, ``("foe", handle)``, ``("feature", id)``,
``("load", id)``, ``("arm", "verb.card")`` and ``("intent", handle)``, the place of a foe in the
order of the round. In battles of ships ``("own", "")``, ``("raider", ship)``,
``("station", station)`` and ``("order", "verb@target")``. Slots are way, lead, help, gear, calm,
push and edge.
"""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs

LAYERS = {
"hero": 0, "slot": 0, "track": 0, "coins": 0, "place": 1, "way": 1, "choice": 1,
            "site": 1, "buy": 1, "treat": 1, "ware": 1, "learn": 1, "job": 1,
            "card": 2, "skill": 3, "chip": 2, "roll": 1, "zone": 0, "intent": 1, "arm": 1,
            "feature": 2, "load": 3, "foe": 4, "puck": 5, "own": 0, "station": 0,
            "order": 1, "raider": 2,
}  # fmt: skip
LARGE = frozenset(("hero", "slot", "way", "choice", "site", "buy", "track", "coins", "place",
                     "treat", "ware", "learn", "job", "roll", "zone", "intent", "arm", "own",
                     "station", "order", "raider"))  # fmt: skip
ROUND = frozenset(("chip", "zone", "feature", "load", "foe", "puck", "skill"))
VERBS = Verbs(
    listed=frozenset(("roll", "done", "auto", "leave", "depart", "begin", "back", "end",
                      "shelve")),
    icons={"roll": "dice", "done": "check", "leave": "next", "depart": "next", "begin": "next",
           "end": "next", "back": "undo", "shelve": "undo"},
    closing=("roll", "done", "leave", "depart", "begin", "end"),
    primary=("roll", "done", "leave", "depart", "begin", "end"),
    grab=frozenset(("hero", "card", "chip", "coins", "puck", "arm")),
    direct=frozenset(("slot", "place", "zone")),
    later="EE-R62",
)  # fmt: skip
