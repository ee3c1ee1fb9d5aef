"""The printed box: its counts, its decks, its language."""

from __future__ import annotations

from collections import Counter

import pytest

from game.mandalorian.cards import models as c
from tests.mandalorian.lint.parts import BOX, FAULTS, changed, miscounted
from tests.specs import Row


def left_out(id: str) -> dict[str, object]:
    """Return the box without one component."""
    return {key: part for key, part in BOX.items() if key != id}


@pytest.mark.rule("MA-016", "MA-017", "MA-019", "MA-022", "MA-042")
@pytest.mark.parametrize("row", FAULTS["counts"], ids=lambda row: str(row.line.number))
def test_count(row: Row) -> None:
    wrong, told = miscounted(changed(row)), row["told"]
    assert any(each.startswith(told) for each in wrong) if told else not wrong


@pytest.mark.rule("MA-008", "MA-014")
@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("burg", "there are 7 characters; 8 are right"),
        ("ev_rush", "there are 11 event cards; 12 are right"),
    ],
)
def test_a_component_is_missing(id: str, told: str) -> None:
    assert told in miscounted(left_out(id))


def test_every_word_of_the_language_is_said() -> None:
    assert miscounted(left_out("borrowed_time")) == [
        "there are 19 planning cards; 20 are right",
        "no card says 'borrow'; take the word out of the language",
    ]


@pytest.mark.rule("MA-009")
def test_96_skill_cards_in_eight_decks() -> None:
    decks: Counter[str] = Counter()
    for part in BOX.values():
        if isinstance(part, c.Skill) and not part.guide:
            decks[part.character] += part.count
    assert sum(decks.values()) == 96 and set(decks.values()) == {12}


@pytest.mark.rule("MA-010")
def test_71_guide_cards() -> None:
    added = [each for each in BOX.values() if not isinstance(each, c.Guide) and each.guide]
    cards = sum(getattr(each, "count", 1) for each in added)
    assert cards + sum(isinstance(each, c.Guide) for each in BOX.values()) == 71
    kinds = Counter(each.kind for each in added)
    assert kinds == {"skill": 24, "event": 6, "planning": 4, "mission": 3}
