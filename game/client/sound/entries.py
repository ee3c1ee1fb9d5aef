"""Events that are heard: a game lists which cue each has, and what one sees that says the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.table.events import Event

MOST = 4  # maximum number of cues for one answer
GAP = 0.2  # seconds to the next cue, if the cue names none of its own

Test = Callable[[Any, int], bool]


def always(event: Any, seat: int) -> bool:
    return True


def is_own(event: Any, seat: int) -> bool:
    """Return True for events done by or to the viewing seat."""
    return bool(event.seat == seat)


def other(event: Any, seat: int) -> bool:
    return bool(event.seat != seat)


def where(**values: object) -> Test:
    """Return the test for events whose fields have these values."""
    return lambda event, seat: all(getattr(event, name) == it for name, it in values.items())


def unless(name: str, *values: object) -> Test:
    """Return the test for events whose field has none of these values."""
    return lambda event, seat: getattr(event, name) not in values


def rising(name: str) -> Test:
    """Return the test for events whose field, a number, is positive."""
    return lambda event, seat: bool(getattr(event, name) > 0)


def falling(name: str) -> Test:
    """Return the test for events whose field, a number, is negative."""
    return lambda event, seat: bool(getattr(event, name) < 0)


def naming(name: str) -> Test:
    """Return the test for events whose field is neither empty nor 0."""
    return lambda event, seat: bool(getattr(event, name))


def both(one: Test, more: Test) -> Test:
    """Return the test that an event passes two tests."""
    return lambda event, seat: one(event, seat) and more(event, seat)


@dataclass(frozen=True)
class Entry:
    """An audible event: its cue, its visible twin, and its priority when there are many. Of each
    ``layer`` an event has one cue: a throw, what the dice do as they come to rest, and its result.
    ``count`` returns the number of things heard, such as dice.
    """

    kind: type[Event]
    cue: str
    twin: str
    weight: int
    when: Test = is_own
    layer: str = ""
    count: Callable[[Any], int] | None = None


def entry_of(entries: Iterable[Entry], event: Event, seat: int) -> Entry | None:
    """Return the entry of an event for a seat, None for one without sound."""
    for entry in entries:
        if type(event) is entry.kind and entry.when(event, seat):
            return entry
    return None


def entries_of(entries: Sequence[Entry], event: Event, seat: int) -> Iterator[Entry]:
    """Yield the entry of each layer of an event for a seat."""
    for layer in dict.fromkeys(entry.layer for entry in entries):
        found = entry_of((entry for entry in entries if entry.layer == layer), event, seat)
        if found is not None:
            yield found


def cues(
    entries: Sequence[Entry],
    events: Iterable[Event],
    seat: int,
    *,
    gaps: Mapping[str, float],
) -> list[tuple[str, float, int]]:
    """Return the cues for the events of one answer, as that seat hears them, with their delays in
    seconds and the number of things: the ``MOST`` important ones, each once, in the order of
    the events."""
    found: dict[str, Entry] = {}
    counts: dict[str, int] = {}
    for event in events:
        for entry in entries_of(entries, event, seat):
            if entry.cue not in found:
                found[entry.cue] = entry
                counts[entry.cue] = entry.count(event) if entry.count else 0
    kept = sorted(found.values(), key=lambda entry: -entry.weight)[:MOST]
    made, delay = list[tuple[str, float, int]](), 0.0
    for entry in found.values():
        if entry in kept:
            made.append((entry.cue, delay, counts[entry.cue]))
            delay += gaps.get(entry.cue, GAP)
    return made
