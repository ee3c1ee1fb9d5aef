"""The words of the story on choices and outcomes: all choices have them, and no rule is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from game.outer_rim.cards.effects.choices import Choose, Way
from game.outer_rim.cards.effects.language import every_effect
from game.outer_rim.cards.effects.trials import Fight
from game.outer_rim.cards.lint.known import walk
from game.outer_rim.cards.log_texts import YOU, spoken
from game.outer_rim.catalog import Content
from game.outer_rim.combat.events import CombatDecided, SkillTested
from game.outer_rim.game import OuterRim
from game.outer_rim.text import cards as say
from game.outer_rim.text.grammar import inline, plain
from game.table.decisions import option

Make = Callable[..., Any]
RAIDER = "draw:navpoint@nav_5"
BOX = "unfinished_business"


@pytest.fixture(scope="module")
def whole(game: OuterRim) -> Content:
    """Return the cards of all boxes."""
    return game.editions.of((BOX,)).content


def choices(content: Content) -> Iterator[tuple[str, Choose]]:
    """Yield every choice, with its card."""
    for id, component in content.components.items():
        yield from ((id, each) for each in every_effect(component) if isinstance(each, Choose))


def test_every_choice_says_what_you_do(game: OuterRim, whole: Content) -> None:
    for content in (game.base.content, whole):
        assert [id for id, each in choices(content) for way in each.ways if not way.words] == []


def test_the_words_of_one_choice_differ(whole: Content) -> None:
    for id, each in choices(whole):
        words = [way.words for way in each.ways]
        assert len(set(words)) == len(words), id
        assert all(each[:1].isupper() and not each.endswith(".") for each in words), id


def test_lines_are_sentences_and_those_to_you_have_a_text_for_the_log(whole: Content) -> None:
    for _, part in (inside for card in whole.components.values() for inside in walk(card)):
        for _, said in spoken(part):
            assert bool(said.log) == bool(YOU.search(said.line)) and not YOU.search(said.log), said
            assert all(x[0] == x[0].upper() and x[-1] in '.!?"' for x in said if x), said


def raider(sim: Make, *dice: str, **player: Any) -> Any:
    """Return Boba Fett at the choice between a raider and her guns."""
    table = sim(
        characters=("boba_fett",), players=[{"space": "nav_5", "credits": 0, **player}],
        decks={"navpoint": ["enc_navpoint_a"]}, step="encounter", dice=dice,
    )  # fmt: skip
    table.choose(RAIDER)
    return table


def test_a_choice_names_the_deed_then_the_rules(sim: Make) -> None:
    table = raider(sim)
    label = table.game.word(table.state, option("choose", "b"))
    assert label.label == "Put out your own lamps" and label.act == "Test Piloting"
    assert label.detail == (
        "Test Piloting: 23% to pass. Pass: gain 1,000 credits. Fail: suffer 2 ship damage."
    )
    assert label.whole == "Put out your own lamps (test Piloting)"


def test_no_rule_is_lost_under_the_words(sim: Make, whole: Content) -> None:
    """The small words under a deed are all that the way does, with its cost."""
    for id, each in choices(whole):
        for way in each.ways:
            bare = way.model_copy(update={"when": None})
            assert len(plain(say.way(whole, bare, id))) <= 240, id
    table = raider(sim)
    chosen: Way = table.game.base.content.blocks["enc_navpoint_a.sections.0.parts.0.effect"][
        0
    ].ways[1]
    label = table.game.word_bare(table.state, option("choose", "b"))
    assert label.detail == inline(plain(say.way(table.game.base.content, chosen, "enc_navpoint_a")))


@pytest.mark.parametrize(
    ("faces", "line"),
    [
        (("crit", "blank"), "Her cannon goes on asking an empty stretch of dark."),
        (("blank", "blank"), "Her second shot is better informed."),
    ],
)
def test_a_test_ends_in_the_words_of_its_card(sim: Make, faces: tuple[str, ...], line: str) -> None:
    table = raider(sim, *faces)
    table.choose("choose:b")
    (tested,) = table.found(SkillTested)
    assert tested.trial == "enc_navpoint_a.sections.0.parts.0.effect.0.ways.1.then.0"
    assert table.game.aside(table.state, tested, tested.seat) == line
    assert table.game.aside(table.state, tested, 1 - tested.seat) == "", "it speaks to the player"
    told = table.game.tell(table.state, tested, None)
    assert told.endswith(f" {line}") and "Boba" in told


def test_a_fight_ends_in_the_words_of_its_card(sim: Make) -> None:
    table = raider(sim, *["hit"] * 3, *["blank"] * 3)
    table.choose("choose:a")
    for _ in range(9):
        if table.found(CombatDecided, log=True):
            break
        table.choose(table.keys[-1])
    (decided,) = table.found(CombatDecided, log=True)
    words = "Her lamps come on, all of them, in surrender."
    assert table.game.aside(table.state, decided, decided.seat) == words
    assert table.game.tell(table.state, decided, None).endswith(f", 3 to 0. {words}")


def test_a_fight_without_effects_has_its_words(game: OuterRim, whole: Content) -> None:
    """An outcome is found by the place of its fight, though nothing follows from it."""
    bare = [
        f"{block}.{place}"
        for block, effects in whole.blocks.items()
        for place, each in enumerate(effects)
        if isinstance(each, Fight) and not (each.win or each.lose or each.survive) and each.passed
    ]
    assert bare and all(whole.outcome(each, True).line for each in bare)
    assert whole.outcome("", True) == whole.outcome("no_such_card.effect.0", False) == ("", "")


def test_a_last_part_without_a_condition_is_for_all_others(whole: Content) -> None:
    card = whole.encounter_cards["enc_core_worlds_d"]
    told = say.section_text(whole, card.id, 1).body
    assert told[0].startswith("**If your {icon:imperial} Imperial reputation is negative:** ")
    assert told[1].startswith("**Otherwise:** ")
    first = next(
        each for each in whole.encounter_cards.values() if len(each.sections[0].parts) == 1
    )
    assert "Otherwise:" not in say.section_text(whole, first.id, 0).body[0]
    for each in whole.encounter_cards.values():
        for number, section in enumerate(each.sections):
            last = section.parts[-1]
            body = say.section_text(whole, each.id, number).body
            open_end = len(section.parts) > 1 and last.when is None
            said = body[len(section.parts) - 1].startswith("**Otherwise:** ")
            assert said == open_end, (each.id, number)
