"""Patrols, encounter cards, contacts, jobs, abilities, and the AI's cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class PatrolMoved(Event):
    faction: str
    start: str
    path: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class PatrolBeaten(Event):
    seat: int
    faction: str
    level: int


@dataclass(slots=True, kw_only=True)
class PatrolSpawned(Event):
    faction: str
    level: int
    space: str


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
class ContactRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactSeen(Event):
    """A secret look; others learn only the place (``ContactPeeked``)."""

    reveals: ClassVar[bool] = True
    seat: int
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactPeeked(Event):
    seat: int
    place: str


@dataclass(slots=True, kw_only=True)
class ContactMet(Event):
    seat: int
    contact: str
    card: str


@dataclass(slots=True, kw_only=True)
class ContactLeft(Event):
    """A token left the map: hired, discarded, captured or eliminated."""

    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactBarred(Event):
    """A token that was turned up shows the character of ``player``; it leaves the game."""

    contact: str
    player: int


@dataclass(slots=True, kw_only=True)
class ContactPlaced(Event):
    contact: str
    place: str


@dataclass(slots=True, kw_only=True)
class ContactMoved(Event):
    """A token was moved, faceup or facedown as before; ``place`` and ``goal`` are contact
    spaces."""

    place: str
    goal: str


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
