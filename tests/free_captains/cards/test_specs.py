"""Each card has the figures of its spec, and shows its text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.free_captains.text.cards import lines
from tests.free_captains.kit import GAME
from tests.specs import faults, tables

CONTENT = GAME.content
TABLES = tables("free_captains/cards/cards.spec")


def check(name: str, cards: dict[str, Any], fields: Callable[[Any], dict[str, object]]) -> None:
    """Compare the rows of a table with the figures and lines of cards."""
    with faults() as at:
        for row in TABLES[name]:
            with at(row.line):
                card = cards[row["card"]]
                row.check(name=card.name, **fields(card), says=lines(CONTENT, card.id))


def test_cards_that_are_faced() -> None:
    check(
        "faced",
        CONTENT.faced,
        lambda card: {
            "kind": card.kind, "strength": card.strength, "icon": card.icon, "cube": card.cubes[0],
            "planets": card.planets, "hand": ", ".join(card.hand),
        },
    )  # fmt: skip


def test_locations() -> None:
    check("locations", CONTENT.locations, lambda card: {"cubes": ", ".join(card.cubes)})


def test_planets() -> None:
    check(
        "planets",
        CONTENT.planets,
        lambda card: {"code": card.price and card.price.code, "key": card.price and card.price.key},
    )


def test_captains() -> None:
    check(
        "captains",
        CONTENT.captains,
        lambda card: {
            "start": " ".join(map(str, card.start)),
            "most": " ".join(map(str, card.most)),
            "dice": ", ".join(card.dice),
        },
    )
    for id, card in CONTENT.captains.items():
        assert card.keeps == (3 if id == "ca_01" else 2)
        assert len(card.primer) == 3 and all(len(line) <= 90 for line in card.primer)


def test_weapons() -> None:
    check(
        "weapons",
        CONTENT.weapons,
        lambda card: {"needs": ", ".join(f"{cube} {n}" for cube, n in card.needs.items())},
    )


def test_aliens() -> None:
    check("aliens", CONTENT.aliens, lambda card: {"icon": card.icon})


def test_dice_and_the_card_of_the_table() -> None:
    faces: dict[str, list[str]] = {}
    for row in TABLES["dice"]:
        faces.setdefault(row["die"], []).append(f"**{row['face']}** {row['says']}")
    assert {id: [*lines(CONTENT, id)] for id in CONTENT.dice} == faces
    (row,) = TABLES["table"]
    assert row["card"] == CONTENT.table.id
    row.check(says=lines(CONTENT, CONTENT.table.id))


def test_every_card_has_a_spec_and_a_dry_line() -> None:
    specs = [row["card"] for rows in TABLES.values() for row in rows if "card" in row.fields]
    assert len(specs) == len(set(specs))
    assert {*specs} == set(CONTENT.components) - set(CONTENT.dice)
    stories = [CONTENT.components[id].story for id in specs if id != CONTENT.table.id]
    assert all(0 < len(story) <= 90 and story[-1] == "." for story in stories)
    assert len(set(stories)) == len(stories)
