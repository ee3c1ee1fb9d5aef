"""Names of what is on the table: seats, characters, spaces, tokens, slots."""

from __future__ import annotations

from collections.abc import Iterable

from game.mandalorian.catalog import original
from game.mandalorian.context import Play
from game.mandalorian.text import phrases
from game.mandalorian.text.phrases import Place
from game.table.grammar import Name, listed, possessive
from game.table.letters import unmarked

CHILD = "The Child"


def seat_name(p: Play, seat: int) -> str:
    """Return the name of a seat: the one given, else its character or a number."""
    state = p.state
    given = unmarked(state.setup.seats[seat].name)
    if given:
        return given
    if not p.shared and seat < len(state.characters):
        return character(p, state.characters[seat])
    return "The crew" if len(state.setup.seats) == 1 else f"Player {seat + 1}"


def character(p: Play, who: str) -> str:
    """Return the name of a character."""
    return p.content.name(who)


def place(p: Play, space: str) -> Place:
    """Return the name of a space, with its article."""
    return phrases.place(p.map.grid.squares[space].label)


def at(p: Play, space: str) -> str:
    """Return the name of a space in parentheses, to stand behind a token."""
    return f"({place(p, space)})"


def cards(p: Play, ids: Iterable[str]) -> Name:
    """Return the names of cards in a list, "2 Defend" for copies of the same."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[original(id)] = counts.get(original(id), 0) + 1
    named = [f"{n} {p.content.name(id)}" if n > 1 else p.content.name(id) for id, n in
             counts.items()]  # fmt: skip
    return Name(listed(named), plural=sum(counts.values()) > 1)


def card(p: Play, id: str) -> Name:
    """Return the name of a card, "a planning card" for one that a reader does not know."""
    if not id:
        return Name("planning card", "a")
    return Name(p.content.name(id))


def threat(p: Play, id: str) -> Name:
    """Return the face of a token, "" for one that a reader does not know: "a Nikto Guard", "a
    Keycard", "The Prisoner", and an enemy who is the only one by name."""
    if not id:
        return Name("facedown threat", "a")
    card = p.content.threats[id]
    only = card.enemy is not None and card.count == 1
    if card.name.startswith("The ") or (only and card.name.split()[-1] not in KINDS):
        return Name(card.name)
    return Name(card.name, "the" if card.count == 1 else "a")


KINDS = frozenset(("Ambusher", "Droid"))
"""last words of enemies that have no name of their own, even if there is only one"""


def definite(p: Play, id: str) -> str:
    """Return the face of a token that was seen before: "the Keycard"."""
    name = threat(p, id)
    return f"the {name}" if name.article else str(name)


CAUSES = {"sentry": "Sentry", "grapple": "Grapple", "attack": "attack"}
"""what of an enemy deals damage, by the cause that events and steps note"""


def source(p: Play, cause: str, by: str) -> str:
    """Return what deals damage, ``by`` the name of an enemy or "": "Nikto Guard's Sentry", "Rigged
    Charge"."""
    if by and cause in CAUSES:
        return f"{possessive(by)} {CAUSES[cause]}"
    found = cause.partition(".")[0]
    if found in p.content.missions:
        return "the crisis"
    named = p.content.name(found) if found in p.content.components else ""
    return by or named or ("the event" if cause == "toll" else "an effect")


def known(p: Play, token: str, seat: int | None) -> bool:
    """Return True if words for a seat may have the face of a token (MA-R92): in The Leak none that
    only some have seen, for the screen is shared (MA-R114)."""
    state = p.state
    if token in state.up or token not in state.spaces:
        return True
    return not p.hushed and seat is not None and seat in state.seen.get(token, ())


def token_name(p: Play, token: str, seat: int | None) -> str:
    """Return the name of a token as a seat may know it."""
    if not known(p, token, seat):
        return "facedown threat"
    name = p.threat(token).name
    return name if token in p.state.up or token not in p.state.spaces else f"facedown {name}"


def the_token(p: Play, token: str, seat: int | None) -> str:
    """Return a token with its space: "the facedown threat (Well)", "Moff Gideon (Well)"."""
    name, space = token_name(p, token, seat), p.state.spaces.get(token)
    if name.startswith("facedown") or threat(p, p.state.kinds[token]).article:
        name = f"the {name}"
    return f"{name} {at(p, space)}" if space is not None else name


def door(p: Play, number: int) -> Name:
    """Return a door with its two spaces: "door 1 (Vault, Vault Door)"."""
    edge = p.map.doors[number]
    return Name(f"door {number} ({place(p, edge.a)}, {place(p, edge.b)})")
