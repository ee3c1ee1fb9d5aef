"""Packs of players: the examples of the guide are loaded and played, and wrong ones are refused."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from game.edge.cards import box, loading
from game.edge.catalog import Content
from game.edge.game import Edge
from game.edge.maps import MAPS, of_packs
from game.edge.players.careful import Careful
from game.edge.rules import jobs
from game.resources import ROOT
from game.table.contract import Sight
from game.table.packs import player_packs
from game.table.session import Session
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


def gathered(folder: Path) -> Edge:
    """Return the game with a pack on top."""
    stock = loading.gather([folder])
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


@pytest.mark.parametrize("heroes", [("nell", "juno"), ("orrakh", "nell")])
def test_careful_players_play_the_pack(ferry: Edge, heroes: tuple[str, str]) -> None:
    ends = set()
    for seed in range(6):
        setup = {"seats": [{"kind": "human"}], "story": "ferry", "heroes": heroes}
        session = Session(ferry, setup, seed)
        session.autoplay({0: Careful(seed, 0)})
        assert session.state.over
        ends.add(session.state.ending)
    assert "ferry_ashore" in ends <= {"ferry_ashore", "ferry_overboard"}


@pytest.mark.parametrize("seed", range(3))
def test_random_players_play_the_pack(ferry: Edge, seed: int) -> None:
    setup = {"seats": [{"kind": "human"}], "story": "ferry", "heroes": ("nell", "maro")}
    session, choices = Session(ferry, setup, seed), random.Random(seed)
    while (decision := session.decision()) is not None:
        keys = [each.key for each in decision.options]
        session.choose(
            "roll" if "roll" in keys and choices.random() < 0.4 else choices.choice(keys)
        )
    assert ferry.result(session.state) is not None


def test_a_part_of_jobs_joins_the_draw_and_is_played(ferry: Edge) -> None:
    drawn = {id for seed in range(80) for id in jobs.drawn(ferry.content, seed, 0, [1])}
    foggy = sorted(id for id in drawn if "__but_fog__" in id)
    assert foggy
    setup = {"seats": [{"kind": "human"}], "story": foggy[0], "heroes": ("nell", "tikka")}
    session = Session(ferry, setup, 1)
    player = Careful(1, 0)
    while (decision := session.decision()) is not None:
        session.choose(player.choose(Sight(ferry, session.state, 0), decision))
    assert session.state.ending.startswith(foggy[0])


def test_without_the_pack_there_is_no_ferry() -> None:
    stock = loading.gather([])
    assert "ferry" not in stock.components


WRONG: list[tuple[str, dict[str, Any], int, str]] = [
    ("boat_hook", {"type": "toole"}, 2, "cards[0].type"),
    ("boat_hook", {"defens": 1}, 2, "did you mean 'defense'?"),
    ("nell", {"slots": {"hand": "heavy_blaster_pistl"}}, 3,
     "there is no card 'heavy_blaster_pistl'; did you mean 'heavy_blaster_pistol'?"),
    ("ferry", {"start": "ferry_peer"}, 4, "there is no scene 'ferry_peer' in this adventure"),
    ("ferry_pier", {"success": [{"deeds": [{"do": "goto", "scene": "ferry_dek"}]}]}, 5,
     "there is no scene 'ferry_dek'; did you mean 'ferry_deck'?"),
    ("ferry_pier", {"ways": [{"id": "a", "text": "A.", "skills": ["stealth"], "difficulty": 2}]}, 5,
     "name skills of at least two characteristics"),
    ("ferry_pier", {"adventure": "fery"}, 5, "there is no adventure 'fery'; did you mean 'ferry'?"),
    ("ferry_deck", {"map": "car_dek"}, 6, "there is no map 'car_dek', only car_deck, "),
    ("ferry_deck", {"heroes_at": "bar"}, 6, "the map 'car_deck' has no zone 'bar', only stairs, "),
    ("ferry_deck", {"foes": [{"foe": "toughs", "zone": "apron"}]}, 6,
     "there is no adversary 'toughs'; did you mean 'tough'?"),
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
     "ways: no way of 45% or better for "),
    ("ferry_ashore", {"rank": 4}, 7, "rank"),
    ("but_fog", {"failed": [{"do": "flag", "flag": "fog"}]}, 9, "begin it with 'job_'"),
]  # fmt: skip


@pytest.mark.parametrize(("id", "change", "line", "words"), every(7, WRONG))
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


def test_a_game_on_a_map_that_has_changed_says_so(tmp_path: Path) -> None:
    folder = written(tmp_path / "late_ferry", CARDS)
    before = loading.gather([folder]).version
    deck = folder / "maps" / "car_deck.tmx"
    text = deck.read_text("utf-8")
    deck.write_bytes(text.replace("\n", "\r\n").encode())
    assert loading.gather([folder]).version == before, "line endings do not count"
    moved = text.replace('x="320" y="768"', 'x="322" y="768"')
    assert moved != text
    deck.write_text(moved, "utf-8")
    after = loading.gather([folder]).version
    assert after != before and player_packs.same(before, after)
    told = "The game was played with 'late_ferry' 1.0 (its files have changed)."
    assert player_packs.changed(before, after) == told


def test_the_maps_of_the_box_are_in_its_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = box.cards().digest
    assert known == box.cards().digest
    shutil.copytree(MAPS, tmp_path / "edge")
    monkeypatch.setattr(box, "MAPS", tmp_path / "edge")
    assert box.cards().digest == known
    nest = tmp_path / "edge" / "nest.tmx"
    nest.write_text(nest.read_text("utf-8").replace("Burrow", "Hole"), "utf-8")
    assert box.cards().digest != known
