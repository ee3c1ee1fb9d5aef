"""The tiny game of ``tests.table.coin``, registered for the commands; boxes are read once."""

from __future__ import annotations

import pytest

from game.table import registry
from tests import boxes


@pytest.fixture(autouse=True)
def coin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the game to the registry, and keep the boxes."""
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
    boxes.keep(monkeypatch)
