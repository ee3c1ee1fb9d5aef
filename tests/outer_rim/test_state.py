"""A saved state is taken back as it was, or not at all: nothing doubtful is let in."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from game.outer_rim.frames.every import TAGS
from game.outer_rim.game import OuterRim
from game.outer_rim.state import STATE, State, plain
from game.outer_rim.steps import STEPS

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def saved(game: OuterRim) -> bytes:
    """Return a game in the middle of things: two players, a few answers in, something pending."""
    seats = [{"kind": "human"}, {"kind": "random"}]
    state = game.new(game.setup({"seats": seats, "position": {"players": [{"credits": 500}]}}), 4)
    while state.seq < 12:
        decision = game.decision(state)
        assert decision is not None
        game.choose(state, decision.options[0].key)
    assert len(state.stack) > 1
    return game.dump(state)


def changed(saved: bytes, change: Change) -> bytes:
    """Return the dump with one change in it."""
    data = json.loads(saved)
    change(data)
    return json.dumps(data).encode()


def at(*path: str | int, to: Any) -> Change:
    """Return a change that puts a value into the place that a path names."""

    def change(data: Any) -> None:
        for step in path[:-1]:
            data = data[step]
        data[path[-1]] = to

    return change


def test_a_dump_is_taken_back_as_it_was(game: OuterRim, saved: bytes) -> None:
    state = game.load(saved)
    assert isinstance(state, State)
    assert game.dump(state) == saved
    assert plain(state) == plain(game.load(changed(saved, lambda data: None)))


COMBAT = {"step": "combat", "seat": 0, "combat": "ship", "defender": -1, "foe": "card"}
COMBAT |= {"on": "", "card": "", "faces": ["hit"], "used": ["boba_fett"]}
TEST = {"step": "test", "seat": 0, "skills": ["tech", "tactics"], "skill": "tech", "card": ""}
TEST |= {"then": "", "otherwise": "", "buy_off": 0, "context": {"traits": ["illegal"]}}

WINDOW = {"step": "window", "seat": 0, "when": "would_be_defeated", "context": {"beaten": "ship"}}
ROLL = {"step": "roll", "seat": 0, "block": "", "place": 1, "card": "", "faces": ["crit"]}
ROLL |= {"context": {"script": True, "successes": 1}}


@pytest.mark.parametrize("frame", [COMBAT, TEST, WINDOW, ROLL], ids=lambda frame: frame["step"])
def test_steps_come_back_as_they_were(game: OuterRim, saved: bytes, frame: dict[str, Any]) -> None:
    state = game.load(changed(saved, at("stack", 0, to=frame)))
    again = game.load(game.dump(state))
    assert again.stack == state.stack and again.stack[0].clone() == state.stack[0]


def test_each_step_is_pending_as_the_class_of_its_name() -> None:
    for name, step in STEPS.items():
        assert TAGS.get(name) is step.kind, name
    assert set(STEPS) == set(TAGS)


def test_mistakes_of_rules_are_found_out_when_saved_and_loaded(
    game: OuterRim, saved: bytes
) -> None:
    """A state may be changed to anything; what comes of it is refused, not put right."""
    state = game.load(saved)
    state.players[0].credits -= 1_000_000
    with pytest.raises(ValidationError) as refused:
        STATE.validate_json(json.dumps(plain(state)))
    assert [error["loc"] for error in refused.value.errors()] == [("players", 0, "credits")]
    with pytest.raises(ValidationError):
        game.load(game.dump(state))
