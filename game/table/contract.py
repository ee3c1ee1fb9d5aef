"""What every game at this table offers: state, rules and views, and nothing of the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from game.table.decisions import Decision, Intent, Option
from game.table.events import Event
from game.table.refusals import Reason


@dataclass(slots=True, frozen=True)
class Label:
    """An option in words: a short label, and what it costs, needs or leads to."""

    label: str
    detail: str = ""


@dataclass(slots=True, frozen=True)
class Result:
    """How a game ended. ``winner`` is a seat, or None when nobody won."""

    winner: int | None
    ending: str
    scores: tuple[int, ...]


S = TypeVar("S")


class Game(Protocol[S]):
    """A game: stateless rules, built once from its content.

    Nothing but ``choose`` changes a state, and an answer is always the key of one of the
    options of ``decision``.
    """

    id: str
    version: str

    def new(self, setup: Any, seed: int) -> S:
        """A state at its first decision."""

    def begin(self, setup: Any, seed: int) -> tuple[S, list[Event]]:
        """What ``new`` gives, and what happened on the way there.

        Setup and seed say it all, so that a journal need not keep these events.
        """

    def decision(self, state: S) -> Decision | None:
        """What has to be chosen now; None when the game is over."""

    def choose(self, state: S, key: str) -> list[Event]:
        """Answer the decision. Raises ``Refused``; the state is unchanged then."""

    def why_not(self, state: S, intent: Intent) -> Reason | None:
        """Why this cannot be done now; None when it is one of the options."""

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data (None: what everybody may know)."""

    def result(self, state: S) -> Result | None:
        """The end of the game, or None."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def dump(self, state: S) -> bytes:
        """The state as JSON."""

    def load(self, data: bytes) -> S:
        """A state from ``dump``, validated strictly; raises ``ValueError``."""

    def setup(self, data: Any) -> Any:
        """A validated setup from plain data; raises ``ValueError`` with every problem."""

    def recall(self, data: Any) -> Any:
        """A setup as a journal has it, which an older version may have written; as ``setup``."""

    def seats(self, state: S) -> tuple[str, ...]:
        """The kind of player in each seat (``human``, ``deck``, ``random``...)."""

    def prompt(self, state: S) -> str:
        """The question of the current decision, one sentence."""

    def word(self, state: S, option: Option) -> Label:
        """An option in words."""

    def tell(self, state: S, event: Event, seat: int | None) -> str:
        """An event as a log line for this seat; "" for events the log does not tell."""

    def imagine(self, state: S, seat: int, number: int) -> S:
        """A copy in which everything that this seat cannot know is guessed anew; the same
        ``number`` gives the same guess. For computer players to think with."""

    def drawn(self, state: S) -> tuple[int, ...]:
        """The random results that the last answer drew, in order."""


class Sight(Generic[S]):
    """What a seat may see of a game and think about it: all that a computer player gets."""

    __slots__ = ("game", "_state", "seat")

    def __init__(self, game: Game[S], state: S, seat: int) -> None:
        self.game, self._state, self.seat = game, state, seat

    def __call__(self) -> Mapping[str, Any]:
        """The view of the seat."""
        return self.game.view(self._state, self.seat)

    def imagine(self, number: int) -> S:
        """A whole game that agrees with what the seat knows, to try things out in."""
        return self.game.imagine(self._state, self.seat, number)
