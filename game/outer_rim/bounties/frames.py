"""Steps of hunts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import OptionalSeat, Pending, Seat


@dataclass(slots=True, kw_only=True)
class Hunt(Pending):
    """A contact is hunted for a bounty."""

    bounty: str
    token: str
    step: Literal["hunt"] = "hunt"


@dataclass(slots=True, kw_only=True)
class Protect(Pending):
    """The owner of crew may protect it from a ``hunter``."""

    bounty: str
    crew: str
    hunter: Seat
    step: Literal["protect"] = "protect"


@dataclass(slots=True, kw_only=True)
class Spoils(Pending):
    """A contact is beaten: eliminate or capture it, if it is not to be ``spared``."""

    bounty: str
    token: str
    spared: bool = False
    step: Literal["spoils"] = "spoils"


@dataclass(slots=True, kw_only=True)
class BountyEnd(Pending):
    """A bounty is over, and its card goes."""

    bounty: str
    how: str
    step: Literal["bounty.end"] = "bounty.end"


@dataclass(slots=True, kw_only=True)
class HuntedReward(Pending):
    """The reward for a bounty on the character of the seat ``hunted``."""

    bounty: str
    hunted: OptionalSeat
    forgo: bool
    step: Literal["hunted.reward"] = "hunted.reward"


@dataclass(slots=True, kw_only=True)
class HuntedFaction(Pending):
    """The faction with which the reputation of ``whose`` changes, for a bounty on the character of
    the seat ``hunted``."""

    whose: Seat
    hunted: OptionalSeat
    steps: int
    step: Literal["hunted.faction"] = "hunted.faction"
