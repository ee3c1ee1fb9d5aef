"""What the checks must be told about a game: setups to play, its secrets, its components."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from collections.abc import Set as AbstractSet
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from game.table.contract import Game
from game.table.decisions import Decision
from game.table.events import Event, as_data
from game.table.streams import draw

S = TypeVar("S")


class Fault(AssertionError):
    """Something a game does against its contract, in a sentence.

    ``check`` is the name of the check that found it; a note says where.
    """

    check = ""


@dataclass(slots=True)
class Moment(Generic[S]):
    """A game at one decision, with what led there."""

    hooks: Hooks[S]
    state: S
    decision: Decision
    number: int
    """of this decision among all that are looked at"""
    answers: int
    """given in this game so far"""
    dump: bytes
    events: list[Event]
    """what the last answer brought about"""
    hidden: list[frozenset[str]]
    """what each seat may not know"""
    before: list[frozenset[str]]
    """what it could not know before the last answer"""
    shown: frozenset[str]
    """what everybody has been shown and may still remember"""
    strangers: tuple[str, ...]
    """keys of earlier decisions"""

    @property
    def game(self) -> Game[S]:
        """The game under test."""
        return self.hooks.game

    @property
    def seats(self) -> range:
        """All seats by number."""
        return range(len(self.hidden))


Check = Callable[[Moment[Any]], None]
"""Looks at a game and leaves it as it was; raises ``Fault`` or any ``AssertionError``."""


class Hooks(ABC, Generic[S]):
    """A game and what only the game knows. The defaults suit a game without secrets.

    Each hook is asked about a state; none may change it.
    """

    tables: tuple[str, ...] = ("table",)
    """names of the kinds of tables to play at; ``setup`` knows what they mean"""
    steps: frozenset[str] = frozenset()
    """steps that must ask something at every table, or the games were too short or too tame"""
    foreign: tuple[str, ...] = ()
    """keys that look right and are not: typing errors, things of other games, wrong places"""
    always: tuple[Check, ...] = ()
    """checks of the game's own, made at every decision"""
    rarely: tuple[Check, ...] = ()
    """checks of the game's own, made now and then"""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @cached_property
    def second(self) -> Game[S]:
        """Another object with the same rules: whatever ``game`` remembers, it does not."""
        return deepcopy(self.game)

    # --- play ------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, table: str, seed: int) -> Any:
        """A setup for this table, as plain data; it may vary with the seed."""

    def pick(self, state: S, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """The key of a random answer, drawn from ``streams``. Every option has to come up at
        some time, but answers that lead nowhere may come up rarely."""
        options = decision.options
        return options[draw(seed, streams, "answer", len(options))].key

    # --- secrets ---------------------------------------------------------------------------------

    def hidden(self, state: S, seat: int) -> AbstractSet[str]:
        """Every id that a seat must not see in what it is shown."""
        return frozenset()

    def offered(self, state: S) -> AbstractSet[str]:
        """Hidden ids that the open question shows to the seat it asks, such as the cards of a
        deck that is being searched."""
        return frozenset()

    def shows(self, event: Event) -> bool:
        """Does this event show its ids to everybody, even where they are hidden again?"""
        return event.to is None and type(event).reveals

    def forgets(self, event: Event) -> bool:
        """Does what was shown before this event no longer count, because a turn has begun?"""
        return False

    def searched(self, view: dict[str, Any]) -> Any:
        """The part of a view in which secrets are looked for. The view may be changed: leave out
        what names things that everybody once saw."""
        return view

    # --- components ------------------------------------------------------------------------------

    def whereabouts(self, state: S) -> Iterable[tuple[str, str]]:
        """Every component in play with its place, in words. A component is in one place."""
        return ()

    def required(self, state: S) -> AbstractSet[str]:
        """The components that must be in some place."""
        return frozenset()

    def allowed(self, state: S) -> AbstractSet[str]:
        """The components that may be in some place; by default those that must be."""
        return self.required(state)

    def bounds(self, state: S) -> None:
        """Assert that counts are what boards, tracks and tokens can show."""


def all_shown(hooks: Hooks[S], events: Iterable[Event], before: Moment[S] | None) -> frozenset[str]:
    """What everybody has been shown, after these events, and may still remember."""
    now = frozenset(
        word for event in events if hooks.shows(event) for word in words_of_event(event)
    )
    if before is None:
        return now
    began = any(hooks.forgets(event) for event in before.events)
    return now | (all_shown(hooks, before.events, None) if began else before.shown)


def words_of_event(event: Event) -> list[str]:
    """Every string in an event."""
    return words_in(as_data(event))


def words_in(data: Any) -> list[str]:
    """Every string in plain data, the keys of objects too."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for each in (*data.keys(), *data.values()) for word in words_in(each)]
    if isinstance(data, list | tuple):
        return [word for each in data for word in words_in(each)]
    return []
