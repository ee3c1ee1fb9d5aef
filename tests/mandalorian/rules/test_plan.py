"""The plan action and planning cards (section 12)."""

from __future__ import annotations

import pytest

from game.mandalorian import events as e
from tests.mandalorian.bench import GREEF, IG, MANDO, Sim
from tests.mandalorian.rules.kit import HAND, finish

FOUR = ("defend", "push_on", "quick_exit", "second_look")


def drawing(n: int = 3, who: str = MANDO, **data: object) -> Sim:
    """Return a game in which planning cards have just been drawn."""
    sim = Sim(planning=FOUR, **data)  # type: ignore[arg-type]
    sim.free("plan", n, who)
    sim.do("draw")
    return sim


@pytest.mark.rule("MA-152", "MA-097")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_as_many_cards_as_the_strength(n: int) -> None:
    sim = drawing(n)
    assert sim.of(e.PlanningDrawn)[0].cards == FOUR[:n]
    assert len(sim.state.decks["planning"]) == 20 - n
    assert {key.partition(":")[2].partition("@")[0] for key in sim.keys("keep")} == set(FOUR[:n])


@pytest.mark.rule("MA-153")
def test_the_cards_drawn_are_not_shown_to_others() -> None:
    sim = drawing(seats=2)
    assert {each.to: each.cards for each in sim.of(e.PlanningDrawn)} == {(0,): FOUR[:3], (1,): ()}
    views = [str(sim.game.view(sim.state, seat)) for seat in (0, 1)]
    assert ["quick_exit" in each for each in views] == [True, False]


@pytest.mark.rule("MA-154", "MA-160", "MA-158", "MA-320")
def test_one_card_is_kept_and_the_rest_discarded_faceup() -> None:
    sim = drawing()
    sim.do(f"keep:push_on@{MANDO}")
    assert not sim.keys("keep")
    sim.do("done")
    assert sim.state.plans == {MANDO: ("push_on",), IG: ()}
    assert sorted(sim.state.piles["planning"]) == ["defend", "quick_exit"]
    assert "push_on" in str(sim.game.view(sim.state, None))


@pytest.mark.rule("MA-155", "MA-R35")
def test_bad_luck_is_not_kept_but_may_go_back_on_top() -> None:
    sim = Sim(planning=("bad_luck", "defend"))
    sim.free("plan", 2)
    sim.do("draw")
    assert sim.keys("keep") == [f"keep:defend@{MANDO}"]
    assert sim.refused(f"keep:bad_luck@{MANDO}") == "MA-155"
    sim.do("top:bad_luck")
    assert sim.state.decks["planning"][-1] == "bad_luck"


@pytest.mark.rule("MA-156", "MA-R63", "MA-321")
def test_one_copy_of_each_card_for_each_character() -> None:
    sim = Sim(planning=("defend", "push_on"), plans={MANDO: ("defend.2", "quick_exit")})
    sim.free("plan", 2)
    sim.do("draw")
    assert sim.keys("keep") == [f"keep:push_on@{MANDO}"]
    assert sim.refused(f"keep:defend@{MANDO}") == "MA-156"
    sim.do(f"keep:push_on@{MANDO}")
    assert len(sim.state.plans[MANDO]) == 3
    other = Sim(planning=("defend",), plans={MANDO: ("defend.2",)})
    other.free("plan", 1, IG)
    other.do("draw", f"keep:defend@{IG}")
    assert other.state.plans == {MANDO: ("defend.2",), IG: ("defend",)}


@pytest.mark.rule("MA-157", "MA-R35")
def test_one_other_card_may_go_back_on_top() -> None:
    sim = drawing()
    sim.do("top:quick_exit")
    assert not sim.keys("top")
    assert f"keep:quick_exit@{MANDO}" not in sim.keys()
    sim.do(f"keep:defend@{MANDO}", "done")
    assert sim.state.decks["planning"][-1] == "quick_exit"
    assert sim.state.piles["planning"] == ("push_on",)


@pytest.mark.rule("MA-R35", "MA-158")
def test_keeping_and_putting_back_are_optional() -> None:
    sim = drawing(2)
    sim.do("done")
    assert set(sim.state.piles["planning"]) == {"defend", "push_on"}
    assert sim.state.plans[MANDO] == ()


@pytest.mark.rule("MA-R38", "MA-285", "MA-R69")
def test_a_draw_goes_on_with_the_shuffled_pile() -> None:
    """The cards being drawn take no part in the shuffle."""
    sim = Sim()
    deck = sim.state.decks["planning"]
    sim.state.decks["planning"], sim.state.piles["planning"] = deck[:2], deck[2:]
    sim.free("plan", 4)
    sim.do("draw")
    assert sim.of(e.DeckShuffled)
    cards = sim.of(e.PlanningDrawn)[0].cards
    assert set(cards[:2]) == set(deck[:2]) and len(set(cards)) == 4
    assert len(sim.state.decks["planning"]) == 16


@pytest.mark.rule("MA-285", "MA-R38")
def test_no_planning_cards_at_all() -> None:
    sim = Sim()
    kept = sim.state.decks["planning"]
    sim.state.decks["planning"] = ()
    sim.state.plans[IG] = kept
    sim.state.child = "s20"  # something else to do, so that the action asks
    sim.free("plan", 2)
    assert sim.refused("draw") == "MA-R38"


@pytest.mark.rule("MA-159", "MA-R36", "MA-178")
def test_a_card_is_used_when_it_says_and_is_discarded() -> None:
    sim = Sim(hands=(HAND,), plans={MANDO: ("push_on", "defend", "loose_wires")})
    assert sim.keys("use") == [f"use:push_on@{MANDO}"]
    for card in ("defend", "loose_wires"):
        assert sim.refused(f"use:{card}@{MANDO}") == "MA-159"
    assert sim.refused(f"use:quick_exit@{MANDO}") == "MA-160"
    sim.do(f"use:push_on@{MANDO}")
    assert sim.state.piles["planning"] == ("push_on",)
    assert "push_on" not in sim.state.plans[MANDO]


@pytest.mark.rule("MA-159", "MA-274")
def test_loose_wires_are_used_at_the_end_of_the_action_step() -> None:
    sim = Sim(hands=(HAND,), plans={MANDO: ("loose_wires",)}, disrupts={"intel": (2,)})
    sim.do("play:patient_hunter@intel")
    finish(sim)
    sim.do("play:vibro_knife@move", "done")
    assert sim.step == "dusk"
    sim.do(f"use:loose_wires@{MANDO}")
    assert sim.state.disrupts["intel"] == ()
    assert 2 in sim.state.spent


@pytest.mark.rule("MA-161", "MA-R33")
def test_defend_blocks_one_damage() -> None:
    sim = Sim(plans={MANDO: ("defend",), IG: ("defend.2",)})
    sim.game.play(sim.state).hurt(MANDO, 2, "test")
    sim.push(sim.state.stack.pop())
    assert sim.refused(f"block:defend.2@{IG}") == "MA-R33"
    sim.do(f"block:defend@{MANDO}")
    assert sim.state.damage == {MANDO: 1}
    assert sim.state.piles["planning"] == ("defend",)


@pytest.mark.rule("MA-154", "MA-280", "MA-156")
def test_cards_that_change_the_plan_action() -> None:
    """Guild Business keeps two, Good Terms gives one to another character."""
    cards = ("guild_business", "good_terms", "quick_draw", "informants")
    sim = Sim("a_promise_broken", (GREEF, MANDO), hands=(cards,), planning=FOUR)
    sim.do("play:guild_business@plan", "draw")
    assert len(sim.of(e.PlanningDrawn)[0].cards) == 4
    sim.do(f"keep:defend@{GREEF}", f"keep:push_on@{GREEF}")
    assert not sim.keys("keep")
    other = Sim("a_promise_broken", (GREEF, MANDO), hands=(cards,), planning=FOUR)
    other.do("play:good_terms@plan", "draw", f"keep:defend@{MANDO}")
    assert other.state.plans == {GREEF: (), MANDO: ("defend",)}
