"""Steps of the market and of other sales."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Pending
from game.table.validation import Natural


@dataclass(slots=True, kw_only=True)
class Market(Pending):
    """The market action; ``discards`` cards of ``deck`` have been discarded in it."""

    deck: str = ""
    discards: Natural = 0
    step: Literal["market"] = "market"


@dataclass(slots=True, kw_only=True)
class Buy(Pending):
    """A purchase of ``card``, or of ``ship`` from the supply; ``owed`` is left to pay."""

    card: str
    deck: str
    price: Natural
    owed: Natural
    ship: str
    searched: bool = False
    step: Literal["buy"] = "buy"


@dataclass(slots=True, kw_only=True)
class Barter(Pending):
    """The price of the purchase below is reduced by barter and paid."""

    card: str
    step: Literal["barter"] = "barter"


@dataclass(slots=True, kw_only=True)
class DealDone(Pending):
    """A deal that has been carried out is disposed of as its card says."""

    card: str
    how: str
    step: Literal["deal"] = "deal"


@dataclass(slots=True, kw_only=True)
class Offer(Pending):
    """A card of some decks may be bought for less."""

    decks: Cards
    discount: int
    step: Literal["offer"] = "offer"


@dataclass(slots=True, kw_only=True)
class BuyShip(Pending):
    """A ship of the supply may be bought."""

    dearer: bool
    discount: int
    damage: Natural
    step: Literal["buy_ship"] = "buy_ship"


@dataclass(slots=True, kw_only=True)
class ShipArrives(Pending):
    """A ship bought from the supply arrives, perhaps with damage."""

    ship: str
    damage: Natural
    step: Literal["ship_arrives"] = "ship_arrives"


@dataclass(slots=True, kw_only=True)
class TurnUp(Pending):
    """The next card of a deck is revealed, once ``card`` is gone."""

    deck: str
    card: str
    step: Literal["turn_up"] = "turn_up"


@dataclass(slots=True, kw_only=True)
class Search(Pending):
    """Cards of a kind or of a cost are looked for in a deck; which, ``named``, and ``found`` once
    known."""

    deck: str
    kinds: Cards
    costs: tuple[Natural, ...]
    count: Natural
    found: Cards = ()
    named: str = ""
    step: Literal["search"] = "search"


@dataclass(slots=True, kw_only=True)
class RevealIcon(Pending):
    """The reveal contact icon of a card that was turned up waits for the patrol to move."""

    card: str
    step: Literal["reveal_icon"] = "reveal_icon"


@dataclass(slots=True, kw_only=True)
class Reshuffle(Pending):
    """A deck that was searched is shuffled."""

    deck: str
    step: Literal["reshuffle"] = "reshuffle"


@dataclass(slots=True, kw_only=True)
class Sell(Pending):
    """Cards of some kinds may be sold, ``left`` of them."""

    kinds: Cards
    bonus: int
    left: Natural
    step: Literal["sell"] = "sell"
