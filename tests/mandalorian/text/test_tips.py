"""Tips: each has its moment in some game, and none without a reason."""

from __future__ import annotations

from game.mandalorian.text.tips import TIPS
from tests.mandalorian.text.stories import GAME, SETUPS, new, told
from tests.test_words import HARD, stumbles


def test_every_tip_has_its_moment() -> None:
    found: set[str] = set()
    for number in range(len(SETUPS)):
        state = new(number, 1)
        begun = GAME.begin(state.setup, 1)[1]
        found |= {tip.id for tip in TIPS if tip.due(GAME.view(state, 0), begun)}
        for seed in range(8):
            for state, asked, events in told(number, seed):
                if asked is None:
                    view = GAME.view(state, 0)
                    found |= {tip.id for tip in TIPS if tip.due(view, events)}
    assert found == {tip.id for tip in TIPS}


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
