"""Packs of players: the examples of the guide are played, and a broken pack is refused."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.mandalorian.cards import loading
from game.mandalorian.catalog import Content
from game.mandalorian.game import Mandalorian
from game.mandalorian.maps import MAPS, of_packs
from game.mandalorian.text import cards
from game.resources import ROOT
from game.table.session import Session

PAGE = (ROOT / "docs" / "modding" / "mandalorian.md").read_text("utf-8")
BLOCKS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)
]
INFO, CARDS = BLOCKS[0], BLOCKS[1:]
KINDS = "character skill skill planning event threat mission".split()


def gathered(folder: Path, some: list[dict[str, Any]]) -> Mandalorian:
    """Return the game with a pack of these cards on top, and of the maps that are there already."""
    folder.mkdir(exist_ok=True)
    (folder / "pack.json").write_text(json.dumps(INFO))
    (folder / "cards.json").write_text(json.dumps({"cards": some}))
    stock = loading.gather([folder])
    content = Content(stock.components, of_packs(stock.packs.values()))
    return Mandalorian(content, stock.version, stock.packs, map(str, stock.problems))


@pytest.fixture(scope="module")
def jobs(tmp_path_factory: pytest.TempPathFactory) -> Mandalorian:
    """Return the game with the examples of the page as a pack."""
    return gathered(tmp_path_factory.mktemp("packs") / "side_jobs", CARDS)


def test_there_is_an_example_of_each_kind() -> None:
    assert [card["kind"] for card in CARDS] == KINDS


def test_all_examples_load_together(jobs: Mandalorian) -> None:
    assert jobs.problems == []
    assert "+side_jobs-1.0-" in jobs.version


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_an_example_says_something(jobs: Mandalorian, card: dict[str, Any]) -> None:
    assert any(cards.lines(jobs.content, card["id"]))


@pytest.fixture
def own_map(tmp_path: Path) -> Path:
    """Return a pack with a map of its own, on which a wall has a picture from the pack."""
    folder = tmp_path / "side_jobs"
    shutil.copytree(MAPS, folder / "maps", ignore=shutil.ignore_patterns("*.tmx", "*.world"))
    shutil.copy(MAPS / "prison_ship.tmx", folder / "maps" / "old_ship.tmx")
    (folder / "art").mkdir()
    sheet = folder / "maps" / "deck.tsx"
    (picture,) = re.findall(r'source="([^"]+)"', sheet.read_text("utf-8"))
    shutil.copy(
        sheet.parent.resolve() / ROOT / picture.removeprefix("../../"), folder / "art" / "deck.jpg"
    )
    sheet.write_text(sheet.read_text("utf-8").replace(picture, "../art/deck.jpg"), "utf-8")
    return folder


MISSION = {**CARDS[-1], "map": "old_ship"}


def test_a_mission_is_played_on_a_map_of_its_pack(own_map: Path) -> None:
    game = gathered(own_map, [*CARDS[:-1], MISSION])
    assert game.problems == []
    drawing = game.content.maps["old_ship"].grid.drawing
    files = {Path(one.file) for row in drawing.art["terrain"] for one in row if one}
    assert own_map / "art" / "deck.jpg" in files
    assert all(file.parent == own_map / "art" or file.is_relative_to(ROOT) for file in files)
    setup = {"seats": [{"kind": "human"}], "mission": "the_gatecrash",
             "characters": ["peli_motto", "kuiil"]}  # fmt: skip
    session = Session(game, setup, 1)
    session.choose(game.decision(session.state).options[0].key)


def test_a_missing_picture_of_its_map_leaves_a_pack_out(own_map: Path) -> None:
    (own_map / "art" / "deck.jpg").unlink()
    game = gathered(own_map, [*CARDS[:-1], MISSION])
    assert any("old_ship.tmx:10: the tileset deck.tsx: it shows ../art/deck.jpg, which is missing"
               in each for each in game.problems), game.problems  # fmt: skip


BROKEN = [
    ({"count": 9, "strength": 5}, "strength"),
    ({"character": "pelli_motto"}, "no character 'pelli_motto'; did you mean"),
    ({"ability": {"slot": "plan", "deeds": [{"do": "spawn"}]}}, "'spawn' cannot happen here"),
]


@pytest.mark.parametrize(("change", "told"), BROKEN, ids=[each[1] for each in BROKEN])
def test_a_broken_pack_is_left_out(tmp_path: Path, change: dict[str, Any], told: str) -> None:
    some = [{**card, **change} if card["id"] == "pit_droids" else card for card in CARDS]
    game = gathered(tmp_path / "side_jobs", some)
    assert any(told in each and "cards.json" in each for each in game.problems)
    assert "peli_motto" not in game.content.components


def test_a_character_without_cards_is_refused(tmp_path: Path) -> None:
    game = gathered(tmp_path / "side_jobs", [CARDS[0]])
    assert any("'peli_motto' has no skill cards" in each for each in game.problems)


def test_a_token_that_might_keep_the_goal_in_the_box_is_refused(tmp_path: Path) -> None:
    rat = {**CARDS[5], "shape": "o"}
    game = gathered(tmp_path / "side_jobs", [rat])
    assert any("'asset' may stay in the box" in each for each in game.problems)
