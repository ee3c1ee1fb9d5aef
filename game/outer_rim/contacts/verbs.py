"""Contacts on the map: looking at them, moving, hiring and meeting them."""

from __future__ import annotations

from game.outer_rim.contacts import rules as contacts
from game.outer_rim.contacts.effects import (
    DiscardContact,
    EncounterContact,
    Hire,
    MoveContact,
    PeekContacts,
    RevealContacts,
)
from game.outer_rim.contacts.frames import AnotherContact
from game.outer_rim.contacts.frames import MoveContact as MoveContactStep
from game.outer_rim.context import Play
from game.outer_rim.effects.verb import Verb, verb
from game.outer_rim.frames.turns import Effects, Reveal
from game.outer_rim.rules import encounters
from game.outer_rim.rules.movement import away
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.names import at
from game.outer_rim.text.terms import Said, Scene
from game.table.decisions import Option, Options, option
from game.table.grammar import listed
from game.table.refusals import Reason
from game.table.stack import Ask, Step

ALL = 999
PASS = option("pass")
WHERE = {
    "here": "on your planet",
    "planet": "on a planet of your choice",
    "anywhere": "anywhere",
    "planet_without_players": "on a planet without players",
}

# --- revealing and looking ------------------------------------------------------------------------


@verb(RevealContacts)
class RevealContactsVerb(Verb[RevealContacts]):
    def do(self, p: Play, f: Effects, e: RevealContacts) -> None:
        count = ALL if e.count == "all" else e.count
        p.push(Reveal(f.seat, where=e.where, left=count, card=f.card, secret=False))

    def possible(self, p: Play, seat: int, e: RevealContacts, card: str) -> bool:
        spaces = [p.player(seat).space] if e.where == "here" else contacts.planets(p)
        return any(contacts.facedown(p, space) for space in spaces)

    def lack(self, p: Play, seat: int, e: RevealContacts, name: str, clause: str) -> Reason:
        where = at(p, p.player(seat).space) if e.where == "here" else "on the map"
        return Reason(clause, "No contact {where} is facedown.", where=where)

    def sentence(self, e: RevealContacts, scene: Scene) -> Said:
        count = "all contacts" if e.count == "all" else plural(e.count, "facedown contact")
        here = e.where == "here"
        short = "reveal the contacts here" if here else "reveal contacts on a planet"
        return Said(f"reveal {count} {WHERE[e.where]}", short=short)

    def icon(self, e: RevealContacts) -> str:
        return "{icon:contact}{icon:eye}"


@verb(PeekContacts)
class PeekContactsVerb(Verb[PeekContacts]):
    def do(self, p: Play, f: Effects, e: PeekContacts) -> None:
        p.push(
            Reveal(f.seat, where=e.where, spaces=e.spaces, left=e.count, card=f.card, secret=True)
        )

    def possible(self, p: Play, seat: int, e: PeekContacts, card: str) -> bool:
        spaces = [p.player(seat).space] if e.where == "here" else contacts.planets(p)
        if e.where == "near":
            spaces = near(p, seat, e.spaces)
        return any(unseen(p, seat, space) for space in spaces)

    def lack(self, p: Play, seat: int, e: PeekContacts, name: str, clause: str) -> Reason:
        if e.where == "near":
            far = plural(e.spaces, "space")
            words = "You have looked at every facedown contact within {far}."
            return Reason(clause, words, far=far)
        if e.where != "here":
            return Reason(clause, "You have already looked at all facedown contacts.")
        here = at(p, p.player(seat).space)
        if contacts.facedown(p, p.player(seat).space):
            return Reason(
                clause, "You have already looked at every facedown contact {here}.", here=here
            )
        return Reason(clause, "No contact {here} is facedown.", here=here)

    def sentence(self, e: PeekContacts, scene: Scene) -> Said:
        one = "a facedown contact" if e.count == 1 else plural(e.count, "facedown contact")
        where = WHERE.get(e.where) or f"up to {plural(e.spaces, 'space')} away"
        return Said(f"secretly look at {one} {where}", short=f"look at {one}")

    def icon(self, e: PeekContacts) -> str:
        far = f" {e.spaces} away" if e.where == "near" else ""
        return f"{{icon:eye}} {e.count}{{icon:contact}}{far}"


def near(p: Play, seat: int, spaces: int) -> list[str]:
    """Return the planets up to that many spaces away from a player, the present one too."""
    far = away(p, p.player(seat).space)
    return [planet for planet in contacts.planets(p) if far[planet] <= spaces]


def unseen(p: Play, seat: int, space: str) -> list[str]:
    """Return the contact spaces of a planet whose facedown token the player has not seen."""
    known = p.player(seat).known
    return [
        place for place in contacts.facedown(p, space) if contacts.token_at(p, place) not in known
    ]


def reveal_options(p: Play, f: Reveal) -> Options:
    """Step ``reveal``: which facedown contact to reveal or look at; first the planet, if open."""
    if f.left <= 0:
        return ()
    spaces = [p.player(f.seat).space]
    if f.where in ("planet", "anywhere"):
        spaces = contacts.planets(p)
    elif f.where == "near":
        spaces = near(p, f.seat, f.spaces)
    elif f.where == "planet_without_players":
        taken = {each.space for each in p.state.players}
        spaces = [space for space in contacts.planets(p) if space not in taken]
    elif f.where != "here":
        spaces = [f.where]
    listed = unseen if f.secret else _facedown
    return tuple(option("look", place) for space in spaces for place in listed(p, f.seat, space))


def _facedown(p: Play, seat: int, space: str) -> list[str]:
    return contacts.facedown(p, space)


def reveal_answer(p: Play, f: Reveal, chosen: Option) -> None:
    """Reveal or look at the contact; further ones are on the same planet, unless they may be
    anywhere. One that leaves the game does not count (UB-118, UB-R22)."""
    if f.where not in ("anywhere", "near"):
        f.where = contacts.planet_of(chosen.source)
    if f.secret:
        contacts.peek(p, f.seat, chosen.source, f.card)
        f.left -= 1
    elif contacts.turn_up(p, f.seat, chosen.source, f.card):
        f.left -= 1


# --- moving ---------------------------------------------------------------------------------------


@verb(MoveContact)
class MoveContactVerb(Verb[MoveContact]):
    def do(self, p: Play, f: Effects, e: MoveContact) -> None:
        place = contacts.where(p, f.context.token) if e.this else ""
        if place or not e.this:
            p.push(
                MoveContactStep(
                    f.seat,
                    from_here=e.from_here,
                    to_here=e.to_here,
                    card=f.card,
                    classes=e.classes,
                    place=place,
                )
            )

    def possible(self, p: Play, seat: int, e: MoveContact, card: str) -> bool:
        asked = MoveContactStep(
            seat, from_here=e.from_here, to_here=e.to_here, card=card, classes=e.classes
        )
        return not e.classes or bool(move_contact_options(p, asked))

    def lack(self, p: Play, seat: int, e: MoveContact, name: str, clause: str) -> Reason:
        kinds = listed(e.classes, "or")
        words = "{name} moves a faceup {kinds} contact to an empty contact space; none can move."
        return Reason(clause, words, name=name, kinds=kinds)

    def sentence(self, e: MoveContact, scene: Scene) -> Said:
        which = "this contact" if e.this else "a contact"
        if e.classes:
            which = f"a faceup {listed(e.classes, 'or')} contact"
        if e.from_here:
            which += " from your planet"
        elif e.to_here:
            which += " from another planet"
        goal = "your planet" if e.to_here else "another planet"
        words = f"move {which} to an empty contact space of {goal}"
        if e.this:
            return Said(words, short="move this contact")
        return Said(words, kind="offer", short="move a contact")

    def icon(self, e: MoveContact) -> str:
        return "{icon:move}{icon:contact}"


def move_contact_options(p: Play, f: MoveContactStep) -> Options:
    """Step ``move_contact``: which token, then to which empty contact space."""
    here = p.player(f.seat).space
    if f.place:
        return tuple(option("place", f.place, to) for to in _empty(p, f, here))
    if not _empty(p, f, here):
        return ()
    spaces = [here] if f.from_here else contacts.planets(p)
    if f.to_here:
        spaces = [space for space in spaces if space != here]
    found = [place for space in spaces for place in contacts.places(p, space)]
    if f.classes:
        return tuple(option("take", place) for place in found if _fits(p, f, place))
    return (*(option("take", place) for place in found), PASS)


def _fits(p: Play, f: MoveContactStep, place: str) -> bool:
    """Return True if the token there is faceup, of a class that may move, and can go somewhere."""
    token = contacts.token_at(p, place)
    fits = p.content.contacts[token].contact_class in f.classes and token in p.state.faceup
    start = contacts.planet_of(place)
    return fits and any(contacts.planet_of(each) != start for each in _empty(p, f, start))


def _empty(p: Play, f: MoveContactStep, here: str) -> list[str]:
    """Return the empty contact spaces on another planet than the token's."""
    start = contacts.planet_of(f.place) or (here if f.from_here else "")
    spaces = [here] if f.to_here else contacts.planets(p)
    return [
        place
        for space in spaces
        if space != start
        for place in contacts.all_places(p, space)
        if not contacts.token_at(p, place)
    ]


def move_contact_answer(p: Play, f: MoveContactStep, chosen: Option) -> None:
    """Pick up a token, or put it down."""
    if chosen is PASS:
        p.stack.pop()
    elif chosen.verb == "take":
        f.place = chosen.source
    else:
        p.stack.pop()
        contacts.shift(p, f.place, chosen.target)


# --- the contact being met ------------------------------------------------------------------------


@verb(Hire)
class HireVerb(Verb[Hire]):
    belongs = "contact"

    def do(self, p: Play, f: Effects, e: Hire) -> None:
        encounters.hire(p, f.seat, f.card, f.context.token)

    def causes(self, e: Hire) -> tuple[str, ...]:
        return ("crew_gained",)

    def sentence(self, e: Hire, scene: Scene) -> Said:
        return Said(f"hire **{scene.crew}**" if scene.crew else "hire this contact")

    def icon(self, e: Hire) -> str:
        return "+{icon:crew}"


@verb(DiscardContact)
class DiscardContactVerb(Verb[DiscardContact]):
    belongs = "contact"

    def do(self, p: Play, f: Effects, e: DiscardContact) -> None:
        contacts.leave(p, f.context.token)

    def sentence(self, e: DiscardContact, scene: Scene) -> Said:
        return Said("discard this contact")

    def icon(self, e: DiscardContact) -> str:
        return "-{icon:contact}"


@verb(EncounterContact)
class EncounterContactVerb(Verb[EncounterContact]):
    def do(self, p: Play, f: Effects, e: EncounterContact) -> None:
        p.push(AnotherContact(f.seat))

    def causes(self, e: EncounterContact) -> tuple[str, ...]:
        return ("a contact",)

    def sentence(self, e: EncounterContact, scene: Scene) -> Said:
        return Said("encounter a contact on your planet")

    def icon(self, e: EncounterContact) -> str:
        return "{icon:encounter}{icon:contact}"


def another_contact_options(p: Play, f: AnotherContact) -> Options:
    """Step ``another_contact``: which contact here to encounter."""
    return tuple(option("meet", place) for place in contacts.places(p, p.player(f.seat).space))


def another_contact_answer(p: Play, f: AnotherContact, chosen: Option) -> None:
    """Encounter it."""
    p.stack.pop()
    contacts.meet(p, f.seat, chosen.source)


PENDING: tuple[Step[Play], ...] = (
    Ask(Reveal, reveal_options, reveal_answer, shown=True),
    Ask(MoveContactStep, move_contact_options, move_contact_answer),
    Ask(AnotherContact, another_contact_options, another_contact_answer),
)
"""the steps that are run here"""
