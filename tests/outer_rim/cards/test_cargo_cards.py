"""The cargo deck, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.combat.events import DiceRolled
from game.outer_rim.events import CargoDelivered, DatabankDrawn
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import (
    MARKET,
    PLANETS,
    Make,
    alone,
    gains,
    has,
    levels,
    lines,
    says,  # fmt: skip
)
from tests.specs import Row, for_each

CARGO = MARKET["cargo"]
ILLEGAL = [row for row in CARGO if row["databank"]]
COMPARTMENT = "smuggling_compartment"
HIDDEN = f"turn:{COMPARTMENT}@focus"
TWO_HOLDS = {"ship": "heavy_duty_lifter"}
"""a slot for cargo, one for cargo or a mod, none for mods"""


@for_each(CARGO)
def test_delivered(sim: Make, game: OuterRim, row: Row) -> None:
    card, goal = row["card"], row["planet"]
    credits, fame, liked = (
        row.number("credits"),
        row.number("fame"),
        [*filter(None, [row["likes"]])],
    )
    elsewhere = [alone(sim, "action", space, card) for space in PLANETS - {goal}]
    assert not [table for table in elsewhere if f"deliver:{card}" in table.keys]
    table = alone(sim, "action", goal, card, dice=["hit"])
    table.choose(f"deliver:{card}")
    assert has(table) == (credits, fame, levels(**dict.fromkeys(liked, 1)))
    assert table.player().cards == ()
    assert table.state.market["cargo"][-1] == card
    told = next(line for line in lines(game, card) if line.lower().startswith("deliver to"))
    assert goal.replace("_", " ") in told.lower()
    assert says(game, card, "Deliver to", ": Gain", *gains(credits, fame, *liked))
    assert told.count("reputation") == len(liked) and ("fame" in told) is bool(fame)


@for_each(CARGO)
def test_illegal(sim: Make, game: OuterRim, row: Row) -> None:
    """A hit gets ILLEGAL cargo through; any other face has its databank card resolved first."""
    card, number = row["card"], row.number("databank")
    for face in ("blank", "focus", "hit", "crit"):
        table = alone(sim, "action", row["planet"], card, dice=[face])
        table.choose(f"deliver:{card}")
        rolled = [roll.faces for roll in table.found(DiceRolled) if roll.purpose == "delivery"]
        drawn = [game.base.content.databank[it.card].number for it in table.found(DatabankDrawn)]
        assert rolled == ([(face,)] if number else [])
        assert drawn == ([number] if number and face != "hit" else [])
    told = ("Unless it shows a hit, resolve", f"(databank card #{number}).")
    warning = "ILLEGAL: Before you deliver this cargo, roll a die."
    assert says(game, card, warning, *told) is bool(number)
    assert card_text(game.base.content, card).traits == (("ILLEGAL",) if number else ())


@for_each(ILLEGAL)
def test_trouble_does_not_cost_the_delivery(sim: Make, row: Row) -> None:
    """Local security may be fought and lost; the goods are handed over all the same."""
    table = alone(sim, "action", row["planet"], row["card"], dice=["blank"] * 16)
    table.choose(f"deliver:{row['card']}")
    while not table.found(CargoDelivered, log=True):
        table.choose(table.keys[-1])
    assert table.player().credits == row.number("credits")


@pytest.mark.parametrize(("character", "can"), [("boba_fett", True), ("ig_88", False)])
def test_bacta_supplies_heal_whoever_is_no_droid(
    sim: Make, game: OuterRim, character: str, can: bool
) -> None:
    card = "bacta_supplies"
    table = alone(
        sim, "action", "nav_3", card, characters=(character,), damage={"character": 3, "ship": 2}
    )
    assert (f"use:{card}" in table.keys) is can
    if can:
        table.choose(f"use:{card}")
        assert (table.player().character_damage, table.player().ship_damage) == (0, 2)
        assert (table.player().cards, table.state.market["cargo"][-1]) == ((), card)
    told = ("Action:", "not a droid", "discard this card to recover all character damage")
    assert says(game, card, *told)


def test_smuggling_compartment_fits_into_the_hold_and_makes_room(sim: Make, game: OuterRim) -> None:
    """Two holds and no mod slot: with the compartment in one hold, there is still room for two."""
    full = alone(sim, "action", "nav_3", "salvage", COMPARTMENT, "food_supplies", **TWO_HOLDS)
    assert len(full.player().cards) == 3
    with pytest.raises(ValueError, match="slot"):
        alone(sim, "action", "nav_3", "salvage", "coaxium_crystal", "food_supplies", **TWO_HOLDS)
    assert says(game, COMPARTMENT, "cargo slot instead of a mod slot", "+1 cargo slot.")


@pytest.mark.parametrize("face", ["blank", "focus", "hit", "crit"])
def test_smuggling_compartment_hides_illegal_cargo(sim: Make, game: OuterRim, face: str) -> None:
    """A focus may be turned to a hit."""
    table = alone(sim, "action", "kessel", "stolen_supplies", COMPARTMENT, dice=[face])
    table.choose("deliver:stolen_supplies")
    assert (HIDDEN in table.keys) is (face == "focus")
    if face == "focus":
        table.choose(HIDDEN)
        assert table.found(CargoDelivered) and not table.found(DatabankDrawn, log=True)
    assert says(game, COMPARTMENT, "deliver ILLEGAL cargo", "you may turn 1 focus to hit")
