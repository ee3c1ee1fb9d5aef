"""The encounter cards of Unfinished Business, deck by deck, as their specs have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.scene import check_deck
from tests.outer_rim.unfinished.stage import BOX, make
from tests.specs import read

DECKS = sorted(Path(__file__).parent.glob("*.spec"))
ELSEWHERE = {"enc_core_worlds_a"}
"""cards that other tests play: ``test_core_encounters``"""


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_deck(game: OuterRim, deck: Path) -> None:
    check_deck(make(game), game.editions.of((BOX,)).content, deck)


def test_every_card_has_a_spec(game: OuterRim) -> None:
    content = game.editions.of((BOX,)).content
    own = {card for card in content.encounter_cards if content.box_of(card) == BOX}
    assert {card for deck in DECKS for card in read(deck)} == own - ELSEWHERE
