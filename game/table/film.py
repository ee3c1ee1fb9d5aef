"""Answers shown once more, step by step: what a seat could see after each event.

Answering is deterministic, so a clone kept from before some answers can be played again while
somebody watches. The game itself runs unwatched and loses no time over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Protocol, TypeVar, runtime_checkable

from game.table.contract import Game
from game.table.events import Event, visible
from game.table.journal import Answer

S = TypeVar("S")
View = dict[str, Any]
Cuts = Callable[[Event], bool]
"""whether a shot ends with this event"""


@dataclass(slots=True, frozen=True)
class Shot:
    """Events that a seat may know of, and its view right after them."""

    events: tuple[Event, ...]
    view: View


@runtime_checkable
class Watchable(Protocol):
    """A game that can be watched while it carries out an answer."""

    def watch(self, state: Any, key: str, events: list[Event]) -> list[Event]:
        """Answer the decision as ``choose`` does, and collect the events in this list."""


class Reel(list[Event]):
    """A list of events that looks at the game whenever one is added at its end.

    An event inserted further up is part of the next one's shot: what it led to is done by then.
    """

    def __init__(self, look: Callable[[Event], View | None]) -> None:
        super().__init__()
        self.views: dict[int, View] = {}
        """the views taken, by the identity of the event"""
        self._look = look

    def append(self, event: Event) -> None:
        """Add an event and look."""
        super().append(event)
        view = self._look(event)
        if view is not None:
            self.views[id(event)] = view


def every(event: Event) -> bool:
    """Return True: each event is a shot of its own."""
    return True


def film(
    game: Game[S], state: S, answers: Iterable[Answer], seat: int, cuts: Cuts = every
) -> list[Shot]:
    """Return the shots of these answers for a seat; ``state`` is from before them, and changes.

    A game that cannot be watched gives one shot for each answer.
    """
    shots: list[Shot] = []
    for answer in answers:
        shots += shots_of(game, state, answer.key, seat, cuts)[1]
    return shots


def shots_of(
    game: Game[S], state: S, key: str, seat: int, cuts: Cuts
) -> tuple[list[Event], list[Shot]]:
    """Give one answer; return its events and its shots. The last shot shows the state after it."""

    def look(event: Event) -> View | None:
        return game.view(state, seat) if visible(event, seat) and cuts(event) else None

    reel = Reel(look)
    if isinstance(game, Watchable):
        events = game.watch(state, key, reel)
    else:
        events = game.choose(state, key)
    shots: list[Shot] = []
    group: list[Event] = []
    for event in events:
        if visible(event, seat):
            group.append(event)
        view = reel.views.get(id(event))
        if view is not None:
            shots.append(Shot(tuple(group), view))
            group = []
    last = game.view(state, seat)
    if group or not shots:
        return events, [*shots, Shot(tuple(group), last)]
    return events, [*shots[:-1], replace(shots[-1], view=last)]
