"""The state of a table, and its setup. What grows is a tuple, so that copies share it.

Pydantic checks every field of a setup, of a state that is loaded and of one that becomes a
snapshot; with ``RIMWARD_CHECK=1`` also the state after each answer (``game.table.validation``). The
rules write fields unchecked; to check them all takes about 0.3 times as long as an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.dice_table.cards import Card, Facing, Name, Rating
from game.dice_table.names import MOST_SHEETS, Coin, Context, Group
from game.edge.dice.faces import Kind
from game.edge.dice.pool import Side
from game.edge.names import Range
from game.table.play import StackState
from game.table.validation import STRICT, Index, Natural

Digit = Annotated[int, Field(ge=0, le=9)]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Seat:
    """A person. Seat 0 is the Game Master, whose screen the table is."""

    name: Name
    kind: Literal["human", "random"] = "human"


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    """The people at the table, and their sheets."""

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=9)]
    game: Literal["dice_table"] = "dice_table"
    sheets: Annotated[tuple[Card, ...], Field(max_length=MOST_SHEETS)] = ()


Sort = Literal["skill", "difficulty", "opponent", "add", "upgrade", "downgrade", "remove"]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Part:
    """A step of the pool being built; ``building.step`` gives it as a step of the dice.

    ``rank`` and ``characteristic`` are those of a skill or of an opponent's, ``count`` is the dice
    of a difficulty, ``why`` a reason or a skill.
    """

    id: str
    sort: Sort
    kind: Kind | None = None
    side: Side | None = None
    count: Natural = 1
    rank: Rating = 0
    characteristic: Rating = 0
    why: str = ""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Pin:
    """A pool kept for later; ``hidden`` if it was pinned behind the curtain."""

    id: str
    skill: str
    parts: tuple[Part, ...]
    hidden: bool = False


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Record:
    """A line of the history.

    A check has dice with the number of the face of each, and the chance that it had as a fraction
    ("" for Force dice alone); other rolls have the digits of ten-sided dice, and their value.
    ``lines`` are the lines of the spending guide written into it.
    """

    id: str
    sort: Literal["check", "d10", "d100", "destiny", "injury"]
    who: Natural
    hidden: bool = False
    typed: bool = False
    dice: tuple[tuple[Kind, Natural], ...] = ()
    digits: tuple[Digit, ...] = ()
    value: Natural = 0
    chance: str = ""
    skill: str = ""
    lines: tuple[str, ...] = ()
    sheet: str = ""
    """the name on the sheet that rolled, or that an injury is for; "" for none, and for a hidden
    sheet"""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Slot:
    """A place on the initiative strip, with the result that it was made by."""

    id: str
    group: Group
    success: int
    advantage: int
    sheet: str = ""
    """the sheet that acts here in this round, "" until one does"""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Place:
    """A place in the row of range bands, and how far away the next one is."""

    id: str
    name: Name
    link: Range = "medium"


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Wreck:
    """A row of a table of the group's own that a sheet suffers from, with the sum that was
    rolled."""

    id: str
    told: Annotated[str, Field(max_length=160)]
    sum: Natural


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Sheet:
    """A sheet in play: what is written on it, and what it has suffered.

    ``injuries`` are rows of the table with the sums that were rolled, ``seat`` the person who plays
    it, -1 for nobody; ``hidden`` if it was laid out behind the curtain.
    """

    id: str
    card: Card
    wounds: Natural = 0
    strain: Natural = 0
    injuries: tuple[tuple[str, Natural], ...] = ()
    seat: Index = -1
    hidden: bool = False
    place: str = ""
    """where it stands in the row of range bands, "" for nowhere"""
    pressed: Natural = 0
    """how much lower Obligation makes the strain threshold in this session"""
    crew: tuple[tuple[str, str], ...] = ()
    """aboard a ship: stations and guns, each with the sheet that holds it"""
    stims: Annotated[int, Field(ge=0, le=5)] = 0
    """stims used so far"""
    credits: Annotated[int, Field(ge=0, le=999_999)] = 0
    strain_before: Index = -1
    """the strain when the fight began, -1 outside of one"""
    wrecks: tuple[Wreck, ...] = ()
    """injuries or hits by a table of the group's own, until they are taken off"""

    @property
    def name(self) -> str:
        """The name on the sheet."""
        return self.card.name


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Row:
    """A row of a table: its highest roll, and what it says."""

    to: Natural
    told: Annotated[str, Field(max_length=160)]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class OwnTable:
    """A percentile table that the group has written."""

    id: str
    name: Name
    rows: tuple[Row, ...]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Note:
    """A line that the Game Master has written down."""

    id: str
    told: Annotated[str, Field(max_length=200)]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Request:
    """A check that the Game Master asks for: the skill, "" for any, and the dice of that side."""

    skill: str
    parts: tuple[Part, ...]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Strike:
    """An attack: the sheet, its weapon and the target's sheet ("" for none); the roll once it is
    made, and what has been dealt of it (``names.HITS``)."""

    actor: str
    weapon: str
    target: str
    roll: str = ""
    dealt: tuple[str, ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class State(StackState):
    """A table: the pool being built, the history, and all that is kept beside the dice."""

    setup: Setup
    made: Natural = 0
    """things with an id made so far"""
    who: Natural = 0
    """the seat that rolls next"""
    why: str = ""
    """the reason that the next steps get"""
    skill: str = ""
    actor: str = ""
    """the sheet whose skill it is, "" for none"""
    parts: tuple[Part, ...] = ()
    thrown: bool = False
    """whether the pool has been rolled as it is: the next sheet's takes its place"""
    typed: tuple[Natural, ...] = ()
    """faces typed in for the first dice of the pool"""
    tens: Annotated[int, Field(ge=-1, le=9)] = -1
    """the tens die of a percentile roll typed in, -1 before it is"""
    curtain: bool = False
    aside: tuple[Part, ...] = ()
    """the pool that was being built when the curtain closed, with its skill"""
    aside_skill: str = ""
    history: tuple[Record, ...] = ()
    pins: tuple[Pin, ...] = ()
    context: Context = "general"
    destiny: tuple[Coin, ...] = ()
    slots: tuple[Slot, ...] = ()
    turn: str = ""
    """the slot whose turn it is"""
    round: Natural = 0
    sheets: tuple[Sheet, ...] = ()
    edited: str = ""
    """the sheet whose figures can be changed now, "" for none"""
    tables: tuple[OwnTable, ...] = ()
    places: tuple[Place, ...] = ()
    engaged: tuple[tuple[str, str], ...] = ()
    """pairs of sheets that are engaged"""
    target: str = ""
    """the sheet that attacks are aimed at, "" for none"""
    aimed: str = ""
    """the target of the latest attack if it faced the attacker: neither a friend nor, for a person,
    a ship"""
    other_aim: str = ""
    """whom those who do not act now aimed at last"""
    band: Range = "short"
    """how far away the target is"""
    facing: Facing = "fore"
    """the side of a ship that attacks meet"""
    injury_table: str = ""
    """the group's own table of Critical Injuries, "" for that of the house"""
    ship_table: str = ""
    """the group's own table of Critical Hits on ships, "" for three more hull damage"""
    strike: Strike | None = None
    """the attack being built, or the latest one"""
    counters: dict[str, Natural] = field(default_factory=dict)
    notes: tuple[Note, ...] = ()
    hidden: tuple[str, ...] = ()
    """places, tables, notes and counters that only the Game Master sees, by their ids"""
    request: Request | None = None
