"""Checks of all components together: the counts that the rules rely on, and that every card can
appear in a game.

Each rule yields the id of a component ("" for none), the path of a field in it, and a sentence.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from game.outer_rim.ai.seats import AI_NUMBERS, AI_SHIP
from game.outer_rim.cards import models as c
from game.outer_rim.cards.effects.language import FACTIONS, MARKET_DECKS
from game.outer_rim.cards.effects.tasks import Databank, Mission
from game.outer_rim.cards.lint.known import STARTS, Known, effects, walk
from game.outer_rim.rules.setup import STARTERS

Whole = Iterator[tuple[str, str, str]]
SEATS = 4
PATROL_LEVELS = (1, 2, 3, 4)


def ids(known: Known) -> Whole:
    """Check that no component is named like a space, a market deck or a faction: options name
    both."""
    ends: dict[str, str] = {}
    for card, part in known.parts.items():
        other = getattr(part, "other", None)
        for id, path in ((card, "id"), (other.id if other is not None else "", "other.id")):
            if id in known.spaces:
                yield card, path, f"'{id}' is the id of a space; choose another"
            elif id in MARKET_DECKS or id in FACTIONS:
                yield card, path, f"'{id}' is the name of a deck or faction; choose another"
        if other is not None and (other.id in known.parts or other.id in ends):
            yield card, "other.id", f"'{other.id}' is the id of another card; choose another"
        ends[other.id if other is not None else card] = card


def boards(known: Known) -> Whole:
    """Check that there is one player board."""
    found = known.of(c.Board)
    if not found:
        yield "", "", "no player board is left: its id was given to something else"
    for id in found[1:]:
        yield id, "", f"there is one player board; use its id '{found[0]}' to replace it"


def patrols(known: Known) -> Whole:
    """Check that each faction has one patrol of each level."""
    seen: dict[tuple[str, int], str] = {}
    for patrol in known.every(c.Patrol):
        first = seen.setdefault((patrol.faction, patrol.level), patrol.id)
        if first != patrol.id:
            yield (
                patrol.id,
                "level",
                f"the {patrol.faction} patrol of level {patrol.level} is '{first}'; "
                "use that id to replace it",
            )
        if patrol.level < PATROL_LEVELS[-1] and patrol.ship_combat is None:
            yield patrol.id, "ship_combat", "only level 4 has none; give a number"
    for faction in FACTIONS:
        for level in PATROL_LEVELS:
            if (faction, level) not in seen:
                yield "", "", f"no {faction} patrol of level {level} is left"


def contacts(known: Known) -> Whole:
    """Check that tokens fit the contact spaces of the map, and that each has a databank card of its
    own."""
    spaces = Counter(each for space in known.spaces.values() for each in space.contacts)
    for board in known.every(c.Board):
        if board.planet_contact is not None:
            spaces[board.planet_contact] += sum(
                bool(space.contacts) for space in known.spaces.values()
            )
    tokens = Counter(token.contact_class for token in known.every(c.Contact))
    for name, count in spaces.items():
        if tokens[name] < count:
            yield "", "", f"{tokens[name]} {name} contacts are left for {count} {name} spaces"
    for token in known.every(c.Contact):
        if token.contact_class not in spaces:
            yield (
                token.id,
                "contact_class",
                f"no map has a contact space of the class '{token.contact_class}'; "
                f"there are {', '.join(sorted(spaces))}",
            )
        cards = known.numbers.get(token.databank, [])
        if not cards:
            yield token.id, "databank", f"no databank card has number {token.databank}"
        for card in cards:
            if not isinstance(card, c.ContactCard) or card.contact != token.id:
                yield token.id, "databank", f"#{token.databank} is '{card.id}', not this contact's"
    numbers = {token.id: token.databank for token in known.every(c.Contact)}
    for card in known.every(c.ContactCard):
        if numbers.get(card.contact, card.number) != card.number:
            right = numbers[card.contact]
            yield card.id, "number", f"'{card.contact}' asks for #{right}, so no one draws this"


def starts(known: Known) -> Whole:
    """Check that characters find their starting cards: as many as there are seats at the table."""
    asked = Counter(each.databank for each in known.every(c.Character))
    for character in known.every(c.Character):
        cards = known.numbers.get(character.databank, [])
        fit = [card for card in cards if isinstance(card, STARTS)]
        need = min(SEATS, asked[character.databank])
        if not cards:
            kinds = sorted({card.number for card in known.every(*STARTS)})
            told = ", ".join(map(str, kinds))
            yield (
                character.id,
                "databank",
                f"no databank card has number {character.databank}; starting cards: {told}",
            )
        elif len(fit) < len(cards):
            yield character.id, "databank", f"#{character.databank} is '{cards[0].id}', no start"
        elif len(fit) < need:
            yield (
                character.id,
                "databank",
                f"{asked[character.databank]} characters start with #{character.databank}, "
                f"and there is only {len(fit)} such card",
            )
    for card in known.every(*STARTS):
        if card.number not in asked:
            told = ", ".join(map(str, sorted(asked)))
            yield card.id, "number", f"no character starts with #{card.number}; they do with {told}"
    if len(known.of(c.Character)) < SEATS:
        yield "", "", f"{len(known.of(c.Character))} characters are left for {SEATS} seats"
    if not any(number in AI_NUMBERS for number in asked):
        yield "", "", "no character is left for the AI, which starts with #91 or #92"
    if not known.of(c.AICard):
        yield "", "", "no AI card is left"


def ai_cards(known: Known) -> Whole:
    """Check that AI cards make decks: own cards of characters, common ones known by number."""
    seen: dict[object, str] = {}
    for card in known.every(c.AICard):
        whose = card.character
        if (whose is None) == (card.number is None) or whose and card.hunter:
            yield card.id, "number", "common AI cards have a number, a character's own has none"
        what = whose or (card.hunter, card.number)
        if what in seen:
            yield card.id, "", f"'{seen[what]}' is the same card: of this character or number"
        seen[what] = card.id
        if whose and not isinstance(known.parts.get(whose), c.Character):
            yield card.id, "character", f"no character '{whose}'"
    own = [card for card in known.every(c.AICard) if card.character is not None]
    for board in known.every(c.Board):
        for number in board.ai_numbers if own else ():
            if (False, number) not in seen:
                yield board.id, "ai_numbers", f"no common AI card has the number {number}"
        for card_id in board.ai_passes:
            if not isinstance(known.parts.get(card_id), c.MarketFields):
                yield board.id, "ai_passes", f"no market card '{card_id}'"


def numbers(known: Known) -> Whole:
    """Check that a databank number has one meaning, and that something calls for it."""
    jobs = [part for part in known.models if isinstance(part, c.JobFields)]
    asked = {job.databank for job in jobs}
    asked |= {
        effect.number
        for part in known.every(c.Ambition)
        for _, effect in effects(part)
        if isinstance(effect, Mission)
    }
    called = {
        effect.number
        for part in known.parts.values()
        for _, effect in effects(part)
        if isinstance(effect, Databank)
    }
    for number, cards in known.numbers.items():
        family = _family(cards[0])
        for card in cards:
            if _family(card) != family:
                yield card.id, "number", f"#{number} is '{cards[0].id}' already; take a free number"
            elif isinstance(card, c.JobCard) and number not in asked:
                yield card.id, "number", f"no job names #{number}, so no one draws this"
            elif isinstance(card, c.TroubleCard) and number not in called:
                yield card.id, "number", f"no effect calls for #{number}, so no one draws this"
    for id, part in known.parts.items():
        for path, job in walk(part):
            if isinstance(job, c.JobFields) and job.databank is not None:
                yield from _needs(known, id, f"{path}.databank", job.databank, c.JobCard)
        for path, effect in effects(part):
            if isinstance(effect, Databank):
                yield from _needs(known, id, f"{path}.number", effect.number, c.TroubleCard)


KINDS: dict[type, str] = {c.JobCard: "job_steps", c.TroubleCard: "trouble"}


def _needs(known: Known, id: str, path: str, number: int, kind: type) -> Whole:
    """Check that a number that a card calls for exists, and is of the required kind."""
    cards = known.numbers.get(number, [])
    if not cards:
        yield id, path.removeprefix("."), f"no databank card has number {number}"
    elif not any(isinstance(card, kind) for card in cards):
        told = f"#{number} is '{cards[0].id}' of the kind {cards[0].kind}"
        yield id, path.removeprefix("."), f"{told}; {KINDS[kind]} is meant"


def _family(card: Any) -> object:
    """Return the common property of the cards of one number."""
    if isinstance(card, c.ContactCard):
        return card.contact
    return "start" if isinstance(card, STARTS) else card.kind


def ships(known: Known) -> Whole:
    """Check that sheets are bought with cards of the ship deck; the starters are those of the
    rules."""
    sold = {card.ship for card in known.every(c.MarketShip)}
    for ship in known.every(c.Ship):
        if ship.starter and ship.id not in STARTERS:
            both = " and ".join(STARTERS)
            yield ship.id, "starter", f"the starters are {both}; replace one or sell this ship"
        elif not ship.starter and ship.id not in (*sold, *STARTERS):
            yield ship.id, "", "no card of the ship deck sells this sheet; add one of kind 'ship'"
    for id in dict.fromkeys((*STARTERS, AI_SHIP)):
        part = known.parts.get(id)
        if not isinstance(part, c.Ship) or not part.starter:
            yield id if part is not None else "", "starter", f"'{id}' has to stay a starter ship"
    for card in known.every(c.MarketShip):
        sheet = known.parts.get(card.ship)
        if isinstance(sheet, c.Ship) and sheet.starter:
            yield card.id, "ship", f"'{card.ship}' is a starter ship and never for sale"


def encounter_decks(known: Known) -> Whole:
    """Check that each encounter deck belongs to the map, and has cards."""
    decks = known.of(c.EncounterDeck)
    filled = {card.deck for card in known.every(c.EncounterCard)}
    for deck in decks:
        if deck not in known.decks:
            there = ", ".join(sorted(known.decks))
            yield deck, "", f"no map has this deck, so no one draws from it; the decks are {there}"
        elif deck not in filled:
            yield deck, "", "no encounter card belongs to this deck"
    for deck in sorted(known.decks - set(decks)):
        yield "", "", f"the encounter deck '{deck}' of the map is left without its component"


def drawn(known: Known) -> Whole:
    """Check that the sections of encounter cards are used: at spaces of their deck, once for
    each."""
    for card in known.every(c.EncounterCard):
        served = known.drawn_at(card.deck)
        if not served:
            continue
        said: set[str] = set()
        for place, section in enumerate(card.sections):
            if section.across:
                continue
            here = set(section.spaces or served)
            for space in sorted(here & known.spaces.keys() - set(served)):
                yield (
                    card.id,
                    f"sections.{place}.spaces",
                    f"'{space}' draws from '{known.spaces[space].encounter}', not '{card.deck}'",
                )
            if here and here <= said:
                yield card.id, f"sections.{place}", "sections before it are for the same spaces"
            said |= here
        for space in served if card.sections else ():
            if space not in said:
                yield card.id, "sections", f"no section is for '{space}', which draws this card"
        crossing = [space for space in served if known.spaces[space].crossing]
        across = [place for place, section in enumerate(card.sections) if section.across]
        if crossing and len(across) != 1:
            yield card.id, "sections", "one section has to be 'across', for crossings"
        elif across and not crossing:
            yield card.id, f"sections.{across[0]}", "no one crosses the galaxy from this deck"


RULES: tuple[Callable[[Known], Whole], ...] = (
    ids,
    boards,
    patrols,
    contacts,
    starts,
    ai_cards,
    numbers,
    ships,
    encounter_decks,
    drawn,
)
