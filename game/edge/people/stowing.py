"""Cards of the party: gained, lost, stowed, ready or turned (EE-R64, EE-R102)."""

from __future__ import annotations

from game.edge import events as e
from game.edge.cards.models import SLOTS
from game.edge.context import Play

FITS = {
    "weapon": ("hand", "holster"),
    "armor": ("armor",),
    "tool": ("gear_1", "gear_2"),
    "stim": ("gear_1", "gear_2"),
    "load": ("load",),
    "ship": (),
    "story": (),
}
"""the slots that a type of card fits"""


def fitting(p: Play, card: str) -> tuple[int, ...]:
    """Return the places of the slots that a card fits."""
    return tuple(SLOTS.index(slot) for slot in SLOTS if slot in FITS[p.card(card).type])


def gain(p: Play, card: str, who: str = "") -> None:
    """Give the party a card: held together, in the first free slot of a hero, or stowed."""
    handle = _copy(p, card)
    state = p.state
    if p.card(card).type == "story":
        state.held += (handle,)
        p.events.append(e.CardGained(card=handle))
        return
    free = free_slot(p, card, who)
    if free is None:
        state.stowed += (handle,)
        p.events.append(e.CardGained(card=handle))
        return
    put(p, *free, handle)
    p.events.append(e.CardGained(card=handle, who=free[0]))


def free_slot(p: Play, card: str, who: str = "") -> tuple[str, int] | None:
    """Return the hero, ``who`` first, and the place of the slot that a new card goes to; None if
    no hero has a free one that it fits."""
    first = (who,) if p.is_hero(who) else ()
    for hero in (*first, *p.heroes):
        for at in fitting(p, card):
            if not p.state.slots[hero][at]:
                return hero, at
    return None


def put(p: Play, who: str, at: int, card: str) -> None:
    """Put a card into a slot of a hero."""
    slots = list(p.state.slots[who])
    slots[at] = card
    p.state.slots[who] = tuple(slots)


def lose(p: Play, card: str) -> None:
    """Take a card from the party, stowed or held ones first."""
    state = p.state
    for pile in ("stowed", "held"):
        cards = getattr(state, pile)
        gone = next((each for each in cards if each.partition(".")[0] == card), "")
        if gone:
            setattr(state, pile, tuple(each for each in cards if each != gone))
            p.events.append(e.CardLost(card=gone))
            return
    for hero in p.heroes:
        for at, each in enumerate(state.slots[hero]):
            if each.partition(".")[0] == card:
                put(p, hero, at, "")
                p.events.append(e.CardLost(card=each))
                return


def ready_tools(p: Play, who: str) -> tuple[str, ...]:
    """Return the tools in a hero's slots that are not turned."""
    if not p.is_hero(who):
        return ()
    return tuple(
        card
        for card in p.cards(who)
        if p.card(card).type == "tool" and p.card(card).skills and card not in p.state.turned
    )


def _copy(p: Play, card: str) -> str:
    """Return a handle for one more copy of a card."""
    state = p.state
    cards = [each for slots in state.slots.values() for each in slots]
    taken = {each for each in (*cards, *state.held, *state.stowed) if each}
    if card not in taken:
        return card
    return next(name for n in range(2, 99) if (name := f"{card}.{n}") not in taken)
