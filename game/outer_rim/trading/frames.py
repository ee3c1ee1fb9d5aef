"""Steps of trading: a deal and its answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.outer_rim.frames.base import Cards, Pending, Seat, Seats


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
