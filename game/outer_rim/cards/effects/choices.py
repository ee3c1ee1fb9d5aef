"""Offers, choices, conditions and rolls, which select the effects that follow."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import (
    Amount,
    Block,
    Condition,
    Cost,
    Effect,
    Face,
    Model,
)


class May(Effect):
    """Optional: pay the cost and resolve ``then``, or decline."""

    do: Literal["may"]
    then: Block
    cost: Cost = Cost()
    when: Condition | None = None
    otherwise: Block = ()


class Way(Model):
    """One of the ways of a choice.

    ``words`` say what the player does in the story; the act of the rules stands below.
    """

    words: str = ""
    then: Block
    cost: Cost = Cost()
    when: Condition | None = None


class Choose(Effect):
    """Choose one of the ways that can be paid and whose condition holds."""

    do: Literal["choose"]
    ways: tuple[Way, ...]


class If(Effect):
    """Resolve ``then`` if the condition holds, ``otherwise`` if not."""

    do: Literal["if"]
    when: Condition
    then: Block
    otherwise: Block = ()


class Roll(Effect):
    """Roll dice: with at least ``need`` successes resolve ``then``, else ``otherwise``.

    ``each`` is resolved once per success.
    """

    do: Literal["roll"]
    dice: Amount
    success: tuple[Face, ...]
    need: int = 1
    then: Block = ()
    otherwise: Block = ()
    each: Block = ()
