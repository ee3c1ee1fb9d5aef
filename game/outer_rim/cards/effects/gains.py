"""Gaining and losing: credits, fame, reputation, damage."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Amount, Effect, Faction, Level, Who


class Gain(Effect):
    """Gain credits, fame or reputation."""

    do: Literal["gain"]
    credits: Amount = 0
    fame: Amount = 0
    reputation: dict[Literal[Faction, "planet", "any"], int] = {}
    """``planet``: its faction, if it has one; ``any``: one faction of choice"""
    additional: bool = False
    """printed as additional fame, of which no ability takes any away (UB-258, UB-259)"""
    who: Who = "me"


class Lose(Effect):
    """Lose credits (as far as the player has them), fame or reputation."""

    do: Literal["lose"]
    credits: int = 0
    all_credits: bool = False
    fame: int = 0
    reputation: dict[Literal[Faction, "planet", "any"], int] = {}
    who: Who = "me"


class Take(Effect):
    """Take credits from the opponent, as far as they go."""

    do: Literal["take"]
    credits: int


class TakeReputation(Effect):
    """The opponent loses, and the player gains, 1 reputation with a faction of choice."""

    do: Literal["take_reputation"]


class Damage(Effect):
    """Suffer damage on the character, on the ship, or both."""

    do: Literal["damage"]
    character: int = 0
    ship: int = 0
    who: Who = "me"


class Recover(Effect):
    """Recover damage; ``all`` recovers all of it."""

    do: Literal["recover"]
    character: int | Literal["all"] = 0
    ship: int | Literal["all"] = 0


class Treat(Effect):
    """Count as having a reputation until the end of the turn (UB-268).

    ``any``: with a faction of choice with which the reputation is one of ``instead_of``.
    """

    do: Literal["treat"]
    faction: Faction | Literal["any"]
    level: Level
    instead_of: tuple[Level, ...] = ()
