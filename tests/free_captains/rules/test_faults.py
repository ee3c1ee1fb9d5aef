"""Rules at their edges: cases that the other tests do not come to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.free_captains.events import (
    CubesIn,
    CubesOut,
    GameBegan,
    LineDealt,
    LocationSet,
    PlanetsLaid,
    WeaponUnderstood,
)
from game.free_captains.frames import Raising, Searching
from game.free_captains.state import State
from game.table.decisions import parse
from tests.free_captains.kit import GAME, answer, clause, edit, keys, left, line, new, owned

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
    assert not [key for key in keys(state) if key.startswith("count")]


@pytest.mark.rule("FC-126")
def test_an_engaged_card_is_not_counted_by_a_die() -> None:
    fates = ["evaded", "engaged", "evaded", "evaded"]
    state = scanning(4, "gf_01", "gf_03", "gf_18", "gf_06", fates=fates)
    answer(state, "die:scanning_technology@icons", "step:scanning_technology@1")
    assert why(state, "count:gf_03") == "Only evaded cards are counted this way."
    assert why(state, "count:gf_18") == "That card has no planet icon left to count."


# --- deeds --------------------------------------------------------------------------------------


def probing(planet: str, *hand: str, **fields: Any) -> State:
    """Return a search of this Planet with these cards in hand."""
    state = line("gf_01", "gf_02", "gf_03", "gf_05", planet=planet)
    search: list[Any] = [Searching(0, step="probe")]
    fates = ["engaged"] * 4
    return edit(state, fates=fates, phase="search", stack=search, hand=list(hand), **fields)


@pytest.mark.rule("FC-140", "FC-R81")
def test_an_action_raises_each_die() -> None:
    state = probing("pl_05", "gf_07", faces=[1, 5])
    answer(state, "action:pl_05")
    assert state.faces == [3, 6] and state.hand == []


@pytest.mark.rule("FC-R23")
def test_a_card_raises_one_die_of_either_group() -> None:
    crew_and_systems = {"dice": ["engineer", "scanning_technology"], "faces": [2, 3]}
    state = line("ev_03", "gf_01", "gf_02", "gf_03", **crew_and_systems)
    answer(state, "engage:ev_03", "settle")
    assert keys(state) == ["raise:engineer", "raise:scanning_technology"]
    assert why(state, "raise:weapons_specialist") == "You do not have that die."
    answer(state, "raise:scanning_technology")
    assert state.faces == [2, 5]


@pytest.mark.rule("FC-R23")
@pytest.mark.parametrize("weapon", ["we_06"])
def test_a_power_for_crew_dice_raises_no_systems_die(weapon: str) -> None:
    dice = ["engineer", "scanning_technology", "weapons_specialist"]
    state = line("gf_02", "gf_01", "gf_03", "gf_04", dice=dice, faces=[2, 3, 6], **owned(weapon))
    answer(state, "engage:gf_02", "settle", f"power:{weapon}")
    assert state.faces == [3, 3, 6]  # the only Crew die that does not show a 6


@pytest.mark.rule("FC-R23")
def test_refusals_of_raising_name_what_is_in_the_way() -> None:
    dice = ["engineer", "scanning_technology", "weapons_specialist", "infiltration_agent"]
    state = line("gf_02", "gf_01", "gf_03", "gf_04", dice=dice, faces=[2, 3, 6, 5])
    state.stack.append(Raising(0, 1, "crew", step="raise"))
    edit(state)
    assert keys(state) == ["raise:engineer", "raise:infiltration_agent"]
    assert why(state, "raise:scanning_technology") == "Only a Crew die is raised."
    assert why(state, "raise:weapons_specialist") == "That die shows a 6."
    state.stack[-1] = Raising(0, 1, "systems", step="raise")
    edit(state)
    assert why(state, "raise:engineer") == "Only a Systems die is raised."


@pytest.mark.rule("FC-R99")
def test_an_evaded_card_puts_a_cube_into_the_bag() -> None:
    state = line("gf_24", "gf_01", "gf_02", "gf_03", dice=[], faces=[])
    before = state.bag[3], state.supply[3]
    events = answer(state, "evade:gf_24")
    assert (state.bag[3], state.supply[3]) == (before[0] + 1, before[1] - 1)
    assert [each.cubes for each in events if isinstance(each, CubesIn)] == [("black",)]
    state = line("gf_24", "gf_01", "gf_02", "gf_03", dice=[], faces=[], supply=[9, 9, 9, 0, 0, 0])
    events = answer(state, "evade:gf_24")
    assert not [each for each in events if isinstance(each, CubesIn)]


@pytest.mark.rule("FC-148")
def test_points_are_gained_as_often_as_told_and_not_above_the_maximum() -> None:
    """Calder's Rest gives 3 points; Hob's Combat is at its maximum of 12."""
    state = probing("pl_01", "gf_04", abilities=[12, 7, 8])
    answer(state, "action:pl_01")
    assert keys(state) == ["gain:diplomacy", "gain:science"]
    assert why(state, "gain:combat") == "That ability is at its maximum."
    assert why(state, "gain:luck") == "You gain points of Combat, Diplomacy or Science."
    answer(state, "gain:science", "gain:science")
    assert state.abilities == [12, 8, 10]  # the third point has one place to go


@pytest.mark.rule("FC-R99")
def test_fewer_cubes_may_be_taken_out_where_the_text_allows_it() -> None:
    state = probing("pl_04", "gf_04")
    answer(state, "action:pl_04")
    assert set(keys(state)) == {"out:white", "out:black", "done"}
    assert why(state, "out:red") == "Cubes of that color are not taken out."
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
    answer(state, "pass")
    assert state.faces == [2, 3]


@pytest.mark.rule("FC-136")
def test_a_reroll_by_a_die_is_not_left_out() -> None:
    dice = ["artificial_intelligence", "weapons_specialist"]
    state = line("ag_07", "gf_01", "gf_02", "gf_03", dice=dice, faces=[1, 3])
    answer(state, "engage:ag_07", "die:artificial_intelligence@reroll")
    assert keys(state) == ["reroll:artificial_intelligence", "reroll:weapons_specialist"]


@pytest.mark.rule("FC-001")
def test_every_question_is_for_the_one_player() -> None:
    for seed in range(1, 60):
        state, stream = new(seed=seed, dice=(), captain=None), random.Random(seed)
        while (decision := GAME.decision(state)) is not None:
            assert decision.seat == 0, decision
            GAME.choose(state, stream.choice(decision.options).key)
            assert all(frame.seat == 0 for frame in state.stack)


@pytest.mark.rule("FC-084")
def test_what_is_left_to_pay_is_told_by_ability() -> None:
    state = facing("lo_01", "gf_12", "gf_04", "gf_03", aliens=KAH, abilities=[9, 9, 9])
    answer(state, "engage:gf_12")
    assert left(state) == {"diplomacy": 4, "science": 1}


@pytest.mark.rule("FC-084")
def test_own_points_and_one_pair_pay_together() -> None:
    state = facing("gf_04", "gf_01", "gf_02", "gf_03", abilities=[1, 2, 1])
    assert "engage:gf_04" in keys(state)
    assert "engage:gf_04" not in keys(edit(state, abilities=[1, 1, 1]))


@pytest.mark.rule("FC-082", "FC-R41")
def test_refusals_of_paying_name_what_is_in_the_way() -> None:
    state = facing("gf_04", "gf_01", "gf_02", "gf_03", abilities=[5, 1, 5])
    answer(state, "engage:gf_04")
    assert clause(state, "pay:luck@combat") == "FC-082"
    assert clause(state, "pay:combat@luck") == "FC-082"
    assert clause(state, "pay:science@science") == "FC-R41"
    assert clause(state, "pay:diplomacy@combat") == "FC-084"


@pytest.mark.rule("FC-R75", "FC-R87")
@pytest.mark.parametrize(("cubes", "stronger"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 2)])
def test_three_black_cubes_each_make_one_card_stronger(cubes: int, stronger: int) -> None:
    state = facing("gf_01", "gf_02", "gf_16", "gf_08", collected=cubes)
    changed = [each["own"] for each in GAME.view(state, 0)["line"]]
    assert changed == [2] * stronger + [1] * (4 - stronger)


@pytest.mark.rule("FC-132", "FC-R24")
@pytest.mark.parametrize(("value", "rest"), [(6, {"combat": 1}), (3, {"combat": 2})])
def test_a_rolled_face_gives_what_it_shows(value: int, rest: dict[str, int]) -> None:
    state = facing("gf_12", "gf_01", "gf_02", "gf_03", abilities=[9, 9, 9])
    answer(state, "engage:gf_12")
    frame: Any = state.stack[-1]
    frame.rolled, frame.value = "weapons_specialist", value
    GAME.forget()
    answer(state, "face:weapons_specialist@combat")
    assert left(state) == rest and frame.rolled == ""


@pytest.mark.rule("FC-131", "FC-R70")
def test_a_weapon_understood_at_once_is_told() -> None:
    state = facing(
        "gf_01", "gf_02", "gf_03", "gf_04", dice=["scanning_technology"], faces=[6],
        **owned("we_01", "we_02", understood=False),
    )  # fmt: skip
    events = answer(state, "die:scanning_technology@understand", "step:scanning_technology@1")
    assert keys(state) == ["understand:we_01", "understand:we_02"]
    decision = GAME.decision(state)
    assert decision is not None and decision.seat == 0
    events = answer(state, "understand:we_02")
    assert [each.weapon for each in events if isinstance(each, WeaponUnderstood)] == ["we_02"]
    assert state.understood == ["we_02"]


@pytest.mark.rule("FC-157", "FC-072")
@pytest.mark.parametrize("power", ["power:we_01", "power:we_02@science"])
def test_who_has_used_a_power_to_pay_cannot_evade_any_more(power: str) -> None:
    state = facing("gf_12", "gf_01", "gf_02", "gf_03", **owned("we_01", "we_02"))
    answer(state, "engage:gf_12")
    assert "evade:gf_12" in keys(state)
    answer(state, power)
    assert "evade:gf_12" not in keys(state)
    assert why(state, "evade:gf_12") == "You have begun to pay for this card."


@pytest.mark.rule("FC-157", "FC-168")
def test_the_bell_changes_the_ability_that_pays_the_own_strength() -> None:
    """Combat 4 and Science 1: another ability than Combat is chosen, the Science stays."""
    cards = ("lo_04", "gf_12", "gf_01", "gf_03")
    state = facing(*cards, **owned("we_02"))
    answer(state, "engage:gf_12")
    assert left(state) == {"combat": 5}
    powers = [key for key in keys(state) if key.startswith("power")]
    assert powers == ["power:we_02@diplomacy", "power:we_02@science"]
    answer(state, "power:we_02@diplomacy")
    assert left(state) == {"combat": 1, "diplomacy": 4}


@pytest.mark.rule("FC-157")
def test_the_bell_serves_no_added_strength() -> None:
    state = facing("lo_04", "gf_01", "gf_04", "gf_03", abilities=[9, 9, 9], **owned("we_02"))
    answer(state, "engage:gf_01", "pay:diplomacy@diplomacy")
    assert left(state) == {"combat": 1}
    assert not [key for key in keys(state) if key.startswith("power")]


@pytest.mark.rule("FC-R85")
def test_a_power_waits_for_its_moment() -> None:
    state = facing("gf_01", "gf_02", "gf_03", "gf_04", **owned("we_01", "we_03", "we_04"))
    assert clause(state, "power:we_01") == "FC-R85"
    assert clause(state, "power:we_04") == "FC-R85"
    assert "power:we_03@gf_01" in keys(state)
    answer(state, "engage:gf_01")
    assert clause(state, "power:we_03@gf_01") == "FC-R85"


@pytest.mark.rule("FC-059", "FC-061", "FC-065")
def test_a_line_is_told_as_it_was_drawn_with_its_cubes_and_its_location() -> None:
    cards = ("gf_01", "lo_01", "gf_04", "gf_12")
    state = new(cards=cards, planets=("pl_01",), aliens=KAH)
    events = answer(state, "planet:pl_01")
    dealt = next(each for each in events if isinstance(each, LineDealt))
    assert dealt.cards == cards
    assert dealt.seeded == ("red", "red", "black", "blue", "black")
    assert [each.location for each in events if isinstance(each, LocationSet)] == ["lo_01"]


# --- before the game ------------------------------------------------------------------------------


@pytest.mark.rule("FC-R92", "FC-036")
@pytest.mark.parametrize(
    ("setup", "told"),
    [
        ({"captain": "ca_44"}, "captain: there is no 'ca_44'; did you mean 'ca_0"),
        ({"planets": ["zzzzzzzz"]}, "planets: there is no 'zzzzzzzz'"),
        ({"cards": ["gf_01", "gf_01"]}, "cards: something is named twice"),
        ({"dice": ["engineer"]}, "dice: name the captain whose dice they are"),
        (
            {
                "captain": "ca_04",
                "dice": ["engineer", "weapons_specialist", "infiltration_agent"],
            },
            "dice: Hob Karrowick keeps 2",
        ),
        (
            {"captain": "ca_04", "dice": ["scanning_technology"]},
            "dice: Hob Karrowick does not have 'scanning_technology'",
        ),
    ],
)
def test_a_setup_that_cannot_be_laid_is_refused_in_a_sentence(
    setup: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError) as refused:
        GAME.setup({"seats": [{"kind": "human"}], **setup})
    assert str(refused.value).startswith(told)


@pytest.mark.rule("FC-R92")
def test_all_that_is_wrong_with_a_setup_is_told_at_once() -> None:
    with pytest.raises(ValueError) as refused:
        GAME.setup({"seats": [{"kind": "human"}], "captain": "ca_44", "dice": ["spoon"]})
    assert len(str(refused.value).splitlines()) == 2
    plain = {"seats": [{"kind": "human"}], "captain": "ca_04", "dice": ["engineer"]}
    assert GAME.setup(plain).dice == ("engineer",)


@pytest.mark.rule("FC-032", "FC-033", "FC-047")
def test_a_game_begins_with_its_captain_aliens_and_planets_told() -> None:
    setup = GAME.setup({"seats": [{"kind": "human"}], "captain": "ca_04", "aliens": KAH})
    state, events = GAME.begin(setup, 1)
    began = next(each for each in events if isinstance(each, GameBegan))
    assert (began.captain, began.aliens) == ("ca_04", KAH)
    events = answer(state, "keep:engineer", "keep:weapons_specialist")
    laid = next(each for each in events if isinstance(each, PlanetsLaid))
    assert list(laid.planets) == state.planets and len(state.planets) == 3


@pytest.mark.rule("FC-033", "FC-176")
def test_every_captain_comes_up_by_chance() -> None:
    setup = GAME.setup({"seats": [{"kind": "human"}]})
    drawn = [GAME.new(setup, seed).captain for seed in range(60)]
    assert set(drawn) == set(GAME.content.captains)
    assert drawn[:4] == [GAME.new(setup, seed).captain for seed in range(4)]


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


@pytest.mark.rule("FC-132", "FC-112")
def test_a_rolled_face_offers_what_it_shows_and_no_more() -> None:
    assert "face:weapons_specialist@diplomacy" in keys(rolled("weapons_specialist", 2))
    assert "face:weapons_specialist@diplomacy" not in keys(rolled("weapons_specialist", 1))


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
