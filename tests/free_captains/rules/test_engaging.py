"""Facing a card and engaging it: Strength, icons, payment."""

from __future__ import annotations

import pytest

from game.free_captains.frames import Facing
from game.free_captains.rules import facing
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
    shown,
    step,
)

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


@pytest.mark.rule("FC-074", "FC-075", "FC-076")
def test_the_neighbor_lends_its_icon() -> None:
    state = line(*MIXED)
    assert [shown(state, card)[:2] for card in MIXED] == [
        (2, "combat"), (2, "science"), (3, "combat"), (1, "diplomacy"),
    ]  # fmt: skip


@pytest.mark.rule("FC-080", "FC-R35")
def test_a_single_card_is_engaged_by_its_own_icon() -> None:
    state = line("lo_01", "lo_02", "lo_07", "gf_04")
    assert state.line == ["gf_04"] and shown(state, "gf_04")[1] == "diplomacy"


@pytest.mark.rule("FC-R35", "FC-093")
def test_evaded_cards_lend_no_icon() -> None:
    state = line(*MIXED, faces=[1, 1])
    edit(state, fates=["", "evaded", "evaded", ""])
    assert shown(state, "gf_04")[1] == "combat", "that of the fourth card"
    edit(state, fates=["evaded", "evaded", "evaded", ""])
    assert shown(state, "gf_16")[1] == "combat", "its own"
    edit(state, fates=["evaded", "", "", ""])
    assert shown(state, "gf_16")[1] == "combat", "that of the second card, from the left again"


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


@pytest.mark.rule("FC-R40", "FC-073", "FC-081")
def test_what_cannot_be_paid_must_be_evaded() -> None:
    state = line(*MIXED, abilities=[1, 1, 1], faces=[1, 1])
    assert clause(state, "engage:gf_04") == ""  # 1 point and the die's
    edit(state, dice=[], faces=[])
    assert clause(state, "engage:gf_04") == "FC-081"
    assert keys(state) == ["evade:gf_04"]


@pytest.mark.rule("FC-083", "FC-R19")
def test_a_die_pays_instead_of_points_or_with_them() -> None:
    state = line("gf_05", "gf_16", "gf_01", "gf_02")
    answer(state, "engage:gf_05", "die:weapons_specialist@combat", "step:weapons_specialist@1")
    assert left(state) == {"combat": 1}
    answer(state, "settle")
    assert state.abilities == [9, 8, 7]
    state = line("gf_16", "gf_01", "gf_05", "gf_02")
    answer(state, "engage:gf_16", "die:weapons_specialist@combat", "step:weapons_specialist@1")
    assert state.abilities == [10, 8, 7] and state.fates[0] == "engaged", "the rest is lost"


@pytest.mark.rule("FC-084", "FC-177")
def test_two_points_of_one_ability_for_one_of_another() -> None:
    state = line("gf_16", "gf_01", "gf_07", "gf_02")
    answer(state, "engage:gf_16", "pay:diplomacy@combat")
    assert state.abilities == [10, 6, 7] and state.fates[0] == "engaged"


@pytest.mark.rule("FC-R42", "FC-084")
def test_a_point_is_never_met_by_one_each_of_two_others() -> None:
    state = line("gf_01", "gf_02", "gf_07", "gf_16", abilities=[1, 1, 0], dice=[], faces=[])
    assert clause(state, "engage:gf_01") == "FC-081"
    edit(state, abilities=[2, 1, 0])
    assert clause(state, "engage:gf_01") == ""
    answer(state, "engage:gf_01")
    assert clause(state, "pay:diplomacy@science") == "FC-084"


@pytest.mark.rule("FC-R42")
def test_the_exchange_is_used_several_times_and_by_choice() -> None:
    state = line("gf_05", "gf_16", "gf_01", "gf_02")
    answer(state, "engage:gf_05", "pay:diplomacy@combat", "pay:science@combat")
    answer(state, "die:weapons_specialist@combat", "step:weapons_specialist@1")
    assert state.abilities == [10, 6, 5] and state.fates[0] == "engaged"


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


@pytest.mark.rule("FC-R41", "FC-081")
def test_payment_is_exact() -> None:
    state = line(*MIXED)
    before = sum(state.abilities)
    answer(state, "engage:gf_04", "pay:combat@combat", "pay:combat@combat")
    assert step(state) == "face" and sum(state.abilities) == before - 2
    answer(state, "engage:gf_03")
    assert clause(state, "pay:combat@combat") == "FC-R41"


@pytest.mark.rule("FC-R66")
def test_a_bonus_serves_one_strength() -> None:
    """A card with 2 Combat and 1 Diplomacy: +2 any pays one of them, and is not split."""
    state = line("gf_15", "gf_16", "gf_07", "gf_02", faces=[4, 6])
    answer(state, "engage:gf_15")
    assert {"die:weapons_specialist@combat", "die:weapons_specialist@diplomacy"} <= set(keys(state))
    answer(state, "die:weapons_specialist@diplomacy", "step:weapons_specialist@1")
    assert left(state) == {"combat": 2}


@pytest.mark.rule("FC-R73", "FC-R19")
def test_a_help_in_paying_does_not_force_an_evade() -> None:
    state = line("gf_16", "gf_01", "gf_07", "gf_02", **owned("we_01"))
    answer(state, "engage:gf_16", "power:we_01")
    assert state.fates[0] == "engaged" and state.abilities == [10, 8, 7]


@pytest.mark.rule("FC-R74", "FC-077")
def test_strengths_have_a_floor_and_a_printed_zero_stays() -> None:
    state = line("gf_08", "gf_16", "gf_18", "gf_02")
    engage(state, "gf_08")
    assert shown(state, "gf_16")[0] == 1, "1 less 1 stays 1"
    state = line("gf_08", "gf_03", "gf_18", "gf_02")
    engage(state, "gf_08")
    assert shown(state, "gf_03")[0] == 1
    assert shown(state, "gf_18")[0] == 0
    state = line("gf_18", "gf_08", "gf_03", "lo_07", aliens=KAH, planet="pl_09")
    assert shown(state, "gf_18")[0] == 0, "Kah, Location and Planet leave it"
    assert shown(state, "gf_18")[2] == {"combat": 1} and clause(state, "engage:gf_18") == "FC-079"


@pytest.mark.rule("FC-R74", "FC-078")
def test_equal_icons_are_added_together() -> None:
    state = line("lo_04", "gf_04", "gf_03", "gf_06", faces=[1, 1])
    assert shown(state, "gf_04") == (2, "combat", {"combat": 1})
    answer(state, "engage:gf_04")
    assert left(state) == {"combat": 3}


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


@pytest.mark.rule("FC-072", "FC-R67")
def test_one_can_still_evade_before_anything_is_paid() -> None:
    state = line(*MIXED)
    answer(state, "engage:gf_04")
    with drawing(("red", "red")):
        answer(state, "evade:gf_04", "lose:science")
        if step(state) == "evade":
            answer(state, "draw")
    assert state.fates[0] == "evaded"
    answer(state, "engage:gf_03", "pay:science@science")
    assert clause(state, "evade:gf_03") == "FC-072"


@pytest.mark.rule("FC-R42", "FC-084")
@pytest.mark.parametrize(("have", "paid"), [([0, 1, 6], [0, 1, 4]), ([5, 1, 6], [5, 0, 6])])
def test_the_rest_is_settled_without_losing_where_that_can_be(
    have: list[int], paid: list[int]
) -> None:
    """Own points first, unless they would be the second ability at 0."""
    play = GAME.play(line("gf_01", "gf_16", "gf_05", "gf_02", abilities=have))
    frame = Facing(0, 0, icon=1, own=1, step="pay")
    facing.settle(play, frame)
    assert play.state.abilities == paid and not play.over
