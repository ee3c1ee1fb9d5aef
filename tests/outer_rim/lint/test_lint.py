"""The linter finds what the models cannot: each way to break a card is found and named."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.cards.lint.single import check
from game.outer_rim.game import COMPONENT, ROOT
from game.outer_rim.maps.galaxy import load_pieces
from game.table.packs.reading import load_pack
from tests.breadth import every
from tests.specs import Row, table

CARDS = ROOT / "cards" / "outer_rim"
MAPS = {"outer_rim": load_pieces(ROOT / "maps" / "outer_rim")}
Card = dict[str, Any]


def problems(folder: Path) -> list[str]:
    """Return the problems the linter finds in a pack."""
    pack = load_pack(folder, COMPONENT)
    return [f"{each.path}: {each.message}" for each in check({pack.id: pack}, MAPS)]


def broken(tmp_path: Path, card: str, change: Callable[[Card], None]) -> list[str]:
    """Return the problems the linter finds in the pack with one card changed."""
    folder = tmp_path / "pack"
    shutil.copytree(CARDS, folder)
    for file in folder.glob("*.json"):
        data = json.loads(file.read_text("utf-8"))
        for each in data.get("cards", ()) if isinstance(data, dict) else ():
            if each["id"] == card:
                change(each)
                file.write_text(json.dumps(data), "utf-8")
                return problems(folder)
    raise AssertionError(f"no card {card}")


def test_the_box_is_clean() -> None:
    assert problems(CARDS) == []


@pytest.mark.parametrize("row", every(21, table("outer_rim/lint/broken_cards.spec")))
def test_a_broken_card_is_named(tmp_path: Path, row: Row) -> None:
    def change(card: Any) -> None:
        *path, last = [int(each) if each.isdigit() else each for each in row["field"].split(".")]
        for step in path:
            card = card[step]
        card[last] = json.loads(row["value"])

    found = broken(tmp_path, row["card"], change)
    assert any(line.startswith(row["card"]) and row["said"] in line for line in found), found
