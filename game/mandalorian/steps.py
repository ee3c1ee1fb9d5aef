"""The steps of the game by name, and the check of each verb."""

from __future__ import annotations

from collections.abc import Mapping

from game.mandalorian import action_steps, event_steps
from game.mandalorian.checking import Checks
from game.mandalorian.context import Play
from game.mandalorian.state import State
from game.table.refusals import Reason
from game.table.stack import Step

STEPS: Mapping[str, Step[Play]] = {**action_steps.STEPS, **event_steps.STEPS}
CHECKS: Checks = {**action_steps.CHECKS, **event_steps.CHECKS}
"""by step and verb, the check that decides options and words refusals"""
LATER: Mapping[str, Reason] = {**action_steps.LATER, **event_steps.LATER}
"""the reason against a verb that its step does not know"""
ONE_THING = Reason("MA-100", "One thing at a time: answer the question you see first.")
EVENTS = Reason("MA-087", "The Event Step is under way: act again on your next turn.")
DONE = Reason("MA-085", "Your actions are done: the Event Step comes next.")


def why_not_now(state: State, verb: str) -> Reason | None:
    """Return the reason against a verb that the step does not know: of what a character does in
    the Action Step, the moment that it is instead."""
    step = state.stack[-1].step
    if verb not in action_steps.LATER or step in ("act", "acting"):
        return LATER.get(verb)
    if state.step != "action":
        return EVENTS
    return DONE if step == "dusk" else ONE_THING
