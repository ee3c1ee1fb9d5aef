"""The rules for playing the verbs of the dice table: its icons and its primary button."""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs

VERBS = Verbs(
    patterns={"claim": (("chip", "slot"),), "stand": (("chip", "place"),),
              "engage": (("chip", "chip"),)},
    icons={"roll": "dice", "curtain": "eye_off", "clear": "close", "d_ten": "dice",
           "d_hundred": "dice", "untype": "undo"},
    closing=("roll",),
    primary=("roll",),
)  # fmt: skip
