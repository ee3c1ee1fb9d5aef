"""Events of favors and debt tokens."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.events import Event


@dataclass(slots=True, kw_only=True)
class FavorAsked(Event):
    """``other``: the seat asked, -1 for anyone; ``tokens``: colors of debt tokens, as seats."""

    seat: int
    other: int
    favor: str
    wish: str
    credits: int
    tokens: tuple[int, ...] = ()
    give: tuple[str, ...] = ()
    promise: int = 0


@dataclass(slots=True, kw_only=True)
class FavorOffered(Event):
    """A player is willing, for another price than the one offered."""

    seat: int
    other: int
    credits: int
    tokens: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class FavorDeclined(Event):
    """``closed``: the player grants no favors this turn."""

    seat: int
    other: int
    closed: bool = False


@dataclass(slots=True, kw_only=True)
class FavorVoid(Event):
    """The request of ``seat`` falls through, since this price can no longer be paid."""

    seat: int
    favor: str
    wish: str
    credits: int
    tokens: tuple[int, ...] = ()
    give: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class FavorGranted(Event):
    """``seat`` receives a favor from ``other``."""

    seat: int
    other: int
    favor: str
    wish: str


@dataclass(slots=True, kw_only=True)
class FavorWithheld(Event):
    """``other`` is paid by ``seat`` to help ``third`` with no favors; it binds nobody."""

    seat: int
    other: int
    third: int


@dataclass(slots=True, kw_only=True)
class DebtPassed(Event):
    """The debt token of ``owner`` passes from ``giver`` to ``seat``."""

    seat: int
    owner: int
    giver: int
