"""Super Weapons: Understanding them, and their powers."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains.state import State
from tests.free_captains.kit import (
    GAME,
    answer,
    clause,
    drawing,
    edit,
    engage,
    evade,
    keys,
    left,
    line,
    owned,
    step,
)

EASY = ("gf_16", "gf_01", "gf_08", "gf_02")


def searched(*drawn: str, **fields: Any) -> State:
    """Return a game whose search has drawn four cubes."""
    state = line(*EASY)
    engage(state, *EASY)
    edit(state, **{"dice": [], "faces": [], "abilities": [5, 5, 5], **fields})
    with drawing(drawn):
        answer(state, "search")
    return state


@pytest.mark.rule("FC-153", "FC-154", "FC-155", "FC-R50")
def test_a_weapon_is_understood_with_its_cubes() -> None:
    state = searched("blue", "blue", "blue", "red", **owned("we_02", understood=False))
    answer(state, "cube:blue@we_02")
    assert state.understood == []
    answer(state, "cube:blue@we_02")
    assert state.understood == ["we_02"] and state.cubes_on["we_02"] == (0, 2, 0)
    assert clause(state, "cube:blue@we_02") == "FC-R50"
    answer(state, "cube:blue@supply", "cube:red@supply")
    assert state.cubes_on["we_02"] == (0, 2, 0)


@pytest.mark.rule("FC-156", "FC-R85", "FC-083")
def test_only_what_is_understood_has_its_power() -> None:
    state = line("gf_05", *EASY[:3], **owned("we_01", understood=False))
    answer(state, "engage:gf_05")
    assert clause(state, "power:we_01") == "FC-156"
    assert clause(state, "power:we_02") == "FC-145"
    state = line("gf_05", *EASY[:3], **owned("we_01"))
    assert clause(state, "power:we_01") == "FC-R85", "it is for the payment"
    answer(state, "engage:gf_05", "power:we_01")
    assert left(state) == {"combat": 1}


@pytest.mark.rule("FC-158", "FC-R86")
def test_a_weapon_without_cubes_is_active_at_once() -> None:
    state = searched("red", "blue", "orange", "white", **owned("we_06", understood=False))
    assert not any("we_06" in key for key in keys(state)), "it takes no cubes"
    assert GAME.play(state).active("we_06")
    state = line(*EASY, faces=[3, 6], **owned("we_06", understood=False))
    answer(state, "engage:gf_16", "settle")
    assert keys(state) == ["power:we_06", "pass"]
    answer(state, "power:we_06")
    assert state.faces == [4, 6]


@pytest.mark.rule("FC-R85")
def test_a_power_is_voluntary_and_for_the_encounter() -> None:
    state = line(*EASY, abilities=[5, 5, 5], **owned("we_04", "we_05"))
    answer(state, "engage:gf_16", "settle", "pass")
    assert state.powers == []
    engage(state, *EASY[1:])
    answer(state, "search")
    assert clause(state, "power:we_05") == "FC-R85" or step(state) != "probe"
    state = line(*EASY, **owned("we_05"))
    evade(state, "gf_16", "red", "red")
    answer(state, "power:we_05@gf_16")
    assert GAME.view(state, 0)["cubes"] == 1


@pytest.mark.rule("FC-168", "FC-165", "FC-R73")
def test_powers_apply_last() -> None:
    """Kah makes 6 of a Combat card of 5, the Planet 5 again; the weapon lowers that by 3."""
    state = line("gf_09", "gf_16", "gf_01", "gf_02", aliens=("al_01", "al_02", "al_03"),
                 planet="pl_06", **owned("we_01"))  # fmt: skip
    answer(state, "engage:gf_09")
    assert left(state) == {"combat": 5}
    answer(state, "power:we_01")
    assert left(state) == {"combat": 2}
