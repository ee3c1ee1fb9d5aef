"""Events of the market."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from game.outer_rim.events import Seated
from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class CardBought(Seated):
    """``off``: the credits by which the price is below the printed one; ``by``: the card that
    offers it for less, "" for none; ``traded_in``: whether the old ship counts toward it."""

    card: str
    price: int
    off: int = field(default=0, repr=False)
    by: str = field(default="", repr=False)
    traded_in: bool = field(default=False, repr=False)


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
    """A card that an effect put up for sale is not bought, at ``price`` credits; ``barred``: the
    clause by which it could not be, "" if it could."""

    seat: int
    card: str
    price: int
    barred: str


@dataclass(slots=True, kw_only=True)
class CardMissed(Seated):
    """The top card of a deck, "" for an empty deck, is not gained: it is not of these ``kinds``."""

    deck: str
    card: str
    kinds: tuple[str, ...]
