"""Hints are legal, the same each time, change nothing, and know no more than the player."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time
from typing import Any

import pytest

from game.mandalorian.game import load
from game.mandalorian.players import hints as mission_hints
from game.mandalorian.state import State
from game.table import hints
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.hints import Hint
from tests.mandalorian.bench import IG, MANDO, Sim

GAME = load()
TABLES: tuple[dict[str, Any], ...] = (
    {"mission": "the_asset", "seats": [{"kind": "human"}]},
    {"mission": "a_promise_broken", "mode": "normal",
     "seats": [{"kind": "human"}, {"kind": "companion"}]},
    {"mission": "six_minutes", "mode": "normal", "seats": [{"kind": "human"}] * 3},
    {"mission": "town_square", "seats": [{"kind": "human"}] * 2},
)  # fmt: skip
MISSIONS = [each["mission"] for each in TABLES]


def asked(count: int, table: dict[str, Any], follow: float = 0.5) -> Iterator[
    tuple[State, Decision, Hint]
]:  # fmt: skip
    """Yield positions of games in which the hint is followed half of the time."""
    one = hints.adviser("mandalorian")
    assert one is not None
    seed = 0
    while count:
        seed += 1
        stream = random.Random(seed)
        state = GAME.new(GAME.setup(table), seed)
        kinds = GAME.seats(state)
        while count and (decision := GAME.decision(state)) is not None:
            if kinds[decision.seat] != "human":
                GAME.choose(state, stream.choice(decision.options).key)
                continue
            sight = Sight(GAME, state, decision.seat)
            found = hints.thought_out(one.think(sight, decision))
            yield state, decision, found
            count -= 1
            other = stream.choice(decision.options).key
            GAME.choose(state, found.key if stream.random() < follow else other)


def advised(state: State) -> Hint:
    """Return the hint for a position."""
    decision = GAME.decision(state)
    assert decision is not None
    sight = Sight(GAME, state, decision.seat)
    return hints.thought_out(mission_hints.MissionAdviser().think(sight, decision))


def legal(count: int, table: dict[str, Any]) -> None:
    """Check hints in this many positions."""
    for _, decision, found in asked(count, table):
        told = f"{decision.step}: {found}"
        assert decision.find(found.key) is not None, told
        assert not found.key.startswith(("mark", "unmark")), told
        assert found.words and all(found.reasons) and len(set(found.reasons)) == 2, told
        assert all(each.endswith(".") for each in found.reasons), told
        assert all(each.amount >= 0 for each in (*found.gain, *found.loss)), told
        spared = found.reasons[0].removeprefix("It spares the ").removesuffix(" slot.")
        assert not found.words.startswith(f"{spared}: "), told
        others = [each for each in decision.options if not each.verb.endswith("mark")]
        assert (found.runner_up == "") == (len(others) == 1), told


@pytest.mark.parametrize("table", TABLES, ids=MISSIONS)
def test_hints_are_legal(table: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mission_hints, "FUTURES", 2)
    legal(2, table)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=MISSIONS)
def test_hints_are_legal_in_1_000_positions(
    table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mission_hints, "FUTURES", 2)
    legal(250, table)


def test_a_hint_knows_no_more_than_the_player() -> None:
    """Other faces, other cards in decks and in the hands of others: the hint is the same."""
    for state, decision, found in asked(1, TABLES[2]):
        other = GAME.imagine(state, decision.seat, 77)
        other.seed, other.seq, other.streams = state.seed, state.seq, {}
        assert advised(other).key == found.key


def test_the_winning_move_is_the_hint() -> None:
    """The Asset is one space from home, and everybody else is there."""
    sim = Sim(carried={"asset": MANDO}, spaces={MANDO: "s15", IG: "s20"}, hands=(
        ("old_trade", "two_at_once", "recalculate", "sensor_band"),))  # fmt: skip
    found = advised(sim.state)
    assert found.key == "play:old_trade@move"
    assert found.words == "Play Old Trade to move, then move to the Landing Slope"
    assert str(found.gain[1]) == "100% to win this turn"
    assert found.reasons[0] == "It can complete the objective this turn."


def test_damage_is_blocked_and_the_reason_is_the_health() -> None:
    sim = Sim(
        tokens=(("nikto_watchman", "s16"),), spaces={MANDO: "s20"}, plans={MANDO: ("defend",)},
        hands=(("old_trade", "two_at_once", "recalculate", "sensor_band"),),
    )  # fmt: skip
    sim.do("play:old_trade@move", "move:the_mandalorian@s15")
    found = advised(sim.state)
    assert found.key == "block:defend@the_mandalorian" and found.runner_up == "Take 1 damage"
    assert found.reasons[0] == "Health is harder to get back than a planning card."


def test_no_slice_takes_long() -> None:
    """The table stays alive while the adviser thinks: the work is in many small parts."""
    state = GAME.new(GAME.setup(TABLES[2] | {"first": 0}), 3)
    decision = GAME.decision(state)
    assert decision is not None and decision.step == "act"
    sight = Sight(GAME, state, decision.seat)
    slices, taken, begun = list[Any](), list[float](), process_time()
    for each in mission_hints.MissionAdviser().think(sight, decision):
        slices.append(each)
        taken.append(process_time() - begun)
        begun = process_time()
    assert len(slices) > 60 and slices[-1] is not None and not any(slices[:-1])
    assert sorted(taken)[-3] < 0.05, "all but a few under 50 ms of processor time"
