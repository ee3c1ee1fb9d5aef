"""The action step and the market: what is for sale, what it costs, bartering, what comes next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.cards.effects import MARKET_DECKS
from game.outer_rim.events import (
    AbilityUsed,
    CardBartered,
    CardBought,
    CardDiscarded,
    CardGained,
    CreditsChanged,
    DeckShuffled,
    FameChanged,
    MarketDiscarded,
    MarketRevealed,
    PatrolMoved,
    StepBegan,
)
from game.outer_rim.game import OuterRim

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
SALES = ("buy", "discard")
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


def sales(table: Any) -> list[str]:
    """Return the options that deal with the market."""
    return [key for key in table.keys if key.partition(":")[0] in SALES]


def asked(table: Any) -> list[str]:
    """Return the options, except for deals with other players, which are always open."""
    return [key for key in table.keys if not key.startswith(("deal", "trade"))]


def buy(table: Any, key: str, *goods: str) -> None:
    """Buy, bartering these goods; pay the rest in credits (automatic without goods)."""
    table.choose(key, *(f"barter:{card}" for card in goods))
    if "pay" in table.keys:
        table.choose("pay")


def tops(table: Any) -> dict[str, str]:
    """Return the faceup card of every deck."""
    return {deck: cards[0] for deck, cards in table.state.market.items()}


# --- the action step -----------------------------------------------------------------------------


@pytest.mark.rule("OR-106", "OR-110")
def test_the_action_step_may_pass_without_an_action(sim: Make) -> None:
    table = stand(sim)
    table.choose("end")
    assert [each.step for each in table.found(StepBegan)] == ["encounter"]
    assert table.step == "encounter"


KINDS: dict[str, tuple[str, ...]] = {
    "market": ("discard:cargo", "done"),
    "deliver": ("deliver:coaxium_crystal",),
    "ability": ("use:shield_upgrade",),
}


@pytest.mark.rule("OR-106", "OR-107", "OR-109")
@pytest.mark.parametrize(
    "order",
    [
        ("market", "deliver", "ability"),
        ("ability", "market", "deliver"),
        ("deliver", "ability", "market"),
        ("ability", "deliver", "market"),
    ],
)
def test_actions_of_all_kinds_in_any_order(sim: Make, order: tuple[str, ...]) -> None:
    table = stand(
        sim,
        space="ryloth",
        cards=["coaxium_crystal", "shield_upgrade", "databank_13_chopper"],
        damage={"ship": 2},
    )
    for kind in order:
        assert table.step == "action"
        table.choose(*KINDS[kind])
    table.choose("end")
    assert table.step == "encounter"


@pytest.mark.rule("OR-108")
@pytest.mark.parametrize("first", [("discard:cargo", "done"), (VEST,)])
def test_one_market_action_a_step(sim: Make, first: tuple[str, ...]) -> None:
    table = stand(sim, {"gear_and_mod": ["armored_vest", "improved_nav_computer"]})
    table.choose(*first)
    assert table.step == "action"
    assert sales(table) == []
    assert table.refused("buy:the_kessel_run_job@job").clause == "OR-108"
    assert table.refused("discard:job").clause == "OR-108"


@pytest.mark.rule("OR-108")
def test_one_deliver_action_a_step(sim: Make) -> None:
    cards = ["coaxium_crystal"]
    table = stand(sim, space="ryloth", cards=cards)
    table.choose("deliver:coaxium_crystal")
    table.player().cards = ("coaxium_crystal",)
    table.edited()
    assert not any(key.startswith("deliver") for key in table.keys)
    assert table.refused("deliver:coaxium_crystal").clause == "OR-108"
    assert "discard:job" in table.keys  # the market is still open


# --- discarding ----------------------------------------------------------------------------------


@pytest.mark.rule("OR-121")
@pytest.mark.parametrize("space", ["nav_3", "the_maelstrom"])
def test_no_market_off_the_planets(sim: Make, space: str) -> None:
    table = stand(sim, space=space)
    assert sales(table) == []
    assert table.refused(SALVAGE).clause == "OR-121"
    assert table.refused("discard:cargo").clause == "OR-121"


@pytest.mark.rule("OR-121", "OR-122")
@pytest.mark.parametrize("space", ["naboo", "kessel", "ring_of_kafrene"])
def test_any_market_deck_may_be_discarded_from_on_a_planet(sim: Make, space: str) -> None:
    table = stand(sim, space=space)
    offered = [key for key in table.keys if key.startswith("discard:")]
    assert offered == [f"discard:{deck}" for deck in MARKET_DECKS]


@pytest.mark.rule("OR-122", "OR-126")
def test_both_parts_of_a_market_action_are_optional(sim: Make) -> None:
    table = stand(sim)
    table.choose("discard:cargo")
    assert "done" in table.keys  # no purchase after a discard
    other = stand(sim)
    buy(other, KNIFE)  # no discard before it
    assert "vibroknife" in other.player().cards


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


@pytest.mark.rule("OR-125")
def test_one_discard_a_market_action(sim: Make) -> None:
    table = stand(sim)
    table.choose("discard:cargo")
    assert not any(key.startswith("discard:") for key in table.keys)
    assert table.refused("discard:job").clause == "OR-125"
    assert table.refused("discard:cargo").clause == "OR-125"


@pytest.mark.rule("OR-R28")
def test_the_only_card_of_a_deck_comes_up_again(sim: Make) -> None:
    table = stand(sim)
    table.state.market["luxury"] = ("dash_rendar",)
    table.edited()
    table.choose("discard:luxury")
    assert table.state.market["luxury"] == ("dash_rendar",)
    assert [each.card for each in table.found(MarketRevealed)] == ["dash_rendar"]
    assert "buy:dash_rendar@crew" in table.keys


@pytest.mark.rule("OR-R27")
def test_an_empty_deck_offers_nothing(sim: Make) -> None:
    table = stand(sim)
    table.state.market["luxury"] = ()
    table.edited()
    assert "discard:luxury" not in table.keys
    assert len([key for key in table.keys if key.startswith("discard:")]) == 5
    assert table.refused("discard:luxury").clause == "OR-R27"
    assert not any("dash_rendar" in key for key in table.keys)


@pytest.mark.rule("OR-R27")
def test_effects_on_an_empty_deck_do_nothing(sim: Make) -> None:
    """A magnate sells a luxury, but there is none."""
    table = sim(
        players=[{"space": "cantonica", "credits": 20_000}, {"space": "kessel"}],
        step="encounter",
        decks={"ord_mantell_cantonica": ["enc_ord_mantell_cantonica_f"]},
    )
    table.state.market["luxury"] = ()
    table.edited()
    table.choose("draw:ord_mantell_cantonica@cantonica", "choose:a")
    assert table.seat == 1 and table.step == "planning"  # nothing was for sale: the turn is over
    assert table.player().credits == 20_000


# --- purchases -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-127")
def test_the_top_of_every_deck_is_for_sale(sim: Make) -> None:
    table = stand(sim)
    offered = {key for key in table.keys if key.startswith("buy:")}
    assert offered == {
        "buy:greedo_bounty@job",
        SALVAGE,
        KNIFE,
        "buy:the_kessel_run_job@job",
        "buy:dash_rendar@crew",
        "buy:gx1_short_hauler_ship_card@ship",
    }
    assert table.refused(FOOD).clause == "OR-127"  # second in its deck


@pytest.mark.rule("OR-126", "OR-127")
def test_after_a_discard_any_deck_is_for_sale(sim: Make) -> None:
    table = stand(sim)
    table.choose("discard:cargo")
    offered = [key for key in table.keys if key.startswith("buy:")]
    assert len(offered) == 6
    buy(table, KNIFE)
    assert table.player().cards[-1] == "vibroknife"


@pytest.mark.rule("OR-128")
def test_one_purchase_a_market_action(sim: Make) -> None:
    table = stand(sim)
    table.choose("discard:cargo")
    buy(table, KNIFE)
    assert table.step == "action"
    assert sales(table) == []


@pytest.mark.rule("OR-R30")
def test_no_discard_after_the_purchase(sim: Make) -> None:
    table = stand(sim)
    buy(table, KNIFE)
    assert not any(key.startswith("discard:") for key in table.keys)
    assert table.refused("discard:cargo").clause == "OR-108"


@pytest.mark.rule("OR-129")
def test_the_next_card_comes_up_after_a_purchase(sim: Make) -> None:
    table = stand(sim)
    deck = table.state.market["gear_and_mod"]
    buy(table, KNIFE)
    assert table.state.market["gear_and_mod"] == deck[1:]
    revealed = [(each.deck, each.card) for each in table.found(MarketRevealed)]
    assert revealed == [("gear_and_mod", "improved_nav_computer")]


@pytest.mark.rule("OR-130", "OR-168")
def test_the_patrol_of_the_card_that_comes_up_moves(sim: Make) -> None:
    table = sim(
        players=[{**HOME, "cards": []}, {"space": "kessel"}],
        step="action",
        decks={**TOPS, "gear_and_mod": ["vibroknife", "armored_vest"]},  # Hutt, 3 spaces
        patrols={
            "hutt": {"level": 1, "space": "nav_16"},
            "syndicate": {"level": 1, "space": "nav_9"},
        },
    )
    buy(table, KNIFE)
    while table.step == "patrol":
        table.choose(next(key for key in table.keys if key.startswith("patrol:hutt")))
    moves = table.found(PatrolMoved, log=True)
    assert [(each.faction, each.start) for each in moves] == [("hutt", "nav_16")]
    assert table.state.patrols["hutt"][1] == moves[0].path[-1]
    assert table.state.patrols["syndicate"][1] == "nav_9"  # that of the card bought stays


@pytest.mark.rule("OR-124", "OR-169")
def test_a_discard_moves_no_patrol(sim: Make) -> None:
    table = stand(sim, {"gear_and_mod": ["improved_nav_computer", "armored_vest"]})
    before = dict(table.state.patrols)
    table.choose("discard:gear_and_mod")
    assert tops(table)["gear_and_mod"] == "armored_vest"
    assert table.step == "market" and table.state.patrols == before


# --- paying --------------------------------------------------------------------------------------


@pytest.mark.rule("OR-131", "OR-132", "OR-133", "OR-134", "OR-507")
def test_the_price_is_spent_to_the_credit(sim: Make) -> None:
    table = stand(sim)
    buy(table, KNIFE)
    assert table.player().credits == 17_000
    spent = [(each.amount, each.now) for each in table.found(CreditsChanged)]
    assert spent == [(-3_000, 17_000)]
    assert [(each.card, each.price) for each in table.found(CardBought)] == [("vibroknife", 3_000)]
    assert [each.card for each in table.found(CardGained)] == ["vibroknife"]
    assert table.player().cards[-1] == "vibroknife"
    assert table.player(1).credits == stand(sim).player(1).credits  # to the supply, not to a player


@pytest.mark.rule("OR-131")
def test_a_card_may_cost_nothing(sim: Make) -> None:
    table = stand(sim, {"cargo": ["food_supplies"]}, credits=0)
    table.choose(FOOD)
    assert "food_supplies" in table.player().cards
    assert table.found(CreditsChanged) == []
    assert table.player().credits == 0


@pytest.mark.rule("OR-132", "OR-R26")
@pytest.mark.parametrize(("credits", "can"), [(2_000, False), (3_000, True)])
def test_only_what_can_be_paid_is_for_sale(sim: Make, credits: int, can: bool) -> None:
    table = stand(sim, credits=credits)
    assert (KNIFE in table.keys) is can
    if can:
        buy(table, KNIFE)
        assert table.player().credits == 0
    else:
        refusal = table.refused(KNIFE)
        assert refusal.clause == "OR-R26"
        assert "3000" in refusal.reason.replace(",", "") and "1000" in refusal.reason.replace(
            ",", ""
        )


@pytest.mark.rule("OR-135")
@pytest.mark.parametrize(("space", "can"), [("mon_calamari", False), ("naboo", True)])
def test_some_cards_are_not_sold_on_a_planet(sim: Make, space: str, can: bool) -> None:
    table = stand(sim, space=space)
    assert (SALVAGE in table.keys) is can
    if not can:
        refusal = table.refused(SALVAGE)
        assert refusal.clause == "OR-135" and "Mon Calamari" in refusal.reason


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


@pytest.mark.rule("OR-138")
def test_coaxium_crystal(sim: Make) -> None:
    decks = {"cargo": ["coaxium_crystal", "salvage"]}
    table = stand(sim, decks, space="ryloth")
    assert table.refused("buy:coaxium_crystal@cargo").clause == "OR-135"
    table = stand(sim, decks, credits=1_000)
    buy(table, "buy:coaxium_crystal@cargo")
    assert table.player().credits == 0 and "coaxium_crystal" in table.player().cards
    table = stand(sim, space="ryloth", credits=0, cards=["coaxium_crystal"])
    before = table.player().reputation
    table.choose("deliver:coaxium_crystal")
    assert table.player().credits == 5_000
    assert table.player().reputation == (before[0], before[1] + 1, *before[2:])


@pytest.mark.rule("OR-139")
def test_improved_nav_computer(sim: Make) -> None:
    table = stand(sim, {"gear_and_mod": ["improved_nav_computer"]}, credits=3_000)
    assert table.values().hyperdrive == 5
    buy(table, "buy:improved_nav_computer@mod")
    assert table.player().credits == 0
    assert table.values().hyperdrive == 6


@pytest.mark.rule("OR-140", "OR-R45")
def test_stolen_jewels(sim: Make) -> None:
    table = sim(
        players=[{**HOME, "cards": []}, {"space": "naboo", "credits": 0}],
        step="action",
        decks={**TOPS, "luxury": ["stolen_jewels"]},
        patrols={
            each: {"level": 1, "space": "naboo"}
            for each in ("hutt", "imperial", "rebel", "syndicate")
        },
    )
    assert table.game.base.content.assets["stolen_jewels"].cost == 10_000
    buy(table, "buy:stolen_jewels@cargo")
    assert table.player().credits == 10_000
    use = next(key for key in table.keys if key.startswith("use:stolen_jewels"))
    table.choose(use)  # gained earlier in the same step
    while table.step not in ("action", "planning"):
        table.choose(asked(table)[0])
    assert "stolen_jewels" not in table.player().cards
    assert table.state.market["luxury"][-1] == "stolen_jewels"
    assert (table.player().credits, table.player(1).credits) == (17_000, 7_000)
    assert {each.seat for each in table.found(FameChanged)} == {0, 1}
    assert (table.player().fame, table.player(1).fame) == (1, 1)


@pytest.mark.rule("OR-140")
def test_stolen_jewels_ask_for_company(sim: Make) -> None:
    table = stand(sim, cards=["stolen_jewels"])
    assert not any("stolen_jewels" in key for key in table.keys if key.startswith("use"))
    assert table.refused("use:stolen_jewels").clause == "OR-140"


@pytest.mark.rule("OR-R45")
def test_an_action_ability_is_used_up_card_by_card(sim: Make) -> None:
    table = stand(sim, cards=["shield_upgrade", "databank_13_chopper"], damage={"ship": 3})
    uses = {key for key in table.keys if key.startswith("use:")}
    table.choose("use:shield_upgrade")
    assert [each.ability for each in table.found(AbilityUsed)] == ["shield_upgrade"]
    assert {key for key in table.keys if key.startswith("use:")} == uses - {"use:shield_upgrade"}
    assert table.refused("use:shield_upgrade").clause == "OR-190"


# --- bartering -----------------------------------------------------------------------------------


@pytest.mark.rule("OR-150")
def test_goods_lower_the_price_by_their_cost(sim: Make) -> None:
    table = stand(
        sim,
        {"luxury": ["mandalorian_armor"]},
        cards=["salvage", "vibro_ax", "quad_laser_cannon"],  # 1,000, 5,000 and 2,000
        credits=2_000,
    )
    table.choose("buy:mandalorian_armor@gear")
    assert "pay" not in table.keys  # 10,000 owed
    table.choose("barter:salvage", "barter:vibro_ax")  # 4,000 owed: the last goods have to go too
    assert table.keys == ["barter:quad_laser_cannon"]  # unless somebody lends 2,000
    table.choose("barter:quad_laser_cannon")
    worth = [(each.card, each.worth) for each in table.found(CardBartered, log=True)]
    assert worth == [("salvage", 1_000), ("vibro_ax", 5_000), ("quad_laser_cannon", 2_000)]
    assert table.player().credits == 0
    assert table.player().cards == ("mandalorian_armor",)


@pytest.mark.rule("OR-150")
def test_bartering_is_a_choice(sim: Make) -> None:
    table = stand(sim, cards=["salvage"])
    table.choose(KNIFE)
    assert asked(table) == ["pay", "barter:salvage"]
    table.choose("pay")
    assert "salvage" in table.player().cards and table.player().credits == 17_000


@pytest.mark.rule("OR-150", "OR-R26")
def test_what_goods_bring_makes_a_card_affordable(sim: Make) -> None:
    cards = ["quad_laser_cannon"]
    assert KNIFE in stand(sim, cards=cards, credits=1_000).keys
    assert KNIFE not in stand(sim, cards=cards, credits=0).keys


@pytest.mark.rule("OR-151")
def test_only_cargo_gear_and_mods_are_bartered(sim: Make) -> None:
    table = stand(
        sim,
        cards=["greedo_bounty", "hired_help", "the_kessel_run_job", "salvage", "vibro_ax"],
    )
    table.choose(KNIFE)
    assert {key for key in table.keys if key.startswith("barter")} == {
        "barter:salvage",
        "barter:vibro_ax",
    }
    table.refused("barter:hired_help")
    table.refused("barter:greedo_bounty")
    table.refused("barter:the_kessel_run_job")


@pytest.mark.rule("OR-152", "OR-R33")
def test_bartered_cards_go_under_their_decks_in_the_order_chosen(sim: Make) -> None:
    for first, second in (("salvage", "spice"), ("spice", "salvage")):
        table = stand(
            sim,
            {"cargo": ["food_supplies"], "gear_and_mod": ["plastoid_armor"]},
            cards=["salvage", "spice"],
            ship="yv_666_light_freighter",
        )
        buy(table, "buy:plastoid_armor@gear", first, second)
        assert table.state.market["cargo"][-2:] == (first, second)
        assert table.state.market["cargo"][0] == "food_supplies"


@pytest.mark.rule("OR-R33")
def test_goods_are_under_the_deck_before_the_next_card_comes_up(sim: Make) -> None:
    table = stand(sim, cards=["vibro_ax"])
    table.state.market["gear_and_mod"] = ("armored_vest",)
    table.edited()
    table.choose(VEST, "barter:vibro_ax")
    assert table.state.market["gear_and_mod"] == ("vibro_ax",)
    revealed = [(each.deck, each.card) for each in table.found(MarketRevealed)]
    assert revealed == [("gear_and_mod", "vibro_ax")]


@pytest.mark.rule("OR-R29", "OR-R33")
def test_a_card_discarded_to_make_room_comes_up_in_an_empty_deck(sim: Make) -> None:
    table = stand(sim, cards=["vibro_ax", "plastoid_armor"])
    table.state.market["gear_and_mod"] = ("armored_vest",)
    table.edited()
    buy(table, VEST)
    table.choose("discard:plastoid_armor")
    assert table.state.market["gear_and_mod"] == ("plastoid_armor",)
    assert [each.card for each in table.found(MarketRevealed)] == ["plastoid_armor"]


@pytest.mark.rule("OR-153")
def test_bartering_never_pays_out(sim: Make) -> None:
    table = stand(sim, cards=["vibro_ax", "jetpack"], credits=500)
    table.choose(KNIFE, "barter:vibro_ax")  # 5,000 for 3,000
    assert table.player().credits == 500
    assert table.found(CreditsChanged) == []
    assert set(table.player().cards) == {"jetpack", "vibroknife"}
    assert [each.card for each in table.found(CardBought)] == ["vibroknife"]  # nothing left to owe


@pytest.mark.rule("OR-R39")
def test_a_card_without_a_cost_goes_home_for_nothing(sim: Make) -> None:
    crates = "databank_91_unlabelled_crates"
    table = stand(sim, cards=[crates], credits=3_000)
    assert table.game.base.content.assets[crates].cost == 0
    table.choose(KNIFE, f"barter:{crates}")
    assert crates in table.state.databank
    assert [each.worth for each in table.found(CardBartered)] == [0]
    assert table.player().credits == 0
    assert "vibroknife" in table.player().cards


@pytest.mark.rule("OR-R39")
def test_goods_from_an_encounter_deck_go_under_it(sim: Make) -> None:
    goods = "enc_navpoint_b"
    table = stand(sim, cards=[goods])
    assert table.game.base.content.assets[goods].cost == 2_000
    buy(table, KNIFE, goods)
    assert table.player().credits == 19_000
    assert table.state.encounters["navpoint"][-1] == goods


@pytest.mark.rule("OR-R32")
def test_no_right_to_discard_at_will(sim: Make) -> None:
    table = stand(sim, cards=["salvage", "vibro_ax"])
    assert not {"discard:salvage", "discard:vibro_ax"} & set(table.keys)
    assert table.refused("discard:salvage").clause == "OR-R32"
    table.choose("discard:cargo")
    assert table.refused("discard:salvage").clause == "OR-R32"


@pytest.mark.rule("OR-R32")
def test_nothing_is_bartered_for_a_free_card(sim: Make) -> None:
    table = stand(sim, {"cargo": ["food_supplies"]}, cards=["vibro_ax"])
    table.choose(FOOD)
    assert "vibro_ax" in table.player().cards
    assert table.step == "action" or table.step == "patrol"


# --- what cards put up for sale ------------------------------------------------------------------


def quartermaster(sim: Make, credits: int = 20_000, hutt: str = "nav_16", **more: Any) -> Any:
    """Begin Ord Mantell's encounter: the top gear or mod for 2,000 less."""
    return sim(
        players=[{"space": "ord_mantell", "credits": credits, **more}, {"space": "kessel"}],
        step="encounter",
        decks={
            "ord_mantell_cantonica": ["enc_ord_mantell_cantonica_f"],
            "gear_and_mod": ["vibro_ax", "armored_vest"],
        },
        patrols={"hutt": {"level": 1, "space": hutt}},
    )


@pytest.mark.rule("OR-R43")
def test_a_purchase_by_a_card_turns_up_the_next_and_moves_its_patrol(sim: Make) -> None:
    table = quartermaster(sim)
    table.choose("draw:ord_mantell_cantonica@ord_mantell", "choose:a")
    assert asked(table) == ["buy:vibro_ax@gear", "pass"]
    buy(table, "buy:vibro_ax@gear")
    assert table.player().credits == 17_000  # 5,000 less 2,000
    while table.step == "patrol":
        table.choose(asked(table)[0])
    assert "vibro_ax" in table.player().cards
    revealed = [each.card for each in table.found(MarketRevealed, log=True)]
    assert revealed == ["armored_vest"]
    assert [each.faction for each in table.found(PatrolMoved, log=True)] == ["hutt"]


@pytest.mark.rule("OR-R43")
def test_a_purchase_by_a_card_has_its_price(sim: Make) -> None:
    table = quartermaster(sim, credits=2_000, cards=["the_casino_heist_job"])
    table.choose("draw:ord_mantell_cantonica@ord_mantell", "choose:a")
    assert (table.step, table.keys) == ("offer", ["pass"])  # 3,000 is too much, without a loan
    table = quartermaster(sim, 1_000, "ord_mantell", cards=["quad_laser_cannon"])
    table.choose("draw:ord_mantell_cantonica@ord_mantell", "choose:a")
    table.choose("buy:vibro_ax@gear", "barter:quad_laser_cannon")
    assert [each.card for each in table.found(CardBartered)] == ["quad_laser_cannon"]
    assert table.player().credits == 0


@pytest.mark.rule("OR-R43", "OR-135")
@pytest.mark.parametrize(("card", "can"), [("stolen_supplies", False), ("salvage", True)])
def test_a_purchase_by_a_card_heeds_where_it_may_not_be_bought(
    sim: Make, card: str, can: bool
) -> None:
    table = sim(
        players=[{"space": "kessel", "credits": 9_000}, {"space": "naboo"}],
        step="encounter",
        decks={"kessel_maelstrom": ["enc_kessel_maelstrom_h"], "cargo": [card]},
    )
    table.choose("draw:kessel_maelstrom@kessel")
    table.choose("choose:b")  # the top cargo for 1,000 less
    assert (f"buy:{card}@cargo" in table.keys) is can
    assert (table.seat == 0) is can


@pytest.mark.rule("OR-R43")
@pytest.mark.parametrize(("credits", "can"), [(3_999, False), (4_000, True)])
def test_a_card_may_sell_where_there_is_no_market(sim: Make, credits: int, can: bool) -> None:
    table = sim(
        players=[{"space": "nav_9", "credits": credits}, {"space": "naboo"}],
        step="encounter",
        decks={"navpoint": ["enc_navpoint_i"], "gear_and_mod": ["vibro_ax"]},
    )
    table.player().cards = ()
    table.edited()
    table.choose("draw:navpoint@nav_9", "choose:c")  # the top gear or mod for 1,000 less
    assert ("buy:vibro_ax@gear" in table.keys) is can


# --- deals resolved when bought ------------------------------------------------------------------


@pytest.mark.rule("OR-R105", "OR-129")
def test_a_deck_reshuffled_by_a_purchase_turns_up_one_card(sim: Make) -> None:
    table = stand(sim, {"gear_and_mod": ["special_order"]})
    table.choose("buy:special_order", "name:gear")
    table.log.clear()
    table.choose("pass")
    assert {each.deck for each in table.found(DeckShuffled)} == {"gear_and_mod"}
    revealed = [(each.deck, each.card) for each in table.found(MarketRevealed)]
    assert revealed == [("gear_and_mod", tops(table)["gear_and_mod"])]
    assert "special_order" in table.state.market["gear_and_mod"]


@pytest.mark.rule("OR-R105", "OR-129")
def test_a_card_bought_out_of_a_deck_turns_up_one_card(sim: Make) -> None:
    table = stand(sim, {"gear_and_mod": ["special_order", "vibro_ax", "jetpack"]})
    table.choose("buy:special_order", "name:gear")
    assert asked(table) == ["buy:vibro_ax@gear", "buy:jetpack@gear", "pass"]
    table.log.clear()
    buy(table, "buy:vibro_ax@gear")
    revealed = [each.card for each in table.found(MarketRevealed)]
    assert revealed == [tops(table)["gear_and_mod"]]
    moved = table.found(PatrolMoved)
    assert len(moved) + (table.step == "patrol") <= 1  # one card came up: one patrol moves
    assert "vibro_ax" in table.player().cards
    assert "special_order" in table.state.market["gear_and_mod"]
    assert table.found(CardDiscarded) == []


@pytest.mark.rule("OR-R105")
def test_a_search_without_a_purchase_moves_no_patrol(sim: Make) -> None:
    table = sim(
        players=[{"space": "nal_hutta", "credits": 1_000}, {"space": "kessel"}],
        step="encounter",
        decks={"tatooine_nal_hutta": ["enc_tatooine_nal_hutta_b"]},
    )
    before = dict(table.state.patrols)
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    while table.step != "search":
        table.choose(asked(table)[0])
    table.log.clear()
    while table.step == "search":
        table.choose(asked(table)[-1])
    assert [each.card for each in table.found(MarketRevealed)] == [tops(table)["bounty"]]
    assert table.state.patrols == before


@pytest.mark.rule("OR-R105", "OR-130")
def test_a_deck_searched_for_a_purchase_is_shuffled_before_its_next_card_comes_up(
    sim: Make,
) -> None:
    table = sim(
        players=[{"space": "nal_hutta", "credits": 1_000}, {"space": "kessel"}],
        step="encounter",
        decks={
            "tatooine_nal_hutta": ["enc_tatooine_nal_hutta_b"],
            "bounty": ["greedo_bounty", "ziton_moj_bounty"],
        },
        patrols=patrols("nav_3"),
    )
    table.choose("draw:tatooine_nal_hutta@nal_hutta")
    while table.step != "search":
        table.choose(asked(table)[0])
    table.log.clear()
    table.choose("buy:greedo_bounty@job")
    told = [type(each) for each in table.log if type(each) in (DeckShuffled, MarketRevealed)]
    assert told == [DeckShuffled, MarketRevealed]
    assert [each.card for each in table.found(MarketRevealed, log=True)] == [tops(table)["bounty"]]
    icon = table.game.base.content.assets[tops(table)["bounty"]].patrol
    while table.step == "patrol":
        table.choose(asked(table)[0])
    moved = [each.faction for each in table.found(PatrolMoved, log=True)]
    assert moved == ([icon.faction] if icon else [])
    assert "greedo_bounty" in table.player().cards


def test_the_next_card_stays_covered_until_it_is_turned_up(sim: Make, game: OuterRim) -> None:
    """While room is made for a purchase nobody sees, or can guess, what comes up next."""
    table = sim(
        players=[{"space": "naboo", "credits": 9000, "cards": ["vibroknife", "vibro_ax"]}],
        decks={"gear_and_mod": ["armored_vest", "jetpack"]},
        step="action",
    )
    seen = game.view(table.state, 0)["market"]["gear_and_mod"]
    assert seen["top"] == "armored_vest"
    table.choose("buy:armored_vest@gear", "pay")
    assert table.step == "make_room"
    assert game.view(table.state, 0)["market"]["gear_and_mod"]["top"] is None
    guesses = {game.imagine(table.state, 0, n).market["gear_and_mod"][0] for n in range(8)}
    assert len(guesses) > 1
    table.choose("discard:vibroknife")
    assert game.view(table.state, 0)["market"]["gear_and_mod"]["top"] == "jetpack"


def test_a_purchase_tells_what_makes_way_for_it(sim: Make, game: OuterRim) -> None:
    """One cargo slot is full: buying cargo gives up the card in it, and says so beforehand."""
    for cards, told in ((["food_supplies"], True), ([], False)):
        table = sim(
            players=[{"space": "naboo", "credits": 9000, "cards": cards}],
            decks={"cargo": ["bacta_supplies"]},
            step="action",
        )
        decision = game.decision(table.state)
        assert decision is not None
        option = decision.find("buy:bacta_supplies@cargo")
        assert option is not None
        words = game.word(table.state, option).detail
        assert (", and you discard Food Supplies." in words) is told


# --- what cards give, sell and discard -----------------------------------------------------------


def bazaar(sim: Make, card: str, space: str = "ryloth", **more: Any) -> Any:
    """Return an encounter of Naboo or Ryloth, with all patrols far away."""
    player = {"space": space, "credits": 0, "reputation": {"rebel": "neutral"}, **more}
    table = sim(
        players=[player, {"space": "kessel"}],
        step="encounter",
        decks={"naboo_ryloth": [card]},
        patrols=patrols("nav_3"),
    )
    table.choose(f"draw:naboo_ryloth@{space}")
    return table


@pytest.mark.rule("OR-129", "OR-130")
def test_a_card_gained_free_turns_up_the_next_and_moves_its_patrol(
    sim: Make, game: OuterRim
) -> None:
    """Salvage comes aboard; the next cargo sends out a patrol."""
    table = sim(
        players=[{"space": "ryloth", "reputation": {"rebel": "neutral"}}, {"space": "kessel"}],
        step="encounter",
        decks={"naboo_ryloth": ["enc_naboo_ryloth_d"], "cargo": ["salvage", "coaxium_crystal"]},
        patrols=patrols("nav_3"),
    )
    icon = game.base.content.assets["coaxium_crystal"].patrol
    assert icon is not None
    table.choose("draw:naboo_ryloth@ryloth", "choose:a")
    while table.step in ("patrol", "make_room"):
        table.choose(asked(table)[0])
    shown = [each.card for each in table.found(MarketRevealed, log=True)]
    assert shown == ["coaxium_crystal"]
    assert {each.faction for each in table.found(PatrolMoved, log=True)} == {icon.faction}
    assert "salvage" in table.player().cards


def test_goods_are_sold_for_their_cost_and_more(sim: Make) -> None:
    """The quartermaster takes two, for 1,000 more than they cost."""
    goods = ["salvage", "vibro_ax", "quad_laser_cannon", "greedo_bounty"]
    table = bazaar(sim, "enc_naboo_ryloth_i", cards=goods)
    assert asked(table) == ["sell:salvage", "sell:vibro_ax", "sell:quad_laser_cannon", "done"]
    table.choose("sell:vibro_ax")
    assert table.player().credits == 5_000 + 1_000
    assert table.state.market["gear_and_mod"][-1] == "vibro_ax"
    assert asked(table) == ["sell:salvage", "sell:quad_laser_cannon", "done"]
    table.choose("sell:salvage")
    assert table.player().credits == 6_000 + 2_000
    assert table.step != "sell"  # two are enough
    assert set(table.player().cards) == {"quad_laser_cannon", "greedo_bounty"}


def test_nothing_has_to_be_sold(sim: Make) -> None:
    table = bazaar(sim, "enc_naboo_ryloth_i", cards=["salvage", "vibro_ax"])
    table.choose("done")
    assert table.step != "sell"
    assert table.player().cards == ("salvage", "vibro_ax")
    table = bazaar(sim, "enc_naboo_ryloth_i", cards=["greedo_bounty"])
    assert table.step != "sell"  # nothing that is asked for


@pytest.mark.rule("OR-R105")
def test_a_cheaper_ship_of_the_supply_costs_and_pays_nothing(sim: Make) -> None:
    table = bazaar(sim, "enc_naboo_ryloth_a", ship="yv_666_light_freighter")
    table.choose("buy_ship:hwk_290")
    assert (table.player().ship, table.player().credits) == ("hwk_290", 0)
    assert "" not in table.state.removed
    assert table.found(CardBought) == []


@pytest.mark.rule("OR-R105", "OR-R26")
@pytest.mark.parametrize(("credits", "can"), [(4_999, False), (5_000, True)])
def test_goods_help_to_buy_a_ship_of_the_supply(sim: Make, credits: int, can: bool) -> None:
    """10,000 for the Lancer, of which a vibro-ax pays half."""
    lancer = "buy_ship:lancer_class_pursuit_craft"
    table = bazaar(sim, "enc_naboo_ryloth_a", cards=["vibro_ax"], credits=credits)
    assert (lancer in table.keys) is can
    if can:
        table.choose(lancer, "barter:vibro_ax")
        assert (table.player().credits, table.player().cards) == (0, ())


def test_a_refusal_says_when_a_ship_is_traded_in(sim: Make) -> None:
    table = stand(sim, credits=0, cards=["greedo_bounty"])
    ship, gear = "buy:gx1_short_hauler_ship_card@ship", "buy:vibroknife@gear"
    assert "traded in" in table.refused(ship).reason
    assert "traded in" not in table.refused(gear).reason


@pytest.mark.rule("OR-122", "OR-123")
def test_a_market_action_granted_by_an_ability_begins_with_a_discard_too(sim: Make) -> None:
    """Doctor Aphra, who has met her goal, shops in the planning step."""
    table = sim(
        characters=("doctor_aphra", "bossk"),
        players=[{"space": "naboo", "flipped": True, "credits": 0}, {"space": "kessel"}],
        decks={"cargo": ["salvage", "food_supplies"]},
        patrols=patrols("naboo"),
    )
    table.choose("use:doctor_aphra.back.2", "discard:cargo")
    assert table.state.market["cargo"][-1] == "salvage"
    assert FOOD in table.keys
    assert not any(key.startswith("discard") for key in table.keys)  # one, and no more


@pytest.mark.rule("OR-R105", "OR-R26")
@pytest.mark.parametrize(("credits", "can"), [(7_999, False), (8_000, True)])
def test_a_ship_of_the_supply_may_be_cheaper(sim: Make, credits: int, can: bool) -> None:
    """The royal yard: any ship for 2,000 less, the Lancer for 8,000."""
    lancer = "buy_ship:lancer_class_pursuit_craft"
    terms = {"imperial": "neutral"}
    table = bazaar(sim, "enc_naboo_ryloth_e", "naboo", credits=credits, reputation=terms)
    assert (lancer in table.keys) is can
    if can:
        table.choose(lancer)
        assert table.player().credits == 0


@pytest.mark.parametrize(
    ("deal", "removed"), [("attend_statue_dedication", True), ("boonta_eve_classic", False)]
)
def test_a_deal_that_is_done_is_removed_or_discarded_as_it_says(
    sim: Make, deal: str, removed: bool
) -> None:
    table = stand(sim, {"luxury": [deal, "dash_rendar"]}, credits=15_000, cards=["greedo_bounty"])
    table.dice("crit", "crit")
    table.choose(f"buy:{deal}")
    while table.step != "action":
        table.choose(asked(table)[-1])
    assert (deal in table.state.removed) is removed
    assert (table.state.market["luxury"][-1] == deal) is not removed
    assert table.state.open == ()
