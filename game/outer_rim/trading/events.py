"""Events of trades."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class TradeProposed(Seated):
    """``credits`` now and ``promise`` for later count from ``seat``: below 0 ``other`` pays."""

    other: int
    give: tuple[str, ...]
    ask: tuple[str, ...]
    credits: int
    promise: int
    tokens: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class TradeAccepted(Seated):
    """``other`` is the seat that proposed it."""

    other: int


@dataclass(slots=True, kw_only=True)
class TradeDeclined(Seated):
    """``other`` is the seat that proposed it."""

    other: int


@dataclass(slots=True, kw_only=True)
class PromiseMade(Seated):
    """``seat`` promises ``other`` credits on a later turn; the promise is not binding."""

    other: int
    amount: int
