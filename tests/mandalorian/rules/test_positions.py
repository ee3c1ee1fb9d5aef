"""Fixed positions, what is wrong with them, and how a table is laid without one."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian import events as e
from game.mandalorian.cards.models import Goal
from game.mandalorian.rules import objectives
from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import CONTENT, GAME, HAND, begin, names, setup, wrong

HOUSE, SQUARE = "a_promise_broken", "town_square"


def laid(position: dict[str, Any], seats: int = 1, **data: Any) -> Any:
    """Return a new game in a position."""
    return begin(seats, position=position, **data)


def test_without_tokens_in_it_a_position_keeps_those_of_the_mission() -> None:
    usual, state = begin(), laid({"damage": {MANDO: 1}})
    assert len(state.spaces) == len(usual.spaces) == 20 and state.damage == {MANDO: 1}
    assert not laid({"tokens": []}).spaces


def test_tokens_are_laid_with_their_damage() -> None:
    tokens = [
        {"threat": "nikto_guard", "space": "s15", "damage": 2},
        {"threat": "nikto_guard", "space": "s09", "up": False},
        {"threat": "nikto_chief", "space": "s08"},
    ]
    state = laid({"tokens": tokens})
    hurt, down, chief = state.spaces
    assert state.damage == {hurt: 2} and set(state.up) == {hurt, chief}
    assert chief not in state.reserve and len(state.reserve) == 3
    everything = [*state.spaces, *state.box, *state.aside, *state.reserve]
    assert sorted(everything) == sorted(state.kinds)


@pytest.mark.parametrize("on_map", [True, False])
def test_a_feature_that_is_carried_is_nowhere_else(on_map: bool) -> None:
    tokens = [{"threat": "asset", "space": "s03"}] if on_map else []
    state = laid({"tokens": tokens, "carried": {"asset": MANDO}})
    (token,) = state.carried
    assert state.carried == {token: MANDO} and token in state.up
    assert token not in state.spaces and token not in state.box


def test_cards_in_hands_slots_and_plans_are_in_no_deck() -> None:
    state = laid({
        "hands": [HAND], "plans": {MANDO: ["defend"]}, "slots": {"move": ["whistling_birds"]},
        "planning": ["push_on", "bad_luck"], "events": ["ev_rush"], "skills": ["full_sweep"],
        "reserve": ["nikto_gunner", "nikto_chief"],
    })  # fmt: skip
    assert not {*HAND, "whistling_birds"} & set(state.decks["shared"])
    assert "defend" not in state.decks["planning"]
    assert state.decks["planning"][:-3:-1] == ("push_on", "bad_luck")
    assert state.decks["event"][-1] == "ev_rush" and state.decks["shared"][-1] == "full_sweep"
    threats = [GAME.content.threats[state.kinds[each]].id for each in reversed(state.reserve)]
    assert threats[:2] == ["nikto_gunner", "nikto_chief"]


FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "space": ({"spaces": {MANDO: "s99"}}, "the map arvala_compound has no space 's99'"),
    "token's space": (
        {"tokens": [{"threat": "asset", "space": "s98"}]},
        "the map arvala_compound has no space 's98'",
    ),
    "too many": (
        {"tokens": [{"threat": "asset", "space": "s03"}] * 2},
        "mission 1 has 1 of 'asset'",
    ),
    "of another mission": ({"reserve": ["tracker"]}, "mission 1 has 0 of 'tracker'"),
    "card": ({"events": ["ev_dance"]}, "there is no card 'ev_dance'"),
    "twice": (
        {"planning": ["defend"], "plans": {MANDO: ["defend"]}},
        "'defend' is named more than once; copies are 'defend.2' and so on",
    ),
    "hands": ({"hands": [HAND, ()]}, "2 hands for 1 seats"),
    "slot": ({"slots": {"slice": ["old_trade"]}}, "this mission has no slot 'slice'"),
    "disrupted slot": ({"disrupts": {"cut": [1]}}, "this mission has no slot 'cut'"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_is_wrong_with_a_position(name: str) -> None:
    position, told = FAULTS[name]
    assert wrong(1, position=position) == f"position: {told}."


def test_nothing_is_wrong_with_a_position_without_faults() -> None:
    tokens = [{"threat": "nikto_guard", "space": "s15"}] * 3
    good = {"tokens": tokens, "spaces": {MANDO: "s09"}, "hands": [HAND], "events": ["ev_rush"],
            "slots": {"move": ["full_sweep"]}, "disrupts": {"plan": [1]},
            "carried": {"asset": IG}}  # fmt: skip
    assert wrong(1, position=good) == ""
    assert wrong(1, mission="elsewhere").startswith("mission: there is no 'elsewhere'; ")
    assert wrong(2, characters=(MANDO, "falcon")) == "characters: there is no 'falcon'."


# --- setting up -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-082", "MA-066")
def test_the_beginning_is_told() -> None:
    state, found = GAME.begin(GAME.setup(setup(2, level="veteran")), 3)
    began = [each for each in found if isinstance(each, e.GameBegan)]
    assert [(each.mission, each.level, each.characters) for each in began] == [
        ("the_asset", "veteran", tuple(state.characters))
    ]


@pytest.mark.rule("MA-073")
def test_the_first_player_is_drawn_among_several() -> None:
    """And with one player nothing is drawn."""
    firsts = {begin(3, mission=HOUSE, seed=seed).player for seed in range(20)}
    assert firsts == {0, 1, 2}
    assert "first" in begin(2).streams and "first" not in begin(1).streams


@pytest.mark.rule("MA-056", "MA-057", "MA-R53")
def test_tokens_have_handles_from_one_on() -> None:
    state = begin()
    assert list(state.kinds) == [f"t{number:02}" for number in range(1, len(state.kinds) + 1)]


@pytest.mark.rule("MA-R53")
@pytest.mark.parametrize("mission", CONTENT.missions)
def test_marks_are_filled_as_long_as_there_are_tokens(mission: str) -> None:
    state = begin(1, mission=mission)
    map, number = CONTENT.maps[CONTENT.missions[mission].map], CONTENT.missions[mission].number
    for shape in ("d", "o", "a"):
        stack = [each for each in CONTENT.threats.values() if each.mission == number
                 and each.shape == shape and not each.orange and not each.aside]  # fmt: skip
        marks = [each for each in map.marks if each.shape == shape]
        on_map = [each for each in state.spaces
                  if CONTENT.threats[state.kinds[each]].shape == shape]  # fmt: skip
        assert len(on_map) == min(len(stack), len(marks)), shape


# --- objectives -----------------------------------------------------------------------------------


GOALS: list[tuple[dict[str, Any], dict[str, Any], dict[str, bool]]] = [
    ({"child": True}, {"child": MANDO}, {"child": True}),
    ({"child": True}, {"child": "s08"}, {"child": False}),
    ({"child": True, "there": "start"}, {"child": MANDO}, {"child": True, "there": True}),
    (
        {"child": True, "there": "start"},
        {"child": MANDO, "spaces": {MANDO: "s08"}},
        {"child": True, "there": False},
    ),
    (
        {"child": True, "there": 9},
        {"child": CARA, "spaces": {CARA: "s21"}},
        {"child": True, "there": True},
    ),
    ({"all_in": "start"}, {}, {"all_in": True}),
    ({"all_in": 9}, {"spaces": {CARA: "s21"}}, {"all_in": False}),
    ({"carries": "charge"}, {"carried": {"charge": CARA}}, {"carries": True}),
    ({"carries": "charge"}, {}, {"carries": False}),
    (
        {"carries": "charge", "there": "start"},
        {"carried": {"charge": CARA}, "spaces": {CARA: "s08"}},
        {"carries": True, "there": False},
    ),
]


@pytest.mark.rule("MA-289", "MA-003")
@pytest.mark.parametrize("goal, position, parts", GOALS)
def test_the_parts_of_an_objective(
    goal: dict[str, Any], position: dict[str, Any], parts: dict[str, bool]
) -> None:
    sim = Sim(SQUARE, (MANDO, CARA), **position)
    play = sim.game.play(sim.state)
    wanted = Goal.model_validate(goal)
    assert dict(objectives.parts(play, wanted)) == parts
    assert objectives.holds(play, wanted) is all(parts.values())


@pytest.mark.rule("MA-289")
@pytest.mark.parametrize("place, done", [("gone", True), ("beaten", True), ("aside", False)])
def test_an_enemy_to_be_defeated(place: str, done: bool) -> None:
    sim = Sim(SQUARE, (MANDO, CARA))
    goal = Goal.model_validate({"defeated": "moff_gideon"})
    (token,) = sim.state.aside
    sim.state.aside.remove(token)
    getattr(sim.state, place).append(token)
    play = sim.game.play(sim.state)
    assert objectives.parts(play, goal) == [("defeated", done)]
    sim.state.gone, sim.state.beaten = ["t01"], []
    assert names(sim, ["t01"]) != ["moff_gideon"]
    assert objectives.parts(play, goal) == [("defeated", False)]


@pytest.mark.rule("MA-335", "MA-338")
def test_a_child_carried_by_an_enemy_is_carried_by_no_character() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), tokens=(("guild_hunter", "s16"),))
    sim.state.carrier = sim.token("guild_hunter")
    goal = Goal.model_validate({"child": True, "there": "start"})
    found = objectives.parts(sim.game.play(sim.state), goal)
    assert found == [("child", False), ("there", False)]
