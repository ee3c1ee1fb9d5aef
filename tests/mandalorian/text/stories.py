"""Games played at random, for tests of what is said in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from game.mandalorian.game import load
from game.mandalorian.state import State
from game.table.decisions import Decision
from game.table.events import Event

GAME = load()
SETUPS: list[dict[str, Any]] = [
    {"mission": "the_asset", "characters": ("the_mandalorian", "ig_11")},
    {"mission": "a_promise_broken", "characters": ("kuiil", "greef_karga"), "guide": 16},
    {"mission": "six_minutes", "characters": ("burg", "xian"), "guide": 27},
    {"mission": "town_square", "characters": ("cara_dune", "greef_karga"), "guide": 71},
    {"mission": "the_warrant", "characters": ("migs_mayfeld", "cara_dune"), "guide": 71},
    {
        "mission": "six_minutes",
        "mode": "normal",
        "seats": [{"kind": "human", "name": "Vela"}, {"kind": "human"}],
    },
    {
        "mission": "a_promise_broken",
        "mode": "normal",
        "way": "leak",
        "seats": [{"kind": "human", "name": "Vela"}, {"kind": "human"}, {"kind": "human"}],
    },
    {
        "mission": "the_egg",
        "mode": "normal",
        "way": "doubt",
        "sandbox": True,
        "seats": [{"kind": "human", "name": "Vela"}, *[{"kind": "companion"}] * 2],
    },
]


def new(number: int, seed: int) -> State:
    """Return a game of one of the setups."""
    setup = {"seats": [{"kind": "human"}], "level": "novice", **SETUPS[number]}
    return GAME.new(GAME.setup(setup), seed)


def decisions(number: int, seed: int, most: int = 400) -> Iterator[tuple[State, Decision]]:
    """Play a game at random; yield each decision before it is answered."""
    for state, asked, _ in told(number, seed, most):
        if asked is not None:
            yield state, asked


def told(
    number: int, seed: int, most: int = 400
) -> Iterator[tuple[State, Decision | None, list[Event]]]:
    """Play a game at random; yield each decision before its answer, and the events after it."""
    state, chance = new(number, seed), Random(seed)
    for _ in range(most):
        asked = GAME.decision(state)
        if asked is None:
            return
        yield state, asked, []
        yield state, None, GAME.choose(state, chance.choice(asked.options).key)
