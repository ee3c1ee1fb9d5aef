"""A tiny real game for two: flip coins, bank them, and win by being the first with enough.

On its turn a seat banks coins one at a time, flips a coin (heads brings two, tails costs one),
peeks at the coming flip (hidden from everybody else), and ends its turn. A purse cannot drop below
zero. After 50 rounds nobody wins. A penny marks the seat whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, TypeAdapter, with_config

from game.table.contract import Label, Result
from game.table.decisions import Decision, Intent, Option, option
from game.table.events import Event
from game.table.refusals import Reason, Refused
from game.table.registry import GameRules
from game.table.stack import Ask, Auto, Frame, Step, advance
from game.table.streams import draw, number
from game.table.validation import STRICT, Natural

ROUNDS = 50
FACES = ("tails", "heads")

BANK, FLIP, PEEK, END = (
    option("bank", "coin", "bank"), option("flip"), option("peek"), option("end"),
)  # fmt: skip


@dataclass(slots=True, kw_only=True)
class CoinBanked(Event):
    seat: int
    bank: int


@dataclass(slots=True, kw_only=True)
class CoinFlipped(Event):
    reveals: ClassVar[bool] = True
    seat: int
    face: str


@dataclass(slots=True, kw_only=True)
class FlipSeen(Event):
    reveals: ClassVar[bool] = True
    seat: int
    face: str


@dataclass(slots=True, kw_only=True)
class TurnBegan(Event):
    seat: int
    round: int


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Seat:
    kind: Literal["human", "random"]


@with_config(STRICT)
@dataclass(slots=True, frozen=True)
class Setup:
    seats: Annotated[tuple[Seat, ...], Field(min_length=2, max_length=2)]
    game: Literal["coin"] = "coin"
    goal: Annotated[int, Field(ge=1)] = 6
    expansions: tuple[Literal["silver"], ...] = ()


@with_config(STRICT)
@dataclass(slots=True)
class State:
    setup: Setup
    seed: int
    seq: Natural = 0
    round: Natural = 1
    turn: Natural = 0
    purse: list[Natural] = field(default_factory=lambda: [3, 3])
    bank: list[Natural] = field(default_factory=lambda: [0, 0])
    seen: tuple[int, ...] = ()
    over: bool = False
    streams: dict[str, Natural] = field(default_factory=dict)
    stack: list[Frame] = field(default_factory=list)
    drawn: tuple[int, ...] = ()
    trays: list[list[str]] = field(default_factory=lambda: [["penny"], []])


SETUP: TypeAdapter[Setup] = TypeAdapter(Setup)
STATE: TypeAdapter[State] = TypeAdapter(State)


class Play:
    """One answer being carried out."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def stack(self) -> list[Frame]:
        return self.state.stack

    @property
    def over(self) -> bool:
        return self.state.over


def turn_options(play: Play, frame: Frame) -> tuple[Option, ...]:
    state = play.state
    options = []
    if state.purse[frame.seat]:
        options.append(BANK)
    if not frame.at:
        options.append(FLIP)
        if frame.seat not in state.seen:
            options.append(PEEK)
    return (*options, END)


def turn_answer(play: Play, frame: Frame, chosen: Option) -> None:
    TURN[chosen.verb](play, frame)


def bank(play: Play, frame: Frame) -> None:
    state, seat = play.state, frame.seat
    state.purse[seat] -= 1
    state.bank[seat] += 1
    play.events.append(CoinBanked(seat=seat, bank=state.bank[seat], cause="turn"))
    state.over = state.bank[seat] >= state.setup.goal


def flip(play: Play, frame: Frame) -> None:
    frame.at = 1
    play.stack.append(Frame(frame.seat, step="flip"))


def peek(play: Play, frame: Frame) -> None:
    state = play.state
    state.seen += (frame.seat,)
    play.events.append(FlipSeen(seat=frame.seat, face=coming(state), to=(frame.seat,)))


def end(play: Play, frame: Frame) -> None:
    state = play.state
    play.stack.pop()
    pass_penny(state)
    state.turn = 1 - state.turn
    state.round += state.turn == 0
    state.over = state.round > ROUNDS
    play.stack.append(Frame(state.turn, step="turn"))
    play.events.append(TurnBegan(seat=state.turn, round=state.round))


def pass_penny(state: State) -> None:
    """Pass the penny to the other seat."""
    state.trays[1 - state.turn].append(state.trays[state.turn].pop())


def coming(state: State) -> str:
    """Return the face of the next flip."""
    return FACES[number(state.seed, "coin", state.streams.get("coin", 0), 2)]


def land(play: Play, frame: Frame) -> None:
    """Land the coin and pop the frame."""
    state, seat = play.state, frame.seat
    play.stack.pop()
    face = draw(state.seed, state.streams, "coin", 2)
    state.drawn += (face,)
    state.seen = ()
    state.purse[seat] = max(0, state.purse[seat] + (2 if face else -1))
    play.events.append(CoinFlipped(seat=seat, face=FACES[face], cause="turn"))


TURN: dict[str, Callable[[Play, Frame], None]] = {
    "bank": bank, "flip": flip, "peek": peek, "end": end,
}  # fmt: skip
STEPS: dict[str, Step[Play]] = {
    "turn": Ask(Frame, turn_options, turn_answer, shown=True),
    "flip": Auto(Frame, land),
}
WORDS = {
    "bank": Label("Bank a coin"),
    "flip": Label("Flip a coin", "heads brings 2, tails costs 1"),
    "peek": Label("Peek at the flip to come"),
    "end": Label("End the turn"),
}


class CoinGame:
    """The game, as an implementation of ``game.table.contract.Game``."""

    id = "coin"
    version = "coin-1"

    def new(self, setup: Setup, seed: int) -> State:
        return self.begin(setup, seed)[0]

    def begin(self, setup: Setup, seed: int) -> tuple[State, list[Event]]:
        state = State(setup, seed, stack=[Frame(0, step="turn")])
        return state, [TurnBegan(seat=0, round=state.round)]

    def decision(self, state: State) -> Decision | None:
        if state.over:
            return None
        frame = state.stack[-1]
        return Decision(state.seq, frame.seat, "turn", turn_options(Play(state), frame))

    def choose(self, state: State, key: str) -> list[Event]:
        decision = self.decision(state)
        chosen = decision.find(key) if decision else None
        if chosen is None:
            raise Refused(f"'{key[:40]}' is not one of the options.", "CN-001")
        play = Play(state)
        state.drawn = ()
        turn_answer(play, state.stack[-1], chosen)
        state.seq += 1
        advance(play, STEPS)
        return play.events

    def why_not(self, state: State, intent: Intent) -> Reason | None:
        decision = self.decision(state)
        if decision and decision.find(intent.key):
            return None
        if intent.verb == "bank":
            return Reason("CN-002", "The purse holds {have} coins; banking takes 1.", have=0)
        return Reason("CN-001", "'{verb}' cannot be done now.", verb=intent.verb)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {
            "round": state.round, "turn": state.turn, "purse": list(state.purse),
            "bank": list(state.bank), "coming": coming(state) if seat in state.seen else None,
            "trays": [list(tray) for tray in state.trays],
        }  # fmt: skip

    def result(self, state: State) -> Result | None:
        if not state.over:
            return None
        winner = next((s for s in (0, 1) if state.bank[s] >= state.setup.goal), None)
        return Result(winner, "limit" if winner is None else "goal", tuple(state.bank))

    def clone(self, state: State) -> State:
        return State(
            state.setup, state.seed, state.seq, state.round, state.turn, state.purse.copy(),
            state.bank.copy(), state.seen, state.over, state.streams.copy(), [frame.clone() for
            frame in state.stack], state.drawn, [tray.copy() for tray in state.trays],
        )  # fmt: skip

    def imagine(self, state: State, seat: int | None, number: int) -> State:
        """Return a copy with another seed whose next flip is the one that the seat has seen."""
        guess = self.clone(state)
        guess.streams, guess.drawn = {}, ()
        guess.seed = state.seq * 64 + number * 3 + (2 if seat is None else seat)
        while seat in state.seen and coming(guess) != coming(state):
            guess.seed += 1_000_003
        return guess

    def dump(self, state: State) -> bytes:
        return STATE.dump_json(state)

    def load(self, data: bytes) -> State:
        return STATE.validate_json(data)

    def validate(self, state: State) -> None:
        STATE.validate_python(state)

    def setup(self, data: Any) -> Setup:
        return SETUP.validate_python(data, strict=False)

    def recorded(self, setup: Setup) -> str:
        return self.version

    def recall(self, data: Any) -> Setup:
        return self.setup(data)

    def seats(self, state: State) -> tuple[str, ...]:
        return tuple(seat.kind for seat in state.setup.seats)

    def prompt(self, state: State) -> str:
        return "Bank, flip or end the turn?"

    def word(self, state: State, option: Option) -> Label:
        return WORDS[option.verb]

    def tell(self, state: State, event: Event, seat: int | None) -> str:
        if event.to is not None and seat not in event.to:
            return ""
        if isinstance(event, CoinFlipped):
            return f"Seat {event.seat} flips {event.face}."
        if isinstance(event, CoinBanked):
            return f"Seat {event.seat} has {event.bank} in the bank."
        return ""

    def drawn(self, state: State) -> tuple[int, ...]:
        return state.drawn


GAME = CoinGame()


def load(content: str = "") -> CoinGame:
    """Return the game, for the registry."""
    return GAME


RULES = GameRules(
    "coin", load="tests.table.coin:load", components="builtins:dict", stand_in="random"
)
