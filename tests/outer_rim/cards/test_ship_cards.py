"""The ship deck, card by card."""

from __future__ import annotations

import pytest

from game.outer_rim.combat.events import DamageSuffered
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import ShipBought
from game.outer_rim.text.cards import card_text, plain
from tests.outer_rim.cards.bench import FIGURES, MARKET, SHIPS, Make, buy, room, says, shown, stall
from tests.specs import Row, for_each

BROUGHT = MARKET["ships"]
SHEETS = {row["ship"]: row for row in SHIPS["sheets"] if row["side"] == "front"}
PRICES = {row["ship"]: SHEETS[row["ship"]].number("cost") for row in BROUGHT}
USED = "used_ship_for_sale"
CREW = ("hired_help", "sy_snootles", "undercover_agent")
CARGO = ("salvage", "food_supplies", "coaxium_crystal")
MODS = ("ion_cannon", "quad_laser_cannon", "targeting_computer")


@for_each(BROUGHT)
def test_brings_its_ship(sim: Make, game: OuterRim, row: Row) -> None:
    """The old ship goes, its damage with it; the card has done its work and leaves the game."""
    card, ship = row["card"], row["ship"]
    figures = tuple(SHEETS[ship].number(column) for column in FIGURES)
    table = stall(sim, "ship", card, damage={"ship": 2, "character": 1})
    assert ship in table.state.ships
    buy(table, f"{card}@ship")
    player = table.player()
    assert (player.ship, player.ship_flipped) == (ship, False)
    assert (player.ship_damage, player.character_damage) == (0, 1)
    assert tuple(shown(table)[column] for column in FIGURES) == figures
    assert ship not in table.state.ships and card in table.state.removed
    kind = plain(card_text(game.base.content, card).kind_line)
    assert kind.startswith("Ship") and tuple(map(int, kind.split()[-5::2])) == figures


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
    there = room(slots)
    over = max(0, cargo - there["cargo"]) + max(0, mods - there["mod"])
    return over <= there["cargo or mod"]


@for_each(BROUGHT)
def test_slots(sim: Make, game: OuterRim, row: Row) -> None:
    ship = row["ship"]
    slots = SHEETS[ship]["slots"]
    assert says(game, row["card"], f"Slots: {slots}.")
    crew = room(slots)["crew"]
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
    (card,) = [row["card"] for row in BROUGHT if row["ship"] == ship]
    assert card in table.state.removed and card not in table.state.market["ship"]
    assert says(game, USED, "3 damage")
    assert says(game, USED, "shuffle this card into its deck")
