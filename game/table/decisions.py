"""Decisions, and the options that answer them.

A key is ``verb``, ``verb:source``, ``verb@target`` or ``verb:source@target``; source and
target are ids made of ``a-z 0-9 _ . -`` and never positions in a list.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from game.table.refusals import Refused

KEY = re.compile(r"(?P<verb>[a-z_]+)(?::(?P<source>[a-z0-9_.\-]+))?(?:@(?P<target>[a-z0-9_.\-]+))?")


class Option(NamedTuple):
    """One complete answer: an action, its component and its place.

    ``source`` and ``target`` are ids of things on the table, or "".
    """

    key: str
    verb: str
    source: str
    target: str


Intent = Option
"""A player's intended action: the same triple, legal or not."""

_INTERNED: dict[tuple[str, str, str], Option] = {}


def option(verb: str, source: str = "", target: str = "") -> Option:
    """Return the unique ``Option`` for this triple (interned, so options may be compared with
    ``is``)."""
    triple = (verb, source, target)
    found = _INTERNED.get(triple)
    if found is None:
        key = verb
        if source:
            key += ":" + source
        if target:
            key += "@" + target
        found = _INTERNED[triple] = Option(key, verb, source, target)
    return found


def parse(key: str) -> Intent:
    """Parse a key into its intent; raise ``Refused`` for an invalid key."""
    match = KEY.fullmatch(key)
    if match is None:
        raise Refused(
            f"'{key[:80]}' is not a key: write verb, verb:source, verb@target or "
            "verb:source@target in lower-case ids."
        )
    verb, source, target = match.group("verb", "source", "target")
    return Option(key, verb, source or "", target or "")


Options = tuple[Option, ...]
AWAY = "away"
"""the step of a decision that is being answered elsewhere; nothing is offered in it"""


@dataclass(slots=True)
class Decision:
    """The current choice of a seat.

    ``seq`` counts the answers given so far and decreases on undo. ``step`` names the rules step
    that asks (``Game.prompt`` words it). ``options`` is never empty, has unique keys and follows
    the order in which the rules state the choices.
    """

    seq: int
    seat: int
    step: str
    options: Options

    def find(self, key: str) -> Option | None:
        """Return the option with this key, or None."""
        for each in self.options:
            if each.key == key:
                return each
        return None
