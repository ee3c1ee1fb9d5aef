"""The rules: sail to an island, fish or deliver, and be the first with enough coins.

On a turn a seat sails along one lane or stays, then works: it takes an errand from the deck (which
the other seat does not see), delivers one where it belongs, fishes once with a die, and ends.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, with_config

from game.table.contract import Label, Result
from game.table.decisions import Intent, Option, Options, option
from game.table.events import Event
from game.table.letters import unmarked
from game.table.maps.graph import Graph, Piece, Space, assemble, plain_piece
from game.table.play import Play, StackState, blind
from game.table.refusals import Reason
from game.table.registry import GameRules
from game.table.stack import Ask, Frame, Step
from game.table.stack_game import StackGame
from game.table.streams import shuffled
from game.table.validation import STRICT, Natural
from game.tiled import load_maps

HERE = Path(__file__).parent
FACES = ("empty", "one", "one", "two", "two", "storm")
CATCH = {"empty": 0, "one": 1, "two": 2, "storm": -1}
ROUNDS = 20


class Errand(BaseModel):
    """A card: something to bring to an island."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    id: str
    name: str
    to: str
    pays: int
    story: str


@cache
def errands() -> dict[str, Errand]:
    """Return the cards by id."""
    rows = json.loads((HERE / "cards.json").read_text("utf-8"))
    return {each.id: each for each in map(Errand.model_validate, rows)}


def load_pieces(folder: Path) -> dict[str, Piece[Space]]:
    """Return the maps of a folder."""
    return load_maps(folder, lambda drawing: plain_piece(drawing, ("island",)))


@cache
def sea() -> Graph[Space]:
    """Return the islands and lanes."""
    return assemble(load_pieces(HERE), ["harbor"])


@dataclass(slots=True, kw_only=True)
class TurnBegan(Event):
    seat: int
    round: int


@dataclass(slots=True, kw_only=True)
class Sailed(Event):
    seat: int
    start: str
    path: tuple[str, ...]


@dataclass(slots=True, kw_only=True)
class ErrandTaken(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str = ""  # "" for those who may not know it


@dataclass(slots=True, kw_only=True)
class Delivered(Event):
    seat: int
    card: str


@dataclass(slots=True, kw_only=True)
class Fished(Event):
    reveals: ClassVar[bool] = True
    seat: int
    face: str


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Seat:
    kind: Literal["human", "random"]
    name: str = ""


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    seats: Annotated[tuple[Seat, ...], Field(min_length=2, max_length=2)]
    game: Literal["harbor"] = "harbor"
    goal: Annotated[int, Field(ge=3, le=30)] = 8


@with_config(STRICT)
@dataclass(slots=True)
class State(StackState):
    setup: Setup
    round: Natural = 1
    turn: Natural = 0
    at: list[str] = field(default_factory=lambda: ["quay", "quay"])
    coins: list[Natural] = field(default_factory=lambda: [0, 0])
    hold: list[str] = field(default_factory=lambda: ["", ""])
    deck: list[str] = field(default_factory=list)
    fished: bool = False


def sail_options(p: Play[State], f: Frame) -> Options:
    """Return the lanes from here, and to stay."""
    ways = (option("sail", f"boat_{f.seat}", each) for each in sea().spaces)
    return (*(each for each in ways if verify(p.state, each) is None), option("stay"))


def sail(p: Play[State], f: Frame, chosen: Option) -> None:
    """Sail or stay, then work."""
    if chosen.verb == "sail":
        start, p.state.at[f.seat] = p.state.at[f.seat], chosen.target
        p.events.append(Sailed(seat=f.seat, start=start, path=(chosen.target,)))
    p.stack[-1] = Frame(f.seat, step="work")


def verify(s: State, o: Intent) -> Reason | None:
    """Return the reason against an answer now: the one check for options and refusals."""
    seat, step = s.turn, s.stack[-1].step
    if o.verb == "sail":
        if step != "sail":
            return Reason("HR-02", "You sail only at the start of your turn.")
        if o.source != f"boat_{seat}" or o.target not in sea().neighbors[s.at[seat]]:
            return Reason("HR-01", "A boat sails along one lane.")
    elif step != "work" and o.verb != "stay":
        return Reason("HR-03", "First sail, or stay where you are.")
    elif o.verb == "deliver":
        if not s.hold[seat] or o.source != s.hold[seat]:
            return Reason("HR-04", "You do not carry that.")
        if errands()[o.source].to != s.at[seat] or o.target != s.at[seat]:
            there = sea().spaces[errands()[o.source].to].label
            return Reason("HR-05", "That goes to {there}.", there=there)
    elif o.verb == "take" and (s.hold[seat] or not s.deck):
        return Reason("HR-06", "You carry one errand at a time, while there are any.")
    elif o.verb == "fish" and s.fished:
        return Reason("HR-07", "You have fished this turn.")
    return None


def work_options(p: Play[State], f: Frame) -> Options:
    """Return what can be done at the island."""
    s = p.state
    wishes = (
        option("deliver", s.hold[f.seat], s.at[f.seat]),
        option("take", "deck"),
        option("fish"),
        option("end"),
    )
    return tuple(each for each in wishes if verify(s, each) is None)


def work(p: Play[State], f: Frame, chosen: Option) -> None:
    """Deliver, take an errand, fish, or end the turn."""
    s, seat = p.state, f.seat
    if chosen.verb == "deliver":
        s.hold[seat] = ""
        s.coins[seat] += errands()[chosen.source].pays
        p.events.append(Delivered(seat=seat, card=chosen.source))
    elif chosen.verb == "take":
        s.hold[seat] = s.deck.pop()
        p.events.append(ErrandTaken(seat=seat, card=s.hold[seat], to=(seat,)))
        p.events.append(ErrandTaken(seat=seat, to=(1 - seat,)))
    elif chosen.verb == "fish":
        face = FACES[p.roll("net", len(FACES))]
        s.coins[seat], s.fished = max(0, s.coins[seat] + CATCH[face]), True
        p.events.append(Fished(seat=seat, face=face))
    else:
        s.turn, s.fished, p.stack[-1] = 1 - seat, False, Frame(1 - seat, step="sail")
        s.round += s.turn == 0
        p.events.append(TurnBegan(seat=s.turn, round=s.round))
    s.over = max(s.coins) >= s.setup.goal or s.round > ROUNDS


WORDS = {
    "stay": Label("Stay here"),
    "take": Label("Take an errand", "only you will see it"),
    "fish": Label("Fish", "1 or 2 coins, or a storm that costs 1"),
    "end": Label("End the turn"),
}


class Harbor(StackGame[State, Play[State]]):
    """The game, as an implementation of ``game.table.contract.Game``."""

    id, version, kind = "harbor", "harbor-1", State
    setups: TypeAdapter[Setup] = TypeAdapter(Setup)
    states: TypeAdapter[State] = TypeAdapter(State)
    steps: Mapping[str, Step[Play[State]]] = {
        "sail": Ask(Frame, sail_options, sail, shown=True),
        "work": Ask(Frame, work_options, work, shown=True),
    }

    def play(self, state: State) -> Play[State]:
        return Play(state)

    def begins(self, play: Play[State]) -> None:
        play.state.deck = play.shuffle("errands", tuple(errands()))
        play.stack.append(Frame(0, step="sail"))
        play.events.append(TurnBegan(seat=0, round=1))

    def verify(self, state: State, intent: Intent) -> Reason | None:
        return verify(state, intent)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {
            "round": state.round, "turn": state.turn, "at": list(state.at),
            "coins": list(state.coins), "goal": state.setup.goal, "deck": len(state.deck),
            "hold": [each if n == seat else bool(each) for n, each in enumerate(state.hold)],
            "names": [each.name for each in state.setup.seats],
        }  # fmt: skip

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        a, b = state.coins
        return Result(None if a == b else int(b > a), "coins", (a, b))

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy with the unseen errands dealt anew, and other dice to come."""
        guess = self.clone(state)
        blind(guess, number)
        others = [each for each, card in enumerate(state.hold) if each != seat and card]
        unseen = [*state.deck, *(state.hold[each] for each in others)]
        dealt = list(shuffled(guess.seed, {}, "guess", sorted(unseen)))
        for each in others:
            guess.hold[each] = dealt.pop()
        guess.deck = dealt
        return guess

    def prompt(self, state: State) -> str:
        sails = not state.over and state.stack[-1].step == "sail"
        return "Where do you sail?" if sails else "What do you do here?"

    def word(self, state: State, option: Option) -> Label:
        if option.verb == "sail":
            return Label(f"Sail to {sea().spaces[option.target].label}")
        if option.verb == "deliver":
            card = errands()[option.source]
            return Label(f"Deliver {card.name}", f"{card.pays} coins")
        return WORDS[option.verb]

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        who = name_of(state, getattr(event, "seat", 0))
        if isinstance(event, TurnBegan):
            return f"Round {event.round}: {who}"
        if isinstance(event, Sailed):
            return f"{who} sails to {sea().spaces[event.path[-1]].label}."
        if isinstance(event, ErrandTaken):
            return f"{who} takes {errands()[event.card].name if event.card else 'an errand'}."
        if isinstance(event, Delivered):
            card = errands()[event.card]
            return f"{who} delivers {card.name} for {card.pays} coins."
        assert isinstance(event, Fished)
        return f"{who} fishes: {event.face} ({CATCH[event.face]:+} coins)."


def name_of(state: State, seat: int) -> str:
    """Return the name of a player."""
    return unmarked(state.setup.seats[seat].name) or f"Keeper {seat + 1}"


GAME = Harbor()


def load(content: str = "") -> Harbor:
    """Return the game, for the registry."""
    return GAME


RULES = GameRules(
    "harbor", load="tests.harbor.rules:load", components="tests.harbor.rules:Errand",
    maps="tests.harbor.rules:load_pieces", adviser="tests.harbor.advice:Pilot", stand_in="random",
)  # fmt: skip
