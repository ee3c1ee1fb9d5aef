"""Cards that change hands: the market, trade, delivery, bounties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.table.events import Event


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
