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


def turns(values: Iterable[Any], looks: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Return every value with the parameters of every look. An ordinary run takes each value once,
    and the looks in turn."""
    listed = list(looks)
    return [
        pytest.param(value, *look, marks=() if at == number % len(listed) else LONG)
        for number, value in enumerate(values)
        for at, look in enumerate(listed)
    ]


def first_rows(count: int, rows: Iterable[tuple[Any, ...]]) -> list[Any]:
    """Do as ``first`` for rows of several parameters."""
    return [pytest.param(*row, marks=() if at < count else LONG) for at, row in enumerate(rows)]
