"""The state of a game: all its facts, and nothing else.

Slotted dataclasses that refer to content by id. Containers that change rarely are tuples in flat
dicts, replaced on change, so that a clone shares them. ``FACTIONS`` gives the order of the
reputation tuple; levels are -1 negative, 0 neutral, 1 positive.

Pydantic checks every field of a setup, of a state that is loaded and of one that becomes a
snapshot; with ``RIMWARD_CHECK=1`` also the state after each answer (``game.table.validation``). The
rules write fields unchecked; to check them all takes about 1.1 times as long as an answer.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter, with_config

from game.outer_rim.cards.effects.language import Face, Level
from game.outer_rim.frames.base import OptionalSeat, Seat, Seats, Standing
from game.outer_rim.frames.every import AnyFrame
from game.table.copying import copier
from game.table.stack import copies
from game.table.validation import STRICT, Natural

SeatKind = Literal[
    "human", "deck", "random", "schemer", "drifter", "spacer", "captain", "veteran", "legend"
]
SUCCESSORS: dict[str, SeatKind] = {"planner": "captain"}
"""kinds of computer player of earlier versions, with those that continue in their seats"""
Variant = Literal["fresh_market", "trailing_bonus", "contact_hints"]
"""house rules (see ``variants``)"""
Levels = tuple[Standing, Standing, Standing, Standing]
"""of reputation, in the order of ``FACTIONS``"""
PatrolLevel = Annotated[int, Field(ge=1, le=4)]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class SeatSetup:
    """One seat of the setup. Fields that are None are chosen when the game starts."""

    kind: str
    name: str = ""
    character: str | None = None
    ship: str | None = None


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class DamageSetup:
    """Damage tokens at the start of a fixed position."""

    character: int = 0
    ship: int = 0


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class PlayerSetup:
    """A player in a fixed position; fields that are None or empty are as usual."""

    space: str | None = None
    credits: Natural | None = None
    fame: Natural | None = None
    reputation: dict[str, Level] = field(default_factory=dict)
    ship: str | None = None
    ship_flipped: bool = False
    flipped: bool = False
    cards: tuple[str, ...] = ()
    secrets: tuple[str, ...] = ()
    damage: DamageSetup = DamageSetup()
    goal_tokens: int = 0
    ship_tokens: int = 0
    debts: tuple[int, ...] | None = None
    ambition: str = ""
    goals: tuple[int, ...] = ()
    """goals of the ambition that are complete, by place from 0"""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class PatrolSetup:
    """A patrol in a fixed position."""

    level: PatrolLevel
    space: str


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Position:
    """A fixed position to start from; everything not named is set up as usual."""

    players: tuple[PlayerSetup, ...] = ()
    decks: dict[str, tuple[str, ...]] = field(default_factory=dict)
    contacts: dict[str, tuple[str | None, ...]] = field(default_factory=dict)
    faceup: tuple[str, ...] = ()
    patrols: dict[str, PatrolSetup] = field(default_factory=dict)
    ai_deck: tuple[str, ...] = ()
    """the top of the deck of the first AI seat"""
    ai_goals: dict[str, int] = field(default_factory=dict)
    dice: tuple[Face, ...] = ()
    step: Literal["planning", "action", "encounter"] = "planning"
    turn: int = 0


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    """The setup of a game, as a player or a setup file describes it."""

    seats: tuple[SeatSetup, ...]
    game: str = "outer_rim"
    fame_goal: Literal[6, 8, 10, 12] = 10
    """6 is for games with ambitions (UB-152)"""
    map: Literal["standard", "modular"] = "standard"
    first_player: int | None = None
    expansions: tuple[str, ...] = ()
    position: Position | None = None
    variants: tuple[Variant, ...] = ()
    practice: bool = False
    """one player alone, with nobody to win against"""
    favors: bool = False
    """whether players may ask each other for favors (UB-120)"""
    ambitions: bool = False
    """whether the players have ambitions (UB-120)"""


def succeeded(setup: Setup) -> Setup:
    """Return a setup with today's kinds of computer player in place of earlier ones."""
    if not any(seat.kind in SUCCESSORS for seat in setup.seats):
        return setup
    seats = (replace(seat, kind=SUCCESSORS.get(seat.kind, seat.kind)) for seat in setup.seats)
    return replace(setup, seats=tuple(seats))


@with_config(STRICT)
@dataclass(slots=True)
class AiSeat:
    """The part of the state that only the AI in a seat has."""

    chooser: Seat
    """the seat that decides where the rules leave the AI a choice (OR-R98, OR-R102)"""
    deck: tuple[str, ...] = ()
    goals: dict[str, Natural] = field(default_factory=dict)
    """goal tokens on the map, by space"""
    raised: tuple[tuple[str, int], ...] = ()
    """values that a special line has raised until the end of the turn"""


_copy_ai = copier(AiSeat)


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class CardState:
    """Tokens on a card in play, and facts settled about it there; they go with the card."""

    captive: str = ""
    """the captured contact on a bounty"""
    destination: str = ""
    """the destination marked in play"""
    tokens: Natural = 0
    """goal tokens that an ability put there"""
    noted: tuple[str, ...] = ()
    """the classes of contacts that have counted toward the goal of a character"""
    goals: tuple[Natural, ...] = ()
    """the goals of an ambition sheet that have a token, by place (UB-175)"""


UNTOUCHED = CardState()


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Favors:
    """A player's requests for favors this turn, the favor received, and the refusals said."""

    requests: Natural = 0
    received: bool = False
    closed: bool = False
    """does no favors this turn"""
    quiet: bool = False
    """is not asked before dice this turn"""
    advice: str = ""
    """a skill for the next test"""
    strategy: bool = False
    """a die for the next combat"""
    shortcut: bool = False
    refused: Seats = ()
    """the seats that have said no to this player, each as often as it did"""


NO_FAVORS = Favors()


@with_config(STRICT)
@dataclass(slots=True)
class Player:
    """A player's board, sheet and cards."""

    seat: Seat
    character: str = ""
    flipped: bool = False
    goal_tokens: Natural = 0
    ship: str = ""
    ship_flipped: bool = False
    ship_tokens: Natural = 0
    space: str = ""
    credits: Natural = 0
    fame: Natural = 0
    fame_goal: Annotated[int, Field(ge=1)] = 10
    """the fame with which this player wins"""
    reputation: Levels = (0, 0, 0, 0)
    """the positions of the tokens; rules ask ``rules.reputation`` for it"""
    treated: tuple[tuple[str, Standing, str], ...] = ()
    """factions with which this player counts as being on a level until the end of the turn, and the
    source of each; the last one for a faction holds (UB-268)"""
    character_damage: Natural = 0
    ship_damage: Natural = 0
    defeated: bool = False
    cards: tuple[str, ...] = ()
    """cards in slots, in the order gained; which slot is the owner's arrangement (OR-R37). A card
    with an asset at each end is here under the id of the one in force."""
    secrets: tuple[str, ...] = ()
    known: tuple[str, ...] = ()
    """facedown contacts that this player has looked at"""
    grounded: bool = False
    """cannot move in the next planning step"""
    marks: tuple[str, ...] = ()
    """planets that carry one of this player's damage tokens"""
    used: tuple[str, ...] = ()
    """abilities used up this turn"""
    debts: Seats = ()
    """debt tokens held, each by the seat in whose color it is (UB-134)"""
    favors: Favors = NO_FAVORS
    ambition: str = ""
    """the ambition sheet; its progress is the state of that card"""
    ai: AiSeat | None = None
    """None in the seats of people and of computer players"""

    def clone(self) -> Player:
        """Return an independent copy."""
        return _copy_player(self)


_copy_player = copier(Player, ai=lambda ai: ai and _copy_ai(ai))


@with_config(ConfigDict(**STRICT, defer_build=True))
@dataclass(slots=True)
class State:
    """A whole game at one moment."""

    setup: Setup
    seed: int
    pieces: tuple[str, ...]
    """map pieces from left to right"""
    seq: Natural = 0
    round: Natural = 0
    first: Seat = 0
    turn: Seat = 0
    """seat whose turn it is"""
    step: Literal["setup", "planning", "action", "encounter"] = "setup"
    players: list[Player] = field(default_factory=list)
    market: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """cards of each market deck, top first; the top one is faceup"""
    encounters: dict[str, tuple[str, ...]] = field(default_factory=dict)
    databank: tuple[str, ...] = ()
    ships: tuple[str, ...] = ()
    """the supply of unused ship sheets"""
    contacts: dict[str, str] = field(default_factory=dict)
    """by contact space, planet by planet: its token, "" for none"""
    faceup: tuple[str, ...] = ()
    """faceup contact tokens on the map"""
    aside: tuple[str, ...] = ()
    """contact tokens off the map that may return"""
    removed: tuple[str, ...] = ()
    """cards, sheets and tokens out of the game"""
    open: tuple[str, ...] = ()
    """cards being resolved"""
    cards: dict[str, CardState] = field(default_factory=dict)
    """by card, in anybody's possession: those in play that differ from their printed state"""
    patrols: dict[str, tuple[PatrolLevel, str]] = field(default_factory=dict)
    """by faction: level of the patrol on the map, and its space"""
    sheets: tuple[str, ...] = ()
    """ambition sheets faceup on the table, to be picked"""
    fulfilled: OptionalSeat = -1
    """the seat that has completed a goal which wins the game"""
    extra_turns: Natural = 0
    proposals: Natural = 0
    """deals proposed this turn"""
    dice: tuple[Face, ...] = ()
    """faces fixed by a setup file, rolled next"""
    streams: dict[str, Natural] = field(default_factory=dict)
    stack: list[AnyFrame] = field(default_factory=list)
    drawn: tuple[Natural, ...] = ()
    """random results of the last answer"""
    winner: Seat | None = None
    ending: Literal["", "fame", "ambition", "limit"] = ""

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.ending != ""

    def clone(self) -> State:
        """Return an independent copy; parts that never change in place are shared."""
        return _copy_state(self)


def copy_players(players: list[Player]) -> list[Player]:
    """Return independent copies of players."""
    return [_copy_player(each) for each in players]


_copy_state = copier(State, players=copy_players, stack=copies)
STATE: TypeAdapter[State] = TypeAdapter(State)
SETUP: TypeAdapter[Setup] = TypeAdapter(Setup)


def plain(state: State) -> Any:
    """Return the state as plain Python data."""
    return STATE.dump_python(state)
