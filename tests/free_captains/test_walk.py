"""The walk through the clauses: two rounds and the endings, step by step (section 23)."""

from __future__ import annotations

import pytest

from game.free_captains.state import State
from tests.free_captains.kit import GAME, answer, cubes, drawing, edit, keys, new, shown

LINE = ("gf_01", "lo_01", "gf_04", "gf_12", "gf_18", "gf_09", "ag_09", "ev_02")


def begun() -> State:
    """Return the game of the walk before its first Planet."""
    return new(cards=LINE, planets=("pl_06", "pl_01"), weapons=("we_01",))


def first_round(state: State) -> None:
    """Play the first round to its search."""
    answer(state, "planet:pl_06")
    answer(state, "engage:gf_01", "die:infiltration_agent@diplomacy", "step:infiltration_agent@1")
    answer(state, "settle")
    answer(state, "engage:gf_04", "settle")
    answer(state, "engage:gf_12", "die:weapons_specialist@combat", "step:weapons_specialist@1")
    answer(state, "settle")


@pytest.mark.rule(
    "FC-075", "FC-076", "FC-082", "FC-R13", "FC-R19", "FC-R36", "FC-R63", "FC-R64", "FC-R74"
)
def test_the_cards_of_the_first_round() -> None:
    state = begun()
    first_round(state)
    assert state.abilities == [10, 8, 2]
    assert state.faces == [5, 5]
    assert state.fates == ["engaged"] * 3


@pytest.mark.rule("FC-143", "FC-145", "FC-152", "FC-R31", "FC-R47", "FC-R49")
def test_the_first_search_of_the_walk() -> None:
    state = begun()
    first_round(state)
    with drawing(("yellow", "red", "white")):
        answer(state, "search")
    answer(state, "cube:yellow@deck")
    assert state.weapons == ["we_01"]
    white = state.bag[5]
    answer(state, "cube:red@we_01")
    assert state.cubes_on["we_01"] == (1, 0, 0) and state.bag[5] == white + 1
    answer(state, "keep")
    assert state.hand == ["gf_04", "gf_12"] and state.location == "lo_01"
    assert cubes(state) == 76


def second_round(state: State) -> None:
    """Play on to the second line."""
    first_round(state)
    with drawing(("yellow", "red", "white")):
        answer(state, "search")
    answer(state, "cube:yellow@deck", "cube:red@we_01", "keep", "planet:pl_01")


@pytest.mark.rule("FC-084", "FC-140", "FC-142", "FC-150", "FC-R35", "FC-R42", "FC-R71", "FC-R72")
def test_the_second_round_of_the_walk() -> None:
    state = begun()
    second_round(state)
    with drawing(("blue", "orange")):
        answer(state, "evade:gf_18", "draw")
    assert shown(state, "gf_09") == (6, "science", {"science": 1})
    white = state.bag[5]
    with drawing(("red", "red")):
        answer(state, "evade:gf_09", "lose:combat", "die:weapons_specialist@thin")
        answer(state, "step:weapons_specialist@1")
        while "out:white" in keys(state):
            answer(state, "out:white")
        if "draw" in keys(state):
            answer(state, "draw")
    assert state.bag[5] == white - 2 and state.abilities[0] == 7
    assert state.faces == [4, 5]
    assert shown(state, "ag_09") == (3, "diplomacy", {})
    answer(state, "engage:ag_09", "die:infiltration_agent@diplomacy", "step:infiltration_agent@1")
    answer(state, "settle")
    assert state.abilities == [7, 6, 1]
    assert shown(state, "ev_02") == (2, "science", {})
    answer(state, "engage:ev_02", "pay:combat@science", "pay:combat@science")
    assert state.abilities[0] == 3
    answer(state, "gain:science", "gain:science")
    assert state.abilities == [3, 6, 3]
    assert GAME.view(state, 0)["cubes"] == 1
    answer(state, "search", "action:pl_01")
    assert "gf_04" in state.gone
    with drawing(("black",)):
        answer(state, "gain:combat", "gain:combat", "gain:combat")
    assert state.collected == 1 and cubes(state) == 76


@pytest.mark.rule("FC-171", "FC-R58")
def test_lost_by_decks_when_a_round_begins() -> None:
    state = begun()
    first_round(state)
    edit(state, decks=[[], [], []])
    answer(state, "skip")
    assert not state.over
    answer(state, "keep")
    assert state.over and state.lost == "decks"


@pytest.mark.rule("FC-R57", "FC-R89")
def test_the_last_weapon_wins_at_once() -> None:
    state = begun()
    first_round(state)
    edit(state, weapons=["we_02", "we_03", "we_04", "we_05"], weapon_deck=["we_01"],
         cubes_on={f"we_0{n}": (0, 0, 0) for n in (2, 3, 4, 5)}, sector=1,
         aliens=["al_03", "al_01", "al_02"])  # fmt: skip
    with drawing(("yellow", "black", "white")):
        answer(state, "search")
    points = list(state.abilities)
    answer(state, "cube:yellow@deck")
    result = GAME.result(state)
    assert state.over and result is not None and result.winner == 0
    assert state.abilities == points
