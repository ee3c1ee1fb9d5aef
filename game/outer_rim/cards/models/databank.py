"""Databank cards: contacts, jobs, trouble and starting cards."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.outer_rim.cards.effects import Ability, Block, Model, SpaceId
from game.outer_rim.cards.models.base import Component
from game.outer_rim.cards.models.assets import (
    Asset,
    CargoFields,
    BountyFields,
    JobFields,
    CrewFields,
)
from game.outer_rim.cards.models.encounters import Part


class ContactCrew(CrewFields):
    """The crew part at the foot of a contact's databank card."""

    abilities: tuple[Ability, ...] = ()


class ContactCard(Component):
    """The databank card of a contact (OR-226)."""

    kind: Literal["contact"]
    number: int
    contact: str
    parts: tuple[Part, ...]
    crew: ContactCrew


class JobStep(Model):
    """A numbered step of a job's databank card (OR-255)."""

    story: str = ""
    effect: Block


class JobCard(Component):
    """The databank card of a job; its steps are numbered from 1."""

    kind: Literal["job_steps"]
    number: int
    steps: tuple[JobStep, ...]


class TroubleCard(Component):
    """A databank card that an effect calls for by number."""

    kind: Literal["trouble"]
    number: int
    effect: Block


class StartBounty(Asset, BountyFields):
    kind: Literal["start_bounty"]
    number: int
    starting_planet: SpaceId


class StartCargo(Asset, CargoFields):
    kind: Literal["start_cargo"]
    number: int
    starting_planet: SpaceId


class StartJob(Asset, JobFields):
    kind: Literal["start_job"]
    number: int
    starting_planet: SpaceId


DatabankCard = Annotated[
    Union[ContactCard, JobCard, TroubleCard, StartBounty, StartCargo, StartJob],
    Field(discriminator="kind"),
]
