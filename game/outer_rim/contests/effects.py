"""Opposed tests: two players test the same skill."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Block, Condition, Effect, Skill


class Opposed(Effect):
    """The player and an opponent test a skill, the player first (UB-098, UB-R37).

    A job against a player gives the opponent; otherwise the player chooses one.
    """

    do: Literal["opposed"]
    skill: Skill
    reach: Literal["here", "nearest", "anywhere"] = "here"
    """the other players among whom the opponent is: in the space, the nearest, or all"""
    opponent: Condition | None = None
    won: Block = ()
    """only the player passes"""
    lost: Block = ()
    """only the opponent passes"""
    both: Block = ()
    neither: Block = ()
