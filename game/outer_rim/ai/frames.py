"""Steps of the AI deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Pending
from game.table.validation import Natural


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
class Ai(Pending):
    """The turn of the AI: its card, and the line that comes next."""

    card: str = ""
    part: Natural = 0
    line: Natural = 0
    step: Literal["ai"] = "ai"


@dataclass(slots=True, kw_only=True)
class AiGoal(Pending):
    """The AI chooses the goal to head for."""

    step: Literal["ai.goal"] = "ai.goal"


@dataclass(slots=True, kw_only=True)
class AiMove(Pending):
    """The AI chooses a stop on its way to a goal token, or on the ``hunt`` to a bounty target."""

    goal: str
    hunt: bool = False
    step: Literal["ai.move"] = "ai.move"


@dataclass(slots=True, kw_only=True)
class AiIllegal(Pending):
    """The AI pays for delivering illegal cargo."""

    damage: Natural
    reputation: int
    step: Literal["ai.illegal"] = "ai.illegal"


@dataclass(slots=True, kw_only=True)
class AiBought(Pending):
    """The AI has bought a card."""

    card: str
    goal: bool
    step: Literal["ai.bought"] = "ai.bought"


@dataclass(slots=True, kw_only=True)
class AiContact(Pending):
    """The AI chooses the contact to reveal."""

    places: Cards
    hire: bool
    step: Literal["ai.contact"] = "ai.contact"


@dataclass(slots=True, kw_only=True)
class AiPatrol(Pending):
    """The AI chooses a patrol, and its purpose."""

    among: Cards
    then: str
    amount: int = 0
    step: Literal["ai.patrol"] = "ai.patrol"


@dataclass(slots=True, kw_only=True)
class AiJob(Pending):
    """The AI chooses the job to complete."""

    cards: Cards
    step: Literal["ai.job"] = "ai.job"
