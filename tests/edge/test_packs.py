"""Packs of players: the examples of the guide are loaded and played, and wrong ones are refused."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.edge.cards import box, loading
from game.edge.catalog import Content
from game.edge.game import Edge
from game.edge.maps import MAPS, of_packs
from game.resources import ROOT
from game.table.packs.stock import Stock
from tests.breadth import every
from tests.specs import Row, table

PAGE = (ROOT / "docs" / "modding" / "edge.md").read_text("utf-8")
BLOCKS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)
]
INFO, CARDS = BLOCKS[0], BLOCKS[1:]
KINDS = "gear hero adventure check encounter end end job_hitch".split()


def written(folder: Path, cards: list[dict[str, Any]], own: str = "car_deck") -> Path:
    """Write a pack with these cards and a map of its own."""
    (folder / "maps").mkdir(parents=True)
    (folder / "pack.json").write_text(json.dumps(INFO))
    lines = ",\n".join(json.dumps(each) for each in cards)
    (folder / "cards.json").write_text(f'{{"cards": [\n{lines}\n]}}')
    shutil.copy(MAPS / "pad_12.tmx", folder / "maps" / f"{own}.tmx")
    for tileset in MAPS.glob("*.tsx"):
        shutil.copy(tileset, folder / "maps")
    return folder


BOX = box.cards()


def gathered(folder: Path) -> Edge:
    """Return the game with a pack on top."""
    stock = Stock(BOX, box.COMPONENT, loading.faults).gather([folder])
    content = Content(stock.components, of_packs(stock.packs.values()))
    return Edge(content, stock.version, stock.packs, map(str, stock.problems))


@pytest.fixture(scope="module")
def ferry(tmp_path_factory: pytest.TempPathFactory) -> Edge:
    """Return the game with the examples of the page as a pack."""
    return gathered(written(tmp_path_factory.mktemp("packs") / "late_ferry", CARDS))


def test_the_page_has_an_example_of_each_kind(ferry: Edge) -> None:
    assert [card["kind"] for card in CARDS] == KINDS
    assert ferry.problems == [] and "+late_ferry-1.0-" in ferry.version
    assert "ferry" in ferry.content.adventures and "car_deck" in ferry.content.maps
    assert "pad_12" in ferry.content.maps


@pytest.mark.parametrize("row", every(11, table("edge/wrong_packs.spec")))
def test_a_wrong_pack_is_left_out_and_says_where_and_why(tmp_path: Path, row: Row) -> None:
    change, place = json.loads(row["change"]), f"cards.json:{row['line']}: "
    some = [{**card, **change} if card["id"] == row["id"] else card for card in CARDS]
    game = gathered(written(tmp_path / "late_ferry", some))
    assert "ferry" not in game.content.stories
    told = [each for each in game.problems if place in each and row["words"] in each]
    assert told, game.problems


def test_a_map_that_cannot_be_read_is_a_problem_of_its_pack(tmp_path: Path) -> None:
    folder = written(tmp_path / "late_ferry", CARDS)
    (folder / "maps" / "car_deck.tmx").write_text("<map>")
    game = gathered(folder)
    assert any("car_deck" in each for each in game.problems)
    assert "ferry" not in game.content.stories
