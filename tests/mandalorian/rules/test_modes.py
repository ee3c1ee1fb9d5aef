"""Shared mode, solo play and the sandbox (section 29)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import CARA, IG, KUIIL, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, begin, finish, rest, wrong

BOTH = ("old_trade", "straight_line", "patient_hunter", "sensor_band")


@pytest.mark.rule("MA-313", "MA-314", "MA-408", "MA-315")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_one_deck_of_both_characters(seats: int) -> None:
    state = begin(seats, mode="shared")
    cards = [*state.decks["shared"], *(card for each in state.hands.values() for card in each)]
    assert len(cards) == len(set(cards)) == 24
    assert MANDO not in state.decks and IG not in state.decks
    decks = {begin(seats, seed, mode="shared").decks["shared"] for seed in range(1, 6)}
    assert len(decks) == 5


@pytest.mark.rule("MA-316", "MA-323", "MA-302", "MA-327", "MA-319", "MA-317", "MA-318")
@pytest.mark.parametrize("second", ["patient_hunter", "sensor_band"])
def test_two_actions_of_one_character_or_of_both(second: str) -> None:
    """One card for each slot, whichever character it belongs to."""
    sim = Sim(hands=(BOTH,))
    sim.do("play:old_trade@move", f"move:{MANDO}@s15")
    finish(sim)
    for card in ("straight_line", "patient_hunter"):
        assert sim.refused(f"play:{card}@move") == "MA-102"
    sim.do(f"play:{second}@plan")
    action = sim.game.play(sim.state).action
    assert action is not None
    assert action.who == (MANDO if second == "patient_hunter" else IG)
    sim.do("done")
    assert sim.state.turn == 2


@pytest.mark.rule("MA-320", "MA-321", "MA-323")
def test_a_planning_card_lies_below_the_character_who_planned() -> None:
    sim = Sim(hands=(BOTH,), planning=("defend",), plans={MANDO: ("defend.2",)})
    sim.do("play:straight_line@plan", "draw", f"keep:defend@{IG}", "done")
    assert sim.state.plans == {MANDO: ("defend.2",), IG: ("defend",)}


@pytest.mark.rule("MA-R62", "MA-322")
def test_in_normal_mode_cards_of_others_are_not_used() -> None:
    sim = Sim(seats=2, plans={MANDO: ("push_on",), IG: ("quick_exit",)})
    assert sim.keys("use") == [f"use:push_on@{MANDO}"]


@pytest.mark.rule("MA-306", "MA-300", "MA-304", "MA-329")
def test_the_group_picks_the_mode_also_with_the_guide_deck() -> None:
    for guide in (0, 30, 71):
        assert not wrong(3, mode="shared", guide=guide)
        assert not wrong(3, sandbox=True, guide=guide)
        assert not wrong(1, guide=guide)
    more = begin(1, guide=71)
    assert len(more.decks["event"]) > len(begin(1).decks["event"])


@pytest.mark.rule("MA-328", "MA-R91")
def test_a_solo_game_is_won_by_the_objective() -> None:
    sim = Sim(carried={"asset": MANDO}, hands=(HAND,))
    assert sim.seat == 0
    sim.do("play:old_trade@move", "done", "play:patient_hunter@plan", "done")
    rest(sim)
    assert sim.state.won and sim.state.player == 0


@pytest.mark.rule("MA-R90", "MA-174")
def test_another_character_is_the_other_of_the_two() -> None:
    cards = ("blurrg_ride", "long_patience", "vapor_tools", "field_repair")
    sim = Sim("a_promise_broken", (KUIIL, CARA), seats=4, mode="shared", hands=(cards, (), (), ()))
    sim.do("play:blurrg_ride@move", "ability")
    assert {key.partition("@")[0] for key in sim.keys("move")} == {f"move:{CARA}"}
