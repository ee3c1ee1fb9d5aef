"""Packs of house cards, and the game with one of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import OuterRim, load

BOX = "unfinished_business"
BOTH = {"requires": [BOX]}
"""of a pack for both boxes"""


def pack(folder: Path, *cards: dict[str, Any], **info: Any) -> Path:
    """Write a pack of these cards, which has the name of its folder."""
    folder.mkdir()
    name = folder.name.replace("_", " ").title()
    usual = {"id": folder.name, "name": name, "game": "outer_rim", "version": "1.0"}
    (folder / "pack.json").write_text(json.dumps({**usual, **info}))
    (folder / "cards.json").write_text(json.dumps({"cards": cards}))
    return folder


def with_cards(
    factory: pytest.TempPathFactory, name: str, *cards: dict[str, Any], **info: Any
) -> OuterRim:
    """Return the game with a pack of these cards on top. For a pack of both boxes their cards are
    put together here, so that no single test takes the time."""
    game = load([pack(factory.mktemp("packs") / name, *cards, **info)])
    assert game.problems == [], game.problems
    if "requires" in info:
        game.editions.of((BOX,))
    return game
