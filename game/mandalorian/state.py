"""The state of a game, and its setup.

Pydantic checks every field of a setup, of a state that is loaded and of one that becomes a
snapshot; with ``RIMWARD_CHECK=1`` also the state after each answer (``game.table.validation``). The
rules write fields unchecked; to check them all takes about 0.7 times as long as an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.mandalorian.frames import AnyFrame
from game.mandalorian.names import Level, Mode, WayId
from game.table.play import StackState
from game.table.validation import STRICT, Natural

Id = Annotated[str, Field(pattern=r"^[a-z0-9_.]+$", max_length=60)]
OptionalId = Annotated[str, Field(pattern=r"^[a-z0-9_.]*$", max_length=60)]
Count = Annotated[int, Field(ge=0, le=99)]
Damage = Annotated[int, Field(ge=1)]
Place = Annotated[int, Field(ge=0, le=3)]
"""of a seat at the table"""
Ids = tuple[Id, ...]
NOBODY = -1
"""the vote for nobody"""
Vote = Annotated[int, Field(ge=NOBODY, le=3)]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Seat:
    """A seat: a person or a computer player."""

    kind: Literal["human", "random", "planner", "companion", "steady"]
    name: Annotated[str, Field(max_length=40)] = ""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Token:
    """A threat token laid out by a position: a threat in a space."""

    threat: Id
    space: Id
    up: bool = True
    damage: Count = 0


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Told:
    """The claim of a seat about a facedown threat: enemy, feature, or a threat by its id; and
    whether that was so, once the threat is turned up."""

    seat: Place
    what: Id
    proved: Literal["", "true", "false"] = ""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Position:
    """A fixed position at the start of a turn; everything not named is set up as usual.

    With ``tokens`` the map has these and no others. Decks are in the order in which they are drawn.
    """

    tokens: tuple[Token, ...] | None = None
    spaces: dict[Id, Id] = field(default_factory=dict)
    """the space of each character named"""
    damage: dict[Id, Count] = field(default_factory=dict)
    plans: dict[Id, Ids] = field(default_factory=dict)
    carried: dict[Id, Id] = field(default_factory=dict)
    """the character who carries each feature named"""
    hands: tuple[Ids, ...] | None = None
    skills: Ids = ()
    """the first skill cards of the decks, each on the deck it belongs to"""
    planning: Ids = ()
    events: Ids = ()
    reserve: Ids = ()
    slots: dict[str, Ids] = field(default_factory=dict)
    disrupts: dict[str, tuple[Count, ...]] | None = None
    pool: tuple[Count, ...] | None = None
    child: OptionalId = ""
    """a space, or the character who carries The Child"""
    doors: tuple[Count, ...] = ()
    track: Count = 0
    work: Count = 0


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Reading:
    """The Jammer as it was read after a round: the seat left out, and the strengths in rising
    order. ``given`` has the card of each seat, "" for none; nobody sees it before the end."""

    round: Count
    out: Place
    strengths: tuple[Count, ...]
    total: Count
    given: tuple[OptionalId, ...] = ()


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    """The choices before a game.

    In mode "normal" each seat has the character of the same place; in "shared" all seats have two
    (MA-310). One seat alone plays shared (MA-326). ``sandbox`` allows any character in any mission
    (MA-301). ``guide`` is the number of guide cards carried out so far. With ``choices`` "person"
    a person at the table decides events in the turn of a companion (MA-R95). ``challenges`` are
    those of the guide deck, by their keys; ``week`` is the week of a weekly job: "2026-W48".
    ``short_fuse`` is the house rule of a shorter crisis track (MA-R99); None: on veteran alone.
    ``way`` is a way of play from an envelope, "" for the usual one (MA-R104).
    """

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=4)]
    mission: Id = "the_asset"
    game: Literal["mandalorian"] = "mandalorian"
    mode: Mode = "shared"
    level: Level = "novice"
    characters: Ids = ()
    sandbox: bool = False
    first: Place | None = None
    guide: Annotated[int, Field(ge=0, le=71)] = 0
    choices: Literal["turn", "person"] = "turn"
    challenges: Ids = ()
    week: Annotated[str, Field(pattern=r"^(\d{4}-W\d{2})?$")] = ""
    short_fuse: bool | None = None
    way: Literal["", WayId] = ""
    position: Position | None = None

    @property
    def fused(self) -> bool:
        """True if the crisis track is the shorter one, where the mission has one."""
        return self.level == "veteran" if self.short_fuse is None else self.short_fuse


@with_config(STRICT)
@dataclass(slots=True)
class State(StackState):
    """A game.

    Tokens of threats have handles (``t07``) that say nothing about their faces; ``kinds`` has the
    threat of each. Everything that grows and shrinks is a tuple within its dict, so that copies
    share it. Decks have the next card last, piles the last discarded.
    """

    setup: Setup
    stack: list[AnyFrame] = field(default_factory=list)
    turn: Natural = 0
    player: Place = 0
    """the seat whose turn it is"""
    step: Literal["setup", "action", "event", "draw", "over"] = "setup"
    characters: list[str] = field(default_factory=list)
    at: dict[str, str] = field(default_factory=dict)
    """the space of each character"""
    damage: dict[str, Damage] = field(default_factory=dict)
    """damage on characters by id and on enemies by handle; 0 is left out"""
    plans: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """planning cards kept by each character"""
    carried: dict[str, str] = field(default_factory=dict)
    """the character who carries each feature taken, by handle"""
    hands: dict[Place, tuple[str, ...]] = field(default_factory=dict)
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """skill decks by character, in shared mode one under "shared"; "planning" and "event\""""
    piles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """discard piles under the same names"""
    owed: dict[Place, Natural] = field(default_factory=dict)
    """skill cards that a seat could not draw (MA-286)"""
    slots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """skill cards in each slot, the top one last"""
    disrupts: dict[str, tuple[Natural, ...]] = field(default_factory=dict)
    pool: list[Natural] = field(default_factory=list)
    """facedown disrupt tokens, the next one last"""
    spent: list[Natural] = field(default_factory=list)
    """discarded disrupt tokens"""
    substitutes: Natural = 0
    """substitutes on the slots, used while all disrupt tokens were (MA-279)"""
    kinds: dict[str, str] = field(default_factory=dict)
    """the threat of each token of the mission"""
    spaces: dict[str, str] = field(default_factory=dict)
    """the space of each token on the map"""
    up: dict[str, bool] = field(default_factory=dict)
    """tokens on the map that are faceup, as True; the others are left out"""
    seen: dict[str, tuple[Place, ...]] = field(default_factory=dict)
    """the seats that have looked at a facedown token"""
    reserve: list[str] = field(default_factory=list)
    """the reinforcement pile, the next token last"""
    beaten: list[str] = field(default_factory=list)
    """defeated reinforcements"""
    gone: list[str] = field(default_factory=list)
    """other tokens that were defeated or discarded"""
    box: list[str] = field(default_factory=list)
    """tokens left over in setup, which nobody has seen"""
    aside: list[str] = field(default_factory=list)
    """tokens that wait beside the map"""
    child: str = ""
    """the space of The Child while nobody carries it"""
    carrier: str = ""
    """the character, or the token, that carries The Child"""
    fled: bool = False
    """whether The Child fled in this turn"""
    doors: list[Natural] = field(default_factory=list)
    """unlocked doors"""
    track: Natural = 0
    """markers on the crisis track"""
    work: Natural = 0
    used: list[str] = field(default_factory=list)
    """slots in which a card was placed this turn"""
    plays: Natural = 0
    extra: Natural = 0
    """additional actions granted this turn"""
    held: Natural = 0
    """enemies kept from attacking in the current ability"""
    resolving: str = ""
    """the slot whose crisis or event is resolved"""
    raised: list[str] = field(default_factory=list)
    """slots that a disrupt has brought to five (MA-276)"""
    changes: Natural = 0
    """number of changes so far, for event cards without effect (MA-R67)"""
    top: dict[str, tuple[Place, ...]] = field(default_factory=dict)
    """the seats that know the top card of a deck"""
    marks: dict[Place, str] = field(default_factory=dict)
    """what a person has marked for companions, by seat"""
    said: dict[Place, tuple[str, ...]] = field(default_factory=dict)
    """the reasons that a companion has given for its last turn, by seat: ``goal@3``"""
    told: dict[str, Told] = field(default_factory=dict)
    """what was last said about each token on the map"""
    lies: dict[Place, Natural] = field(default_factory=dict)
    """number of untrue claims of each seat that came to light"""
    roles: dict[Place, Id] = field(default_factory=dict)
    """in The Leak, the role card of each seat"""
    sealed: OptionalId = ""
    """the role card that nobody has"""
    named: list[Place] = field(default_factory=list)
    """the seats whose role is turned up"""
    client: Place | None = None
    """the Second Client, once named"""
    called: list[Place] = field(default_factory=list)
    """the seats that have called their vote"""
    votes: dict[Place, Vote] = field(default_factory=dict)
    """what has been chosen in a vote under way"""
    jammer: dict[Place, OptionalId] = field(default_factory=dict)
    """the card that each seat has put into the Jammer this round"""
    readings: list[Reading] = field(default_factory=list)
    lost: Literal["", "defeat", "track"] = ""
    won: bool = False
