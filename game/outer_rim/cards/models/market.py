"""Cards of the market decks."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from pydantic import Field

from game.outer_rim.cards.effects import Block, Condition, Faction, MarketDeck, Model, SpaceId
from game.outer_rim.cards.models.assets import (
    Asset,
    CargoFields,
    BountyFields,
    JobFields,
    CrewFields,
    ModFields,
)


class PatrolMove(Model):
    """A patrol movement icon (OR-166)."""

    faction: Faction
    distance: int


class MarketFields(Model):
    """The common fields of market cards."""

    deck: MarketDeck
    patrol: PatrolMove | None = None
    reveal: tuple[int, int] | None = None
    """reveal contact icon: the least and the greatest number of players for it (UB-115)"""
    no_sale: tuple[SpaceId, ...] = ()
    """planets where it cannot be bought"""
    solo: bool = True
    """False: left out of single-player games (UB-178)"""


class OtherCargo(Asset, CargoFields):
    """Cargo at the other end of a card."""

    kind: Literal["cargo"]


class OtherGear(Asset):
    """Gear at the other end of a card."""

    kind: Literal["gear"]


class OtherMod(Asset, ModFields):
    """A mod at the other end of a card."""

    kind: Literal["mod"]


OtherEnd = Annotated[Union[OtherCargo, OtherGear, OtherMod], Field(discriminator="kind")]


class TwoEnds(Model):
    """A card with an asset at each end (UB-100); the one described by the card itself is bought."""

    other: OtherEnd | None = None
    """the asset that ``rotate`` puts in force, and that turns back in the same way"""


class MarketBounty(Asset, MarketFields, BountyFields):
    kind: Literal["bounty"]


class MarketCargo(Asset, MarketFields, CargoFields, TwoEnds):
    kind: Literal["cargo"]


class MarketCrew(Asset, MarketFields, CrewFields):
    kind: Literal["crew"]


class MarketGear(Asset, MarketFields, TwoEnds):
    kind: Literal["gear"]


class MarketMod(Asset, MarketFields, ModFields, TwoEnds):
    kind: Literal["mod"]


class MarketJob(Asset, MarketFields, JobFields):
    kind: Literal["job"]


class MarketShip(Asset, MarketFields):
    """A card of the ship deck; buying it gains the sheet (OR-158)."""

    kind: Literal["ship"]
    ship: str


class MarketDeal(Asset, MarketFields):
    """A market card resolved at once when bought, then disposed of."""

    kind: Literal["deal"]
    effect: Block
    after: Literal["discard", "remove", "shuffle"]
    needs: Condition | None = None


MarketCard = Annotated[
    Union[
        MarketBounty,
        MarketCargo,
        MarketCrew,
        MarketGear,
        MarketMod,
        MarketJob,
        MarketShip,
        MarketDeal,
    ],
    Field(discriminator="kind"),
]
