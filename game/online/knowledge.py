"""The part of a game that a seat is sent, and nothing else.

A state is imagined for the seat, events are those that it may know, a key is sent to the seat that
gave it, and neither draws nor the seed are sent to anybody. ``None`` is the seat of watchers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from pydantic_core import from_json

from game.online import codec
from game.online.words import Asked, Packed, Part, Shot
from game.table import registry
from game.table.contract import Game
from game.table.decisions import Decision
from game.table.events import Event, visible
from game.table.film import Reel, Watchable
from game.table.journal import Header
from game.table.session import Session, Turn

Place = int | None
"""a seat, or None for the watchers"""


def knows(event: Event, place: Place) -> bool:
    """Return True if a seat, or a watcher, may know of an event."""
    return event.to is None if place is None else visible(event, place)


def state_for(game: Game[Any], state: Any, place: Place) -> str:
    """Return the state of a game as a seat imagines it, as JSON; the true one of a game that is
    over, when the views show what was hidden."""
    if game.decision(state) is None:
        return game.dump(state).decode()
    return game.dump(game.imagine(state, place, 0)).decode()


def header_for(header: Header) -> Header:
    """Return the header of a game without its seed."""
    return header.model_copy(update={"seed": 0})


def events_for(game: Game[Any], events: Iterable[Event], place: Place) -> list[Packed]:
    """Return the events that a seat may know, as data."""
    return [codec.packed(game.id, each) for each in events if knows(each, place)]


def digest(game: Game[Any], state: Any, decision: Decision) -> str:
    """Return a digest of a question and its options: the same wherever the rules are the same."""
    told = "\n".join((game.prompt(state), *(each.key for each in decision.options)))
    return sha256(told.encode()).hexdigest()[:16]


def asked(
    session: Session[Any], place: Place, undo: str | None, redo: bool = False
) -> Asked:  # fmt: skip
    """Return the open decision for a seat; ``undo`` is why it cannot take back anything."""
    decision = session.decision()
    if decision is None:
        return Asked(seat=None, undo=undo, redo=redo)
    chk = digest(session.game, session.state, decision) if decision.seat == place else ""
    return Asked(seat=decision.seat, undo=undo, redo=redo, chk=chk)


def part(game: Game[Any], turn: Turn, place: Place, shots: list[Shot], forced: bool) -> Part:
    """Return an answer for a seat."""
    answer = turn.answer
    own = answer.key if answer.seat == place else None
    return Part(
        seat=answer.seat, step=turn.step, key=own, shots=shots, why=answer.why, forced=forced
    )  # fmt: skip


def past(session: Session[Any], place: Place, start: int = 0) -> list[Part]:
    """Return the answers from number ``start`` on for a seat, each as one shot."""
    game = session.game
    return [
        part(
            game, turn, place, [Shot(e=events_for(game, turn.events, place))],
            session.was_forced(turn.answer.seq),
        )
        for turn in session.history[start:]
    ]  # fmt: skip


def mark(parts: Iterable[Part]) -> str:
    """Return a digest of a past: who answered, own keys, and the events."""
    told = sha256()
    for each in parts:
        events = [event for shot in each.shots for event in shot.e]
        plain = Part(seat=each.seat, step=each.step, key=each.key, shots=[Shot(e=events)])
        told.update(plain.model_dump_json().encode())
    return told.hexdigest()[:16]


# --- shots ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Take:
    """A shot before it is sent: events and the whole view after them."""

    events: tuple[Event, ...]
    view: dict[str, Any]


def cuts(game: Game[Any]) -> tuple[type[Event], ...]:
    """Return the kinds of event with which shots end; () for all that have a line in the log."""
    home = registry.rules(game.id).cuts
    kinds: tuple[type[Event], ...] = registry.found(home) if home else ()
    return kinds


def shoot(
    game: Game[Any], state: Any, key: str, places: Sequence[Place]
) -> dict[Place, list[Take]]:  # fmt: skip
    """Give an answer to a copy of a state, and return its shots for each of these places: one pass
    for all of them.

    In the middle of an answer things may lie open for a moment that no one is meant to see, such
    as the top of a deck between two shuffles. A view that names something which neither the views
    before and after the answer nor its events name is left out; its events join the next shot.
    """
    kinds, first = cuts(game), {place: names(game.view(state, place)) for place in places}
    views: dict[int, dict[Place, dict[str, Any]]] = {}

    def look(event: Event) -> dict[str, Any] | None:
        if not kinds or isinstance(event, kinds):
            views[id(event)] = {p: game.view(state, p) for p in places if knows(event, p)}
        return None

    events = game.watch(state, key, Reel(look)) if isinstance(game, Watchable) else game.choose(
        state, key
    )  # fmt: skip
    if not kinds:  # worded at the end, as the log does
        told = {id(each) for each in events if game.tell(state, each, each.to[0] if each.to else 0)}
        views = {at: each for at, each in views.items() if at in told}
    takes: dict[Place, list[Take]] = {}
    dump = from_json(game.dump(state))
    dump.pop("setup", None)  # which everybody knows
    pieces = names(dump, keys=False)
    for place in places:
        last = game.view(state, place)
        open_now = names([codec.packed(game.id, each)[1] for each in events if knows(each, place)])
        secret = pieces - first[place] - names(last) - open_now
        takes[place] = _takes(events, views, place, last, secret)
    return takes


def names(data: Any, keys: bool = True) -> set[str]:
    """Return every string in plain data, usually with the keys of objects."""
    found, left = set[str](), [data]
    while left:
        each = left.pop()
        if isinstance(each, str):
            found.add(each)
        elif isinstance(each, dict):
            found.update(each if keys else ())
            left += each.values()
        elif isinstance(each, list | tuple):
            left += each
    return found


def _takes(
    events: Sequence[Event],
    views: dict[int, dict[Place, dict[str, Any]]],
    place: Place,
    last: dict[str, Any],
    secret: set[str],
) -> list[Take]:
    found, group = list[Take](), list[Event]()
    for event in events:
        if not knows(event, place):
            continue
        group.append(event)
        view = views.get(id(event), {}).get(place)
        if view is not None and secret.isdisjoint(names(view)):
            found.append(Take(tuple(group), view))
            group = []
    if group or not found:
        return [*found, Take(tuple(group), last)]
    return [*found[:-1], Take(found[-1].events, last)]


def shots(game: Game[Any], takes: Iterable[Take], last: dict[str, Any]) -> list[Shot]:
    """Return shots to send: each view as a patch against ``last``, the view after all of them."""
    return [
        Shot(e=[codec.packed(game.id, e) for e in take.events], v=codec.patch(last, take.view))
        for take in takes
    ]
