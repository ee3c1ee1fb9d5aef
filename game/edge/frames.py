"""The pending steps: a class for each kind, with what it remembers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import with_config

from game.edge.names import Skill
from game.table.stack import Frame, by_step
from game.table.validation import STRICT, Natural

Task = Literal[
    "scene",
    "contest",
    "rivals",
    "fear",
    "attack",
    "feature",
    "medicine",
    "rally",
    "escape",
    "pinned",
    "decode",
    "station",
]
"""what a check is made for; the way of a "station" is its order, such as "close" or "shoot\""""
SCENES = ("scene", "contest", "rivals")
"""tasks of a scene with ways"""
UNROLLED = ("scene", "contest")
"""tasks that are not rolled while nothing can go wrong (EE-168, EE-R26)"""


@with_config(STRICT)
@dataclass(slots=True)
class Visit(Frame):
    """A scene that is on."""

    scene: str


@with_config(STRICT)
@dataclass(slots=True)
class Rivalry(Visit):
    """A competitive check that is on: the heroes who have rolled, each with net Success, Triumphs
    and net Advantage, and those who have helped."""

    scores: tuple[tuple[str, int, int, int], ...] = ()
    helped: tuple[str, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class Tray(Frame):
    """A check that is being put together: the slots of the check tray.

    ``way`` is the id of a way or feature, ``weapon`` a card or the index of a foe's weapon. With
    ``edge`` a light point is used, with ``dark`` the program has announced a dark one.
    """

    task: Task
    scene: str
    who: str = ""
    way: str = ""
    skill: Skill | Literal[""] = ""
    help: str = ""
    gear: str = ""
    calms: bool = False
    """the gear takes a Setback die away instead of adding a Boost die"""
    push: bool = False
    edge: bool = False
    dark: bool = False
    target: str = ""
    weapon: str = ""
    stun: bool = False
    dodge: Natural = 0
    """steps by which the target dodges (EE-R125)"""


@with_config(STRICT)
@dataclass(slots=True)
class Outcome(Tray):
    """A check that was rolled: what is left of it to spend and to pay.

    ``success`` and ``advantage`` are net and may be below zero; ``dealt`` is the damage past soak.
    ``bought`` are the spend cards used so far.
    """

    success: int = 0
    advantage: int = 0
    triumphs: Natural = 0
    despairs: Natural = 0
    dealt: Natural = 0
    bought: tuple[str, ...] = ()
    card: str = ""
    """the card that it has brought, and the credits"""
    credits: Natural = 0


@with_config(STRICT)
@dataclass(slots=True)
class Taking(Frame):
    """The turn of a hero or foe in an encounter, or a hero's station in a battle."""

    who: str
    maneuvers: Natural = 0
    """performed so far"""
    free: Natural = 0
    """bought with Advantage"""
    acted: bool = False
    drawn: Natural = 0
    """swaps of weapons without a maneuver so far"""


@with_config(STRICT)
@dataclass(slots=True)
class Plain(Frame):
    """A step that remembers nothing."""


FRAMES: dict[str, type[Frame]] = {
    "arrive": Visit,
    "story": Visit,
    "check": Visit,
    "contest": Visit,
    "rivals": Visit,
    "race": Rivalry,
    "hub": Visit,
    "fear": Visit,
    "camp": Visit,
    "shop": Visit,
    "end": Visit,
    "encounter": Visit,
    "battle": Visit,
    "tray": Tray,
    "dodge": Tray,
    "spend": Outcome,
    "pay": Outcome,
    "port": Plain,
    "fight": Visit,
    "opening": Plain,
    "round": Plain,
    "pick": Plain,
    "dawn": Taking,
    "foe_spend": Outcome,
    "slot": Plain,
    "turn": Taking,
    "foe": Taking,
    "sailing": Visit,
    "crew": Plain,
    "raiders": Plain,
}
AnyFrame = Annotated[Frame, by_step(FRAMES)]
