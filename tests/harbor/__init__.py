"""Harbor Run, a small game for two: the worked example of docs/extending.md. It is not shipped."""

from __future__ import annotations

from game.client.shell.window import registry as window
from game.table import registry as table

ID = "harbor"


def install() -> None:
    """Put the game on the shelf: the two lines that a shipped game has in the registries."""
    table.GAMES[ID] = "tests.harbor.rules:RULES"
    window.CLIENTS[ID] = "tests.harbor.client:CLIENT"


def remove() -> None:
    """Take it off the shelf."""
    table.GAMES.pop(ID, None)
    window.CLIENTS.pop(ID, None)
