"""Events of trades."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.events import Event


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
