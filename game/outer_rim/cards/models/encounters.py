"""Encounter cards, and the assets at their feet."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.outer_rim.cards.effects import Ability, Block, Condition, Model, SpaceId, Trait
from game.outer_rim.cards.models.base import Component
from game.outer_rim.cards.models.assets import (
    CargoFields,
    BountyFields,
    JobFields,
    CrewFields,
    ModFields,
)


class EncounterBounty(BountyFields):
    kind: Literal["bounty"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterCargo(CargoFields):
    kind: Literal["cargo"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterCrew(CrewFields):
    kind: Literal["crew"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterGear(Model):
    kind: Literal["gear"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterMod(ModFields):
    kind: Literal["mod"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterJob(JobFields):
    kind: Literal["job"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class EncounterAccount(Model):
    """A debt, a share or a claim: it is kept faceup beside the slots until it says otherwise."""

    kind: Literal["account"]
    name: str
    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


EmbeddedAsset = Annotated[
    Union[
        EncounterAccount,
        EncounterBounty,
        EncounterCargo,
        EncounterCrew,
        EncounterGear,
        EncounterMod,
        EncounterJob,
    ],
    Field(discriminator="kind"),
]


class Part(Model):
    """A part of a section, resolved only if its condition fits (OR-215)."""

    when: Condition | None = None
    effect: Block


class Section(Model):
    """A section of an encounter card, for the spaces named (OR-213).

    ``spaces`` empty: for every space of the deck. ``across``: for players who mean to cross the
    galaxy (UB-057). ``ability``: the later use of a secret (the section then keeps the card with
    ``keep_secret``).
    """

    spaces: tuple[SpaceId, ...] = ()
    across: bool = False
    story: str
    parts: tuple[Part, ...]
    secret: Ability | None = None


class EncounterCard(Component):
    """An encounter card (OR-212 to OR-217)."""

    kind: Literal["encounter"]
    deck: str
    number: int
    sections: Annotated[tuple[Section, ...], Field(max_length=3)]
    asset: EmbeddedAsset | None = None
    solo: bool = True
    """False: left out of single-player games (UB-179)"""
