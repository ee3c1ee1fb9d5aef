"""Winning and losing."""

from __future__ import annotations

import pytest

from tests.free_captains.kit import GAME, answer, drawing, edit, engage, line, owned, step

EASY = ("gf_16", "gf_01", "gf_08", "gf_02")


@pytest.mark.rule("FC-169", "FC-R56")
def test_one_weapon_fewer_is_not_enough() -> None:
    state = line(*EASY)
    engage(state, *EASY)
    edit(state, dice=[], faces=[], weapon_deck=["we_04", "we_05"], abilities=[5, 5, 5],
         **owned("we_01", "we_02", "we_03", understood=False))  # fmt: skip
    with drawing(("yellow", "red", "red", "white")):
        answer(state, "search")
    answer(state, "cube:yellow@deck")
    assert not state.over


@pytest.mark.rule("FC-171", "FC-173", "FC-R58")
def test_no_cards_lose_when_a_round_begins() -> None:
    state = line(*EASY)
    engage(state, *EASY)
    edit(state, decks=[[], [], []], abilities=[5, 5, 5])
    assert step(state) == "search" and not state.over
    answer(state, "skip")
    assert state.over and state.lost == "decks" and state.round == 1
    result = GAME.result(state)
    assert result is not None and result.ending == "decks"
    state = line(*EASY)
    engage(state, *EASY)
    edit(state, decks=[[], [], ["gf_03"]], abilities=[5, 5, 5])
    answer(state, "skip")
    assert not state.over and state.sector == 2


@pytest.mark.rule("FC-R90")
def test_there_is_no_score_but_the_weapons_found() -> None:
    state = line(*EASY, abilities=[1, 0, 5], **owned("we_01", "we_02"))
    answer(state, "engage:gf_16", "pay:combat@combat")
    result = GAME.result(state)
    assert result is not None and result.scores == (2,)
    view = GAME.view(state, 0)
    assert (view["lost"], view["level"], view["round"]) == ("abilities", "normal", 1)
