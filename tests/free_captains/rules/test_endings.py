"""Winning and losing."""

from __future__ import annotations

import pytest

from tests.free_captains.kit import (
    GAME,
    NEUTRAL,
    answer,
    drawing,
    edit,
    engage,
    keys,
    line,
    new,
    owned,
    step,
)

EASY = ("gf_16", "gf_01", "gf_08", "gf_02")


@pytest.mark.rule("FC-169", "FC-R55", "FC-R56", "FC-R57", "FC-R89", "FC-R90")
@pytest.mark.parametrize(("level", "n"), [("basic", 4), ("normal", 5), ("advanced", 6)])
def test_the_last_weapon_of_the_level_wins_at_once(level: str, n: int) -> None:
    state = new(cards=EASY, planets=("pl_01",), aliens=NEUTRAL, level=level)
    answer(state, "planet:pl_01")
    engage(state, *EASY)
    have = [f"we_0{number}" for number in range(1, n)]
    edit(state, dice=[], faces=[], sector=1, abilities=[0, 0, 5], weapon_deck=[f"we_0{n}"],
         **owned(*have, understood=False))  # fmt: skip
    with drawing(("yellow", "black", "red", "white")):
        answer(state, "search")
    assert not state.over
    answer(state, "cube:yellow@deck")
    result = GAME.result(state)
    assert state.over and result is not None and (result.winner, result.scores) == (0, (n,))
    assert result.ending == "weapons" and keys(state) == []


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


@pytest.mark.rule("FC-170", "FC-R59", "FC-R60", "FC-172")
def test_two_abilities_at_zero_lose_an_encounter() -> None:
    state = line(*EASY, abilities=[1, 5, 5])
    answer(state, "engage:gf_16", "pay:combat@combat")
    assert not state.over, "one is not enough"
    state = line(*EASY, abilities=[1, 5, 0])
    answer(state, "engage:gf_16", "pay:combat@combat")
    assert state.over and state.lost == "abilities"
    result = GAME.result(state)
    assert result is not None and result.winner is None and result.ending == "abilities"


@pytest.mark.rule("FC-R59")
def test_a_search_does_not_lose_and_may_mend() -> None:
    state = line(*EASY)
    engage(state, *EASY)
    edit(state, abilities=[1, 0, 5], sector=1, dice=[], faces=[])
    with drawing(("black", "red", "white", "white")):
        answer(state, "search")
    answer(state, "cube:black@combat")
    assert state.abilities == [0, 0, 5] and not state.over
    answer(state, "cube:red@combat")
    assert not state.over and state.round == 2
    state = line(*EASY)
    engage(state, *EASY)
    edit(state, abilities=[0, 0, 5])
    answer(state, "skip")
    assert state.over and state.round == 1 and state.planet == "", "before a Planet is chosen"


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
