"""Spending and paying of a roll: refusals, what the program takes, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge import events as e
from game.edge.context import Play
from game.edge.frames import Outcome
from game.edge.rules import spending
from game.table.decisions import Intent, option, parse
from tests.edge.test_checks import at_hall
from tests.edge.test_checks_closely import built
from tests.edge.test_fights import ADA, BO
from tests.edge.bench import Sim


def paying(step: str = "spend", **fields: Any) -> tuple[Sim, Play, Outcome]:
    """Return a check of the hall whose results are spent or paid."""
    sim = at_hall(paying=fields.pop("by", "player"))
    play = sim.game.play(sim.state)
    given: dict[str, Any] = {"scene": "hall", "who": ADA, "way": "sneak", "skill": "stealth"}
    outcome = Outcome(0, "scene", **{**given, "step": step, **fields})
    play.stack[-1] = outcome
    sim.game.forget()
    return sim, play, outcome


def words(play: Play, outcome: Outcome, key: str) -> str:
    """Return the sentence against a card, "" if there is none."""
    intent: Intent = parse(key)
    reason = spending._check(play, outcome, intent)
    return reason.text if reason is not None else ""


@pytest.mark.rule("EE-R34", "EE-R68", "EE-R69", "EE-R71")
def test_a_card_is_refused_with_its_own_reason() -> None:
    _, play, outcome = paying(advantage=1)
    outcome.bought, play.state.oracle = ("listed",), ()
    for key, word in (
        ("spend:nothing", "no such card"),
        ("spend:tired", "no such card"),
        ("pay:breathe", "no such card"),
        ("spend:again", "of this kind"),
        ("spend:listed@sneak_harm", "not listed"),
        ("spend:listed@sneak_gain", "bought once"),
        ("spend:hand_over@bo", "That takes 2 Advantage."),
        ("spend:great@sneak_triumph", "Advantage does not pay"),
        ("triumph:hand_over@bo", "That takes 1 Triumph."),
        ("pay:tired", "That takes 1 Threat."),
        ("pay:dire@sneak_despair", "not listed"),
        ("despair:tired", "That takes 1 Despair."),
        ("spend:breathe", "nothing now"),
    ):
        assert word in words(play, outcome, key), key
    play.state.oracle = ("sneak_despair",)
    outcome.advantage = -3
    assert "Threat does not pay" in words(play, outcome, "pay:dire@sneak_despair")
    play.person(ADA).strain = 1
    outcome.advantage, outcome.bought = 1, ("breathe",)
    assert not words(play, outcome, "spend:breathe"), "bought again"


@pytest.mark.rule("EE-R68")
def test_each_card_takes_what_it_is_paid_with() -> None:
    for verb, before, after in (
        ("spend", (4, 1, 1), (2, 1, 1)),
        ("triumph", (4, 1, 1), (4, 0, 1)),
        ("pay", (-4, 1, 1), (-2, 1, 1)),
        ("despair", (-4, 1, 1), (-4, 1, 0)),
    ):
        _, play, outcome = paying()
        outcome.advantage, outcome.triumphs, outcome.despairs = before
        card, at = ("hand_over", BO) if before[0] > 0 else ("shaken", "")
        spending._use(play, outcome, option(verb, card, at))
        assert (outcome.advantage, outcome.triumphs, outcome.despairs) == after, verb
        spent = [(each.card, each.by, each.at) for each in play.events if isinstance(each, e.Spent)]
        assert spent == [(card, verb, at)] and outcome.bought == (card,)
        assert len(play.person(BO if at else ADA).waiting) == 1


@pytest.mark.rule("EE-R34", "EE-R35")
def test_what_is_left_is_recovered_or_suffered() -> None:
    for advantage, strain, left in ((3, 2, 0), (3, 5, 2), (0, 5, 5), (-2, 5, 7)):
        sim, play, outcome = paying(advantage=advantage)
        play.person(ADA).strain = strain
        spending.spend(play, outcome, option("done"))
        assert outcome.step == "pay" and outcome.advantage == min(0, advantage)
        spending._suffer(play, outcome)
        assert play.person(ADA).strain == left and outcome.advantage == 0
        unspent = [(each.n, each.side) for each in play.events if isinstance(each, e.Unspent)]
        if not advantage:
            assert unspent == []
        else:
            side = "advantage" if advantage > 0 else "threat"
            assert unspent == [(min(advantage, strain) if advantage > 0 else -advantage, side)]


@pytest.mark.rule("EE-R73", "EE-R107")
@pytest.mark.parametrize(("strain", "chosen"), [(0, "done"), (7, "done"), (8, "pay"), (12, "pay")])
def test_the_program_leaves_three_below_the_threshold(strain: int, chosen: str) -> None:
    _, play, outcome = paying("pay", advantage=-2)
    play.person(ADA).strain = strain
    found = spending._mildest(play, outcome)
    assert found.verb == chosen and (found.source == "shaken") == (chosen == "pay")
    outcome.advantage = -1
    assert spending._mildest(play, outcome).verb == "done", "nothing but strain can be paid"


@pytest.mark.rule("EE-R73")
def test_the_program_settles_a_despair_first_and_spends_in_order() -> None:
    _, play, outcome = paying("pay", advantage=-2, despairs=1)
    assert spending._mildest(play, outcome).verb == "despair"
    sim, play, outcome = paying(advantage=2)
    sim.do("auto")
    assert [each.change for each in sim.person(BO).waiting + sim.person(ADA).waiting] == ["boost"]
    sim, play, outcome = paying(advantage=0)
    assert [each.verb for each in spending.spend_options(play, outcome)] == ["done"]
    sim, play, outcome = paying("pay", advantage=-2)
    assert [each.verb for each in spending.pay_options(play, outcome)][-2:] == ["auto", "done"]
    outcome.despairs = 1
    assert "done" not in [each.verb for each in spending.pay_options(play, outcome)]
    sim, play, outcome = paying("pay", by="program", advantage=-2)
    assert [each.verb for each in spending.pay_options(play, outcome)] == ["auto"]


@pytest.mark.rule("EE-R69", "EE-R70")
def test_lines_of_the_scene_stand_before_those_of_the_oracle() -> None:
    own = {"id": "a_cart", "row": "gain", "text": "A cart.", "deeds": ({"do": "credits", "n": 5},)}
    sim = built(hall={"listed": (own,)}).do("go:go", "leave", "way:sneak")
    play = sim.game.play(sim.state)
    outcome = Outcome(0, "scene", "hall", ADA, "sneak", "stealth", step="spend")
    assert [id for id, _ in spending.listed(play, outcome, "gain")] == ["a_cart"]
    assert [id for id, _ in spending.listed(play, outcome, "triumph")] == ["sneak_triumph"]
    play.state.oracle = ()
    assert spending.listed(play, outcome, "harm") == []
    play.state.oracle = ("sneak_harm", "tech_harm")
    assert [id for id, _ in spending.listed(play, outcome, "harm")] == ["sneak_harm"]


@pytest.mark.rule("EE-R69")
@pytest.mark.parametrize(("skill", "open"), [("charm", False), ("stealth", True)])
def test_a_card_may_be_for_some_skills_alone(skill: str, open: bool) -> None:
    sim = built(hand_over={"skills": (skill,)}).do("go:go", "leave", "way:sneak")
    play = sim.game.play(sim.state)
    outcome = Outcome(0, "scene", "hall", ADA, "sneak", "stealth", step="spend", advantage=2)
    assert ("other skills" in words(play, outcome, "spend:hand_over@bo")) != open
