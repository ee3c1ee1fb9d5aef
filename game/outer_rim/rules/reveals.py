"""Reveal contact icons: who turns up which contact (UB-113 to UB-119)."""

from __future__ import annotations

from game.outer_rim.cards.effects.language import CLASSES
from game.outer_rim.contacts import rules as contacts
from game.outer_rim.context import Play
from game.outer_rim.frames.encounters import Reveal


def follow_icon(p: Play, seat: int, icon: tuple[int, int], cause: str) -> None:
    """Resolve the icon of a card that was turned up: a person chooses a facedown contact here, the
    AI takes one of the lowest class by chance (UB-116, UB-189, UB-190). It does nothing in a game
    of more or fewer people (UB-R24), and off planets."""
    least, greatest = icon
    people = sum(not p.is_deck(player.seat) for player in p.state.players)
    found = contacts.facedown(p, p.player(seat).space)
    if not found or not least <= people <= greatest:
        return
    if p.is_deck(seat):
        while found:
            if contacts.turn_up(
                p, seat, p.pick("contacts", lowest(p, _sought(p, seat, found))), cause
            ):
                break
            found = contacts.facedown(p, p.player(seat).space)  # UB-191
    else:
        p.push(Reveal(seat, where="here", left=1, card=cause, secret=False))


def _sought(p: Play, seat: int, places: list[str]) -> list[str]:
    """Return those of some contact spaces whose tokens share the class of one of the bounties that
    an AI holds; all of them if there are none (UB-243, UB-R63)."""
    held = [p.content.assets[card] for card in p.player(seat).cards]
    classes = {p.content.contacts[each.target].contact_class for each in held if each.target}
    found = [
        place
        for place in places
        if p.content.contacts[contacts.token_at(p, place)].contact_class in classes
    ]
    return found or places


def lowest(p: Play, places: list[str]) -> tuple[str, ...]:
    """Return those of some contact spaces whose tokens have the lowest class."""
    tokens = {place: p.content.contacts[contacts.token_at(p, place)] for place in places}
    ranks = {place: CLASSES.index(token.contact_class) for place, token in tokens.items()}
    return tuple(place for place in places if ranks[place] == min(ranks.values()))
