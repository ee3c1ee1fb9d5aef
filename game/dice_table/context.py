"""One answer being carried out at the table, and the parts that answers are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice

from game.dice_table.state import State
from game.table.decisions import Intent, Option
from game.table.events import Event
from game.table.play import Play
from game.table.refusals import Reason


class Table(Play[State]):
    """One answer being carried out."""

    def say(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)

    def made(self, letter: str) -> str:
        """Return an id for something new."""
        self.state.made += 1
        return f"{letter}{self.state.made}"

    def chance(self, below: int) -> int:
        """Draw a number for the dice."""
        return self.roll("dice", below)


def never(state: State, intent: Intent) -> Reason | None:
    """Return no reason against anything."""
    return None


@dataclass(frozen=True, slots=True)
class Verb:
    """A kind of answer: what there is to do, the reason against it, and how it is done.

    Mostly the reason is the same for all that there is; ``each`` says that it is not.
    """

    things: Callable[[State], Iterable[Option]]
    do: Callable[[Table, Option], None]
    against: Callable[[State, Intent], Reason | None] = never
    each: bool = False

    def options(self, state: State) -> Iterable[Option]:
        """Return what can be done now."""
        things = self.things(state)
        if self.against is never:
            return things
        if self.each:
            return [one for one in things if self.against(state, one) is None]
        return things if all(self.against(state, one) is None for one in islice(things, 1)) else ()


def hidden_to(state: State) -> tuple[int, ...] | None:
    """Return the seats that may know of what is done now: the Game Master's behind the curtain."""
    return (0,) if state.curtain else None
