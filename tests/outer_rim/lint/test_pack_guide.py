"""The guide for authors of packs: each example on the page loads, is worded and is played."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.outer_rim.game import ROOT, OuterRim, load
from tests.outer_rim.conftest import Sim

PAGE = (ROOT / "docs" / "modding" / "outer_rim.md").read_text("utf-8")
BLOCKS: list[dict[str, Any]] = [
    json.loads(block) for block in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)
]
INFO, CARDS = BLOCKS[0], BLOCKS[1:]
KINDS = (
    "bounty cargo cargo gear mod job deal ship_sheet ship encounter contact_token contact "
    "job_steps character"
).split()


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the examples of the page as one pack."""
    folder = tmp_path_factory.mktemp("packs") / "late_shift"
    folder.mkdir()
    (folder / "pack.json").write_text(json.dumps(INFO))
    (folder / "cards.json").write_text(json.dumps({"cards": CARDS}))
    return folder


@pytest.fixture(scope="module")
def house(pack: Path) -> OuterRim:
    """Return the game with that pack."""
    return load([pack])


@pytest.fixture
def sim(house: OuterRim) -> Callable[..., Sim]:
    """Return the maker of a ``Sim`` of that game."""
    return lambda *args, **kwargs: Sim(house, *args, **kwargs)


def test_there_is_an_example_of_each_kind() -> None:
    assert sorted(card["kind"] for card in CARDS) == sorted(KINDS)


def test_all_examples_load_together(house: OuterRim) -> None:
    assert house.problems == []
    assert house.packs[1:] == ("Late Shift 1.0",)
    assert {card["id"] for card in CARDS} <= house.base.content.components.keys()
    assert house.version.count("+") == 1 and "+late_shift-1.0-" in house.version


@pytest.mark.parametrize("card", CARDS, ids=[card["id"] for card in CARDS])
def test_an_example_says_something(house: OuterRim, card: dict[str, Any]) -> None:
    from game.outer_rim.text import cards

    text = cards.card_text(house.base.content, card["id"])
    assert text.kind_line and (any(text.body) or text.footer)
