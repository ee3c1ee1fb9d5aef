"""Packs of house cards, and the game with one of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import OuterRim, load

BOTH = {"requires": ["unfinished_business"]}
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
    """Return the game with a pack of these cards on top."""
    game = load([pack(factory.mktemp("packs") / name, *cards, **info)])
    assert game.problems == []
    return game
