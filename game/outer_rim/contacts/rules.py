"""Contact tokens: meeting, looking secretly, leaving and returning (OR-225 to OR-243), the symbols
that reveal them (UB-113 to UB-119), and those of characters in play (UB-071, UB-074, UB-R20).

A contact space has an id, ``planet.name``; that is what options name, so that nothing reveals a
facedown token's identity. Those printed on the map are numbered from 1; a further one is named
after its class (``maps.galaxy``).
"""

from __future__ import annotations

from functools import lru_cache

from game.outer_rim.bounties.frames import Hunt
from game.outer_rim.cards.effects.language import CLASSES
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
from game.outer_rim.contacts.frames import Contact, PlaceContact, Talk
from game.outer_rim.context import Play
from game.outer_rim.frames.base import Context
from game.outer_rim.frames.turns import Encounter, Reveal
from game.outer_rim.rules.fame import happened
from game.outer_rim.rules.movement import away
from game.table.decisions import Option, Options, option
from game.table.stack import Ask, Step

TALK = option("talk")


def planet_of(place: str) -> str:
    """Return the planet of a contact space."""
    return place.partition(".")[0]


@lru_cache(maxsize=64)
def by_planet(places: tuple[str, ...]) -> dict[str, list[str]]:
    """Return contact spaces by their planet."""
    found: dict[str, list[str]] = {}
    for place in places:
        found.setdefault(planet_of(place), []).append(place)
    return found


def planets(p: Play) -> list[str]:
    """Return the planets that have contact spaces."""
    return list(by_planet(tuple(p.state.contacts)))


def all_places(p: Play, space: str) -> list[str]:
    """Return the contact spaces of a planet; none for other spaces."""
    return by_planet(tuple(p.state.contacts)).get(space, [])


def token_at(p: Play, place: str) -> str:
    """Return the token on a contact space, "" if it is empty."""
    return p.state.contacts[place]


def places(p: Play, space: str) -> list[str]:
    """Return the contact spaces of a planet that hold a token."""
    return [place for place in all_places(p, space) if p.state.contacts[place]]


def tokens(p: Play, space: str) -> list[str]:
    """Return the tokens on the contact spaces of a planet."""
    return [p.state.contacts[place] for place in places(p, space)]


def where(p: Play, token: str) -> str:
    """Return the contact space of a token, "" if it is not on the map."""
    return next((place for place, lies in p.state.contacts.items() if lies == token), "")


def facedown(p: Play, space: str) -> list[str]:
    """Return the contact spaces of a planet with a facedown token."""
    return [place for place in places(p, space) if token_at(p, place) not in p.state.faceup]


def put(p: Play, place: str, token: str) -> None:
    """Put a token, or "", on a contact space."""
    p.state.contacts[place] = token


def reveal(p: Play, seat: int, place: str, cause: str) -> str:
    """Turn a token faceup if it is not yet; return the token (OR-225)."""
    token = token_at(p, place)
    if token not in p.state.faceup:
        p.state.faceup = (*p.state.faceup, token)
        p.tell(ContactRevealed(seat=seat, contact=token, place=place, cause=cause))
    return token


def turn_up(p: Play, seat: int, place: str, cause: str) -> str:
    """Turn a token faceup and return it; "" if it shows a character that somebody plays: that one
    leaves the game (UB-071, UB-118, UB-R19)."""
    token = reveal(p, seat, place, cause)
    player = player_of(p, token)
    if player < 0:
        return token
    p.tell(ContactBarred(contact=token, player=player))
    remove_token(p, token)
    return ""


def peek(p: Play, seat: int, place: str, cause: str) -> None:
    """Look secretly at a token; only this seat learns it (OR-236, OR-237)."""
    token, player = token_at(p, place), p.player(seat)
    player.known = (*player.known, token)
    p.tell(ContactSeen(seat=seat, contact=token, place=place, cause=cause, to=(seat,)))
    p.tell(ContactPeeked(seat=seat, place=place, cause=cause))


def hint(p: Play, seat: int, wanted: str) -> None:
    """Show a player the facedown token of the contact they now look for (OR-V03)."""
    if "contact_hints" not in p.state.setup.variants or p.is_deck(seat):
        return
    place = where(p, wanted)
    if place and wanted not in (*p.state.faceup, *p.player(seat).known):
        peek(p, seat, place, "contact_hints")


def leave(p: Play, token: str) -> None:
    """Take a token off the map and set it aside (OR-R65)."""
    place = where(p, token)
    if place:
        put(p, place, "")
        p.state.faceup = tuple(each for each in p.state.faceup if each != token)
        p.tell(ContactLeft(contact=token, place=place))
    set_aside(p, token)


def set_aside(p: Play, token: str) -> None:
    """Note that a token is off the map and may return."""
    if token not in p.state.aside:
        p.state.aside = (*p.state.aside, token)


def take_aside(p: Play, token: str) -> None:
    """Take a token that was set aside."""
    p.state.aside = tuple(each for each in p.state.aside if each != token)


def remove_token(p: Play, token: str) -> None:
    """Remove a token from the game (OR-282, OR-285)."""
    leave(p, token)
    take_aside(p, token)
    p.state.removed = (*p.state.removed, token)


def escape(p: Play, seat: int, token: str) -> None:
    """Return a token to the nearest empty contact space; its owner breaks ties (OR-R67)."""
    found = nearest_empty(p, p.player(seat).space)
    if len(found) == 1:
        settle(p, token, found[0])
    elif found:
        p.push(PlaceContact(p.chooser(seat), token=token, start=p.player(seat).space))


def nearest_empty(p: Play, start: str) -> list[str]:
    """Return the empty contact spaces nearest to a space, that space included."""
    far = away(p, start)
    empty = [
        (far[planet_of(place)], place) for place, token in p.state.contacts.items() if not token
    ]
    least = min((distance for distance, _ in empty), default=0)
    return [place for distance, place in empty if distance == least]


def settle(p: Play, token: str, place: str) -> None:
    """Put a token that was set aside faceup on a contact space."""
    take_aside(p, token)
    put(p, place, token)
    p.state.faceup = (*p.state.faceup, token)
    p.tell(ContactPlaced(contact=token, place=place))


def place_options(p: Play, f: PlaceContact) -> Options:
    """Return the contact spaces to which a token may return."""
    found = nearest_empty(p, f.start)
    return tuple(option("place", f.token, place) for place in found)


def place_answer(p: Play, f: PlaceContact, chosen: Option) -> None:
    """Put the token on the chosen contact space."""
    p.stack.pop()
    settle(p, f.token, chosen.target)


def meet(p: Play, seat: int, place: str) -> None:
    """Encounter a contact: reveal it, then fight it for a bounty or talk (OR-225, OR-R63). After
    one that leaves the game, another encounter follows (UB-073, UB-R21)."""
    token = turn_up(p, seat, place, "encounter")
    if not token:
        p.push(Encounter(seat))
        return
    p.push(Contact(seat, token=token))
    happened(p, seat, "contact_met", Context(token=token))


def meet_options(p: Play, f: Contact) -> Options:
    """Step ``contact``: talk to the contact, or fight it for one of the player's bounties (OR-277,
    OR-278)."""
    player = p.player(f.seat)
    hunts = [
        option("hunt", card, f.token)
        for card in player.cards
        if p.content.assets[card].target == f.token and not p.on(card).captive
    ]
    return (TALK, *hunts)


def meet_answer(p: Play, f: Contact, chosen: Option) -> None:
    """Talk: take the databank card and resolve its top (OR-226). Hunt: fight (OR-277)."""
    p.stack.pop()
    token = f.token
    if chosen is TALK:
        talk(p, f.seat, token)
    else:
        p.push(Hunt(f.seat, bounty=chosen.source, token=token))


def talk(p: Play, seat: int, token: str) -> None:
    """Resolve the part of the contact's databank card that fits; nothing without it (OR-R64)."""
    number = p.content.contacts[token].databank
    cards = [card for card in p.content.numbers.get(number, ()) if card in p.state.databank]
    if cards:
        card = p.pick("databank", tuple(cards))
        p.state.databank = tuple(each for each in p.state.databank if each != card)
        p.state.open = (*p.state.open, card)
        p.tell(ContactMet(seat=seat, contact=token, card=card))
        p.push(Talk(seat, card=card, token=token))


def shift(p: Play, start: str, goal: str) -> None:
    """Move a token to an empty contact space of another planet, faceup or facedown as before."""
    token = token_at(p, start)
    put(p, start, "")
    put(p, goal, token)
    p.tell(ContactMoved(place=start, goal=goal))


PENDING: tuple[Step[Play], ...] = (
    Ask(Contact, meet_options, meet_answer),
    Ask(PlaceContact, place_options, place_answer),
)
"""the steps that are run here"""


# --- symbols that reveal contacts, and characters in play -----------------------------------------


def follow_icon(p: Play, seat: int, icon: tuple[int, int], cause: str) -> None:
    """Resolve the icon of a card that was turned up: a person chooses a facedown contact here, the
    AI takes one of the lowest class by chance (UB-116, UB-189, UB-190). It does nothing in a game
    of more or fewer people (UB-R24), and off planets."""
    least, greatest = icon
    people = sum(not p.is_deck(player.seat) for player in p.state.players)
    found = facedown(p, p.player(seat).space)
    if not found or not least <= people <= greatest:
        return
    if p.is_deck(seat):
        while found:
            if turn_up(p, seat, p.pick("contacts", lowest(p, _sought(p, seat, found))), cause):
                break
            found = facedown(p, p.player(seat).space)  # UB-191
    else:
        p.push(Reveal(seat, where="here", left=1, card=cause, secret=False))


def _sought(p: Play, seat: int, places: list[str]) -> list[str]:
    """Return those of some contact spaces whose tokens share the class of one of the bounties that
    an AI holds; all of them if there are none (UB-243, UB-R63)."""
    held = [p.content.assets[card] for card in p.player(seat).cards]
    classes = {p.content.contacts[each.target].contact_class for each in held if each.target}
    found = [
        place for place in places if p.content.contacts[token_at(p, place)].contact_class in classes
    ]
    return found or places


def lowest(p: Play, places: list[str]) -> tuple[str, ...]:
    """Return those of some contact spaces whose tokens have the lowest class."""
    tokens = {place: p.content.contacts[token_at(p, place)] for place in places}
    ranks = {place: CLASSES.index(token.contact_class) for place, token in tokens.items()}
    return tuple(place for place in places if ranks[place] == min(ranks.values()))


def player_of(p: Play, token: str) -> int:
    """Return the seat that plays the character on a contact token, -1 if nobody does."""
    shown = p.content.shows.get(token)
    return next((each.seat for each in p.state.players if each.character == shown), -1)
