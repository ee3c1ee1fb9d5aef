"""The faults of a setup that this content cannot play."""

from __future__ import annotations

from game.edge.catalog import Content, original
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
    unknown = [each for each in setup.heroes if each not in content.heroes]
    for each in unknown:
        known = ", ".join(content.heroes)
        found.append(f"heroes: no hero '{each}'; the heroes are {known}")
    if len(set(setup.heroes)) < len(setup.heroes):
        found.append("heroes: each hero goes once")
    if len(setup.seats) > len(setup.heroes):
        found.append("seats: each seat has a hero")
    return found + _of_ledger(content, setup)


def _of_ledger(content: Content, setup: Setup) -> list[str]:
    """Return the faults of the cards in a ledger: the hold and slots hold gear."""
    if setup.ledger is None:
        return []
    sheets = setup.ledger.sheets.items()
    places = [("stowed", card) for card in setup.ledger.stowed]
    places += [
        (f"sheets.{who}.slots.{slot}", card)
        for who, sheet in sheets
        for slot, card in (sheet.slots or {}).items()
        if card
    ]
    found = [
        f"ledger.{place}: '{card}' is not a card of gear, as is '{next(iter(content.gear))}'"
        for place, card in places
        if original(card) not in content.gear
    ]
    for who, sheet in sheets:
        for slot, card in (sheet.slots or {}).items():
            gear = content.gear.get(original(card))
            if gear is not None and slot not in FITS[gear.type]:
                fitting = ", ".join(FITS[gear.type]) or "no slot"
                found.append(
                    f"ledger.sheets.{who}.slots.{slot}: '{card}' does not fit there, but {fitting}"
                )
    return found
