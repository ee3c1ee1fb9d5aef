"""Hints: two reasons that differ, whatever is advised."""

from __future__ import annotations

import pytest

from game.edge.players import advising
from game.edge.players.advising import CaseAdviser
from game.edge.players.careful import Careful
from game.edge.text.wording import LABELS
from tests.edge.stories import GAME, PAIRS, Sight, begun


@pytest.mark.parametrize("story", ["ombra", "lantern"])
def test_a_hint_has_two_reasons_and_figures_where_dice_are_rolled(story: str) -> None:
    state, mind = begun(story, PAIRS[4], 5), Careful(5, 0)
    attacks = 0
    while not state.over:
        decision = GAME.decision(state)
        assert decision is not None
        sight = Sight(state)
        hint = [*CaseAdviser().think(sight, decision)][-1]  # type: ignore[arg-type]
        assert hint is not None
        assert hint.reasons[0] != hint.reasons[1], hint.key
        assert bool(hint.gain) == bool(hint.until), hint.key
        if hint.key.startswith("attack:"):
            attacks += 1
            assert hint.gain[0].share and 0 < hint.gain[0].amount < 1
        GAME.choose(state, mind.choose(sight, decision))  # type: ignore[arg-type]
    assert attacks or story != "ombra"


def test_each_kind_of_answer_that_is_advised_has_a_reason() -> None:
    plain = {"skill", "back", "calm", "stow", "buy", "sell", "mend_scar", "work_off", "shelve"}
    assert set(LABELS) - set(advising.REASONS) <= plain
    assert all(advising.REASONS[verb] != more for verb, more in advising.MORE.items())
