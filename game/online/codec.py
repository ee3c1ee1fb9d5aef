"""Events and views as plain data for the wire, and back.

An event is its kind and the fields that differ from the usual. A view is sent as a patch against
another: ``[value]`` replaces, ``[]`` removes, and an object changes the fields of an object, or the
elements of a list of equal length by their numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from game.online.words import Packed
from game.table import registry
from game.table.events import Event


class CodecError(ValueError):
    """Data that is no event of the game, or no patch of a view."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of event: its class, the names of its fields, and those with a usual value."""

    make: TypeAdapter[Any]
    names: frozenset[str]
    usual: Mapping[str, Any]


@cache
def kinds(game: str) -> Mapping[str, Kind]:
    """Return the kinds of event of a game that is loaded, by name."""
    found: dict[str, Kind] = {}
    home = registry.GAMES[game].partition(":")[0]
    for each in _below(Event):
        module = each.__module__
        at = getattr(sys.modules.get(module), each.__name__, None)
        if f"{module}.".startswith(f"{home}.") and at is each:
            usual = {f.name: f.default for f in fields(each) if f.default is not MISSING}
            names = frozenset(f.name for f in fields(each))
            found[each.__name__] = Kind(TypeAdapter(each), names, usual)
    return found


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _below(each)


def packed(game: str, event: Event) -> Packed:
    """Return an event as data. Raise ``KeyError`` for one that is not of this game."""
    name = type(event).__name__
    usual = kinds(game)[name].usual
    data = dict[str, Any]()
    for each in fields(event):
        value = getattr(event, each.name)
        if each.name not in usual or value != usual[each.name]:
            data[each.name] = list(value) if isinstance(value, tuple) else value
    return name, data


def unpacked(game: str, data: Packed) -> Event:
    """Return an event from data. Raise ``CodecError``."""
    name, values = data
    kind = kinds(game).get(name)
    if kind is None or not values.keys() <= kind.names:
        raise CodecError(f"'{name[:40]}' is not an event of this game")
    try:
        made: Event = kind.make.validate_json(to_json(values), strict=True)
    except ValidationError as error:
        raise CodecError(f"'{name[:40]}' has other fields") from error
    return made


# --- patches --------------------------------------------------------------------------------------


def patch(old: Any, new: Any) -> Any:
    """Return what turns old plain data into new; None where they are equal."""
    if type(old) is type(new):
        if old == new:
            return None
        if isinstance(old, dict):
            changed = {
                key: [new[key]] if key not in old else patch(old[key], new[key]) for key in new
            }
            gone: dict[str, Any] = {key: [] for key in old if key not in new}
            return {key: each for key, each in changed.items() if each is not None} | gone
        if isinstance(old, list) and len(old) == len(new):
            pairs = ((str(at), patch(*pair)) for at, pair in enumerate(zip(old, new)))
            return {at: each for at, each in pairs if each is not None}
    return [new]


def patched(old: Any, change: Any) -> Any:
    """Return new plain data from old and a patch; both stay as they are. Raise ``CodecError``."""
    if change is None:
        return old
    if isinstance(change, list) and len(change) == 1:
        return change[0]
    if isinstance(change, dict) and isinstance(old, dict):
        made = dict(old)
        for key, each in change.items():
            if each == []:
                made.pop(key, None)
            else:
                made[key] = patched(made.get(key), each)
        return made
    if isinstance(change, dict) and isinstance(old, list):
        listed = list(old)
        for at, each in change.items():
            if not at.isascii() or not at.isdigit() or len(at) > 6 or int(at) >= len(listed):
                raise CodecError("a patch changes an element that is not there")
            listed[int(at)] = patched(listed[int(at)], each)
        return listed
    raise CodecError("a patch does not fit the view")
