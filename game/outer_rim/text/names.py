"""Names of things on the table: players, spaces, contacts, dice."""

from __future__ import annotations

from collections.abc import Iterable

from game.outer_rim.catalog import Power
from game.outer_rim.contacts.rules import all_places, planet_of, token_at, tokens
from game.outer_rim.context import Play
from game.outer_rim.text.terms import CORE, at_space
from game.table.letters import unmarked

EXPERTISE = ("unskilled", "skilled", "highly skilled")
NEEDED = ("a crit", "a hit or crit", "a hit, crit or focus")
"""the faces that pass a test, by skill level"""


def name_of(p: Play, seat: int) -> str:
    """Return a player's name for a sentence: as set up, else that of the character, else by
    number."""
    given = unmarked(p.state.setup.seats[seat].name)
    character = p.player(seat).character
    return given or (p.content.name(character) if character else f"Player {seat + 1}")


def short_name(p: Play, seat: int) -> str:
    """Return a player's name for a line of the log, where it stands often: ``Lando``."""
    given = unmarked(p.state.setup.seats[seat].name)
    character = p.content.characters.get(p.player(seat).character)
    if given or character is None:
        return name_of(p, seat)
    return character.short or character.name


def owner(p: Play, seat: int) -> str:
    """Return ``Han Solo's``, ``Boss'``."""
    name = name_of(p, seat)
    return name + apostrophe(name)


def apostrophe(name: str) -> str:
    """Return the possessive ending of a name: ``Han Solo's``, ``Zuckuss'``."""
    return "'" if name.endswith("s") else "'s"


def seat_of(id: str) -> int:
    """Return the seat that an option names."""
    return int(id.removeprefix("seat_"))


def space_name(p: Play, space: str) -> str:
    """Return the name of a space as the map has it, within a sentence."""
    found = p.galaxy.spaces.get(space)
    label = found.label if found is not None else p.content.name(space)
    the = label.startswith("The ") or label.split()[-1].lower() == CORE
    return f"the {label.removeprefix('The ')}" if the else label


def at(p: Play, space: str) -> str:
    """Return ``on Naboo``, ``at Navpoint 3``, ``in the Maelstrom``."""
    found = p.galaxy.spaces.get(space)
    if found is None:
        return at_space(space)
    where = {"planet": "on", "navpoint": "at"}.get(found.kind, "in")
    return f"{where} {space_name(p, space)}"


def patrol(faction: str) -> str:
    """Return ``Hutt patrol``."""
    return f"{faction.title()} patrol"


def dice(faces: Iterable[str]) -> str:
    """Return ``hit, hit, blank``."""
    return ", ".join(faces) or "nothing"


def power_name(p: Play, power: Power) -> str:
    """Return the name of an ability after its card: ``Chewbacca's ability``, but ``Vibroknife``."""
    asset, name = p.content.assets.get(power.card), p.content.name(power.card)
    if asset is not None and asset.kind != "crew":
        return name
    return f"{name}{apostrophe(name)} ability"


def token_name(p: Play, place: str, seat: int | None = None) -> str:
    """Return the token on a contact space: its name if faceup, or if the seat that reads it has
    looked, else ``facedown green contact``.

    If a planet has several facedown ones of a class, the contact space's number is added.
    """
    token, space = token_at(p, place), planet_of(place)
    if not token:
        return "empty contact space"
    if token in p.state.faceup or seat is not None and token in p.player(seat).known:
        return p.content.name(token)
    kind = p.content.contacts[token].contact_class
    like = [
        each
        for each in tokens(p, space)
        if each not in p.state.faceup and p.content.contacts[each].contact_class == kind
    ]
    number = all_places(p, space).index(place) + 1
    return f"facedown {kind} contact" + (f" {number}" if len(like) > 1 else "")


def place_words(p: Play, place: str) -> str:
    """Return a contact space in words: its token, and its planet."""
    return f"{token_name(p, place)} {at(p, planet_of(place))}"


def level_needed(level: int) -> str:
    """Return the faces that pass a test at a skill level."""
    return f"{EXPERTISE[level]}: passes with {NEEDED[level]}"
