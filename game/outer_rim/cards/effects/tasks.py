"""Jobs, goals, databank cards, and turns."""

from __future__ import annotations

from typing import Literal

from game.outer_rim.cards.effects.language import Effect


class CompleteJob(Effect):
    """The job is complete (OR-260), with its reward or without."""

    do: Literal["complete_job"]
    reward: bool = True


class FailJob(Effect):
    """The job fails; its card is kept (OR-259)."""

    do: Literal["fail_job"]


class GoTo(Effect):
    """Continue with another step of the databank card (OR-256)."""

    do: Literal["go_to"]
    step: int


class Databank(Effect):
    """Resolve the databank card of a number (OR-421)."""

    do: Literal["databank"]
    number: int


class Destination(Effect):
    """Let the nearest other player mark a planet as the destination of this card."""

    do: Literal["destination"]


class MarkPlanet(Effect):
    """Place one of the player's own damage tokens on this planet."""

    do: Literal["mark_planet"]


class MarkCard(Effect):
    """Put a goal token on one of the player's cards in slots that has none."""

    do: Literal["mark_card"]


class Flip(Effect):
    """Turn the player's character card back to its front."""

    do: Literal["flip"]


class Progress(Effect):
    """Count one step of the task of this card's goal (OR-411)."""

    do: Literal["progress"]
    goal: Literal["personal", "ship"]


class ExtraTurn(Effect):
    """Take an additional turn after this one (OR-R74)."""

    do: Literal["extra_turn"]


class Achieve(Effect):
    """Complete the goal of an ambition whose ability this is (UB-171)."""

    do: Literal["achieve"]


class Mission(Effect):
    """Resolve the databank card of a number as that of a job; done, it completes the goal of an
    ambition (UB-173)."""

    do: Literal["mission"]
    number: int
