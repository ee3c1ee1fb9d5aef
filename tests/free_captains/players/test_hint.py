"""Hints are legal, the same each time, change nothing and know no more than the player."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from game.free_captains.players import hints as adviser
from game.free_captains.state import State
from game.table import hints
from game.table.coaching import Judge
from game.table.contract import Sight
from game.table.decisions import Decision
from game.table.hints import Figure, Hint
from tests.free_captains.kit import GAME, answer, line, owned

LEVELS = ("basic", "normal", "advanced")


def asked(count: int, follow: float = 0.7) -> Iterator[tuple[State, Decision, Hint]]:
    """Yield positions of games in which the hint is mostly followed."""
    one = hints.adviser("free_captains")
    assert one is not None
    seed = 0
    while count:
        seed += 1
        stream = random.Random(seed)
        setup = {"seats": [{"kind": "human"}], "level": LEVELS[seed % 3]}
        state = GAME.new(GAME.setup(setup), seed)
        while count and (decision := GAME.decision(state)) is not None:
            found = hints.thought_out(one.think(Sight(GAME, state, 0), decision))
            yield state, decision, found
            count -= 1
            other = stream.choice(decision.options).key
            GAME.choose(state, found.key if stream.random() < follow else other)


def advised(state: State) -> Hint:
    """Return the hint for a position."""
    decision = GAME.decision(state)
    assert decision is not None
    return hints.thought_out(adviser.CaptainAdviser().think(Sight(GAME, state, 0), decision))


def legal(count: int) -> None:
    """Check hints in this many positions."""
    for state, decision, found in asked(count):
        told = f"{decision.step}: {found}"
        assert decision.find(found.key) is not None, told
        assert found.words and all(found.reasons) and len(set(found.reasons)) == 2, told
        assert all(each.endswith(".") for each in found.reasons), told
        assert all(each.amount >= 0 for each in (*found.gain, *found.loss)), told
        assert (found.runner_up == "") == (len(decision.options) == 1), told


@pytest.fixture(autouse=True)
def _few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adviser, "FUTURES", 1)


def test_hints_are_legal() -> None:
    legal(4)


@pytest.mark.long
def test_hints_are_legal_in_3_000_positions() -> None:
    legal(3_000)


def test_the_coach_weighs_as_the_hint_does() -> None:
    """Its best answer is the hint's, its worths are chances, and the state stays as it was."""
    judge, weighed = adviser.CaptainAdviser(), 0
    assert isinstance(judge, Judge) and judge.share
    for state, decision, found in asked(6):
        before = GAME.dump(state)
        made = [each for each in judge.weigh(Sight(GAME, state, 0), decision) if each is not None]
        assert len(made) == 1 and made[0].best == found.key and GAME.dump(state) == before
        worths = made[0].worths
        assert not worths or worths[made[0].best] == max(worths.values()) > 0
        weighed += len(worths) > 1
    assert weighed


def test_thinking_changes_nothing_and_knows_no_more_than_the_player() -> None:
    """Other decks, other cubes and dice to come: the hint is the same."""
    for number, (state, _, found) in enumerate(asked(2)):
        if not number:
            continue
        before, other = GAME.dump(state), GAME.clone(state)
        for deck in (*other.decks, other.planet_deck, other.weapon_deck):
            deck.reverse()
        other.seed += 1
        GAME.forget()
        assert advised(other) == found
        GAME.forget()
        assert advised(state) == found and GAME.dump(state) == before


def test_a_card_that_cannot_be_engaged_leaves_one_answer() -> None:
    state = line("gf_18", "gf_01", "gf_02", "gf_03", faces=[], dice=[])
    found = advised(state)
    assert found.key == "evade:gf_18" and found.runner_up == ""
    assert "cost" in found.reasons[0] and found.reasons[1] == "Nothing else can be done now."


def test_the_last_point_is_kept() -> None:
    """An Evade is not paid with the point whose loss ends the game."""
    state = line("gf_02", "gf_18", "gf_03", "gf_01", abilities=[1, 0, 9], faces=[1, 1])
    answer(state, "evade:gf_02")
    assert advised(state).key == "lose:science"


def test_the_cheapest_payment_and_its_help_are_named() -> None:
    state = line("gf_24", "gf_01", "gf_02", "gf_03", faces=[1, 1], **owned("we_01"))
    found = advised(state)
    assert found.key == "engage:gf_24"
    assert "Moonpeeler" in found.reasons[0] and "3 cubes to the search" in found.reasons[0]


def test_figures_are_worded() -> None:
    assert str(Figure(1.26, "points spent")) == "1.3 points spent"
    assert str(Figure(0.126, "risk of losing", True)) == "13% risk of losing"


def test_an_adviser_ends_with_a_hint() -> None:
    with pytest.raises(ValueError):
        hints.thought_out(iter([None]))
    assert hints.adviser("dice_table") is None


def test_slices_are_many() -> None:
    state: Any = line("gf_05", "gf_10", "gf_04", "gf_12")
    decision = GAME.decision(state)
    assert decision is not None
    slices = list(adviser.CaptainAdviser().think(Sight(GAME, state, 0), decision))
    assert len(slices) > 10 and all(each is None for each in slices[:-1])
