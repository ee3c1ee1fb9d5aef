"""Delivering cargo and captured contacts: where, for what, in which order, and the die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.outer_rim.events import CardDiscarded, CreditsChanged, ReputationChanged
from game.outer_rim.game import OuterRim

Make = Callable[..., Any]
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
CARGO_HOLD = {"ship": "yv_666_light_freighter"}
"""three slots for cargo"""
KRRSANTAN = "black_krrsantan_bounty"  # to Tatooine


def hauler(sim: Make, space: str, *cards: str, dice: tuple[str, ...] = (), **player: Any) -> Any:
    """Return a table with Boba Fett in a space in his action step, with these cards, no credits,
    neutral to all."""
    captured = player.pop("captured", {})
    level = {faction: "neutral" for faction in FACTIONS}
    mine = {
        "space": space, "cards": list(cards), "credits": 0, "reputation": level,
        **CARGO_HOLD,
        **player,
    }  # fmt: skip
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


@pytest.mark.rule("OR-184")
def test_a_captive_is_delivered_on_the_planet_of_its_bounty(sim: Make, game: OuterRim) -> None:
    captive = {KRRSANTAN: "black_krrsantan"}
    planet = game.base.content.assets[KRRSANTAN].deliver_to
    for space in game.base.galaxy(game.base.row).spaces:
        table = hauler(sim, space, KRRSANTAN, captured=captive)
        assert due(table) == ([KRRSANTAN] if space == planet else [])


# --- illegal cargo -------------------------------------------------------------------------------


@pytest.mark.rule("OR-187")
def test_illegal_cargo_and_no_other_rolls_a_die(game: OuterRim) -> None:
    cargo = [each for each in game.base.content.assets.values() if each.kind == "cargo"]
    for each in cargo:
        assert ("illegal" in each.traits) is (each.delivery_roll is not None), each.id
