"""The tiny game of ``tests.table.coin``, known to the commands."""

from __future__ import annotations

import pytest

from game.table import registry


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put the game into the registry."""
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
