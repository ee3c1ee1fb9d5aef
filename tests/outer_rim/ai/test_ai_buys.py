"""The purchases, deliveries and completed cards of the AI in the single-player game, and its goal
tokens."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.events import (
    AILine,
    CardBartered,
    CardBought,
    CardDiscarded,
    CardGained,
    CargoDelivered,
    CreditsChanged,
    DamageSuffered,
    DatabankDrawn,
    DiceRolled,
    GoalTokenPlaced,
    GoalTokenTaken,
    JobEnded,
    MarketDiscarded,
    MarketRevealed,
    PatrolMoved,
    ReputationChanged,
    ShipBought,
    SkillTested,
)
from tests.outer_rim.solo import AI, Make, solo, turn

CARGO, JOB, GEAR, SHIP = "ai_card_4", "ai_card_3", "ai_card_8", "ai_card_9"
"""AI cards that buy from one deck, whatever the slots"""
INCOME = 2_000
"""what the AI gains in its planning step where it has no goal"""


def shop(sim: Make, card: str, *tops: str, space: str = "tatooine", **more: Any) -> Any:
    """Play the AI's turn at a space with ``card``, these cards on top of the deck it buys from."""
    deck = {CARGO: "cargo", JOB: "job", GEAR: "gear_and_mod", SHIP: "ship"}[card]
    more.setdefault("ai", {}).setdefault("credits", 10_000)
    return turn(solo(sim, space, card=card, decks={deck: list(tops)}, **more))


def bought(table: Any) -> list[str]:
    """Return the cards bought."""
    return [each.card for each in table.found(CardBought)]


def thrown(table: Any) -> list[str]:
    """Return the cards discarded from the top of a market deck."""
    return [each.card for each in table.found(MarketDiscarded)]


# --- from which deck -----------------------------------------------------------------------------


@pytest.mark.rule("OR-474", "OR-480")
@pytest.mark.parametrize(
    ("card", "top"),
    [
        (CARGO, "bacta_supplies"),
        (JOB, "hutt_favor"),
        (GEAR, "armored_vest"),
        (SHIP, "gx1_short_hauler_ship_card"),
    ],
)
def test_the_ai_card_names_the_deck(sim: Make, card: str, top: str) -> None:
    table = shop(sim, card, top)
    assert bought(table) == [top]
    assert thrown(table) == []


@pytest.mark.rule("OR-457", "OR-474")
def test_the_sample_card_buys_a_job_if_all_cargo_slots_are_full(sim: Make) -> None:
    decks = {"cargo": ["salvage"], "job": ["hutt_favor"]}
    rich = {"credits": 9_000}
    table = turn(solo(sim, "tatooine", card="ai_card_1", decks=decks, ai=rich))
    assert bought(table) == ["salvage"]
    assert ai_seats.goals(table.state) == {"mon_calamari": 1}
    full = {**rich, "cards": ["bacta_supplies"]}
    goals = {"tatooine": 1}  # so that it stays
    table = turn(solo(sim, "tatooine", goals, card="ai_card_1", decks=decks, ai=full))
    assert bought(table) == ["hutt_favor"]
    assert ai_seats.goals(table.state) == {"tatooine": 1, "ord_mantell": 1}


@pytest.mark.rule("OR-457")
def test_a_slot_for_either_kind_is_an_empty_cargo_slot(sim: Make) -> None:
    """The smuggling compartment takes a cargo slot if need be, and brings one of its own."""
    decks = {"cargo": ["salvage"], "job": ["hutt_favor"]}
    for cards, card in (
        (["smuggling_compartment"], "salvage"),
        (["smuggling_compartment", "targeting_computer"], "salvage"),
        (["smuggling_compartment", "targeting_computer", "spice"], "hutt_favor"),
        (["smuggling_compartment", "spice"], "salvage"),
        (["smuggling_compartment", "spice", "stolen_hyperfuel"], "hutt_favor"),
    ):
        ai = {"cards": cards, "credits": 9_000}
        table = turn(solo(sim, "kessel", {"kessel": 1}, card="ai_card_1", decks=decks, ai=ai))
        assert bought(table) == [card], cards


# --- where and what ------------------------------------------------------------------------------


@pytest.mark.rule("OR-475")
@pytest.mark.parametrize("space", ["nav_16", "the_maelstrom"])
def test_off_a_planet_it_buys_nothing(sim: Make, space: str) -> None:
    """Nor does it discard, which is a part of buying."""
    table = shop(sim, CARGO, "coaxium_crystal", space=space)
    assert bought(table) == thrown(table) == []
    table = shop(sim, CARGO, "stolen_weapons", space=space, ai={"credits": 0})
    assert bought(table) == thrown(table) == []


@pytest.mark.rule("OR-476", "OR-482")
def test_a_card_that_cannot_be_bought_here_is_discarded(sim: Make) -> None:
    table = shop(sim, CARGO, "coaxium_crystal", "salvage", space="ryloth")
    assert (thrown(table), bought(table)) == (["coaxium_crystal"], ["salvage"])
    assert table.state.market["cargo"][-1] == "coaxium_crystal"
    table = shop(sim, CARGO, "coaxium_crystal", "salvage", space="naboo")
    assert (thrown(table), bought(table)) == ([], ["coaxium_crystal"])


@pytest.mark.rule("OR-477")
def test_a_card_too_dear_is_discarded(sim: Make) -> None:
    table = shop(sim, CARGO, "spice", "food_supplies", ai={"credits": 3_000 - INCOME - 1})
    assert (thrown(table), bought(table)) == (["spice"], ["food_supplies"])
    table = shop(sim, CARGO, "spice", "food_supplies", ai={"credits": 3_000 - INCOME})
    assert (thrown(table), bought(table)) == ([], ["spice"])
    assert table.player(AI).credits == 0


@pytest.mark.rule("OR-478", "OR-481")
def test_a_card_without_an_empty_slot_is_discarded(sim: Make) -> None:
    """A mod on board: another has no slot. It does not make room, and gear is bought."""
    table = shop(sim, GEAR, "ion_cannon", "armored_vest")
    assert (thrown(table), bought(table)) == (["ion_cannon"], ["armored_vest"])
    assert table.player(AI).cards[:2] == ("targeting_computer", "armored_vest")
    bare = {"cards": ["hutt_favor"]}
    table = shop(sim, GEAR, "ion_cannon", "armored_vest", goals={"tatooine": 1}, ai=bare)
    assert (thrown(table), bought(table)) == ([], ["ion_cannon"])


@pytest.mark.rule("OR-481")
def test_it_never_discards_its_own_to_make_room(sim: Make) -> None:
    ai = {"cards": ["bacta_supplies"], "credits": 9_000}
    decks = {"cargo": ["salvage", "spice"]}
    table = turn(solo(sim, "tatooine", {"tatooine": 1}, card=CARGO, decks=decks, ai=ai))
    assert (thrown(table), bought(table)) == (["salvage"], [])
    assert table.found(CardDiscarded) == []
    assert table.player(AI).cards[0] == "bacta_supplies"


@pytest.mark.rule("OR-R94")
def test_it_discards_once_and_buys_nothing_if_the_next_will_not_do(sim: Make) -> None:
    table = shop(sim, CARGO, "stolen_weapons", "spice", ai={"credits": 0})  # the first: not here
    assert (thrown(table), bought(table)) == (["stolen_weapons"], [])
    assert table.state.market["cargo"][0] == "spice"
    line = table.found(AILine)[4]
    told = table.game.tell(table.state, line, None)
    assert told == "Lando Calrissian does not buy: too expensive."


def test_a_deal_goes_into_no_slot(sim: Make) -> None:
    table = shop(sim, GEAR, "special_order", "armored_vest")
    assert (thrown(table), bought(table)) == (["special_order"], ["armored_vest"])
    table = shop(sim, SHIP, "used_ship_for_sale", "gx1_short_hauler_ship_card")
    assert (thrown(table), bought(table)) == (
        ["used_ship_for_sale"],
        ["gx1_short_hauler_ship_card"],
    )


@pytest.mark.rule("OR-474")
def test_crew_of_the_job_deck_is_bought_as_well(sim: Make) -> None:
    table = shop(sim, JOB, "hired_help")
    assert bought(table) == ["hired_help"]
    assert ai_seats.goals(table.state) == {}


# --- paying, and what follows --------------------------------------------------------------------


@pytest.mark.rule("OR-480", "OR-452")
def test_it_pays_and_takes_the_card_into_its_slot(sim: Make) -> None:
    table = shop(sim, CARGO, "salvage")
    player = table.player(AI)
    assert player.cards[:2] == ("targeting_computer", "salvage")
    assert [each.card for each in table.found(CardGained)][0] == "salvage"
    amounts = [each.amount for each in table.found(CreditsChanged) if each.cause == "salvage"]
    assert amounts == [-1_000]
    assert "salvage" not in table.state.market["cargo"]
    assert table.values(AI).count["cargo"] == 1
    assert not table.values(AI).fits({"cargo": 2})


@pytest.mark.rule("OR-463", "OR-465", "OR-457")
def test_a_card_bought_puts_a_goal_token_on_its_destination(sim: Make) -> None:
    table = shop(sim, CARGO, "salvage")
    assert [each.space for each in table.found(GoalTokenPlaced)] == ["mon_calamari"]
    assert ai_seats.goals(table.state) == {"mon_calamari": 1}
    table = shop(sim, JOB, "hutt_favor")
    assert ai_seats.goals(table.state) == {"ord_mantell": 1}
    shown = table.game.view(table.state, 0)["ai_goals"]
    assert shown == {"ord_mantell": 1}


@pytest.mark.rule("OR-465")
def test_a_second_card_for_a_planet_puts_a_second_token(sim: Make) -> None:
    decks = {"cargo": ["coaxium_crystal"]}
    ai = {"cards": ["imperial_favor"], "credits": 9_000}
    goals = {"naboo": 1, "ryloth": 1}
    table = turn(solo(sim, "naboo", goals, card=CARGO, decks=decks, ai=ai))
    assert ai_seats.goals(table.state) == {"naboo": 1, "ryloth": 2}


@pytest.mark.rule("OR-484", "OR-R50")
def test_the_next_card_moves_its_patrol_toward_the_ai(sim: Make) -> None:
    """Food supplies come up: a Hutt patrol moves 3, by a shortest path that the human picks."""
    table = shop(
        sim,
        CARGO,
        "salvage",
        "food_supplies",
        space="kessel",
        patrols={"hutt": {"level": 1, "space": "nal_hutta"}},
    )
    assert [each.card for each in table.found(MarketRevealed)] == ["food_supplies"]
    assert (table.step, table.seat) == ("patrol", 0)
    assert {key.partition("@")[2] for key in table.keys} == {"nav_14", "nav_15"}
    table.choose("patrol:hutt@nav_15")
    (move,) = table.found(PatrolMoved)
    assert move.path == ("nav_15", "tatooine", "kessel")


@pytest.mark.rule("OR-R50")
def test_a_patrol_out_of_reach_comes_by_a_shortest_path_too(sim: Make) -> None:
    """Toward a human it may take any way that ends nearer."""
    table = shop(
        sim,
        CARGO,
        "food_supplies",
        "salvage",
        space="lothal",
        patrols={"syndicate": {"level": 1, "space": "naboo"}},
    )
    (move,) = table.found(PatrolMoved, log=True)
    assert (move.faction, move.path) == ("syndicate", ("nav_17", "nav_16"))


# --- ships ---------------------------------------------------------------------------------------

GX1, LANCER, LIFTER = "gx1_short_hauler", "lancer_class_pursuit_craft", "heavy_duty_lifter"


@pytest.mark.rule("OR-479", "OR-483")
@pytest.mark.parametrize("top", ["hwk_290_ship_card", "gx1_short_hauler_ship_card"])
def test_only_a_ship_that_costs_more_is_bought(sim: Make, top: str) -> None:
    """In a ship of 10,000 it passes over those of 5,000; in one of 5,000 over an equal."""
    for own in (GX1, LIFTER):
        if own in top:
            continue
        ai = {"ship": own, "credits": 30_000}
        table = shop(sim, SHIP, top, f"{LANCER}_ship_card", ai=ai)
        assert thrown(table) == [top]
        assert bought(table) == ([f"{LANCER}_ship_card"] if own == GX1 else [])


@pytest.mark.rule("OR-R95")
def test_its_ship_is_bartered_but_not_its_goods(sim: Make) -> None:
    """10,000 less 5,000: it needs 5,000 in credits, whatever its mod of 3,000 is worth."""
    ai = {"ship": GX1, "credits": 5_000 - INCOME}
    table = shop(sim, SHIP, f"{LANCER}_ship_card", ai=ai)
    assert [(each.ship, each.before) for each in table.found(ShipBought)] == [(LANCER, GX1)]
    assert table.found(CardBought)[0].price == 5_000
    assert table.found(CardBartered) == []
    assert "targeting_computer" in table.player(AI).cards
    ai = {"ship": GX1, "credits": 5_000 - INCOME - 1}
    table = shop(sim, SHIP, f"{LANCER}_ship_card", ai=ai)
    assert thrown(table)[:1] == [f"{LANCER}_ship_card"]
    assert table.found(CardBartered) == []


@pytest.mark.rule("OR-R101")
def test_a_card_that_leaves_unrewarded_takes_its_goal_token_along(sim: Make) -> None:
    """From 3 places for cargo to 2: the human chooses what goes."""
    ai = {
        "ship": "yv_666_light_freighter",
        "cards": ["salvage", "spice", "bacta_supplies"],
        "credits": 30_000,
    }
    goals = {"tatooine": 1, "mon_calamari": 1, "naboo": 1, "takodana": 1}
    decks = {"ship": ["yt_1300_ship_card"]}
    table = turn(solo(sim, "tatooine", goals, card=SHIP, ai=ai, decks=decks))
    assert (table.step, table.seat) == ("surplus", 0)
    table.choose("discard:spice")
    assert [each.space for each in table.found(GoalTokenTaken)] == ["naboo"]
    assert ai_seats.goals(table.state) == {"tatooine": 1, "mon_calamari": 1, "takodana": 1}


# --- cargo ---------------------------------------------------------------------------------------


def arrive(sim: Make, card: str, cargo: list[str], space: str, **more: Any) -> Any:
    """Play the AI's turn with cargo, beside its destination."""
    ai = {"cards": cargo, **more.pop("ai", {})}
    return turn(solo(sim, space, card=card, ai=ai, **more))


@pytest.mark.rule("OR-463", "OR-466", "OR-456")
def test_cargo_is_delivered_and_a_goal_token_taken(sim: Make) -> None:
    table = arrive(sim, "ai_card_1", ["salvage"], "nav_8")
    (done,) = table.found(CargoDelivered)
    assert (done.card, done.space) == ("salvage", "mon_calamari")
    assert table.found(GoalTokenTaken)[0].space == "mon_calamari"
    assert [each.amount for each in table.found(CreditsChanged)][0] == 4_000
    assert "salvage" not in table.player(AI).cards


@pytest.mark.rule("OR-466")
def test_one_token_goes_for_one_card(sim: Make) -> None:
    goals = {"mon_calamari": 2}
    table = arrive(sim, "ai_card_9", ["salvage"], "nav_8", goals=goals)
    assert ai_seats.goals(table.state) == {"mon_calamari": 1}


@pytest.mark.rule("OR-456")
def test_cargo_for_elsewhere_is_kept(sim: Make) -> None:
    table = arrive(sim, "ai_card_1", ["bacta_supplies"], "tatooine", goals={"tatooine": 1})
    assert table.found(CargoDelivered) == []
    assert "bacta_supplies" in table.player(AI).cards


@pytest.mark.rule("OR-487")
def test_no_die_is_rolled_for_illegal_cargo(sim: Make) -> None:
    """Card 4 costs nothing; a human would have rolled, and failed with a blank."""
    table = arrive(sim, "ai_card_4", ["spice"], "nav_17", dice=["blank"])
    assert [each.card for each in table.found(CargoDelivered)] == ["spice"]
    assert table.found(DiceRolled) == table.found(DatabankDrawn) == []
    assert [each.amount for each in table.found(CreditsChanged)][0] == 8_000
    assert table.player(AI).ship_damage == 0


@pytest.mark.rule("OR-456", "OR-488")
@pytest.mark.parametrize(
    ("card", "damage"), [("ai_card_1", 2), ("ai_card_5", 3), ("ai_card_9", 0), ("ai_card_7", 0)]
)
def test_some_ai_cards_make_illegal_cargo_cost_damage(sim: Make, card: str, damage: int) -> None:
    """After the delivery; 3 would be the hull of its ship, so it flies another."""
    table = arrive(sim, card, ["spice"], "nav_17", ai={"ship": GX1})
    assert [each.card for each in table.found(CargoDelivered)] == ["spice"]
    found = [(each.target, each.amount) for each in table.found(DamageSuffered)]
    assert found == ([("ship", damage)] if damage else [])
    assert table.player(AI).ship_damage == damage


@pytest.mark.rule("OR-456", "OR-488")
def test_legal_cargo_costs_nothing(sim: Make) -> None:
    table = arrive(sim, "ai_card_5", ["salvage"], "nav_8")
    assert table.found(CargoDelivered)
    assert table.found(DamageSuffered) == []


def test_card_7_asks_for_reputation_instead(sim: Make) -> None:
    table = arrive(sim, "ai_card_7", ["spice"], "nav_17")
    (change,) = table.found(ReputationChanged)
    assert (change.seat, change.faction, change.now) == (AI, "imperial", -1)


# --- jobs ----------------------------------------------------------------------------------------

KESSEL_RUN = "the_kessel_run_job"


@pytest.mark.rule("OR-459", "OR-463", "OR-466", "OR-485", "OR-486")
@pytest.mark.parametrize("card", ["ai_card_1", "ai_card_10"])
def test_a_job_is_just_rewarded(sim: Make, card: str) -> None:
    """5 skills that it does not have are asked for; nothing is drawn, tested or rolled."""
    table = arrive(sim, card, [KESSEL_RUN], "nav_13", ai={"credits": 0}, dice=["blank"] * 4)
    (done,) = table.found(JobEnded)
    assert (done.seat, done.card, done.completed) == (AI, KESSEL_RUN, True)
    for kind in (DatabankDrawn, SkillTested, DiceRolled):
        assert table.found(kind) == []
    player = table.player(AI)
    assert player.fame == 2
    assert KESSEL_RUN not in player.cards and KESSEL_RUN in table.state.removed
    assert "kessel" not in ai_seats.goals(table.state)
    assert [each.amount for each in table.found(CreditsChanged)][-1] == 10_000


@pytest.mark.rule("OR-485")
def test_a_job_waits_for_an_ai_card_that_lets_it_be_completed(sim: Make) -> None:
    table = arrive(sim, JOB, [KESSEL_RUN], "nav_13")
    assert table.player(AI).space == "kessel"
    assert table.found(JobEnded) == []
    assert KESSEL_RUN in table.player(AI).cards


@pytest.mark.rule("OR-R98")
@pytest.mark.parametrize("place", [0, 1])
def test_the_human_chooses_between_two_jobs(sim: Make, place: int) -> None:
    jobs = [KESSEL_RUN, "rescue_from_the_mines_job"]
    table = arrive(sim, "ai_card_10", jobs, "nav_13", decks={"cargo": ["food_supplies", "salvage"]})
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert (table.step, table.seat, table.keys) == ("ai.job", 0, [f"job:{each}" for each in jobs])
    table.choose(f"job:{jobs[place]}")
    assert [each.card for each in table.found(JobEnded)] == [jobs[place]]
    assert jobs[1 - place] in table.player(AI).cards
    assert ai_seats.goals(table.state)["kessel"] == 1


@pytest.mark.rule("OR-R98")
def test_the_human_chooses_within_a_reward(sim: Make) -> None:
    """Rooting out spies: Imperial or Rebel reputation."""
    table = arrive(sim, "ai_card_6", ["rooting_out_spies_job"], "nav_19", ai={"credits": 0})
    while table.step == "patrol":
        table.choose(table.keys[0])
    assert (table.step, table.seat) == ("choose", 0)
    table.choose(table.keys[1])
    assert table.player(AI).reputation == (0, 0, 1, 0)
