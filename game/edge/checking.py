"""The checks of this game, by verb."""

from __future__ import annotations

from collections.abc import Mapping

from game.edge.context import Play
from game.table import checking
from game.table.checking import allowed
from game.table.decisions import Intent
from game.table.refusals import Reason

Check = checking.Check[Play]
Checks = Mapping[str, Check]


def never(p: Play, f: object, o: Intent) -> Reason | None:
    """Return None: nothing is against it."""
    return None


__all__ = ["Check", "Checks", "allowed", "never"]
