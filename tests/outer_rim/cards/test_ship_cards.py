"""The ship deck, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.events import CardBought, DamageSuffered, ShipBought
from game.outer_rim.game import OuterRim
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import Edge, Make, buy, check, says, shown, stall

EDGES = {
    "yt_1300_ship_card": Edge("ship", 20_000),
    "aggressor_class_assault_fighter_ship_card": Edge("ship", 15_000, patrol=("imperial", 3)),
    "firespray_31_slave_i_ship_card": Edge("ship", 20_000, patrol=("hutt", 4)),
    "gx1_short_hauler_ship_card": Edge("ship", 5_000, patrol=("rebel", 2)),
    "heavy_duty_lifter_ship_card": Edge("ship", 10_000, patrol=("syndicate", 3)),
    "hwk_290_ship_card": Edge("ship", 5_000, patrol=("rebel", 3)),
    "lancer_class_pursuit_craft_ship_card": Edge("ship", 10_000, patrol=("syndicate", 2)),
    "yv_666_light_freighter_ship_card": Edge("ship", 15_000, patrol=("hutt", 2)),
    "used_ship_for_sale": Edge("", 0),
}
BRINGS = {
    "yt_1300_ship_card": ("yt_1300_light_freighter", 7, 4, 5),
    "aggressor_class_assault_fighter_ship_card": ("aggressor_class_assault_fighter", 6, 5, 5),
    "firespray_31_slave_i_ship_card": ("firespray_31_slave_i", 6, 5, 6),
    "gx1_short_hauler_ship_card": ("gx1_short_hauler", 6, 2, 5),
    "heavy_duty_lifter_ship_card": ("heavy_duty_lifter", 6, 3, 5),
    "hwk_290_ship_card": ("hwk_290", 6, 3, 4),
    "lancer_class_pursuit_craft_ship_card": ("lancer_class_pursuit_craft", 6, 4, 5),
    "yv_666_light_freighter_ship_card": ("yv_666_light_freighter", 7, 3, 5),
}
"""ship sheet; hyperdrive, ship combat, hull"""
SLOTS = {
    "yt_1300_ship_card": "3 crew, 1 cargo, 1 mod and 1 cargo or mod",
    "aggressor_class_assault_fighter_ship_card": "2 crew, 1 cargo, 1 mod and 1 cargo or mod",
    "firespray_31_slave_i_ship_card": "2 crew, 1 cargo, 1 mod and 1 cargo or mod",
    "gx1_short_hauler_ship_card": "2 crew, 1 cargo and 1 cargo or mod",
    "heavy_duty_lifter_ship_card": "3 crew, 1 cargo and 1 cargo or mod",
    "hwk_290_ship_card": "2 crew, 1 cargo and 1 mod",
    "lancer_class_pursuit_craft_ship_card": "2 crew, 1 cargo and 1 mod",
    "yv_666_light_freighter_ship_card": "3 crew, 2 cargo and 1 cargo or mod",
}
PRICES = {
    "yt_1300_light_freighter": 20_000,
    "firespray_31_slave_i": 20_000,
    "aggressor_class_assault_fighter": 15_000,
    "yv_666_light_freighter": 15_000,
    "heavy_duty_lifter": 10_000,
    "lancer_class_pursuit_craft": 10_000,
    "gx1_short_hauler": 5_000,
    "hwk_290": 5_000,
}
USED = "used_ship_for_sale"
CREW = ("hired_help", "sy_snootles", "undercover_agent")
CARGO = ("salvage", "food_supplies", "coaxium_crystal")
MODS = ("ion_cannon", "quad_laser_cannon", "targeting_computer")


@pytest.mark.parametrize("edge", EDGES)
def test_price_and_patrol(sim: Make, game: OuterRim, edge: str) -> None:
    check(sim, game, "ship", edge, EDGES[edge])


@pytest.mark.parametrize("card", BRINGS)
def test_brings_its_ship(sim: Make, game: OuterRim, card: str) -> None:
    """The old ship goes, its damage with it; the card has done its work and leaves the game."""
    ship, hyperdrive, combat, hull = BRINGS[card]
    table = stall(sim, "ship", card, damage={"ship": 2, "character": 1})
    assert ship in table.state.ships
    buy(table, f"{card}@ship")
    player = table.player()
    assert (player.ship, player.ship_flipped) == (ship, False)
    assert (player.ship_damage, player.character_damage) == (0, 1)
    values = shown(table)
    assert [values[each] for each in ("hyperdrive", "ship_combat", "hull")] == [
        hyperdrive,
        combat,
        hull,
    ]
    assert ship not in table.state.ships and card in table.state.removed
    assert plain(card_text(game.base.content, card).kind_line).startswith("Ship")
    assert plain(card_text(game.base.content, card).kind_line).split()[-5::2] == [
        str(hyperdrive),
        str(combat),
        str(hull),
    ]


def fits(sim: Make, ship: str, crew: int, cargo: int, mods: int) -> bool:
    """Return whether a ship holds this many of each."""
    cards = [*CREW[:crew], *CARGO[:cargo], *MODS[:mods]]
    try:
        sim(1, players=[{"space": "naboo", "ship": ship, "cards": cards}], step="action")
    except ValueError as problem:
        assert "slot" in str(problem)
        return False
    return True


def holds(slots: str, cargo: int, mods: int) -> bool:
    """Return whether the slots that a card lists hold this much cargo and this many mods."""
    parts = slots.replace(" and ", ", ").split(", ")
    room = {kind: int(n) for n, _, kind in (part.partition(" ") for part in parts)}
    over = max(0, cargo - room.get("cargo", 0)) + max(0, mods - room.get("mod", 0))
    return over <= room.get("cargo or mod", 0)


@pytest.mark.parametrize("card", SLOTS)
def test_slots(sim: Make, game: OuterRim, card: str) -> None:
    ship, slots = BRINGS[card][0], SLOTS[card]
    assert says(game, card, f"Slots: {slots}.")
    crew = int(slots[0])
    assert fits(sim, ship, crew, 0, 0)
    assert crew == len(CREW) or not fits(sim, ship, crew + 1, 0, 0)
    for cargo in range(4):
        for mods in range(4):
            assert fits(sim, ship, 0, cargo, mods) is holds(slots, cargo, mods)


@pytest.mark.parametrize("mine", [None, *PRICES])
def test_used_ship_for_sale_offers_what_is_dearer(
    sim: Make, game: OuterRim, mine: str | None
) -> None:
    own = {"ship": mine} if mine else {}
    worth = PRICES[mine] if mine else 0
    dearer = {f"buy_ship:{ship}" for ship, price in PRICES.items() if price > worth}
    table = buy(stall(sim, "ship", USED, **own), USED)
    assert {key for key in table.keys if key.startswith("buy_ship:")} == dearer
    assert says(game, USED, "You may buy any unused ship that costs more than yours")


@pytest.mark.parametrize("ship", PRICES)
def test_used_ship_for_sale_comes_damaged(sim: Make, game: OuterRim, ship: str) -> None:
    table = buy(stall(sim, "ship", USED), USED)
    table.choose(f"buy_ship:{ship}")
    while table.step == "barter":
        table.choose("pay")
    (bought,) = table.found(ShipBought, log=True)
    assert bought.ship == table.player().ship == ship
    assert table.player().credits == 40_000 - PRICES[ship]
    (hurt,) = table.found(DamageSuffered, log=True)
    assert (hurt.target, hurt.amount, table.player().ship_damage) == ("ship", 3, 3)
    assert USED in table.state.market["ship"]
    (card,) = [card for card, brought in BRINGS.items() if brought[0] == ship]
    assert card in table.state.removed and card not in table.state.market["ship"]
    assert says(game, USED, "3 damage")
    assert says(game, USED, "shuffle this card into its deck")


def test_used_ship_for_sale_may_be_left(sim: Make) -> None:
    table = buy(stall(sim, "ship", USED), USED)
    table.choose("pass")
    assert table.player().credits == 40_000 and table.player().ship == "g_1a_starfighter"
    assert USED in table.state.market["ship"]


def test_used_ship_for_sale_has_to_be_paid_in_full(sim: Make) -> None:
    table: Any = buy(stall(sim, "ship", USED, credits=9_999), USED)
    offered = {key for key in table.keys if key.startswith("buy_ship:")}
    assert offered == {"buy_ship:gx1_short_hauler", "buy_ship:hwk_290"}
    assert [each.price for each in table.found(CardBought, log=True)] == [0]
