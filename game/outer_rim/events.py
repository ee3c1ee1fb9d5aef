"""Events of turns, cards and encounters; those of a feature are in its folder.

Seats are numbers; cards, ships and spaces are ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event

# --- setup, turns, movement, and what a player has ------------------------------------------------


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


# --- cards ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class CardGained(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardRotated(Event):
    """A card turned to its other end; ``card`` is the asset now in force."""

    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardMarked(Event):
    """A goal token is put on a card in a slot."""

    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardDiscarded(Event):
    """``seat`` is -1 when the card came from a deck or was being resolved."""

    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardRemoved(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardPassed(Event):
    seat: int
    card: str
    giver: int


@dataclass(slots=True, kw_only=True)
class DeckShuffled(Event):
    deck: str


@dataclass(slots=True, kw_only=True)
class CargoDelivered(Event):
    seat: int
    card: str
    space: str


# --- encounter cards, jobs, abilities, and the AI's cards -----------------------------------------


@dataclass(slots=True, kw_only=True)
class EncounterDrawn(Event):
    """If the section is a secret, others learn only that one is kept (``SecretTaken``)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str
    section: int


@dataclass(slots=True, kw_only=True)
class SecretKept(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class SecretTaken(Event):
    """The part of a secret that others see: its deck."""

    seat: int
    deck: str


@dataclass(slots=True, kw_only=True)
class SecretDropped(Event):
    """The part that others see of a secret that goes under its deck unused."""

    seat: int
    deck: str


@dataclass(slots=True, kw_only=True)
class SecretStirred(Event):
    """Another player's answer brought up a moment for which this player may hold a secret:
    everybody sees whether one is used."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(slots=True, kw_only=True)
class DatabankDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class JobStepBegan(Event):
    seat: int
    card: str
    step: int


@dataclass(slots=True, kw_only=True)
class JobEnded(Event):
    seat: int
    card: str
    completed: bool


@dataclass(slots=True, kw_only=True)
class AbilityUsed(Event):
    seat: int
    ability: str


@dataclass(slots=True, kw_only=True)
class PlanetMarked(Event):
    seat: int
    space: str


@dataclass(slots=True, kw_only=True)
class DestinationMarked(Event):
    seat: int
    card: str
    space: str


@dataclass(slots=True, kw_only=True)
class AICardDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class AILine(Event):
    """One line of the AI card: carried out, or skipped with the reason."""

    seat: int
    card: str
    part: str
    line: int
    done: bool
    why: str = ""


@dataclass(slots=True, kw_only=True)
class GoalTokenPlaced(Event):
    space: str


@dataclass(slots=True, kw_only=True)
class GoalTokenTaken(Event):
    space: str
