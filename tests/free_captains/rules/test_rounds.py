"""Rounds, the Encounter Line, Sectors, and the end of a round."""

from __future__ import annotations

import pytest

from tests.free_captains.kit import (GAME, NEUTRAL, answer, clause, cubes, drawing, edit, engage,
    evade, keys, line, new, shown, step)  # fmt: skip

EASY = ("gf_16", "gf_01", "gf_07", "gf_02")
"""four cards of Strength 1"""


@pytest.mark.rule("FC-053", "FC-054", "FC-138", "FC-162", "FC-159", "FC-161")
def test_a_round_has_two_phases() -> None:
    state = line(*EASY)
    assert state.phase == "encounter" and state.round == 1
    engage(state, *EASY)
    assert state.phase == "search" and step(state) == "search"
    answer(state, "skip", "done")
    assert state.phase == "planet" and state.round == 2
    assert not state.line and not state.planet
    assert set(EASY) | {"pl_01"} <= set(state.gone)


@pytest.mark.rule("FC-056", "FC-057", "FC-R54")
def test_planets_are_chosen_and_the_row_refilled_when_empty() -> None:
    state = new(planets=("pl_01", "pl_02", "pl_03", "pl_04"), cards=EASY, aliens=NEUTRAL)
    assert set(keys(state)) == {"planet:pl_01", "planet:pl_02", "planet:pl_03"}
    assert clause(state, "planet:pl_04") == "FC-056"
    answer(state, "planet:pl_02")
    assert state.planet == "pl_02" and state.planets == ["pl_01", "pl_03"]
    engage(state, *EASY)
    answer(state, "skip", "done")
    assert state.planets == ["pl_01", "pl_03"]
    state = new(planets=("pl_01", "pl_02", "pl_03", "pl_04"), cards=EASY, aliens=NEUTRAL)
    answer(state, "planet:pl_02")
    edit(state, planets=[])
    engage(state, *EASY)
    answer(state, "skip", "done")
    assert len(state.planets) == 3 and state.planets[0] == "pl_04"


@pytest.mark.rule("FC-R79")
def test_fewer_planets_form_the_row_and_none_leave_a_round_without() -> None:
    state = new(cards=EASY, aliens=NEUTRAL)
    answer(state, keys(state)[0])
    edit(state, planets=[], planet_deck=["pl_05", "pl_06"])
    engage(state, *EASY)
    answer(state, "skip", "done")
    assert state.planets == ["pl_06", "pl_05"]
    state = new(cards=EASY, aliens=NEUTRAL)
    answer(state, keys(state)[0])
    edit(state, planets=[], planet_deck=[])
    engage(state, *EASY)
    answer(state, "skip", "done")
    assert state.planet == "" and state.round == 2 and state.phase == "encounter"


@pytest.mark.rule("FC-058", "FC-059", "FC-024", "FC-061", "FC-062", "FC-063", "FC-R78")
def test_four_cards_are_laid_in_the_order_drawn() -> None:
    state = line("gf_16", "gf_02", "gf_04", "lo_09")
    assert state.line == ["gf_16", "gf_02", "gf_04"]
    assert len(state.decks[0]) == 12
    assert state.bag == [4 + 1, 4 + 2, 4 + 1, 4 + 1, 5, 5]
    assert state.supply == [9, 8, 9, 10, 1, 5]


@pytest.mark.rule("FC-064", "FC-R78", "FC-R99")
def test_a_color_that_is_used_up_is_skipped() -> None:
    state = new(cards=("lo_04", "gf_01", "gf_16", "gf_02"), planets=("pl_01",), aliens=NEUTRAL)
    edit(state, supply=[1, 10, 10, 11, 1, 5])
    answer(state, "planet:pl_01")
    assert state.supply == [0, 10, 9, 10, 1, 5]
    assert state.bag[0] == 5 and state.bag[4:] == [5, 5]


@pytest.mark.rule("FC-065", "FC-066", "FC-180", "FC-R29", "FC-R30", "FC-R82")
def test_the_last_location_drawn_is_current() -> None:
    state = line("lo_01", "gf_16", "lo_02", "gf_02", location="")
    assert state.line == ["gf_16", "gf_02"]
    state = new(cards=("lo_01", "gf_16", "lo_02", "gf_02"), planets=("pl_01",), aliens=NEUTRAL)
    edit(state, location="lo_03")
    answer(state, "planet:pl_01")
    assert state.location == "lo_02" and state.gone == ["lo_03", "lo_01"]
    assert state.bag[3] == 4 + 1 + 1 + 1, "the discarded Location added its cubes"
    assert GAME.view(state, 0)["location"] == "lo_02"


@pytest.mark.rule("FC-R31", "FC-027", "FC-067", "FC-068")
def test_a_location_stays_and_works_by_the_sector() -> None:
    cards = ("lo_01", *EASY, "gf_03", "gf_04")
    state = line(*cards, aliens=("al_01", "al_02", "al_03"))
    assert shown(state, "gf_16")[2] == {"science": 1}, "the Combat row, in the Sector of Kah"
    edit(state, sector=1)
    assert shown(state, "gf_16")[2] == {}, "the Diplomacy row has no Strength"
    assert line(*EASY).location == ""


@pytest.mark.rule("FC-R77")
def test_a_line_of_locations_alone_is_empty() -> None:
    state = line("lo_01", "lo_02", "lo_04", "lo_07")
    assert state.line == [] and state.location == "lo_07"
    assert step(state) == "search"
    assert state.bag[:4] == [4 + 4, 4 + 1, 4, 4 + 3]


@pytest.mark.rule("FC-055", "FC-060", "FC-163", "FC-R38", "FC-R58")
def test_the_next_alien_follows_when_a_deck_is_empty() -> None:
    state = new(cards=EASY, aliens=NEUTRAL)
    for number in range(1, 13):
        assert state.sector == (number - 1) // 4 and state.round == number
        edit(state, abilities=[10, 8, 7], location="")
        if step(state) == "planet":  # the last of a row is taken without a question
            answer(state, keys(state)[0])
        edit(state, location="")
        while step(state) not in ("search", ""):
            options = keys(state)
            edit(state, abilities=[10, 8, 7])
            wanted = next((key for key in ("settle", "draw", "pass", "done") if key in options), "")
            answer(state, wanted or options[0])
        edit(state, abilities=[10, 8, 7])
        answer(state, "skip")
        if step(state) == "keep":
            assert not state.over
            answer(state, "done")
    assert state.over and state.lost == "decks" and state.round == 12


@pytest.mark.rule("FC-R37")
def test_a_round_that_draws_from_two_decks_belongs_to_the_first() -> None:
    state = new(planets=("pl_01",), aliens=("al_01", "al_02", "al_03"))
    edit(state, decks=[["gf_16", "gf_01"], ["gf_07", "gf_02", "gf_03"], []])
    answer(state, "planet:pl_01")
    assert state.line == ["gf_01", "gf_16", "gf_03", "gf_02"]
    assert state.sector == 0
    assert shown(state, "gf_01")[0] == 2, "Kah is still in force"
    state = new(planets=("pl_01",))
    edit(state, decks=[[], [], ["gf_01", "gf_02"]], sector=2)
    answer(state, "planet:pl_01")
    assert state.line == ["gf_02", "gf_01"]


@pytest.mark.rule("FC-086", "FC-160", "FC-R45")
def test_codes_and_keys_are_kept_when_the_round_ends() -> None:
    cards = ("gf_04", "gf_07", "gf_16", "gf_02")
    state = line(*cards)
    engage(state, *cards)
    assert state.hand == []
    answer(state, "skip")
    assert keys(state) == ["keep", "keep:gf_04", "keep:gf_07", "done"]
    assert clause(state, "keep:gf_16") == "FC-086"
    answer(state, "keep:gf_07", "done")
    assert state.hand == ["gf_07"] and "gf_04" in state.gone and "gf_07" not in state.gone


@pytest.mark.rule("FC-087", "FC-095", "FC-093", "FC-094")
def test_evaded_cards_stay_out_of_hand_and_search() -> None:
    cards = ("gf_04", "gf_03", "gf_06", "gf_07")
    state = line(*cards, faces=[1, 1], weapon_deck=["we_01", "we_02"])
    assert shown(state, "gf_07")[1] == "diplomacy"
    evade(state, "gf_04", "red", "red")
    assert GAME.view(state, 0)["line"][0]["fate"] == "evaded"
    assert shown(state, "gf_07")[1] == "combat"
    engage(state, "gf_03", "gf_06", "gf_07")
    assert GAME.view(state, 0)["cubes"] == 2 + 2 + 1
    answer(state, "skip")
    assert clause(state, "keep:gf_04") == "FC-087"


@pytest.mark.rule("FC-R91")
def test_the_player_orders_what_happens_at_once() -> None:
    """Drawn cubes are placed in any order."""
    state = line(*EASY, abilities=[5, 5, 5])
    engage(state, *EASY)
    with drawing(("red", "blue", "yellow", "white")):
        answer(state, "search")
    assert {"cube:red@combat", "cube:blue@diplomacy", "cube:yellow@deck"} <= set(keys(state))
    assert cubes(state) == 76
