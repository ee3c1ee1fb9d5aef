"""The checks from which options and refusals come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.edge.context import Play
from game.table.decisions import Intent, Option, Options
from game.table.refusals import Reason

Check = Callable[[Play, Any, Intent], Reason | None]
Checks = Mapping[str, Check]


def allowed(p: Play, f: Any, ways: Iterable[Option], checks: Checks) -> Options:
    """Return the ways against which their verb's check finds no reason."""
    return tuple(each for each in ways if checks[each.verb](p, f, each) is None)


def never(p: Play, f: object, o: Intent) -> Reason | None:
    """Return None: nothing is against it."""
    return None
