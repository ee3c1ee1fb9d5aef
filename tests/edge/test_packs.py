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


ASHORE = [{"do": "goto", "scene": "ferry_ashore"}]
WRONG: list[tuple[str, dict[str, Any], int, str]] = [
    ("boat_hook", {"type": "toole"}, 2, "cards[0].type"),
    ("boat_hook", {"defens": 1}, 2, "did you mean 'defense'?"),
    ("nell", {"slots": {"hand": "heavy_blaster_pistl"}}, 3,
     "no card 'heavy_blaster_pistl'; did you mean 'heavy_blaster_pistol'?"),
    ("ferry", {"start": "ferry_peer"}, 4, "no scene 'ferry_peer' in this adventure"),
    ("ferry_pier", {"success": [{"deeds": [{"do": "goto", "scene": "ferry_dek"}]}]}, 5,
     "no scene 'ferry_dek'; did you mean 'ferry_deck'?"),
    ("ferry_pier", {"ways": [{"id": "a", "text": "A.", "skills": ["stealth"], "difficulty": 2}]}, 5,
     "name skills of at least two characteristics"),
    ("ferry_pier", {"adventure": "fery"}, 5, "no adventure 'fery'; did you mean 'ferry'?"),
    ("ferry_deck", {"map": "car_dek"}, 6, "no map 'car_dek'; the maps are car_deck, "),
    ("ferry_deck", {"heroes_at": "bar"}, 6, "the map 'car_deck' has no zone 'bar', only stairs, "),
    ("ferry_deck", {"foes": [{"foe": "toughs", "zone": "apron"}]}, 6,
     "no adversary 'toughs'; did you mean 'tough'?"),
    ("ferry_pier", {"failure": [{"deeds": [{"do": "advance", "track": "tide", "n": 2}]}]}, 5,
     "failure[0]: nothing follows this outcome: add 'goto'"),
    ("ferry_pier", {"success": []}, 5,
     "success: nothing follows where no condition holds: end with a branch without 'when'"),
    ("ferry_deck", {"stalemate": [{"when": {"flags": ["late"]}, "deeds": [
        {"do": "flag", "flag": "late"}, {"do": "goto", "scene": "ferry_overboard"}]}]}, 6,
     "stalemate: nothing follows where no condition holds"),
    ("ferry_deck", {each: [{"deeds": [{"do": "goto", "scene": "ferry_ashore"}]}]
                    for each in ("lost", "stalemate")}, 8, "nothing leads to this scene"),
    ("ferry_deck", {"stalemate": [{"deeds": [{"do": "goto", "scene": "ferry_pier"}]}]}, 6,
     "a way leads back to this scene"),
    ("ferry_deck", {"ready": {"flags": ["caged"]}}, 6,
     "nothing sets the flag 'caged' in this adventure"),
    ("ferry_pier", {"choices": [{"id": "swim", "text": "Swim.", "deeds": []}]}, 5,
     "choices[0]: nothing follows this choice: add 'goto'"),
    ("ferry_pier", {"ways": [
        {"id": "rope", "text": "Up the rope.", "skills": ["athletics"], "difficulty": 4},
        {"id": "list", "text": "Be on it.", "skills": ["deception"], "difficulty": 5}]}, 5,
     "ways: no approach of 45% or better for "),
    ("ferry_ashore", {"rank": 4}, 7, "rank"),
    ("ferry_deck", {"won": [{"line": "**Won.**", "deeds": ASHORE}]},
     6, "won[0].line: no markup: leave out braces"),
    ("ferry_deck", {"won": [{"line": "x" * 91, "deeds": ASHORE}]},
     6, "should have at most 90 characters"),
    ("but_fog", {"failed": [{"do": "flag", "flag": "fog"}]}, 9, "begin it with 'job_'"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "change", "line", "words"), every(11, WRONG))
def test_a_wrong_pack_is_left_out_and_says_where_and_why(
    tmp_path: Path, id: str, change: dict[str, Any], line: int, words: str
) -> None:
    some = [{**card, **change} if card["id"] == id else card for card in CARDS]
    game = gathered(written(tmp_path / "late_ferry", some))
    assert "ferry" not in game.content.stories
    told = [each for each in game.problems if f"cards.json:{line}: " in each and words in each]
    assert told, game.problems


def test_a_map_that_cannot_be_read_is_a_problem_of_its_pack(tmp_path: Path) -> None:
    folder = written(tmp_path / "late_ferry", CARDS)
    (folder / "maps" / "car_deck.tmx").write_text("<map>")
    game = gathered(folder)
    assert any("car_deck" in each for each in game.problems)
    assert "ferry" not in game.content.stories
