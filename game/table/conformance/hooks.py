"""Hooks with what the checks need to know about a game: setups, secrets and components."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from collections.abc import Set as AbstractSet
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from game.table.contract import Game
from game.table.decisions import Decision, Option, Options
from game.table.events import Event, as_data
from game.table.streams import draw

S = TypeVar("S")


class Fault(AssertionError):
    """A breach of the game's contract, described in a sentence.

    ``check`` is the name of the check that found it; a note gives the location.
    """

    check = ""


@dataclass(slots=True)
class Moment(Generic[S]):
    """A game at one decision, with the events that led there."""

    hooks: Hooks[S]
    state: S
    decision: Decision
    number: int
    """number of this decision among all checked"""
    answers: int
    """answers given in this game so far"""
    dump: bytes
    events: list[Event]
    """events of the last answer"""
    hidden: list[frozenset[str]]
    """ids hidden from each seat"""
    before: list[frozenset[str]]
    """ids hidden from each seat before the last answer"""
    shown: frozenset[str]
    """ids that everybody has been shown and may still remember"""
    strangers: tuple[str, ...]
    """keys of earlier decisions"""

    @property
    def game(self) -> Game[S]:
        """Return the game under test."""
        return self.hooks.game

    @property
    def seats(self) -> range:
        """Return all seats by number."""
        return range(len(self.hidden))


Check = Callable[[Moment[Any]], None]
"""A check of a game that leaves it unchanged; raises ``Fault`` or any ``AssertionError``."""


class Hooks(ABC, Generic[S]):
    """A game with the knowledge that the checks need. The defaults suit a game without secrets.

    Hooks receive a state and must not change it.
    """

    tables: tuple[str, ...] = ("table",)
    """names of the kinds of tables to play at, as ``setup`` understands them"""
    steps: frozenset[str] = frozenset()
    """steps that must ask at least once at every table, or the games were too short or too tame"""
    foreign: tuple[str, ...] = ()
    """plausible but invalid keys: typos, components of other games, wrong places"""
    always: tuple[Check, ...] = ()
    """checks of the game's own, made at every decision"""
    rarely: tuple[Check, ...] = ()
    """checks of the game's own, made occasionally"""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    @cached_property
    def second(self) -> Game[S]:
        """Return another instance of the same rules, which shares no cache with ``game``."""
        return deepcopy(self.game)

    # --- play ------------------------------------------------------------------------------------

    @abstractmethod
    def setup(self, table: str, seed: int) -> Any:
        """Return a setup for this table as plain data; it may vary with the seed."""

    def pick(self, state: S, decision: Decision, streams: dict[str, int], seed: int) -> str:
        """Return the key of a random answer, drawn from ``streams``. Every option must come up
        eventually, but unproductive answers may be rare."""
        options = decision.options
        return options[draw(seed, streams, "answer", len(options))].key

    def answered(self, before: S, after: S, events: list[Event]) -> None:
        """Assert what an answer of ``play_through`` conserves, such as money that changes hands."""

    # --- secrets ---------------------------------------------------------------------------------

    def hidden(self, state: S, seat: int) -> AbstractSet[str]:
        """Return every id that must not appear in what a seat is shown."""
        return frozenset()

    def deduced(self, state: S, seat: int | None) -> AbstractSet[str]:
        """Return the hidden ids whose place follows from what a seat knows, None for a watcher:
        the last card of a kind, say. They may be the same in all that the seat imagines."""
        return frozenset()

    def offered(self, state: S) -> AbstractSet[str]:
        """Return the hidden ids that the current question shows to its seat, such as the cards of a
        deck being searched."""
        return frozenset()

    def shows(self, event: Event) -> bool:
        """Return True if this event shows its ids to everybody, even where they are hidden
        again."""
        return event.to is None and type(event).reveals

    def learned(self, events: Iterable[Event], seat: int) -> AbstractSet[str]:
        """Return the ids that a seat rightly learned by these events although they are hidden
        again, such as a card of its own that it drew and lost with one answer."""
        return frozenset()

    def forgets(self, event: Event) -> bool:
        """Return True if this event, such as the start of a turn, ends the memory of what was shown
        before."""
        return False

    def searched(self, view: dict[str, Any]) -> Any:
        """Return the part of a view that is searched for secrets. The view may be changed: leave
        out fields that name things everybody once saw."""
        return view

    # --- components ------------------------------------------------------------------------------

    def whereabouts(self, state: S) -> Iterable[tuple[str, str]]:
        """Return every component in play with its place, in words. Each component is in one
        place."""
        return ()

    def required(self, state: S) -> AbstractSet[str]:
        """Return the components that must be somewhere."""
        return frozenset()

    def allowed(self, state: S) -> AbstractSet[str]:
        """Return the components that may be somewhere; by default those that must be."""
        return self.required(state)

    def bounds(self, state: S) -> None:
        """Assert that counts are within what boards, tracks and tokens can show."""


def weighed(
    options: Options, weights: Mapping[str, int], streams: dict[str, int], seed: int
) -> Option:
    """Return a random option: first a verb by its weight, 1 if it has none, then one of its
    options. So a player can like what plain chance seldom begins, or never brings to an end."""
    verbs = dict.fromkeys(each.verb for each in options)
    ticket = draw(seed, streams, "verb", sum(weights.get(verb, 1) for verb in verbs))
    for verb in verbs:
        ticket -= weights.get(verb, 1)
        if ticket < 0:
            break
    liked = [each for each in options if each.verb == verb]
    return liked[draw(seed, streams, "answer", len(liked))]


def all_shown(hooks: Hooks[S], events: Iterable[Event], before: Moment[S] | None) -> frozenset[str]:
    """Return the ids that everybody has been shown, after these events, and may still remember."""
    now = frozenset(
        word for event in events if hooks.shows(event) for word in words_of_event(event)
    )
    if before is None:
        return now
    began = any(hooks.forgets(event) for event in before.events)
    return now | (all_shown(hooks, before.events, None) if began else before.shown)


def words_of_event(event: Event) -> list[str]:
    """Return every string in an event."""
    return words_in(as_data(event))


def words_in(data: Any) -> list[str]:
    """Return every string in plain data, including the keys of objects."""
    if isinstance(data, str):
        return [data]
    if isinstance(data, dict):
        return [word for each in (*data.keys(), *data.values()) for word in words_in(each)]
    if isinstance(data, list | tuple):
        return [word for each in data for word in words_in(each)]
    return []
