"""Steps of an AI that hunts bounties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Pending


@dataclass(slots=True, kw_only=True)
class AiTarget(Pending):
    """A bounty hunter encounters the best of the bounty targets in its space."""

    step: Literal["ai.target"] = "ai.target"


@dataclass(slots=True, kw_only=True)
class AiToll(Pending):
    """A bounty hunter suffers the damage of an unopposed bounty."""

    bounty: str
    step: Literal["ai.toll"] = "ai.toll"


@dataclass(slots=True, kw_only=True)
class AiStanding(Pending):
    """A bounty hunter has beaten the character of ``other``: its reputation changes by ``steps``
    with one of the factions whose opinion of the loser is extreme."""

    other: int
    steps: Literal[1, -1]
    step: Literal["ai.standing"] = "ai.standing"
