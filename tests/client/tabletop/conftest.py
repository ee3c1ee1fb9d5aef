"""A second game at the table: the tiny one of ``tests.table.coin``, with screens of its own."""

from __future__ import annotations

import pytest

from game.client.shell.window import registry as clients
from game.table import registry


@pytest.fixture(autouse=True)
def _coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
    monkeypatch.setitem(clients.CLIENTS, "coin", "tests.client.tabletop.coins:CLIENT")
