"""Contacts in the log: their lines, and their part of the story."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.bounties.events import BountyClosed
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
from game.outer_rim.text.log.naming import cause_of
from game.outer_rim.text.names import at, short_name
from game.outer_rim.text.story import turns
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Teller, Tellers
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


def add_reveal(t: Teller, x: ContactRevealed) -> None:
    if t.comes_later(ContactMet, contact=x.contact):
        return
    name, where = t.p.content.name(x.contact), at(t.p, planet_of(x.place))
    cause = t.cause_of(x)
    if t.comes_later(ContactBarred, contact=x.contact):
        gone = f"{name} (a character in play, so the contact leaves the game)"
        t.add(x.seat, Deed("reveals", gone, f" {where}"))
        return
    why = cause if cause.startswith(" ") or not cause else f" ({cause})"
    t.add(x.seat, Deed("reveals", name, f" {where}{why}"))


def add_barred_contact(t: Teller, x: ContactBarred) -> None:
    before = t.events[: t.at]
    if not any(isinstance(y, ContactRevealed) and y.contact == x.contact for y in before):
        t.add_news(x)


def add_meeting(t: Teller, x: ContactMet) -> None:
    turns.enter(t, x.card, x.card)
    t.scene.contacts_gone.add(x.contact)
    scene = t.opening_of(x.seat, t.p.content.databank[x.card])
    t.add_anew(x.seat, "meets", t.p.content.name(x.contact), scene)
    t.scene.idle_card = "" if t.scene.brought_something else x.card
    t.scene.idle_contact = x.card


def add_departure(t: Teller, x: ContactLeft) -> None:
    known = t.scene.contacts_gone | {
        getattr(each, "contact", "")
        for each in t.events
        if isinstance(each, ContactMet | BountyClosed | ContactBarred)
    }
    if x.contact not in known:
        t.add_news(x)


def add_hidden_look(t: Teller, x: ContactPeeked) -> None:
    if x.seat != t.viewer:
        t.add(x.seat, Deed("peeks at", f"a contact {at(t.p, planet_of(x.place))}"))


def add_look(t: Teller, x: ContactSeen) -> None:
    where = at(t.p, planet_of(x.place))
    t.add(x.seat, Deed("peeks at", t.p.content.name(x.contact), f" {where}"))


def add_mark(t: Teller, x: e.PlanetMarked) -> None:
    t.add_caused(x, "leaves", f"a damage token {at(t.p, x.space)}")


TELLERS: Tellers = {
    ContactRevealed: add_reveal,
    ContactMet: add_meeting,
    ContactPeeked: add_hidden_look,
    ContactSeen: add_look,
    e.PlanetMarked: add_mark,
    ContactLeft: add_departure,
    ContactBarred: add_barred_contact,
}
