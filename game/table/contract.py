"""The interface of every game: state, rules and views, and nothing of the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from game.table.decisions import Decision, Intent, Option
from game.table.events import Event
from game.table.grammar import without_period
from game.table.refusals import Reason


@dataclass(slots=True, frozen=True)
class Label:
    """An option in words: a short label, and its cost, requirement or result.

    A phrase or single sentence stands without its period; several sentences keep theirs. ``act``:
    what the option is by the rules, in a few words, if the label is one of the story.
    """

    label: str
    detail: str = ""
    act: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", without_period(self.label))
        object.__setattr__(self, "detail", without_period(self.detail, last=True))

    @property
    def whole(self) -> str:
        """The label, or all of it where it had to be cut; one of the story with its act."""
        if self.act:
            return f"{self.label} ({self.act[:1].lower()}{self.act[1:]})"
        cut = self.label.endswith("…") and self.detail
        return self.detail.partition(". ")[0] if cut else self.label


@dataclass(slots=True, frozen=True)
class Result:
    """The end of a game. ``winner`` is a seat, or None if nobody won."""

    winner: int | None
    ending: str
    scores: tuple[int, ...]


S = TypeVar("S")
T = TypeVar("T")


class Game(Protocol[S]):
    """A game: stateless rules, built once from its content.

    Only ``choose`` changes a state, and an answer is always the key of one of the options of
    ``decision``.
    """

    id: str
    version: str

    def new(self, setup: Any, seed: int) -> S:
        """Return a state at its first decision."""

    def begin(self, setup: Any, seed: int) -> tuple[S, list[Event]]:
        """Return the state of ``new`` with the events that led there.

        Setup and seed determine them, so a journal need not keep them.
        """

    def decision(self, state: S) -> Decision | None:
        """Return the current decision; None when the game is over."""

    def choose(self, state: S, key: str) -> list[Event]:
        """Answer the decision. Raise ``Refused``, leaving the state unchanged."""

    def why_not(self, state: S, intent: Intent) -> Reason | None:
        """Return the reason against this intent now; None if it is one of the options."""

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know as plain data (None: what everybody may know)."""

    def result(self, state: S) -> Result | None:
        """Return the result of a finished game, or None."""

    def clone(self, state: S) -> S:
        """Return an independent copy."""

    def dump(self, state: S) -> bytes:
        """Return the state as JSON."""

    def load(self, data: bytes) -> S:
        """Return a state from ``dump``, strictly validated; raise ``ValueError``."""

    def validate(self, state: S) -> None:
        """Check all of a state, field by field, and leave it as it is; raise ``ValueError``."""

    def setup(self, data: Any) -> Any:
        """Return a validated setup from plain data; raise ``ValueError`` with every problem."""

    def recorded(self, setup: Any) -> str:
        """Return the content that a game with this setup is played with, as its journal records
        it."""

    def recall(self, data: Any) -> Any:
        """Return a setup from a journal, perhaps of an older version; errors as in ``setup``."""

    def seats(self, state: S) -> tuple[str, ...]:
        """Return the kind of player in each seat (``human``, ``deck``, ``random``...)."""

    def prompt(self, state: S) -> str:
        """Return the question of the current decision, one sentence."""

    def word(self, state: S, option: Option) -> Label:
        """Return an option in words."""

    def tell(self, state: S, event: Event, seat: int | None) -> str:
        """Return an event as a log line for this seat; "" for events without one."""

    def imagine(self, state: S, seat: int | None, number: int) -> S:
        """Return a copy in which everything hidden from this seat is sampled anew; None: all that
        is hidden from anybody.

        It depends on the seat's knowledge and ``number`` alone, so the copy can be given away:
        neither the order of hidden things nor past chance in it is the true one. For the search
        of computer players.
        """

    def drawn(self, state: S) -> tuple[int, ...]:
        """Return the random results drawn by the last answer, in order."""


@runtime_checkable
class SharedLines(Protocol):
    """A game in which several events can share a line of the log."""

    def merge(self, state: Any, events: Sequence[Event], place: int) -> tuple[int, str]:
        """Return the number of an answer's events from a place on that share a line, and its words;
        0 for a line of its own."""

    def join(self, state: Any, before: Sequence[Event], after: Sequence[Event]) -> str:
        """Return one line for the events of two lines in a row, "" if both stand."""


class Sight(Generic[S]):
    """A seat's knowledge of a game: all that a computer player gets."""

    __slots__ = ("game", "_state", "seat")

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        self.game, self._state, self.seat = game, state, seat

    def __call__(self) -> Mapping[str, Any]:
        """Return the view of the seat."""
        return self.game.view(self._state, self.seat)

    def ask(self, question: Callable[[S, int], T]) -> T:
        """Return what the game answers about the knowledge of the seat, such as a typed view."""
        return question(self._state, self.seat)

    def imagine(self, number: int) -> S:
        """Return a whole game consistent with the seat's knowledge, to try things out in."""
        return self.game.imagine(self._state, self.seat, number)
