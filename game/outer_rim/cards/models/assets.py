"""The fields of cards that fit a slot, by kind."""

from __future__ import annotations

from typing import Literal


from game.outer_rim.cards.effects import (
    Ability,
    Block,
    CombatKind,
    Faction,
    Model,
    Skill,
    SpaceId,
    Trait,
)
from game.outer_rim.cards.models.base import Component


class Asset(Component):
    """A card for a slot: from the market, an encounter card or the databank."""

    cost: int = 0
    traits: tuple[Trait, ...] = ()
    abilities: tuple[Ability, ...] = ()


class DeliveryRoll(Model):
    """The die of an ILLEGAL delivery (OR-187)."""

    success: tuple[Literal["hit", "crit", "focus", "blank"], ...] = ("hit",)
    fail: Block


class CargoFields(Model):
    """The fields of cargo."""

    destination: SpaceId | None = None
    """None: another use is in its abilities; or it is marked in play"""
    destination_patrol: Faction | None = None
    """delivered in the space of this faction's patrol, whatever its level"""
    bought: Block = ()
    """resolved when the card is bought"""
    reward: Block = ()
    delivery_roll: DeliveryRoll | None = None
    after: Literal["discard", "remove"] = "discard"


class BountyFields(Model):
    """The fields of a bounty (OR-273 to OR-297)."""

    target: str
    combat: CombatKind
    value: int
    eliminate: Block
    capture: Block
    deliver_to: SpaceId
    after_reward: Block = ()


class JobFields(Model):
    """The fields of a job (OR-247 to OR-262)."""

    skills: tuple[Skill, ...] = ()
    critical: tuple[Skill, ...] = ()
    """printed in italics (OR-249)"""
    opposed: tuple[Skill, ...] = ()
    """tested by the player who is robbed, too (UB-097)"""
    partner: bool = False
    """done together with another player in the space (UB-092)"""
    destination: SpaceId | Literal["another_player"]
    databank: int | None = None
    encounter: Block = ()
    """the effects to resolve if no databank card is named"""
    reward: Block = ()
    after: Literal["discard", "remove"] = "remove"


class CrewFields(Model):
    """The fields of crew."""

    skills: tuple[Skill, ...] = ()
    droid: bool = False
    faction: Faction | None = None


class ModFields(Model):
    """The fields of a mod."""

    fits_cargo: bool = False
    """may use a cargo slot as well"""
