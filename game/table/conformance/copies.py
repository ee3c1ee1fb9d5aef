"""Checks of copies: clones and saved states are equal, complete and independent."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from game.table.conformance.hooks import Fault, Hooks, Moment


def copies_are_equal(m: Moment[Any]) -> None:
    """Check that a clone and a saved and loaded state equal the state."""
    must_have_equal_copies(m.game, m.state, m.dump)


def must_have_equal_copies(game: Any, state: Any, dump: bytes) -> None:
    """Raise ``Fault`` unless a clone and the state loaded from ``dump`` equal the state."""
    copy = game.clone(state)
    if copy is state:
        raise Fault("A clone is the state itself.")
    if copy != state or game.dump(copy) != dump:
        raise Fault(f"A clone is a different state: {_differing(state, copy)}.")
    loaded = loaded_again(game, dump, "A saved state")
    if loaded != state or game.dump(loaded) != dump:
        raise Fault(f"A loaded state is a different state: {_differing(state, loaded)}.")


def loaded_again(game: Any, dump: bytes, what: str) -> Any:
    """Load a saved state; ``what`` names it in the ``Fault`` if it cannot be loaded."""
    try:
        return game.load(dump)
    except ValueError as error:
        raise Fault(f"{what} cannot be loaded: {error}") from error


def _differing(one: Any, other: Any) -> str:
    """Return the parts in which two states differ."""
    names = [name for name, value in parts(one) if value != getattr(other, name, None)]
    return ", ".join(names) or "what is saved of it"


def loading_is_strict(m: Moment[Any]) -> None:
    """Check that data that is not a state is refused with ``ValueError``."""
    data = json.loads(m.dump)
    if not isinstance(data, dict):
        raise Fault("A saved state is not a JSON object.")
    strange = json.dumps({**data, "no_such_field": 1}).encode()
    for broken in (b"", b"[]", b"{}", m.dump[:-1], strange):
        try:
            m.game.load(broken)
        except ValueError:
            continue
        raise Fault(f"A state is loaded from {broken[:20]!r}... ({len(broken)} bytes).")


# --- what a state is made of ---------------------------------------------------------------------


def parts(model: Any) -> Iterator[tuple[str, Any]]:
    """Return the fields of an object by name, without those excluded from comparison."""
    if is_dataclass(model):
        for each in fields(model):
            if each.compare:
                yield each.name, getattr(model, each.name)
        return
    for kind in type(model).__mro__:
        for name in getattr(kind, "__slots__", ()):
            if hasattr(model, name):
                yield name, getattr(model, name)
    yield from getattr(model, "__dict__", {}).items()


def changeable(value: Any) -> bool:
    """Return True if this value is mutable."""
    if isinstance(value, list | dict | set | bytearray):
        return True
    if isinstance(value, str | int | float | bytes | tuple | frozenset | Enum | type | None):
        return False
    kind = type(value)
    if is_dataclass(value):
        return not kind.__dataclass_params__.frozen
    if getattr(kind, "model_config", {}).get("frozen"):
        return False
    return next(parts(value), None) is not None


# --- independence --------------------------------------------------------------------------------


def clones_are_independent(m: Moment[Any]) -> None:
    """Check that changes to a clone never affect the game."""
    copy = m.game.clone(m.state)
    if shake(copy, m.state, "state") < len(list(parts(m.state))):
        raise Fault("Some fields of a clone are missing.")
    if m.game.dump(m.state) != m.dump:
        raise Fault("A change in a clone changes the state.")


def shake(copy: Any, original: Any, where: str) -> int:
    """Mutate everything mutable in a clone; return the number of changes.

    Raise ``Fault`` for a mutable part shared by both. Immutable parts may be shared.
    """
    if isinstance(copy, tuple):
        return sum(shake(*pair, where) for pair in zip(copy, original))
    if not changeable(copy):
        return 0
    if copy is original:
        raise Fault(f"A clone shares a part with the state: {where}.")
    if isinstance(copy, list):
        changed = sum(shake(*pair, f"{where}[]") for pair in zip(copy, original))
        copy.append(None)
    elif isinstance(copy, dict):
        pairs = zip(copy.items(), original.values())
        changed = sum(shake(one, two, f"{where}.{key}") for (key, one), two in pairs)
        copy["nothing"] = None
    elif isinstance(copy, set):
        changed = 0
        copy.add("nothing")
    else:
        return _shake_object(copy, original, where)
    return changed + 1


def _shake_object(copy: Any, original: Any, where: str) -> int:
    changed = 0
    for name, value in list(parts(copy)):
        changed += shake(value, getattr(original, name), f"{where}.{name}")
        if not changeable(value):
            setattr(copy, name, None)
            changed += 1
    return changed


# --- completeness --------------------------------------------------------------------------------


def clones_keep_every_field(hooks: Hooks[Any], state: Any) -> None:
    """Check that a clone keeps every field, each set to a value that a new state does not have.

    The state should have something in each of its containers.
    """
    odd = deepcopy(state)
    if not make_odd(odd):
        raise Fault("The state has no fields.")
    _same_parts(odd, hooks.game.clone(odd), "state")


EMPTY: dict[type, Any] = {
    str: "other",
    tuple: ("other",),
    list: ["other"],
    dict: {"other": 7},
    set: {"other"},
    type(None): 7,
}
"""a nonempty value for each kind of field that may be empty"""


def make_odd(model: Any) -> int:
    """Set every field of an object, and of the objects in it, to another value of its kind; return
    the number of changes."""
    changed = 0
    for name, value in list(parts(model)):
        inside = list(_objects(value))
        changed += 1 + sum(make_odd(each) for each in inside)
        if not inside:
            setattr(model, name, _another(value))
    return changed


def _objects(value: Any) -> Iterator[Any]:
    """Return the mutable objects in a field or in its contents."""
    if isinstance(value, list | tuple):
        for each in value:
            yield from _objects(each)
    elif isinstance(value, dict):
        for each in value.values():
            yield from _objects(each)
    elif changeable(value) and not isinstance(value, set | bytearray):
        yield value


def _another(value: Any) -> Any:
    """Return another value of the same kind, or the same one where none is known."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 7
    if not value:
        return deepcopy(EMPTY.get(type(value), value))
    if isinstance(value, str):
        return value + "other"
    if isinstance(value, list):
        return [*value, deepcopy(value[-1])]
    if isinstance(value, tuple):
        return (*value, deepcopy(value[-1]))
    if isinstance(value, dict):
        return {**value, "other": deepcopy(next(iter(value.values())))}
    return value | {"other"} if isinstance(value, set | frozenset) else value


def _same_parts(one: Any, other: Any, where: str) -> None:
    """Raise ``Fault`` with the first field in which a clone differs."""
    for name, value in parts(one):
        found = getattr(other, name, None)
        if value == found:
            continue
        pairs = zip(_objects(value), _objects(found))
        for mine, its in pairs:
            _same_parts(mine, its, f"{where}.{name}")
        raise Fault(f"A clone forgets {where}.{name}: {found!r} instead of {value!r}.")
