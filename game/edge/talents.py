"""Talent cards: what each hole costs, and what has to be punched before it (EE-R121 to EE-R123).

A hole is ``specialization.talent``, or ``specialization.characteristic`` for the raise below both
rows. All here depends on its arguments alone, so that the maker and the port share it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.edge.cards.creation import Specialization
from game.edge.names import CHARACTERISTICS, Characteristic
from game.table.grammar import counted
from game.table.refusals import Reason

PRICES = (10, 15, 25)
"""experience of a talent of either row, and of the raise"""
NEEDED = (0, 2, 2)
"""holes of the row above that come first"""
RAISE = 2
"""the row of the raise"""
HIGHEST = 6
"""the highest characteristic in play (EE-132)"""
ENTRY, OUTSIDE = 10, 10
"""experience for a further specialization, times those that a hero has with it, and more for one
outside the career (EE-R123)"""
DOT = "."


def hole(special: str, id: str) -> str:
    """Return the hole of a talent or characteristic on the card of a specialization."""
    return f"{special}{DOT}{id}"


def talent_of(hole: str) -> str:
    """Return the talent or characteristic of a hole."""
    return hole.partition(DOT)[2]


def special_of(hole: str) -> str:
    """Return the specialization on whose card a hole is."""
    return hole.partition(DOT)[0]


def raised(holes: Iterable[str]) -> list[Characteristic]:
    """Return the characteristics that these holes raise, one for each."""
    found = [talent_of(each) for each in holes]
    return [each for name in found for each in CHARACTERISTICS if each == name]


def row(special: Specialization, id: str) -> int | None:
    """Return the row of a talent or characteristic on a card, None if the card has none of it."""
    card = special.card
    if card is None:
        return None
    rows = (card.first, card.second, CHARACTERISTICS)
    return next((at for at, found in enumerate(rows) if id in found), None)


def price(special: Specialization, id: str) -> int:
    """Return the experience that a hole costs. Raise ``ValueError`` for none of the card."""
    at = row(special, id)
    if at is None:
        raise ValueError(f"{special.id} has no '{id}' on its card")
    return PRICES[at]


def punched(special: Specialization, holes: Collection[str]) -> tuple[list[str], ...]:
    """Return what is bought on a card, by row."""
    own = [talent_of(each) for each in holes if special_of(each) == special.id]
    return tuple([id for id in own if row(special, id) == at] for at in range(len(PRICES)))


def why_not(special: Specialization, id: str, holes: Collection[str]) -> Reason | None:
    """Return the reason against punching a hole, given all those of the hero."""
    at = row(special, id)
    if at is None:
        told = "The card of a {name} has no such talent: choose one that is on it."
        return Reason("EE-R121", told, name=special.name.lower())
    rows = punched(special, holes)
    if hole(special.id, id) in holes:
        return Reason("EE-R121", "This hole is punched: each is bought once. Choose another.")
    if at == RAISE and rows[RAISE]:
        told = "This card has raised a characteristic: another needs another specialization."
        return Reason("EE-R122", told)
    missing = NEEDED[at] - len(rows[at - 1]) if at else 0
    if missing > 0:
        left = counted(missing, "talent")
        told = f"Buy {left} of the row above first."
        return Reason("EE-R121", told)
    return None


def entry_price(owned: int, outside: bool) -> int:
    """Return what a further specialization costs a hero who has this many (EE-R123)."""
    return ENTRY * (owned + 1) + (OUTSIDE if outside else 0)
