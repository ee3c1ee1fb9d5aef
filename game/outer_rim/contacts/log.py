"""Log lines for contacts."""

from __future__ import annotations

from game.outer_rim.contacts.events import (
    ContactBarred,
    ContactLeft,
    ContactMet,
    ContactMoved,
    ContactPeeked,
    ContactPlaced,
    ContactRevealed,
    ContactSeen,
)
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.context import Play
from game.outer_rim.text.log.causes import cause_of
from game.outer_rim.text.names import at, short_name
from game.table.events import Event
from game.table.grammar import Line


def _reveals(p: Play, x: ContactRevealed) -> str:
    cause = cause_of(p, "" if x.cause == "ai" else x.cause)
    who, where = p.content.name(x.contact), at(p, planet_of(x.place))
    return f"{short_name(p, x.seat)} reveals {who} {where}{cause}."


LINES: dict[type[Event], Line[Play]] = {
    ContactRevealed: _reveals,
    ContactSeen: "{seat} secretly sees {contact} {place:at}.",
    ContactPeeked: "{seat} secretly looks at {place:token} {place:at}{cause}.",
    ContactMet: "{seat} talks to {contact}.",
    ContactLeft: "{contact} leaves {place}.",
    ContactBarred: "The {contact} contact leaves the game: {contact} has a player.",
    ContactPlaced: "{contact} is now {place:at}.",
    ContactMoved: "A contact moves from {place} to {goal}.",
}
