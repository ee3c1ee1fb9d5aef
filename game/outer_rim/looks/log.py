"""Looks at facedown cards in the log: their lines, and their part of the story."""

from __future__ import annotations

from game.outer_rim.context import Play
from game.outer_rim.looks.events import TopLookedAt, TopSeen
from game.outer_rim.text.grammar import plural
from game.outer_rim.text.story.deeds import Deed
from game.outer_rim.text.story.teller import Teller, Tellers
from game.outer_rim.text.terms import deck_name
from game.table.events import Event
from game.table.grammar import Line, listed

LINES: dict[type[Event], Line[Play]] = {
    TopSeen: "{seat} sees the top of the {deck} deck: {cards}{cause}.",
    TopLookedAt: "{seat} looks at {count:card|cards} on top of the {deck} deck{cause}.",
}


def add_sight_of_deck(t: Teller, x: TopSeen) -> None:
    names = listed(map(t.p.content.name, x.cards))
    deck = deck_name(t.p.content, x.deck)
    t.add(x.seat, Deed("sees", f"{names} on top of the {deck} deck"))


def add_look_at_deck(t: Teller, x: TopLookedAt) -> None:
    if x.seat != t.viewer:
        deck = deck_name(t.p.content, x.deck)
        t.add(x.seat, Deed("looks at", f"{plural(x.count, 'card')} of the {deck} deck"))


TELLERS: Tellers = {TopSeen: add_sight_of_deck, TopLookedAt: add_look_at_deck}
