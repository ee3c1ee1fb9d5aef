"""The faults of a setup that this content cannot play."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge import talents
from game.edge.catalog import Content, original
from game.edge.creation import genuine
from game.edge.people.stowing import FITS
from game.edge.state import Setup


def problems_of(content: Content, setup: Setup) -> list[str]:
    """Return the faults of a setup, each in a sentence."""
    found = []
    if setup.story not in content.stories:
        known = ", ".join(content.adventures)
        found.append(f"story: no adventure '{setup.story}'; the adventures are {known}")
    elif setup.scene and content.scenes_of(setup.story).get(setup.scene) is None:
        found.append(f"scene: '{setup.story}' has no scene '{setup.scene}'")
    own = {each.id for each in setup.own if genuine(each)}
    for hero in setup.own:
        if hero.id not in own:
            found.append(f"own: '{hero.id}' is not the id of this sheet of {hero.name}")
    unknown = [each for each in setup.heroes if each not in {*content.heroes, *own}]
    for each in unknown:
        known = ", ".join(content.heroes)
        found.append(f"heroes: no hero '{each}'; the heroes are {known}")
    if len(set(setup.heroes)) < len(setup.heroes):
        found.append("heroes: each hero goes once")
    if len(setup.seats) > len(setup.heroes):
        found.append("seats: each seat has a hero")
    return found + _of_cards(content, setup) + _of_growth(content, setup)


def _of_growth(content: Content, setup: Setup) -> list[str]:
    """Return the faults of what was bought in a campaign: specializations and holes of talent
    cards that this content does not have."""
    found, known = [], content.specializations
    sheets = setup.ledger.sheets.items() if setup.ledger is not None else ()
    for who, sheet in sheets:
        place = f"ledger.sheets.{who}"
        for id in sheet.specializations:
            if id not in known:
                listed = ", ".join(known)
                found.append(f"{place}.specializations: no specialization '{id}'; known: {listed}")
        for hole in sheet.holes:
            special = known.get(talents.special_of(hole))
            if special is None or talents.row(special, talents.talent_of(hole)) is None:
                found.append(f"{place}.holes: no talent card has '{hole}'; a hole is named as in "
                             "'specialization_pilot.talent_dodge'")  # fmt: skip
    return found


def _of_cards(content: Content, setup: Setup) -> list[str]:
    """Return the faults of cards: the hold and the slots of heroes hold gear."""
    worn: list[tuple[str, Mapping[str, str]]]
    worn = [
        (f"own.{hero.id}", {str(slot): card for slot, card in hero.slots.items()})
        for hero in setup.own
    ]
    stowed: tuple[str, ...] = ()
    if setup.ledger is not None:
        sheets = setup.ledger.sheets.items()
        worn += [(f"ledger.sheets.{who}", sheet.slots or {}) for who, sheet in sheets]
        stowed = setup.ledger.stowed
    places = [("ledger.stowed", card) for card in stowed]
    places += [
        (f"{place}.slots.{slot}", card)
        for place, slots in worn
        for slot, card in slots.items()
        if card
    ]
    found = [
        f"{place}: '{card}' is not a card of gear, as is '{next(iter(content.gear))}'"
        for place, card in places
        if original(card) not in content.gear
    ]
    for place, slots in worn:
        for slot, card in slots.items():
            gear = content.gear.get(original(card))
            if gear is not None and slot not in FITS[gear.type]:
                fitting = ", ".join(FITS[gear.type]) or "no slot"
                found.append(f"{place}.slots.{slot}: '{card}' does not fit there, but {fitting}")
    return found
