"""The plan action and planning cards (section 12)."""

from __future__ import annotations

import pytest

from tests.mandalorian.bench import IG, MANDO, Sim
from tests.mandalorian.rules.kit import HAND

FOUR = ("defend", "push_on", "quick_exit", "second_look")


def drawing(n: int = 3, who: str = MANDO, **data: object) -> Sim:
    """Return a game in which planning cards have just been drawn."""
    sim = Sim(planning=FOUR, **data)  # type: ignore[arg-type]
    sim.free("plan", n, who)
    sim.do("draw")
    return sim


@pytest.mark.rule("MA-154", "MA-160", "MA-158", "MA-320")
def test_one_card_is_kept_and_the_rest_discarded_faceup() -> None:
    sim = drawing()
    sim.do(f"keep:push_on@{MANDO}")
    assert not sim.keys("keep")
    sim.do("done")
    assert sim.state.plans == {MANDO: ("push_on",), IG: ()}
    assert sorted(sim.state.piles["planning"]) == ["defend", "quick_exit"]
    assert "push_on" in str(sim.game.view(sim.state, None))


@pytest.mark.rule("MA-157", "MA-R35")
def test_one_other_card_may_go_back_on_top() -> None:
    sim = drawing()
    sim.do("top:quick_exit")
    assert not sim.keys("top")
    assert f"keep:quick_exit@{MANDO}" not in sim.keys()
    sim.do(f"keep:defend@{MANDO}", "done")
    assert sim.state.decks["planning"][-1] == "quick_exit"
    assert sim.state.piles["planning"] == ("push_on",)


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
