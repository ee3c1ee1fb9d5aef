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


def put(*path: Any, value: Any) -> Callable[[Card], None]:
    """Return a change that sets one field."""

    def change(card: Card) -> None:
        spot: Any = card
        for step in path[:-1]:
            spot = spot[step]
        spot[path[-1]] = value

    return change


@pytest.mark.parametrize(
    ("card", "change", "said"),
    every(
        11,
        [
            ("greedo_bounty", put("target", value="gredo"), "did you mean 'greedo'?"),
            (
                "greedo_bounty",
                put("deliver_to", value="the_maelstrom"),
                "no planet 'the_maelstrom'",
            ),
            ("coaxium_crystal", put("destination", value="rylot"), "did you mean 'ryloth'?"),
            ("coaxium_crystal", put("no_sale", value=["nabo"]), "did you mean 'naboo'?"),
            ("the_casino_heist_job", put("databank", value=93), "no databank card has number 93"),
            ("yt_1300_ship_card", put("ship", value="yt_1300"), "no ship sheet 'yt_1300'"),
            ("databank_12_greedo", put("contact", value="greeda"), "did you mean 'greedo'?"),
            (
                "databank_90_doctor_evazan",
                put("starting_planet", value="endor"),
                "no planet 'endor'",
            ),
            ("enc_naboo_ryloth_a", put("deck", value="naboo"), "no encounter deck 'naboo'"),
            (
                "enc_naboo_ryloth_a",
                put("sections", 0, "parts", 0, "effect", value=[{"do": "keep"}]),
                "but the card has none",
            ),
            (
                "enc_naboo_ryloth_a",
                put("sections", 0, "parts", 0, "effect", value=[{"do": "keep_secret"}]),
                "a secret needs both",
            ),
            (
                "enc_naboo_ryloth_a",
                put("sections", 0, "parts", 0, "effect", value=[{"do": "hire"}]),
                "belongs on the databank card of a contact",
            ),
            (
                "enc_naboo_ryloth_a",
                put("sections", 0, "parts", 0, "effect", value=[{"do": "fail_job"}]),
                "belongs in a job",
            ),
            (
                "wanted_job",
                put("encounter", 0, "win", value=[{"do": "complete_job"}]),
                "put 'complete_job' under 'survive'",
            ),
            (
                "enc_naboo_ryloth_a",
                put("sections", 0, "parts", 0, "effect", value=[{"do": "databank", "number": 77}]),
                "no databank card has number 77",
            ),
            (
                "databank_42_the_casino_heist",
                put("steps", 0, "effect", value=[{"do": "go_to", "step": 9}]),
                "step 9 of 4",
            ),
            (
                "improved_nav_computer",
                put("abilities", 0, "only", value={"credits": 5}),
                "may not depend on credits",
            ),
            (
                "improved_nav_computer",
                put("abilities", value=[{"when": "always"}]),
                "takes modify, skills or grants",
            ),
            (
                "improved_nav_computer",
                put("abilities", value=[{"when": "action"}]),
                "takes 'then' alone",
            ),
            (
                "improved_nav_computer",
                put(
                    "abilities",
                    value=[{"when": "action", "then": [{"do": "add", "face": "hit"}]}],
                ),
                "works on dice",
            ),
            (
                "improved_nav_computer",
                put(
                    "abilities",
                    value=[
                        {
                            "when": "action",
                            "only": {"has": ["nav_computer"]},
                            "then": [{"do": "extra_turn"}],
                        }
                    ],
                ),
                "no card 'nav_computer'",
            ),
        ],
    ),
)
def test_a_broken_card_is_named(
    tmp_path: Path, card: str, change: Callable[[Card], None], said: str
) -> None:
    found = broken(tmp_path, card, change)
    assert any(line.startswith(card) and said in line for line in found), found
