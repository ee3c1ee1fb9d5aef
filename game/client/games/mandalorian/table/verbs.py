"""The rules for playing the verbs of the game on the table. Its spots are named by the kinds of
``things.py`` and an id."""

from __future__ import annotations

from game.client.tabletop.play.controller import Verbs

VERBS = Verbs(
    patterns={
        "play": (("hand", "slot"),),
        "mark": (("marker", "space"), ("marker", "token"), ("marker", "door"), ("marker", "crew")),
        "move": (("pawn", "space"),),
        "attack": (("", "token"),),
        "look": (("", "token"),),
        "push": (("token", "space"),),
        "unlock": (("", "door"),),
        "use": (("plan", ""),),
        "feature": (("token", ""), ("carried", "")),
        "rescue": (("", "child_at"),),
        "keep": (("drawn", "crew"),),
        "top": (("drawn", "deck"),),
        "hit": (("", "token"),),
        "first": (("", "token"),),
        "heal": (("", "crew"),),
        "send": (("", "crew"),),
        "perform": (("", "slot"),),
        "calm": (("", "slot"),),
        "block": (("plan", ""),),
        "pay": (("plan", ""),),
        "you": (("", "crew"),),
        "advance": (("token", "space"),),
        "strike": (("token", "crew"),),
        "hold": (("", "token"),),
        "hunt": (("", "token"),),
        "spawn": (("", "space"),),
        "disrupt": (("", "slot"),),
        "flip": (("", "token"),),
        "flee": (("", "space"),),
    },
    listed=frozenset(("use", "feature", "rescue", "calm", "block", "pay", "you", "strike", "hold",
                      "unlock", "first", "keep", "top", "heal", "disrupt", "spawn", "flee", "send",
                      "hunt", "perform")),
    icons={"attack": "ma_attack", "look": "ma_intel", "draw": "ma_planning", "work": "ma_cut",
           "ability": "ma_skill", "use": "ma_planning", "feature": "ma_threat",
           "rescue": "ma_child", "unlock": "ma_door_open", "block": "ma_defend",
           "disrupt": "ma_disrupt", "spawn": "ma_spawn", "flee": "ma_child", "keep": "ma_planning",
           "strike": "ma_attack", "hunt": "ma_attack", "send": "ma_move", "perform": "ma_planning",
           "unmark": "flag", "pass": "ma_move", "end": "next",
           "done": "check", "on": "next"},
    closing=("end", "done", "on", "take", "suffer", "leave"),
    grab=frozenset(("hand", "pawn", "drawn", "marker")),
    direct=frozenset(("space", "crew", "deck")),
    later="MA-082",
)  # fmt: skip
