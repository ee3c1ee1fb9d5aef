"""No encounter card of Unfinished Business without a spec: every section, every effect in it."""

from __future__ import annotations

import pytest

from game.outer_rim.game import OuterRim
from tests.card_reach import Record, watched
from tests.outer_rim.cards.scene import Case, Walk, situations, stage
from tests.outer_rim.unfinished import (
    test_core_cards,
    test_kessel_cards,
    test_lothal_cards,
    test_naboo_cards,
    test_navpoint_cards,
    test_ord_mantell_cards,
    test_takodana_cards,
    test_tatooine_cards,
)
from tests.outer_rim.unfinished.stage import BOX, Both, make, section_of

Cards = dict[str, tuple[Case, ...]]
SECTIONS: Cards = {
    **test_core_cards.CARDS,
    **test_kessel_cards.CARDS,
    **test_lothal_cards.CARDS,
    **test_naboo_cards.CARDS,
    **test_navpoint_cards.CARDS,
    **test_ord_mantell_cards.CARDS,
    **test_takodana_cards.CARDS,
    **test_tatooine_cards.CARDS,
}
ELSEWHERE = {"enc_core_worlds_a"}
"""cards that other tests play: ``test_core_encounters``"""


def drawn(card: str) -> str:
    """Return the deck of a card."""
    return card.removeprefix("enc_").rpartition("_")[0]


@pytest.fixture(scope="module")
def record(game: OuterRim) -> Record:
    """Return everything that all cases together reach."""
    found = Record(Both(game).base.content)
    sim = make(game)
    with watched(found):
        for card, cases in SECTIONS.items():
            for case in cases:
                decks = {drawn(card): (card, *case.decks.get(drawn(card), ()))}
                for levels in situations(case):
                    for words in case.plays:
                        table = stage(sim, case, levels, decks=decks)
                        walk = Walk(table, tuple(words.split()))
                        walk.go(case.opens or f"draw:{drawn(card)}@{case.space}")
                        found.tell(table.log)
    return found


def test_every_card_and_section_has_cases(game: OuterRim) -> None:
    both = Both(game)
    own = {id for id in both.base.content.encounter_cards if both.base.content.box_of(id) == BOX}
    wanted = {
        (id, place)
        for id in own - ELSEWHERE
        for place in range(len(both.base.content.encounter_cards[id].sections))
    }
    named = {
        (card, section_of(both, card, case)) for card, cases in SECTIONS.items() for case in cases
    }
    assert named == wanted


def test_every_effect_is_brought_about(game: OuterRim, record: Record) -> None:
    """Each effect in each section: taken by one of the paths at least."""
    content = Both(game).base.content
    wanted = {
        f"{name}[{place}]"
        for name, block in content.blocks.items()
        for place in range(len(block))
        if name.split(".")[0] in SECTIONS and ".parts." in name
    }
    reached = {id for kind, id in record.reached if kind == "effect"}
    assert not wanted - reached, sorted(wanted - reached)
    assert len(wanted) > 450
