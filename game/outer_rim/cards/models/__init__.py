"""The components in the box, as frozen models read from JSON."""

from __future__ import annotations

from typing import Annotated, Union

from pydantic import Field

from game.outer_rim.cards.effects import AssetKind
from game.outer_rim.cards.models.ambitions import Ambition, AmbitionGoal
from game.outer_rim.cards.models.assets import (
    Asset,
    BountyFields,
    CargoFields,
    CrewFields,
    DeliveryRoll,
    JobFields,
    ModFields,
)
from game.outer_rim.cards.models.base import (
    Component,
    Fidelity,
)
from game.outer_rim.cards.models.databank import (
    ContactCard,
    ContactCrew,
    DatabankCard,
    JobCard,
    JobStep,
    StartBounty,
    StartCargo,
    StartJob,
    TroubleCard,
)
from game.outer_rim.cards.models.encounters import (
    EmbeddedAsset,
    EncounterAccount,
    EncounterBounty,
    EncounterCard,
    EncounterCargo,
    EncounterCrew,
    EncounterGear,
    EncounterJob,
    EncounterMod,
    Part,
    Section,
)
from game.outer_rim.cards.models.market import (
    MarketBounty,
    MarketCard,
    MarketCargo,
    MarketCrew,
    MarketDeal,
    MarketFields,
    MarketGear,
    MarketJob,
    MarketMod,
    MarketShip,
    OtherCargo,
    OtherEnd,
    OtherGear,
    OtherMod,
    PatrolMove,
    TwoEnds,
)
from game.outer_rim.cards.models.sheets import (
    AICard,
    Board,
    Character,
    CharacterSide,
    Contact,
    EncounterDeck,
    Patrol,
    Ship,
    ShipSide,
    Slots,
)

__all__ = [
    "AICard",
    "Ambition",
    "AmbitionGoal",
    "AnyComponent",
    "Asset",
    "Board",
    "BountyFields",
    "CargoFields",
    "Character",
    "CharacterSide",
    "Component",
    "Contact",
    "ContactCard",
    "ContactCrew",
    "CrewFields",
    "DatabankCard",
    "DeliveryRoll",
    "EmbeddedAsset",
    "EncounterAccount",
    "EncounterBounty",
    "EncounterCard",
    "EncounterCargo",
    "EncounterCrew",
    "EncounterDeck",
    "EncounterGear",
    "EncounterJob",
    "EncounterMod",
    "Fidelity",
    "JobCard",
    "JobFields",
    "JobStep",
    "MarketBounty",
    "MarketCard",
    "MarketCargo",
    "MarketCrew",
    "MarketDeal",
    "MarketFields",
    "MarketGear",
    "MarketJob",
    "MarketMod",
    "MarketShip",
    "ModFields",
    "OtherCargo",
    "OtherEnd",
    "OtherGear",
    "OtherMod",
    "Part",
    "Patrol",
    "PatrolMove",
    "SLOT_KINDS",
    "Section",
    "Ship",
    "ShipSide",
    "Slots",
    "StartBounty",
    "StartCargo",
    "StartJob",
    "TroubleCard",
    "TwoEnds",
]

AnyComponent = Annotated[
    Union[
        Character,
        Ship,
        MarketCard,
        EncounterCard,
        DatabankCard,
        Contact,
        Patrol,
        AICard,
        Ambition,
        EncounterDeck,
        Board,
    ],
    Field(discriminator="kind"),
]


SLOT_KINDS: dict[str, AssetKind] = {
    "start_bounty": "bounty",
    "start_cargo": "cargo",
    "start_job": "job",
    "contact": "crew",
}
"""kinds of component whose slots have another name"""
