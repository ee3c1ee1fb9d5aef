"""Steps of opposed tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.language import Skill
from game.outer_rim.frames.base import NOTHING, Context, OptionalSeat, Pending, Seats
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class Rival(Pending):
    """The opponent is chosen for the opposed test at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: Natural
    context: Context = NOTHING
    step: Literal["opposed.whom"] = "opposed.whom"


@dataclass(slots=True, kw_only=True)
class Opposed(Pending):
    """An opposed test: the seat and then the ``opponent`` test a skill.

    ``passed``: the results so far. The other fields name the block of each outcome.
    """

    opponent: OptionalSeat
    skill: Skill
    card: str
    won: str
    lost: str
    both: str
    neither: str
    context: Context = NOTHING
    passed: tuple[bool, ...] = ()
    step: Literal["opposed"] = "opposed"
