"""Is there a spec for every card of the market, and none for a card that is not there?"""

from __future__ import annotations

from collections import Counter

import pytest

from game.outer_rim.game import OuterRim, load
from tests.outer_rim.cards import (
    test_bounty_cards,
    test_cargo_cards,
    test_gear_cards,
    test_job_cards,
    test_luxury_cards,
    test_mod_cards,
    test_ship_cards,
)

SPECS = {
    "bounty": [*test_bounty_cards.EDGES],
    "cargo": [*test_cargo_cards.EDGES],
    "gear_and_mod": [*test_gear_cards.EDGES, *test_mod_cards.EDGES],
    "job": [*test_job_cards.EDGES],
    "luxury": [*test_luxury_cards.EDGES],
    "ship": [*test_ship_cards.EDGES],
}
SIZE = {"bounty": 11, "cargo": 10, "gear_and_mod": 15, "job": 14, "luxury": 11, "ship": 9}


@pytest.fixture(scope="module")
def box() -> OuterRim:
    """Return the game without any packs of the player's."""
    return load(packs=())


@pytest.mark.parametrize("deck", SIZE)
def test_every_card_of_the_deck_has_a_spec(box: OuterRim, deck: str) -> None:
    cards = box.base.content.market[deck]
    assert Counter(SPECS[deck]) == Counter(cards)
    assert len(cards) == SIZE[deck]


def test_every_deck_has_its_specs(box: OuterRim) -> None:
    assert set(box.base.content.market) == set(SPECS)


def test_the_bodies_of_all_cards_are_told(box: OuterRim) -> None:
    """Of each kind of card the tables that are not about prices leave none out."""
    kinds = {card: asset.kind for card, asset in box.base.content.assets.items()}
    for deck, named in {
        "bounty": [*test_bounty_cards.FIGHTS, "wanted_job", "information_broker"],
        "cargo": [*test_cargo_cards.PAYS, test_cargo_cards.COMPARTMENT],
        "job": [*test_job_cards.JOBS, *test_job_cards.FAVORS, "hired_help"],
        "ship": [*test_ship_cards.BRINGS, test_ship_cards.USED],
    }.items():
        assert set(named) == set(box.base.content.market[deck])
    assert set(test_bounty_cards.FIGHTS) == {
        card for card in box.base.content.market["bounty"] if kinds[card] == "bounty"
    }
    for fought in (test_bounty_cards.DEAD, test_bounty_cards.ALIVE):
        assert fought.keys() == test_bounty_cards.FIGHTS.keys()
    assert {way[0] for way in test_job_cards.WAYS} == set(test_job_cards.JOBS)
    assert set(test_job_cards.SAYS) == set(test_job_cards.JOBS)
    assert set(test_ship_cards.SLOTS) == set(test_ship_cards.BRINGS)
