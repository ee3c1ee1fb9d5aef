"""Checks of secrets: a seat's views, events, questions and imagined games."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from game.table.conformance.components import components_are_there
from game.table.conformance.hooks import Fault, Hooks, Moment, words_in, words_of_event
from game.table.events import Event, as_data, visible
from game.table.refusals import Refused

PENDING = ".stack."
"""how the paths of pending steps begin"""
GUESSES, OTHER = 40, 5
"""number of guesses of which one must differ, too many to be equal by chance; and the distance to
another guess"""


def views_are_data(m: Moment[Any]) -> None:
    """Check that a view is JSON, survives a round trip, and shares nothing with the state."""
    for seat in (*m.seats, None):
        view = m.game.view(m.state, seat)
        try:
            back = json.loads(json.dumps(view, allow_nan=False))
        except (TypeError, ValueError) as error:
            raise Fault(f"The view of seat {seat} is not JSON: {error}.") from error
        if back != view:
            raise Fault(f"The view of seat {seat} is changed by JSON: {_differing(view, back)}.")
        _spoil(view)
        if m.game.dump(m.state) != m.dump:
            raise Fault(f"A change in the view of seat {seat} changes the state.")
    for event in m.events:
        try:
            json.dumps(as_data(event), allow_nan=False)
        except (TypeError, ValueError) as error:
            raise Fault(f"{type(event).__name__} is not JSON: {error}.") from error


def _differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """Return the fields in which two objects differ."""
    return ", ".join(str(name) for name in one if one[name] != other.get(name)) or "its keys"


def _spoil(data: Any) -> None:
    """Mutate everything mutable in plain data."""
    for each in data.values() if isinstance(data, dict) else data:
        if isinstance(each, list | dict):
            _spoil(each)
    if isinstance(data, dict):
        data["spoiled"] = True
    else:
        data.append("spoiled")


def views_keep_secrets(m: Moment[Any]) -> None:
    """Check that neither the view nor the question of a seat contains anything hidden from it."""
    for seat in m.seats:
        leak = m.hidden[seat].intersection(words_in(_looked_at(m, seat)))
        if leak:
            raise Fault(f"Seat {seat} sees {', '.join(sorted(leak))} in its view.")
    leak = frozenset.intersection(*m.hidden).intersection(words_in(_looked_at(m, None)))
    if leak:
        raise Fault(f"Everybody sees {', '.join(sorted(leak))} in the common view.")
    asked = {part for each in m.decision.options for part in (each.source, each.target)}
    leak = m.hidden[m.decision.seat] & asked - m.hooks.offered(m.state)
    if leak:
        raise Fault(f"Seat {m.decision.seat} is asked about {', '.join(sorted(leak))}.")


def _looked_at(m: Moment[Any], seat: int | None) -> Any:
    return m.hooks.searched(m.game.view(m.state, seat))


def news_keep_secrets(m: Moment[Any]) -> None:
    """Check that events reveal hidden things to a seat only if everybody was shown them."""
    must_keep_secrets(m.events, still_secret(m.hooks, m.events, m.hidden), m.before, m.shown)


def still_secret(
    hooks: Hooks[Any], events: Sequence[Event], hidden: Sequence[frozenset[str]]
) -> list[frozenset[str]]:
    """Return what is hidden from each seat, without what it rightly learned by these events."""
    return [each - hooks.learned(events, seat) for seat, each in enumerate(hidden)]


def must_keep_secrets(
    events: Iterable[Event],
    hidden: Sequence[frozenset[str]],
    before: Sequence[frozenset[str]],
    shown: frozenset[str],
) -> None:
    """Raise ``Fault`` if these events name to a seat something that was ``hidden`` from it
    ``before`` and still is, and was not shown to everybody."""
    for event in events:
        words = frozenset(words_of_event(event))
        for seat, (now, then) in enumerate(zip(hidden, before, strict=True)):
            leak = words & now & then - shown
            if leak and visible(event, seat):
                what = f"{', '.join(sorted(leak))} by {type(event).__name__}"
                raise Fault(f"Seat {seat} learns of {what}.")
        if event.to is not None and not set(event.to) <= set(range(len(hidden))):
            raise Fault(f"{type(event).__name__} is for unknown seats: {event.to}.")


def guesses_agree_with_the_view(m: Moment[Any]) -> None:
    """Check that a seat's imagined game looks to it like the true one, and so does a watcher's,
    who has no seat."""
    game, seat = m.game, _guesser(m)
    guess = game.imagine(m.state, seat, m.number)
    seen, true = game.view(guess, seat), game.view(m.state, seat)
    if seen != true:
        raise Fault(f"Seat {seat} imagines what it does not see: {_differing(true, seen)}.")
    if game.dump(game.imagine(m.state, seat, m.number)) != game.dump(guess):
        raise Fault("The same number gives a different guess.")
    asked = game.decision(guess)
    if asked is None or (asked.seq, asked.seat) != (m.decision.seq, m.decision.seat):
        raise Fault(f"In the guess of seat {seat} a different question is open.")
    components_are_there(m.hooks, guess)
    game.choose(guess, asked.options[0].key)
    if game.dump(m.state) != m.dump:
        raise Fault("The state is changed by imagining.")


def _guesser(m: Moment[Any]) -> int | None:
    """Return the seat whose guess is checked, None for a watcher: each in turn, whatever the
    sampling interval."""
    seats: tuple[int | None, ...] = (*m.seats, None)
    return seats[(m.number ^ m.number >> 3) % len(seats)]


def guesses_rest_on_knowledge(m: Moment[Any]) -> None:
    """Check that nothing else goes into a guess: made of a guess, it is the same as made of the
    true game. Otherwise hints would give hidden things away, and a guess could be undone.
    """
    game, seat = m.game, _guesser(m)
    other = game.load(game.dump(game.imagine(m.state, seat, m.number + OTHER)))
    one, anew = (_places(game, game.imagine(each, seat, m.number)) for each in (m.state, other))
    apart = ", ".join(path for path in one if one[path] != anew.get(path))
    if apart or len(one) != len(anew):
        raise Fault(f"The guess of seat {seat} depends on what it cannot know: {apart[:80]}.")


def guesses_have_no_past(m: Moment[Any]) -> None:
    """Check that a guess has no draws of the true game, from which hidden things follow."""
    guess = m.game.imagine(m.state, _guesser(m), m.number)
    kept = json.loads(m.game.dump(guess)).get("streams")
    if m.game.drawn(guess) or kept:
        raise Fault(f"A guess keeps what was drawn: {kept or m.game.drawn(guess)}.")


def guesses_vary(m: Moment[Any]) -> None:
    """Check that whatever is hidden from a seat is elsewhere in at least one of some guesses, if it
    cannot be deduced. Pending steps may name what everybody was shown meanwhile."""
    game, seat = m.game, _guesser(m)
    hidden = frozenset[str]().union(*m.hidden) if seat is None else m.hidden[seat]
    secret = hidden - m.hooks.deduced(m.state, seat)
    left = {
        path: id
        for path, id in _places(game, m.state).items()
        if id in secret and not (path.startswith(PENDING) and id in m.shown)
    }
    for number in range(GUESSES):
        if not left:
            return
        guess = _places(game, game.imagine(m.state, seat, m.number + number))
        left = {path: id for path, id in left.items() if guess.get(path) == id}
    if left:
        path, id = next(iter(left.items()))
        raise Fault(f"Seat {seat} always imagines '{id}' at '{path}', where it is.")


def _places(game: Any, state: Any) -> dict[str, Any]:
    """Return all values in a state, without its setup, by their paths; the names of objects too."""
    data, found = json.loads(game.dump(state)), dict[str, Any]()
    data.pop("setup", None)
    left: list[tuple[str, Any]] = [("", data)]
    while left:
        path, each = left.pop()
        if isinstance(each, dict):
            found |= {f"{path}.{name} (its name)": name for name in each}
            left += [(f"{path}.{name}", inner) for name, inner in each.items()]
        elif isinstance(each, list):
            left += [(f"{path}.{number}", inner) for number, inner in enumerate(each)]
        else:
            found[path] = each
    return found


def what_can_be_taken_back_reveals_nothing(m: Moment[Any]) -> None:
    """Check that an answer without draws and reveals leads to the same view in every game that its
    seat may imagine; otherwise undo would let a player look at cards and choose again."""
    game, seat = m.game, m.decision.seat
    for option in m.decision.options:
        true = game.clone(m.state)
        events = game.choose(true, option.key)
        if game.drawn(true) or any(type(event).reveals for event in events):
            continue
        guess = game.imagine(m.state, seat, m.number)
        try:
            game.choose(guess, option.key)
        except Refused as refused:
            raise Fault(
                f"Seat {seat} is offered '{option.key}' for what it cannot know: {refused.reason}"
            ) from refused
        seen, expected = game.view(guess, seat), game.view(true, seat)
        if seen != expected:
            what = _differing(expected, seen)
            raise Fault(f"'{option.key}' reveals something, and no event says so: {what}.")
