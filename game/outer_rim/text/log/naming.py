"""Fields of events as log lines show them, by the name of the field.

Templates may ask for forms: ``{seat:'s}`` is ``Tam's``, ``{space:at}`` is ``on Naboo``,
``{place:token}`` is ``a facedown green contact``, ``{path:far}`` is ``3 spaces``, and
``{joined:joins|declines}`` is the first if the field is true.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.outer_rim.ambitions.words import MARKS
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.context import Play
from game.outer_rim.rules.reputation import LEVEL_NAMES
from game.outer_rim.text.grammar import a_or_an, plural
from game.outer_rim.text.names import at, dice, short_name, space_name, token_name
from game.outer_rim.text.terms import deck_name
from game.table.grammar import Name, Namer, listed

CAUSES: dict[str, str] = {
    "planning": "planning step",
    "defeat": "defeat",
    "combat": "combat",
    "setup": "setup",
    "ai": "AI card",
    "illegal": "ILLEGAL cargo",
    "make_room": "to make room",
    "surplus": "no slot left",
    "delivered": "delivered",
    "sold": "sold",
    "escaped": "escaped",
    "bounty": "bounty completed",
    "hunt_lost": "the hunt failed",
    "job": "job completed",
    "special": "AI card",
    "trade": "deal",
    "favor": "favor",
    "endorsement": "Endorsement",
    "fresh_market": "fresh market",
    "trailing_bonus": "catching up",
    "contact_hints": "word gets around",
}
"""causes that are not cards; those that add nothing new are left out"""


def cause_of(p: Play, cause: str) -> str:
    """Return a cause in parentheses, "" if there is none to report. A line that names it anyway
    loses it again."""
    if not cause:
        return ""
    card = cause.partition(".")[0]
    named = p.content.components.get(card)
    words = CAUSES.get(cause) or (named.name if named else "")
    return f" ({words})" if words else ""


PLURAL_KINDS = ("cargo", "gear", "mod")
"""kinds of card whose name is plural if it ends in s: ``Bacta Supplies``, but ``Zuckuss``"""


class Place:
    """A space, or the space of a contact: ``{x}`` its name, ``{x:at}`` with its preposition,
    ``{x:token}`` the contact there."""

    def __init__(self, p: Play, id: str) -> None:
        self.p, self.id = p, id

    def __format__(self, form: str) -> str:
        if form == "token":
            token = token_name(self.p, self.id)
            return a_or_an(token) if token[:1].islower() else token
        if form not in ("", "at"):
            raise ValueError(f"no form {form!r} of a place; write at or token")
        return (at if form else space_name)(self.p, planet_of(self.id))


class Path:
    """The spaces of a move: ``{x}`` is the last one, ``{x:far}`` their number."""

    def __init__(self, p: Play, spaces: Sequence[str]) -> None:
        self.p, self.spaces = p, spaces

    def __format__(self, form: str) -> str:
        if form not in ("", "far"):
            raise ValueError(f"no form {form!r} of a path; write far")
        return plural(len(self.spaces), "space") if form else space_name(self.p, self.spaces[-1])


class Flag:
    """A yes or no: ``{x:passes|fails}``."""

    def __init__(self, so: bool) -> None:
        self.so = so

    def __format__(self, form: str) -> str:
        yes, bar, no = form.partition("|")
        if not bar:
            raise ValueError(f"no form {form!r} of a flag; write 'yes|no'")
        return yes if self.so else no


def title(p: Play, id: str) -> Name:
    """Return the name of a card or component, with its number."""
    name, asset = p.content.name(id), p.content.assets.get(id)
    many = asset is not None and asset.kind in PLURAL_KINDS and name.endswith("s")
    return Name(name, plural=many)


def _person(p: Play, seat: int) -> Name:
    return Name(short_name(p, seat))


def _goal(p: Play, goal: str) -> object:
    """Return the goal of a move, or the kind of a player's goal."""
    return Place(p, goal) if planet_of(goal) in p.galaxy.spaces else goal


def _titles(p: Play, ids: Sequence[str]) -> str:
    return listed(p.content.name(each) for each in ids)


NAMERS: dict[str, Namer[Play]] = {
    **dict.fromkeys(
        ("seat", "other", "third", "owner", "giver", "partner", "opponent", "host", "player"),
        _person,
    ),
    **dict.fromkeys(("card", "ship", "before", "contact", "character"), title),
    **dict.fromkeys(("cards", "characters", "sheets"), _titles),
    **dict.fromkeys(("space", "place"), Place),
    **dict.fromkeys(("done", "joined", "agreed", "completed"), lambda p, so: Flag(so)),
    "goal": _goal,
    "path": Path,
    "deck": lambda p, deck: "AI" if deck == "ai" else deck_name(p.content, deck),
    "faction": lambda p, faction: faction.title(),
    "now": lambda p, level: LEVEL_NAMES[level],
    "mark": lambda p, mark: MARKS[mark],
    "faces": lambda p, faces: dice(faces),
    "variants": lambda p, variants: listed([CAUSES[each] for each in variants]),
    "cause": cause_of,
}
