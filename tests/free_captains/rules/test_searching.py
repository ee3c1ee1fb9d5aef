"""The Planet Search Phase: actions, the number of cubes, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains import events as e
from game.free_captains.state import State
from tests.free_captains.kit import (
    GAME,
    answer,
    clause,
    cubes,
    drawing,
    edit,
    engage,
    evade,
    keys,  # fmt: skip
    line,
    owned,
    step,
)

EASY = ("gf_16", "gf_01", "gf_08", "gf_02")
"""four cards of Strength 1 and 1 planet icon, without Codes and Keys"""
KAH = ("al_01", "al_02", "al_03")


def faced(planet: str = "pl_01", cards: tuple[str, ...] = EASY, **fields: Any) -> State:
    """Return a game before its search, all cards engaged; ``fields`` are changed then."""
    state = line(*cards, planet=planet)
    engage(state, *cards)
    return edit(state, **{"abilities": [5, 5, 5], "dice": [], "faces": [], **fields})


@pytest.mark.rule("FC-139", "FC-R53")
def test_the_search_is_an_option() -> None:
    state = faced(hand=["gf_04"])
    assert keys(state) == ["search", "skip"]
    bag = list(state.bag)
    answer(state, "skip")
    assert state.round == 2 and state.hand == ["gf_04"] and state.bag == bag
    assert clause(state, "action:pl_01") == "FC-142"


@pytest.mark.rule("FC-140", "FC-141", "FC-142", "FC-R81")
def test_a_planet_action_is_paid_with_cards_before_the_draw() -> None:
    state = faced(hand=["gf_04", "gf_10"])
    answer(state, "search")
    assert keys(state) == ["action:pl_01", "draw"]
    answer(state, "action:pl_01", "price:gf_04")
    assert state.hand == ["gf_10"] and "gf_04" in state.gone
    assert step(state) == "gain"
    answer(state, "gain:combat", "gain:combat")
    with drawing(("white",) * 4):
        answer(state, "gain:science")
    assert state.round == 2, "it is paid for once: nothing was left but to draw"


@pytest.mark.rule("FC-R81", "FC-140")
def test_a_price_needs_its_icons() -> None:
    state = faced(hand=["gf_07", "gf_12"], planet="pl_11")
    answer(state, "search")
    assert clause(state, "action:pl_11") == "FC-R81"
    assert clause(state, "action:pl_01") == "FC-140"
    state = faced(hand=["gf_07"], dice=["infiltration_agent"], faces=[1])
    answer(state, "search")
    assert clause(state, "action:pl_01") == "FC-140", "a Key is no Code"


@pytest.mark.rule("FC-R80")
def test_codes_and_keys_are_for_planet_actions_alone() -> None:
    state = line(*EASY, hand=["gf_04"])
    assert clause(state, "price:gf_04") == "FC-R80"
    assert not any("gf_04" in key for key in keys(state))


@pytest.mark.rule("FC-144", "FC-R81", "FC-R76")
def test_location_and_planet_change_the_number() -> None:
    assert GAME.view(faced(planet="pl_09"), 0)["cubes"] == 4 + 2
    state = faced(location="lo_07")
    assert GAME.view(state, 0)["cubes"] == 4 + 1
    state = line(*EASY)
    evade(state, "gf_16", "red", "red")
    assert GAME.view(state, 0)["cubes"] == 0
    state = line("ev_05", *EASY[:3])
    evade(state, "ev_05", "red", "red")
    assert GAME.view(state, 0)["cubes"] == 1, "its text counts it"


@pytest.mark.rule("FC-R83")
def test_the_number_is_never_below_zero_and_drawn_in_full() -> None:
    state = faced(more=-9)
    assert GAME.view(state, 0)["cubes"] == 0
    bag = list(state.bag)
    answer(state, "search")
    assert state.bag == bag
    state = faced(planet="pl_11", more=-3)
    answer(state, "search")
    assert state.round == 2, "of 1 cube not 2 fewer can be drawn, so it was drawn at once"
    state = faced(planet="pl_11", dice=["infiltration_agent"], faces=[1])
    answer(state, "search")
    assert "fewer:pl_11" in keys(state)
    answer(state, "fewer:pl_11", "gain:combat", "gain:combat", "gain:combat")
    assert GAME.view(state, 0)["cubes"] == 2
    assert clause(state, "fewer:pl_11") == "FC-144"


@pytest.mark.rule("FC-R48")
def test_a_bag_with_too_few_cubes_is_emptied() -> None:
    state = faced(bag=[1, 0, 0, 0, 0, 1])
    drawn = answer(state, "search")
    assert [len(each.cubes) for each in drawn if isinstance(each, e.CubesDrawn)] == [2]


@pytest.mark.rule("FC-145", "FC-R55", "FC-R02", "FC-R03")
def test_a_yellow_cube_takes_the_next_weapon() -> None:
    state = faced()
    deck = list(state.weapon_deck)
    with drawing(("yellow", "red", "white", "white")):
        answer(state, "search")
    answer(state, "cube:yellow@deck")
    assert state.weapons == [deck[-1]] and state.weapon_deck == deck[:-1]
    assert cubes(state) == 76 and clause(state, "cube:yellow@supply") == "FC-R47"


@pytest.mark.rule("FC-R84")
def test_a_yellow_cube_without_a_deck_goes_to_the_supply() -> None:
    state = faced(weapon_deck=[], dice=["scanning_technology"], faces=[5])
    supply = state.supply[4]
    with drawing(("yellow", "red", "white", "white")):
        answer(state, "search")
    assert clause(state, "cube:yellow@deck") == "FC-145"
    assert clause(state, "die:scanning_technology@weapon") == "FC-R65"
    answer(state, "cube:yellow@supply")
    assert state.supply[4] == supply + 1


@pytest.mark.rule("FC-146", "FC-147", "FC-148", "FC-R88", "FC-149")
def test_an_ability_cube_raises_its_ability_or_is_not_used() -> None:
    state = faced(abilities=[5, 10, 5], **owned("we_01", understood=False))
    with drawing(("red", "blue", "orange", "white")):
        answer(state, "search")
    assert set(keys(state)) == {
        "cube:red@combat", "cube:red@we_01", "cube:red@supply", "cube:blue@supply",
        "cube:orange@science", "cube:orange@we_01", "cube:orange@supply",
    }  # fmt: skip
    assert clause(state, "cube:red@science") == "FC-146"
    assert clause(state, "cube:blue@diplomacy") == "FC-148"
    assert clause(state, "cube:blue@we_01") == "FC-R50"
    supply = list(state.supply)
    answer(state, "cube:red@combat", "cube:orange@supply")
    assert state.abilities == [6, 10, 5]
    assert state.supply[0] == supply[0] + 1 and state.supply[2] == supply[2] + 1
    assert state.supply[1] == supply[1] + 1, "blue has no use"


@pytest.mark.rule("FC-150", "FC-R04", "FC-R51", "FC-R87")
def test_black_cubes_go_onto_the_quietus_until_it_is_passed() -> None:
    state = faced()
    with drawing(("black", "black", "red", "white")):
        answer(state, "search")
    assert state.collected == 2 and GAME.view(state, 0)["collected"] == 2
    assert cubes(state) == 76
    state = line(*EASY, aliens=KAH)
    engage(state, *EASY)
    edit(state, collected=1, dice=[], faces=[], abilities=[5, 5, 5])
    with drawing(("black", "red", "red", "white")):
        answer(state, "search")
    assert state.collected == 2, "its Sector is still to come"


@pytest.mark.rule("FC-151", "FC-R52", "FC-R51")
def test_a_late_black_cube_costs_a_point() -> None:
    state = faced(sector=1, abilities=[3, 0, 2], collected=4)
    supply = state.supply[3]
    with drawing(("black", "red", "white", "white")):
        answer(state, "search")
    assert {"cube:black@combat", "cube:black@science"} <= set(keys(state))
    assert clause(state, "cube:black@diplomacy") == "FC-R52"
    assert clause(state, "cube:black@supply") == "FC-151"
    answer(state, "cube:black@combat")
    assert state.abilities == [2, 0, 2] and state.supply[3] == supply + 1
    assert state.collected == 4, "cubes on its card stay"


@pytest.mark.rule("FC-R52", "FC-R59")
def test_a_late_black_cube_costs_nothing_if_nothing_is_left() -> None:
    state = faced(sector=1, abilities=[0, 0, 0])
    with drawing(("black", "red", "white", "white")):
        answer(state, "search")
    assert clause(state, "cube:black@supply") == "" and not state.over
    answer(state, "cube:black@supply")
    assert state.abilities == [0, 0, 0]
