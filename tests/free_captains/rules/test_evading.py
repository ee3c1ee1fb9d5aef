"""Evading a card: the point, the cubes, and what follows from it."""

from __future__ import annotations

import pytest

from tests.free_captains.kit import (
    answer,
    clause,
    cubes,
    drawing,
    evade,
    keys,
    line,
    step,
)

MIXED = ("gf_04", "gf_03", "gf_06", "gf_16")


@pytest.mark.rule("FC-088", "FC-089", "FC-091")
def test_an_evade_costs_a_point_and_two_cubes() -> None:
    state = line(*MIXED)
    supply, bag = list(state.supply), list(state.bag)
    evade(state, "gf_04", "red", "blue", lose="science")
    assert state.abilities == [9, 7, 6]
    assert state.supply == [supply[0] + 1, supply[1] + 1, *supply[2:]]
    assert state.bag == [bag[0] - 1, bag[1] - 1, *bag[2:]] and cubes(state) == 76


@pytest.mark.rule("FC-088", "FC-R52")
def test_the_point_is_of_choice_and_above_zero() -> None:
    state = line(*MIXED, abilities=[3, 0, 3])
    answer(state, "evade:gf_04")
    assert keys(state) == ["lose:combat", "lose:science"]
    assert clause(state, "lose:diplomacy") == "FC-R52"


@pytest.mark.rule("FC-090", "FC-R07", "FC-R43", "FC-R44")
def test_other_colors_go_back() -> None:
    for seed in range(1, 12):
        state = line(*MIXED, seed=seed, bag=[1, 1, 0, 9, 5, 5], dice=[], faces=[])
        answer(state, "evade:gf_04", "lose:science")
        assert state.bag == [0, 0, 0, 9, 5, 5] and state.abilities == [9, 7, 6]
    state = line(*MIXED, bag=[0, 1, 0, 9, 5, 5], dice=[], faces=[])
    answer(state, "evade:gf_04", "lose:science")
    assert state.bag == [0, 0, 0, 9, 5, 5] and state.abilities == [10, 7, 6]


@pytest.mark.rule("FC-092", "FC-184", "FC-R72")
def test_a_cube_of_an_ability_at_zero_has_no_effect() -> None:
    state = line(*MIXED, abilities=[5, 0, 5])
    before = state.supply[1]
    evade(state, "gf_04", "blue", "blue")
    assert state.abilities == [4, 0, 5] and state.supply[1] == before + 2 and not state.over


@pytest.mark.rule("FC-R26", "FC-R99")
def test_fewer_cubes_are_taken_out_if_fewer_are_there() -> None:
    state = line(*MIXED, faces=[5, 5], bag=[4, 4, 4, 4, 5, 1])
    answer(state, "evade:gf_04", "lose:combat", "die:weapons_specialist@thin")
    with drawing(("red", "red")):
        answer(state, "step:weapons_specialist@1")
    assert state.bag[5] == 0 and state.abilities[0] == 7
    state = line(*MIXED, faces=[5, 5], bag=[4, 4, 4, 4, 5, 0])
    with drawing(("red", "red")):
        answer(state, "evade:gf_04", "lose:combat")
    assert step(state) == "face", "a die without effect is not offered"


@pytest.mark.rule("FC-128", "FC-R27")
def test_the_scanner_takes_a_chosen_cube_before_the_draw() -> None:
    state = line(*MIXED, dice=["scanning_technology"], faces=[3])
    answer(state, "evade:gf_04", "lose:combat", "die:scanning_technology@thin")
    answer(state, "step:scanning_technology@1")
    assert "out:yellow" not in keys(state)
    with drawing(("red", "red")):
        answer(state, "out:blue")
    assert state.abilities == [7, 8, 7], "blue lowers nothing, and two cubes are drawn all the same"


@pytest.mark.rule("FC-129", "FC-R27")
@pytest.mark.parametrize("color", ["yellow", "black", "red"])
def test_the_scanner_tries_a_random_cube(color: str) -> None:
    state = line(*MIXED, dice=["scanning_technology"], faces=[1])
    bag, supply = sum(state.bag), sum(state.supply)
    answer(state, "evade:gf_04", "lose:combat")
    with drawing((color,), ("blue", "blue")):
        answer(state, "die:scanning_technology@thin")
    out = 0 if color == "yellow" else 1
    assert sum(state.bag) == bag - 2 - out and sum(state.supply) == supply + 2 + out
    assert state.abilities == [9, 6, 7]
