"""Small words of all texts: numbers, lists, slots, classes, places."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.table.grammar import Name, counted, listed

SLOTS = {
    "move": "Move",
    "attack": "Attack",
    "intel": "Intel",
    "plan": "Plan",
    "slice": "Slice",
    "cut": "Cut",
    "signal": "Signal",
}
SHAPES = {"d": "arched", "o": "round", "a": "triangular"}
"""what the back of a threat looks like, by its shape"""
SLOT_ICONS = {slot: f"ma_{slot}" for slot in SLOTS}
"""the icon of each slot"""
CLASSES = ("melee", "blaster", "sharpshooter")
CRISIS_WORDS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
_MARKS = re.compile(r"\{icon:[a-z0-9_]+\} ?|\*\*")


ON = frozenset("pad ramp road roof slope stair steps terrace walk wall".split())
AT = frozenset("arch door end fountain front gate rear stalls statue well".split())
"""last words of places that something is on or at; it is in all others"""


class Place(Name):
    """The name of a space. In a template ``{x:in}`` is the name after its preposition."""

    def __format__(self, form: str) -> str:
        if form != "in":
            return super().__format__(form)
        last = self.rpartition(" ")[2].lower()
        return f"{'on' if last in ON else 'at' if last in AT else 'in'} {self.with_article}"


def place(label: str) -> Place:
    """Return a space by its label: "the Vault Door", "Corridor A"."""
    bare = label.startswith("The ") or len(label.rpartition(" ")[2]) == 1
    return Place(label, "" if bare else "the")


def plain(words: str) -> str:
    """Return words without icons and emphasis."""
    return _MARKS.sub("", words)


def icon(name: str) -> str:
    """Return the markup of an icon of this game."""
    return f"{{icon:ma_{name}}}"


def ordinal(n: int) -> str:
    """Return "third"."""
    return CRISIS_WORDS[n - 1] if n <= len(CRISIS_WORDS) else f"{n}th"


def kinds(classes: Iterable[str]) -> str:
    """Return the classes of an ability: "melee", "sharpshooter or blaster", "" for all of them."""
    named = tuple(classes)
    return "" if len(named) == len(CLASSES) else listed(named, "or")


def enemies(n: int | None, classes: Iterable[str]) -> str:
    """Return "all melee enemies", "1 blaster enemy", "2 enemies"."""
    kind = kinds(classes)
    word = "sharpshooter" if kind == "sharpshooter" else f"{kind} enemy".strip()
    many = "sharpshooters" if kind == "sharpshooter" else f"{kind} enemies".strip()
    if not kind:
        word, many = "enemy of any class", "enemies" if n is None else "enemies of any class"
    return f"all {many}" if n is None else counted(n, word, many)
