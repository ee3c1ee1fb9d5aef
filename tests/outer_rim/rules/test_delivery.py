"""Delivering cargo and captured contacts: where, for what, in which order, and the die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    BountyClosed,
    CardDiscarded,
    CargoDelivered,
    CreditsChanged,
    DamageSuffered,
    DiceChanged,
    DiceRolled,
    GameEnded,
    ReputationChanged,
)
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
CARGO_HOLD = {"ship": "yv_666_light_freighter"}
"""three slots for cargo"""
FALCON = {"ship": "yt_1300_light_freighter", "ship_flipped": True}
SALVAGE, LOST, SPICE, WEAPONS = "salvage", "enc_navpoint_b", "spice", "stolen_weapons"
KRRSANTAN = "black_krrsantan_bounty"  # to Tatooine
MARKET_CARGO = {
    "coaxium_crystal": ("ryloth", 5_000, 0, {"imperial": 1}),
    "bacta_supplies": ("takodana", 6_000, 0, {}),
    "food_supplies": ("nal_hutta", 4_000, 0, {"hutt": 1}),
    "salvage": ("mon_calamari", 4_000, 0, {}),
    "spice": ("naboo", 8_000, 0, {}),
    "stolen_hyperfuel": ("ring_of_kafrene", 9_000, 1, {}),
    "stolen_prototype": ("cantonica", 6_000, 0, {}),
    "stolen_supplies": ("kessel", 5_000, 0, {}),
    "stolen_weapons": ("tatooine", 5_000, 0, {"hutt": 1}),
    "gift_for_jabba": ("tatooine", 0, 2, {"hutt": 1}),
}
"""planet, credits, fame and reputation"""


def hauler(sim: Make, space: str, *cards: str, dice: tuple[str, ...] = (), **player: Any) -> Any:
    """Return a table with Boba Fett in a space in his action step, with these cards, no credits,
    neutral to all."""
    captured = player.pop("captured", {})
    level = {faction: "neutral" for faction in FACTIONS}
    mine = {
        "space": space,
        "cards": list(cards),
        "credits": 0,
        "reputation": level,
        **CARGO_HOLD,
        **player,
    }
    table = sim(players=[mine, {"space": "lothal"}], step="action", dice=dice)
    if captured:
        for card, token in captured.items():
            lose_token(table, token)
            table.lay(card, captive=token)
    return table


def lose_token(table: Any, token: str) -> None:
    """Take a contact token off the map, as when it is captured."""
    state = table.state
    state.contacts = {
        place: "" if each == token else each for place, each in state.contacts.items()
    }
    state.aside = (*state.aside, token)


def due(table: Any) -> list[str]:
    """Return the cards that can be delivered now."""
    return [key.partition(":")[2] for key in table.keys if key.startswith("deliver:")]


def delivered(table: Any) -> list[str]:
    """Return the cargo delivered since the start, in order."""
    return [each.card for each in table.found(CargoDelivered, log=True)]


# --- where and for what --------------------------------------------------------------------------


@pytest.mark.rule("OR-180", "OR-181")
@pytest.mark.parametrize("card", list(MARKET_CARGO))
def test_cargo_is_delivered_on_its_planet_for_its_reward(
    sim: Make, game: OuterRim, card: str
) -> None:
    planet, credits, fame, standing = MARKET_CARGO[card]
    for space in game.base.galaxy(game.base.row).spaces:
        assert due(hauler(sim, space, card)) == ([card] if space == planet else [])
    table = hauler(sim, planet, card, dice=("hit",))
    table.choose(f"deliver:{card}")
    assert (table.player().credits, table.player().fame) == (credits, fame)
    gained = dict(zip(FACTIONS, table.player().reputation, strict=True))
    assert {faction: n for faction, n in gained.items() if n} == standing
    (event,) = table.found(CargoDelivered)
    assert (event.card, event.space) == (card, planet)


@pytest.mark.rule("OR-180")
def test_elsewhere_the_refusal_names_the_planet(sim: Make) -> None:
    table = hauler(sim, "naboo", SALVAGE)
    refusal = table.refused(f"deliver:{SALVAGE}")
    assert refusal.clause == "OR-180"
    assert "Mon Calamari" in refusal.reason and "Naboo" in refusal.reason


@pytest.mark.rule("OR-182")
@pytest.mark.parametrize(
    ("card", "space", "deck"),
    [
        (SALVAGE, "mon_calamari", "cargo"),
        ("gift_for_jabba", "tatooine", "luxury"),
        (LOST, "mon_calamari", "navpoint"),
    ],
)
def test_delivered_cargo_goes_under_its_deck(sim: Make, card: str, space: str, deck: str) -> None:
    table = hauler(sim, space, card)
    piles = table.state.market if deck in table.state.market else table.state.encounters
    before = piles[deck]
    assert card not in before
    table.choose(f"deliver:{card}")
    assert piles[deck] == (*before, card)
    assert card not in table.player().cards
    assert card not in table.state.removed
    assert [each.card for each in table.found(CardDiscarded)] == [card]


@pytest.mark.rule("OR-182")
def test_cargo_of_the_databank_returns_to_its_place_there(sim: Make) -> None:
    table = hauler(sim, "lothal", "databank_91_droid_parts")
    table.choose("deliver:databank_91_droid_parts")
    order = table.game.base.content.databank_order
    assert "databank_91_droid_parts" in table.state.databank
    assert list(table.state.databank) == sorted(table.state.databank, key=order.__getitem__)


@pytest.mark.rule("OR-181", "OR-182")
def test_the_reward_comes_before_the_card_is_discarded(sim: Make) -> None:
    table = hauler(sim, "ryloth", "coaxium_crystal")
    table.choose("deliver:coaxium_crystal")
    kinds = (CreditsChanged, ReputationChanged, CardDiscarded)
    order = [type(each) for each in table.events if isinstance(each, kinds)]
    assert set(order[:-1]) == {CreditsChanged, ReputationChanged}
    assert order[-1] is CardDiscarded


# --- bounties ------------------------------------------------------------------------------------


@pytest.mark.rule("OR-183")
def test_a_bounty_is_not_delivered_before_its_contact_is_captured(sim: Make) -> None:
    table = hauler(sim, "tatooine", KRRSANTAN)
    assert due(table) == []
    refusal = table.refused(f"deliver:{KRRSANTAN}")
    assert refusal.clause == "OR-183"
    assert table.game.base.content.assets[KRRSANTAN].name in refusal.reason


@pytest.mark.rule("OR-184")
def test_a_captive_is_delivered_on_the_planet_of_its_bounty(sim: Make, game: OuterRim) -> None:
    captive = {KRRSANTAN: "black_krrsantan"}
    planet = game.base.content.assets[KRRSANTAN].deliver_to
    for space in game.base.galaxy(game.base.row).spaces:
        table = hauler(sim, space, KRRSANTAN, captured=captive)
        assert due(table) == ([KRRSANTAN] if space == planet else [])


@pytest.mark.rule("OR-184", "OR-185")
def test_captives_and_cargo_go_in_one_deliver_action(sim: Make) -> None:
    cards = (KRRSANTAN, WEAPONS)
    table = hauler(sim, "tatooine", *cards, dice=("hit",), captured={KRRSANTAN: "black_krrsantan"})
    table.choose(f"deliver:{KRRSANTAN}")
    assert [each.how for each in table.found(BountyClosed)] == ["delivered"]
    assert table.keys == [f"deliver:{WEAPONS}", "done"]
    table.choose(f"deliver:{WEAPONS}")
    assert delivered(table) == [WEAPONS] and table.player().cards == ()


# --- several of them -----------------------------------------------------------------------------


@pytest.mark.rule("OR-185", "OR-186")
@pytest.mark.parametrize("order", [(SALVAGE, LOST), (LOST, SALVAGE)])
def test_all_that_is_due_goes_in_one_action_in_any_order(sim: Make, order: tuple[str, ...]) -> None:
    table = hauler(sim, "mon_calamari", SALVAGE, LOST, "bacta_supplies")
    assert sorted(due(table)) == sorted(order)
    first, second = order
    table.choose(f"deliver:{first}")
    assert table.player().credits == {SALVAGE: 4_000, LOST: 4_000}[first]  # one after another
    assert table.keys == [f"deliver:{second}", "done"]
    table.choose(f"deliver:{second}")
    assert delivered(table) == [*order]
    assert table.player().cards == ("bacta_supplies",)
    assert table.step == "action"


@pytest.mark.rule("OR-R51")
def test_a_player_may_keep_what_is_due(sim: Make) -> None:
    table = hauler(sim, "mon_calamari", SALVAGE, LOST)
    table.choose(f"deliver:{SALVAGE}", "done")
    assert table.player().cards == (LOST,)
    assert table.step == "action" and due(table) == []
    other = hauler(sim, "mon_calamari", SALVAGE, LOST)
    other.choose("end")  # without delivering at all
    assert other.player().cards == (SALVAGE, LOST)


@pytest.mark.rule("OR-R52")
def test_what_comes_after_the_deliver_action_waits_for_another_turn(sim: Make) -> None:
    """Bossk hands over cargo that is due here, after the delivery is done."""
    table = sim(
        players=[
            {"space": "mon_calamari", "cards": [SALVAGE]},
            {"space": "mon_calamari", "cards": [LOST]},
        ],
        step="action",
    )
    table.choose(f"deliver:{SALVAGE}")
    table.choose("trade@seat_1", f"ask:{LOST}", "propose", "accept")
    assert LOST in table.player().cards
    assert due(table) == []
    refusal = table.refused(f"deliver:{LOST}")
    assert refusal.clause == "OR-108"


@pytest.mark.rule("OR-R54")
def test_the_winning_fame_ends_the_game_between_deliveries(sim: Make) -> None:
    table = hauler(sim, "tatooine", WEAPONS, "gift_for_jabba", fame=8)
    assert sorted(due(table)) == ["gift_for_jabba", WEAPONS]
    table.choose("deliver:gift_for_jabba")  # 2 fame: 10 in all
    assert [each.seat for each in table.found(GameEnded)] == [0]
    assert table.keys == [] and WEAPONS in table.player().cards


# --- illegal cargo -------------------------------------------------------------------------------


@pytest.mark.rule("OR-187")
def test_illegal_cargo_and_no_other_rolls_a_die(game: OuterRim) -> None:
    cargo = [each for each in game.base.content.assets.values() if each.kind == "cargo"]
    for each in cargo:
        assert ("illegal" in each.traits) is (each.delivery_roll is not None), each.id


@pytest.mark.rule("OR-187")
def test_legal_cargo_rolls_nothing(sim: Make) -> None:
    table = hauler(sim, "mon_calamari", SALVAGE)
    table.choose(f"deliver:{SALVAGE}")
    assert table.found(DiceRolled) == []


@pytest.mark.rule("OR-187")
@pytest.mark.parametrize("face", ["hit", "crit", "focus", "blank"])
def test_one_die_is_rolled_and_only_a_hit_gets_past_security(sim: Make, face: str) -> None:
    """Stolen Weapons: without a hit, local security (3 dice) wants a word."""
    more = () if face == "hit" else ("crit", "crit", "crit", "hit", "blank", "blank")
    table = hauler(sim, "tatooine", WEAPONS, dice=(face, *more))
    table.choose(f"deliver:{WEAPONS}")
    first, *fights = table.found(DiceRolled)
    assert (first.purpose, first.faces) == ("delivery", (face,))
    assert bool(fights) is (face != "hit")
    damage = [each.amount for each in table.found(DamageSuffered)]
    assert damage == ([] if face == "hit" else [1])
    assert delivered(table) == [WEAPONS]  # trouble costs time, not the reward


@pytest.mark.rule("OR-187")
def test_trouble_may_cost_the_cargo(sim: Make) -> None:
    table = hauler(sim, "takodana", "enc_kessel_maelstrom_a", dice=("blank",))
    table.choose("deliver:enc_kessel_maelstrom_a", "choose:b")  # throw it out
    assert delivered(table) == [] and table.player().credits == 0
    assert table.player().cards == ()
    assert table.state.encounters["kessel_maelstrom"][-1] == "enc_kessel_maelstrom_a"


@pytest.mark.rule("OR-187")
def test_each_delivery_of_illegal_cargo_rolls_for_itself(sim: Make) -> None:
    cards = (WEAPONS, "databank_91_unlabelled_crates")
    table = hauler(sim, "tatooine", *cards, dice=("hit", "hit"))
    table.choose(f"deliver:{WEAPONS}", "deliver:databank_91_unlabelled_crates")
    rolls = table.found(DiceRolled, log=True)
    assert [each.purpose for each in rolls] == ["delivery", "delivery"]
    assert table.player().credits == 13_000


@pytest.mark.rule("OR-188")
@pytest.mark.parametrize("face", ["focus", "crit"])
def test_the_falcon_turns_two_results_into_a_third(sim: Make, face: str) -> None:
    table = hauler(sim, "naboo", SPICE, dice=(face,), **FALCON)
    table.choose(f"deliver:{SPICE}")
    power = f"turn:yt_1300_light_freighter.back@{face}"
    assert table.keys == [power, "keep"]
    table.choose(power)
    assert [each.faces for each in table.found(DiceChanged)] == [("hit",)]
    assert [each.now for each in table.found(CreditsChanged)] == [8_000]
    assert table.step == "action"  # no trouble


@pytest.mark.rule("OR-188")
def test_the_falcon_may_do_without(sim: Make) -> None:
    table = hauler(sim, "naboo", SPICE, dice=("focus",), **FALCON)
    table.choose(f"deliver:{SPICE}", "keep")
    assert table.step == "choose"  # an Imperial presence


@pytest.mark.rule("OR-188")
@pytest.mark.parametrize(("face", "trouble"), [("hit", False), ("blank", True)])
def test_the_falcon_does_nothing_for_other_results(sim: Make, face: str, trouble: bool) -> None:
    table = hauler(sim, "naboo", SPICE, dice=(face,), **FALCON)
    table.choose(f"deliver:{SPICE}")
    assert (table.step == "choose") is trouble
    assert table.found(DiceChanged) == []


@pytest.mark.rule("OR-188")
def test_the_falcon_as_it_is_printed(sim: Make, game: OuterRim) -> None:
    ship = game.base.content.ships["yt_1300_light_freighter"]
    assert (ship.cost, ship.front.hyperdrive, ship.back.hyperdrive) == (20_000, 7, 7)
    assert ship.back.name == "Millennium Falcon"
    table = hauler(sim, "naboo", SPICE, dice=("focus",), ship="yt_1300_light_freighter")
    table.choose(f"deliver:{SPICE}")
    assert table.step == "choose"  # the front has no such ability


# --- what cannot be delivered --------------------------------------------------------------------


@pytest.mark.rule("OR-180")
def test_only_own_cards_with_a_destination_are_delivered(sim: Make) -> None:
    table = hauler(sim, "mon_calamari", "vibroknife")
    assert due(table) == []
    for key in ("deliver:vibroknife", f"deliver:{SALVAGE}", "deliver:nothing_at_all"):
        assert table.refused(key).clause == "OR-180"


def test_a_job_is_no_delivery_where_it_is_done(sim: Make) -> None:
    """Only cargo is: a job too has a destination."""
    assert due(hauler(sim, "cantonica", "the_casino_heist_job")) == []


@pytest.mark.rule("OR-185")
def test_the_deliver_action_is_over_with_its_last_card(sim: Make) -> None:
    table = hauler(sim, "mon_calamari", SALVAGE, LOST)
    table.choose(f"deliver:{SALVAGE}")
    assert table.step == "deliver"
    table.choose(f"deliver:{LOST}")
    assert (table.step, due(table)) == ("action", [])
    table = hauler(sim, "mon_calamari", SALVAGE, LOST)
    table.choose(f"deliver:{SALVAGE}", "done")
    assert (table.step, table.player().cards) == ("action", (LOST,))
