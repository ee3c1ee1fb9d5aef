"""A task, and what the parts of a judgment know of one another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from game.outer_rim.cards.effects import Amount, Block, Cost
from game.outer_rim.catalog import Asset
from game.outer_rim.frames import NOTHING, Context
from game.outer_rim.players.attempts import Likely
from game.outer_rim.players.chances import Odds
from game.outer_rim.players.mind import Mind
from game.outer_rim.players.weights import Weights

Step = Literal["action", "encounter"]
Prize = tuple[float, tuple[tuple[str, float], ...]]
"""a worth, and what it counts for beside that, by goal"""


@dataclass(slots=True, frozen=True)
class Task:
    """Something to do at a place.

    ``worth`` is what it brings on average, ``goals`` what it counts for beside that, by goal.
    ``key`` is the option that does it there, ``words`` what to call it.
    """

    words: str
    place: str
    step: Step
    chance: float
    worth: float
    goals: tuple[tuple[str, float], ...] = ()
    key: str = ""
    card: str = ""
    wait: int = 0
    """turns that must pass before it can be done"""

    @property
    def whole(self) -> float:
        """Its worth with all goals."""
        return self.worth + self.chance * sum(worth for _, worth in self.goals)


class Holdings(Protocol):
    """The worth of cards to the player."""

    def gained(self, asset: Asset, known: Context = NOTHING) -> float: ...
    def kept(self, asset: Asset) -> float: ...
    def bought(self, asset: Asset, price: int) -> float: ...
    def cheapest(self, kinds: tuple[str, ...], count: int, which: str | None) -> float: ...
    def room(self, card: str) -> list[str]: ...
    def tasks(self, asset: Asset) -> list[Task]: ...
    def ship(self, ship: str, discount: int = 0) -> float: ...
    def ship_price(self, ship: str, discount: int = 0) -> int: ...
    def victory(self, foe: Context) -> float: ...


class Judge(Protocol):
    """The worth of effects to the player."""

    @property
    def mind(self) -> Mind: ...
    @property
    def w(self) -> Weights: ...
    @property
    def cards(self) -> Holdings: ...
    def block(self, block: Block, card: str = "", known: Context = NOTHING) -> float: ...
    def cost(self, cost: Cost, card: str = "") -> float: ...
    def amount(self, value: Amount, known: Context = NOTHING) -> int: ...
    def way(self, way: Any, card: str, known: Context) -> float | None: ...
    def standing(self, faction: str, steps: int) -> float: ...
    def wounds(self, body: float, hull: float) -> float: ...
    def healed(self, body: float, hull: float) -> float: ...
    def hurt(self, odds: Odds, kind: str) -> float: ...
    def defeat(self) -> float: ...
    def toll(self, likely: Likely) -> float: ...
    def remembered(self, key: tuple[str, str], work: Callable[[], Prize]) -> Prize: ...


class Shop(Protocol):
    """The offers of the market to the player."""

    def offer(self, card: str) -> float: ...
    def alone(self, card: str) -> float: ...


class Talks(Protocol):
    """The worth of meeting contacts."""

    def told(self, told: str, space: str) -> float: ...
    def talk(self, token: str, space: str) -> float: ...


class Thoughts(Protocol):
    """All thoughts about one question."""

    @property
    def mind(self) -> Mind: ...
    @property
    def worths(self) -> Judge: ...
    @property
    def meetings(self) -> Talks: ...
    @property
    def shopper(self) -> Shop: ...
    def stay(self, space: str) -> float: ...
