"""The rules for playing the verbs of the game on the table. Its spots are named by the kinds of
``CaseThings`` and of the boards of the stage, and an id."""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs

VERBS = Verbs(
    listed=frozenset(("roll", "done", "auto", "leave", "depart", "begin", "back", "end",
                      "shelve", "dodge", "stay")),
    icons={"roll": "dice", "done": "check", "leave": "next", "depart": "next", "begin": "next",
           "end": "next", "back": "undo", "shelve": "undo", "dodge": "next", "stay": "check"},
    closing=("roll", "done", "leave", "depart", "begin", "end"),
    primary=("roll", "done", "leave", "depart", "begin", "end"),
    grab=frozenset(("hero", "card", "chip", "coins", "puck", "arm")),
    direct=frozenset(("slot", "place", "zone")),
    later="EE-R62",
)  # fmt: skip
