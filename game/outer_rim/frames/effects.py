"""Steps of effects: blocks being resolved, their questions and rolls, and abilities of moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.cards.effects.abilities import When
from game.outer_rim.combat.frames import Rolling
from game.outer_rim.company.frames import Fighter
from game.outer_rim.contests.frames import Rival
from game.outer_rim.frames.base import NOTHING, Cards, Context, Pending, Seats
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class Effects(Pending):
    """A block of effects of a card is resolved; the next one is at ``at``."""

    block: str
    card: str
    context: Context = NOTHING
    step: Literal["effects"] = "effects"


@dataclass(slots=True, kw_only=True)
class May(Pending):
    """The offer at ``place`` of a block is accepted or declined."""

    block: str
    place: Natural
    card: str
    context: Context = NOTHING
    step: Literal["may"] = "may"


@dataclass(slots=True, kw_only=True)
class Choose(Pending):
    """One of the ways of the choice at ``place`` of a block."""

    block: str
    place: Natural
    card: str
    context: Context = NOTHING
    step: Literal["choose"] = "choose"


@dataclass(slots=True, kw_only=True)
class Roll(Rolling):
    """Dice are rolled for the effect at ``place`` of a block."""

    block: str
    place: Natural
    card: str
    context: Context = NOTHING
    step: Literal["roll"] = "roll"


@dataclass(slots=True, kw_only=True)
class FightPlayer(Pending):
    """Which player is fought, for the effect at ``place`` of a block."""

    among: Seats
    card: str
    block: str
    place: Natural
    step: Literal["fight_player"] = "fight_player"


@dataclass(slots=True, kw_only=True)
class Window(Pending):
    """Abilities of a moment may be used; ``used`` names those that have been."""

    when: When
    used: Cards = ()
    context: Context = NOTHING
    step: Literal["window"] = "window"


Placed = May | Choose | Roll | FightPlayer | Rival | Fighter
"""steps for an effect at a place of a block"""
