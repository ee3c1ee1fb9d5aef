"""Events of turns, cards and encounters; those of a feature are in its folder.

Seats are numbers; cards, ships and spaces are ids.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class Seated(Event):
    """Something that happened to the player in a seat, or that this player did."""

    seat: int


# --- setup, turns, movement, and what a player has ------------------------------------------------


@dataclass(slots=True, kw_only=True)
class CharacterPicked(Seated):
    character: str


@dataclass(slots=True, kw_only=True)
class ShipPicked(Seated):
    ship: str


@dataclass(slots=True, kw_only=True)
class FirstPlayerRolled(Seated):
    reveals: ClassVar[bool] = True
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class FirstPlayerChosen(Seated):
    """The player who goes first."""


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
class TurnBegan(Seated):
    round: int


@dataclass(slots=True, kw_only=True)
class StepBegan(Seated):
    step: str


@dataclass(slots=True, kw_only=True)
class ShipMoved(Seated):
    """``path``: the spaces entered, in order, none for a ship that stays in place; ``stopped``:
    "maelstrom", "patrol" or "player", why it ended there, or ""; ``patrols``: the factions whose
    patrols stopped it."""

    start: str
    path: tuple[str, ...]
    stopped: str = ""
    patrols: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class PlayerPlaced(Seated):
    space: str


@dataclass(slots=True, kw_only=True)
class PlayerGrounded(Seated):
    """A player cannot move in their next planning step."""


@dataclass(slots=True, kw_only=True)
class Recovered(Seated):
    character: int
    ship: int


@dataclass(slots=True, kw_only=True)
class StoodUp(Seated):
    """The player is no longer defeated."""


@dataclass(slots=True, kw_only=True)
class CreditsChanged(Seated):
    amount: int
    now: int


@dataclass(slots=True, kw_only=True)
class FameChanged(Seated):
    amount: int
    now: int


@dataclass(slots=True, kw_only=True)
class ReputationChanged(Seated):
    """``now`` and ``before``: -1 negative, 0 neutral, 1 positive."""

    faction: str
    before: int
    now: int


@dataclass(slots=True, kw_only=True)
class CharacterTurned(Seated):
    """A character card is turned back to its front."""

    card: str


@dataclass(slots=True, kw_only=True)
class ReputationTreated(Seated):
    """A player counts as being on the level ``now`` until the end of the turn."""

    faction: str
    now: int


@dataclass(slots=True, kw_only=True)
class ReputationStayed(Seated):
    """A change comes to nothing, because the token is at the end of its track."""

    faction: str
    now: int


@dataclass(slots=True, kw_only=True)
class ReputationHeld(Seated):
    """A change is ignored, because the player counts as being on another level."""

    faction: str


@dataclass(slots=True, kw_only=True)
class GoalAdvanced(Seated):
    goal: str
    tokens: int
    count: int


@dataclass(slots=True, kw_only=True)
class GoalCompleted(Seated):
    goal: str
    card: str


@dataclass(slots=True, kw_only=True)
class ExtraTurnGranted(Seated):
    """The player takes another turn after this one."""


@dataclass(slots=True, kw_only=True)
class GameEnded(Seated):
    """``seat``: the winner, -1 for none."""

    reveals: ClassVar[bool] = True
    ending: str


# --- cards ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class CardGained(Seated):
    card: str


@dataclass(slots=True, kw_only=True)
class CardRotated(Seated):
    """A card turned to its other end; ``card`` is the asset now in force."""

    card: str


@dataclass(slots=True, kw_only=True)
class CardMarked(Seated):
    """A goal token is put on a card in a slot."""

    card: str


@dataclass(slots=True, kw_only=True)
class CardDiscarded(Seated):
    """``seat`` is -1 when the card came from a deck or was being resolved."""

    card: str


@dataclass(slots=True, kw_only=True)
class CardRemoved(Seated):
    card: str


@dataclass(slots=True, kw_only=True)
class CardPassed(Seated):
    card: str
    giver: int


@dataclass(slots=True, kw_only=True)
class DeckShuffled(Event):
    deck: str


@dataclass(slots=True, kw_only=True)
class CargoDelivered(Seated):
    card: str
    space: str


# --- encounter cards, jobs, abilities, and the AI's cards -----------------------------------------


@dataclass(slots=True, kw_only=True)
class EncounterDrawn(Seated):
    """If the section is a secret, others learn only that one is kept (``SecretTaken``)."""

    reveals: ClassVar[bool] = True
    card: str
    section: int


@dataclass(slots=True, kw_only=True)
class SecretKept(Seated):
    card: str


@dataclass(slots=True, kw_only=True)
class SecretTaken(Seated):
    """The part of a secret that others see: its deck."""

    deck: str


@dataclass(slots=True, kw_only=True)
class SecretDropped(Seated):
    """The part that others see of a secret that goes under its deck unused."""

    deck: str


@dataclass(slots=True, kw_only=True)
class SecretStirred(Seated):
    """Another player's answer brought up a moment for which this player may hold a secret:
    everybody sees whether one is used."""

    reveals: ClassVar[bool] = True


@dataclass(slots=True, kw_only=True)
class DatabankDrawn(Seated):
    reveals: ClassVar[bool] = True
    card: str


@dataclass(slots=True, kw_only=True)
class JobStepBegan(Seated):
    card: str
    step: int


@dataclass(slots=True, kw_only=True)
class JobEnded(Seated):
    card: str
    completed: bool


@dataclass(slots=True, kw_only=True)
class AbilityUsed(Seated):
    ability: str


@dataclass(slots=True, kw_only=True)
class PlanetMarked(Seated):
    space: str


@dataclass(slots=True, kw_only=True)
class DestinationMarked(Seated):
    card: str
    space: str


@dataclass(slots=True, kw_only=True)
class AICardDrawn(Seated):
    reveals: ClassVar[bool] = True
    card: str


@dataclass(slots=True, kw_only=True)
class AILine(Seated):
    """One line of the AI card: carried out, or skipped with the reason."""

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
