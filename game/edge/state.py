"""The state of a game, and its setup.

Pydantic checks every field of a setup, of a state that is loaded and of one that becomes a
snapshot; with ``RIMWARD_CHECK=1`` also the state after each answer (``game.table.validation``). The
rules write fields unchecked; to check them all takes about 0.2 times as long as an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.edge.cards.models import Hero
from game.edge.frames import AnyFrame
from game.edge.ledger import Id, Ids, Ledger
from game.edge.names import Change, Level, Skill
from game.table.copying import copier
from game.table.play import StackState
from game.table.validation import STRICT, Natural


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Seat:
    """A seat: a person or a computer player, with its own heroes."""

    kind: Literal["human", "careful", "careless", "random"]
    name: Annotated[str, Field(max_length=40)] = ""
    without: Ids = ()
    """tools that a careful player leaves alone, to measure what they are worth"""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    """The choices before a game. ``story`` is an adventure. The first hero is the lead; seat 1, if
    there is one, has the second."""

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=2)]
    story: Id
    heroes: Annotated[tuple[Id, ...], Field(min_length=1, max_length=6)]
    game: Literal["edge"] = "edge"
    level: Level = "even"
    deadly: bool = False
    paying: Literal["player", "program"] = "player"
    """who pays Threat (EE-R35)"""
    dodges: bool = False
    """whether the program dodges hits that are too small to ask about (EE-R125)"""
    scene: Id | Literal[""] = ""
    """the scene that a lesson begins with, else the first of the adventure"""
    ledger: Ledger | None = None
    own: tuple[Hero, ...] = ()
    """heroes of players who go, each with the whole sheet"""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Pending:
    """A change that waits for somebody's next check."""

    change: Change
    n: int
    skills: tuple[Skill, ...] = ()
    scene: Id = ""
    """the scene with which it ends, if it does (EE-R113)"""


@with_config(STRICT)
@dataclass(slots=True)
class Person:
    """A hero, or an adversary or group in an encounter. ``piece`` is its component.

    ``marks`` are conditions with their end: ("aim", "check"), ("prone", ""), ("guard", "turn").
    """

    piece: str
    count: Annotated[int, Field(ge=1)] = 1
    """members of the group that it began with"""
    wounds: Natural = 0
    strain: Natural = 0
    injuries: tuple[tuple[str, Natural], ...] = ()
    """rows of the table with the sums that were rolled"""
    waiting: tuple[Pending, ...] = ()
    marks: tuple[tuple[str, str], ...] = ()
    zone: str = ""
    engaged: tuple[str, ...] = ()
    stims: Natural = 0
    """stims in hand"""
    stimmed: Annotated[int, Field(ge=0, le=5)] = 0
    """stims taken in this adventure (EE-R85)"""
    treated: bool = False
    """Medicine was tried on wounds in this encounter or camp"""
    tended: tuple[str, ...] = ()
    """rows of the injuries that Medicine was tried on in this camp"""
    gone: bool = False


@with_config(STRICT)
@dataclass(slots=True)
class Fight:
    """An encounter that is on."""

    scene: str
    round: Natural = 0
    slots: tuple[str, ...] = ()
    """"heroes" or "foes", in the order of initiative (EE-R74)"""
    at: Natural = 0
    acted: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    """features"""
    shut: tuple[tuple[str, str], ...] = ()
    cover: tuple[str, ...] = ()
    loads: dict[str, str] = field(default_factory=dict)
    """a zone or the hero who carries it"""
    hurt_by: dict[str, str] = field(default_factory=dict)
    """the hero who hurt each foe last"""
    warded: tuple[str, ...] = ()
    """foes whose next check meets a light point (EE-R22)"""
    carrying: dict[str, str] = field(default_factory=dict)
    """captors with the hero whom each took up"""
    swept: dict[str, str] = field(default_factory=dict)
    """the zone that each adversary sweeps with fire until its next turn"""


@with_config(STRICT)
@dataclass(slots=True)
class Vessel:
    """A ship in a battle; ``step`` is how far a raider is from the heroes' ship (EE-R95)."""

    piece: str
    hull: Natural = 0
    """damage to the hull"""
    strain: Natural = 0
    step: Natural = 2
    broken: tuple[tuple[str, bool], ...] = ()
    """stations or components out of use, and whether they are destroyed"""
    evading: Natural = 0
    """Setback dice on all shots until the next round of ships"""
    screens: Natural = 0
    waiting: tuple[Pending, ...] = ()
    late: bool = False
    """loses its next turn"""
    jammed: bool = False
    """its gun fails in its next turn (EE-R36)"""
    flaws: Natural = 0
    """damage more of the next hit on it (EE-279)"""
    braced: Natural = 0
    """damage less of the next hit on it (EE-282)"""


@with_config(STRICT)
@dataclass(slots=True)
class Battle:
    """A fight between ships that is on. The heroes' ship is ``crew`` in ``vessels``."""

    scene: str
    vessels: dict[str, Vessel]
    round: Natural = 0
    stations: tuple[tuple[str, str], ...] = ()
    """who has taken which station in this round"""
    marks: Natural = 0
    """jump marks"""
    repairs: Natural = 0
    """tries to repair so far (EE-R96)"""
    at: Natural = 0
    """raiders that have acted in this round"""
    left: bool = False
    """the heroes' ship has jumped"""
    clear: tuple[tuple[str, Natural], ...] = ()
    """who ignores the terrain, each with the last round of it (EE-288)"""


@with_config(STRICT)
@dataclass(slots=True)
class State(StackState):
    """A game. What grows is a tuple or a flat dict of tuples, so that copies share it."""

    setup: Setup
    stack: list[AnyFrame] = field(default_factory=list)
    scene: str = ""
    trail: tuple[str, ...] = ()
    """scenes in the order in which they were entered"""
    taken: tuple[str, ...] = ()
    """ways and choices taken, as ``scene.way``"""
    people: dict[str, Person] = field(default_factory=dict)
    """heroes by id, foes by handle"""
    slots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """the cards of each hero, in the order of ``cards.models.Slot``; "" is empty"""
    turned: tuple[str, ...] = ()
    held: tuple[str, ...] = ()
    """story cards of the party"""
    stowed: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    counts: dict[str, Natural] = field(default_factory=dict)
    """tracks, and checks won in contests"""
    credits: Natural = 0
    light: Natural = 0
    dark: Natural = 0
    darkened: tuple[str, ...] = ()
    """scenes in which the program has spent a dark point (EE-R23)"""
    oracle: tuple[str, ...] = ()
    """the lines for three Threat and Despair that are face up"""
    pressed: str = ""
    """the hero whose Obligation presses (EE-R103)"""
    press: str = ""
    """who comes for it, by id"""
    pressed_at: str = ""
    """the scene that has taken its pressed form"""
    relief: int = 0
    """by how much the Obligation of the pressed hero has moved"""
    revealed: tuple[str, ...] = ()
    """later scenes that were looked at, and whose ways are shown (EE-R69)"""
    foreseen: tuple[str, ...] = ()
    """scenes whose ways are shown in place of one that was entered at once"""
    following: str = ""
    """the scene that comes next"""
    doubled: bool = False
    """Obligation presses both heroes alike"""
    unspent: Natural = 0
    """experience of a campaign that is not spent yet"""
    learned: dict[str, tuple[Skill, ...]] = field(default_factory=dict)
    """ranks bought before this chapter"""
    punched: dict[str, Ids] = field(default_factory=dict)
    """holes of talent cards bought before it"""
    entered: dict[str, Ids] = field(default_factory=dict)
    """specializations taken up before it"""
    experience: Natural = 0
    """gained in this chapter"""
    obligation: int = 0
    """by how much that of the lead has moved"""
    favors: tuple[str, ...] = ()
    captives: tuple[str, ...] = ()
    """heroes whom captors carried off"""
    fight: Fight | None = None
    battle: Battle | None = None
    lit: Natural = 0
    """light points that the heroes have spent"""
    job: str = ""
    """the job taken in port instead of the adventure of the setup"""
    ship: tuple[Natural, Natural] = (0, 0)
    """hull damage and strain of the heroes' ship between battles"""
    ending: str = ""


_person, _fight, _vessel = copier(Person), copier(Fight), copier(Vessel)


def copy_people(people: dict[str, Person]) -> dict[str, Person]:
    """Return independent copies of people."""
    return {who: _person(each) for who, each in people.items()}


def copy_fight(fight: Fight | None) -> Fight | None:
    """Return an independent copy of an encounter."""
    return _fight(fight) if fight is not None else None


def _copy_vessels(vessels: dict[str, Vessel]) -> dict[str, Vessel]:
    return {id: _vessel(each) for id, each in vessels.items()}


_battle = copier(Battle, vessels=_copy_vessels)


def copy_battle(battle: Battle | None) -> Battle | None:
    """Return an independent copy of a battle of ships."""
    return _battle(battle) if battle is not None else None
