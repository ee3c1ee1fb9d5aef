"""The events of Outer Rim. Seats are numbers; cards, ships and spaces are ids."""

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


# --- cards that change hands: the market, trade, delivery, bounties -------------------------------


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
    tokens: tuple[int, ...] = ()


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
class TopSeen(Event):
    """A secret look at the top of a deck; others learn only that (``TopLookedAt``)."""

    reveals: ClassVar[bool] = True
    seat: int
    deck: str
    cards: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class TopLookedAt(Event):
    seat: int
    deck: str
    count: int


@dataclass(slots=True, kw_only=True)
class DeckShuffled(Event):
    deck: str


@dataclass(slots=True, kw_only=True)
class CargoDelivered(Event):
    seat: int
    card: str
    space: str


@dataclass(slots=True, kw_only=True)
class BountyClosed(Event):
    """``how``: eliminated, captured or delivered; ``hunted``, of a character that somebody
    plays: then the token of the ``contact`` has no part in it, and it is ""."""

    seat: int
    card: str
    contact: str
    how: str


# --- patrols, encounter cards, contacts, jobs, abilities, and the AI's cards ----------------------


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


# --- dice, skill tests and combats ----------------------------------------------------------------


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
    """``trial`` is the test's place on its card, "" for a test of no card."""

    seat: int
    skill: str
    level: int
    faces: tuple[str, ...]
    passed: bool
    trial: str = ""


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
    """``trial`` is the fight's place on its card, "" for one that no card describes."""

    seat: int
    combat: str
    defender: int
    enemy: str
    damage: int
    enemy_damage: int
    won: bool
    trial: str = ""


# --- opposed tests, and jobs with a partner -------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class SkillsCompared(Event):
    """``own`` and ``theirs``: whether the player and the opponent passed."""

    seat: int
    opponent: int
    skill: str
    own: bool
    theirs: bool


@dataclass(slots=True, kw_only=True)
class PartnerAsked(Event):
    seat: int
    card: str
    partner: int


@dataclass(slots=True, kw_only=True)
class PartnerAnswered(Event):
    """``seat`` is the partner, ``owner`` the player whose job it is."""

    seat: int
    card: str
    owner: int
    joined: bool


# --- looking at the secrets of others -------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class SecretSeen(Event):
    """A look at one secret; others learn only whose secrets were looked at
    (``SecretsPeeked``)."""

    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    card: str


@dataclass(slots=True, kw_only=True)
class SecretsPeeked(Event):
    seat: int
    owner: int


@dataclass(slots=True, kw_only=True)
class InvitationAnswered(Event):
    """A player agrees to come along with ``host``, or does not."""

    seat: int
    host: int
    agreed: bool


# --- favors, and debt tokens ----------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class FavorAsked(Event):
    """``other``: the seat asked, -1 for anyone; ``tokens``: colors of debt tokens, as seats."""

    seat: int
    other: int
    favor: str
    wish: str
    credits: int
    tokens: tuple[int, ...] = ()
    give: tuple[str, ...] = ()
    promise: int = 0


@dataclass(slots=True, kw_only=True)
class FavorOffered(Event):
    """A player is willing, for another price than the one offered."""

    seat: int
    other: int
    credits: int
    tokens: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class FavorDeclined(Event):
    """``closed``: the player grants no favors this turn."""

    seat: int
    other: int
    closed: bool = False


@dataclass(slots=True, kw_only=True)
class FavorVoid(Event):
    """The request of ``seat`` falls through, since this price can no longer be paid."""

    seat: int
    favor: str
    wish: str
    credits: int
    tokens: tuple[int, ...] = ()
    give: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class FavorGranted(Event):
    """``seat`` receives a favor from ``other``."""

    seat: int
    other: int
    favor: str
    wish: str


@dataclass(slots=True, kw_only=True)
class FavorWithheld(Event):
    """``other`` is paid by ``seat`` to help ``third`` with no favors; it binds nobody."""

    seat: int
    other: int
    third: int


@dataclass(slots=True, kw_only=True)
class DebtPassed(Event):
    """The debt token of ``owner`` passes from ``giver`` to ``seat``."""

    seat: int
    owner: int
    giver: int


# --- ambitions: sheets laid out and picked, and their goals ---------------------------------------


@dataclass(slots=True, kw_only=True)
class AmbitionsLaid(Event):
    """The sheets that the players pick from."""

    reveals: ClassVar[bool] = True
    sheets: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class AmbitionPicked(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class AmbitionAdvanced(Event):
    """A goal of a sheet, by place from 0, is complete; or no longer (``done`` False)."""

    seat: int
    card: str
    goal: int
    mark: str
    done: bool
