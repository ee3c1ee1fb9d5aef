"""Rules at their edges: cases that the other tests do not come to."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains.frames import Searching
from game.free_captains.state import State
from game.table.decisions import parse
from tests.free_captains.kit import GAME, answer, clause, edit, keys, left, line, owned

KAH = ("al_01", "al_02", "al_03")


def why(state: State, key: str) -> str:
    """Return the words of a refusal."""
    reason = GAME.why_not(state, parse(key))
    return reason.text if reason else ""


def facing(*cards: str, **fields: Any) -> State:
    """Return a line in which nothing but the cards and these fields counts."""
    return line(*cards, **{"dice": [], "faces": [], **fields})


# --- what can be paid -----------------------------------------------------------------------------


@pytest.mark.rule("FC-083")
def test_a_power_and_a_die_together_pay() -> None:
    """Strength 5 in Combat: 3 by the power, 2 by the die; either alone is not enough."""
    cards = ("gf_24", "gf_01", "gf_02", "gf_03")
    poor = {"abilities": [0, 1, 1]}
    crew = {"dice": ["weapons_specialist"], "faces": [3]}
    assert "engage:gf_24" in keys(facing(*cards, **poor, **crew, **owned("we_01")))
    assert "engage:gf_24" not in keys(facing(*cards, **poor, **crew))
    assert "engage:gf_24" not in keys(facing(*cards, **poor, **owned("we_01")))


@pytest.mark.rule("FC-114", "FC-113")
@pytest.mark.parametrize(("value", "pays"), [(6, True), (5, False)])
def test_the_face_that_shows_is_the_one_that_counts(value: int, pays: bool) -> None:
    """Strength 3 in Combat without points for it: the 6 of the Weapons Specialist gives 3."""
    state = facing(
        "gf_10", "gf_01", "gf_02", "gf_03", dice=["weapons_specialist"], faces=[value],
        abilities=[0, 1, 1],
    )  # fmt: skip
    assert ("engage:gf_10" in keys(state)) == pays


@pytest.mark.rule("FC-116")
def test_a_bonus_against_any_icon_serves_science_too() -> None:
    state = facing(
        "gf_03", "gf_02", "gf_04", "gf_01", dice=["weapons_specialist"], faces=[4],
        abilities=[1, 1, 0],
    )  # fmt: skip
    assert "engage:gf_03" in keys(state)


@pytest.mark.rule("FC-R19", "FC-R66")
def test_what_a_bonus_has_over_pays_nothing_else() -> None:
    """Combat 1 and Science 1: the die pays the Combat, and 1 Combat point is no Science."""
    state = facing(
        "lo_01", "gf_02", "gf_01", "gf_03", aliens=KAH, dice=["weapons_specialist"], faces=[6],
        abilities=[1, 1, 0],
    )  # fmt: skip
    assert "engage:gf_02" not in keys(state)
    assert "engage:gf_02" in keys(edit(state, abilities=[1, 2, 0]))


@pytest.mark.rule("FC-074", "FC-078")
def test_a_bonus_leaves_the_other_icons_as_they_are() -> None:
    """Diplomacy 4 and Science 1: the die leaves Diplomacy 2."""
    cards, crew = ("lo_01", "gf_12", "gf_04", "gf_03"), ["infiltration_agent"]
    state = facing(*cards, aliens=KAH, dice=crew, faces=[6], abilities=[0, 1, 1])
    assert "engage:gf_12" not in keys(state)
    assert "engage:gf_12" in keys(edit(state, abilities=[0, 2, 1]))


@pytest.mark.rule("FC-132", "FC-R67")
def test_a_roll_may_pay_that_has_only_its_highest_face_to_hope_for() -> None:
    state = facing(
        "gf_05", "gf_01", "gf_02", "gf_03", dice=["artificial_intelligence"], faces=[5],
        abilities=[1, 1, 1],
    )  # fmt: skip
    assert "engage:gf_05" in keys(state)


@pytest.mark.rule("FC-R42")
def test_a_die_that_would_spoil_the_payment_is_refused() -> None:
    state = facing(
        "gf_10", "gf_01", "gf_02", "gf_03", dice=["weapons_specialist", "engineer"], faces=[6, 2],
        abilities=[0, 1, 1],
    )  # fmt: skip
    answer(state, "engage:gf_10")
    assert "die:weapons_specialist@combat" in keys(state)
    assert "die:engineer@combat" not in keys(state)
    assert clause(state, "die:engineer@combat") == "FC-R42"


@pytest.mark.rule("FC-157", "FC-R42")
def test_the_power_that_pays_can_be_used_while_paying() -> None:
    state = facing("gf_10", "gf_01", "gf_02", "gf_03", abilities=[0, 1, 1], **owned("we_01"))
    answer(state, "engage:gf_10")
    assert "power:we_01" in keys(state)


# --- icons of evaded cards ------------------------------------------------------------------------


def scanning(value: int, *cards: str, fates: list[str]) -> State:
    """Return a search with a Scanning Technology after a line with these fates."""
    state = facing(*cards, dice=["scanning_technology"], faces=[value])
    search: list[Any] = [Searching(0, step="probe")]
    return edit(state, fates=fates, phase="search", stack=search)


@pytest.mark.rule("FC-126", "FC-R65")
def test_an_evaded_card_without_an_icon_has_nothing_to_count() -> None:
    cards = ("gf_18", "gf_22", "gf_02", "gf_01")
    fates = ["evaded", "evaded", "engaged", "engaged"]
    assert "die:scanning_technology@icons" not in keys(scanning(2, *cards, fates=fates))
    fates = ["evaded", "evaded", "evaded", "engaged"]
    assert "die:scanning_technology@icons" in keys(scanning(2, *cards, fates=fates))


@pytest.mark.rule("FC-127")
def test_two_icons_are_counted_and_no_third() -> None:
    state = scanning(4, "gf_01", "gf_03", "gf_05", "gf_06", fates=["evaded"] * 4)
    answer(state, "die:scanning_technology@icons", "step:scanning_technology@1")
    assert [key for key in keys(state) if key.startswith("count")] == [
        "count:gf_01", "count:gf_03", "count:gf_05", "count:gf_06",
    ]  # fmt: skip
    assert why(state, "count:gf_99") == "Only cards of the Encounter Line count."
    answer(state, "count:gf_03")
    assert why(state, "count:gf_03") == "One icon of each card is counted."
    answer(state, "count:gf_06")
    assert state.counted == [0, 1, 0, 1]


@pytest.mark.rule("FC-126")
def test_an_engaged_card_is_not_counted_by_a_die() -> None:
    fates = ["evaded", "engaged", "evaded", "evaded"]
    state = scanning(4, "gf_01", "gf_03", "gf_18", "gf_06", fates=fates)
    answer(state, "die:scanning_technology@icons", "step:scanning_technology@1")
    assert why(state, "count:gf_03") == "Only evaded cards are counted this way."
    assert why(state, "count:gf_18") == "That card has no planet icon left to count."


@pytest.mark.rule("FC-084")
def test_what_is_left_to_pay_is_told_by_ability() -> None:
    state = facing("lo_01", "gf_12", "gf_04", "gf_03", aliens=KAH, abilities=[9, 9, 9])
    answer(state, "engage:gf_12")
    assert left(state) == {"diplomacy": 4, "science": 1}
