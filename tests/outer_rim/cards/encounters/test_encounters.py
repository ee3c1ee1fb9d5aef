"""The encounter cards of the base box, deck by deck, as their specs have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.cards.bench import Make
from tests.outer_rim.cards.scene import Case, check_deck, stage
from tests.specs import read

DECKS = sorted(Path(__file__).parent.glob("*.spec"))
DEAR = {"ship": "heavy_duty_lifter"}
"""a ship of 10,000: ships cheaper than the player's own may be bought too"""


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.stem)
def test_deck(sim: Make, game: OuterRim, deck: Path) -> None:
    check_deck(sim, game.base.content, deck)


def test_seven_decks_of_ten(game: OuterRim) -> None:
    decks = [list(read(deck)) for deck in DECKS]
    assert [len(cards) for cards in decks] == [10] * 7
    assert {card for cards in decks for card in cards} == set(game.base.content.encounter_cards)


@pytest.mark.parametrize(
    ("card", "space", "choice"),
    [
        ("a", "ryloth", ()), ("e", "naboo", ()), ("e", "ryloth", ("choose:a",)),
        ("g", "naboo", ("choose:b",)),
    ],
)  # fmt: skip
@pytest.mark.parametrize("level", (-1, 0, 1))
def test_any_ship_may_be_cheaper_than_ones_own(
    sim: Make, card: str, space: str, choice: tuple[str, ...], level: int
) -> None:
    """Where a ship is offered, at whatever reputation, one that costs less is among them."""
    case = Case(space, player=DEAR, decks={"naboo_ryloth": (f"enc_naboo_ryloth_{card}",)})
    table = stage(sim, case, {"imperial": level, "rebel": level})
    table.choose(f"draw:naboo_ryloth@{space}")
    if set(choice) <= set(table.keys):
        table.choose(*choice)
    offered = [key for key in table.keys if key.startswith("buy_ship:")]
    assert not offered or len(offered) == 7 and "buy_ship:hwk_290" in offered
    assert offered or (card, level) in (("a", -1), ("g", 0), ("g", -1))
