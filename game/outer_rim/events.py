"""The events of Outer Rim. Seats are numbers; cards, ships and spaces are ids."""

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
    "maelstrom", "patrol" or "player", why it ended there, or ""."""

    seat: int
    start: str
    path: tuple[str, ...]
    stopped: str = ""


@dataclass(slots=True, kw_only=True)
class PlayerPlaced(Event):
    seat: int
    space: str


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
class CardGained(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardRotated(Event):
    """A card turned to its other end; ``card`` is the asset now in force."""

    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class CardBought(Event):
    seat: int
    card: str
    price: int


@dataclass(slots=True, kw_only=True)
class CardBartered(Event):
    seat: int
    card: str
    worth: int


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
class TradeProposed(Event):
    """``credits`` now and ``promise`` for later count from ``seat``: below 0 ``other`` pays."""

    seat: int
    other: int
    give: tuple[str, ...]
    ask: tuple[str, ...]
    credits: int
    promise: int


@dataclass(slots=True, kw_only=True)
class TradeAccepted(Event):
    """``other`` is the seat that proposed it."""

    seat: int
    other: int


@dataclass(slots=True, kw_only=True)
class TradeDeclined(Event):
    """``other`` is the seat that proposed it."""

    seat: int
    other: int


@dataclass(slots=True, kw_only=True)
class PromiseMade(Event):
    """``seat`` promises ``other`` credits on a later turn; the promise is not binding."""

    seat: int
    other: int
    amount: int


@dataclass(slots=True, kw_only=True)
class ShipBought(Event):
    seat: int
    ship: str
    before: str


@dataclass(slots=True, kw_only=True)
class MarketDiscarded(Event):
    seat: int
    deck: str
    card: str


@dataclass(slots=True, kw_only=True)
class MarketRevealed(Event):
    """The new top card of a market deck, "" when the deck is empty."""

    reveals: ClassVar[bool] = True
    deck: str
    card: str


@dataclass(slots=True, kw_only=True)
class VariantsAgreed(Event):
    """The house rules of this game."""

    variants: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class DeckShuffled(Event):
    deck: str


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
class CargoDelivered(Event):
    seat: int
    card: str
    space: str


@dataclass(slots=True, kw_only=True)
class BountyClosed(Event):
    """``how``: eliminated, captured or delivered."""

    seat: int
    card: str
    contact: str
    how: str


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
class DiceRolled(Event):
    """``purpose``: ground, ship, test, delivery or card; seat -1 is an enemy of the card."""

    reveals: ClassVar[bool] = True
    seat: int
    purpose: str
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class DiceChanged(Event):
    seat: int
    how: str
    before: tuple[str, ...]
    faces: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class SkillTested(Event):
    seat: int
    skill: str
    level: int
    faces: tuple[str, ...]
    passed: bool


@dataclass(slots=True, kw_only=True)
class CombatBegan(Event):
    """``defender`` is a seat, or -1 for the ``enemy`` named."""

    seat: int
    combat: str
    defender: int
    enemy: str
    dice: int
    enemy_dice: int


@dataclass(slots=True, kw_only=True)
class CombatDecided(Event):
    seat: int
    combat: str
    defender: int
    enemy: str
    damage: int
    enemy_damage: int
    won: bool


@dataclass(slots=True, kw_only=True)
class AbilityUsed(Event):
    seat: int
    ability: str


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
class PlanetMarked(Event):
    seat: int
    space: str


@dataclass(slots=True, kw_only=True)
class DestinationMarked(Event):
    seat: int
    card: str
    space: str


@dataclass(slots=True, kw_only=True)
class ExtraTurnGranted(Event):
    seat: int


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


@dataclass(slots=True, kw_only=True)
class GameEnded(Event):
    """``seat``: the winner, -1 for none."""

    reveals: ClassVar[bool] = True
    seat: int
    ending: str
