"""A state with pending steps, and one answer being carried out on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.table.events import Event
from game.table.stack import Frame
from game.table.streams import draw, shuffled
from game.table.validation import Natural

T = TypeVar("T")


@dataclass(slots=True)
class StackState:
    """The fields that every state has; a game's own state narrows ``setup`` and adds the rest."""

    setup: Any
    seed: int
    seq: Natural = 0
    over: bool = False
    streams: dict[str, Natural] = field(default_factory=dict)
    stack: list[Frame] = field(default_factory=list)
    drawn: tuple[Natural, ...] = ()


St = TypeVar("St", bound=StackState)


class Play(Generic[St]):
    """One answer being carried out: the state, and the events and draws that come of it."""

    def __init__(self, state: St) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def stack(self) -> list[Frame]:
        """The pending steps."""
        return self.state.stack

    @property
    def over(self) -> bool:
        """True if the game has ended."""
        return self.state.over

    def roll(self, stream: str, below: int) -> int:
        """Draw a number in 0..below-1 from a stream of chance, and note it for the journal."""
        number = draw(self.state.seed, self.state.streams, stream, below)
        self.state.drawn += (number,)
        return number

    def shuffle(self, stream: str, items: Sequence[T]) -> list[T]:
        """Return the items in an order by chance."""
        return list(shuffled(self.state.seed, self.state.streams, stream, items))


def blind(state: StackState, number: int) -> None:
    """Give an imagined game chance of its own, and no trace of what was drawn. Call it before
    anything is dealt anew, and again afterward."""
    state.seed, state.streams, state.drawn = state.seq * 64 + number, {}, ()
