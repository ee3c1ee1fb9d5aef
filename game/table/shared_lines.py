"""Parts of log lines that several events share (``contract.SharedLines``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from game.table.events import Event

Events = Sequence[Event]
Merged = tuple[int, str]
"""the number of events that share a line, and its words; 0 for none"""
NONE: Merged = (0, "")


def first_of(events: Events, *kinds: type[Event]) -> list[Any]:
    """Return the events of these kinds from the first on."""
    return [*takewhile(lambda event: isinstance(event, kinds), events)]


def has_at(events: Events, place: int, kind: type[Event]) -> bool:
    """Return True if the event at a place is of this kind."""
    return len(events) > place and isinstance(events[place], kind)


def words_of(
    events: Events,
    merge: Callable[[Events, int], Merged],
    join: Callable[[Events, Events], str],
    line: Callable[[Event], str],
) -> str:
    """Return the line of events that share one, by a game's ``merge`` and ``join``; ``line`` is
    that of a single event."""
    count, words = merge(events, 0)
    if count == len(events) or len(events) == 1:
        return words or line(events[0])
    parts = ((events[:n], events[n:]) for n in range(len(events) - 1, 0, -1))
    return next((words for one, two in parts if (words := join(one, two))), "")
