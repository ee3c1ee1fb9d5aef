"""Fixed positions, what is wrong with them, and how a table is laid without one."""

from __future__ import annotations

from typing import Any

import pytest

from game.mandalorian.cards.models import Goal
from game.mandalorian.rules import objectives
from tests.mandalorian.bench import IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, begin, wrong

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
    "card": ({"events": ["ev_dance"]}, "no card 'ev_dance'"),
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
    assert wrong(1, mission="elsewhere").startswith("mission: no 'elsewhere'; ")
    assert wrong(2, characters=(MANDO, "falcon")) == "characters: no 'falcon'."


# --- objectives -----------------------------------------------------------------------------------


@pytest.mark.rule("MA-335", "MA-338")
def test_a_child_carried_by_an_enemy_is_carried_by_no_character() -> None:
    sim = Sim(HOUSE, (MANDO, KUIIL), tokens=(("guild_hunter", "s16"),))
    sim.state.carrier = sim.token("guild_hunter")
    goal = Goal.model_validate({"child": True, "there": "start"})
    found = objectives.parts(sim.game.play(sim.state), goal)
    assert found == [("child", False), ("there", False)]
