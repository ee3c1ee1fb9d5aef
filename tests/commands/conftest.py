"""The tiny game of ``tests.table.coin``, registered for the commands."""

from __future__ import annotations

import pytest

from game.table import registry


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the game to the registry."""
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
