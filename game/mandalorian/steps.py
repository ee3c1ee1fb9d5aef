"""The steps of the game by name, and the check of each verb."""

from __future__ import annotations

from collections.abc import Mapping

from game.mandalorian import action_steps, event_steps
from game.mandalorian.checking import Checks
from game.mandalorian.context import Play
from game.table.refusals import Reason
from game.table.stack import Step

STEPS: Mapping[str, Step[Play]] = {**action_steps.STEPS, **event_steps.STEPS}
CHECKS: Checks = {**action_steps.CHECKS, **event_steps.CHECKS}
"""by step and verb, the check that decides options and words refusals"""
LATER: Mapping[str, Reason] = {**action_steps.LATER, **event_steps.LATER}
"""the reason against a verb that its step does not know"""
