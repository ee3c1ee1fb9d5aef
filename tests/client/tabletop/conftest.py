"""A second game at the table: the tiny one of ``tests.table.coin``, with screens of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.client.shell.window import registry as clients
from game.table import registry
from tests import harbor


@pytest.fixture(autouse=True)
def _coin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "coin", "tests.table.coin:RULES")
    monkeypatch.setitem(clients.CLIENTS, "coin", "tests.client.tabletop.coins:CLIENT")


@pytest.fixture
def harbor_shelf() -> Iterator[None]:
    """Put Harbor Run on the shelf."""
    harbor.install()
    yield
    harbor.remove()
    pygame.display.quit()
