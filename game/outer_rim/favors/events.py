"""Events of favors and debt tokens."""

from __future__ import annotations

from dataclasses import dataclass

from game.outer_rim.events import Seated


@dataclass(slots=True, kw_only=True)
class FavorAsked(Seated):
    """``other``: the seat asked, -1 for anyone; ``tokens``: colors of debt tokens, as seats."""

    other: int
    favor: str
    wish: str
    credits: int
    tokens: tuple[int, ...] = ()
    give: tuple[str, ...] = ()
    promise: int = 0


@dataclass(slots=True, kw_only=True)
class FavorOffered(Seated):
    """A player is willing, for another price than the one offered."""

    other: int
    credits: int
    tokens: tuple[int, ...] = ()


@dataclass(slots=True, kw_only=True)
class FavorDeclined(Seated):
    """``closed``: the player grants no favors this turn."""

    other: int
    closed: bool = False


@dataclass(slots=True, kw_only=True)
class FavorVoid(Seated):
    """The request of ``seat`` falls through, since this price can no longer be paid."""

    favor: str
    wish: str
    credits: int
    tokens: tuple[int, ...] = ()
    give: tuple[str, ...] = ()


@dataclass(slots=True, kw_only=True)
class FavorGranted(Seated):
    """``seat`` receives a favor from ``other``."""

    other: int
    favor: str
    wish: str


@dataclass(slots=True, kw_only=True)
class FavorWithheld(Seated):
    """``other`` is paid by ``seat`` to help ``third`` with no favors; it binds nobody."""

    other: int
    third: int


@dataclass(slots=True, kw_only=True)
class DebtPassed(Seated):
    """The debt token of ``owner`` passes from ``giver`` to ``seat``."""

    owner: int
    giver: int
