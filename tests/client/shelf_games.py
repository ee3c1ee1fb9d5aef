"""Six games that consist of their descriptors only, to fill a shelf."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.draw.theme import rgb
from game.client.shell.files.saves import Facts
from game.client.shell.window import registry, thumbnails
from game.client.shell.window.registry import GameClient, Look
from game.table import registry as rules

HERE = "tests.client.shelf_games"
NAMES = (
    ("The Long Way Home", "Four seasons of bad roads", "8FA3B8", "10151C"),
    ("Unfinished Business", "The ledger comes due, and everybody owes", "3E8F7C", "0B1412"),
    ("Free Captains", "Painted covers, borrowed ships and rum", "D8432B", "1C1020"),
    ("Dust", "Stone, a low sun and one bright edge", "C9AE86", "14171B"),
    ("Edge", "A case file with a coin in it", "E0A45A", "0D0F14"),
    ("Adventures of a Cartographer", "Maps of places that are not there yet, in any order",
     "5A9BD8", "0A1018"),
)  # fmt: skip


def _game(number: int) -> GameClient:
    name, tagline, accent, ground = NAMES[number]
    return GameClient(
        id=f"game_{number}",
        name=name,
        tagline=tagline,
        scenes={"new_game": f"{HERE}:make", "table": f"{HERE}:make"}
        | ({"lessons": f"{HERE}:make"} if number % 2 == 0 else {}),
        saves=f"{HERE}:SAVES",
        look=Look(rgb(accent), rgb(ground)),
    )


GAME_0, GAME_1, GAME_2, GAME_3, GAME_4, GAME_5 = (_game(number) for number in range(6))


class _Saves:
    """Every save of these games looks the same."""

    def describe(self, path: Path) -> Facts:
        return Facts("Vela, round 3", hero="Vela", turn="Vela's turn at the docks")

    def picture(self, path: Path) -> pygame.Surface:
        return pygame.Surface(thumbnails.SIZE)


SAVES = _Saves()


def fill(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """Put ``count`` of these games on the shelf, and no others."""
    homes = {f"game_{number}": f"{HERE}:GAME_{number}" for number in range(count)}
    monkeypatch.setattr(registry, "CLIENTS", homes)
    monkeypatch.setattr(rules, "GAMES", dict(homes))
