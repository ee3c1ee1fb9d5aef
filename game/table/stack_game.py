"""A base for games: a state with a stack of steps, and all of the contract that follows from it.

A game of its own adds a state, its steps, a view, words and a result. Larger games may implement
``contract.Game`` directly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar

from pydantic import TypeAdapter

from game.table.contract import Result
from game.table.copying import copier
from game.table.decisions import Decision, Intent, Option, Options, parse
from game.table.events import Event
from game.table.refusals import Reason, Refused
from game.table.stack import Ask, Frame, Step, Waits, advance, copies

LATEST = 8
"""states whose options are remembered: a computer player copies the same few"""


class Running(Protocol):
    """A state as the contract needs it (``table.play.StackState``)."""

    setup: Any
    seq: int
    drawn: tuple[int, ...]
    stack: list[Any]

    @property
    def over(self) -> bool:
        """Return True if the game has ended."""


class Playing(Protocol):
    """One answer being carried out (``table.play.Play``)."""

    state: Any
    events: list[Event]

    @property
    def stack(self) -> list[Frame]:
        """Return the pending steps."""

    @property
    def over(self) -> bool:
        """Return True if the game has ended."""


St = TypeVar("St", bound=Running)
P = TypeVar("P", bound=Playing)


class StackGame(ABC, Generic[St, P]):
    """The contract of a game, by its ``steps``.

    Options and refusals come from the same check: list as a step's options the intents for which
    ``verify`` finds no reason against them. Of the contract a game adds what is abstract here, its
    words (``prompt``, ``word``, ``tell``), and ``imagine``.
    """

    id: str
    version: str
    steps: Mapping[str, Step[P]]
    setups: TypeAdapter[Any]
    states: TypeAdapter[St]
    over: Reason = Reason("", "The game is over.")
    unknown: Reason = Reason("", "You cannot do that now: choose one of the options you see.")
    waits: Waits[P] | None = None
    """for a question with one answer: whether it is asked all the same"""

    def __init__(self) -> None:
        self._copy = copier(self.kind, stack=copies, **self.deep)
        self._asked: list[tuple[St, int, Options]] = []
        """the options of the latest states and their copies, each at a number of answers; the
        latest first"""

    # -- what a game adds --

    kind: type[St]
    """the class of its states"""
    deep: Mapping[str, Callable[[Any], Any]] = {}
    """how fields are copied that hold more than plain lists and dicts"""

    @abstractmethod
    def play(self, state: St) -> P:
        """Return what carries out an answer."""

    @abstractmethod
    def begins(self, play: P) -> None:
        """Lay the table and push the first step."""

    @abstractmethod
    def verify(self, state: St, intent: Intent) -> Reason | None:
        """Return the reason against an intent now, None if it can be done."""

    @abstractmethod
    def view(self, state: St, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""

    @abstractmethod
    def result(self, state: St) -> Result | None:
        """Return the result of a finished game."""

    # -- what a game may change --

    def opening(self, setup: Any, seed: int) -> St:
        """Return the state of a game before anything is laid out."""
        return self.kind(setup, seed)  # type: ignore[call-arg]

    def chooser(self, state: St, frame: Frame) -> int:
        """Return the seat that answers a pending question: its own, unless another decides."""
        return frame.seat

    def offers(self, play: P, frame: Frame, options: Options) -> Options:
        """Return the options of a step with those that can be chosen beside any step's."""
        return options

    def answer(self, play: P, frame: Frame, chosen: Option) -> None:
        """Carry out one of the options."""
        self._ask(frame).answer(play, frame, chosen)

    def settle(self, play: P) -> None:
        """Conclude an answer when the next question is known, or the end."""

    # -- the contract --

    def new(self, setup: Any, seed: int) -> St:
        """Return a state at its first decision."""
        return self.begin(setup, seed)[0]

    def begin(self, setup: Any, seed: int) -> tuple[St, list[Event]]:
        """Return a new state with the events that led there."""
        state = self.opening(setup, seed)
        play = self.play(state)
        self.begins(play)
        self._advance(play)
        return state, play.events

    def decision(self, state: St) -> Decision | None:
        """Return the current decision; None when the game is over."""
        if state.over:
            return None
        frame, options = state.stack[-1], self._known(state)
        if options is None:
            play = self.play(state)
            options = self.offers(play, frame, self._ask(frame).options(play, frame))
            self._note(state, options)
        return Decision(state.seq, self.chooser(state, frame), frame.step, options)

    def _ask(self, frame: Frame) -> Ask[P, Any]:
        step = self.steps[frame.step]
        assert isinstance(step, Ask), "advance stops at questions only"
        return step

    def _known(self, state: St) -> Options | None:
        """Return the options of a state that was asked lately; None for others."""
        for known, seq, options in self._asked:
            if known is state:
                return options if seq == state.seq else None
        return None

    def _note(self, state: St, options: Options) -> None:
        """Remember the options of a state: those of its copies are the same."""
        self._asked = [(state, state.seq, options), *self._others(state, LATEST - 1)]

    def _others(self, state: St, most: int) -> list[tuple[St, int, Options]]:
        """Return what is remembered of other states, the latest first."""
        latest = self._asked
        if latest and latest[0][0] is state:
            return latest[1 : most + 1]
        return [each for each in latest if each[0] is not state][:most]

    def forget(self) -> None:
        """Forget the last decisions: necessary after editing a state by hand."""
        self._asked = []

    def choose(self, state: St, key: str) -> list[Event]:
        """Answer the decision. Raise ``Refused``, leaving the state unchanged."""
        return self._carry_out(state, key, None)

    def watch(self, state: St, key: str, events: list[Event]) -> list[Event]:
        """Answer the decision and collect the events in this list (see ``film``)."""
        return self._carry_out(state, key, events)

    def _carry_out(self, state: St, key: str, events: list[Event] | None) -> list[Event]:
        decision = self.decision(state)
        chosen = decision.find(key) if decision else None
        if chosen is None:
            raise Refused.because(self.why_not(state, parse(key)) or self.unknown)
        play, frame = self.play(state), state.stack[-1]
        if events is not None:
            play.events = events
        state.drawn = ()
        state.seq += 1
        self.answer(play, frame, chosen)
        self._advance(play)
        return play.events

    def _advance(self, play: P) -> None:
        asked = advance(play, self.steps, self.waits)
        self.settle(play)
        if asked is not None and not play.over:
            frame, options = asked
            self._note(play.state, self.offers(play, frame, options))

    def why_not(self, state: St, intent: Intent) -> Reason | None:
        """Return the reason against this intent now; None if it is one of the options."""
        decision = self.decision(state)
        if decision is None:
            return self.over
        if decision.find(intent.key):
            return None
        return self.verify(state, intent) or self.unknown

    def clone(self, state: St) -> St:
        """Return an independent copy."""
        copy, options = self._copy(state), self._known(state)
        if options is not None:
            seq, others = state.seq, self._others(state, LATEST - 2)
            self._asked = [(state, seq, options), (copy, seq, options), *others]
        return copy

    def dump(self, state: St) -> bytes:
        """Return the state as JSON."""
        return self.states.dump_json(state)

    def load(self, data: bytes) -> St:
        """Return a state from ``dump``, strictly validated; raise ``ValueError``."""
        return self.states.validate_json(data)

    def validate(self, state: St) -> None:
        """Check all of a state, field by field; raise ``ValueError``."""
        self.states.validate_python(state)

    def setup(self, data: Any) -> Any:
        """Return a validated setup from plain data; raise ``ValueError`` with every problem."""
        return self.setups.validate_python(data, strict=False)

    def recorded(self, setup: Any) -> str:
        """Return the content of a game as its journal records it; usually the same for all."""
        return self.version

    def recall(self, data: Any) -> Any:
        """Return a setup from a journal; the same as ``setup`` unless a game has older ones."""
        return self.setup(data)

    def seats(self, state: St) -> tuple[str, ...]:
        """Return the kind of player in each seat."""
        return tuple(each.kind for each in state.setup.seats)

    def drawn(self, state: St) -> tuple[int, ...]:
        """Return the random results drawn by the last answer, in order."""
        return state.drawn
