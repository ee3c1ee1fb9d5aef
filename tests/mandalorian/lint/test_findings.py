"""Each check of content finds its fault, and nothing is wrong with the box."""

from __future__ import annotations

import pytest

from game.mandalorian.cards import lint
from game.mandalorian.cards.box import cards
from tests.mandalorian.lint.parts import BOX, FAULTS, changed, found, miscounted
from tests.specs import Row


def test_the_box_has_no_fault() -> None:
    assert found(BOX) == [] and miscounted(BOX) == []
    assert lint.check({"mandalorian": cards()}, {}) == []


@pytest.mark.parametrize("row", FAULTS["language"], ids=lambda row: str(row.line.number))
def test_fault(row: Row) -> None:
    assert [each for each in found(changed(row)) if row["told"] in each]


def test_two_cards_that_say_the_same() -> None:
    twin = BOX["grunt"].model_copy(update={"id": "grumble", "name": "Grumble"})
    told = "it says the same as 'grunt'; raise the count of one of them"
    assert found({**BOX, "grumble": twin}) == [f"grumble : {told}"]


def test_a_game_needs_one_table() -> None:
    table = BOX["bounty_table"].model_copy(update={"id": "second_table"})
    told = " : there are 2 tables of figures; a game needs one"
    assert found({**BOX, "second_table": table}) == [told]
