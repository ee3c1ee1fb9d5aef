"""Characters, ships, contacts, patrols, AI cards, decks and the player board."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from game.outer_rim.cards.ai_lines import ActLine, FirstLine, MeetLine, PlanLine
from game.outer_rim.cards.effects import (
    Ability,
    ContactClass,
    Face,
    Faction,
    Favor,
    Goal,
    Level,
    Model,
    Skill,
)
from game.outer_rim.cards.models.base import Component


class CharacterSide(Model):
    """One side of a character card."""

    abilities: tuple[Ability, ...] = ()
    goal: Goal | None = None


class Character(Component):
    """A character card (OR-010, OR-022)."""

    kind: Literal["character"]
    short: str = ""
    """how the log calls the character, "" for the whole name"""
    health: int
    ground_combat: int
    skills: tuple[Skill, ...]
    droid: bool = False
    databank: int
    """number of the starting databank card"""
    reputation: dict[Literal[Faction, "any"], Level] = {}
    """of the setup line; ``any``: one faction of choice"""
    fame: int = 0
    """of the setup line"""
    front: CharacterSide
    back: CharacterSide
    primer: tuple[str, ...] = ()
    """three lines: how this character wins"""


class Slots(Model):
    """The slots of a ship sheet (OR-144, OR-146)."""

    crew: int
    cargo: int
    mod: int
    cargo_or_mod: int = 0
    gear_or_mod: int = 0
    job_or_bounty: int = 0
    """beside those of the player board"""


class ShipSide(Model):
    """One side of a ship sheet."""

    name: str
    hyperdrive: int
    ship_combat: int
    hull: int
    slots: Slots
    goal: Goal | None = None
    abilities: tuple[Ability, ...] = ()


class Ship(Component):
    """A ship sheet; a starter has one side in our data, its other side is another ship."""

    kind: Literal["ship_sheet"]
    cost: int
    starter: bool = False
    front: ShipSide
    back: ShipSide | None = None


class Contact(Component):
    """A contact token (OR-021)."""

    kind: Literal["contact_token"]
    contact_class: ContactClass
    databank: int
    faction: Faction | None = None
    droid: bool = False


class Patrol(Component):
    """A patrol token (OR-020); level 4 has no combat value and cannot be beaten."""

    kind: Literal["patrol"]
    faction: Faction
    level: Annotated[int, Field(ge=1, le=4)]
    ship_combat: int | None
    credits: int = 0
    fame: int = 0


class AICard(Component):
    """An AI card (OR-445): planning and encounter do the first that applies, action all."""

    kind: Literal["ai"]
    number: int | None = None
    """in its lower-right corner (UB-184); a character's own card has none"""
    character: str | None = None
    """whose own card it is (UB-180)"""
    hunter: bool = False
    """one of the common cards of bounty hunters (UB-199)"""
    planning: tuple[PlanLine, ...]
    action: tuple[ActLine, ...]
    encounter: tuple[MeetLine, ...]
    special: tuple[FirstLine, ...] = ()
    """resolved first; the card is then shuffled back into the deck"""


class EncounterDeck(Component):
    """An encounter deck: the spaces it serves and the text on its back (OR-035 to OR-041)."""

    kind: Literal["encounter_deck"]
    rewards: tuple[str, ...]


class Board(Component):
    """The player board: its slots (OR-R06), the faces of a die (OR-R01), the number of cards that
    may be discarded in a market action (OR-125), the class of the contact on each planet beside its
    printed contact spaces (UB-029), and the favors that players do each other (UB-125)."""

    kind: Literal["board"]
    discards: int = 1
    planet_contact: ContactClass | None = None
    favors: tuple[Favor, ...] = ()
    ai_numbers: tuple[int, ...] = ()
    """numbers of the common AI cards that go with a character's own one (UB-183); () for all"""
    ai_passes: tuple[str, ...] = ()
    """market cards that the AI never buys, and discards when it buys from their deck (UB-241)"""
    gear_slots: int
    job_slots: int
    die: tuple[Face, ...]
