"""The action step and the market: what is for sale, what it costs, bartering, what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects.language import MARKET_DECKS
from game.outer_rim.events import CardGained, CreditsChanged
from game.outer_rim.game import OuterRim
from game.outer_rim.market.events import CardBought, MarketDiscarded, MarketRevealed

Make = Callable[..., Any]
TOPS = {
    "bounty": ["greedo_bounty", "hera_syndulla_bounty"],
    "cargo": ["salvage", "food_supplies"],
    "gear_and_mod": ["vibroknife", "improved_nav_computer", "armored_vest"],
    "job": ["the_kessel_run_job", "hired_help"],
    "luxury": ["dash_rendar", "stolen_jewels"],
    "ship": ["gx1_short_hauler_ship_card", "yt_1300_ship_card"],
}
"""known tops; most of the second cards show no patrol"""
FOOD, SALVAGE, SPICE = "buy:food_supplies@cargo", "buy:salvage@cargo", "buy:spice@cargo"
VEST, KNIFE = "buy:armored_vest@gear", "buy:vibroknife@gear"
HOME = {"space": "naboo", "credits": 20_000}
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")


def patrols(space: str) -> dict[str, Any]:
    """Return every patrol in one space: those in the player's own space have no move."""
    return {faction: {"level": 1, "space": space} for faction in FACTIONS}


def stand(sim: Make, decks: dict[str, list[str]] | None = None, **player: Any) -> Any:
    """Return a table with Boba Fett on Naboo in his action step, 20,000 credits, and known cards
    for sale."""
    mine = {**HOME, "cards": ["the_casino_heist_job"], **player}
    up = {
        deck: [card for card in cards if card not in mine["cards"]]
        for deck, cards in {**TOPS, **(decks or {})}.items()
    }
    players = [mine, {"space": "kessel"}]
    return sim(players=players, step="action", decks=up, patrols=patrols(mine["space"]))


def buy(table: Any, key: str, *goods: str) -> None:
    """Buy, bartering these goods; pay the rest in credits (automatic without goods)."""
    table.choose(key, *(f"barter:{card}" for card in goods))
    if "pay" in table.keys:
        table.choose("pay")


# --- discarding ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-121", "OR-122")
@pytest.mark.parametrize("space", ["naboo", "kessel", "ring_of_kafrene"])
def test_any_market_deck_may_be_discarded_from_on_a_planet(sim: Make, space: str) -> None:
    table = stand(sim, space=space)
    offered = [key for key in table.keys if key.startswith("discard:")]
    assert offered == [f"discard:{deck}" for deck in MARKET_DECKS]


@pytest.mark.rule("OR-123", "OR-124")
def test_the_top_card_goes_under_its_own_deck(sim: Make) -> None:
    table = stand(sim)
    before = {deck: cards for deck, cards in table.state.market.items()}
    table.choose("discard:cargo")
    first, *rest = before["cargo"]
    assert table.state.market["cargo"] == (*rest, first)
    assert {**table.state.market, "cargo": ()} == {**before, "cargo": ()}
    discarded, revealed = table.found(MarketDiscarded), table.found(MarketRevealed)
    assert [(each.deck, each.card) for each in discarded] == [("cargo", "salvage")]
    assert [(each.deck, each.card) for each in revealed] == [("cargo", "food_supplies")]
    assert FOOD in table.keys and SALVAGE not in table.keys


@pytest.mark.rule("OR-R27")
def test_an_empty_deck_offers_nothing(sim: Make) -> None:
    table = stand(sim)
    table.state.market["luxury"] = ()
    table.edited()
    assert "discard:luxury" not in table.keys
    assert len([key for key in table.keys if key.startswith("discard:")]) == 5
    assert table.refused("discard:luxury").clause == "OR-R27"
    assert not any("dash_rendar" in key for key in table.keys)


# --- paying --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-R44")
def test_a_card_not_sold_here_may_be_gained_here(sim: Make) -> None:
    table = sim(
        players=[{"space": "ryloth", "reputation": {"rebel": "neutral"}}, {"space": "kessel"}],
        step="encounter",
        decks={"naboo_ryloth": ["enc_naboo_ryloth_d"], "cargo": ["coaxium_crystal", "spice"]},
        patrols=patrols("nav_3"),
    )
    assert "ryloth" in table.game.base.content.assets["coaxium_crystal"].no_sale
    table.choose("draw:naboo_ryloth@ryloth", "choose:a")
    assert "coaxium_crystal" in table.player().cards


@pytest.mark.rule("OR-136", "OR-137")
def test_a_trait_does_nothing_until_something_refers_to_it(sim: Make) -> None:
    """Spice is illegal: it is bought like any cargo, and only its delivery looks at the trait."""
    table = stand(sim, {"cargo": ["spice", "salvage"]}, space="kessel")
    assert "illegal" in table.game.base.content.assets["spice"].traits
    buy(table, SPICE)
    assert table.player().credits == 17_000
    assert [type(each) for each in table.events][:3] == [CreditsChanged, CardBought, CardGained]
    assert table.player().character_damage == table.player().ship_damage == 0


@pytest.mark.rule("OR-136")
def test_traits_of_gear_and_cargo(game: OuterRim) -> None:
    found: dict[str, set[str]] = {}
    for asset in game.base.content.assets.values():
        for trait in asset.traits:
            found.setdefault(trait, set()).add(asset.kind)
    assert found == {"illegal": {"cargo"}, "weapon": {"gear"}, "armor": {"gear"}}


# --- bartering -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-150", "OR-R26")
def test_what_goods_bring_makes_a_card_affordable(sim: Make) -> None:
    cards = ["quad_laser_cannon"]
    assert KNIFE in stand(sim, cards=cards, credits=1_000).keys
    assert KNIFE not in stand(sim, cards=cards, credits=0).keys


@pytest.mark.rule("OR-R39")
def test_goods_from_an_encounter_deck_go_under_it(sim: Make) -> None:
    goods = "enc_navpoint_b"
    table = stand(sim, cards=[goods])
    assert table.game.base.content.assets[goods].cost == 2_000
    buy(table, KNIFE, goods)
    assert table.player().credits == 19_000
    assert table.state.encounters["navpoint"][-1] == goods
