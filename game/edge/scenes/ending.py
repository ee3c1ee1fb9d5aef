"""The end of a check, by where it was made."""

from __future__ import annotations

from game.edge.context import Play
from game.edge.frames import Outcome
from game.edge.scenes import paths


def finish(p: Play, o: Outcome) -> None:
    """Drop a settled check. A check of a scene ends the scene; others go back to what asked."""
    p.stack.pop()
    if o.task == "scene":
        paths.leave(p)
