"""Tips: each has its moment in some game, and none without a reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from game.mandalorian.text.tips import TIPS
from game.table.events import Event
from tests.mandalorian.text.stories import GAME, SETUPS, new, told
from tests.test_words import HARD, stumbles


def moments() -> Iterator[tuple[dict[str, Any], list[Event]]]:
    """Yield what a player sees at the beginning of games and after each answer, with the events."""
    for number in range(len(SETUPS)):
        state, events = GAME.begin(new(number, 1).setup, 1)
        yield GAME.view(state, 0), events
    for seed, number in product((5, *range(5)), range(len(SETUPS))):  # somebody is rescued in 5
        for state, asked, events in told(number, seed):
            if asked is None:
                yield GAME.view(state, 0), events


def test_every_tip_has_its_moment() -> None:
    missing = list(TIPS)
    for view, events in moments():
        missing = [tip for tip in missing if not tip.due(view, events)]
        if not missing:
            return
    assert not missing


def test_nothing_is_due_when_nothing_has_happened() -> None:
    for number in range(len(SETUPS)):
        view = GAME.view(new(number, 1), 0)
        assert not [tip.id for tip in TIPS if tip.due(view, [])]


def test_the_green_slot_is_explained_in_missions_that_have_one() -> None:
    green = next(tip for tip in TIPS if tip.id == "green")
    due = []
    for number in range(4):
        setup = new(number, 1).setup
        state, begun = GAME.begin(setup, 1)
        due.append(green.due(GAME.view(state, 0), begun))
    assert due == [False, False, True, True]


def test_tips_are_short_and_plain() -> None:
    assert len(TIPS) <= 12 and len({tip.id for tip in TIPS}) == len(TIPS)
    for tip in TIPS:
        assert len(tip.text) <= 200 and tip.text.startswith("**") and not stumbles(tip.text, HARD)
