"""Setup, turns, movement, and what a player has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class CharacterPicked(Event):
    seat: int
    character: str


@dataclass(slots=True, kw_only=True)
class ShipPicked(Event):
    seat: int
    ship: str


@dataclass(slots=True, kw_only=True)
class FirstPlayerRolled(Event):
    reveals: ClassVar[bool] = True
    seat: int
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class FirstPlayerChosen(Event):
    seat: int


@dataclass(slots=True, kw_only=True)
class AiOrderDrawn(Event):
    """The order of the AIs, by lot: who plays which character (UB-248)."""

    reveals = True

    seats: tuple[int, ...]
    characters: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class VariantsAgreed(Event):
    """The house rules of this game."""

    variants: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TurnBegan(Event):
    seat: int
    round: int


@dataclass(slots=True, kw_only=True)
class StepBegan(Event):
    seat: int
    step: str


@dataclass(slots=True, kw_only=True)
class ShipMoved(Event):
    """``path``: the spaces entered, in order, none for a ship that stays in place; ``stopped``:
    "maelstrom", "patrol" or "player", why it ended there, or ""; ``patrols``: the factions whose
    patrols stopped it."""

    seat: int
    start: str
    path: tuple[str, ...]
    stopped: str = ""
    patrols: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class PlayerPlaced(Event):
    seat: int
    space: str


@dataclass(slots=True, kw_only=True)
class PlayerGrounded(Event):
    """A player cannot move in their next planning step."""

    seat: int


@dataclass(slots=True, kw_only=True)
class Recovered(Event):
    seat: int
    character: int
    ship: int


@dataclass(slots=True, kw_only=True)
class StoodUp(Event):
    seat: int


@dataclass(slots=True, kw_only=True)
class CreditsChanged(Event):
    seat: int
    amount: int
    now: int


@dataclass(slots=True, kw_only=True)
class FameChanged(Event):
    seat: int
    amount: int
    now: int


@dataclass(slots=True, kw_only=True)
class ReputationChanged(Event):
    """``now`` and ``before``: -1 negative, 0 neutral, 1 positive."""

    seat: int
    faction: str
    before: int
    now: int


@dataclass(slots=True, kw_only=True)
class CharacterTurned(Event):
    """A character card is turned back to its front."""

    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class ReputationTreated(Event):
    """A player counts as being on the level ``now`` until the end of the turn."""

    seat: int
    faction: str
    now: int


@dataclass(slots=True, kw_only=True)
class ReputationHeld(Event):
    """A change is ignored, because the player counts as being on another level."""

    seat: int
    faction: str


@dataclass(slots=True, kw_only=True)
class DamageSuffered(Event):
    """``target``: character or ship; ``now``: total damage; ``limit``: health or hull."""

    seat: int
    target: str
    amount: int
    now: int
    limit: int


@dataclass(slots=True, kw_only=True)
class Defeated(Event):
    seat: int
    credits_lost: int


@dataclass(slots=True, kw_only=True)
class GoalAdvanced(Event):
    seat: int
    goal: str
    tokens: int
    count: int


@dataclass(slots=True, kw_only=True)
class GoalCompleted(Event):
    seat: int
    goal: str
    card: str


@dataclass(slots=True, kw_only=True)
class ExtraTurnGranted(Event):
    seat: int


@dataclass(slots=True, kw_only=True)
class GameEnded(Event):
    """``seat``: the winner, -1 for none."""

    reveals: ClassVar[bool] = True
    seat: int
    ending: str
