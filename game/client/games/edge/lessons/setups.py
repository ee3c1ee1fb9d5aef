"""The starting setups of the chapters: scenes of The Short Shift, with dice that are known."""

from __future__ import annotations

from typing import Any

from game.client.tabletop.guidance.lesson import Done, Moment
from game.edge.events import Rolled

GONE = "That chance has passed. Skip this step, or try the chapter again."
ALONG = ("roll", "done", "auto", "go:*", "begin", "end", "act:*", "pay:*", "spend:*")
"""answers that lead on from any question"""


def situation(scene: str) -> dict[str, Any]:
    """Return the setup that begins with a scene of the shift."""
    return {
        "game": "edge",
        "seats": [{"kind": "human"}],
        "story": "short_shift",
        "scene": f"shift_{scene}",
        "heroes": ["juno", "maro"],
    }


def has_rolled(task: str = "", count: int = 1) -> Done:
    """Return a test: heroes have rolled at least ``count`` checks of a task."""

    def done(now: Moment) -> bool:
        found = [e for turn in now.turns for e in turn.events if isinstance(e, Rolled)]
        mine = [e for e in found if e.who in ("juno", "maro") and task in ("", e.task)]
        return len(mine) >= count

    return done


def has_bought(count: int) -> Done:
    """Return a test: symbols have been spent on at least ``count`` different cards."""

    def done(now: Moment) -> bool:
        keys = {turn.answer.key.partition("@")[0] for turn in now.turns}
        return sum(key.startswith("spend:") for key in keys) >= count

    return done


def times(key: str, count: int) -> Done:
    """Return a test: an answer has been given at least ``count`` times."""

    def done(now: Moment) -> bool:
        return sum(turn.answer.key == key for turn in now.turns) >= count

    return done
