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
