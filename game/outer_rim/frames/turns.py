"""Steps of the setup and of a turn: deals, moves, the market and cards in slots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Pending, Seat, Seats, Standing
from game.table.validation import Natural

# --- setup and turns ------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Setup(Pending):
    """The parts of the setup, one after another."""

    step: Literal["setup"] = "setup"


@dataclass(slots=True, kw_only=True)
class SetupCharacter(Pending):
    """A player picks a character; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.character"] = "setup.character"


@dataclass(slots=True, kw_only=True)
class SetupShip(Pending):
    """A player picks a starter ship; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.ship"] = "setup.ship"


@dataclass(slots=True, kw_only=True)
class SetupLine(Pending):
    """A player's databank card, planet and reputation."""

    step: Literal["setup.line"] = "setup.line"


@dataclass(slots=True, kw_only=True)
class SetupFaction(Pending):
    """A player picks the faction that a reputation of ``level`` is with."""

    level: Standing
    step: Literal["setup.faction"] = "setup.faction"


@dataclass(slots=True, kw_only=True)
class SetupAmbition(Pending):
    """A player picks an ambition sheet; ``wanted`` if it is settled."""

    wanted: str
    step: Literal["setup.ambition"] = "setup.ambition"


@dataclass(slots=True, kw_only=True)
class SetupSheet(Pending):
    """The setup part of a player's ambition sheet."""

    step: Literal["setup.sheet"] = "setup.sheet"


@dataclass(slots=True, kw_only=True)
class Turn(Pending):
    """A turn; ``extra`` for an additional one, ``begins`` for its first step."""

    extra: bool = False
    begins: str = "planning"
    step: Literal["turn"] = "turn"


@dataclass(slots=True, kw_only=True)
class Planning(Pending):
    """The planning step."""

    step: Literal["planning"] = "planning"


@dataclass(slots=True, kw_only=True)
class Action(Pending):
    """The action step, with the actions already taken."""

    market: bool = False
    deliver: bool = False
    trade: bool = False
    step: Literal["action"] = "action"


# --- trading --------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Deal(Pending):
    """A deal with the seat ``other``: amounts count from the proposer. ``tokens``: the colors of
    debt tokens that pass from their holders to the other side."""

    other: Seat
    cards: bool
    give: Cards = ()
    ask: Cards = ()
    credits: int = 0
    promise: int = 0
    tokens: Seats = ()


@dataclass(slots=True, kw_only=True)
class Trade(Deal):
    """The proposer composes a deal; ``cards`` if they may change hands."""

    step: Literal["trade"] = "trade"


@dataclass(slots=True, kw_only=True)
class TradeAnswer(Deal):
    """The other player answers a deal that ``other`` proposes."""

    step: Literal["trade.answer"] = "trade.answer"


# --- movement -------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class Move(Pending):
    """A player moves up to ``points`` spaces."""

    points: Natural
    step: Literal["move"] = "move"


# --- market ---------------------------------------------------------------------------------------


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


# --- cards ----------------------------------------------------------------------------------------


@dataclass(slots=True, kw_only=True)
class MakeRoom(Pending):
    """A card needs a slot: others are discarded, or it is given up, unless it is ``forced``."""

    card: str
    cause: str
    forced: bool = False
    step: Literal["make_room"] = "make_room"


@dataclass(slots=True, kw_only=True)
class Surplus(Pending):
    """Cards beyond the slots are discarded; those just ``got`` last."""

    got: Cards = ()
    step: Literal["surplus"] = "surplus"


@dataclass(slots=True, kw_only=True)
class Discard(Pending):
    """Cards of some kinds are discarded, ``left`` of them, but not ``keep``; only those that a cost
    means with ``which``, if it says so."""

    kinds: Cards
    left: Natural
    keep: str
    whose: Seat
    which: Literal["illegal", "hired", "marked"] | None = None
    step: Literal["discard"] = "discard"


@dataclass(slots=True, kw_only=True)
class MarkCard(Pending):
    """A goal token is put on one of the player's cards."""

    cause: str
    step: Literal["mark_card"] = "mark_card"


@dataclass(slots=True, kw_only=True)
class Deliver(Pending):
    """More cards may be delivered here."""

    step: Literal["deliver"] = "deliver"
