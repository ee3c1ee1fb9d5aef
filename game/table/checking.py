"""The checks from which both options and refusals come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from game.table.decisions import Intent, Option, Options
from game.table.refusals import Reason

P = TypeVar("P")
Check = Callable[[P, Any, Intent], Reason | None]
"""the reason against an intent at a pending step, None if it can be done"""


def allowed(p: P, f: Any, ways: Iterable[Option], checks: Mapping[str, Check[P]]) -> Options:
    """Return the ways against which their verb's check finds no reason."""
    return tuple(each for each in ways if checks[each.verb](p, f, each) is None)
