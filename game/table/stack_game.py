"""A base for games: a state with a stack of steps, and all of the contract that follows from it.

A game of its own adds a state, its steps, a view, words and a result. Larger games may implement
``contract.Game`` directly.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from game.table.contract import Result
from game.table.copying import copier
from game.table.decisions import Decision, Intent, Options, parse
from game.table.events import Event
from game.table.play import Play, St
from game.table.refusals import Reason, Refused
from game.table.stack import Ask, Frame, Step, advance, copies

P = TypeVar("P", bound=Play[Any])


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
    unknown: Reason = Reason("", "You cannot do that now.")

    def __init__(self) -> None:
        self._copy = copier(self.kind, stack=copies, **self.deep)
        self._asked: tuple[St, int, Frame, Options] | None = None
        self._cloned: tuple[St, St, int, Options] | None = None
        """the state cloned last with its copy, while both have the same options"""

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

    # -- the contract --

    def new(self, setup: Any, seed: int) -> St:
        """Return a state at its first decision."""
        return self.begin(setup, seed)[0]

    def begin(self, setup: Any, seed: int) -> tuple[St, list[Event]]:
        """Return a new state with the events that led there."""
        play = self.play(self.kind(setup, seed))
        self.begins(play)
        advance(play, self.steps)
        return play.state, play.events

    def decision(self, state: St) -> Decision | None:
        """Return the current decision; None when the game is over."""
        if state.over:
            return None
        known = self._asked
        if known is None or known[0] is not state or known[1] != state.seq:
            frame, options = state.stack[-1], self._known(state)
            if options is None:
                step = self.steps[frame.step]
                assert isinstance(step, Ask), "advance stops at questions only"
                options = step.options(self.play(state), frame)
            known = self._asked = state, state.seq, frame, options
        return Decision(state.seq, known[2].seat, known[2].step, known[3])

    def _known(self, state: St) -> Options | None:
        """Return the options of a state that was cloned last, or of its copy, None for others."""
        asked, pair = self._asked, self._cloned
        if asked is not None and asked[0] is state and asked[1] == state.seq:
            return asked[3]
        if pair is not None and (pair[0] is state or pair[1] is state) and pair[2] == state.seq:
            return pair[3]
        return None

    def forget(self) -> None:
        """Forget the last decision: necessary after editing a state by hand."""
        self._asked = self._cloned = None

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
        step = self.steps[frame.step]
        assert isinstance(step, Ask), "advance stops at questions only"
        self._asked = None
        step.answer(play, frame, chosen)
        asked = advance(play, self.steps)
        if asked is not None:
            self._asked = state, state.seq, *asked
        return play.events

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
            self._cloned = state, copy, state.seq, options
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
