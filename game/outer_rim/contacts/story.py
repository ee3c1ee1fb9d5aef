"""Patrols, contacts and bounties in the story."""

from __future__ import annotations

from game.outer_rim import events as e
from game.outer_rim.bounties.events import BountyClosed
from game.outer_rim.combat.events import DamageSuffered
from game.outer_rim.contacts.events import (
    ContactBarred,
    ContactLeft,
    ContactMet,
    ContactPeeked,
    ContactRevealed,
    ContactSeen,
)
from game.outer_rim.contacts.rules import planet_of
from game.outer_rim.patrols.events import PatrolMoved
from game.outer_rim.text.names import at, patrol, space_name
from game.outer_rim.text.story import encounters, figures
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Move, Teller, Tellers


def add_patrol_move(t: Teller, x: PatrolMoved) -> None:
    cause = t.cause_of(x)
    why = cause if cause.startswith(" ") or not cause else f" ({cause})"
    move = Move(patrol(x.faction), len(x.path), why)
    t.add_patrol_move(move, space_name(t.p, x.path[-1]), x.cause.partition(".")[0])


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
    encounters.enter(t, x.card, x.card)
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


def add_bounty(t: Teller, x: BountyClosed) -> None:
    verbs = {"eliminated": "eliminates", "captured": "captures", "delivered": "hands over"}
    whom = x.contact or t.p.content.assets[x.card].target
    t.scene.named_cards |= {x.card, whom}
    verb = verbs.get(x.how, "completes the bounty on")
    price = _price(t, x)
    verb = "hunts down" if price and x.how == "eliminated" else verb
    t.add(x.seat, Deed(verb, t.p.content.name(whom), price))


def _price(t: Teller, x: BountyClosed) -> str:
    """Return the damage that an AI player suffers for a hunt, "" if it fought for the bounty."""
    for toll in t.events[t.at + 1 :]:
        if isinstance(toll, DamageSuffered) and toll.cause == x.card and toll.seat == x.seat:
            t.paid = toll
            return f" at the cost of {figures.damage(toll)}"
    return ""


def add_hidden_look(t: Teller, x: ContactPeeked) -> None:
    if x.seat != t.viewer:
        t.add(x.seat, Deed("peeks at", f"a contact {at(t.p, planet_of(x.place))}"))


def add_look(t: Teller, x: ContactSeen) -> None:
    where = at(t.p, planet_of(x.place))
    t.add(x.seat, Deed("peeks at", t.p.content.name(x.contact), f" {where}"))


def add_mark(t: Teller, x: e.PlanetMarked) -> None:
    t.add_caused(x, "leaves", f"a damage token {at(t.p, x.space)}")


TELLERS: Tellers = {
    PatrolMoved: add_patrol_move,
    ContactRevealed: add_reveal,
    ContactMet: add_meeting,
    ContactPeeked: add_hidden_look,
    ContactSeen: add_look,
    e.PlanetMarked: add_mark,
    ContactLeft: add_departure,
    ContactBarred: add_barred_contact,
    BountyClosed: add_bounty,
}
