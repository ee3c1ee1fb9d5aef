"""The printed box: its counts, its decks, its language."""

from __future__ import annotations

from collections import Counter

import pytest

from game.mandalorian.cards import models as c
from tests.mandalorian.lint.parts import BOX, Change, changed, miscounted


def left_out(id: str) -> dict[str, object]:
    """Return the box without one component."""
    return {key: part for key, part in BOX.items() if key != id}


COUNTS: list[tuple[str, Change, str]] = [
    ("defend", lambda d: d.update(count=5), "there are 21 planning cards; 20 are right"),
    ("nikto_guard", lambda d: d.update(count=2), "there are 23 threat tokens of mission 1; 24 are"),
    ("tracker", lambda d: d.update(count=5), "there are 30 threat tokens of mission 2; 29 are"),
    ("inmate", lambda d: d.update(count=1), "there are 27 threat tokens of mission 3; 28 are"),
    ("charge", lambda d: d.update(count=3), "there are 26 threat tokens of mission 4; 25 are"),
    ("bounty_table", lambda d: d["white"].pop(), "there are 4 white disrupt tokens; 5 are right"),
    ("grunt", lambda d: d.update(count=3), "the deck of Burg has 13 cards; 12 are right"),
    ("clean_shot", lambda d: d.update(strength=1), ""),
    (
        "quick_draw",
        lambda d: d.update(strength=4),
        "the deck of Greef Karga has 31 strength in all",
    ),
    ("g16", lambda d: d.update(number=15), "2 guide cards have the number 15"),
    ("g16", lambda d: d.update(number=15), "0 guide cards have the number 16"),
    ("ask_around", lambda d: d.update(count=3), "2 guide cards have the number 44"),
]


@pytest.mark.rule("MA-016", "MA-017", "MA-019", "MA-022")
@pytest.mark.parametrize(("id", "change", "told"), COUNTS, ids=[each[2][:50] for each in COUNTS])
def test_count(id: str, change: Change, told: str) -> None:
    wrong = miscounted(changed(id, change))
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
