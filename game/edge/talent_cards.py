"""The talent cards of a hero in a campaign, as data to look at (EE-R121 to EE-R123)."""

from __future__ import annotations

from dataclasses import dataclass

from game.edge import talents
from game.edge.catalog import Content
from game.edge.context import Play
from game.edge.ledger import Sheet
from game.edge.names import CHARACTERISTICS
from game.edge.scenes import ports
from game.table.grammar import capital


@dataclass(frozen=True, slots=True)
class Punch:
    """A hole of a card: its id as in ``Hero.holes``, the verb that buys it, what it is, its price,
    and whether it is punched."""

    hole: str
    verb: str
    name: str
    text: str
    price: int
    punched: bool


@dataclass(frozen=True, slots=True)
class TalentCard:
    """The talent card of a specialization: its two rows of talents, and the characteristics that it
    may raise."""

    special: str
    name: str
    rows: tuple[tuple[Punch, ...], ...]
    raises: tuple[Punch, ...]

    @property
    def raised(self) -> Punch | None:
        """The characteristic that the card has raised."""
        return next((each for each in self.raises if each.punched), None)


@dataclass(frozen=True, slots=True)
class Entry:
    """A specialization that a hero might take up, with its price."""

    special: str
    name: str
    career: str
    price: int


def of(p: Play, who: str) -> tuple[TalentCard, ...]:
    """Return the talent cards of a hero, the first that of his career."""
    found = []
    for id in p.specializations(who):
        special = p.content.specializations.get(id)
        if special is not None and special.card is not None:
            rows = (special.card.first, special.card.second)
            found.append(TalentCard(
                id, special.name,
                tuple(tuple(_talent(p, who, id, each) for each in row) for row in rows),
                tuple(_raise(p, who, id, each) for each in CHARACTERISTICS),
            ))  # fmt: skip
    return tuple(found)


def _talent(p: Play, who: str, special: str, id: str) -> Punch:
    talent, hole = p.content.talents[id], talents.hole(special, id)
    punched = hole in p.holes(who)
    return Punch(hole, "talent", talent.name, talent.text, ports.hole_price(p, hole), punched)


def _raise(p: Play, who: str, special: str, id: str) -> Punch:
    hole = talents.hole(special, id)
    return Punch(
        hole, "raise", capital(id), "", talents.PRICES[talents.RAISE], hole in p.holes(who)
    )


def entries(p: Play, who: str) -> tuple[Entry, ...]:
    """Return the specializations that a hero does not have, the cheapest first."""
    own = p.specializations(who)
    found = [
        Entry(each.id, each.name, p.content.name(each.career), ports.entry_price(p, who, each))
        for each in p.content.specializations.values()
        if each.id not in own
    ]
    return tuple(sorted(found, key=lambda each: (each.price, each.name)))


def names(p: Play, who: str) -> tuple[str, ...]:
    """Return the talents that a person has by name, each once for every card that it is from."""
    ids = map(talents.talent_of, p.holes(who))
    return tuple(p.content.talents[id].name for id in ids if id in p.content.talents)


def bought(content: Content, sheet: Sheet) -> list[str]:
    """Return what a hero has bought in a campaign beside ranks, in words."""
    found = [f"also a {content.name(each).lower()}" for each in sheet.specializations]
    for each in map(talents.talent_of, sheet.holes):
        known = each in content.talents
        found.append(content.name(each) if known else f"{capital(each)} raised")
    return found
