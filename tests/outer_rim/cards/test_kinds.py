"""Lists of the language: each is written down in one place, and what goes by it has all of it."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import get_args

import pytest

from game.outer_rim.ai.seats import AI_NUMBERS
from game.outer_rim.cards import kinds
from game.outer_rim.cards.effects.abilities import Stat
from game.outer_rim.cards.effects.language import (
    CLASSES,
    FACTIONS,
    MARKET_DECKS,
    AssetKind,
    ContactClass,  # fmt: skip
    Faction,
    MarketDeck,
)
from game.outer_rim.game import OuterRim
from game.outer_rim.rules.stats import STATS, Values
from game.outer_rim.text import abilities, icons, terms
from game.resources import ROOT

LISTS = {
    "factions": FACTIONS, "classes of contacts": CLASSES, "kinds of cards": kinds.KINDS,
    "slots": kinds.SLOTS, "decks of the market": MARKET_DECKS, "figures": STATS,
    "starting cards of the AI": AI_NUMBERS,
}  # fmt: skip
FOLDERS = ("game/outer_rim", "game/client/games/outer_rim")


def written(file: Path) -> Iterator[frozenset[object]]:
    """Yield all lists of constants that a module spells out."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            values = [each.value for each in node.elts if isinstance(each, ast.Constant)]
            if len(values) == len(node.elts):
                yield frozenset(values)


def named(values: Collection[object], text: str) -> bool:
    """Return whether a text has all of these somewhere, which is found out faster."""
    return all(each in text for each in values if isinstance(each, str))


@pytest.mark.long
def test_a_list_is_written_down_once() -> None:
    places: dict[str, list[str]] = {name: [] for name in LISTS}
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.py")):
            text = file.read_text("utf-8")
            likely = [name for name, all_of_it in LISTS.items() if named(all_of_it, text)]
            if likely:
                spelled = set(written(file))
                for name in likely:
                    if frozenset(LISTS[name]) in spelled:
                        places[name].append(file.relative_to(ROOT).as_posix())
    assert {name: found for name, found in places.items() if len(found) != 1} == {}


def test_the_lists_are_those_of_the_types() -> None:
    assert FACTIONS == get_args(Faction)
    assert CLASSES == get_args(ContactClass)
    assert MARKET_DECKS == get_args(MarketDeck)
    assert kinds.KINDS == get_args(AssetKind) and set(kinds.SLOT_OF) == set(kinds.KINDS)
    assert STATS == get_args(Stat)
    assert set(abilities.STATS) == set(icons.STATS) == set(STATS)
    assert set(STATS) <= set(Values.__slots__)


def test_each_kind_of_card_has_its_slot(game: OuterRim) -> None:
    assert set(kinds.SLOT_OF.values()) == set(kinds.SLOTS)
    assert {slot for shared in kinds.SHARED for slot in shared} == set(kinds.SLOTS)
    assert all(kinds.slot_stat(kind) in STATS for kind in kinds.KINDS)
    both = game.editions.of(game.editions.installed).content
    assert {asset.kind for asset in both.assets.values()} == set(kinds.GOES_TO)
    assert kinds.slot_words("bounty") == kinds.slot_words("job") == "a job or bounty slot"
    assert set(terms.KINDS) >= set(kinds.KINDS)
