"""Events of the market."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.outer_rim.events import Seated
from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class CardBought(Seated):
    card: str
    price: int


@dataclass(slots=True, kw_only=True)
class CardBartered(Seated):
    card: str
    worth: int


@dataclass(slots=True, kw_only=True)
class ShipBought(Seated):
    ship: str
    before: str


@dataclass(slots=True, kw_only=True)
class MarketDiscarded(Seated):
    deck: str
    card: str


@dataclass(slots=True, kw_only=True)
class MarketRevealed(Event):
    """The new top card of a market deck, "" when the deck is empty."""

    reveals: ClassVar[bool] = True
    deck: str
    card: str


@dataclass(slots=True, kw_only=True)
class OfferDeclined(Event):
    """A card that an effect put up for sale is not bought, at ``price`` credits; ``barred``: it
    could not be."""

    seat: int
    card: str
    price: int
    barred: bool
