"""Dice of the lessons are known: at the end of a chapter they lie as the coach has said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.edge.events import Rolled


def rolled(model: Any) -> Rolled:
    """Return the last check that a hero has rolled."""
    events = [each for turn in model.session.history for each in turn.events]
    found = [each for each in events if isinstance(each, Rolled) and each.who in ("juno", "maro")]
    return found[-1]


def _pool(model: Any) -> bool:
    roll = rolled(model)
    return (roll.success, roll.advantage, len(roll.dice)) == (1, 0, 3)


GOALS: dict[str, Callable[[Any], bool]] = {
    "pool": _pool,
    "slots": lambda m: rolled(m).success > 0 and "slicing_rig" in m.state.turned,
    "advantage": lambda m: rolled(m).success <= 0 and rolled(m).advantage == 3,
    "threat": lambda m: rolled(m).success > 0 and rolled(m).advantage == -2,
    "destiny": lambda m: rolled(m).success > 0 and rolled(m).triumphs == 1,
    "zones": lambda m: rolled(m).task == "attack" and rolled(m).success > 0,
    "crane": lambda m: rolled(m).success > 0 and m.play.person("juno").stimmed == 1,
}
"""whether the table is as a chapter promises, after following it"""
