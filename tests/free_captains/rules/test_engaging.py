"""Engage, Evade and weapons."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains.state import State
from tests.free_captains.kit import (GAME, answer, clause, cubes, drawing, edit, engage, evade,
    keys, left, line, owned, shown, step)  # fmt: skip

MIXED = ("gf_04", "gf_03", "gf_06", "gf_16")
"""Diplomacy 2, Combat 2, Science 3, Combat 1"""
KAH = ("al_01", "al_02", "al_03")


@pytest.mark.rule("FC-070", "FC-072", "FC-188", "FC-071", "FC-R76")
def test_cards_are_faced_from_the_left_with_the_location_first() -> None:
    state = line("lo_06", "gf_04", "gf_03", "gf_06")
    assert state.abilities[2] == 8, "the Location gave a point before the choice"
    assert {"engage:gf_04", "evade:gf_04"} <= set(keys(state))
    assert clause(state, "engage:gf_03") == "FC-070" == clause(state, "evade:gf_06")
    engage(state, "gf_04")
    assert state.abilities[2] == 8, "only the first card of the line"
    assert "engage:gf_03" in keys(state)


@pytest.mark.rule("FC-071", "FC-R76", "FC-069", "FC-077", "FC-078")
def test_the_location_changes_every_card_of_its_kind() -> None:
    state = line("lo_01", "gf_04", "gf_03", "ag_01", aliens=KAH)
    assert [shown(state, card)[2] for card in ("gf_04", "gf_03", "ag_01")] == [
        {"science": 1}, {"science": 1}, {},
    ]  # fmt: skip


@pytest.mark.rule("FC-080", "FC-R35")
def test_a_single_card_is_engaged_by_its_own_icon() -> None:
    state = line("lo_01", "lo_02", "lo_07", "gf_04")
    assert state.line == ["gf_04"] and shown(state, "gf_04")[1] == "diplomacy"


@pytest.mark.rule("FC-R36", "FC-081", "FC-082", "FC-085")
def test_points_are_paid_and_engaged_cards_stay() -> None:
    state = line(*MIXED)
    engage(state, *MIXED)
    assert state.line == list(MIXED) and state.fates == ["engaged"] * 4
    assert state.abilities == [10 - 2 - 3, 8 - 1, 7 - 2]
    assert GAME.view(state, 0)["abilities"] == {"combat": 5, "diplomacy": 7, "science": 5}


@pytest.mark.rule("FC-079", "FC-096", "FC-179", "FC-073")
def test_a_card_of_strength_zero_must_be_evaded() -> None:
    state = line("gf_18", *MIXED[:3])
    assert clause(state, "engage:gf_18") == "FC-079"
    assert "evade:gf_18" in keys(state)


@pytest.mark.rule("FC-084", "FC-177")
def test_two_points_of_one_ability_for_one_of_another() -> None:
    state = line("gf_16", "gf_01", "gf_07", "gf_02")
    answer(state, "engage:gf_16", "pay:diplomacy@combat")
    assert state.abilities == [10, 6, 7] and state.fates[0] == "engaged"


@pytest.mark.rule("FC-R42", "FC-R40")
def test_nothing_is_spent_that_leaves_a_card_unpaid() -> None:
    """A point, a die's other part, or a power that would make the rest too dear is refused."""
    state = line("gf_04", "gf_07", "gf_16", "gf_02", abilities=[1, 1, 1], faces=[1, 3])
    answer(state, "engage:gf_04", "pay:diplomacy@diplomacy")
    assert keys(state) == ["step:infiltration_agent@1", "step:infiltration_agent@2"]
    assert left(state) == {"diplomacy": 1}, "the bonus is the only use left, and taken at once"
    answer(state, "step:infiltration_agent@1")
    assert state.fates[0] == "engaged" and state.more == 0
    state = line("gf_04", "gf_07", "gf_16", "gf_02", abilities=[5, 5, 0], **owned("we_02"))
    answer(state, "engage:gf_04", "pay:diplomacy@diplomacy")
    edit(state, dice=[], faces=[], abilities=[1, 1, 1])
    assert clause(state, "power:we_02@combat") == ""
    edit(state, abilities=[0, 1, 1])
    assert clause(state, "power:we_02@combat") == "FC-R42"


@pytest.mark.rule("FC-R66")
def test_a_bonus_serves_one_strength() -> None:
    """A card with 2 Combat and 1 Diplomacy: +2 any pays one of them, and is not split."""
    state = line("gf_15", "gf_16", "gf_07", "gf_02", faces=[4, 6])
    answer(state, "engage:gf_15")
    assert {"die:weapons_specialist@combat", "die:weapons_specialist@diplomacy"} <= set(keys(state))
    answer(state, "die:weapons_specialist@diplomacy", "step:weapons_specialist@1")
    assert left(state) == {"combat": 2}


@pytest.mark.rule("FC-181", "FC-182", "FC-183", "FC-078")
def test_the_example_of_guardforce_five() -> None:
    """In the Sector of Kah it demands 4 of one icon and 1 of another."""
    state = line("lo_01", "gf_05", "gf_16", "gf_01", aliens=KAH)
    assert shown(state, "gf_05") == (4, "combat", {"science": 1}), "Kah adds to Combat's own alone"
    engage(state, "gf_05")
    assert state.abilities == [6, 8, 6]


@pytest.mark.rule("FC-R39")
def test_events_are_faced_like_agents() -> None:
    state = line("lo_05", "ev_04", "gf_16", "gf_01")
    assert shown(state, "ev_04")[2] == {"science": 1} and shown(state, "gf_16")[2] == {}
    engage(state, "ev_04")
    assert state.fates[0] == "engaged"


@pytest.mark.rule("FC-R75", "FC-165", "FC-166", "FC-167")
def test_the_alien_acts_in_its_own_sector_before_the_location() -> None:
    """Base 2, Kah makes 3, the Planet 2; the Location adds a Strength of its own."""
    from game.free_captains.rules.demand import Change, demand

    state = line("lo_01", "gf_03", "gf_16", "gf_01", aliens=KAH, planet="pl_06")
    changes: list[Change] = []
    assert demand(GAME.play(state), 0, changes).own == 2
    assert [change.by for change in changes] == ["al_01", "lo_01", "pl_06"]
    edit(state, sector=1)
    changes = []
    demand(GAME.play(state), 0, changes)
    assert [change.by for change in changes] == ["pl_06"]


@pytest.mark.rule("FC-164", "FC-069", "FC-028")
def test_texts_outrank_the_booklet() -> None:
    """A card that is engaged by its own icon, and an Evade that costs no point."""
    state = line("gf_14", "gf_03", "gf_16", "gf_01")
    assert shown(state, "gf_14")[1] == "science"
    state = line("lo_09", "gf_03", "gf_16", "gf_01", aliens=KAH)
    evade(state, "gf_03", "red", "blue")
    assert state.abilities == [9, 7, 7]


@pytest.mark.rule("FC-172", "FC-R60", "FC-170")
def test_the_last_payment_can_lose_the_game() -> None:
    state = line("gf_16", "gf_01", "gf_07", "gf_02", abilities=[1, 0, 5])
    answer(state, "engage:gf_16", "pay:combat@combat")
    assert state.over and state.lost == "abilities" and state.fates[0] == ""


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
