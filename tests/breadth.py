"""Breadth for ``--long``: an ordinary run tests some of a list of parameters, always the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

LONG = pytest.mark.long


def first(count: int, values: Iterable[Any]) -> list[Any]:
    """Return parameters of which all but the first ``count`` are for ``--long``."""
    return [
        value if at < count else pytest.param(value, marks=LONG) for at, value in enumerate(values)
    ]


def ends(values: Iterable[Any]) -> list[Any]:
    """Return parameters of which all but the first and the last are for ``--long``."""
    listed = list(values)
    return [
        value if at in (0, len(listed) - 1) else pytest.param(value, marks=LONG)
        for at, value in enumerate(listed)
    ]


def every(step: int, rows: Iterable[Any]) -> list[Any]:
    """Return parameters of which all but one in ``step`` are for ``--long``. A tuple has the values
    of several names."""
    listed = [row if isinstance(row, tuple) else (row,) for row in rows]
    return [
        pytest.param(*row, marks=() if at % step == 0 else LONG) for at, row in enumerate(listed)
    ]
