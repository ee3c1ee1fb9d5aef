"""The validated model: strict types of states, and the switch that checks them in play.

A state is a dataclass whose annotations say all that may stand in it: types, names and ranges of
figures. The rules write its fields unchecked, since computer players try thousands of answers for
one that they give. Pydantic checks a setup, a state that is loaded and one that becomes a snapshot;
with ``RIMWARD_CHECK=1`` also the state after each answer of a game, before the journal stores it.
"""

from __future__ import annotations

import os
from typing import Annotated, Any, TypeVar

from pydantic import ConfigDict, Field, ValidationError

from game.table.contract import Game
from game.table.events import Event
from game.table.json_positions import spelled
from game.table.text_safety import plain

S = TypeVar("S")
SWITCH = "RIMWARD_CHECK"
"""environment variable: 1 checks the state after each answer"""
MOST = 3
"""number of problems named in a message"""

STRICT = ConfigDict(extra="forbid", strict=True, revalidate_instances="always")
"""of every dataclass in a state: exact types, no unknown fields, and also a part that is an object
already is checked"""
Natural = Annotated[int, Field(ge=0)]
"""a number of things, a figure that stops at 0, or a place from 0"""
Index = Annotated[int, Field(ge=-1)]
"""a place from 0, or -1 for none"""


class InvalidState(Exception):
    """A state is not what its types say. The message names each field, its value and what would be
    valid."""


def on() -> bool:
    """Return whether states are checked after each answer."""
    return os.environ.get(SWITCH, "") not in ("", "0")


def choose(game: Game[S], state: S, key: str) -> list[Event]:
    """Answer the decision of a game, and check the state after it if the switch is on.

    Raise ``Refused``, leaving the state unchanged, or ``InvalidState``, when it is changed.
    """
    if not on():
        return game.choose(state, key)
    asked = game.decision(state)
    events = game.choose(state, key)
    if asked is not None:
        check(game, state, asked.seq, asked.seat, key)
    return events


def check(game: Game[S], state: S, seq: int = 0, seat: int = 0, key: str = "") -> None:
    """Raise ``InvalidState`` if anything in a state is not valid: after the answer with the number
    ``seq``, or without a ``key`` at the beginning of the game."""
    wrong = problems(game, state)
    if wrong:
        answer = f"after answer {seq} ({plain(key, 80)}) of player {seat + 1}"
        when = answer if key else "at its beginning"
        raise InvalidState(f"The state of {game.id} is not valid {when}: {wrong}.")


def problems(game: Game[S], state: S) -> str:
    """Return what is not valid in a state, field by field on one line; "" if all is."""
    try:
        game.validate(state)
    except ValidationError as error:
        found = [_worded(each) for each in error.errors(include_url=False)]
        more = f"; and {len(found) - MOST} more" if len(found) > MOST else ""
        return "; ".join(found[:MOST]) + more
    except ValueError as error:
        return plain(error)
    return ""


def _worded(error: Any) -> str:
    """Return a problem that pydantic found: the field, its value, and what it should be."""
    loc: tuple[str | int, ...] = error["loc"]
    value, said = plain(repr(error["input"]), 60), plain(error["msg"])
    if loc[-1:] == ("[key]",):
        what = f"the key {value} of {spelled(loc[:-2])}"
    else:
        what = f"{spelled(loc) or 'the whole'} is {value} and"
    for whose in ("Input ", "String ", "Tuple ", "List "):
        said = said.removeprefix(whose)
    return f"{what} {said}" if said.startswith("should ") else f"{what} is not valid: {said}"
