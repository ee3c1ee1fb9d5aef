"""Spending and paying of a roll: refusals, what the program takes, and what is left."""

from __future__ import annotations

from typing import Any

import pytest

from game.edge.context import Play
from game.edge.frames import Outcome
from game.edge.rules import spending
from game.table.decisions import Intent, parse
from tests.edge.test_checks import at_hall
from tests.edge.test_checks_closely import built
from tests.edge.test_fights import ADA
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


@pytest.mark.rule("EE-R69")
@pytest.mark.parametrize(("skill", "open"), [("charm", False), ("stealth", True)])
def test_a_card_may_be_for_some_skills_alone(skill: str, open: bool) -> None:
    sim = built(hand_over={"skills": (skill,)}).do("go:go", "leave", "way:sneak")
    play = sim.game.play(sim.state)
    outcome = Outcome(0, "scene", "hall", ADA, "sneak", "stealth", step="spend", advantage=2)
    assert ("other skills" in words(play, outcome, "spend:hand_over@bo")) != open
