"""The guide to packs, and the glossary."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from game.free_captains.cards import loading
from game.free_captains.catalog import Content
from game.free_captains.game import FreeCaptain
from game.free_captains.text import cards
from game.resources import ROOT
from game.table.clauses import load_clauses
from game.table.glossary import load_glossary
from game.table.session import Session

PAGE = (ROOT / "docs" / "modding" / "moonpeeler.md").read_text("utf-8")
BLOCKS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)
]
INFO, CARDS = BLOCKS[0], BLOCKS[1:]
KINDS = "guardforce agent event location planet captain alien weapon".split()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> FreeCaptain:
    """Return the game with the examples of the page as a pack."""
    folder = tmp_path_factory.mktemp("packs") / "second_shift"
    folder.mkdir()
    (folder / "pack.json").write_text(json.dumps(INFO))
    (folder / "cards.json").write_text(json.dumps({"cards": CARDS}))
    stock = loading.gather([folder])
    return FreeCaptain(
        Content(stock.components), stock.version, stock.packs, map(str, stock.problems)
    )


def test_there_is_an_example_of_each_kind() -> None:
    assert [card["kind"] for card in CARDS] == KINDS


def test_all_examples_load_together(house: FreeCaptain) -> None:
    assert house.problems == []
    assert "+second_shift-1.0-" in house.version


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_an_example_says_something(house: FreeCaptain, card: dict[str, Any]) -> None:
    assert any(cards.lines(house.content, card["id"]))


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_with_the_pack(house: FreeCaptain, seed: int) -> None:
    setup = {
        "seats": [{"kind": "human"}], "captain": "lux_amberley",
        "cards": ["night_porters", "madame_ledger", "slow_comet", "the_lost_cloakroom"],
        "planets": ["tuesday"], "weapons": ["the_second_opinion"],
        "aliens": ["the_auditors", "al_01", "al_03"],
    }  # fmt: skip
    session = Session(house, setup, seed)
    choices = random.Random(seed)
    while (decision := house.decision(session.state)) is not None:
        session.choose(choices.choice(decision.options).key)
    assert house.result(session.state) is not None


FOLDER = ROOT / "cards" / "free_captains"


def test_links_and_clauses_of_the_glossary() -> None:
    glossary = load_glossary(FOLDER / "glossary.json")
    known = {clause.id for clause in load_clauses(FOLDER / "clauses.json").clauses}
    ids = {term.id for term in glossary.terms}
    assert {term.clause for term in glossary.terms} <= known
    assert {link for term in glossary.terms for link in term.links} <= ids
    assert len(ids) == 34 and all(term.text.endswith(".") for term in glossary.terms)
