"""The pending steps: a class for each kind, with what it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import with_config

from game.table.stack import Frame, by_step
from game.table.validation import STRICT, Index, Natural

Three = tuple[Natural, Natural, Natural]


@with_config(STRICT)
@dataclass(slots=True)
class Plain(Frame):
    """A step that remembers nothing."""


@with_config(STRICT)
@dataclass(slots=True)
class Facing(Frame):
    """The card of the line that is faced, and what is left to pay for it."""

    card: Natural
    icon: Index = -1
    """the ability that pays its own Strength; -1 before it is engaged"""
    own: Natural = 0
    added: Three = (0, 0, 0)
    paid: bool = False
    """whether a point or a bonus has been spent on it"""
    die: str = ""
    """the die used on this card (FC-R63)"""
    rolled: str = ""
    """a die rolled for this Engage alone, and its value (FC-R24)"""
    value: Natural = 0


@with_config(STRICT)
@dataclass(slots=True)
class UsingDie(Frame):
    """A die whose action was chosen, about to be turned down."""

    die: str
    part: Natural
    target: str


@with_config(STRICT)
@dataclass(slots=True)
class Count(Frame):
    """A choice made ``left`` times."""

    left: Natural


@with_config(STRICT)
@dataclass(slots=True)
class Losing(Frame):
    """A point to be lost: for an Evade, or to a late cube."""

    why: Literal["evade", "cube"]


@with_config(STRICT)
@dataclass(slots=True)
class Raising(Frame):
    """A die to be raised: any, a Crew die or a Systems die."""

    sides: Natural
    group: Literal["", "crew", "systems"] = ""


@with_config(STRICT)
@dataclass(slots=True)
class Taking(Frame):
    """Cubes of these colors to be taken out of the bag."""

    left: Natural
    colors: tuple[Natural, ...]
    up_to: bool = False


@with_config(STRICT)
@dataclass(slots=True)
class Counting(Frame):
    """Evaded cards to be chosen whose planet icons count."""

    left: Natural
    chosen: tuple[Natural, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class Searching(Frame):
    """A search before its cubes are drawn."""

    dice: tuple[str, ...] = ()
    paid: bool = False
    fewer: Natural = 0


@with_config(STRICT)
@dataclass(slots=True)
class Paying(Frame):
    """The Codes and Keys still to be paid for a Planet action."""

    code: Natural
    key: Natural
    cards: tuple[str, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class Resolving(Frame):
    """The drawn cubes by color that are still to be placed."""

    cubes: tuple[Natural, ...]
    white: Natural
    dice: tuple[str, ...] = ()
    pick: bool = False
    """whether the next yellow cube takes a weapon of choice"""


KINDS: dict[str, type[Frame]] = {
    "dice": Count,
    "round": Plain,
    "planet": Plain,
    "deal": Plain,
    "line": Plain,
    "face": Facing,
    "pay": Facing,
    "engaged": Facing,
    "evade": Facing,
    "after": Facing,
    "die": UsingDie,
    "gain": Count,
    "lose": Losing,
    "raise": Raising,
    "reroll": Plain,
    "must_reroll": Plain,
    "swap": Plain,
    "understand": Plain,
    "out": Taking,
    "count": Counting,
    "search": Plain,
    "probe": Searching,
    "price": Paying,
    "cubes": Resolving,
    "keep": Plain,
}
"""the class of each step"""


AnyFrame = Annotated[Frame, by_step(KINDS)]
"""A frame to rules; on loading a state, one of the classes here, identified by ``step``."""
