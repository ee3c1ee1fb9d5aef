"""The state of a game, and its setup.

Pydantic checks every field of a setup, of a state that is loaded and of one that becomes a
snapshot; with ``RIMWARD_CHECK=1`` also the state after each answer (``game.table.validation``). The
rules write fields unchecked; to check them all takes about 0.6 times as long as an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from pydantic import Field, with_config

from game.free_captains.frames import AnyFrame
from game.free_captains.names import Color, Level
from game.table.play import StackState
from game.table.validation import STRICT, Natural

Id = Annotated[str, Field(pattern=r"^[a-z0-9_]+$", max_length=60)]
OptionalId = Annotated[str, Field(pattern=r"^[a-z0-9_]*$", max_length=60)]
Three = tuple[Natural, Natural, Natural]
Face = Annotated[int, Field(ge=1, le=6)]
Phase = Literal["setup", "planet", "encounter", "search", "over"]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Seat:
    """The one seat: a person or a computer player."""

    kind: Literal["human", "random", "greedy", "lookout"]
    name: Annotated[str, Field(max_length=40)] = ""


Cubes = dict[Color, Annotated[int, Field(ge=0, le=99)]]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Position:
    """A fixed position at the start of a round; everything not named is set up as usual.

    ``left`` is the number of cards in the deck of the current ``sector``; decks before it are gone.
    ``row`` are the Planets laid out, ``weapons`` those found with the cubes on them.
    """

    round: Annotated[int, Field(ge=1, le=12)] = 1
    sector: Annotated[int, Field(ge=0, le=2)] = 0
    left: Annotated[int, Field(ge=1)] | None = None
    abilities: Three | None = None
    dice: dict[Id, Face] = field(default_factory=dict)
    bag: Cubes | None = None
    hand: tuple[Id, ...] = ()
    location: OptionalId = ""
    row: tuple[Id, ...] = ()
    weapons: dict[Id, Three] = field(default_factory=dict)
    collected: Natural = 0


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    """The choices before a game.

    What is named here is not drawn by chance (FC-R92): the captain, the dice kept, the aliens from
    left to right, and the first cards of the Encounter decks, Planets and Super Weapons.
    """

    seats: Annotated[tuple[Seat, ...], Field(min_length=1, max_length=1)]
    game: Literal["free_captains"] = "free_captains"
    level: Level = "normal"
    captain: Id | None = None
    dice: tuple[Id, ...] = ()
    aliens: tuple[Id, ...] = ()
    cards: tuple[Id, ...] = ()
    planets: tuple[Id, ...] = ()
    weapons: tuple[Id, ...] = ()
    position: Position | None = None


@with_config(STRICT)
@dataclass(slots=True)
class State(StackState):
    """A game. Figures by ability have three places, figures by color of cubes six."""

    setup: Setup
    stack: list[AnyFrame] = field(default_factory=list)
    phase: Phase = "setup"
    captain: str = ""
    abilities: list[Natural] = field(default_factory=list)
    dice: list[str] = field(default_factory=list)
    faces: list[Face] = field(default_factory=list)
    """the value of each die"""
    bag: list[Natural] = field(default_factory=list)
    supply: list[Natural] = field(default_factory=list)
    aliens: list[str] = field(default_factory=list)
    decks: list[list[str]] = field(default_factory=list)
    """the Encounter deck of each alien, the next card last"""
    left_out: list[str] = field(default_factory=list)
    """Encounter cards that are in no deck, as packs have brought more than are dealt"""
    sector: Natural = 0
    round: Natural = 0
    planets: list[str] = field(default_factory=list)
    """the row of Planets, face up"""
    planet_deck: list[str] = field(default_factory=list)
    planet: str = ""
    location: str = ""
    line: list[str] = field(default_factory=list)
    fates: list[Literal["engaged", "evaded", ""]] = field(default_factory=list)
    """engaged, evaded or "" for each card of the line"""
    shifts: list[int] = field(default_factory=list)
    """changes of Strength that texts have put on each card of the line"""
    counted: list[Natural] = field(default_factory=list)
    """planet icons of each evaded card that count all the same"""
    hand: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    """Encounter cards, Locations and Planets that are out of the game"""
    weapon_deck: list[str] = field(default_factory=list)
    weapons: list[str] = field(default_factory=list)
    cubes_on: dict[str, tuple[Natural, ...]] = field(default_factory=dict)
    """ability cubes on each owned weapon, by ability"""
    understood: list[str] = field(default_factory=list)
    collected: Natural = 0
    """cubes on the alien that collects them"""
    powers: list[str] = field(default_factory=list)
    """weapons whose power was used in this Encounter"""
    more: int = 0
    """further cubes to draw in this round's search"""
    more_dice: list[str] = field(default_factory=list)
    """dice that have added a cube to this round's search (FC-R28)"""
    lost: Literal["", "abilities", "decks"] = ""

    def value(self, die: str) -> int:
        """Return the value of an owned die."""
        return self.faces[self.dice.index(die)]

    def evaded(self) -> int:
        """Return the number of cards evaded in this line."""
        return self.fates.count("evaded")


def deep_decks(decks: list[list[str]]) -> list[list[str]]:
    """Return copies of the Encounter decks."""
    return [deck[:] for deck in decks]
