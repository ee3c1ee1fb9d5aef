"""Rules at their edges: cases that the other tests do not come to."""

from __future__ import annotations

from typing import Any

import pytest

from game.free_captains.events import CubesOut
from game.free_captains.frames import Searching
from game.free_captains.state import State
from game.table.decisions import parse
from tests.free_captains.kit import GAME, answer, clause, edit, keys, left, line, new, owned

IN_PORT = "That die stayed in port: choose one that is aboard."


def why(state: State, key: str) -> str:
    """Return the words of a refusal."""
    reason = GAME.why_not(state, parse(key))
    return reason.text if reason else ""


def facing(*cards: str, **fields: Any) -> State:
    """Return a line in which nothing but the cards and these fields counts."""
    return line(*cards, **{"dice": [], "faces": [], **fields})


# --- icons of evaded cards ------------------------------------------------------------------------


def scanning(value: int, *cards: str, fates: list[str]) -> State:
    """Return a search with a Scanning Technology after a line with these fates."""
    state = facing(*cards, dice=["scanning_technology"], faces=[value])
    search: list[Any] = [Searching(0, step="probe")]
    return edit(state, fates=fates, phase="search", stack=search)


@pytest.mark.rule("FC-127")
def test_two_icons_are_counted_and_no_third() -> None:
    state = scanning(4, "gf_01", "gf_03", "gf_05", "gf_06", fates=["evaded"] * 4)
    answer(state, "die:scanning_technology@icons", "step:scanning_technology@1")
    assert [key for key in keys(state) if key.startswith("count")] == [
        "count:gf_01", "count:gf_03", "count:gf_05", "count:gf_06",
    ]  # fmt: skip
    assert why(state, "count:gf_99") == "Choose a card in the Encounter Line."
    answer(state, "count:gf_03")
    assert why(state, "count:gf_03") == "Each card adds only one icon: choose another card."
    answer(state, "count:gf_06")
    assert state.counted == [0, 1, 0, 1]
    assert not [key for key in keys(state) if key.startswith("count")]


@pytest.mark.rule("FC-126")
def test_an_engaged_card_is_not_counted_by_a_die() -> None:
    fates = ["evaded", "engaged", "evaded", "evaded"]
    state = scanning(4, "gf_01", "gf_03", "gf_18", "gf_06", fates=fates)
    answer(state, "die:scanning_technology@icons", "step:scanning_technology@1")
    evaded = "Only an evaded card has icons to win back: choose one that you evaded."
    assert why(state, "count:gf_03") == evaded
    spent = "This card has no planet icon left for the search: choose another."
    assert why(state, "count:gf_18") == spent


# --- deeds --------------------------------------------------------------------------------------


def probing(planet: str, *hand: str, **fields: Any) -> State:
    """Return a search of this Planet with these cards in hand."""
    state = line("gf_01", "gf_02", "gf_03", "gf_05", planet=planet)
    search: list[Any] = [Searching(0, step="probe")]
    fates = ["engaged"] * 4
    return edit(state, fates=fates, phase="search", stack=search, hand=list(hand), **fields)


@pytest.mark.rule("FC-R23")
def test_a_card_raises_one_die_of_either_group() -> None:
    crew_and_systems = {"dice": ["engineer", "scanning_technology"], "faces": [2, 3]}
    state = line("ev_03", "gf_01", "gf_02", "gf_03", **crew_and_systems)
    answer(state, "engage:ev_03", "settle")
    assert keys(state) == ["raise:engineer", "raise:scanning_technology"]
    assert why(state, "raise:weapons_specialist") == IN_PORT
    answer(state, "raise:scanning_technology")
    assert state.faces == [2, 5]


@pytest.mark.rule("FC-148")
def test_points_are_gained_as_often_as_told_and_not_above_the_maximum() -> None:
    """Calder's Rest gives 3 points; Hob's Combat is at its maximum of 12."""
    state = probing("pl_01", "gf_04", abilities=[12, 7, 8])
    answer(state, "action:pl_01")
    assert keys(state) == ["gain:diplomacy", "gain:science"]
    assert why(state, "gain:combat") == "This ability is already at its maximum: choose another."
    assert why(state, "gain:luck") == "Choose an ability to raise: Combat, Diplomacy or Science."
    answer(state, "gain:science", "gain:science")
    assert state.abilities == [12, 8, 10]  # the third point has one place to go


@pytest.mark.rule("FC-R99")
def test_fewer_cubes_may_be_taken_out_where_the_text_allows_it() -> None:
    state = probing("pl_04", "gf_04")
    answer(state, "action:pl_04")
    assert set(keys(state)) == {"out:white", "out:black", "done"}
    assert why(state, "out:red") == "This effect leaves that color in the bag: choose another."
    events = answer(state, "out:black", "done")
    assert [each.cubes for each in events if isinstance(each, CubesOut)] == [("black",)]
    assert not [key for key in keys(state) if key.startswith("out")]


@pytest.mark.rule("FC-135", "FC-136")
def test_a_reroll_is_of_a_die_at_hand_and_may_be_left_where_it_is_offered() -> None:
    dice = ["engineer", "weapons_specialist"]
    state = line("ag_07", "gf_01", "gf_02", "gf_03", dice=dice, faces=[2, 3])
    answer(state, "engage:ag_07", "settle")
    assert keys(state) == ["reroll:engineer", "reroll:weapons_specialist", "pass"]
    assert clause(state, "reroll:scanning_technology") == "FC-135"
    assert why(state, "reroll:scanning_technology") == IN_PORT
    answer(state, "pass")
    assert state.faces == [2, 3]


@pytest.mark.rule("FC-082", "FC-R41")
def test_refusals_of_paying_name_what_is_in_the_way() -> None:
    state = facing("gf_04", "gf_01", "gf_02", "gf_03", abilities=[5, 1, 5])
    answer(state, "engage:gf_04")
    assert why(state, "die:engineer@combat") == IN_PORT
    assert clause(state, "pay:luck@combat") == "FC-082"
    assert clause(state, "pay:combat@luck") == "FC-082"
    assert clause(state, "pay:science@science") == "FC-R41"
    assert clause(state, "pay:diplomacy@combat") == "FC-084"


@pytest.mark.rule("FC-070", "FC-056", "FC-138", "FC-R53")
def test_at_the_wrong_time_the_moment_is_named() -> None:
    port, course = GAME.new(GAME.setup({"seats": [{"kind": "human"}]}), 1), new()
    losing, over = facing("gf_01", "gf_02", "gf_03", "gf_05"), probing("pl_01", "gf_04")
    answer(losing, "evade:gf_01")
    begins = [(port, "You are still in port"), (course, "Your course is not set"),
              (losing, "One thing at a time"), (over, "You have faced every card")]  # fmt: skip
    assert [why(state, "engage:gf_02").startswith(told) for state, told in begins] == [True] * 4
    assert why(port, "planet:pl_01") == why(port, "search")
    assert why(course, "search") == why(course, "evade:gf_01")
    answer(losing, "lose:combat")
    assert why(losing, "evade:gf_01").startswith("That card is behind you")
    assert clause(losing, "search") == "FC-138"
    assert clause(over, "search") == clause(over, "skip") == "FC-R53"


@pytest.mark.rule("FC-157")
def test_the_bell_serves_no_added_strength() -> None:
    state = facing("lo_04", "gf_01", "gf_04", "gf_03", abilities=[9, 9, 9], **owned("we_02"))
    answer(state, "engage:gf_01", "pay:diplomacy@diplomacy")
    assert left(state) == {"combat": 1}
    assert not [key for key in keys(state) if key.startswith("power")]


# --- before the game ------------------------------------------------------------------------------


@pytest.mark.rule("FC-R92", "FC-036")
@pytest.mark.parametrize(
    ("setup", "told"),
    [({"captain": "ca_44"}, "captain: no 'ca_44'; did you mean 'ca_0"),
     ({"planets": ["zzzzzzzz"]}, "planets: no 'zzzzzzzz'"),
     ({"cards": ["gf_01", "gf_01"]}, "cards: something is named twice"),
     ({"dice": ["engineer"]}, "dice: name the captain whose dice they are"),
     ({"captain": "ca_04", "dice": ["engineer", "weapons_specialist", "infiltration_agent"]},
      "dice: Hob Karrowick keeps 2"),
     ({"captain": "ca_04", "dice": ["scanning_technology"]},
      "dice: Hob Karrowick does not have 'scanning_technology'")],
)  # fmt: skip
def test_a_setup_that_cannot_be_laid_is_refused_in_a_sentence(
    setup: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.setup({"seats": [{"kind": "human"}], **setup})
    assert str(refused.value).startswith(told)


@pytest.mark.rule("FC-R46")
def test_a_card_with_both_icons_pays_a_price_of_both() -> None:
    state = probing("pl_10", "ag_05", "gf_04")
    answer(state, "action:pl_10")
    assert keys(state) == ["price:ag_05", "price:gf_04"]
    answer(state, "price:ag_05")
    assert state.hand == ["gf_04"] and "price:gf_04" not in keys(state)


# --- rolled dice ----------------------------------------------------------------------------------


def rolled(die: str, value: int, **fields: Any) -> State:
    """Return the payment of a card of Strength 3 in Diplomacy with a die rolled for it."""
    state = facing("gf_06", "gf_04", "gf_02", "gf_03", abilities=[9, 9, 9], **fields)
    answer(state, "engage:gf_06")
    frame: Any = state.stack[-1]
    frame.rolled, frame.value = die, value
    return edit(state)


@pytest.mark.rule("FC-R65", "FC-137")
def test_of_a_rolled_face_with_two_parts_the_chosen_one_happens() -> None:
    crew = {"dice": ["scanning_technology", "artificial_intelligence"], "faces": [2, 3]}
    state = rolled("engineer", 3, **crew)
    answer(state, "face:engineer@raise")
    assert keys(state) == ["raise:scanning_technology", "raise:artificial_intelligence"]
    decision = GAME.decision(state)
    assert decision is not None and decision.seat == 0
    answer(state, "raise:scanning_technology")
    assert state.faces == [3, 3] and left(state) == {"diplomacy": 3}
