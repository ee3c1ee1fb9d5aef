"""Skill tests and fights."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Block, CombatKind, Condition, Effect, Skill


class Test(Effect):
    """A skill test (OR-316). ``skill`` may offer several: the player picks one.

    ``passed`` and ``failed``: how it turns out in the story; ``passed_log`` and ``failed_log``: the
    same for the log where a line says "you", with {who} or {who:'s} instead.
    """

    do: Literal["test"]
    skill: tuple[Skill, ...]
    passed: str = ""
    passed_log: str = ""
    failed: str = ""
    failed_log: str = ""
    then: Block = ()
    otherwise: Block = ()
    buy_off: int = 0
    """credits that turn a failed test into a passed one, 0 if that is impossible"""


class Fight(Effect):
    """A combat against an enemy of the card (OR-351 to OR-353).

    ``passed`` and ``failed``: how a win and a loss turn out in the story, and their texts for
    the log as in a test.
    """

    do: Literal["fight"]
    combat: CombatKind | Literal["here"]
    """``here``: ground on a planet, ship elsewhere"""
    enemy: str
    value: int
    passed: str = ""
    passed_log: str = ""
    failed: str = ""
    failed_log: str = ""
    win: Block = ()
    lose: Block = ()
    survive: Block = ()
    """won without being defeated (OR-R76)"""


class FightPlayer(Effect):
    """A combat against a player in the same space who meets the condition (OR-336)."""

    do: Literal["fight_player"]
    combat: CombatKind | Literal["here"] = "here"
    """``here``: ground on a planet, ship elsewhere"""
    opponent: Condition | None = None
    win: Block = ()
    lose: Block = ()
    survive: Block = ()
    """won without being defeated (OR-R76)"""
