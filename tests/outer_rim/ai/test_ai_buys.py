"""The purchases, deliveries and completed cards of the AI in the single-player game, and its goal
tokens."""

from __future__ import annotations

from typing import Any

import pytest

from game.outer_rim.ai import seats as ai_seats
from game.outer_rim.combat.events import DamageSuffered, DiceRolled, SkillTested
from game.outer_rim.events import (
    AILine,
    CardGained,
    CargoDelivered,
    CreditsChanged,
    DatabankDrawn,  # fmt: skip
    GoalTokenPlaced,
    GoalTokenTaken,
    JobEnded,
)
from game.outer_rim.market.events import (
    CardBartered,
    CardBought,
    MarketDiscarded,
    MarketRevealed,  # fmt: skip
    ShipBought,
)
from game.outer_rim.patrols.events import PatrolMoved
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


@pytest.mark.rule("OR-R94")
def test_it_discards_once_and_buys_nothing_if_the_next_will_not_do(sim: Make) -> None:
    table = shop(sim, CARGO, "stolen_weapons", "spice", ai={"credits": 0})  # the first: not here
    assert (thrown(table), bought(table)) == (["stolen_weapons"], [])
    assert table.state.market["cargo"][0] == "spice"
    line = table.found(AILine)[4]
    assert line.why == "too expensive" and not table.game.tell(table.state, line, None)


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


@pytest.mark.rule("OR-484", "OR-R50")
def test_the_next_card_moves_its_patrol_toward_the_ai(sim: Make) -> None:
    """Food supplies come up: a Hutt patrol moves 3, by a shortest path that the human picks."""
    table = shop(
        sim, CARGO, "salvage", "food_supplies", space="kessel",
        patrols={"hutt": {"level": 1, "space": "nal_hutta"}},
    )  # fmt: skip
    assert [each.card for each in table.found(MarketRevealed)] == ["food_supplies"]
    assert (table.step, table.seat) == ("patrol", 0)
    assert {key.partition("@")[2] for key in table.keys} == {"nav_14", "nav_15"}
    table.choose("patrol:hutt@nav_15")
    (move,) = table.found(PatrolMoved)
    assert move.path == ("nav_15", "tatooine", "kessel")


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


@pytest.mark.rule("OR-487")
def test_no_die_is_rolled_for_illegal_cargo(sim: Make) -> None:
    """Card 4 costs nothing; a human would have rolled, and failed with a blank."""
    table = arrive(sim, "ai_card_4", ["spice"], "nav_17", dice=["blank"])
    assert [each.card for each in table.found(CargoDelivered)] == ["spice"]
    assert table.found(DiceRolled) == table.found(DatabankDrawn) == []
    assert [each.amount for each in table.found(CreditsChanged)][0] == 8_000
    assert table.player(AI).ship_damage == 0


@pytest.mark.rule("OR-456", "OR-488")
def test_legal_cargo_costs_nothing(sim: Make) -> None:
    table = arrive(sim, "ai_card_5", ["salvage"], "nav_8")
    assert table.found(CargoDelivered)
    assert table.found(DamageSuffered) == []


@pytest.mark.rule("OR-488")
def test_the_price_of_illegal_cargo_names_its_cause(sim: Make) -> None:
    table = arrive(sim, "ai_card_1", ["spice"], "nav_17")
    assert [(each.amount, each.cause) for each in table.found(DamageSuffered)] == [(2, "illegal")]


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
