"""The beginning of an adventure."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.effects import THREAD
from game.edge.cards.models import SLOTS, Hero
from game.edge.context import Play
from game.edge.frames import Plain, Visit
from game.edge.rules import destiny
from game.edge.state import Person, State

STIMS = 2
"""stims of each hero at the start (design 3)"""


def begin(p: Play) -> None:
    """Lay out heroes, credits and tracks, roll Destiny, and open the first scene."""
    state, setup = p.state, p.state.setup
    ledger = setup.ledger
    for who in setup.heroes:
        _ready(p, state, p.content.heroes[who])
    state.credits = p.story.credits if ledger is None else ledger.credits
    if ledger is not None:
        state.stowed, state.flags = ledger.stowed, ledger.flags
        joined = (each.id for each in p.content.gear.values() if each.companion)
        state.held = tuple(each for each in joined if f"{THREAD}{each}" in ledger.flags)
    state.counts = {track.id: 0 for track in p.story.tracks}
    p.events.append(e.AdventureBegan(story=setup.story, heroes=setup.heroes))
    destiny.begin(p)
    if ledger is None:
        p.stack.append(Visit(0, setup.scene or p.story.start, step="arrive"))
    else:
        state.unspent = ledger.experience
        p.stack.append(Plain(0, step="port"))


def _ready(p: Play, state: State, hero: Hero) -> None:
    """Put a hero with his cards on the table."""
    sheet = p.state.setup.ledger.sheets.get(hero.id) if p.state.setup.ledger else None
    worn = sheet.slots if sheet is not None and sheet.slots is not None else hero.slots
    taken = {card for cards in state.slots.values() for card in cards if card}
    cards = []
    for slot in SLOTS:
        card = worn.get(slot, "")
        if card in taken:
            card = next(name for n in range(2, 9) if (name := f"{card}.{n}") not in taken)
        if card:
            taken.add(card)
        cards.append(card)
    state.slots[hero.id] = tuple(cards)
    scars = sheet.scars if sheet is not None else ()
    state.people[hero.id] = Person(hero.id, stims=STIMS, injuries=scars)
