"""The sections of Unfinished Business ask something worth asking, in words of their place.

What holds for the cards of both boxes is in ``lint/test_choices_of_cards``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game.outer_rim.game import OuterRim
from tests.outer_rim.lint.test_choices_of_cards import BOX, BRITISH, WORDS, said, shaped
from tests.outer_rim.lint.test_choices_of_cards import DECKS as BASE_DECKS

DECKS = ("core_worlds", *BASE_DECKS)
CORE_WORDS = (
    "core coruscant corellia kuat chandrila ministry bureau opera spire skylane lane guild temple"
    " coco senat tribune fleet muunilinst"
)
OWN_WORDS = {
    **WORDS, "core_worlds": CORE_WORDS, "across": CORE_WORDS,
    "tatooine": WORDS["tatooine"] + " mos espa cantina",
    "nal_hutta": WORDS["nal_hutta"] + " evocii", "ryloth": WORDS["ryloth"] + " kalikori",
    "ord_mantell": WORDS["ord_mantell"] + " worlport b1",
    "cantonica": WORDS["cantonica"] + " zinbiel", "lothal": WORDS["lothal"] + " academy jho tie",
    "takodana": WORDS["takodana"] + " nymeve pirate flag",
    "ring_of_kafrene": WORDS["ring_of_kafrene"] + " ore alley hauler claim",
    "navpoint": WORDS["navpoint"] + " interdictor lucrehulk acclamator freighter swoop clone",
}  # fmt: skip
"""words of the places that this box adds, and more for others"""
LEAST_VARIED = 0.15
"""share of the sections of a deck with two spaces that depend on reputation"""
each_deck = pytest.mark.parametrize("deck", DECKS)


@pytest.fixture(scope="module")
def box(game: OuterRim) -> dict[str, Any]:
    """Return the cards of this box alone."""
    content = game.editions.of((BOX,)).content
    return {id: each for id, each in content.components.items() if content.box_of(id) == BOX}


def sections(box: dict[str, Any], deck: str) -> Iterator[tuple[str, Any]]:
    """Return each section with its card's letter and its place."""
    for card in box.values():
        if getattr(card, "kind", "") == "encounter" and card.deck == deck:
            for section in card.sections:
                place = section.spaces[0] if section.spaces else deck
                place = "across" if section.across else place
                yield f"{card.id.rpartition('_')[2]} {place}", section


@pytest.mark.rule("UB-017")
def test_the_decks_have_their_numbers(game: OuterRim, box: dict[str, Any]) -> None:
    content = game.editions.of((BOX,)).content
    for deck in DECKS:
        numbers = [content.encounter_cards[card].number for card in content.encounters[deck]]
        assert sorted(numbers) == list(range(1, 21)), deck


@pytest.mark.rule("UB-021")
def test_one_card_of_the_base_box_makes_room(game: OuterRim) -> None:
    old = game.base.content.encounter_cards["enc_takodana_ring_of_kafrene_j"]
    new = game.editions.of((BOX,)).content.encounter_cards["enc_takodana_ring_of_kafrene_j"]
    assert (old.number, new.number) == (10, 10)
    assert old.name != new.name


@each_deck
def test_no_deck_repeats_one_shape(box: dict[str, Any], deck: str) -> None:
    shapes: dict[str, list[str]] = {}
    for where, section in sections(box, deck):
        shapes.setdefault(shaped(section), []).append(where)
    assert [told for told in shapes.values() if len(told) > 2] == []


@each_deck
def test_every_story_has_a_word_of_its_place(box: dict[str, Any], deck: str) -> None:
    wrong = [
        f"{where}: {section.story}"
        for where, section in sections(box, deck)
        if not said(OWN_WORDS[where.split()[1]], section.story)
    ]
    assert wrong == [], "\n".join(wrong)


@each_deck
def test_stories_are_american_and_short(box: dict[str, Any], deck: str) -> None:
    for where, section in sections(box, deck):
        assert not BRITISH.search(section.story.lower()), where
        assert len(section.story) <= 150, where


def test_a_fifth_of_the_sections_depends_on_reputation(box: dict[str, Any]) -> None:
    found = [section for deck in DECKS for _, section in sections(box, deck)]
    varied = [each for each in found if '"reputation":{' in _conditions(each)]
    assert len(varied) >= LEAST_VARIED * len(found)


def _conditions(section: Any) -> str:
    told = "".join(
        each.when.model_dump_json(exclude_defaults=True)
        for each in section.parts
        if each.when is not None
    )
    return told.replace("any_reputation", "reputation").replace('":"', '":{"')
