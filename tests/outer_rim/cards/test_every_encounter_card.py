"""No encounter card without a spec: every card, section, secret and asset, every way through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from tests.card_reach import Record, watched
from tests.outer_rim.cards import (
    test_encounter_assets,
    test_encounter_secrets,
    test_encounters_kessel,
    test_encounters_lothal,
    test_encounters_naboo,
    test_encounters_navpoint,
    test_encounters_ord_mantell,
    test_encounters_takodana,
    test_encounters_tatooine,
)
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, Walk, section_of, situations, stage
from tests.outer_rim.conftest import Sim

Cards = dict[str, tuple[Case, ...]]
SECTIONS: Cards = {
    **test_encounters_kessel.CARDS,
    **test_encounters_lothal.CARDS,
    **test_encounters_naboo.CARDS,
    **test_encounters_ord_mantell.CARDS,
    **test_encounters_navpoint.CARDS,
    **test_encounters_takodana.CARDS,
    **test_encounters_tatooine.CARDS,
}
SECRETS: Cards = test_encounter_secrets.CARDS
ASSETS: Cards = test_encounter_assets.CARDS


def drawn(card: str) -> str:
    """Return the deck of a card."""
    return card.removeprefix("enc_").rpartition("_")[0]


def play(sim: Make, record: Record, cards: Cards, begin: Callable[[str, Case], str]) -> None:
    """Play all cases of cards, and note what of the cards they reach."""
    for card, cases in cards.items():
        for case in cases:
            secrets = {"secrets": [card]} if cards is SECRETS else {}
            for levels in situations(case):
                for words in case.plays:
                    decks = {"decks": {drawn(card): (card,)}} if cards is SECTIONS else {}
                    table = stage(sim, case, levels, **secrets, **decks)
                    Walk(table, tuple(words.split())).go(begin(card, case))
                    record.tell(table.log)


@pytest.fixture(scope="module")
def record(game: OuterRim) -> Record:
    """Return everything that all cases together reach."""

    def sim(*args: Any, **kwargs: Any) -> Sim:
        return Sim(game, *args, **kwargs)

    found = Record(game.base.content)
    with watched(found):
        play(sim, found, SECTIONS, lambda card, case: f"draw:{drawn(card)}@{case.space}")
        play(sim, found, SECRETS, lambda card, case: case.opens or f"use:{card}.secret")
        play(sim, found, ASSETS, lambda card, case: case.opens)
    return found


def test_every_card_and_section_has_cases(game: OuterRim) -> None:
    wanted = {
        (card.id, place)
        for card in game.base.content.encounter_cards.values()
        for place in range(len(card.sections))
    }
    named = {
        (card, section_of(game, card, case.space))
        for card, cases in SECTIONS.items()
        for case in cases
    }
    assert named == wanted
    assert len(SECTIONS) == 70


def test_seven_decks_of_ten() -> None:
    decks = [drawn(card) for card in SECTIONS]
    assert {deck: decks.count(deck) for deck in decks} == dict.fromkeys(set(decks), 10)
    assert len(set(decks)) == 7


def test_every_effect_is_brought_about(game: OuterRim, record: Record) -> None:
    """Each effect in each section, secret and asset: taken by one of the paths at least."""
    wanted = {
        f"{name}[{place}]"
        for name, block in game.base.content.blocks.items()
        for place in range(len(block))
        if name.split(".")[0] in SECTIONS
        and not name.startswith(f"{test_encounter_assets.GREEDO}.")
    }
    reached = {id for kind, id in record.reached if kind == "effect"}
    assert not wanted - reached, sorted(wanted - reached)
    assert len(wanted) > 400


def test_every_ability_is_used(game: OuterRim, record: Record) -> None:
    wanted = {power.id for power in game.base.content.powers.values() if power.card in SECTIONS}
    used = {id for kind, id in record.reached if kind in ("ability used", "secret used")}
    assert not wanted - used
