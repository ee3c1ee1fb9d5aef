"""The cargo deck, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import CargoDelivered, DatabankDrawn, DiceRolled
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text
from tests.outer_rim.cards.bench import (
    PLANETS,
    Edge,
    Make,
    alone,
    check,
    gains,
    has,
    levels,
    lines,
    says,
)

EDGES = {
    "coaxium_crystal": Edge("cargo", 1_000, "ryloth", ("imperial", 4)),
    "bacta_supplies": Edge("cargo", 1_000, "takodana", ("rebel", 2)),
    "food_supplies": Edge("cargo", 0, "nal_hutta", ("hutt", 3)),
    "salvage": Edge("cargo", 1_000, "mon_calamari", ("syndicate", 2)),
    "smuggling_compartment": Edge("mod", 2_000, patrol=("hutt", 2)),
    "spice": Edge("cargo", 3_000, "naboo", ("syndicate", 4)),
    "stolen_hyperfuel": Edge("cargo", 3_000, "ring_of_kafrene", ("imperial", 3)),
    "stolen_prototype": Edge("cargo", 2_000, "cantonica", ("rebel", 3)),
    "stolen_supplies": Edge("cargo", 2_000, "kessel", ("syndicate", 3)),
    "stolen_weapons": Edge("cargo", 2_000, "tatooine", ("hutt", 4)),
}
PAYS: dict[str, tuple[Any, ...]] = {
    "coaxium_crystal": ("ryloth", 5_000, 0, "imperial"),
    "bacta_supplies": ("takodana", 6_000, 0),
    "food_supplies": ("nal_hutta", 4_000, 0, "hutt"),
    "salvage": ("mon_calamari", 4_000, 0),
    "spice": ("naboo", 8_000, 0),
    "stolen_hyperfuel": ("ring_of_kafrene", 9_000, 1),
    "stolen_prototype": ("cantonica", 6_000, 0),
    "stolen_supplies": ("kessel", 5_000, 0),
    "stolen_weapons": ("tatooine", 5_000, 0, "hutt"),
}
"""where it is delivered; credits, fame and who likes it"""
TROUBLE = {
    "spice": 1,
    "stolen_hyperfuel": 1,
    "stolen_prototype": 2,
    "stolen_supplies": 2,
    "stolen_weapons": 3,
}
"""the databank card that ILLEGAL cargo calls for"""
COMPARTMENT = "smuggling_compartment"
HIDDEN = f"turn:{COMPARTMENT}@focus"
TWO_HOLDS = {"ship": "heavy_duty_lifter"}
"""a slot for cargo, one for cargo or a mod, none for mods"""


@pytest.mark.parametrize("edge", EDGES)
def test_price_and_patrol(sim: Make, game: OuterRim, edge: str) -> None:
    check(sim, game, "cargo", edge, EDGES[edge])


@pytest.mark.parametrize("card", PAYS)
def test_delivered(sim: Make, game: OuterRim, card: str) -> None:
    goal, credits, fame, *liked = PAYS[card]
    elsewhere = [alone(sim, "action", space, card) for space in PLANETS - {goal}]
    assert not [table for table in elsewhere if f"deliver:{card}" in table.keys]
    table = alone(sim, "action", goal, card, dice=["hit"])
    table.choose(f"deliver:{card}")
    assert has(table) == (credits, fame, levels(**dict.fromkeys(liked, 1)))
    assert table.player().cards == ()
    assert table.state.market["cargo"][-1] == card
    place = goal.replace("_", " ")
    told = next(line for line in lines(game, card) if line.lower().startswith("deliver to"))
    assert place in told.lower()
    assert says(game, card, "Deliver to", ": Gain", *gains(credits, fame, *liked))
    assert told.count("reputation") == len(liked) and ("fame" in told) is bool(fame)


@pytest.mark.parametrize("card", PAYS)
@pytest.mark.parametrize("face", ["blank", "focus", "hit", "crit"])
def test_illegal(sim: Make, game: OuterRim, card: str, face: str) -> None:
    """A hit gets ILLEGAL cargo through; any other face has its databank card resolved first."""
    table = alone(sim, "action", PAYS[card][0], card, dice=[face])
    table.choose(f"deliver:{card}")
    rolled = [each.faces for each in table.found(DiceRolled) if each.purpose == "delivery"]
    drawn = [game.base.content.databank[each.card].number for each in table.found(DatabankDrawn)]
    assert rolled == ([(face,)] if card in TROUBLE else [])
    assert drawn == ([TROUBLE[card]] if card in TROUBLE and face != "hit" else [])


@pytest.mark.parametrize("card", PAYS)
def test_says_whether_it_is_illegal(game: OuterRim, card: str) -> None:
    told = f"Unless it shows hit, resolve databank card #{TROUBLE.get(card)}."
    assert says(game, card, "ILLEGAL: Before you deliver this cargo, roll a die.", told) is (
        card in TROUBLE
    )
    assert card_text(game.base.content, card).traits == (("ILLEGAL",) if card in TROUBLE else ())


@pytest.mark.parametrize("card", TROUBLE)
def test_trouble_does_not_cost_the_delivery(sim: Make, card: str) -> None:
    """Local security may be fought and lost; the goods are handed over all the same."""
    goal, credits, *_ = PAYS[card]
    table = alone(sim, "action", goal, card, dice=["blank"] * 16)
    table.choose(f"deliver:{card}")
    while not table.found(CargoDelivered, log=True):
        table.choose(table.keys[-1])
    assert table.player().credits == credits


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


def test_smuggling_compartment_is_of_no_use_in_a_fight(sim: Make) -> None:
    table = alone(sim, "encounter", "nav_3", COMPARTMENT, dice=["focus"] * 9)
    table.choose("fight:patrol_hutt_1@nav_3")
    assert HIDDEN not in table.keys
