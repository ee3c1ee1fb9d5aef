"""Delivering cargo and captured contacts: where, for what, in which order, and the die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import (
    CardDiscarded,
    CargoDelivered,
    CreditsChanged,
    GameEnded,
    ReputationChanged,
)
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
CARGO_HOLD = {"ship": "yv_666_light_freighter"}
"""three slots for cargo"""
SALVAGE, LOST, SPICE, WEAPONS = "salvage", "enc_navpoint_b", "spice", "stolen_weapons"
KRRSANTAN = "black_krrsantan_bounty"  # to Tatooine


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
